#include "server/core/ops/starting.hpp"

#include "server/core/state/table_lifecycle.hpp"
#include "server/core/state/table_publisher.hpp"

#include <algorithm>

namespace vegas::core::ops {

MaybeError start_game(Context& context, Table& table) {
    if (!context.state.opens_games()) return error(ErrorCode::closing, "the server is stopping");
    if (auto problem = table.game_start().begin(context.table_time())) return problem;
    advance_start(context, table);
    return {};
}

void start_after_restart(Context& context, Table& table) {
    if (!table.seating().all_ready() || !context.state.opens_games()) return;
    if (table.game_start().begin_after_restart(context.table_time())) return;
    advance_start(context, table);
}

MaybeError start_if_all_ready(Context& context, Table& table) {
    if (!table.seating().all_ready() || !context.state.opens_games()) return {};
    return start_game(context, table);
}

void start_with_bots(Context& context, Table& table) {
    if (!context.state.opens_games()) {
        table.waiting_room().cancel_auto_start();
        return;
    }
    table.waiting_room().fill_with_bots();
    const MaybeError problem = start_game(context, table);
    ASSERT(!problem);  // at least two seats, no options
}

void add_start_countdown(const Context& context, const Table& table, std::vector<FollowUp>& after) {
    if (const auto at = table.presence().starts_at()) {
        const std::int64_t in_ms = std::max<std::int64_t>(*at - context.table_time(), 0);
        after.emplace_back(protocol::StartingMessage{table.config().id, in_ms});
    }
}

}  // namespace vegas::core::ops
