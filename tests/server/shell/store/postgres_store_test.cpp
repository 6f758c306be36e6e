#include "server/shell/store/postgres_store.hpp"

#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/core/journal/records.hpp"
#include "server/shell/store/postgres/connection.hpp"
#include "tests/server/shell/store/postgres_server.hpp"
#include "tests/server/shell/store/store_suite.hpp"
#include "tests/server/shell/store/watched_store.hpp"

namespace vegas::shell::test {
namespace {

using Words = std::vector<std::string>;

// ---- the facts of every store

class PostgresStage final : public Stage {
public:
    PostgresStage() { restart(); }
    Store& store() override { return *store_; }
    void restart() override {
        store_.reset();
        store_ = std::make_unique<PostgresStore>(PostgresStore::Options{
            .url = url_,
            .name = "stage",
            .thread = {.post = [this](std::function<void()> job) { loop_.post(std::move(job)); },
                       .on_trouble =
                           [](const PostgresStore::Trouble& it) {
                               throw std::runtime_error(it.why);  // rather than wait for ever
                           }}});
    }
    void run_until(const std::function<bool()>& done) override { loop_.run_until(done); }

private:
    const std::string url_ = new_database();
    JobLoop loop_;
    std::unique_ptr<PostgresStore> store_;
};

constexpr Kind kPostgres{
    "PostgreSQL", []() -> std::unique_ptr<Stage> { return std::make_unique<PostgresStage>(); }};
INSTANTIATE_TEST_SUITE_P(Postgres, AnyStore, testing::Values(kPostgres));
INSTANTIATE_TEST_SUITE_P(Postgres, StoreWithRecords, testing::Values(kPostgres));

// ---- its own

PostgresStore::Options at(const std::string& url) {
    return {.url = url, .name = "test", .thread = {.retry = std::chrono::milliseconds(1)}};
}

class OnPostgres : public testing::Test {
protected:
    // What ends, or stops, whoever is at work for the store: all but the connection that asks.
    std::string others() {
        return "from pg_stat_activity where application_name = 'vegasd' "
               "and pid <> pg_backend_pid() and query like 'select append%'";
    }
    // Until somebody is in the middle of an append.
    std::int64_t wait_for_append() {
        for (;;) {
            const auto pid = control.number("select pid " + others() + " and state = 'active'");
            if (pid != 0) return pid;
        }
    }
    // From now on every commit waits, for a standby that is not there.
    void await_standby() {
        control.run("create table probe (n integer)");
        control.run("alter system set synchronous_standby_names = 'nobody'");
        control.run("select pg_reload_conf()");
        for (bool waits = false; !waits;) {  // the server may not have read its settings yet
            postgres::Connection probe(url);
            try {
                probe.run("insert into probe values (1)", std::chrono::milliseconds(50));
            } catch (const postgres::Error&) {
                waits = true;
            }
        }
    }
    void await_no_standby() {
        control.run("alter system reset synchronous_standby_names");
        control.run("select pg_reload_conf()");
    }
    // Until an append has been done and waits for the standby.
    std::int64_t wait_for_commit() {
        const auto pid = wait_for_append();
        while (control.text("select wait_event " + others()) != "SyncRep") continue;
        return pid;
    }
    ~OnPostgres() override { await_no_standby(); }
    std::int64_t records() { return control.number("select count(*) from log"); }

    const std::string url = new_database();
    WatchedStore<PostgresStore> store{at(url)};
    postgres::Connection control{url};
};

TEST_F(OnPostgres, AServerThatDiesInTheMiddleOfAnAppendCostsNothing) {
    postgres::Connection holder(url);
    holder.run("begin; lock table log");
    store->append({opening("t"), more("t", 1)});
    wait_for_append();
    control.run("select pg_terminate_backend(pid) " + others());
    EXPECT_FALSE(store.hear_trouble(1).over);
    EXPECT_TRUE(store.said.empty());
    holder.run("commit");
    EXPECT_EQ(store.hear(2), (Words{"stored t 0", "stored t 1"}));
    EXPECT_TRUE(store.hear_trouble(2).over);
    EXPECT_EQ(records(), 2);
}

// The commit is done, and the answer is lost: what was written is not written again.
TEST_F(OnPostgres, WhatWasDoneBeforeTheConnectionBrokeIsNotDoneAgain) {
    store->append({opening("t")});
    store.hear(1);
    await_standby();
    core::Append last = closing("t", 1);
    last.players = {player("p")};
    store->append({opening("u"), last});
    const auto pid = wait_for_commit();
    kill(static_cast<pid_t>(pid), SIGSTOP);
    EXPECT_EQ(store.hear_trouble(1).why, "the database has not answered in time");
    kill(static_cast<pid_t>(pid), SIGCONT);
    await_no_standby();
    EXPECT_EQ(store.hear(3), (Words{"stored t 0", "stored u 0", "stored t 1"}));
    EXPECT_EQ(records(), 1) << "the table that was closed is not there again";
}

// PostgreSQL calls it a success when the wait for the standby is cancelled.
TEST_F(OnPostgres, ACommitThatTheStandbyMayNotHaveIsNotSaid) {
    await_standby();
    store->append({opening("t")});
    wait_for_commit();
    control.run("select pg_cancel_backend(pid) " + others());
    EXPECT_EQ(store.hear_trouble(1).why, "a commit has not waited for the standby");
    EXPECT_EQ(records(), 1) << "others see it";
    store.loop.run();
    EXPECT_TRUE(store.said.empty());
    await_no_standby();
    EXPECT_EQ(store.hear(1), Words{"stored t 0"});
    EXPECT_EQ(records(), 1);
}

// Anybody may ask for a game by any bytes, over HTTP.
TEST_F(OnPostgres, WhatNoNameCanBeIsNotThereAndStopsNothing) {
    EXPECT_FALSE(store.finds("a\xff-1"));
    EXPECT_TRUE(store.troubles.empty());
    store->append({opening("t")});
    EXPECT_EQ(store.hear(2).back(), "stored t 0");
}

TEST_F(OnPostgres, WhoIsFencedWritesNothingMoreAndIsTold) {
    store->append({opening("t")});
    store.hear(1);
    control.run("update node set fenced = true");
    store->append({more("t", 1)});
    store.loop.run_until([&] { return store.lost > 0; });
    EXPECT_EQ(store.said, Words{"stored t 0"});
    EXPECT_EQ(records(), 1);
}

TEST_F(OnPostgres, WhoseLeaseIsGoneIsToldWithoutWriting) {
    control.run("delete from lease");
    store.loop.run_until([&] { return store.lost > 0; });
}

TEST_F(OnPostgres, AnotherServerWaitsForItsTurn) {
    store->append({opening("t")});
    store.hear(1);
    std::promise<std::string> waits;
    std::vector<core::Loaded> found;
    std::thread other([&] {
        auto options = at(url);
        options.thread.post = [](const std::function<void()>&) {};
        options.on_wait = [&](std::string why) { waits.set_value(std::move(why)); };
        PostgresStore(options).load([&](core::Loaded it) { found.push_back(std::move(it)); });
    });
    EXPECT_EQ(waits.get_future().get(), "another server has the database");
    store->append({more("t", 1)});
    store.hear(2);
    store.close();
    other.join();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].records.size(), 2U);
}

TEST_F(OnPostgres, ANewerFormatIsLeftAlone) {
    store.close();
    control.run("update format set number = number + 1, serves = number + 1");
    EXPECT_THROW(store.open(), std::runtime_error);
    control.run("update format set serves = number - 1");
    EXPECT_NO_THROW(store.open()) << "the version before may go on";
}

TEST_F(OnPostgres, EachStartHasAnIncarnationOfItsOwn) {
    const auto first = store->incarnation();
    store.reopen();
    EXPECT_GT(store->incarnation(), first);
}

TEST(PostgresStore, ADatabaseThatIsNotThereIsALineForTheOperator) {
    std::string url = new_database();
    url.replace(url.find("/postgres?"), 10, "/nothing?password=secret&");
    try {
        PostgresStore store(at(url));
        FAIL() << "it was reached";
    } catch (const std::runtime_error& error) {
        const std::string line = error.what();
        EXPECT_NE(line.find("cannot use the database: "), std::string::npos) << line;
        EXPECT_EQ(line.find("secret"), std::string::npos) << line;
        EXPECT_EQ(line.find('\n'), std::string::npos) << line;
    }
}

TEST(PostgresStore, AUrlThatIsNoneIsALineForTheOperator) {
    EXPECT_THROW(PostgresStore(at("postgresql://db/vegas?colour=red")), std::runtime_error);
}

// As at a start of all machines at once.
TEST_F(OnPostgres, AServerThatIsNotThereYetIsWaitedFor) {
    store.close();
    std::promise<std::string> waits;
    std::thread other([&] {
        auto options = at(url);
        options.url.replace(url.find("host="), 5, "host=/nowhere,");
        options.thread.post = [](const std::function<void()>&) {};
        PostgresStore reached(options);  // the second of two hosts
        options.url = "postgresql:///postgres?host=/nowhere";
        options.on_wait = [&](std::string why) {
            waits.set_value(std::move(why));
            throw std::logic_error("it was waited for");
        };
        EXPECT_THROW(PostgresStore{options}, std::logic_error);
    });
    const std::string why = waits.get_future().get();
    other.join();
    EXPECT_NE(why.find("/nowhere"), std::string::npos) << why;
}

// ---- several servers at work

PostgresStore::Options beside_others(const std::string& url, const std::string& link) {
    auto options = at(url);
    options.link = link;
    return options;
}

class SharedPostgres : public testing::Test {
protected:
    using Server = WatchedStore<PostgresStore>;

    template <class Found, class Question>
    static Found ask(Server& server, Question question) {
        const std::uint64_t ticket = server.said.size();
        server->ask({ticket, std::move(question)});
        server.hear(server.said.size() + 1);
        return std::get<Found>(server.answer());
    }
    static core::NodeId home(Server& server, const std::string& table) {
        return ask<core::Home>(server, core::FindHome{table, {}}).node;
    }

    const std::string url = new_database();
    Server first{beside_others(url, "first:1")}, second{beside_others(url, "second:1")};
    postgres::Connection control{url};
};

TEST_F(SharedPostgres, ATableHasOneHome) {
    first->append({opening("t")});
    first.hear(1);
    EXPECT_EQ(home(second, "t"), first->incarnation());
    second->claim();
    EXPECT_EQ(second.hear(2).back(), "claimed") << "nothing is free";
    first->release({{"t"}});
    EXPECT_EQ(first.hear(2).back(), "released t");
    EXPECT_EQ(home(second, "t"), core::kNoNode);
    second->claim();
    EXPECT_EQ(second.hear(4).back(), "claimed t");
    EXPECT_EQ(home(first, "t"), second->incarnation());
    second->append({more("t", 1)});
    EXPECT_EQ(second.hear(5).back(), "stored t 1");
    core::Append late = more("t", 1);
    late.records = {R"({"of":"the one before"})"};
    first->append({late});
    EXPECT_EQ(first.hear(4).back(), "broken t");
}

// As in an upgrade of one server after another.
TEST_F(SharedPostgres, ATableWithRecordsOfANewerVersionWaitsForAServerThatReadsThem) {
    first->append({opening("t"), opening("u")});
    core::Append newer = more("t", 1);
    newer.records = {R"({"v":3,"t":1700000000000,"kind":"of a newer server"})"};
    core::Append known = more("u", 1);
    known.records = {R"({"v":2,"t":1700000000000,"kind":"known"})"};
    first->append({newer, known});
    first.hear(4);
    control.run("update node set reads = case link when 'first:1' then 3 else 2 end");
    first->release({{"t", "u"}});
    first.hear(5);
    second->claim();
    EXPECT_EQ(second.hear(1).back(), "claimed u");
    first->claim();
    EXPECT_EQ(first.hear(6).back(), "claimed t");
    EXPECT_FALSE(ask<core::Home>(second, core::FindHome{"t", {}}).aside);
}

// A server of the first version says nothing of it.
TEST_F(SharedPostgres, AServerSaysWhichRecordsItReads) {
    EXPECT_EQ(control.number("select min(reads) from node"), core::journal::kVersion);
}

// As when a standby has taken over that was not synchronous.
TEST_F(SharedPostgres, ATableWhoseRecordsAreLostUnderItsHomeIsSetAside) {
    first->append({opening("t"), more("t", 1)});
    first.hear(2);
    control.run("delete from log where seq = 1");
    first->append({more("t", 2)});
    EXPECT_EQ(first.hear(3).back(), "broken t");
    EXPECT_TRUE(ask<core::Home>(second, core::FindHome{"t", {}}).aside);
    first->claim();
    EXPECT_EQ(first.hear(4).back(), "claimed");
}

TEST_F(SharedPostgres, TheTablesOfOneThatStopsAreFree) {
    first->append({opening("t"), opening("u"), more("u", 1)});
    first.hear(3);
    const std::string number = std::to_string(first->incarnation());
    first.close();
    second->claim();
    EXPECT_EQ(second.hear(1).back(), "claimed t u of " + number);
}

// Until then its lease might have run out for no other reason than that the database was away.
TEST_F(SharedPostgres, NobodyIsFencedByAServerThatHasJustCome) {
    first->append({opening("t")});
    first.hear(1);
    control.run("update lease set until = clock_timestamp() - interval '1 minute'");
    second->claim();
    EXPECT_EQ(second.hear(1).back(), "claimed");
}

TEST_F(SharedPostgres, AClaimOfWhichNothingWasHeardIsMadeAgain) {
    first->append({opening("t")});
    first.hear(1);
    const std::string number = std::to_string(first->incarnation());
    first.close();
    postgres::Connection holder(url);
    holder.run("begin; lock table log");  // it is claimed, and can't be read
    second->claim();
    while (control.number("select count(*) from tbl where owner = " +
                          std::to_string(second->incarnation())) == 0) {
        continue;
    }
    control.run(
        "select pg_terminate_backend(pid) from pg_stat_activity "
        "where query like 'select body from log%' and pid <> pg_backend_pid()");
    EXPECT_FALSE(second.hear_trouble(1).over);
    holder.run("commit");
    EXPECT_EQ(second.hear(1).back(), "claimed t of " + number);
}

// Each is taken alone then, and those that were left over go on.
TEST_F(SharedPostgres, ATableDuringWhoseTurnServersEndedAgainAndAgainIsSetAside) {
    first->append({opening("t"), opening("u")});
    first.hear(2);
    control.run("update node set loading = true");
    const std::string number = std::to_string(first->incarnation());
    first.close();
    second->claim();
    EXPECT_EQ(second.hear(1).back(), "claimed t of " + number) << "one at a time";
    EXPECT_EQ(control.number("select marks from tbl where id = 't'"), 1);
    second->claim();
    EXPECT_EQ(second.hear(2).back(), "claimed u of " + number);
    EXPECT_EQ(control.number("select marks from tbl where id = 't'"), 0) << "it was read";
    control.run("update tbl set marks = 2 where id = 't'; update node set loading = true");
    const std::string next = std::to_string(second->incarnation());
    second.reopen();
    second->claim();
    EXPECT_EQ(second.hear(3).back(), "claimed u of " + number + " of " + next);
    EXPECT_TRUE(ask<core::Home>(second, core::FindHome{"t", {}}).aside);
}

TEST_F(SharedPostgres, WhereAPlayerHasASeatIsKnownToAll) {
    core::Append made = opening("t");
    made.seats = {"", "anna", "ben"};
    first->append({made, opening("u")});
    first.hear(2);
    const auto seats = ask<core::Seats>(second, core::TablesOf{"ben"});
    ASSERT_EQ(seats.all.size(), 1U);
    EXPECT_EQ(seats.all[0].home.table, "t");
    EXPECT_EQ(seats.all[0].home.node, first->incarnation());
    EXPECT_EQ(seats.all[0].seat, 2);
    core::Append changed = more("t", 1);
    changed.seats = {"", "anna", ""};
    first->append({changed});
    first.hear(3);
    EXPECT_TRUE(ask<core::Seats>(second, core::TablesOf{"ben"}).all.empty());
}

TEST_F(SharedPostgres, AGuestOfOneIsKnownToAll) {
    first->ask({0, core::KeepPlayer{player("anna")}});
    first.hear(1);
    EXPECT_EQ(ask<core::KeptPlayer>(second, core::FindPlayer{"anna"}).id, "anna");
}

TEST_F(SharedPostgres, AServerThatWorksAloneWaitsUntilAllOthersAreGone) {
    std::promise<std::string> waits;
    std::thread alone([&] {
        auto options = at(url);
        options.thread.post = [](const std::function<void()>&) {};
        options.on_wait = [&](std::string why) { waits.set_value(std::move(why)); };
        const PostgresStore store(options);
    });
    EXPECT_EQ(waits.get_future().get(), "another server has the database");
    first.close();
    second.close();
    alone.join();
}

}  // namespace
}  // namespace vegas::shell::test
