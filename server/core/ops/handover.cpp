#include "server/core/ops/handlers.hpp"

#include "server/core/ops/joining.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::ops {
namespace {

MaybeError hand_over(Context& context, Table& table, const PlayerState& by,
                     const std::string& player) {
    const auto handed = table.handover().assign(by.key, player, context.table_time());
    if (!handed) return handed.error();
    PlayerState* from = context.state.registry.find_player(handed->from);
    const bool watches = table.seating().is_member(handed->from);
    if (from != nullptr && !watches) from->tables.erase(table.config().id);
    return {};
}

}  // namespace

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableRequestSeat& op) {
    if (auto problem = table.handover().request(person_of(player), op.seat, context.table_time())) {
        return *problem;
    }
    if (may_assign_seats(table.seating(), player.key)) {
        if (auto problem = hand_over(context, table, player, player.id)) return *problem;
    }
    mark_changed(context, table);
    return done_for_table(table);
}

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableAssignSeat& op) {
    if (!may_assign_seats(table.seating(), player.key)) {
        return error(ErrorCode::not_host, "only the host gives seats");
    }
    if (auto problem = op.accept ? hand_over(context, table, player, op.player)
                                 : table.handover().decline(op.player)) {
        return *problem;
    }
    mark_changed(context, table);
    return done_for_table(table);
}

}  // namespace vegas::core::ops
