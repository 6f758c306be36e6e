// The house bot of level `easy` at VEGAS; see easy.hpp.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// Judges an action by what its counter would bring. At each gaming table the seat counts as holding
// a part of the chip. The part is larger if the seat would win the chip now, and the fuller the
// table is. Takes the action that adds most; a roll counts as the mean over the six faces. Chooses
// at random in a duel.
[[nodiscard]] Action choose_easy_vegas_1996(const Game& known, Draws& draws);

}  // namespace vegas::bots
