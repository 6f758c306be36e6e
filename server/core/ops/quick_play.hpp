// Sitting down where the next game starts.
#pragma once

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::QuickPlay&);

}  // namespace vegas::core::ops
