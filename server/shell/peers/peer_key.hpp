// Reads the key that all servers of a database share, by which they know each other.
#pragma once

#include <string>

#include "server/shell/process/expected.hpp"

namespace vegas::shell {

// Without the line break at its end. Fails if others than the file's user and group may read or
// change it: the key lets its holder act for any player.
[[nodiscard]] Expected<std::string> read_peer_key(const std::string& path);

}  // namespace vegas::shell
