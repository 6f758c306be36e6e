// Games of VEGAS with duels.
#pragma once

#include <optional>

#include "engine/setup.hpp"

namespace vegas::test {

constexpr Setup with_duels(std::uint8_t seats, bool duel = true,
                           const std::optional<vegas_1996::Board>& board = {}) {
    return {.ruleset = Ruleset::vegas_1996,
            .seats = seats,
            .vegas_1996 = {.duel = duel, .board = board}};
}

}  // namespace vegas::test
