// Room for a new table where a limit is reached: a table that nobody uses is closed for it. What
// matters least goes first: a table without a game under way, one with few people, the one at which
// nothing has happened for longest.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "server/core/hall/call.hpp"

namespace vegas::core::ops {

// Closes a table at which nobody has been connected for `empty_table_ms`. False: there is none. It
// looks at every table, but only once a second as long as there is none.
[[nodiscard]] bool make_room(Call&);

// The same among these tables, of those for which `counts` holds.
[[nodiscard]] bool make_room_among(Call&, const std::set<std::string>& tables,
                                   const std::function<bool(const Table&)>& counts);

// Closes one of the player's own tables, at which there is no other person and nothing has happened
// for `empty_table_ms`, and for which `counts` holds. False: there is none.
[[nodiscard]] bool make_room_of(Call&, const Player&,
                                const std::function<bool(const Table&)>& counts);

}  // namespace vegas::core::ops
