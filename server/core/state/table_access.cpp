#include "server/core/state/table_access.hpp"

namespace vegas::core {

Table* find_table(Context& context, const std::string& id) {
    const auto it = context.state.tables.find(id);
    if (it == context.state.tables.end()) return nullptr;
    context.current_table = id;
    return it->second.get();
}

Result<Table*> find_as_viewer(Context& context, const std::string& id, const PlayerState& player) {
    const ServerState& state = context.state;
    if (state.set_aside.contains(id)) {
        return error(ErrorCode::table_set_aside,
                     "this table could not be brought back after a restart; its records are kept");
    }
    const auto it = state.tables.find(id);
    if (it == state.tables.end() ||
        (it->second->config().is_private && !player.tables.contains(id))) {
        return error(ErrorCode::unknown_table, "there is no such table");
    }
    if (it->second->is_frozen()) {
        return error(ErrorCode::internal_error, "an internal error has stopped this table");
    }
    context.current_table = id;
    return it->second.get();
}

Result<Table*> find_as_member(Context& context, const std::string& id, const PlayerState& player) {
    auto table = find_as_viewer(context, id, player);
    if (table && !(*table)->seating().is_member(player.key)) {
        return error(ErrorCode::not_at_table, "you are not at this table");
    }
    return table;
}

Result<Table*> find_as_host(Context& context, const std::string& id, const PlayerState& player) {
    auto table = find_as_member(context, id, player);
    if (table && !(*table)->seating().is_host(player.key)) {
        return error(ErrorCode::not_host, "only the host may do this");
    }
    return table;
}

Result<Table*> find_as_host_with_authority(Context& context, const std::string& id,
                                           const PlayerState& player) {
    auto table = find_as_host(context, id, player);
    if (table && (*table)->seating().is_quick()) {
        return error(ErrorCode::not_host, "a quick table has no host over its players");
    }
    return table;
}

}  // namespace vegas::core
