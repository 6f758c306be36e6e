// How many seats one network may have at public tables of others, so that chance and the lobby
// bring people of several homes together. Private tables, and those that were made from the
// network, have no such limit. A quick table has it as soon as somebody from elsewhere sits there.
#pragma once

#include "server/core/state/context.hpp"

namespace vegas::core::ops {

// Whether another person from there may sit down at the table: beyond half of its seats, and beyond
// Limits::seats_per_address at all tables, nobody may. A refusal is recorded.
[[nodiscard]] MaybeError check_seat_limits(Context&, const ConnectionState&, const Table&);
// The player has sat down and is noted as come from there: the seat counts where it has a limit.
void count_seat(Context&, const ConnectionState&, const Table&, PlayerKey);
// Whether chance may lead somebody from there to this quick table: as check_seat_limits(), and no
// other network has more than its share.
[[nodiscard]] bool is_open_to(const ServerState&, const ConnectionState&, const Table&);

}  // namespace vegas::core::ops
