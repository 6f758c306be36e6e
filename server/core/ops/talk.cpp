#include "server/core/ops/handle.hpp"

#include "server/core/ops/joining.hpp"

namespace vegas::core::ops {

Answer handle(Call& call, Connection&, Player& player, const protocol::TableSay& op) {
    const auto found = call.find_as_member(op.table, player);
    if (!found) return found.error();
    if (auto problem = (*found)->say(person_of(player), op.phrase, call.table_time())) {
        return *problem;
    }
    call.touch(**found, false);
    return done_at(**found);
}

Answer handle(Call& call, Connection&, Player& player, const protocol::TableNudge& op) {
    const auto found = call.find_as_member(op.table, player);
    if (!found) return found.error();
    if (auto problem = (*found)->nudge(player.key, call.table_time())) return *problem;
    call.touch(**found, false);
    return done_at(**found);
}

}  // namespace vegas::core::ops
