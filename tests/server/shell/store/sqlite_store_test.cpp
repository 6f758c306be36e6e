#include "server/shell/store/sqlite_store.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "server/shell/store/sqlite/database.hpp"
#include "tests/server/shell/store/slow_disk.hpp"
#include "tests/server/shell/store/sqlite_harness.hpp"
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

// ---- the facts of every store

class SqliteHarness final : Folder, public ThreadedHarness<SqliteStore> {
public:
    SqliteHarness() : ThreadedHarness({.dir = path()}) {}
};

constexpr Kind kSqlite{
    "SQLite", []() -> std::unique_ptr<StoreHarness> { return std::make_unique<SqliteHarness>(); }};
INSTANTIATE_TEST_SUITE_P(Sqlite, AnyStore, testing::Values(kSqlite));
INSTANTIATE_TEST_SUITE_P(Sqlite, StoreThatForgets, testing::Values(kSqlite));
INSTANTIATE_TEST_SUITE_P(Sqlite, StoreWithRecords, testing::Values(kSqlite));

// ---- its own

std::filesystem::path database_in(const Folder& folder) {
    return folder.path() / "data" / "vegas.db";
}

// The one value that another program finds.
std::string asked(const Folder& folder, const char* sql) {
    return sqlite::Database(database_in(folder), sqlite::Access::read, {}).text(sql);
}

class OnASlowDisk : public StoreOnASlowDisk {
protected:
    OnASlowDisk() : StoreOnASlowDisk(std::chrono::milliseconds(1)) {}
};

TEST_F(OnASlowDisk, NothingIsSaidBeforeTheDiskHasIt) {
    keep_busy();
    EXPECT_TRUE(store.loop.is_idle());
    SlowDisk::heal();
    EXPECT_EQ(store.wait_for_events(1), Words{"stored busy 0"});
}

TEST_F(OnASlowDisk, EachTransactionIsWrittenThrough) {
    const auto before = SlowDisk::log_syncs();
    store.append({opening("t")});
    store.append({more("t", 1)});
    EXPECT_EQ(store->commits(), 2U);
    EXPECT_EQ(SlowDisk::log_syncs() - before, 2U);
}

TEST_F(OnASlowDisk, AllThatWaitsIsOneTransaction) {
    keep_busy();
    store->append({opening("t")});
    for (std::uint32_t seq = 1; seq <= 100; ++seq) store->append({more("t", seq)});
    store->query({{5}, core::FindGame{"g"}});
    store->touch_players({{"p"}, {1}});
    SlowDisk::heal();
    EXPECT_EQ(store.wait_for_events(103).back(), "told 5");
    EXPECT_EQ(store.said[101], "stored t 100");
    EXPECT_EQ(store->commits(), 2U);
}

TEST_F(OnASlowDisk, WhatIsToBeWrittenDoesNotWaitForManyQuestions) {
    keep_busy();
    for (std::uint64_t ticket = 1; ticket <= 100; ++ticket) {
        store->query({{ticket}, core::FindGame{"g"}});
    }
    store->append({opening("t")});
    SlowDisk::heal();
    store.wait_for_events(102);
    EXPECT_EQ(store.said[1], "stored t 0");
    EXPECT_EQ(store.said.back(), "told 100");
    EXPECT_EQ(store->commits(), 5U) << "32 questions in each but the first";
}

TEST_F(OnASlowDisk, ATransactionIsToldInOneJob) {
    keep_busy();
    store->append({opening("t"), opening("u")});
    store->append({more("t", 1)});
    SlowDisk::heal();
    store.wait_for_events(1);
    store.wait_for_events(2);
    EXPECT_EQ(store.said.size(), 4U);
}

TEST_F(OnASlowDisk, ADiskThatFailsIsTriedAgainUntilItWorks) {
    SlowDisk::fail(SQLITE_FULL);
    store->append({opening("t"), more("t", 1)});
    store.wait_for_failures(1);
    EXPECT_FALSE(store.failures[0].is_over);
    EXPECT_NE(store.failures[0].reason.find("full"), std::string::npos) << store.failures[0].reason;
    store->append({more("t", 2)});
    SlowDisk::wait_for_failures(5);
    EXPECT_TRUE(store.loop.is_idle()) << "it was said once";
    SlowDisk::heal();
    EXPECT_EQ(store.wait_for_events(3), (Words{"stored t 0", "stored t 1", "stored t 2"}));
    ASSERT_EQ(store.failures.size(), 2U);
    EXPECT_TRUE(store.failures[1].is_over);
    store.reopen();
    EXPECT_EQ(store.loaded.at(0).records.size(), 3U);
}

TEST_F(OnASlowDisk, ATableThatWasThereGoesOnAfterAFailure) {
    store.append({opening("t")});
    SlowDisk::fail(SQLITE_IOERR_WRITE);
    store->append({more("t", 1), more("t", 2)});
    store.wait_for_failures(1);
    SlowDisk::heal();
    EXPECT_EQ(store.wait_for_events(3), (Words{"stored t 0", "stored t 1", "stored t 2"}));
}

TEST_F(OnASlowDisk, ATransactionThatDoesNotReachTheDiskIsNotTold) {
    keep_busy();
    SlowDisk::fail(SQLITE_IOERR_FSYNC);
    SlowDisk::let_go();
    store.wait_for_failures(1);
    EXPECT_TRUE(store.said.empty());
    SlowDisk::heal();
    EXPECT_EQ(store.wait_for_events(1), Words{"stored busy 0"});
    store.reopen();
    EXPECT_EQ(store.loaded.at(0).records.size(), 1U);
}

TEST_F(OnASlowDisk, TroubleIsSaidEachTimeThatItBegins) {
    for (std::size_t i = 0; i < 3; ++i) {
        SlowDisk::fail(SQLITE_IOERR_WRITE);
        store->append({opening("t" + std::to_string(i))});
        store.wait_for_failures(2 * i + 1);
        SlowDisk::heal();
        store.wait_for_failures(2 * i + 2);
    }
    EXPECT_EQ(store.failures.size(), 6U);
    store.wait_for_events(3);
}

TEST_F(OnASlowDisk, ARefusalInATransactionThatFailedIsJudgedAnew) {
    SlowDisk::fail(SQLITE_IOERR_WRITE);
    store->append({opening("t"), more("t", 5), opening("u")});
    store.wait_for_failures(1);
    SlowDisk::heal();
    EXPECT_EQ(store.wait_for_events(3), (Words{"stored t 0", "broken t", "stored u 0"}));
}

TEST_F(OnASlowDisk, ADiskThatFailsAtTheStartIsSaidInOneLine) {
    store.close();
    SlowDisk::fail(SQLITE_FULL);
    try {
        store.open();
        ADD_FAILURE() << "it has started";
    } catch (const std::runtime_error& error) {
        const std::string line = error.what();
        EXPECT_NE(line.find("data: database or disk is full"), std::string::npos) << line;
        EXPECT_EQ(line.find('\n'), std::string::npos) << line;
    }
}

class InADirectory : public testing::Test {
protected:
    // What another program does.
    // The store, which may be trying again just then, is waited for.
    void elsewhere(const char* sql) {
        sqlite::Database other(database_in(folder), sqlite::Access::write, {});
        other.set_busy_timeout(60'000);
        other.run(sql);
    }
    Folder folder;
};

TEST_F(InADirectory, AnotherProgramThatWritesIsWaitedFor) {
    SqliteStore::Options quick;
    quick.thread.retry_delay = std::chrono::milliseconds(1);
    OneStore store(folder.path(), quick);
    auto other = std::make_unique<sqlite::Database>(database_in(folder), sqlite::Access::write,
                                                    std::string());
    other->run("begin immediate");
    store->append({opening("t")});
    store.loop.run_until([&] { return !store.failures.empty(); });
    EXPECT_NE(store.failures[0].reason.find("locked"), std::string::npos)
        << store.failures[0].reason;
    other.reset();
    EXPECT_EQ(store.wait_for_events(1), Words{"stored t 0"});
}

TEST_F(InADirectory, EachTransactionSaysHowLongItTookAndHowMuchItWrote) {
    std::vector<SqliteStore::Commit> commits;  // of the store's thread, until it is gone
    SqliteStore::Options options;
    options.thread.on_commit = [&commits](SqliteStore::Commit commit) {
        commits.push_back(commit);
    };
    {
        OneStore store(folder.path(), options);
        store.append({opening("a"), more("a", 1), opening("b")});
    }
    ASSERT_FALSE(commits.empty());
    EXPECT_GT(commits[0].took.count(), 0);
    std::size_t records = 0;
    for (const auto& commit : commits) records += commit.records;
    EXPECT_EQ(records, opening("a").records.size() * 2 + more("a", 1).records.size());
}

// A mistake of ours is no loop in silence.
TEST_F(InADirectory, AnErrorThatNobodyForesawIsSaidWithoutWhatIsStored) {
    SqliteStore::Options quick;
    quick.thread.retry_delay = std::chrono::milliseconds(1);
    OneStore store(folder.path(), quick);
    elsewhere("create unique index one_name on players (name)");
    store.append({with(opening("t"), {player("p")})});
    elsewhere(
        "create trigger no_more before update on players "
        "begin select raise(abort, 'no more'); end");
    store->query({{1}, core::RedeemToken{"token of p", {core::kVisitPrecisionMs + 1}}});
    store.loop.run_until([&] { return !store.failures.empty(); });
    EXPECT_NE(store.failures[0].reason.find("no more"), std::string::npos)
        << store.failures[0].reason;
    EXPECT_EQ(store.failures[0].reason.find("token"), std::string::npos)
        << store.failures[0].reason;
    elsewhere("drop trigger no_more");
    EXPECT_EQ(store.wait_for_events(2).back(), "told 1");
}

// Nobody waits for what a table of its own has to say, but where many play, it is gathered; the end
// does not wait.
TEST_F(InADirectory, OnlyTheCompanyOfOthersIsWaitedFor) {
    SqliteStore::Options options;
    options.thread.batch_delay = std::chrono::hours(1);
    OneStore store(folder.path(), options);
    store.append({opening("a")});
    store.append({more("a", 1)});
    store.append({more("a", 2), opening("b"), opening("c"), opening("d")});
    store->append({more("b", 1)});
    store->append({more("c", 1)});
    EXPECT_EQ(store->commits(), 3U);
    store.reopen();
    EXPECT_EQ(asked(folder, "select count(*) from journal"), "8");
}

TEST_F(InADirectory, WhatWasToldIsThereAfterACrash) {
    OneStore store(folder.path());
    store.append({with(opening("t"), game("t-1", 1, {"p"})), more("t", 1)});
    const Folder after;  // as the disk is now, with nobody having closed anything
    std::filesystem::copy(folder.path(), after.path(), std::filesystem::copy_options::recursive);
    OneStore next(after.path());
    ASSERT_EQ(next.loaded.size(), 1U);
    EXPECT_EQ(next.loaded[0].records, (Words{"t 0", "t 1"}));
    EXPECT_TRUE(next.finds("t-1"));
    EXPECT_GT(next->incarnation(), store->incarnation());
}

TEST_F(InADirectory, ATableWithAHoleIsGivenAsItIs) {
    OneStore store(folder.path());
    store.append({opening("t"), more("t", 1, 4), opening("u"), opening("v")});
    elsewhere(
        "delete from journal where table_id = 't' and seq in (0, 3); delete from journal where "
        "table_id = 'u'");
    store.reopen();
    ASSERT_EQ(store.loaded.size(), 3U);
    EXPECT_EQ(store.loaded[0].records, (Words{"t 1", "t 2", "t 4"}));
    EXPECT_EQ(store.loaded[1].table, "u");
    EXPECT_TRUE(store.loaded[1].records.empty());
    EXPECT_EQ(store.loaded[2].records, Words{"v 0"});
}

TEST_F(InADirectory, ATableWhoseRecordsAreThereIsTaken) {
    OneStore store(folder.path());
    elsewhere(
        "insert into journal (table_id, seq, record) values ('t', 0, 'a record without its "
        "table')");
    EXPECT_EQ(store.append({opening("t")}).back(), "taken t");
}

TEST_F(InADirectory, ATableThatWasSetAsideKeepsItsRecordsForPeople) {
    OneStore store(folder.path());
    store->append({opening("t"), more("t", 1)});
    store->set_aside({.table = "t", .why = "record 1 does not follow"});
    store.reopen();
    EXPECT_TRUE(store.loaded.empty());
    EXPECT_EQ(asked(folder, "select group_concat(record) from journal where table_id = 't'"),
              "t 0,t 1");
    EXPECT_EQ(asked(folder, "select set_aside from tables where id = 't'"),
              "record 1 does not follow");
}

TEST_F(InADirectory, ATableMayBeSetAsideWhileTablesAreLoaded) {
    OneStore store(folder.path());
    store.append({opening("t"), opening("u")});
    store.close();
    {
        SqliteStore early(
            {.dir = folder.path() / "data", .thread = {.post = [&](std::function<void()> job) {
                                                store.loop.post(std::move(job));
                                            }}});
        early.load([&](const core::LoadedTable& it) {
            early.set_aside({it.table, "it does not follow"});
        });
        early.listen([](const Store::StoreEvent&) {});
    }
    store.open();
    EXPECT_TRUE(store.loaded.empty());
}

// Starts of a process that ends while it reads a table; or at none of them.
class Starts : public InADirectory {
protected:
    struct Ended {};

    void SetUp() override {
        InADirectory::SetUp();
        OneStore store(folder.path());
        store->append({opening("t"), opening("u"), opening("v")});
        store.wait_for_events(3);
    }
    // What was given.
    std::string start(const std::string& ends_at) {
        SqliteStore store({.dir = folder.path() / "data", .thread = {.post = [](const auto&) {}}});
        std::string given;
        try {
            store.load([&](const core::LoadedTable& it) {
                given += it.table + std::to_string(it.records.size()) + ' ';
                if (it.table == ends_at) throw Ended{};
            });
        } catch (const Ended&) {
            given += "ended";
        }
        aside_ = store.list_set_aside();
        return given;
    }
    Words aside_;
};

TEST_F(Starts, ATableAtWhichTwoEndedIsSetAside) {
    EXPECT_EQ(start("u"), "t1 u1 ended");
    EXPECT_EQ(start("u"), "t1 u1 ended") << "from here on it is known which table it is";
    EXPECT_EQ(start("u"), "t1 u1 ended");
    EXPECT_EQ(start(""), "t1 v1 ");
    EXPECT_EQ(aside_, Words{"u"});
    EXPECT_EQ(start(""), "t1 v1 ");
}

TEST_F(Starts, ATableIsNotToBlameForOneOfThem) {
    for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(start("u"), "t1 u1 ended");
        EXPECT_EQ(start("u"), "t1 u1 ended");
        EXPECT_EQ(start(""), "t1 u1 v1 ");
    }
    EXPECT_EQ(start("t"), "t1 ended");
    EXPECT_EQ(start("u"), "t1 u1 ended");
    EXPECT_EQ(start("v"), "t1 u1 v1 ended");
    EXPECT_EQ(start(""), "t1 u1 v1 ");
    EXPECT_TRUE(aside_.empty());
}

// ---- what is not urgent is done in portions

constexpr int kMany = 1'000;

core::Append with_many_players(std::int64_t seen) {
    core::Append what = opening("with players");
    for (int i = 0; i < kMany; ++i) what.players.push_back(player(std::to_string(i), seen));
    return what;
}

TEST_F(InADirectory, ManyGamesAreForgottenInSeveralTransactions) {
    OneStore store(folder.path());
    std::vector<core::Append> appends;
    for (int i = 0; i < kMany; ++i) {
        appends.push_back(opening(std::to_string(i)));
        appends.back().game = game("g" + std::to_string(i), i, {"p", "q"});
    }
    store->append(std::move(appends));
    store.wait_for_events(kMany);
    const auto before = store->commits();
    store->purge({.now = {kMany}, .games_ms = kMany, .games_most = 1});
    EXPECT_EQ(store.wait_for_events(kMany + 1).back(), "forgot 0 999");
    EXPECT_FALSE(store.finds("g998"));
    EXPECT_FALSE(store.finds("g0"));
    EXPECT_TRUE(store.finds("g999"));
    EXPECT_GE(store->commits() - before, 5U);
}

TEST_F(InADirectory, PlayersOfATableThatWasSetAsideStay) {
    OneStore store(folder.path());
    core::Append what = opening("t");
    what.records = {R"({"player":"p"})"};
    what.players = {player("p"), player("q")};
    store->append({what});
    store->set_aside({"t", "broken"});
    store->purge({.now = {100}, .players_ms = 0, .games_most = 1'000});
    EXPECT_EQ(store.wait_for_events(2).back(), "forgot 1 0");
    store->query({{1}, core::FindPlayer{"p"}});
    store.wait_for_events(3);
    EXPECT_TRUE(std::holds_alternative<core::StoredPlayer>(store.answer()));
}

TEST_F(InADirectory, ManyPlayersAreForgottenBeforeTheEnd) {
    OneStore store(folder.path());
    store.append({with_many_players(10)});
    store->purge({.now = {100}, .players_ms = 1, .games_most = 1'000});
    store.reopen();
    core::Append what = opening("t");
    for (int i = 0; i < kMany; ++i) what.players.push_back(player(std::to_string(i)));
    EXPECT_EQ(store.append({what}).back(), "stored t 0");
}

TEST_F(OnASlowDisk, ManyVisitorsAreSeenBeforeAnybodyIsForgotten) {
    store.append({with_many_players(10)});
    core::TouchPlayers visited{.players = {}, .seen = {100}};
    for (int i = 0; i < kMany; ++i) visited.players.push_back(std::to_string(i));
    const auto before = SlowDisk::log_syncs();
    store->touch_players(visited);
    store->purge({.now = {100}, .players_ms = 0, .games_most = 1'000});
    store.reopen();  // which is not before that is done
    EXPECT_GE(SlowDisk::log_syncs() - before, 5U) << "in several transactions";
    EXPECT_EQ(store.append({with(opening("t"), {player(std::to_string(kMany - 1))})}).back(),
              "taken t");
}

}  // namespace
}  // namespace vegas::shell::test
