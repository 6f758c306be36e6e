// Loads and unloads tables: restored from the store, closed, released to another home, or rejected
// by the store.
#pragma once

#include <string>

#include "server/core/state/context.hpp"

namespace vegas::core {

// Restores a stored table with its clocks stopped, or adds it to the broken tables.
void load_table(Context&, const LoadedTable&);
// Call once the store takes records. Ends their games, so that their seeds are shown.
void set_aside_broken_tables(Context&);
void start_clocks(Context&, Table&);
// Starts a game that waits for nothing any more: a seed has come or is late, or a player is back.
void advance_start(Context&, Table&);
// Sets the table's timer. During an outage nothing falls due.
void schedule_table(ServerState&, const Table&);
// Notifies the people there. `why`: told of a game under way.
void close_table(Context&, Table&, protocol::LeaveReason reason, protocol::EarlyEnd why);
// Whether a game that falls asleep now would wake when its clock has run out. False where it is
// played in days and the store has not said the served time yet, just after a start.
[[nodiscard]] bool is_due_time_known(const Context&, const Table&);
// The game leaves memory until a player comes, or its clock has run out. Before its due time is
// known, it is tried again in a second. REQUIRES: table.sleep().may_begin().
void put_to_sleep(Context&, Table&);
// The table gets another invite, here and in the store, where the old one then opens none of the
// table's finished games either.
void renew_invite(Context&, Table&);
// Another server becomes the table's home, and notifies the people there.
void release_table(ServerState&, const std::string& table);
// The store has refused the table's records. Drops the table, and closes connections that may know
// more than is true, so that they reconnect.
void drop_rejected_table(Context&, const AppendRefused&);

}  // namespace vegas::core
