// What only a seat itself sees of its own.
#pragma once

#include <optional>
#include <vector>

#include "engine/action.hpp"
#include "engine/types.hpp"

namespace vegas {

struct OwnView {
    Seat seat = kNobody;
    std::vector<Dollars> cards;  // ascending
    Dollars total = 0;
    std::optional<Action> sealed;  // its own choice that the others do not know yet
    bool operator==(const OwnView&) const = default;
};

}  // namespace vegas
