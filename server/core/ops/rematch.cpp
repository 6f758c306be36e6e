// Once more at a table whose game is over.
#include "server/core/ops/place.hpp"

namespace vegas::core::ops {

Answer handle(Core& core, Connection&, Player& player, const protocol::TableRematch& op) {
    const auto found = core.find_as_member(op.table, player);
    if (!found) return found.error();
    if (core.draining) return Error{ErrorCode::closing, "the server stops", {}};
    Table& table = **found;
    const bool reopens = table.status() == protocol::TableStatus::finished;
    if (auto problem = table.rematch(player.key, op.seed, core.now)) return *problem;
    core.touch(table);
    // All are told of the open table and its commitment before the start shows the seeds.
    if (reopens && table.all_ready()) core.publish(table);
    if (auto problem = start_if_all_ready(core, table)) return *problem;
    return Reply{};
}

}  // namespace vegas::core::ops
