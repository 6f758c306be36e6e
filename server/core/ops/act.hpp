// Answering a decision.
#pragma once

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

[[nodiscard]] Answer handle(Call&, Connection&, Player&, const protocol::ActOn&);

}  // namespace vegas::core::ops
