// GET /metrics, on the operators' side: what was counted, and what is looked up when it is asked
// for.
#pragma once

#include "server/core/server.hpp"
#include "server/shell/http/message.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/doorkeeper.hpp"
#include "server/shell/run/backup_watch.hpp"
#include "server/shell/run/driver.hpp"
#include "server/shell/run/house_bots.hpp"
#include "server/shell/run/workers.hpp"

namespace vegas::shell {

struct MetricsRoute {
    Metrics& metrics;
    const core::Server& core;
    const core::Limits& limits;
    const Driver& driver;
    const Doorkeeper& doorkeeper;
    const HouseBots& bots;
    const Workers& replays;
    BackupWatch& backups;

    [[nodiscard]] HttpReply answer() const;
};

}  // namespace vegas::shell
