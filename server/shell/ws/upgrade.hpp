// How a request becomes a WebSocket.
#pragma once

#include <string_view>

namespace vegas::shell {

inline constexpr std::string_view kSubprotocol = "vegas.v1";

struct Upgrade {
    bool name_protocol = false;  // the client offered kSubprotocol and is told that it was taken
};

}  // namespace vegas::shell
