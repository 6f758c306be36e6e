#include "server/core/ops/handlers.hpp"

#include "server/core/ops/starting.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::ops {

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableRematch& op) {
    if (!context.state.opens_games()) return error(ErrorCode::closing, "the server is stopping");
    const bool reopens = table.status() == protocol::TableStatus::finished;
    if (auto problem = table.waiting_room().rematch(player.key, op.game, context.table_time())) {
        return *problem;
    }
    mark_changed(context, table);
    // All are told of the open table and its commitment before the start shows the seeds.
    if (reopens && table.seating().all_ready()) publish(context, table);
    if (auto problem = start_if_all_ready(context, table)) return *problem;
    return done();
}

}  // namespace vegas::core::ops
