// Which tiles lie beside the casinos in a round. [RY-51]
#pragma once

#include "engine/las_vegas/flow.hpp"

namespace vegas::las_vegas {

void lay_tiles(GameContext&);

}  // namespace vegas::las_vegas
