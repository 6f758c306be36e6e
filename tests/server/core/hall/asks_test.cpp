#include "server/core/hall/asks.hpp"
#include "protocol/texts/plain_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace vegas::core {
namespace {

class AsksTest : public testing::Test {
protected:
    void add(const std::string& game) {
        asks_.add(FindGame{game}, [](Call&, const Found&) {});
    }
    // The games and their tickets, as "a1 b2".
    std::string given(std::int64_t now_ms) {
        std::vector<Ask> asked;
        asks_.give(asked, {now_ms});
        return texts::join(asked, " ", [](const Ask& ask) {
            return std::get<FindGame>(ask.question).id + std::to_string(ask.ticket);
        });
    }
    bool take(std::uint64_t ticket) { return static_cast<bool>(asks_.take(ticket)); }

    Asks asks_{2};
};

TEST_F(AsksTest, AFewAreWithTheStoreAtATimeInTheirOrder) {
    for (const char* game : {"a", "b", "c", "d"}) add(game);
    EXPECT_EQ(given(1), "a1 b2");
    EXPECT_EQ(given(2), "");
    EXPECT_TRUE(take(2));
    EXPECT_EQ(given(3), "c3");
    EXPECT_TRUE(take(1));
    EXPECT_TRUE(take(3));
    EXPECT_EQ(given(4), "d4");
}

TEST_F(AsksTest, ATicketIsTakenOnce) {
    add("a");
    EXPECT_EQ(given(1), "a1");
    EXPECT_FALSE(take(2));
    EXPECT_TRUE(take(1));
    EXPECT_FALSE(take(1));
}

TEST_F(AsksTest, OnlyWhatWasGivenGrowsOld) {
    for (const char* game : {"a", "b", "c"}) add(game);
    EXPECT_EQ(asks_.oldest(), std::nullopt);
    EXPECT_EQ(given(5), "a1 b2");
    EXPECT_EQ(asks_.oldest(), TimePoint{5});
    EXPECT_TRUE(take(1));
    EXPECT_EQ(given(900), "c3");
    EXPECT_EQ(asks_.oldest(), TimePoint{5});
    EXPECT_TRUE(take(2));
    EXPECT_EQ(asks_.oldest(), TimePoint{900});
    EXPECT_TRUE(take(3));
    EXPECT_EQ(asks_.oldest(), std::nullopt);
}

}  // namespace
}  // namespace vegas::core
