// The bot of level `random`: any of the legal actions.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// Uniform over the listed actions. REQUIRES: a decision is open in `known`.
[[nodiscard]] Action choose_random(const Game& known, Draws& draws);

}  // namespace vegas::bots
