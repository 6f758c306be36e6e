// How busy the event loop is: how late it comes to a timer that it has to itself.
#pragma once

#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"

namespace vegas::shell {

// Looks a few times a second, as long as the loop runs. REQUIRES: both live as long.
void watch_lag(Loop& loop, const Metrics& metrics);

}  // namespace vegas::shell
