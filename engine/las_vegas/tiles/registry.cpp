// Every tile that the engine has, by face. This file holds nothing else: a test links its own.
#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas {

const TileRules* rules_of(Tile) { return nullptr; }

}  // namespace vegas::las_vegas
