// The start of a game: by the host, because all are ready, or because a quick table has waited.
#pragma once

#include <vector>

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

[[nodiscard]] Outcome start(Turn&, Table&);
[[nodiscard]] Outcome start_if_all_ready(Turn&, Table&);

// The wait of a quick table is over.
void start_with_bots(Turn&, Table&);

// Tells a player who has just received the table how long it still waits for others, if it does.
void tell_starting(const Turn&, const Table&, std::vector<Message>& after);

}  // namespace vegas::core::ops
