// Opens the store that the settings name.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/shell/config/config.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/event_loop.hpp"
#include "server/shell/peers/peers.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

// All must outlive the store.
struct StoreParts {
    const Config& config;
    EventLoop& loop;
    Log& log;
    Metrics& metrics;
    std::function<void(const std::string& why)> on_wait;  // on the loop's thread
    bool& lost;  // set if another server takes over; the loop then stops
    // A shared store passes it the active servers each second; null: not yet.
    std::unique_ptr<Peers>& peers;
};

// Waits while another server is active in a database that is not shared, and runs the loop
// meanwhile. Throws std::runtime_error with one line for the operator.
[[nodiscard]] std::unique_ptr<Store> open_store(const StoreParts& parts);

}  // namespace vegas::shell
