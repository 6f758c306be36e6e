// Raises the limit of open files for the expected connections.
#pragma once

#include <cstddef>

#include "server/shell/process/log.hpp"

namespace vegas::shell {

// Raises the soft limit as far as allowed. Logs a warning if it is still too low for `sockets`.
void raise_open_file_limit(std::size_t sockets, Log& log);

}  // namespace vegas::shell
