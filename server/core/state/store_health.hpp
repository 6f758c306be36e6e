// Begins and ends outages of the store, and notifies clients and peers. During an outage time
// stands still at tables.
#pragma once

#include "server/core/state/context.hpp"

namespace vegas::core {

// Timer: begins an outage if the store owes a reply for too long.
void check_store(Context&);
// Ends the outage if the store has replied to everything.
void end_outage_if_over(Context&);
// Notifies a connection that does not know of the outage yet. REQUIRES: an outage.
void notify_outage(Context&, ConnectionState&);

}  // namespace vegas::core
