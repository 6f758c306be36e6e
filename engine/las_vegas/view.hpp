// Views of a Las Vegas game; see engine/game.hpp for what they promise.
#pragma once

#include "engine/las_vegas/state.hpp"
#include "engine/view.hpp"

namespace vegas::las_vegas {

[[nodiscard]] View view(const State&, Seat viewer);
[[nodiscard]] OwnView own_view(const State&, Seat);
[[nodiscard]] Preview preview(const State&, const Action&);

}  // namespace vegas::las_vegas
