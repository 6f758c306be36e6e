// The first part of a connection's life: HTTP requests, until one of them becomes a WebSocket or
// the client closes. Each request has a deadline, and its size is bounded.
#pragma once

#include "server/shell/http/site.hpp"
#include "server/shell/net/asio.hpp"
#include "server/shell/net/slot.hpp"

namespace vegas::shell {

void start_http_session(Socket socket, Door door, Site site, Slot slot);

}  // namespace vegas::shell
