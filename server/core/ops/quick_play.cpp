// Sitting down where the next game starts.
#include "protocol/json/json_out.hpp"
#include "server/core/ops/place.hpp"

namespace vegas::core::ops {
namespace {

// The table where the player waits already, else the fullest one with a free seat; null: none.
Table* waiting_table(Core& core, const Player& player, Ruleset ruleset) {
    Table* fullest = nullptr;
    for (const auto& [id, table] : core.tables) {
        if (!table->is_waiting() || table->config().setup.ruleset != ruleset) continue;
        if (table->seat_of(player.key) != kNobody) return table.get();
        if (fullest == nullptr || table->taken() > fullest->taken()) fullest = table.get();
    }
    return fullest;
}

protocol::Result<Table*> sit_down(Core& core, Player& player, const protocol::QuickPlay& op) {
    if (core.draining) return Error{ErrorCode::closing, "the server stops", {}};
    const Place place{.seed = op.seed};
    Table* table = waiting_table(core, player, op.setup.ruleset);
    if (table == nullptr) {
        const TableConfig config{.setup = op.setup,
                                 .is_private = false,
                                 .quick = true,
                                 .decision_ms = protocol::kDecisionMsDefault};
        return make_table(core, player, config, place);
    }
    core.table_at_work = table->config().id;
    if (table->seat_of(player.key) != kNobody) {
        if (auto problem = table->set_ready(player.key, true, op.seed)) return *problem;
    } else if (auto problem = take_place(core, *table, player, place)) {
        return *problem;
    }
    return table;
}

}  // namespace

Answer handle(Core& core, Connection&, Player& player, const protocol::QuickPlay& op) {
    const auto found = sit_down(core, player, op);
    if (!found) return found.error();
    Table& table = **found;
    Reply reply;
    protocol::JsonOut out(reply.members);
    out.key("table").string(table.config().id);
    reply.after.push_back(snapshot_of(core, table, player));
    if (auto problem = start_if_all_ready(core, table)) return *problem;
    tell_starting(core, table, reply.after);
    return reply;
}

}  // namespace vegas::core::ops
