// From a request to the op that answers it.
#pragma once

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

[[nodiscard]] Answer answer(Call&, Connection&, const protocol::Op&);

}  // namespace vegas::core::ops
