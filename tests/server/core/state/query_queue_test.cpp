#include "server/core/state/query_queue.hpp"
#include "protocol/texts/plain_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace vegas::core {
namespace {

class QueryQueueTest : public testing::Test {
protected:
    void add(const std::string& game) {
        queries_.push(FindGame{game}, [](Context&, const QueryResult&) {});
    }
    // The games and their tickets, as "a1 b2".
    std::string given(std::int64_t now_ms) {
        std::vector<StoreQuery> asked;
        queries_.pop_ready(asked, {now_ms});
        return texts::join(asked, " ", [](const StoreQuery& ask) {
            return std::get<FindGame>(ask.query).id + std::to_string(ask.ticket.number);
        });
    }
    bool take(std::uint64_t ticket) { return static_cast<bool>(queries_.take_callback({ticket})); }

    QueryQueue queries_{2};
};

TEST_F(QueryQueueTest, AFewAreWithTheStoreAtATimeInTheirOrder) {
    for (const char* game : {"a", "b", "c", "d"}) add(game);
    EXPECT_EQ(given(1), "a1 b2");
    EXPECT_EQ(given(2), "");
    EXPECT_TRUE(take(2));
    EXPECT_EQ(given(3), "c3");
    EXPECT_TRUE(take(1));
    EXPECT_TRUE(take(3));
    EXPECT_EQ(given(4), "d4");
}

TEST_F(QueryQueueTest, ATicketIsTakenOnce) {
    add("a");
    EXPECT_EQ(given(1), "a1");
    EXPECT_FALSE(take(2));
    EXPECT_TRUE(take(1));
    EXPECT_FALSE(take(1));
}

TEST_F(QueryQueueTest, OnlyWhatWasGivenGrowsOld) {
    for (const char* game : {"a", "b", "c"}) add(game);
    EXPECT_EQ(queries_.oldest_sent_at(), std::nullopt);
    EXPECT_EQ(given(5), "a1 b2");
    EXPECT_EQ(queries_.oldest_sent_at(), TimePoint{5});
    EXPECT_TRUE(take(1));
    EXPECT_EQ(given(900), "c3");
    EXPECT_EQ(queries_.oldest_sent_at(), TimePoint{5});
    EXPECT_TRUE(take(2));
    EXPECT_EQ(queries_.oldest_sent_at(), TimePoint{900});
    EXPECT_TRUE(take(3));
    EXPECT_EQ(queries_.oldest_sent_at(), std::nullopt);
}

}  // namespace
}  // namespace vegas::core
