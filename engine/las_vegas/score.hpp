// Totals and places at the end. [RY-40, CL-7, ALL-5]
#pragma once

#include "engine/las_vegas/state.hpp"
#include "engine/result.hpp"

namespace vegas::las_vegas {

[[nodiscard]] GameResult score(const State&);

}  // namespace vegas::las_vegas
