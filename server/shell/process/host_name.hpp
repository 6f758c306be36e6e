// The name of this machine.
#pragma once

#include <string>

namespace vegas::shell {

// For people to read; "unknown" if the system has none.
[[nodiscard]] std::string host_name();

}  // namespace vegas::shell
