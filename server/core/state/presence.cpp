#include "server/core/state/presence.hpp"

#include <utility>

#include "server/core/state/table_access.hpp"
#include "server/core/state/table_lifecycle.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core {

// Addresses without limits are shared by people who do not live together.
void mark_arrived(Context& context, Table& table, const PlayerState& player,
                  const ConnectionState& connection) {
    Membership members = table.membership();
    if (!connection.account->unlimited) {
        members.note_address(player.key, context.state.addresses.hash_for_table(*connection.account,
                                                                                table.config().id));
    }
    members.set_connected(player.key, true, context.table_time());
}

void mark_connected_at_tables(Context& context, PlayerState& player,
                              const ConnectionState& connection) {
    std::erase_if(player.tables, [&](const std::string& id) {
        const Table* there = find_table(context, id);
        return there == nullptr || !there->seating().is_member(player.key);
    });
    for (const std::string& id : player.tables) {
        Table& there = *find_table(context, id);
        mark_arrived(context, there, player, connection);
        there.membership().set_gives_seeds(player.key, player.gives_seeds);
        mark_changed(context, there);
        advance_start(context, there);
    }
}

void mark_disconnected_at_tables(Context& context, const PlayerState& player) {
    for (const std::string& id : player.tables) {
        if (Table* there = find_table(context, id)) {
            there->membership().set_connected(player.key, false, context.table_time());
            mark_changed(context, *there);
        }
    }
}

void disconnect_device(Context& context, const PlayerState& player, const std::string& device,
                       std::optional<ConnId> except) {
    for (const ConnId conn : player.conns) {
        ConnectionState& connection = *context.state.registry.find_connection(conn);
        if (conn.is_remote || conn == except || connection.device != device) continue;
        connection.is_closing = true;
        context.state.lobby.unwatch(conn);
        context.close_connection(conn, protocol::CloseCode::device_revoked, "device_revoked");
    }
}

void leave_all_tables(Context& context, PlayerState& player) {
    for (const std::string& id : std::exchange(player.tables, {})) {
        if (Table* left = find_table(context, id)) {
            left->membership().leave(player.key, context.table_time());
            mark_changed(context, *left);
        }
    }
}

}  // namespace vegas::core
