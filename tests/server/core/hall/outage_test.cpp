#include "server/core/hall/outage.hpp"

#include <gtest/gtest.h>

namespace vegas::core {
namespace {

constexpr std::optional<TimePoint> kAllAnswered;

TEST(Outage, BeginsWhenSomethingHasWaitedForThePatience) {
    Outage outage(1'000);
    EXPECT_EQ(outage.next_look(TimePoint{5}), TimePoint{1'005});
    EXPECT_FALSE(outage.look(TimePoint{5}, {1'004}));
    EXPECT_TRUE(outage.look(TimePoint{5}, {1'005}));
    EXPECT_EQ(outage.since(), TimePoint{5});
}

TEST(Outage, IsLookedForOnceInAPatience) {
    Outage outage(1'000);
    EXPECT_EQ(outage.next_look(kAllAnswered), std::nullopt);
    EXPECT_EQ(outage.next_look(TimePoint{0}), TimePoint{1'000});
    EXPECT_EQ(outage.next_look(TimePoint{400}), std::nullopt) << "the first one was answered";
    EXPECT_FALSE(outage.look(TimePoint{900}, {1'000}));
    EXPECT_EQ(outage.next_look(TimePoint{900}), TimePoint{1'900});
    EXPECT_FALSE(outage.look(kAllAnswered, {1'900}));
    EXPECT_FALSE(outage.lasts());
}

TEST(Outage, BeginsOnce) {
    Outage outage(1'000);
    EXPECT_TRUE(outage.look(TimePoint{0}, {1'000}));
    EXPECT_EQ(outage.next_look(TimePoint{0}), std::nullopt);
    EXPECT_FALSE(outage.look(TimePoint{0}, {2'000}));
}

TEST(Outage, IsOverWhenNothingWaitsAnyMore) {
    Outage outage(1'000);
    EXPECT_EQ(outage.answered(kAllAnswered), std::nullopt) << "there was none";
    ASSERT_TRUE(outage.look(TimePoint{0}, {1'000}));
    EXPECT_EQ(outage.answered(TimePoint{800}), std::nullopt);
    EXPECT_TRUE(outage.lasts());
    EXPECT_EQ(outage.answered(kAllAnswered), TimePoint{0});
    EXPECT_FALSE(outage.lasts());
    EXPECT_EQ(outage.answered(kAllAnswered), std::nullopt) << "told once";
    EXPECT_EQ(outage.next_look(TimePoint{9'000}), TimePoint{10'000}) << "another one may come";
}

}  // namespace
}  // namespace vegas::core
