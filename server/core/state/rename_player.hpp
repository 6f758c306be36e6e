// Gives a player another name, as the operator wishes: in memory and at tables. The store is asked
// by who wishes it. Games that have ended keep the name under which they were played.
#pragma once

#include <string>

#include "server/core/state/context.hpp"

namespace vegas::core {

// On this server.
void rename_here(Context&, const std::string& player, const std::string& name);
// Likewise, and at all peers.
void rename_player(Context&, const RenamePlayer&);

}  // namespace vegas::core
