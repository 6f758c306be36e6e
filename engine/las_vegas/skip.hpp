// Passing: who may take the dice back, and what that costs: a chip [RY-21], or by the house rules
// of the custom edition $1 of skip money [CU-10] or a skip card [CU-11].
#pragma once

#include "engine/las_vegas/preview.hpp"
#include "engine/las_vegas/state.hpp"
#include "engine/shared_events.hpp"

namespace vegas::las_vegas {

// What every seat starts the game with.
void give_skips(State&);

// A new round: nobody has skipped in it.
void forget_skips(State&);

[[nodiscard]] bool may_pass(const State&, Seat);

[[nodiscard]] Price price_of_pass(const State&);

// Takes the price and writes it into the event. REQUIRES: may_pass.
void pay_for_pass(State&, Seat, Passed& passed);

// How often the seat has skipped in this round: 0, 1, or 2 for twice or more.
[[nodiscard]] int skips_of(const State&, Seat);

}  // namespace vegas::las_vegas
