// Hands a table's new records to the store, with the players and the finished game that they name.
#pragma once

#include "server/core/state/context.hpp"

namespace vegas::core {

// Call after each change, before any reply: nobody is told of what the store does not hold.
// `closes`: these are the table's last records.
void append_records(Context&, Table&, bool closes = false);

}  // namespace vegas::core
