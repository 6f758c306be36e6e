#include "server/core/ops/starting.hpp"

#include <algorithm>

namespace vegas::core::ops {

Outcome start(Turn& turn, Table& table) {
    if (turn.hall.draining) return error(ErrorCode::closing, "the server is stopping");
    if (auto problem = table.start(turn.now)) return problem;
    turn.touch(table);
    turn.log(LogLevel::info, "event=game_started table=" + table.config().id);
    return {};
}

Outcome start_if_all_ready(Turn& turn, Table& table) {
    if (!table.members().all_ready() || turn.hall.draining) return {};
    return start(turn, table);
}

void start_with_bots(Turn& turn, Table& table) {
    if (turn.hall.draining) {
        table.put_off_start();
        return;
    }
    table.fill_with_bots(turn.now);
    const Outcome problem = start(turn, table);
    ASSERT(!problem);  // at least two seats, no options
}

void tell_starting(const Turn& turn, const Table& table, std::vector<Message>& after) {
    if (const auto at = table.members().starts_at()) {
        after.emplace_back(
            protocol::Starting{table.config().id, std::max<std::int64_t>(*at - turn.now, 0)});
    }
}

}  // namespace vegas::core::ops
