#include "server/core/ops/handle.hpp"

#include "server/core/ops/joining.hpp"

namespace vegas::core::ops {
namespace {

Outcome give(Call& call, Table& table, const Player& by, const std::string& player) {
    const auto handed = table.give_seat(by.key, player, call.table_time());
    if (!handed) return handed.error();
    if (Player* from = call.hall.people.player(handed->from)) from->tables.erase(table.config().id);
    return {};
}

}  // namespace

Answer handle(Call& call, Table& table, Player& player, const protocol::TableTakeSeat& op) {
    if (auto problem = table.want_seat(person_of(player), op.seat, call.table_time())) {
        return *problem;
    }
    if (table.members().decides(player.key)) {
        if (auto problem = give(call, table, player, player.id)) return *problem;
    }
    call.touch(table);
    return done_at(table);
}

Answer handle(Call& call, Table& table, Player& player, const protocol::TableGiveSeat& op) {
    if (!table.members().decides(player.key)) {
        return error(ErrorCode::not_host, "only the host gives seats");
    }
    if (auto problem =
            op.give ? give(call, table, player, op.player) : table.refuse_seat(op.player)) {
        return *problem;
    }
    call.touch(table);
    return done_at(table);
}

}  // namespace vegas::core::ops
