// A connection's first part: HTTP requests, until one of them becomes a WebSocket or the peer has
// had enough. Each request has a deadline and bounds on its size.
#pragma once

#include "server/shell/asio.hpp"
#include "server/shell/site.hpp"

namespace vegas::shell {

void start_http_session(Socket socket, Door door, Site site, Place place);

}  // namespace vegas::shell
