#include "server/core/ops/handlers.hpp"

#include "server/core/ops/joining.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::ops {

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableChat& op) {
    if (auto problem =
            table.chat().send_phrase(person_of(player), op.phrase, context.table_time())) {
        return *problem;
    }
    mark_changed(context, table, false);
    return done_for_table(table);
}

OpResult handle(Context& context, Table& table, PlayerState& player, const protocol::TableNudge&) {
    if (auto problem = table.chat().nudge(player.key, context.table_time())) return *problem;
    mark_changed(context, table, false);
    return done_for_table(table);
}

}  // namespace vegas::core::ops
