// A server as the front of its clients: it passes on what they ask of tables that have their home
// elsewhere, and what they are told there. When a home is gone, they wait for the next one without
// noticing more than that.
#pragma once

#include <string>
#include <vector>

#include "server/core/hall/call.hpp"

namespace vegas::core::relay {

// The request goes to `to`, or waits until its table has a home.
void pass_on(Call&, Connection&, Nodes::Passed request);

// The player has said hello here and has these seats; those whose home is elsewhere are told.
void came(Call&, const Connection&, const Player&, const std::vector<Seats::At>& seats);
// The connection waits no longer for the next home of this table. True: it did.
bool forget_homeless(Call&, ConnId, const std::string& table);
// The connection is gone.
void gone(Call&, ConnId);

// ---- what homes say. True: the client's request is answered, and the next one may follow.
[[nodiscard]] bool on(Call&, NodeId home, const link::Say&);
void on(Call&, NodeId home, const link::End&);
void on(Call&, NodeId home, const link::NotHere&);
void on(Call&, NodeId home, const link::At&);
void on(Call&, NodeId home, const link::HasSeats&);
void on(Call&, NodeId peer, const link::StoreIs&);
void on(Call&, NodeId home, const link::Listed&);
void on(Call&, NodeId home, const link::Unlisted&);

// These tables have this home from now on, or none.
void found_home(Call&, NodeId home, const std::vector<std::string>& tables);
void lost_home(Call&, NodeId home, const std::vector<std::string>& tables);
void lost_peer(Call&, NodeId);

// Connections whose request waits for a home of this table, or of any.
[[nodiscard]] std::vector<ConnId> waiting_for(const Call&, const std::string& table);
[[nodiscard]] std::vector<ConnId> waiting(const Call&);
// Whoever has waited in vain for too long is sent away, to come back.
void give_up(Call&);

// A quick table of this game that waits for players elsewhere; kNoNode: none does.
[[nodiscard]] NodeId waiting_table(const Hall&, Ruleset);

}  // namespace vegas::core::relay
