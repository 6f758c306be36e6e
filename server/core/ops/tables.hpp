// Making a table, coming to one and leaving it.
#pragma once

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableCreate&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableJoin&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableLeave&);
[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::TableSync&);

}  // namespace vegas::core::ops
