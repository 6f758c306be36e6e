#include "server/core/ops/operator.hpp"

#include <cstddef>
#include <map>
#include <string>

#include "server/core/ops/op_result.hpp"
#include "server/core/ops/starting.hpp"
#include "server/core/state/presence.hpp"
#include "server/core/state/table_access.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::ops {

void set_bans(Context& context, const std::vector<Ban>& bans) {
    context.state.bans = Bans(bans);
    PlayerRegistry& registry = context.state.registry;
    std::map<PlayerKey, std::size_t> banned_conns;
    for (const auto& [id, connection] : registry.all_connections()) {
        const PlayerState* player = registry.find_player(connection.player);
        if (player == nullptr) continue;  // it has still to say hello
        const Ban* ban =
            context.state.bans.find(player->id, connection.account->address, context.utc);
        if (ban == nullptr) continue;
        ++banned_conns[player->key];
        ++context.state.counters.refusals(ErrorCode::banned);
        context.send(id, shared_text("", ban_error(*ban)));
        context.close_connection(id, protocol::CloseCode::policy_violation,
                                 word_of(ErrorCode::banned));
    }
    // A ban of one address leaves the player those from others.
    for (const auto& [key, count] : banned_conns) {
        PlayerState& player = *registry.find_player(key);
        if (count == player.conns.size()) leave_all_tables(context, player);
    }
}

// All may have got ready meanwhile, and a quick table has given up its countdown.
void resume_start(Context& context, Table& table) {
    table.waiting_room().resume_auto_start(context.table_time());
    (void)start_if_all_ready(context, table);
    mark_changed(context, table);
}

void reopen(Context& context) {
    if (context.state.phase != ServicePhase::winding_down) return;
    context.state.phase = ServicePhase::open;
    std::vector<std::string> ids;
    for (const auto& [id, table] : context.state.tables) {
        if (table->status() == protocol::TableStatus::open) ids.push_back(id);
    }
    for (const std::string& id : ids) {
        if (Table* table = find_table(context, id)) resume_start(context, *table);
    }
}

}  // namespace vegas::core::ops
