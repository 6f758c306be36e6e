// The rollout policy of the Las Vegas family: decides quickly, and well enough that a playout is a
// fair sample of what may follow an action.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::bots {

// The seat that a playout is for. It counts a share of what the others would lose as its own gain,
// where that costs it nothing. The other seats, as a rule, look at their own money.
struct RolloutPlayer {
    Seat seat = kNobody;
    int opponent_weight_percent = 0;
};

// REQUIRES: `asked` is the open decision.
[[nodiscard]] Action rollout_action(const las_vegas::State&, Decision asked, Draws&, RolloutPlayer);

}  // namespace vegas::bots
