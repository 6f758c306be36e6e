// How seats decide within a playout of the Las Vegas family: quickly, and well enough that what
// follows an action is a fair sample of what may follow it.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::bots {

// For whom a playout is. A thinker hurts the others where it costs nothing: a share of what they
// would lose counts as gain. The others, as a rule, look at their own money.
struct Thinker {
    Seat seat = kNobody;
    int others_percent = 0;
};

// The answer to what is asked. REQUIRES: `asked` is the decision that is owed.
[[nodiscard]] Action light_answer(const las_vegas::State&, Decision asked, Draws&, Thinker);

}  // namespace vegas::bots
