#include "server/core/ops/handlers.hpp"

#include "server/core/ops/joining.hpp"
#include "server/core/ops/starting.hpp"
#include "server/core/state/table_lifecycle.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::ops {

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableChange& op) {
    const TableConfig wanted = config_of(op);
    if (wanted.is_days() != table.config().is_days()) {
        if (auto problem = check_player_limit(context, player, wanted.is_days())) return *problem;
    }
    if (auto problem = table.waiting_room().change(wanted, context.table_time())) return *problem;
    mark_changed(context, table);
    return done_for_table(table);
}

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableReady& op) {
    if (auto problem = table.waiting_room().set_ready(player.key, op.ready)) return *problem;
    mark_changed(context, table);
    if (auto problem = start_if_all_ready(context, table)) return *problem;
    return done();
}

// In the lab all draws follow from the table's own seed.
OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableSeed& op) {
    if (context.state.settings.lab) {
        return error(ErrorCode::seeds_closed, "in the lab draws follow from `lab_seed`");
    }
    GameStart start = table.game_start();
    if (auto problem = op.hash ? start.give_hash(player.key, op.commitment, *op.hash)
                               : start.give_seed(player.key, op.commitment, *op.seed)) {
        return *problem;
    }
    mark_changed(context, table);
    advance_start(context, table);
    return done();
}

OpResult handle(Context& context, Table& table, PlayerState&, const protocol::TableStart&) {
    if (auto problem = start_game(context, table)) return *problem;
    return done();
}

OpResult handle(Context& context, Table& table, PlayerState&, const protocol::TableAddBot& op) {
    const auto seat = table.waiting_room().add_bot(op.level, op.seat);
    if (!seat) return seat.error();
    mark_changed(context, table);
    if (auto problem = start_if_all_ready(context, table)) return *problem;
    return OpReply{protocol::SeatedReply{*seat}};
}

OpResult handle(Context& context, Table& table, PlayerState&, const protocol::TableRemoveBot& op) {
    if (auto problem = table.waiting_room().remove_bot(op.seat)) return *problem;
    mark_changed(context, table);
    return done();
}

}  // namespace vegas::core::ops
