// Handles clients' requests: replies here, after a query to the store, or by another server. A
// connection's later requests wait until the current one has its reply.
#pragma once

#include "server/core/state/context.hpp"

namespace vegas::core::requests {

void process(Context&, const Received&);
void process(Context&, const Malformed&);

// Processes requests queued while the previous one was pending.
void process_backlog(Context&, ConnectionState&);
// Retries a request whose table had no home.
void retry_forwarded(Context&, ConnId);

}  // namespace vegas::core::requests
