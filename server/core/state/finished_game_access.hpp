// Decides who may read a finished game.
#pragma once

#include <string_view>

#include "server/core/base/storage.hpp"

namespace vegas::core {

// Whether the game may be read with this invite, which may be empty: the game's own, which its
// members know, or the one that leads to its table now. A public table's game may be
// read by everybody. `game`: null if there is none; this takes equally long.
[[nodiscard]] bool may_read_game(const StoredGame* game, std::string_view invite);

}  // namespace vegas::core
