// What is seen of a game of any ruleset. Pure, as engine/game.hpp.
#pragma once

#include "engine/game.hpp"
#include "engine/own_view.hpp"
#include "engine/types.hpp"

namespace vegas {

// What a viewer may see: a seat sees its own money, kNobody (a spectator) what all may see. [RY-33]
[[nodiscard]] GameView view(const Game&, Seat viewer);

// What only the seat itself sees of its own.
[[nodiscard]] OwnView own_view(const Game&, Seat);

}  // namespace vegas
