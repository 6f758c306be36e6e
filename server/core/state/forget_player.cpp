#include "server/core/state/forget_player.hpp"

#include <utility>

#include "server/core/state/table_access.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core {
namespace {

bool forget_at_tables(Context& context, const std::string& player, PlayerKey key) {
    bool was_named = false;
    for (const auto& [id, table] : context.state.tables) {
        context.current_table = id;
        if (!table->membership().forget(player, key, context.table_time())) continue;
        mark_changed(context, *table);
        was_named = true;
    }
    return was_named;
}

void disconnect(Context& context, const PlayerState& player, std::optional<ConnId> except) {
    for (const ConnId conn : player.conns) {
        context.state.lobby.unwatch(conn);
        if (conn.is_remote || conn == except) continue;
        context.state.registry.find_connection(conn)->is_closing = true;
        context.close_connection(conn, protocol::CloseCode::player_forgotten, "forgotten");
    }
}

void erase_from_store(Context& context, const std::string& player) {
    context.state.store.queries.push(ErasePlayer{player},
                                     [player](Context& reply_context, const QueryResult&) {
                                         on_player_erased(reply_context, player);
                                     });
}

}  // namespace

bool forget_here(Context& context, const std::string& player, std::optional<ConnId> except) {
    context.state.registry.invalidate_pending_hellos(player);
    const PlayerState* known = context.state.registry.find_by_id(player);
    const PlayerKey key = known == nullptr ? kNoPlayer : known->key;
    const bool was_named = forget_at_tables(context, player, key);
    if (known == nullptr) return was_named;
    disconnect(context, *known, except);
    context.state.registry.erase(key);
    return true;
}

void on_player_erased(Context& context, const std::string& player) {
    if (forget_here(context, player)) erase_from_store(context, player);
}

void erase_player(Context& context, const std::string& player) {
    forget_here(context, player);
    erase_from_store(context, player);
}

void forget_player(Context& context, const std::string& player) {
    ++context.state.counters.players_erased;
    context.send_to_all_peers(peer::PlayerForgotten{player});
    erase_player(context, player);
}

}  // namespace vegas::core
