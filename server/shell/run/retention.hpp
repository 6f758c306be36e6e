// Purges old players and finished games: requests it from the store at the start and then every
// hour, and logs the result. On the loop's thread.
#pragma once

#include "server/core/server.hpp"
#include "server/shell/config/config.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/run/core_runner.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

class RetentionTask {
public:
    struct Parts {
        Loop& loop;
        CoreRunner& core_runner;
        const core::Server& core;
        Store& store;
        Log& log;
        Metrics& metrics;
        const Config& config;
    };

    // Requests the first purge at once.
    explicit RetentionTask(Parts parts);
    RetentionTask& operator=(RetentionTask&&) = delete;

private:
    void purge(bool after_start);
    void report(const core::PurgeResult& forgot);

    Parts parts_;
    bool is_refused_ = false;
};

}  // namespace vegas::shell
