// Measures how busy the event loop is: how late a dedicated timer runs.
#pragma once

#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"

namespace vegas::shell {

// Measures a few times a second while the loop runs. REQUIRES: both live as long.
void watch_lag(Loop& loop, const Metrics& metrics);

}  // namespace vegas::shell
