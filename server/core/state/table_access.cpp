#include "server/core/state/table_access.hpp"

namespace vegas::core {

namespace {

Error frozen_error() {
    return error(ErrorCode::internal_error, "an internal error has stopped this table");
}

}  // namespace

Table* find_table(Context& context, const std::string& id) {
    Table* table = context.state.tables.find(id);
    if (table != nullptr) context.current_table = id;
    return table;
}

Result<Table*> find_by_invite(Context& context, const std::string& invite) {
    Table* table = context.state.tables.find_by_invite(invite);
    if (table == nullptr) return error(ErrorCode::unknown_invite, "no table has this invite");
    if (table->is_frozen()) return frozen_error();
    context.current_table = table->config().id;
    return table;
}

Result<Table*> find_as_viewer(Context& context, const std::string& id, const PlayerState& player) {
    const TableHealth health = context.state.tables.health(id);
    if (health == TableHealth::set_aside) {
        return error(ErrorCode::table_set_aside,
                     "this table could not be brought back after a restart; its records are kept");
    }
    Table* table = context.state.tables.find(id);
    if (table == nullptr || (table->config().is_private && !player.tables.contains(id))) {
        return error(ErrorCode::unknown_table, "there is no such table");
    }
    if (health == TableHealth::frozen) return frozen_error();
    context.current_table = id;
    return table;
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
