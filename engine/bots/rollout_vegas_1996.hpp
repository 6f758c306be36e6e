// The rollout policy of VEGAS, and its quick estimate of a state.
#pragma once

#include <array>

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/vegas_1996/state.hpp"

namespace vegas::bots {

// REQUIRES: `asked` is the open decision.
[[nodiscard]] Action rollout_action(const vegas_1996::State&, Decision asked, Draws&);

// The chips that each seat has, plus those it may expect from the open tables.
[[nodiscard]] std::array<double, kSeatsMax> expected_chips(const vegas_1996::State&);

// How uncertain that estimate is: roughly the scale of the difference of two seats' final chips.
[[nodiscard]] double chip_spread(const vegas_1996::State&);

}  // namespace vegas::bots
