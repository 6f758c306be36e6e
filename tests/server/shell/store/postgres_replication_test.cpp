// Changes of the primary, of the standby and of the way to the database.
#include "server/shell/store/postgres/replication.hpp"

#include <gtest/gtest.h>
#include <signal.h>

#include <atomic>
#include <barrier>
#include <chrono>
#include <cstdint>
#include <future>
#include <string>
#include <thread>
#include <vector>

#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres/lease.hpp"
#include "server/shell/store/postgres/schema.hpp"
#include "tests/server/shell/store/on_postgres.hpp"

namespace vegas::shell::test {
namespace {

using postgres::PostgresConnection;
using std::chrono::milliseconds;

// ---- connections that are gone

class IdleConnection : public testing::Test {
protected:
    const std::string url = new_database();
    PostgresConnection control{url};
    PostgresConnection idle{url, postgres::CommitWait::standby, postgres::ServerRole::primary,
                            milliseconds(0)};
    const std::int64_t pid = idle.number("select pg_backend_pid()");
};

TEST_F(IdleConnection, IsAliveWhileTheServerAnswers) {
    EXPECT_TRUE(idle.is_alive());
    EXPECT_FALSE(idle.is_closed());
    EXPECT_EQ(idle.number("select 7"), 7);
}

TEST_F(IdleConnection, IsNotAliveOnceTheServerHasClosedIt) {
    (void)control.rows("select pg_terminate_backend($1, 10000)", postgres::Values(pid));
    EXPECT_FALSE(idle.is_alive());
    EXPECT_TRUE(idle.is_closed());
}

// As behind a firewall that has forgotten it.
TEST_F(IdleConnection, IsNotAliveIfNobodyAnswers) {
    ASSERT_EQ(::kill(static_cast<pid_t>(pid), SIGSTOP), 0);
    EXPECT_FALSE(idle.is_alive());
    EXPECT_FALSE(idle.is_closed());
    ::kill(static_cast<pid_t>(pid), SIGCONT);
}

class Interrupted : public OnPostgres {
protected:
    // As a pooler, a proxy or an operator does; the test's own stays.
    void close_connections() {
        control.run(
            "select pg_terminate_backend(pid, 10000) from pg_stat_activity "
            "where application_name = 'vegasd' and pid <> pg_backend_pid()");
    }
};

TEST_F(Interrupted, AConnectionThatWasClosedMeanwhileIsNoFailure) {
    store->append({opening("t")});
    EXPECT_EQ(store.wait_for_events(1), Words{"stored t 0"});
    close_connections();
    store->append({more("t", 1)});
    EXPECT_EQ(store.wait_for_events(2).back(), "stored t 1");
    EXPECT_TRUE(store.failures.empty()) << store.failures.front().reason;
}

TEST(PostgresReplication, AnAnswerOfAStandbyIsRefused) {
    EXPECT_NO_THROW(postgres::require_primary("off"));
    try {
        postgres::require_primary("on");
        FAIL() << "a load would take old rows";
    } catch (const postgres::PostgresError& error) {
        EXPECT_FALSE(error.is_transient()) << "somebody has to change the balancer";
    }
}

// ---- another primary

TEST_F(Interrupted, DoubtsAreLookedAtAgainWithEachNewConnection) {
    EXPECT_EQ(postgres::doubts_of(control).size(), 1U) << "no standby is synchronous";
    await_standby();
    EXPECT_TRUE(postgres::doubts_of(control).empty());
    const std::int64_t other = 1;
    std::promise<postgres::Doubts> first, second;
    std::atomic<int> calls = 0;
    {
        const postgres::Lease lease(url, other,
                                    {.on_lost = [] {},
                                     .on_doubts =
                                         [&](const postgres::Doubts& doubts) {
                                             if (calls == 0) first.set_value(doubts);
                                             if (calls == 1) second.set_value(doubts);
                                             ++calls;
                                         }});
        EXPECT_TRUE(first.get_future().get().empty());
        await_no_standby();
        auto again = second.get_future();
        while (again.wait_for(milliseconds(0)) != std::future_status::ready) close_connections();
        EXPECT_EQ(again.get().size(), 1U);
    }
}

// ---- logical replication

TEST_F(OnPostgres, EveryTableHasAKey) {
    EXPECT_EQ(control.text("select string_agg(relname, ', ') from pg_class "
                           "where relkind = 'r' and relnamespace = current_schema()::regnamespace "
                           "and not exists (select from pg_index "
                           "where indrelid = pg_class.oid and indisprimary)"),
              "");
}

// As logical replication leaves them: it copies rows only.
TEST_F(OnPostgres, SequencesBehindTheirRowsAreAdvanced) {
    const auto before = store->incarnation();
    control.run(
        "insert into bans (entry) values ('ban'); insert into audit_log (entry) values ('a')");
    control.run("alter table servers alter column incarnation restart with 1");
    control.run("alter table bans alter column number restart with 1");
    control.run("alter table audit_log alter column number restart with 1");
    store.reopen();
    EXPECT_GT(store->incarnation(), before);
    EXPECT_NO_THROW(control.run("insert into bans (entry) values ('another')"));
    EXPECT_NO_THROW(control.run("insert into audit_log (entry) values ('b')"));
}

TEST_F(OnPostgres, ADatabaseThatStillFollowsAnotherOneIsWaitedFor) {
    control.run(
        "create subscription follows connection 'host=/nowhere' publication all_of_it "
        "with (connect = false)");
    EXPECT_NO_THROW(postgres::require_no_subscription(control)) << "it is not enabled";
    control.run("alter subscription follows enable");
    try {
        postgres::require_no_subscription(control);
        ADD_FAILURE() << "two servers would write";
    } catch (const postgres::PostgresError& error) {
        EXPECT_TRUE(error.is_transient());
    }
    PostgresConnection operating(url);
    operating.run(
        "alter subscription follows disable; "
        "alter subscription follows set (slot_name = none)");
    operating.run("drop subscription follows");
    EXPECT_NO_THROW(postgres::require_no_subscription(operating));
}

// ---- two servers that want to be the only one

TEST(PostgresReplication, OneServerHasTheLeaseUnderAnyIsolation) {
    for (const std::string level :
         {"read%5C%20committed", "repeatable%5C%20read", "serializable"}) {
        const std::string url = new_database();
        PostgresConnection control(url);
        postgres::migrate(control);
        constexpr int kServers = 6;
        std::barrier start(kServers);
        std::atomic<int> holders = 0;
        std::vector<std::thread> servers;
        for (int i = 0; i < kServers; ++i) {
            servers.emplace_back([&] {
                PostgresConnection one(url + "%20-cdefault_transaction_isolation%3D" + level);
                start.arrive_and_wait();
                try {
                    const auto rows = one.rows(
                        "select acquired from acquire_exclusive_lease('test', 6000, 6000)");
                    if (!rows.is_null(0, 0)) ++holders;
                } catch (const postgres::PostgresError&) {
                    // It asks again.
                }
            });
        }
        for (auto& each : servers) each.join();
        EXPECT_EQ(holders, 1) << level;
        EXPECT_EQ(control.number("select count(*) from leases"), 1) << level;
    }
}

}  // namespace
}  // namespace vegas::shell::test
