// `vegasd backup`: copies a data directory's database, or one in PostgreSQL, to a file, even while
// a vegasd uses it. A server can be started from the copy.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Prints what was copied. The server is told what came of it. Throws std::runtime_error, one line,
// if copying fails; `err` reports that the server was not told.
void back_up(const BackUpData& what, std::ostream& out, std::ostream& err);

}  // namespace vegas::shell
