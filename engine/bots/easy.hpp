// The bot of level `easy`: takes the best expected payout of the next placement.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// REQUIRES: a decision is open in `known`.
[[nodiscard]] Action choose_easy(const Game& known, Draws& draws);

}  // namespace vegas::bots
