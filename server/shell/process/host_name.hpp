// What this machine is called.
#pragma once

#include <string>

namespace vegas::shell {

// For people to read; "unknown" if the system does not say.
[[nodiscard]] std::string host_name();

}  // namespace vegas::shell
