// Writes the WebSocket API as an AsyncAPI 3 document.
#pragma once

#include <string>

#include "protocol/tools/contract/model.hpp"

namespace vegas::contract {

[[nodiscard]] std::string asyncapi(const Contract&);

}  // namespace vegas::contract
