// GET /metrics, on the admin side: the counters, and gauges that are read at each scrape.
#pragma once

#include "server/core/server.hpp"
#include "server/shell/http/message.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/admission_control.hpp"
#include "server/shell/run/core_runner.hpp"
#include "server/shell/run/house_bots.hpp"
#include "server/shell/run/storage_monitor.hpp"
#include "server/shell/run/worker_pool.hpp"

namespace vegas::shell {

struct MetricsRoute {
    Metrics& metrics;
    const core::Server& core;
    const core::Limits& limits;
    const CoreRunner& core_runner;
    const AdmissionControl& admission;
    const HouseBots& bots;
    const WorkerPool& replays;
    StorageMonitor& storage;

    [[nodiscard]] HttpReply handle() const;
};

// The answer before there is a core: what the process uses, and what has been set.
[[nodiscard]] HttpReply metrics_before_start(Metrics& metrics);

}  // namespace vegas::shell
