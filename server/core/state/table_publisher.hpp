// Publishes changed tables to their viewers: people with a seat who are there, and connected
// spectators.
#pragma once

#include <string>

#include "server/core/state/context.hpp"

namespace vegas::core {

// Calls visit(PlayerKey, ConnId) for each viewer. A player may be connected and away: until the
// table has found them again at another server.
template <class Visit>
void for_each_viewer(Context& context, const Table& table, Visit visit) {
    const auto visit_connected = [&](PlayerKey key) {
        const PlayerState* player = context.state.registry.find_player(key);
        if (player != nullptr && player->conn) visit(key, *player->conn);
    };
    for (const auto& o : table.seating().seats()) {
        if (o && o->is_person() && !o->away) visit_connected(o->player);
    }
    for (const auto& [key, connected] : table.seating().spectators()) {
        if (connected) visit_connected(key);
    }
}

// Appends the table's records, and schedules publishing at the end of this input. `from_outside`:
// its lobby entry may have changed too.
void mark_changed(Context&, Table&, bool from_outside = true);
// Publishes to the viewers at once.
void publish(Context&, Table&, PlayerKey except = kNoPlayer);
// Publishes all changed tables, so that the next request sees what viewers see. A reply that
// waited for an update and got none is sent alone.
void publish_changes(Context&);

}  // namespace vegas::core
