#include "server/shell/run/watchdog.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

ServiceNotifier with_timeout(const char* usec) {
    ::setenv("NOTIFY_SOCKET", "/nowhere/notify", 1);
    ::setenv("WATCHDOG_USEC", usec, 1);
    return ServiceNotifier::from_environment();
}

TEST(Watchdog, IsAnsweredTwiceInItsTimeAgainAndAgain) {
    test::FakeLoop loop;
    const auto notifier = with_timeout("30000000");
    answer_watchdog(loop, notifier);
    for (std::size_t i = 0; i < 3; ++i) {
        ASSERT_EQ(loop.afters.size(), i + 1);
        const auto timer = loop.afters.back();
        EXPECT_EQ(timer.delay_ms, 15'000);
        timer.job();
    }
}

TEST(Watchdog, IsLeftAloneWhereThereIsNone) {
    test::FakeLoop loop;
    answer_watchdog(loop, ServiceNotifier());
    EXPECT_TRUE(loop.afters.empty());
}

// Less than 2 ms would else be a loop without a pause.
TEST(Watchdog, HasAPauseHoweverShortItsTimeIs) {
    test::FakeLoop loop;
    const auto notifier = with_timeout("1");
    answer_watchdog(loop, notifier);
    EXPECT_EQ(loop.afters.back().delay_ms, 1);
}

}  // namespace
}  // namespace vegas::shell
