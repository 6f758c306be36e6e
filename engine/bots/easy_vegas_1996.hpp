// The house bot of level `easy` at VEGAS; see easy.hpp.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// Looks at what one counter more would bring: at each table the seat holds a part of the chip, a
// larger one when it would win it now and the fuller the table is. Takes what adds most, rolls by
// the mean over the six faces. Chooses at random in a duel.
[[nodiscard]] Action choose_easy_vegas_1996(const Game& known, Draws& draws);

}  // namespace vegas::bots
