#include "server/core/ops/handle.hpp"

#include "server/core/ops/starting.hpp"

namespace vegas::core::ops {

Answer handle(Call& call, Table& table, Player& player, const protocol::TableRematch& op) {
    if (!call.hall.opens_games()) return error(ErrorCode::closing, "the server is stopping");
    const bool reopens = table.status() == protocol::TableStatus::finished;
    if (auto problem = table.rematch(player.key, op.seed, op.game, call.table_time())) {
        return *problem;
    }
    call.touch(table);
    // All are told of the open table and its commitment before the start shows the seeds.
    if (reopens && table.members().all_ready()) call.publish(table);
    if (auto problem = start_if_all_ready(call, table)) return *problem;
    return done();
}

}  // namespace vegas::core::ops
