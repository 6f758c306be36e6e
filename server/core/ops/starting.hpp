// The start of a game: by the host, because all are ready, or because a quick table has waited.
#pragma once

#include <vector>

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

[[nodiscard]] Outcome start(Call&, Table&);
[[nodiscard]] Outcome start_if_all_ready(Call&, Table&);

// The wait of a quick table is over.
void start_with_bots(Call&, Table&);

// Tells a player who has just received the table how long it still waits for others, if it does.
void tell_starting(const Call&, const Table&, std::vector<Message>& after);

}  // namespace vegas::core::ops
