// Another game at a table whose game is over.
#pragma once

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableRematch&);

}  // namespace vegas::core::ops
