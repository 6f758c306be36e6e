// Hello: a new guest by name, or a known one by token.
#pragma once

#include "server/core/ops/answer.hpp"

namespace vegas::core::ops {

[[nodiscard]] Answer handle(Call&, Connection&, const protocol::Hello&);

}  // namespace vegas::core::ops
