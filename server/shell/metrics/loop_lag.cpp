#include "server/shell/metrics/loop_lag.hpp"

#include <algorithm>
#include <chrono>

namespace vegas::shell {

void watch_lag(Loop& loop, const Metrics& metrics) {
    constexpr std::chrono::milliseconds kEvery{200};
    const auto due = loop.elapsed() + kEvery;
    loop.after(kEvery.count(), [&loop, &metrics, due] {
        const auto late = std::max(loop.elapsed() - due, std::chrono::nanoseconds(0));
        metrics.loop_lag().Observe(in_seconds(late));
        watch_lag(loop, metrics);
    });
}

}  // namespace vegas::shell
