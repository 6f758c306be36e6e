// The system's limit of open files, against the connections that are to be held.
#pragma once

#include <cstddef>

#include "server/shell/process/log.hpp"

namespace vegas::shell {

// Raises the soft limit as far as it may; warns in the log if it is still too low for so many
// sockets.
void allow_open_files(std::size_t sockets, Log& log);

}  // namespace vegas::shell
