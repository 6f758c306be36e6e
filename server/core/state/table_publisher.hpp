// Publishes changed tables to their viewers: people with a seat who are there, and connected
// spectators.
#pragma once

#include <set>
#include <string>

#include "server/core/state/context.hpp"

namespace vegas::core {

// Whether the player is connected at the table, as far as the table knows.
[[nodiscard]] bool is_viewer(const Table&, PlayerKey);
// Calls visit(PlayerKey, ConnId) for each connection of each viewer. A player may be connected and
// away: until the table has found them again at another server.
template <class Visit>
void for_each_viewer(Context& context, const Table& table, Visit visit) {
    const auto visit_connected = [&](PlayerKey key) {
        const PlayerState* player = context.state.registry.find_player(key);
        if (player == nullptr) return;
        for (const ConnId conn : player->conns) visit(key, conn);
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
// Publishes what waits for its turn, so that a snapshot has it.
void publish_waiting(Context&, Table&);
// Publishes to the viewers at once, but not to connections that get a snapshot instead. False:
// nothing had changed.
bool publish(Context&, Table&, const std::set<ConnId>& except = {});
// Publishes at once. The player has come to the table on this connection, whose snapshot the caller
// sends. Their other connections get an update if they were viewers before, else a snapshot too.
void publish_arrival(Context&, Table&, const PlayerState&, ConnId, bool was_viewer);
// Publishes all changed tables, so that the next request sees what viewers see; those that have
// been published often of late, soon (PublicationPacer). A reply that waited for an update and got
// none is sent alone.
void publish_changes(Context&);

}  // namespace vegas::core
