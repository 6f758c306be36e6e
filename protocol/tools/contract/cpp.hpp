// The contract as C++ structs and how they are read, for the terminal client; and the list of the
// functions by which the client says everything that is in it.
#pragma once

#include <string>

#include "protocol/tools/contract/model.hpp"

namespace vegas::contract {

[[nodiscard]] std::string cpp_header(const Contract&);
[[nodiscard]] std::string cpp_source(const Contract&);
[[nodiscard]] std::string cpp_sayings(const Contract&);

}  // namespace vegas::contract
