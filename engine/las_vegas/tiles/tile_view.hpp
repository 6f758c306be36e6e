// What everybody sees of a tile. [RY-54]
#pragma once

#include "engine/las_vegas/state.hpp"
#include "engine/view.hpp"

namespace vegas::las_vegas {

// REQUIRES: the casino has a tile.
[[nodiscard]] TileView view_of_tile(const State&, int casino);

}  // namespace vegas::las_vegas
