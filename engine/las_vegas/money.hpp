// What a seat has won.
#pragma once

#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

[[nodiscard]] int cards_held(const Player&);
[[nodiscard]] Dollars total(const State&, Seat);  // cards, chips, skips left [RY-40, CU-6]

}  // namespace vegas::las_vegas
