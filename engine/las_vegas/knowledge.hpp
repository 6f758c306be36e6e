// Hidden information and self-checks; see engine/game.hpp.
#pragma once

#include "engine/draws.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

[[nodiscard]] State resample(const State&, Seat seat, Draws&);
[[nodiscard]] const char* check_state(const State&);

}  // namespace vegas::las_vegas
