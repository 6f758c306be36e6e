// `vegasd restore-table`: brings one table back from a copy, where it is damaged, was set aside or
// is missing. Changes nothing else.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Prints what was restored. Nobody who was deleted comes back: seats of players who are not stored
// any more are the house's. Throws std::runtime_error, one line, if the table cannot be restored;
// then nothing has changed.
void restore_table(const RestoreTable& what, std::ostream& out);

}  // namespace vegas::shell
