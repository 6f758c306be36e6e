// `vegasd backup`: copies a data directory's database, even while a vegasd uses it. A server can be
// started from the copy.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Prints what was copied, and notes it for the server. Throws std::runtime_error, one line, if
// copying fails; `err` reports that the note failed.
void back_up(const BackUpData& what, std::ostream& out, std::ostream& err);

}  // namespace vegas::shell
