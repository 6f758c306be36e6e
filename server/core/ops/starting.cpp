#include "server/core/ops/starting.hpp"

#include <algorithm>

namespace vegas::core::ops {

Outcome start(Call& call, Table& table) {
    if (!call.hall.opens_games()) return error(ErrorCode::closing, "the server is stopping");
    if (auto problem = table.start(call.table_time())) return problem;
    call.touch(table);
    call.log(LogLevel::info, "event=game_started table=" + table.config().id);
    return {};
}

Outcome start_if_all_ready(Call& call, Table& table) {
    if (!table.members().all_ready() || !call.hall.opens_games()) return {};
    return start(call, table);
}

void start_with_bots(Call& call, Table& table) {
    if (!call.hall.opens_games()) {
        table.put_off_start();
        return;
    }
    table.fill_with_bots();
    const Outcome problem = start(call, table);
    ASSERT(!problem);  // at least two seats, no options
}

void tell_starting(const Call& call, const Table& table, std::vector<Message>& after) {
    if (const auto at = table.members().starts_at()) {
        const std::int64_t in_ms = std::max<std::int64_t>(*at - call.table_time(), 0);
        after.emplace_back(protocol::Starting{table.config().id, in_ms});
    }
}

}  // namespace vegas::core::ops
