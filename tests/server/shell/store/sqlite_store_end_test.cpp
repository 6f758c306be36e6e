// How a store ends: with what waits stored, or saying what is not.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <chrono>
#include <cstdint>

#include "tests/server/shell/store/slow_disk.hpp"
#include "tests/server/shell/store/sqlite_harness.hpp"
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

constexpr std::chrono::hours kLong{1};

class SqliteStoreEnd : public StoreOnASlowDisk {
protected:
    SqliteStoreEnd() : StoreOnASlowDisk(kLong) {}

    // A transaction has failed, and is not tried again before the end.
    void fail() {
        SlowDisk::fail(SQLITE_FULL);
        store->append({opening("t")});
        store.loop.run_until([&] { return !store.failures.empty(); });
    }
};

TEST_F(SqliteStoreEnd, StoresWhatWaits) {
    keep_busy();
    store->append({opening("t")});
    for (std::uint32_t seq = 1; seq <= 50; ++seq) store->append({more("t", seq)});
    SlowDisk::heal();
    store.reopen();
    ASSERT_EQ(store.loaded.size(), 2U);
    EXPECT_EQ(store.loaded[1].records.size(), 51U);
}

TEST_F(SqliteStoreEnd, NothingIsSaidAfterwards) {
    keep_busy();
    SlowDisk::heal();
    store.close();
    store.loop.run();
    EXPECT_TRUE(store.said.empty());
}

TEST_F(SqliteStoreEnd, DoesNotWaitForADiskThatFails) {
    fail();
    store.close();
    SlowDisk::heal();
    store.open();
    EXPECT_TRUE(store.loaded.empty());
}

TEST_F(SqliteStoreEnd, TriesOnceMore) {
    fail();
    SlowDisk::heal();
    store.reopen();
    EXPECT_EQ(store.loaded.size(), 1U);
}

TEST_F(SqliteStoreEnd, SaysThatAllIsStored) {
    keep_busy();
    store->append({opening("t"), opening("u")});
    store->query({{1}, core::FindGame{"g"}});
    SlowDisk::heal();
    const auto ended = store->shut_down(kLong);
    EXPECT_EQ(ended.unstored, 0U);
    EXPECT_FALSE(ended.has_hung);
    store.loop.run();
    EXPECT_TRUE(store.said.empty());
    store.reopen();
    EXPECT_EQ(store.loaded.size(), 3U);
}

TEST_F(SqliteStoreEnd, SaysWhatADiskThatFailsHasNotStored) {
    fail();
    store->append({opening("u")});
    const auto ended = store->shut_down(kLong);
    EXPECT_EQ(ended.unstored, 2U);
    EXPECT_FALSE(ended.has_hung);
}

TEST_F(SqliteStoreEnd, DoesNotWaitForADiskThatHangs) {
    keep_busy();
    store->append({opening("t")});
    const auto ended = store->shut_down(std::chrono::milliseconds(0));
    EXPECT_EQ(ended.unstored, 2U);
    EXPECT_TRUE(ended.has_hung);
    SlowDisk::heal();  // or it could not be destroyed
}

}  // namespace
}  // namespace vegas::shell::test
