// Home of tables: takes and releases them, and serves clients that are connected with another
// server, their gateway.
#pragma once

#include <string>
#include <vector>

#include "server/core/state/context.hpp"

namespace vegas::core::cluster {

// ---- clients at other gateways
void handle(Context&, NodeId front, const peer::PlayerConnected&);
void handle(Context&, NodeId front, const peer::AttachClient&);
void handle(Context&, NodeId front, const peer::ResumeTables&);
// The connection's local id, or nullopt if it is unknown.
[[nodiscard]] std::optional<ConnId> find_conn(const Context&, NodeId front, std::uint64_t conn);
// All connections through this gateway.
[[nodiscard]] std::vector<ConnId> conns_of_gateway(const Context&, NodeId front);
// Sends the gateway the tables of its client, if they have changed.
void send_client_tables(Context&, ConnId);
// The player has come to a table here. Gateways attach the connections that do not know.
void notify_gateways(Context&, const PlayerState&, const std::string& table);
// Replies that the request's table is not here.
void reply_not_home(Context&, ConnId);
void forget_client(Context&, ConnId);
// Moves output for clients at other gateways to the peer connections.
void route_to_gateways(ServerState&, Output&);

// Brings a client back to a table that had another home before: to its seat, or else as a
// spectator. The client is of this server or of another gateway.
void rejoin_table(Context&, ConnId, PlayerState&, const std::string& table);

// ---- tables
// Tells a newly connected peer which tables are here.
void introduce_to_peer(Context&, NodeId peer);
// Loads these stored tables and becomes their home.
void take_tables(Context&, const Claimed&);
// Releases all tables when the server stops, so that others may take them.
void release_all_tables(Context&);

}  // namespace vegas::core::cluster
