#include "server/core/ops/handle.hpp"

#include "server/core/ops/starting.hpp"

namespace vegas::core::ops {

Answer handle(Call& call, Table& table, Player&, const protocol::TableChange& op) {
    const auto decision_ms = op.clock ? std::optional(op.clock->decision_ms) : std::nullopt;
    if (auto problem = table.change(op.setup, decision_ms, op.people_only, call.table_time())) {
        return *problem;
    }
    call.touch(table);
    return done_at(table);
}

Answer handle(Call& call, Table& table, Player& player, const protocol::TableReady& op) {
    if (auto problem = table.set_ready(player.key, op.ready, op.seed)) return *problem;
    call.touch(table);
    if (auto problem = start_if_all_ready(call, table)) return *problem;
    return done();
}

Answer handle(Call& call, Table& table, Player&, const protocol::TableStart&) {
    if (auto problem = start(call, table)) return *problem;
    return done();
}

Answer handle(Call& call, Table& table, Player&, const protocol::TableAddBot& op) {
    const auto seat = table.add_bot(op.level, op.seat);
    if (!seat) return seat.error();
    call.touch(table);
    if (auto problem = start_if_all_ready(call, table)) return *problem;
    return Answered{protocol::Sat{*seat}};
}

Answer handle(Call& call, Table& table, Player&, const protocol::TableRemoveBot& op) {
    if (auto problem = table.remove_bot(op.seat)) return *problem;
    call.touch(table);
    return done();
}

}  // namespace vegas::core::ops
