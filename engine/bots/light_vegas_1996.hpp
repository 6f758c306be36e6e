// How seats decide within a playout of VEGAS, and what a position promises them, both in a glance.
#pragma once

#include <array>

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/vegas_1996/state.hpp"

namespace vegas::bots {

// The answer to what is asked. REQUIRES: `asked` is the decision that is owed.
[[nodiscard]] Action light_answer(const vegas_1996::State&, Decision asked, Draws&);

// The chips that each seat has, and may expect of the tables that are open.
[[nodiscard]] std::array<double, kSeatsMax> light_chips(const vegas_1996::State&);

// How far that is from what will be: about the scale of the difference of two seats' chips.
[[nodiscard]] double light_spread(const vegas_1996::State&);

}  // namespace vegas::bots
