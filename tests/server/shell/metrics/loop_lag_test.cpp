#include "server/shell/metrics/loop_lag.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

TEST(LoopLag, IsWhatATimerComesTooLateAgainAndAgain) {
    using std::chrono::milliseconds;
    test::FakeLoop loop;
    const Metrics metrics;
    watch_lag(loop, metrics);
    for (const int late_ms : {0, 30, 0}) {
        const auto timer = loop.afters.back();
        loop.let_pass(milliseconds(timer.delay_ms + late_ms));
        timer.job();
    }
    EXPECT_EQ(loop.afters.size(), 4U);
    const auto seen = metrics.loop_lag().Collect().histogram;
    EXPECT_EQ(seen.sample_count, 3U);
    EXPECT_DOUBLE_EQ(seen.sample_sum, 0.030);
}

}  // namespace
}  // namespace vegas::shell
