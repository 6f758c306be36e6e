// `vegasd admin`: sends a request to the running server over its Unix socket, and prints the reply.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Returns false if the server refused, for the reason in `err`; as JSON, in `out`. Throws
// std::runtime_error with one line if there is no server.
[[nodiscard]] bool run_admin_command(const AdminCommand& what, std::ostream& out,
                                     std::ostream& err);

}  // namespace vegas::shell
