// `vegasd check`: reports the contents of a data directory, a copy or a database, and what is wrong
// with them. Changes nothing, and works while a vegasd uses it.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Returns whether all is well: every table follows from its records, and none was set aside. Prints
// a report for the operator, without secrets. Throws std::runtime_error, one line, if it cannot be
// read.
[[nodiscard]] bool check(const CheckData& what, std::ostream& out);

}  // namespace vegas::shell
