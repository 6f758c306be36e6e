#include "server/core/state/served_clock.hpp"

#include <gtest/gtest.h>

namespace vegas::core {
namespace {

TEST(ServedClock, KnowsNothingBeforeTheStoreHasReplied) {
    ServedClock clock;
    EXPECT_FALSE(clock.at({5}));
    EXPECT_EQ(clock.ask({5}, 1).elapsed_ms, 0);
    EXPECT_FALSE(clock.at({6}));
}

TEST(ServedClock, CountsOnFromWhenItAsked) {
    ServedClock clock;
    (void)clock.ask({1'000}, 1);
    clock.on_reply(ServedTime{70});
    EXPECT_EQ(clock.at({1'500}), ServedTime{570});
    EXPECT_EQ(clock.ask({61'000}, 1).elapsed_ms, 60'000);
    clock.on_reply(ServedTime{60'070});
    EXPECT_EQ(clock.at({61'000}), ServedTime{60'070});
}

TEST(ServedClock, DoesNotCountAGapThatTheStoreWillNotCount) {
    ServedClock clock;
    (void)clock.ask({0}, 1);
    clock.on_reply(ServedTime{70});
    EXPECT_EQ(clock.at({kServedGapMs}), ServedTime{70 + kServedGapMs});
    EXPECT_EQ(clock.at({kServedGapMs + 1}), ServedTime{70});
}

TEST(ServedClock, TellsTheWholeGapAfterAQueryWithoutAResult) {
    ServedClock clock;
    (void)clock.ask({0}, 1);
    clock.on_reply(ServedTime{70});
    (void)clock.ask({50'000}, 1);
    clock.on_reply(std::nullopt);
    EXPECT_EQ(clock.ask({90'000}, 1).elapsed_ms, 90'000);
}

}  // namespace
}  // namespace vegas::core
