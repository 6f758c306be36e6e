// Tells a player's tables that the player is connected, disconnected or gone; and all who are
// connected what the operator says.
#pragma once

#include "server/core/state/context.hpp"

namespace vegas::core {

// Marks the player connected at their tables, on this connection, and publishes it. An absent
// player may have lost a seat.
void mark_connected_at_tables(Context&, PlayerState&, const ConnectionState&);
void mark_disconnected_at_tables(Context&, const PlayerState&);
// Closes the device's connections to this server, but not `except`.
void disconnect_device(Context&, const PlayerState&, const std::string& device,
                       std::optional<ConnId> except = {});
// The member has come to the table: connected, from the address of this connection.
void mark_arrived(Context&, Table&, const PlayerState&, const ConnectionState&);
// As if the player had left, so that nobody waits for them.
void leave_all_tables(Context&, PlayerState&);

}  // namespace vegas::core
