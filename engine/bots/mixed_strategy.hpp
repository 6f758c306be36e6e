// Draws decisions that others must not foresee: sealed choices, and guesses of them. Each comes
// from a mixed strategy that gives no advantage to a player who knows it.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"

namespace vegas::bots {

[[nodiscard]] bool has_mixed_strategy(Ask);

// REQUIRES: has_mixed_strategy(asked), and `list` has its legal actions.
[[nodiscard]] Action draw_mixed_strategy(Ask asked, const Actions& list, Draws&);

}  // namespace vegas::bots
