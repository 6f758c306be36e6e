// Games played in days go on while they sleep: each wakes when its clock has run out.
#pragma once

#include "server/core/state/context.hpp"

namespace vegas::core::ops {

// Tells the store how much time has passed, and wakes what is due.
void advance_served_time(Context&);
// Takes a game that the store has woken. False: the server is stopping, and another shall have it.
bool take_woken(Context&, const LoadedTable&);

}  // namespace vegas::core::ops
