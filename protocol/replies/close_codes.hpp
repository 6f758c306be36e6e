// Why the server closes a WebSocket. docs/reference.md, Shapes of messages. The meanings of the
// codes below 3000 are those of RFC 6455, section 7.4.1, and of the registry that it sets up
// (section 11.7).
#pragma once

#include <cstdint>

namespace vegas::protocol {

enum class CloseCode : std::uint16_t {
    unsupported_data = 1003,  // a binary frame
    policy_violation = 1008,  // not JSON, no hello in time, or a client that does not read
    message_too_big = 1009,
    service_restart = 1012,  // the server stops

    // 4000 to 4999 are for private use. RFC 6455, section 7.4.2
    replaced = 4001,  // the player has come back on another connection
};

}  // namespace vegas::protocol
