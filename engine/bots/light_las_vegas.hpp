// How seats decide within a playout of the Las Vegas family: quickly, and well enough that what
// follows an action is a fair sample of what may follow it.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::bots {

// The answer to what is asked, in a playout for the seat that thinks. REQUIRES: `asked` is the
// decision that is owed.
[[nodiscard]] Action light_answer(const las_vegas::State&, Decision asked, Draws&, Seat thinker);

}  // namespace vegas::bots
