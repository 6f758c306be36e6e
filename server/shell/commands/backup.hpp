// `vegasd backup`: a copy of a data directory's database, from which a server can be started. A
// vegasd may be at work there.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Says what was made. Throws std::runtime_error, one line, if it cannot be made.
void back_up(const BackUpData& what, std::ostream& out);

}  // namespace vegas::shell
