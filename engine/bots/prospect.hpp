// What a position at the end of a playout is worth.
#pragma once

#include "engine/game.hpp"

namespace vegas::bots {

// The share of the win that the seat may expect, from 0 to 1: exact when the game is over, else
// estimated from what each seat has.
[[nodiscard]] double prospect(const Game&, Seat);

}  // namespace vegas::bots
