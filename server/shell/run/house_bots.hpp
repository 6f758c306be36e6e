// Thinks for the house bots. A choice takes microseconds, and is made on the loop; one that may
// take longer is made beside it. The core asks for one at a time at each table, so that tables are
// the bound of what waits.
#pragma once

#include <functional>

#include "server/core/base/io.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/workers.hpp"

namespace vegas::shell {

class HouseBots {
public:
    using Answer = std::function<void(core::BotMoved)>;

    // REQUIRES: what works for `workers` ends before the loop and the metrics do.
    HouseBots(Loop& loop, Workers& workers, Metrics& metrics)
        : loop_(loop), workers_(workers), metrics_(metrics) {}

    // Never answers at once, while the core's answer is being carried out.
    void think(core::Think job, Answer answer);

private:
    Loop& loop_;
    Workers& workers_;
    Metrics& metrics_;
};

}  // namespace vegas::shell
