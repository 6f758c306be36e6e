// How a game is to be played: ruleset, seats and options. [ALL-3]
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/types.hpp"

namespace vegas {

struct Setup {
    Ruleset ruleset = Ruleset::royale_basic;
    std::uint8_t seats = 4;
    Seat first_seat = kNobody;  // starts the game; kNobody: drawn at random [RY-13, CL-4]
    bool open_money = false;    // all totals are shown [RY-33, CL-7]
    bool neutral_dice = false;  // classic: white dice [CL-10]
    bool operator==(const Setup&) const = default;
};

enum class BadSetup : std::uint8_t { none, seats, first_seat, neutral_dice };

[[nodiscard]] BadSetup check(const Setup&);

// Option words of a ruleset, as they stand in a table's `options`.
[[nodiscard]] std::span<const std::string_view> option_names(Ruleset);
[[nodiscard]] std::string_view name_of(Ruleset);
[[nodiscard]] std::optional<Ruleset> ruleset_named(std::string_view);
[[nodiscard]] int seats_least(Ruleset);
[[nodiscard]] int seats_most(const Setup&);  // with its options [CL-10]

}  // namespace vegas
