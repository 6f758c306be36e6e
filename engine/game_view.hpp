// A view of a game of any ruleset: each family has its own.
#pragma once

#include <variant>

#include "engine/vegas_1996/seen.hpp"
#include "engine/view.hpp"

namespace vegas {

using GameView = std::variant<View, vegas_1996::View>;

}  // namespace vegas
