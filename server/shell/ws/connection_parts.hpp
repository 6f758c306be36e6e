// Dependencies of WebSocket connections. All of them outlive the connections' last call.
#pragma once

#include <cstddef>
#include <cstdint>

#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/admission_control.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/run/connection_observer.hpp"

namespace vegas::shell {

struct ConnectionParts {
    ConnectionObserver* observer;  // null: none is opened here
    AdmissionControl& admission;
    Log& log;
    Metrics& metrics;
    std::size_t message_bytes;
    const std::int64_t& idle_timeout_ms;  // a reload may change it for new connections
};

}  // namespace vegas::shell
