#include "server/core/ops/handle.hpp"

#include "server/core/ops/joining.hpp"
#include "server/core/ops/starting.hpp"
#include "server/core/relay/front.hpp"

namespace vegas::core::ops {
namespace {

// The table where the player waits already, else the fullest one with a free seat; null: none.
Table* waiting_table(const Hall& hall, const Player& player, Ruleset ruleset) {
    Table* fullest = nullptr;
    for (const auto& [id, table] : hall.tables) {
        if (!table->is_waiting() || table->config().setup.ruleset != ruleset) continue;
        if (table->members().seat_of(player.key) != kNobody) return table.get();
        if (fullest == nullptr || table->members().taken() > fullest->members().taken()) {
            fullest = table.get();
        }
    }
    return fullest;
}

Result<Table*> sit_down(Call& call, const Connection& c, Player& player,
                        const protocol::QuickPlay& op) {
    if (!call.hall.opens_games()) return error(ErrorCode::closing, "the server is stopping");
    const Wish wish{.seed = op.seed, .once = op.once};
    auto again = come_again(call, c, player, wish);
    if (!again || *again != nullptr) return again;
    Table* table = waiting_table(call.hall, player, op.setup.ruleset);
    if (table == nullptr) {
        const TableConfig config{.setup = op.setup,
                                 .is_private = false,
                                 .quick = true,
                                 .decision_ms = protocol::kDecisionMsDefault};
        return make_table(call, c, player, config, wish);
    }
    call.works_at(table->config().id);
    if (table->members().seat_of(player.key) != kNobody) {
        if (auto problem = table->set_ready(player.key, true, op.seed)) return *problem;
    } else if (auto problem = join(call, c, *table, player, wish)) {
        return *problem;
    }
    return table;
}

// Where somebody waits at another server, and nobody does here.
NodeId waits_elsewhere(const Call& call, const Connection& c, const Player& player,
                       const protocol::QuickPlay& op) {
    const Hall& hall = call.hall;
    const bool has_led = op.once && player.led_to.contains(*op.once);
    if (is_fronted(c.id) || has_led || !hall.opens_games() ||
        waiting_table(hall, player, op.setup.ruleset) != nullptr) {
        return kNoNode;
    }
    return relay::waiting_table(hall, op.setup.ruleset);
}

}  // namespace

Answer handle(Call& call, Connection& c, Player& player, const protocol::QuickPlay& op) {
    if (const NodeId home = waits_elsewhere(call, c, player, op); home != kNoNode) {
        return Elsewhere{.table = {}, .to = home};
    }
    const auto found = sit_down(call, c, player, op);
    if (!found) return found.error();
    Table& table = **found;
    Answered answered{protocol::AtTable{table.config().id}};
    answered.after.emplace_back(table.snapshot(player.key, call.table_time()));
    if (auto problem = start_if_all_ready(call, table)) return *problem;
    tell_starting(call, table, answered.after);
    return answered;
}

}  // namespace vegas::core::ops
