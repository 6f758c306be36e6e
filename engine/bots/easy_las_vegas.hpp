// The house bot of level `easy`; see easy.hpp.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// Takes the placement after which the seat would be paid most if the round ended at once; of equal
// ones the one with fewer dice. Passes where a fresh roll of the same dice is worth more than that,
// what passing costs included; a fresh roll's worth is the mean best placement over sampled rolls.
// What a tile asks it decides by trying each answer out a few times; what is hidden or guessed it
// picks at random.
[[nodiscard]] Action choose_easy_las_vegas(const Game& known, Draws& draws);

}  // namespace vegas::bots
