// `vegasd move`: moves a data directory into a PostgreSQL database. No server may be using either.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Prints what was moved, and what to do next. Throws std::runtime_error, one line, if it cannot be
// moved.
void move_data(const MoveData& what, std::ostream& out);

}  // namespace vegas::shell
