// Room for a new table where a limit is reached: a table that nobody uses is closed for it.
#pragma once

#include <functional>
#include <string>

#include "server/core/hall/call.hpp"

namespace vegas::core::ops {

// Closes the table that matters least of those at which nobody has been connected for
// `empty_table_ms`, and for which `counts` holds. False: there is none.
[[nodiscard]] bool make_room(Call&, const std::function<bool(const Table&)>& counts);

// Closes one of the player's own tables, at which there is no other person and nothing has happened
// for `empty_table_ms`, and for which `counts` holds. False: there is none.
[[nodiscard]] bool make_room_of(Call&, const Player&,
                                const std::function<bool(const Table&)>& counts);

}  // namespace vegas::core::ops
