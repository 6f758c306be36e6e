// What is seen of a game of any ruleset. Pure, as engine/game.hpp.
#pragma once

#include <variant>

#include "engine/game.hpp"
#include "engine/las_vegas/view.hpp"
#include "engine/own_view.hpp"
#include "engine/types.hpp"
#include "engine/vegas_1996/view.hpp"

namespace vegas {

using GameView = std::variant<las_vegas::View, vegas_1996::View>;

// What a viewer may see: a seat sees its own money, kNobody (a spectator) what all may see. [RY-33]
[[nodiscard]] GameView view(const Game&, Seat viewer);

// What only the seat itself sees of its own.
[[nodiscard]] OwnView own_view(const Game&, Seat);

}  // namespace vegas
