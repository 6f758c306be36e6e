// `vegasd backup`: a copy of a data directory's database, from which a server can be started. A
// vegasd may be at work there.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Says what was made, and notes it for the server. Throws std::runtime_error, one line, if it
// cannot be made; `err`: that it cannot be noted.
void back_up(const BackUpData& what, std::ostream& out, std::ostream& err);

}  // namespace vegas::shell
