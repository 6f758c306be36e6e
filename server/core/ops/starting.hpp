// Starts games: at the host's request, when all are ready, or when a quick table's wait is over.
#pragma once

#include <vector>

#include "server/core/ops/op_result.hpp"

namespace vegas::core::ops {

// The players' seeds come before the first roll; the game may be still open behind this.
[[nodiscard]] MaybeError start_game(Context&, Table&);
[[nodiscard]] MaybeError start_if_all_ready(Context&, Table&);

// The server before may have come to the last "ready", and not to the first roll.
void start_after_restart(Context&, Table&);

// A quick table's wait is over.
void start_with_bots(Context&, Table&);

// Adds a countdown for a player who has just received the table, if it still waits for others.
void add_start_countdown(const Context&, const Table&, std::vector<FollowUp>& after);

}  // namespace vegas::core::ops
