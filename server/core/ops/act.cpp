#include "server/core/ops/handle.hpp"

namespace vegas::core::ops {

Answer handle(Call& call, Connection&, Player& player, const protocol::ActOn& op) {
    const auto found = call.find_as_member(op.table, player);
    if (!found) return found.error();
    Table& table = **found;
    const auto before = table.status();
    if (auto problem = table.act(player.key, op.decision, op.action, call.table_time())) {
        return *problem;
    }
    call.touch(table, table.status() != before);
    return done_at(table);
}

}  // namespace vegas::core::ops
