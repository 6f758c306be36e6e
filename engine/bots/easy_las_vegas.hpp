// The house bot of level `easy`; see easy.hpp.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// Takes the placement that pays the seat most if the round ended at once; of equal ones, the one
// with fewer dice. Passes if a new roll of the same dice is worth more than that, minus the price
// of passing. A new roll is worth the mean of the best placements over sampled rolls. Tries each
// answer to a tile's question a few times. Makes sealed choices and guesses at random.
[[nodiscard]] Action choose_easy_las_vegas(const Game& known, Draws& draws);

}  // namespace vegas::bots
