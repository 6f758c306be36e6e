#include "server/core/ops/handle.hpp"

#include "server/core/ops/starting.hpp"

namespace vegas::core::ops {

Answer handle(Call& call, Connection&, Player& player, const protocol::TableChange& op) {
    const auto found = call.find_as_master(op.table, player);
    if (!found) return found.error();
    const auto decision_ms = op.clock ? std::optional(op.clock->decision_ms) : std::nullopt;
    if (auto problem = (*found)->change(op.setup, decision_ms, op.people_only, call.table_time())) {
        return *problem;
    }
    call.touch(**found);
    return done_at(**found);
}

Answer handle(Call& call, Connection&, Player& player, const protocol::TableReady& op) {
    const auto found = call.find_as_member(op.table, player);
    if (!found) return found.error();
    Table& table = **found;
    if (auto problem = table.set_ready(player.key, op.ready, op.seed)) return *problem;
    call.touch(table);
    if (auto problem = start_if_all_ready(call, table)) return *problem;
    return done();
}

Answer handle(Call& call, Connection&, Player& player, const protocol::TableStart& op) {
    const auto found = call.find_as_host(op.table, player);
    if (!found) return found.error();
    if (auto problem = start(call, **found)) return *problem;
    return done();
}

Answer handle(Call& call, Connection&, Player& player, const protocol::TableAddBot& op) {
    const auto found = call.find_as_host(op.table, player);
    if (!found) return found.error();
    const auto seat = (*found)->add_bot(op.level, op.seat);
    if (!seat) return seat.error();
    call.touch(**found);
    if (auto problem = start_if_all_ready(call, **found)) return *problem;
    return Answered{protocol::Sat{*seat}};
}

Answer handle(Call& call, Connection&, Player& player, const protocol::TableRemoveBot& op) {
    const auto found = call.find_as_host(op.table, player);
    if (!found) return found.error();
    if (auto problem = (*found)->remove_bot(op.seat)) return *problem;
    call.touch(**found);
    return done();
}

}  // namespace vegas::core::ops
