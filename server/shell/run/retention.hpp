// How long players and finished games are kept: asks the store to forget, at the start and then
// every hour, and tells the operator what has come of it. On the loop's thread.
#pragma once

#include "server/core/server.hpp"
#include "server/shell/config/config.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/run/driver.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

class RetentionTask {
public:
    struct Parts {
        Loop& loop;
        Driver& driver;
        const core::Server& core;
        Store& store;
        Log& log;
        Metrics& metrics;
        const Config& config;
    };

    // Asks at once.
    explicit RetentionTask(Parts parts);
    RetentionTask& operator=(RetentionTask&&) = delete;

private:
    void forget(bool after_start);
    void report(const core::Forgot& forgot);

    Parts parts_;
    bool is_refused_ = false;
};

}  // namespace vegas::shell
