// Looking at the public tables.
#pragma once

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::LobbyWatch&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::LobbyUnwatch&);

}  // namespace vegas::core::ops
