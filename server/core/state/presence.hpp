// A player's coming back: on another connection, and at their tables.
#pragma once

#include "server/core/state/context.hpp"

namespace vegas::core {

// The player has come back on another connection.
void replace_connection(Context&, ConnId);
// Marks the player connected at their tables and publishes it. An absent player may have lost a
// seat.
void mark_connected_at_tables(Context&, PlayerState&);

}  // namespace vegas::core
