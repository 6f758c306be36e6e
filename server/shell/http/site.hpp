// What an HTTP session needs of the server. All of it outlives the sessions' last call.
#pragma once

#include "server/shell/http/api.hpp"
#include "server/shell/ws/connection_parts.hpp"

namespace vegas::shell {

struct Site {
    HttpApi& api;
    ConnectionParts connections;  // of those that become a WebSocket
};

}  // namespace vegas::shell
