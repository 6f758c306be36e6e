// The contract as TypeScript types, for the page.
#pragma once

#include <string>

#include "protocol/tools/contract/model.hpp"

namespace vegas::contract {

[[nodiscard]] std::string typescript(const Contract&);

}  // namespace vegas::contract
