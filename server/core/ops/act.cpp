#include "server/core/ops/handlers.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::ops {

OpResult handle(Context& context, Table& table, ConnectionState& connection, PlayerState& player,
                const protocol::ActRequest& op) {
    const auto before = table.status();
    const auto decisions = table.match().decisions_made();
    if (auto problem =
            table.match_runner().act(player.key, op.decision, op.action, context.table_time())) {
        return *problem;
    }
    // The game itself sets the pace of good actions. A repeated one changes nothing.
    if (table.match().decisions_made() != decisions) {
        connection.message_limiter.refund();
    }
    mark_changed(context, table, table.status() != before);
    OpReply reply = done_for_table(table);
    reply.is_update = true;
    return reply;
}

OpResult handle(Context& context, Table& table, PlayerState& player, const protocol::TableGoOn&) {
    if (auto problem = table.membership().agree_to_go_on(player.key, context.table_time())) {
        return *problem;
    }
    table.match_runner().take_back_seat(player.key, context.table_time());
    mark_changed(context, table, false);
    return done_for_table(table);
}

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TablePause& op) {
    if (auto problem = table.pausing().ask(player.key, op.kind, op.minutes, context.table_time())) {
        return *problem;
    }
    mark_changed(context, table, false);
    return done_for_table(table);
}

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableAcceptPause& op) {
    if (auto problem = table.pausing().accept(player.key, op.accept, context.table_time())) {
        return *problem;
    }
    mark_changed(context, table, false);
    return done_for_table(table);
}

}  // namespace vegas::core::ops
