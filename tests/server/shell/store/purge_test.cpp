#include "server/shell/store/purge.hpp"

#include <gtest/gtest.h>

namespace vegas::shell::test {
namespace {

constexpr std::int64_t kHour = 3'600'000, kDay = 24 * kHour;
constexpr core::UtcTime kClock{1'000 * kDay};

PurgePass after(std::int64_t ms, bool after_start = false) {
    return plan_purge(kClock + ms, {.time = kClock, .has_passed = true}, after_start);
}

TEST(PurgeProgress, IsDueOnceADay) {
    EXPECT_FALSE(after(0).is_due);
    EXPECT_FALSE(after(kDay - 1).is_due);
    EXPECT_FALSE(after(-kDay + 1).is_due);
    EXPECT_FALSE(after(kDay - 1).refused);
    EXPECT_EQ(after(kDay - 1).clock, kClock);
    EXPECT_TRUE(after(kDay).is_due);
    EXPECT_EQ(after(kDay).clock, kClock + kDay);
    EXPECT_TRUE(after(kDay, true).is_due);
}

TEST(PurgeProgress, AStoreThatNeverForgotNeedNotWaitForADay) {
    const PurgePass pass = plan_purge(kClock + kHour, {.time = kClock}, true);
    EXPECT_TRUE(pass.is_due);
    EXPECT_EQ(pass.clock, kClock + kHour);
}

TEST(PurgeProgress, RefusesATimeThatIsFarAway) {
    EXPECT_TRUE(after(7 * kDay).is_due);
    for (const std::int64_t ms : {7 * kDay + 1, 800 * kDay, -kDay, -800 * kDay}) {
        EXPECT_TRUE(after(ms).refused) << ms;
        EXPECT_FALSE(after(ms).is_due) << ms;
        EXPECT_EQ(after(ms).clock, kClock + (ms > 0 ? kDay : -kDay)) << ms;
        EXPECT_TRUE(after(ms, true).refused) << ms;
        EXPECT_EQ(after(ms, true).clock, kClock) << ms;
    }
}

TEST(PurgeProgress, TheFirstClockIsThatOfTheNewestRowThatIsNotInTheFuture) {
    constexpr core::UtcTime kNow{50}, kOld{40}, kFuture{60};
    EXPECT_EQ(initial_clock(kNow, kOld, kFuture).time, kOld);
    EXPECT_EQ(initial_clock(kNow, std::nullopt, kFuture).time, kFuture);
    EXPECT_EQ(initial_clock(kNow, std::nullopt, std::nullopt).time, kNow);
}

TEST(PurgeProgress, AShareIsATwentiethOrTwiceWhatGrowsOldInADay) {
    EXPECT_EQ(daily_quota(10'000, 90 * kDay), 500U);
    EXPECT_EQ(daily_quota(10'000, 40 * kDay), 500U);
    EXPECT_EQ(daily_quota(10'000, 10 * kDay), 2'000U);
    EXPECT_GE(daily_quota(10'000, kDay), 10'000U);
    EXPECT_GE(daily_quota(10'000, 0), 10'000U);
    EXPECT_EQ(daily_quota(10, 365 * kDay), 20U);
}

}  // namespace
}  // namespace vegas::shell::test
