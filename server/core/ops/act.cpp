#include "server/core/ops/handlers.hpp"

namespace vegas::core::ops {

OpResult handle(Context& context, ConnectionState& connection, PlayerState& player,
                const protocol::ActRequest& op) {
    const auto found = context.find_as_member(op.table, player);
    if (!found) return found.error();
    Table& table = **found;
    const auto before = table.status();
    const auto decisions = table.match().decisions_made();
    if (auto problem =
            table.match_runner().act(player.key, op.decision, op.action, context.table_time())) {
        return *problem;
    }
    // The game itself sets the pace of good actions; what was said before moves nothing.
    if (table.match().decisions_made() != decisions) PlayerRegistry::refund_message(connection);
    context.mark_changed(table, table.status() != before);
    OpReply reply = done_for_table(table);
    reply.is_update = true;
    return reply;
}

}  // namespace vegas::core::ops
