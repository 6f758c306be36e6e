#include "server/core/state/store_work.hpp"

#include <gtest/gtest.h>

namespace vegas::core {
namespace {

TEST(StoreWork, TheOldestWaitIsThatOfAnAppendAQueryOrAClaim) {
    StoreWork store{Limits{}};
    Output out;
    EXPECT_EQ(store.oldest_wait(), std::nullopt);
    store.claiming_since = TimePoint{30};
    EXPECT_EQ(store.oldest_wait(), TimePoint{30});
    store.queries.push(FindGame{"g"}, [](Context&, const QueryResult&) {});
    EXPECT_EQ(store.oldest_wait(), TimePoint{30}) << "a queued query waits for nothing yet";
    store.queries.pop_ready(out.queries, TimePoint{20});
    EXPECT_EQ(store.oldest_wait(), TimePoint{20});
    Append append;
    append.table = "t";
    append.records = {"r"};
    store.outbox.append(out, append, TimePoint{10});
    EXPECT_EQ(store.oldest_wait(), TimePoint{10});
    store.outbox.on_stored(out, "t", 0);
    EXPECT_EQ(store.oldest_wait(), TimePoint{20});
    EXPECT_TRUE(store.queries.take_callback(out.queries.at(0).ticket));
    EXPECT_EQ(store.oldest_wait(), TimePoint{30});
}

}  // namespace
}  // namespace vegas::core
