// What the house bots know of VEGAS; engine/bots/families.hpp says what each function is for.
#pragma once

#include <optional>

#include "engine/action.hpp"
#include "engine/bots/rollout.hpp"
#include "engine/draws.hpp"
#include "engine/vegas_1996/state.hpp"

namespace vegas::vegas_1996 {

// Judges an action by what its counter would bring. At each gaming table the seat counts as holding
// a part of the chip. The part is larger if the seat would win the chip now, and the fuller the
// table is. Takes the action that adds most; a roll counts as the mean over the six faces. Chooses
// at random in a duel.
[[nodiscard]] Action choose_easy(const State& known, Draws&);
[[nodiscard]] inline bool is_easy_choice_slow(const State&) { return false; }

// REQUIRES: a decision is open.
[[nodiscard]] Action rollout_action(const State&, Draws&, bots::RolloutPlayer);
[[nodiscard]] inline int rollout_cost(const State&) { return 2; }  // measured
[[nodiscard]] inline int rollout_phase(const State&) { return 0; }
[[nodiscard]] inline int rollout_decisions_most(const State&) { return 24; }
[[nodiscard]] std::optional<Action> draw_mixed_strategy(const State&, const Actions&, Draws&);

// The values of the chips that each seat has, plus those it may expect from the open tables.
[[nodiscard]] bots::SeatEstimates estimate(const State&);

}  // namespace vegas::vegas_1996
