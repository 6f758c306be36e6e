// What others have set, hold or say in the database changes nothing of what is promised.
#include <gtest/gtest.h>

#include <array>
#include <future>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

#include "server/shell/store/ledger.hpp"
#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres_store.hpp"
#include "tests/server/shell/store/on_postgres.hpp"
#include "tests/server/shell/store/postgres_server.hpp"
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

// ---- settings

// As a pooler hands on what another of its clients has set.
TEST(PostgresSession, WhatItsSessionIsSetToDoesNotCount) {
    postgres::Connection connection(new_database());
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

TEST(PostgresSession, ItMayBeIdleForAsLongAsItLikes) {
    postgres::Connection connection(new_database() + "%20-cidle_session_timeout%3D7000");
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
    store.loop.run_until([&] { return !store.troubles.empty() || !store.said.empty(); });
    EXPECT_EQ(store.said, Words{});
    await_no_standby();
    EXPECT_EQ(store.hear(1), Words{"stored t 0"});
}

TEST_F(OnPostgres, AWarningOfSomethingElseIsNone) {
    control.run(
        "create function warn() returns trigger language plpgsql as "
        "$$ begin raise warning 'the disk is nearly full'; return new; end $$; "
        "create trigger warns before insert on log for each row execute function warn()");
    store->append({opening("t")});
    store.loop.run_until([&] { return !store.troubles.empty() || !store.said.empty(); });
    EXPECT_TRUE(store.troubles.empty());
    control.run("drop trigger warns on log");
    EXPECT_EQ(store.hear(1), Words{"stored t 0"});
}

class Serializable : public OnPostgres {
protected:
    Serializable() : OnPostgres("%20-cdefault_transaction_isolation%3Dserializable") {}
};

TEST_F(Serializable, WhoComesWhileAnotherServerTakesTheTokenIsToldSoAtOnce) {
    store->ask({0, core::KeepPlayer{player("a")}});
    store.hear(1);
    postgres::Connection other(url);
    other.run("begin; update player set token = 'other'");
    store->ask({1, core::Reclaim{"token of a", "next of a", {}}});
    wait_for_lock();
    other.run("commit");
    store.hear(2);
    EXPECT_TRUE(std::holds_alternative<core::Nothing>(store.answer()));
    EXPECT_TRUE(store.troubles.empty()) << store.troubles.front().why;
}

// ---- errors

TEST(PostgresSession, AfterAnErrorTheConnectionIsNotUsedAgain) {
    const std::string url = new_database();
    for (const char* wrong : {"select nothing", "select 1/0"}) {
        postgres::Connection one(url), other(url);
        EXPECT_THROW(one.run(wrong), postgres::Error);
        EXPECT_TRUE(one.is_broken());
        EXPECT_THROW((void)other.rows(wrong), postgres::Error);
        EXPECT_TRUE(other.is_broken());
    }
}

// Anybody may ask for them: nobody has to connect anew for that.
TEST(PostgresSession, WhatNoTextCanBeIsNotAskedFor) {
    postgres::Connection connection(new_database());
    for (const auto* bytes : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82"}) {
        EXPECT_THROW((void)connection.text("select $1", postgres::Values(bytes)), postgres::Error);
    }
    EXPECT_EQ(connection.text("select $1", postgres::Values("\xe2\x82\xac")), "\xe2\x82\xac");
    EXPECT_FALSE(connection.is_broken());
}

TEST_F(OnPostgres, ANameWithAZeroIsNotTheOneBeforeIt) {
    control.run("insert into game values ('g', 't', 'i', false, null, 0, '{}', '{}')");
    EXPECT_TRUE(store.finds("g"));
    EXPECT_FALSE(store.finds(std::string("g\0x", 3)));
    EXPECT_TRUE(store.troubles.empty());
}

// ---- starts

constexpr const char* kAllTables =
    "lock table format, node, lease, tbl, log, player, game, played, ban, audit ";

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
    postgres::Connection other(url);
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
    EXPECT_EQ(control.number("select serves from format"), 2);
}

// PostgreSQL says that in the language of the machine; its number is always the same.
TEST(PostgresSession, AStartWaitsUntilAConnectionIsFree) {
    const std::string url = new_database();
    postgres::Connection control(url);
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
    postgres::Connection holder(url);
    holder.run(std::string("begin; ") + kAllTables);
    EXPECT_THROW(store->load([](const core::Loaded&) {}), StorageError);
    EXPECT_THROW((void)store->aside(), StorageError);
    holder.run("commit");
}

}  // namespace
}  // namespace vegas::shell::test
