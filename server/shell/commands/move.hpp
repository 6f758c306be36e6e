// `vegasd move`: what is in a data directory, into a PostgreSQL database. No server may be at work
// in one of them.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Says what was moved, and what is to be done now. Throws std::runtime_error, one line, if it
// cannot be moved.
void move_data(const MoveData& what, std::ostream& out);

}  // namespace vegas::shell
