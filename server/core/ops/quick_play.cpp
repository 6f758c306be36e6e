#include "server/core/ops/handlers.hpp"

#include "server/core/cluster/gateway.hpp"
#include "server/core/ops/joining.hpp"
#include "server/core/ops/seat_limits.hpp"
#include "server/core/ops/starting.hpp"
#include "server/core/state/table_publisher.hpp"
#include "server/core/table/table_summary.hpp"

namespace vegas::core::ops {
namespace {

// The table where the player waits already, else the fullest one with a free seat that is open to
// them; null: none.
Table* find_waiting_table(const ServerState& state, const ConnectionState& connection,
                          const PlayerState& player, Ruleset ruleset) {
    Table* fullest = nullptr;
    for (const auto& [id, table] : state.tables) {
        if (!is_waiting_for_players(*table) || table->config().setup.ruleset != ruleset) continue;
        if (table->seating().seat_of(player.key) != kNobody) return table.get();
        const bool is_fullest =
            fullest == nullptr || table->seating().taken_seats() > fullest->seating().taken_seats();
        if (is_fullest && is_open_to(state, connection, *table)) fullest = table.get();
    }
    return fullest;
}

Result<Table*> sit_down(Context& context, const ConnectionState& connection, PlayerState& player,
                        const protocol::QuickPlay& op) {
    if (!context.state.opens_games()) return error(ErrorCode::closing, "the server is stopping");
    const JoinOptions options{.idempotency_key = op.idempotency_key, .seed_hash = op.seed_hash};
    auto again = rejoin_by_key(context, connection, player, options);
    if (!again || *again != nullptr) return again;
    Table* table = find_waiting_table(context.state, connection, player, op.setup.ruleset);
    if (table == nullptr) {
        const TableConfig config{.setup = op.setup,
                                 .is_private = false,
                                 .quick = true,
                                 .decision_ms = protocol::kDecisionMsDefault};
        return create_table(context, connection, player, config, options);
    }
    context.current_table = table->config().id;
    if (table->seating().seat_of(player.key) != kNobody) {
        if (auto problem = table->waiting_room().set_ready(player.key, true)) return *problem;
    } else if (auto problem = join(context, connection, *table, player, options)) {
        return *problem;
    }
    return table;
}

// Where somebody waits at another server, and nobody does here.
NodeId find_remote_home(const Context& context, const ConnectionState& connection,
                        const PlayerState& player, const protocol::QuickPlay& op) {
    const ServerState& state = context.state;
    const bool has_led = op.idempotency_key && player.tables_by_key.contains(*op.idempotency_key);
    if (connection.id.is_remote || has_led || !state.opens_games() ||
        find_waiting_table(state, connection, player, op.setup.ruleset) != nullptr) {
        return kNoNode;
    }
    return cluster::find_waiting_table(state, op.setup.ruleset);
}

}  // namespace

OpResult handle(Context& context, ConnectionState& connection, PlayerState& player,
                const protocol::QuickPlay& op) {
    if (const NodeId home = find_remote_home(context, connection, player, op); home != kNoNode) {
        return Forward{.table = {}, .to = home};
    }
    const auto found = sit_down(context, connection, player, op);
    if (!found) return found.error();
    Table& table = **found;
    OpReply reply{protocol::AtTableReply{table.config().id}, {}, table.config().id};
    publish_waiting(context, table);
    reply.follow_ups.emplace_back(table.snapshot(player.key, context.table_time()));
    if (auto problem = start_if_all_ready(context, table)) return *problem;
    add_start_countdown(context, table, reply.follow_ups);
    return reply;
}

}  // namespace vegas::core::ops
