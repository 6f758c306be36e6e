// Before the game: who is ready, house bots, the start.
#include "protocol/json_out.hpp"
#include "server/core/core.hpp"

namespace vegas::core::ops {
namespace {

Answer start(Core& core, Table& table) {
    if (core.draining) return Error{ErrorCode::closing, "the server stops", {}};
    if (auto problem = table.start(core.now)) return *problem;
    core.touch(table);
    core.log(LogLevel::info, "event=game_started table=" + table.config().id);
    return Reply{};
}

}  // namespace

Answer handle(Core& core, Connection&, Player& player, const protocol::TableReady& op) {
    const auto found = core.find_as_member(op.table, player);
    if (!found) return found.error();
    Table& table = **found;
    if (auto problem = table.set_ready(player.key, op.ready, op.seed)) return *problem;
    core.touch(table);
    if (table.all_ready() && !core.draining) return start(core, table);
    return Reply{};
}

Answer handle(Core& core, Connection&, Player& player, const protocol::TableStart& op) {
    const auto found = core.find_as_host(op.table, player);
    if (!found) return found.error();
    return start(core, **found);
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
    if ((*found)->all_ready() && !core.draining)
        if (auto started = start(core, **found); !started) return started.error();
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
