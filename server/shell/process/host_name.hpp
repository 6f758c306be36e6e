// The names of this machine.
#pragma once

#include <string>
#include <vector>

namespace vegas::shell {

// For people to read; "unknown" if the system has none.
[[nodiscard]] std::string host_name();

// By which others on its network may reach it, in lower case: its name, the part before the first
// dot, that part with ".local" (multicast DNS) and with each domain that the resolver searches.
[[nodiscard]] std::vector<std::string> machine_names();

}  // namespace vegas::shell
