#include "server/core/ops/handle.hpp"

#include "server/core/ops/joining.hpp"

namespace vegas::core::ops {

Answer handle(Call& call, Table& table, Player& player, const protocol::TableSay& op) {
    if (auto problem = table.say(person_of(player), op.phrase, call.table_time())) {
        return *problem;
    }
    call.touch(table, false);
    return done_at(table);
}

Answer handle(Call& call, Table& table, Player& player, const protocol::TableNudge&) {
    if (auto problem = table.nudge(player.key, call.table_time())) return *problem;
    call.touch(table, false);
    return done_at(table);
}

}  // namespace vegas::core::ops
