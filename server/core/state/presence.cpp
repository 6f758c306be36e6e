#include "server/core/state/presence.hpp"

#include "server/core/state/table_access.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core {

void replace_connection(Context& context, ConnId conn) {
    context.state.lobby.unwatch(conn);
    if (ConnectionState* connection = context.state.registry.find_connection(conn)) {
        connection->is_replaced = true;
    }
    context.send(conn, shared_text(protocol::ReplacedMessage{}));
    context.close_connection(conn, protocol::CloseCode::replaced, "replaced");
}

void mark_connected_at_tables(Context& context, PlayerState& player) {
    std::erase_if(player.tables, [&](const std::string& id) {
        const Table* there = find_table(context, id);
        return there == nullptr || !there->seating().is_member(player.key);
    });
    for (const std::string& id : player.tables) {
        Table& there = *find_table(context, id);
        there.set_connected(player.key, true, context.table_time());
        mark_changed(context, there);
    }
}

}  // namespace vegas::core
