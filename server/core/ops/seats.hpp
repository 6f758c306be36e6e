// Before the game: ready or not, house bots, the start.
#pragma once

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableReady&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableStart&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableAddBot&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableRemoveBot&);

}  // namespace vegas::core::ops
