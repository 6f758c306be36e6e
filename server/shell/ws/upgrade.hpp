// The decision to upgrade a request to a WebSocket.
#pragma once

#include <string_view>

namespace vegas::shell {

inline constexpr std::string_view kSubprotocol = "vegas.v1";

struct Upgrade {
    bool name_protocol = false;  // the client offered kSubprotocol; the reply confirms it
};

}  // namespace vegas::shell
