// The codes with which the server closes a WebSocket. docs/reference.md, Shapes of messages. Codes
// below 3000 mean what RFC 6455, section 7.4.1, and its registry (section 11.7) say.
#pragma once

#include <cstdint>

namespace vegas::protocol {

enum class CloseCode : std::uint16_t {
    unsupported_data = 1003,  // a binary frame
    // Not JSON, no hello in time, or a client that does not read.
    policy_violation = 1008,
    message_too_big = 1009,
    service_restart = 1012,  // the server stops

    // 4000 to 4999 are for private use. RFC 6455, section 7.4.2
    device_revoked = 4001,
    player_forgotten = 4002,
};

}  // namespace vegas::protocol
