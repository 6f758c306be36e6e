#include "server/core/state/outage.hpp"

#include <gtest/gtest.h>

namespace vegas::core {
namespace {

constexpr std::optional<TimePoint> kAllAnswered;

TEST(Outage, BeginsWhenSomethingHasWaitedForThePatience) {
    Outage outage(1'000);
    EXPECT_EQ(outage.schedule_check(TimePoint{5}), TimePoint{1'005});
    EXPECT_FALSE(outage.begin_if_due(TimePoint{5}, {1'004}));
    EXPECT_TRUE(outage.begin_if_due(TimePoint{5}, {1'005}));
    EXPECT_EQ(outage.since(), TimePoint{5});
}

TEST(Outage, IsLookedForOnceInAPatience) {
    Outage outage(1'000);
    EXPECT_EQ(outage.schedule_check(kAllAnswered), std::nullopt);
    EXPECT_EQ(outage.schedule_check(TimePoint{0}), TimePoint{1'000});
    EXPECT_EQ(outage.schedule_check(TimePoint{400}), std::nullopt) << "the first one was answered";
    EXPECT_FALSE(outage.begin_if_due(TimePoint{900}, {1'000}));
    EXPECT_EQ(outage.schedule_check(TimePoint{900}), TimePoint{1'900});
    EXPECT_FALSE(outage.begin_if_due(kAllAnswered, {1'900}));
    EXPECT_FALSE(outage.is_active());
}

TEST(Outage, BeginsOnce) {
    Outage outage(1'000);
    EXPECT_TRUE(outage.begin_if_due(TimePoint{0}, {1'000}));
    EXPECT_EQ(outage.schedule_check(TimePoint{0}), std::nullopt);
    EXPECT_FALSE(outage.begin_if_due(TimePoint{0}, {2'000}));
}

TEST(Outage, IsOverWhenNothingWaitsAnyMore) {
    Outage outage(1'000);
    EXPECT_EQ(outage.end_if_over(kAllAnswered), std::nullopt) << "there was none";
    ASSERT_TRUE(outage.begin_if_due(TimePoint{0}, {1'000}));
    EXPECT_EQ(outage.end_if_over(TimePoint{800}), std::nullopt);
    EXPECT_TRUE(outage.is_active());
    EXPECT_EQ(outage.end_if_over(kAllAnswered), TimePoint{0});
    EXPECT_FALSE(outage.is_active());
    EXPECT_EQ(outage.end_if_over(kAllAnswered), std::nullopt) << "told once";
    EXPECT_EQ(outage.schedule_check(TimePoint{9'000}), TimePoint{10'000}) << "another one may come";
}

}  // namespace
}  // namespace vegas::core
