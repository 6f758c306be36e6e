// What every connection needs of the server. All of it outlives the connections' last call.
#pragma once

#include <cstddef>
#include <cstdint>

#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/doorkeeper.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/run/receiver.hpp"

namespace vegas::shell {

struct ConnectionParts {
    Receiver& receiver;
    Doorkeeper& doorkeeper;
    Log& log;
    Metrics& metrics;
    std::size_t message_bytes;
    const std::int64_t& idle_timeout_ms;  // a reload may change it, for connections to come
};

}  // namespace vegas::shell
