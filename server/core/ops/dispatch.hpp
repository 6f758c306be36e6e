// Calls the handler of a request's op.
#pragma once

#include "server/core/ops/op_result.hpp"

namespace vegas::core::ops {

[[nodiscard]] OpResult dispatch(Context&, ConnectionState&, const protocol::Op&);

}  // namespace vegas::core::ops
