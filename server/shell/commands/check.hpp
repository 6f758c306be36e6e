// `vegasd check`: what a data directory holds, and what is wrong with it. Nothing is changed, and a
// vegasd may be at work there.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Whether all is well: every table follows from its records, and none was set aside. Says so in
// words for the operator; no secrets. Throws std::runtime_error, one line, if the directory cannot
// be read.
[[nodiscard]] bool check(const CheckData& what, std::ostream& out);

}  // namespace vegas::shell
