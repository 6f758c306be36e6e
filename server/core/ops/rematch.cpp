#include "server/core/ops/rematch.hpp"

#include "server/core/ops/starting.hpp"

namespace vegas::core::ops {

Answer handle(Turn& turn, Connection&, Player& player, const protocol::TableRematch& op) {
    const auto found = turn.find_as_member(op.table, player);
    if (!found) return found.error();
    if (turn.hall.draining) return error(ErrorCode::closing, "the server is stopping");
    Table& table = **found;
    const bool reopens = table.status() == protocol::TableStatus::finished;
    if (auto problem = table.rematch(player.key, op.seed, turn.now)) return *problem;
    turn.touch(table);
    // All are told of the open table and its commitment before the start shows the seeds.
    if (reopens && table.members().all_ready()) turn.publish(table);
    if (auto problem = start_if_all_ready(turn, table)) return *problem;
    return done();
}

}  // namespace vegas::core::ops
