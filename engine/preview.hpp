// What an action would do, to be shown to the person who chooses. Pure, as engine/game.hpp.
#pragma once

#include "engine/action.hpp"
#include "engine/game.hpp"

namespace vegas {

// REQUIRES: the action is one of legal_actions().
[[nodiscard]] GamePreview preview(const Game&, const Action&);

}  // namespace vegas
