// A server as the home of tables: of those that it takes and lets go, and of clients that are
// connected with another server, their front.
#pragma once

#include <string>
#include <vector>

#include "server/core/hall/call.hpp"

namespace vegas::core::relay {

// ---- clients at other fronts
void on(Call&, NodeId front, const link::Came&);
void on(Call&, NodeId front, const link::Attach&);
void on(Call&, NodeId front, const link::Return&);
// The connection, by our number; nothing: it is not known.
[[nodiscard]] std::optional<ConnId> conn_of(const Call&, NodeId front, std::uint64_t conn);
// All of a front's.
[[nodiscard]] std::vector<ConnId> conns_of(const Call&, NodeId front);
// The front is told where its client is now, if that is somewhere else than before.
void tell_where(Call&, ConnId);
// A request is for a table that is not here.
void not_here(Call&, ConnId);
void forget(Call&, ConnId);
// What is for clients at other fronts leaves over the line to these.
void send_to_fronts(Hall&, Output&);

// A client of this server, or of another front, who was at the table when it had another home, is
// there again: with the seat, or else watching.
void come_home(Call&, ConnId, Player&, const std::string& table);

// ---- tables
// A line to another server begins: it is told what there is here.
void introduce(Call&, NodeId peer);
// These tables, which have lasted, are here from now on.
void take(Call&, const Claimed&);
// The server stops: others take its tables.
void let_all_go(Call&);

}  // namespace vegas::core::relay
