#include <utility>

#include "server/core/ops/handle.hpp"

namespace vegas::core::ops {
namespace {

// The tables whose records are all stored; the others follow when theirs are.
Answered lobby_in_outage(const Hall& hall) {
    protocol::Lobby lobby;
    protocol::LobbyUpdate later;
    for (protocol::LobbyEntry& entry : hall.lobby.entries()) {
        auto& tables = hall.outbox.waits_for(entry.table) ? later.tables : lobby.tables;
        tables.push_back(std::move(entry));
    }
    Answered answered{std::move(lobby), {}, ""};
    if (!later.tables.empty()) answered.after.emplace_back(std::move(later));
    return answered;
}

}  // namespace

Answer handle(Call& call, Connection& c, Player&, const protocol::LobbyWatch&) {
    c.watches_lobby = true;
    if (call.hall.outage.lasts()) return lobby_in_outage(call.hall);
    return Answered{protocol::Lobby{call.hall.lobby.entries()}};
}

Answer handle(Call&, Connection& c, Player&, const protocol::LobbyUnwatch&) {
    c.watches_lobby = false;
    return Answered{protocol::Done{}, {}, ""};
}

}  // namespace vegas::core::ops
