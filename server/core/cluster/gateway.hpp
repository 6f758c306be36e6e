// Gateway for this server's clients. Forwards their requests to tables whose home is another
// server, and delivers that home's messages to them. If a home is lost, its clients wait here for
// the next one and notice only a delay.
#pragma once

#include <string>
#include <vector>

#include "server/core/state/context.hpp"

namespace vegas::core::cluster {

// Forwards the request to `to`, or keeps it until its table has a home.
void forward(Context&, ConnectionState&, ClusterState::ForwardedRequest request);

// The player has said hello and has these seats. Notifies peers, and attaches the client at the
// homes of the tables.
void on_player_connected(Context&, const ConnectionState&, const PlayerState&,
                         const std::vector<PlayerSeats::SeatEntry>& seats);
// Stops waiting for the next home of this table. True: the connection was waiting.
bool stop_waiting(Context&, ConnId, const std::string& table);
// Starts waiting, unless the connection is at the table elsewhere.
void wait_for_home(Context&, ConnId, const std::string& table);
// The connection is closed.
void detach_client(Context&, ConnId);

// ---- messages from homes. True: the client's request is complete, and the next one may follow.
[[nodiscard]] bool handle(Context&, NodeId home, const peer::DeliverMessage&);
void handle(Context&, NodeId home, const peer::CloseClient&);
void handle(Context&, NodeId home, const peer::NotHome&);
void handle(Context&, NodeId home, const peer::ClientTables&);
void handle(Context&, NodeId home, const peer::PlayerTables&);
void handle(Context&, NodeId peer, const peer::StoreStatus&);
void handle(Context&, NodeId home, const peer::TableListed&);
void handle(Context&, NodeId home, const peer::TableUnlisted&);

// These tables have a new home, or none.
void on_home_found(Context&, NodeId home, const std::vector<std::string>& tables);
void on_home_released(Context&, NodeId home, const std::vector<std::string>& tables);
void on_peer_down(Context&, NodeId);

// Connections with a forwarded request that waits for a home of this table, or of any.
[[nodiscard]] std::vector<ConnId> conns_waiting_for(const Context&, const std::string& table);
[[nodiscard]] std::vector<ConnId> conns_waiting(const Context&);
// Disconnects clients that have waited too long for a home, so that they reconnect.
void close_expired(Context&);

// The peer with the fullest quick table of this game that waits for players, or kNoNode.
[[nodiscard]] NodeId find_waiting_table(const ServerState&, Ruleset);

}  // namespace vegas::core::cluster
