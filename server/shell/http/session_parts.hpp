// Dependencies of HTTP sessions. All of them outlive the sessions' last call.
#pragma once

#include "server/shell/http/handler.hpp"
#include "server/shell/ws/connection_parts.hpp"

namespace vegas::shell {

struct SessionParts {
    HttpHandler& api;
    ConnectionParts connections;  // for sessions that upgrade to a WebSocket
};

}  // namespace vegas::shell
