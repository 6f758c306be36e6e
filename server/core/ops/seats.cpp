// Before the game: who is ready, house bots, the start.
#include "protocol/json/json_out.hpp"
#include "server/core/ops/place.hpp"

namespace vegas::core::ops {
Answer handle(Core& core, Connection&, Player& player, const protocol::TableReady& op) {
    const auto found = core.find_as_member(op.table, player);
    if (!found) return found.error();
    Table& table = **found;
    if (auto problem = table.set_ready(player.key, op.ready, op.seed)) return *problem;
    core.touch(table);
    if (auto problem = start_if_all_ready(core, table)) return *problem;
    return Reply{};
}

Answer handle(Core& core, Connection&, Player& player, const protocol::TableStart& op) {
    const auto found = core.find_as_host(op.table, player);
    if (!found) return found.error();
    if (auto problem = start(core, **found)) return *problem;
    return Reply{};
}

Answer handle(Core& core, Connection&, Player& player, const protocol::TableAddBot& op) {
    const auto found = core.find_as_host(op.table, player);
    if (!found) return found.error();
    const auto seat = (*found)->add_bot(op.level, op.seat);
    if (!seat) return seat.error();
    core.touch(**found);
    Reply reply;
    protocol::JsonOut out(reply.members);
    out.key("seat").number(*seat);
    if (auto problem = start_if_all_ready(core, **found)) return *problem;
    return reply;
}

Answer handle(Core& core, Connection&, Player& player, const protocol::TableRemoveBot& op) {
    const auto found = core.find_as_host(op.table, player);
    if (!found) return found.error();
    if (auto problem = (*found)->remove_bot(op.seat)) return *problem;
    core.touch(**found);
    return Reply{};
}

}  // namespace vegas::core::ops
