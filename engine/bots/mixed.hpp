// Answers that others must not foresee: choices that are sealed, and guesses of what is. Each is
// drawn from a mixture by which nobody gains who knows the mixture.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"

namespace vegas::bots {

[[nodiscard]] bool is_mixed(Ask);

// REQUIRES: is_mixed(asked); `list` has the legal answers to it.
[[nodiscard]] Action mixed_answer(Ask asked, const Actions& list, Draws&);

}  // namespace vegas::bots
