// Answering a decision.
#include "server/core/core.hpp"

namespace vegas::core::ops {

Answer handle(Core& core, Connection&, Player& player, const protocol::ActOn& op) {
    const auto found = core.find_as_member(op.table, player);
    if (!found) return found.error();
    Table& table = **found;
    const auto before = table.status();
    if (auto problem = table.act(player.key, op.decision, op.action, core.now)) return *problem;
    core.touch(table, table.status() != before);
    return Reply{};
}

}  // namespace vegas::core::ops
