// Closes an unused table, or lets its game sleep, to make room when a limit is reached. The least
// valuable goes first: one without a game under way, then with few people, then idle longest.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "server/core/state/context.hpp"

namespace vegas::core::ops {

// Closes a table where nobody has been connected for `empty_table_ms`. False: there is none. Scans
// all tables, but at most once a second while it finds none.
[[nodiscard]] bool evict_table(Context&);

// For one more table, beside those that are about to wake. The last ones are for addresses that
// have made none: not for one that `has_tables`.
[[nodiscard]] bool has_room(const ServerState&, bool has_tables = false);
// There is no room for another table, and none to be made.
[[nodiscard]] Error no_room_error(Context&);

// As evict_table(), among those of `tables` for which `counts` holds.
[[nodiscard]] bool evict_one_of(Context&, const std::set<std::string>& tables,
                                const std::function<bool(const Table&)>& counts);

// Closes one of the player's own tables for which `counts` holds, without other people and idle for
// `empty_table_ms`. False: there is none.
[[nodiscard]] bool evict_own_table(Context&, const PlayerState&,
                                   const std::function<bool(const Table&)>& counts);

}  // namespace vegas::core::ops
