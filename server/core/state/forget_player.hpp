// Deletes a player who wants to be forgotten: from memory, from the records of tables and from
// finished games. The games go on, and the house plays for the player's seats.
#pragma once

#include <string>

#include "server/core/state/context.hpp"

namespace vegas::core {

// Removes the player from this server's memory, and closes their connections except one. False:
// nothing here named them.
bool forget_here(Context&, const std::string& player, std::optional<ConnId> except = {});
// To be called when the store has carried out an ErasePlayer. What it was sent in the meantime, or
// what came from it, may name the player again.
void on_player_erased(Context&, const std::string& player);
// Removes the player here and from the store.
void erase_player(Context&, const std::string& player);
// Likewise, and at all peers. Each server has its own records to be stored, so each erases.
void forget_player(Context&, const std::string& player);

}  // namespace vegas::core
