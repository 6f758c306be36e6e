// What an action would do, to be shown to the person who chooses. Pure, as engine/game.hpp.
#pragma once

#include <variant>

#include "engine/action.hpp"
#include "engine/game.hpp"
#include "engine/las_vegas/preview.hpp"
#include "engine/vegas_1996/preview.hpp"

namespace vegas {

using GamePreview = std::variant<las_vegas::Preview, vegas_1996::Preview>;

// REQUIRES: the action is one of legal_actions().
[[nodiscard]] GamePreview preview(const Game&, const Action&);

}  // namespace vegas
