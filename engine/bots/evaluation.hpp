// Estimates what a state at the end of a playout is worth.
#pragma once

#include "engine/game.hpp"

namespace vegas::bots {

// The seat's expected share of the win, from 0 to 1. Exact when the game is over, else estimated
// from what each seat has.
[[nodiscard]] double evaluate(const Game&, Seat);

}  // namespace vegas::bots
