// What the house bots know of the Las Vegas family; engine/bots/families.hpp says what each
// function is for.
#pragma once

#include <optional>

#include "engine/action.hpp"
#include "engine/bots/rollout.hpp"
#include "engine/draws.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

// Takes the placement that pays the seat most if the round ended at once; of equal ones, the one
// with fewer dice. Passes if a new roll of the same dice is worth more than that, minus the price
// of passing. A new roll is worth the mean of the best placements over sampled rolls. Tries each
// answer to a tile's question a few times. Makes sealed choices and guesses at random.
[[nodiscard]] Action choose_easy(const State& known, Draws&);
[[nodiscard]] bool is_easy_choice_slow(const State& known);

// REQUIRES: a decision is open.
[[nodiscard]] Action rollout_action(const State&, Draws&, bots::RolloutPlayer);
[[nodiscard]] int rollout_cost(const State&);
[[nodiscard]] inline int rollout_phase(const State& s) { return s.round; }
[[nodiscard]] inline int rollout_decisions_most(const State&) { return 400; }  // a round has 40
[[nodiscard]] std::optional<Action> draw_mixed_strategy(const State&, const Actions&, Draws&);

// Money, in cards of the lowest rank.
[[nodiscard]] bots::SeatEstimates estimate(const State&);

}  // namespace vegas::las_vegas
