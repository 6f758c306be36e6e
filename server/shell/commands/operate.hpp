// `vegasd admin`: asks the server that runs, over its Unix socket, and prints what it says.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// False: the server refused it, which `err` says. Throws std::runtime_error with one line if there
// is no server.
[[nodiscard]] bool operate(const Operate& what, std::ostream& out, std::ostream& err);

}  // namespace vegas::shell
