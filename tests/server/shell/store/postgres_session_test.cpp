// What others have set, hold or say in the database changes nothing of what is promised.
#include <gtest/gtest.h>

#include <array>
#include <future>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres/schema.hpp"
#include "server/shell/store/postgres_store.hpp"
#include "server/shell/store/store_backend.hpp"
#include "tests/server/shell/store/on_postgres.hpp"
#include "tests/server/shell/store/postgres_server.hpp"
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

// ---- settings

// As a pooler hands on what another of its clients has set.
TEST(PostgresSession, WhatItsSessionIsSetToDoesNotCount) {
    postgres::PostgresConnection connection(new_database());
    const std::array<std::array<std::string, 3>, 6> all = {
        {{"synchronous_commit", "off", "on"},
         {"client_min_messages", "error", "warning"},
         {"lock_timeout", "7", "1s"},
         {"statement_timeout", "7000", "0"},
         {"idle_in_transaction_session_timeout", "7", "1min"},
         {"default_transaction_isolation", "serializable", "read committed"}}};
    for (const auto& [name, set, counts] : all) {
        const bool is_default = name.starts_with("default_");
        connection.run("set " + name + " = '" + set + "'");
        EXPECT_EQ(connection.text("show " + (is_default ? name.substr(8) : name)), counts) << name;
    }
}

TEST(PostgresSession, ASnapshotWaitsForItsReader) {
    postgres::PostgresConnection connection(new_database());
    connection.begin_snapshot();
    EXPECT_EQ(connection.text("show idle_in_transaction_session_timeout"), "0");
}

TEST(PostgresSession, ItMayBeIdleForAsLongAsItLikes) {
    postgres::PostgresConnection connection(new_database() + "%20-cidle_session_timeout%3D7000");
    EXPECT_EQ(connection.text("show idle_session_timeout"), "0");
}

class WithoutWarnings : public OnPostgres {
protected:
    WithoutWarnings() : OnPostgres("%20-cclient_min_messages%3Derror") {}
};

TEST_F(WithoutWarnings, ACommitThatTheStandbyMayNotHaveIsNotSaid) {
    await_standby();
    store->append({opening("t")});
    const auto pid = wait_for_commit();
    control.run("select pg_cancel_backend(" + std::to_string(pid) + ")");
    store.loop.run_until([&] { return !store.failures.empty() || !store.said.empty(); });
    EXPECT_EQ(store.said, Words{});
    await_no_standby();
    EXPECT_EQ(store.wait_for_events(1), Words{"stored t 0"});
}

TEST_F(OnPostgres, AWarningOfSomethingElseIsNone) {
    control.run(
        "create function warn() returns trigger language plpgsql as "
        "$$ begin raise warning 'the disk is nearly full'; return new; end $$; "
        "create trigger warns before insert on journal for each row execute function warn()");
    store->append({opening("t")});
    store.loop.run_until([&] { return !store.failures.empty() || !store.said.empty(); });
    EXPECT_TRUE(store.failures.empty());
    control.run("drop trigger warns on journal");
    EXPECT_EQ(store.wait_for_events(1), Words{"stored t 0"});
}

class Serializable : public OnPostgres {
protected:
    Serializable() : OnPostgres("%20-cdefault_transaction_isolation%3Dserializable") {}
};

TEST_F(Serializable, WhoComesWhileAnotherServerNotesTheVisitComesIn) {
    store->query({{0}, core::SavePlayer{player("a")}});
    store.wait_for_events(1);
    postgres::PostgresConnection other(url);
    other.run("begin; update players set seen_ms = 7");
    store->query({{1}, core::RedeemToken{"token of a", {core::kVisitPrecisionMs + 1}}});
    wait_for_lock();
    other.run("commit");
    store.wait_for_events(2);
    EXPECT_TRUE(std::holds_alternative<core::StoredPlayer>(store.answer()));
    EXPECT_TRUE(store.failures.empty()) << store.failures.front().reason;
}

// ---- errors

TEST(PostgresSession, AfterAnErrorTheConnectionIsNotUsedAgain) {
    const std::string url = new_database();
    for (const char* wrong : {"select nothing", "select 1/0"}) {
        postgres::PostgresConnection one(url), other(url);
        EXPECT_THROW(one.run(wrong), postgres::PostgresError);
        EXPECT_TRUE(one.is_broken());
        EXPECT_THROW((void)other.rows(wrong), postgres::PostgresError);
        EXPECT_TRUE(other.is_broken());
    }
}

// Anybody may ask for them: nobody has to connect anew for that.
TEST(PostgresSession, WhatNoTextCanBeIsNotAskedFor) {
    postgres::PostgresConnection connection(new_database());
    for (const auto* bytes : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82"}) {
        EXPECT_THROW((void)connection.text("select $1", postgres::Values(bytes)),
                     postgres::PostgresError);
    }
    EXPECT_EQ(connection.text("select $1", postgres::Values("\xe2\x82\xac")), "\xe2\x82\xac");
    EXPECT_FALSE(connection.is_broken());
}

TEST_F(OnPostgres, ANameWithAZeroIsNotTheOneBeforeIt) {
    control.run("insert into games values ('g', 't', 'i', false, null, 0, '{}', '{}')");
    EXPECT_TRUE(store.finds("g"));
    EXPECT_FALSE(store.finds(std::string("g\0x", 3)));
    EXPECT_TRUE(store.failures.empty());
}

// ---- starts

constexpr const char* kAllTables =
    "lock table format, servers, leases, tables, journal, players, devices, codes, games, "
    "game_members, bans, audit_log ";

// As pg_dump holds them.
TEST_F(OnPostgres, AStartBesideACopyOfTheDatabaseAltersNothing) {
    control.run(std::string("begin; ") + kAllTables + "in access share mode");
    EXPECT_NO_THROW(store.reopen());
    control.run("commit");
}

// A start in a thread of its own, and what it waits for.
class Start {
public:
    explicit Start(const std::string& url)
        : thread_([this, url] {
              auto options = at(url);
              options.thread.post = [](const std::function<void()>&) {};
              options.on_wait = [this](std::string why) {
                  if (!std::exchange(waits_, true)) why_.set_value(std::move(why));
              };
              try {
                  const PostgresStore store(options);
              } catch (const std::runtime_error& error) {
                  problem_ = error.what();
                  if (!waits_) why_.set_value("it ends: " + problem_);
              }
          }) {}

    std::string why() { return why_.get_future().get(); }
    // Empty: it went well.
    std::string problem() {
        thread_.join();
        return problem_;
    }

private:
    std::promise<std::string> why_;
    std::string problem_;
    bool waits_ = false;
    std::thread thread_;
};

// As of three starts at once, of which the first one waits for a slow standby.
TEST(PostgresSession, AStartWaitsForAnotherOneThatMakesTheTables) {
    const std::string url = new_database();
    postgres::PostgresConnection other(url);
    other.run("begin; select pg_advisory_xact_lock(1447379283)");
    Start start(url);
    EXPECT_EQ(start.why(), "somebody holds a lock in the database");
    other.run("commit");
    EXPECT_EQ(start.problem(), "");
}

// Of an older release: there is something to alter.
TEST_F(OnPostgres, AStartWaitsForACopyIfThereIsSomethingToAlter) {
    store.close();
    control.run("alter table format drop column serves");
    control.run(std::string("begin; ") + kAllTables + "in access share mode");
    Start start(url);
    EXPECT_EQ(start.why(), "somebody holds a lock in the database");
    control.run("commit");
    EXPECT_EQ(start.problem(), "");
    EXPECT_EQ(control.number("select serves from format"), 7);
}

// As a server of format 4 leaves it, the last one before tables and columns had the names of today.
class Format4 : public testing::Test {
protected:
    Format4() {
        for (const char* step : postgres::schema_steps().first(4)) control.run(step);
        control.run(
            "create table format (number integer not null, "
            "serves integer not null default 0)");
        control.run("insert into format values (4, 2); insert into node (name) values ('old')");
        control.run("insert into lease values (1, clock_timestamp() + interval '1 hour')");
        control.run("insert into player values ('a', 'Anna', 'token of a', 'token before', 1)");
        control.run(
            "insert into tbl (id, invite, base, owner, seats) "
            "values ('t', 'invite of t', 1, 1, '{a}'), ('u', null, 0, null, '{}')");
        control.run("update tbl set aside = 'broken' where id = 'u'");
        control.run(R"(insert into log values ('t', 1, 1, '{"v":1}'), ('t', 2, 1, '{"v":2}'))");
        control.run("insert into game values ('t-1', 't', 'i', true, 60000, 5, '{}', '{}')");
        control.run("insert into played values ('t-1', 1, 'a', 5); insert into clock values (7)");
        control.run("insert into ban values ('ban'); insert into audit (line) values ('done')");
    }

    const std::string url = new_database();
    postgres::PostgresConnection control{url};
};

TEST_F(Format4, GoesOnAsTheNewestFormat) {
    control.run("delete from lease");
    WatchedStore<PostgresStore> store(at(url));
    EXPECT_EQ(store->list_set_aside(), std::vector<std::string>{"u"});
    ASSERT_EQ(store.loaded.size(), 1U);
    EXPECT_EQ(store.loaded[0].records, (std::vector<std::string>{R"({"v":1})", R"({"v":2})"}));
    store->append({more("t", 3)});
    EXPECT_EQ(store.wait_for_events(1).back(), "stored t 3");
    EXPECT_TRUE(store.finds("t-1"));
    store->query({{9}, core::RedeemToken{"token before", {}}});
    store.wait_for_events(3);
    EXPECT_EQ(std::get<core::StoredPlayer>(store.answer()).name, "Anna");
    EXPECT_EQ(control.text("select string_agg(entry, ', ') from "
                           "(select entry from bans union all select entry from audit_log) as it"),
              "ban, done");
    EXPECT_EQ(control.number("select time_ms from purge_clock"), 7);
    EXPECT_EQ(control.text("select player_id || ended_ms from game_members"), "a5");
}

TEST_F(Format4, WaitsUntilTheServersOfThatFormatHaveStopped) {
    Start start(url);
    EXPECT_EQ(start.why(), "servers of an older version are at work: stop them all");
    EXPECT_EQ(control.number("select count(*) from tbl"), 2) << "they go on";
    control.run("delete from lease");
    EXPECT_EQ(start.problem(), "");
}

// PostgreSQL says that in the language of the machine; its number is always the same.
TEST(PostgresSession, AStartWaitsUntilAConnectionIsFree) {
    const std::string url = new_database();
    postgres::PostgresConnection control(url);
    control.run("create role few login superuser connection limit 0; alter role few nosuperuser");
    std::string as_few = url;
    as_few.replace(as_few.find("user=vegas"), 10, "user=few");
    Start start(as_few);
    const std::string why = start.why();
    EXPECT_NE(why.find("too many connections"), std::string::npos) << why;
    EXPECT_EQ(why.find("it ends"), std::string::npos) << why;
    control.run("alter role few superuser");
    EXPECT_EQ(start.problem(), "");
    control.run("drop owned by few cascade; drop role few");
}

// systemd starts it again after such an error, and not after another one.
TEST_F(OnPostgres, AStartThatMayGoWellNextTimeSaysSo) {
    postgres::PostgresConnection holder(url);
    holder.run(std::string("begin; ") + kAllTables);
    EXPECT_THROW(store->load([](const core::LoadedTable&) {}), TransientError);
    EXPECT_THROW((void)store->list_set_aside(), TransientError);
    holder.run("commit");
}

}  // namespace
}  // namespace vegas::shell::test
