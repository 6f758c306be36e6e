#include "server/core/ops/handle.hpp"

namespace vegas::core::ops {

Answer handle(Call& call, Connection& c, Player& player, const protocol::ActOn& op) {
    const auto found = call.find_as_member(op.table, player);
    if (!found) return found.error();
    Table& table = **found;
    const auto before = table.status();
    const auto decisions = table.match().decisions();
    if (auto problem = table.act(player.key, op.decision, op.action, call.table_time())) {
        return *problem;
    }
    // The game itself sets the pace of good actions; what was said before moves nothing.
    if (table.match().decisions() != decisions) People::refund(c);
    call.touch(table, table.status() != before);
    return done_at(table);
}

}  // namespace vegas::core::ops
