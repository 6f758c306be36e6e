// The house bot of level `easy`; see easy.hpp.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// Takes the placement after which the seat would be paid most if the round ended at once; of equal
// ones, the one with fewer dice. Passes if a new roll of the same dice is worth more than that,
// minus what passing costs; the worth of a new roll is the mean of the best placements over sampled
// rolls. Answers the questions of tiles by trying out each answer a few times. Makes sealed choices
// and guesses at random.
[[nodiscard]] Action choose_easy_las_vegas(const Game& known, Draws& draws);

}  // namespace vegas::bots
