#include "server/core/state/lobby_feed.hpp"

#include <optional>
#include <utility>

#include "server/core/state/context.hpp"
#include "server/core/table/table_summary.hpp"

namespace vegas::core {

void LobbyFeed::update_entry(Context& context, const std::string& table) {
    ServerState& state = context.state;
    if (state.store.outbox.has_pending(table)) {
        unstored_.insert(table);
        return;
    }
    unstored_.erase(table);
    const Table* changed = state.tables.find(table);
    const bool is_listed = changed != nullptr &&
                           changed->status() != protocol::TableStatus::finished &&
                           !changed->is_deserted();
    const std::string network = state.network_of_table(table);
    state.lobby.set_entry(table, is_listed ? std::optional(lobby_entry(*changed)) : std::nullopt,
                          network);
    if (state.cluster.peers.empty()) return;
    if (const auto entry = state.lobby.entry(table)) {
        context.send_to_all_peers(peer::TableListed{*entry, network});
    } else {
        context.send_to_all_peers(peer::TableUnlisted{table});
    }
}

// What the lobby knows is stored, so telling it waits for nothing.
void LobbyFeed::publish(Context& context) {
    ServerState& state = context.state;
    for (const std::string& table : std::exchange(changed_, {})) update_entry(context, table);
    for (Send& send : state.lobby.publish(context.now)) {
        context.send_for_table({}, send.conn, std::move(send.text));
    }
    if (const auto at = state.lobby.next_publish_at()) state.timers.set(LobbyTick{}, at);
}

}  // namespace vegas::core
