#include "server/core/ops/handlers.hpp"

#include <utility>

#include "server/core/cluster/home.hpp"
#include "server/core/ops/joining.hpp"
#include "server/core/ops/starting.hpp"
#include "server/core/state/table_access.hpp"
#include "server/core/state/table_publisher.hpp"
#include "server/core/table/table_summary.hpp"

namespace vegas::core::ops {
namespace {

// What a viewer has missed, else the whole. Either has the open decision and what is left of its
// time.
OpReply catch_up(Context& context, Table& table, const PlayerState& player,
                 const std::optional<protocol::ViewVersion>& known) {
    publish_waiting(context, table);
    if (known && known->epoch == table.epoch()) {
        if (auto missed = table.missed_since(known->v, player.key, context.table_time())) {
            OpReply reply{protocol::MissedReply{missed->size()}, {}, table.config().id};
            for (SharedText& update : *missed) {
                reply.follow_ups.emplace_back(std::move(update));
            }
            return reply;
        }
    }
    return {table.snapshot(player.key, context.table_time()), {}, table.config().id};
}

// By its id, or by its invite.
template <class Op>
Result<Table*> find_by_link(Context& context, const ConnectionState& connection,
                            const PlayerState& player, const Op& op) {
    if (op.table) return find_as_viewer(context, *op.table, player);
    if (auto problem = check_guess_limit(context, connection)) return *problem;
    auto table = find_by_invite(context, *op.invite);
    if (!table && table.error().code == ErrorCode::unknown_invite) {
        context.state.addresses.count_wrong_guess(*connection.account, context.now);
    }
    return table;
}

}  // namespace

OpResult handle(Context& context, ConnectionState& connection, PlayerState& player,
                const protocol::TableCreate& op) {
    TableConfig config = config_of(op);
    config.is_private = op.is_private;
    const JoinOptions options{.as_spectator = op.as_spectator,
                              .lab_seed = op.lab_seed,
                              .idempotency_key = op.idempotency_key};
    auto made = rejoin_by_key(context, connection, player, options);
    if (made && *made == nullptr) made = create_table(context, connection, player, config, options);
    if (!made) return made.error();
    Table& table = **made;
    publish_waiting(context, table);
    return OpReply{protocol::CreatedReply{table.config().id, table.config().invite},
                   {table.snapshot(player.key, context.table_time())},
                   table.config().id};
}

OpResult handle(Context& context, ConnectionState& connection, PlayerState& player,
                const protocol::TableSummaryRequest& op) {
    const auto found = find_by_link(context, connection, player, op);
    if (!found) return found.error();
    const Table& table = **found;
    const Person* host = table.seating().host();
    return OpReply{
        protocol::TableSummaryReply{lobby_entry(table), host != nullptr ? host->name : ""},
        {},
        table.config().id};
}

OpResult handle(Context& context, ConnectionState& connection, PlayerState& player,
                const protocol::TableJoin& op) {
    const auto found = find_by_link(context, connection, player, op);
    if (!found) return found.error();
    Table& table = **found;
    if (auto problem = join(context, connection, table, player, {op.as_spectator, op.seat})) {
        return *problem;
    }
    OpReply reply = catch_up(context, table, player, op.known_version());
    if (table.seating().is_quick()) {
        if (auto problem = start_if_all_ready(context, table)) return *problem;
    }
    add_start_countdown(context, table, reply.follow_ups);
    return reply;
}

OpResult handle(Context& context, Table& table, ConnectionState& connection, PlayerState& player,
                const protocol::TableLeave& op) {
    // Nobody is kept at a table: coming back costs more instead.
    table.change_limiter().consume(table.presence().source_of(player.key),
                                   change_rates(context.state.settings.limits),
                                   context.table_time());
    table.membership().leave(player.key, context.table_time());
    player.tables.erase(op.table);
    mark_changed(context, table);
    const protocol::LeftMessage left{op.table, protocol::LeaveReason::left};
    for (const ConnId conn : player.conns) {
        if (conn == connection.id) continue;
        context.send_left(conn, left);
    }
    return OpReply{protocol::DoneReply{}, {left}};
}

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableSync& op) {
    OpReply reply = catch_up(context, table, player, op.known_version());
    add_start_countdown(context, table, reply.follow_ups);
    return reply;
}

}  // namespace vegas::core::ops
