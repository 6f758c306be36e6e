// What must always hold of the tiles; see check_state() in engine/game.hpp.
#pragma once

#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

// Null, or what is wrong. REQUIRES: the game is not over.
[[nodiscard]] const char* check_tiles(const State&);

}  // namespace vegas::las_vegas
