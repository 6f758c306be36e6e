#include "server/core/state/store_health.hpp"

#include <utility>

#include "server/core/state/guarded.hpp"
#include "server/core/state/table_lifecycle.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core {
namespace {

// If all tables of this player have other homes, their stores may reply.
bool plays_elsewhere(const ClusterState& nodes, ConnId conn, const PlayerState& player) {
    const auto there = nodes.remote_tables.find(conn);
    return player.tables.empty() && there != nodes.remote_tables.end() &&
           !there->second.tables.empty();
}

// Viewers get the deadlines that have moved.
void resume_table(Context& context, Table& table, std::int64_t paused_ms) {
    if (table.extend_deadlines(paused_ms, context.now)) mark_changed(context, table, false);
    schedule_table(context.state, table);
    const auto starts_at = table.presence().starts_at();
    if (!starts_at || table.is_frozen()) return;
    const std::string& id = table.config().id;
    const SharedText text = shared_text(protocol::StartingMessage{id, *starts_at - context.now});
    for_each_viewer(context, table,
                    [&](PlayerKey, ConnId conn) { context.send_for_table(id, conn, text); });
}

}  // namespace

void check_store(Context& context) {
    ServerState& state = context.state;
    if (!state.store.outage.begin_if_due(state.store.oldest_wait(), context.now)) return;
    context.log(LogLevel::warn, "event=storage_unavailable");
    context.send_to_all_peers(peer::StoreStatus{true});
    for (const auto& [id, table] : state.tables) schedule_table(state, *table);
    for (auto& [id, connection] : state.registry.all_connections()) {
        const PlayerState* player = state.registry.find_player(connection.player);
        if (player == nullptr ? connection.is_request_pending
                              : !plays_elsewhere(state.cluster, connection.id, *player)) {
            notify_outage(context, connection);
        }
    }
}

void notify_outage(Context& context, ConnectionState& connection) {
    if (std::exchange(connection.knows_outage, true)) return;
    context.state.store.outbox.overtake(context.out, connection.id,
                                        shared_text(protocol::StorageMessage{false}));
}

// All held output and every refusal has been sent by now, so that a client may ask again at once.
void end_outage_if_over(Context& context) {
    ServerState& state = context.state;
    const auto since = state.store.outage.end_if_over(state.store.oldest_wait());
    if (!since) return;
    const std::int64_t paused_ms = context.now - *since;
    context.log(LogLevel::info, "event=storage_available after_ms=" + std::to_string(paused_ms));
    context.send_to_all_peers(peer::StoreStatus{false});
    const SharedText text = shared_text(protocol::StorageMessage{true});
    for (auto& [id, connection] : state.registry.all_connections()) {
        if (!std::exchange(connection.knows_outage, false)) continue;
        context.send_for_table({}, connection.id, text);
        if (connection.player != kNoPlayer) continue;
        state.timers.set(connection.id, context.now + state.settings.limits.hello_ms);
    }
    for (const auto& it : state.tables) {
        context.current_table = it.first;
        guarded(context, [&] { resume_table(context, *it.second, paused_ms); });
    }
}

}  // namespace vegas::core
