// Writes the contract as JSON Schema 2020-12, one file per message.
#pragma once

#include <map>
#include <string>

#include "protocol/tools/contract/model.hpp"

namespace vegas::contract {

// File name -> text.
[[nodiscard]] std::map<std::string, std::string> schemas(const Contract&);

}  // namespace vegas::contract
