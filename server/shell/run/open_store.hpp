// Opens the store that the settings name.
#pragma once

#include <memory>

#include "server/shell/config/config.hpp"
#include "server/shell/links/links.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/event_loop.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

// Each has to outlive the store.
struct StoreParts {
    const Config& config;
    EventLoop& loop;
    Log& log;
    Metrics& metrics;
    bool& lost;  // set when the database is another server's: then the loop is stopped
    // Where servers share the store it tells them, each second, who is at work; null: not yet.
    std::unique_ptr<Links>& links;
};

// Waits for as long as another server is at work in a database that is not shared. Throws
// std::runtime_error with one line for the operator.
[[nodiscard]] std::unique_ptr<Store> open_store(const StoreParts& parts);

}  // namespace vegas::shell
