// What a roll shows.
#pragma once

#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

// Own dice of a roll that show a face, 1 to 6.
[[nodiscard]] Dice rolled_dice(const Roll&, int face);
// Does any die of the roll, own or white, show the face? [RY-20, CL-11]
[[nodiscard]] bool shows(const Roll&, int face);

}  // namespace vegas::las_vegas
