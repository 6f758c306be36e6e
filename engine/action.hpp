// What is asked of a seat and what a seat answers. Enumerators equal the words on the wire.
#pragma once

#include <compare>
#include <cstdint>
#include <type_traits>

#include "engine/fixed.hpp"
#include "engine/types.hpp"

namespace vegas {

// The kind of a decision: what is asked.
enum class Ask : std::uint8_t {
    none,
    roll,   // roll the dice of the supply [RY-20, RY-24]
    place,  // choose a number, or pass for a chip [RY-20, RY-21]
};

// The kind of an answer.
enum class Act : std::uint8_t {
    roll,
    place,  // a = the face, 1-6
    pass,
};

// Four bytes; what a, b and c mean depends on the kind. Ordered, so that lists of options are
// sorted.
struct Action {
    Act kind{};
    std::uint8_t a = 0, b = 0, c = 0;
    auto operator<=>(const Action&) const = default;
};
static_assert(sizeof(Action) == 4 && std::is_trivially_copyable_v<Action>);

// Every legal answer to one decision: non-empty, sorted, without repeats. [ALL-2]
using Actions = Fixed<Action, 64>;

// Exactly one seat owes exactly one decision at a time.
struct Decision {
    Seat seat = kNobody;
    Ask ask = Ask::none;
    bool operator==(const Decision&) const = default;
};

}  // namespace vegas
