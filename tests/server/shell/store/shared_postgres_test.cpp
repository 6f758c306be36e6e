// Several servers at work over one PostgreSQL.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <future>
#include <string>
#include <thread>
#include <utility>
#include <variant>

#include "server/core/journal/records.hpp"
#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres_store.hpp"
#include "tests/server/shell/store/postgres_server.hpp"
#include "tests/server/shell/store/store_suite.hpp"
#include "tests/server/shell/store/watched_store.hpp"

namespace vegas::shell::test {
namespace {

PostgresStore::Options beside_others(const std::string& url, const std::string& link) {
    return {.url = url,
            .name = "test",
            .link = link,
            .thread = {.retry_delay = std::chrono::milliseconds(1)}};
}

class SharedPostgres : public testing::Test {
protected:
    using Server = WatchedStore<PostgresStore>;

    template <class Found, class Question>
    static Found ask(Server& server, Question question) {
        const std::uint64_t ticket = server.said.size();
        server->query({{ticket}, std::move(question)});
        server.wait_for_events(server.said.size() + 1);
        return std::get<Found>(server.answer());
    }
    static core::NodeId home(Server& server, const std::string& table) {
        return ask<core::TableHome>(server, core::FindTable{table, {}}).node;
    }

    const std::string url = new_database();
    Server first{beside_others(url, "first:1")}, second{beside_others(url, "second:1")};
    postgres::PostgresConnection control{url};
};

TEST_F(SharedPostgres, ATableHasOneHome) {
    first->append({opening("t")});
    first.wait_for_events(1);
    EXPECT_EQ(home(second, "t"), first->incarnation());
    second->claim();
    EXPECT_EQ(second.wait_for_events(2).back(), "claimed") << "nothing is free";
    first->release({{"t"}});
    EXPECT_EQ(first.wait_for_events(2).back(), "released t");
    EXPECT_EQ(home(second, "t"), core::kNoNode);
    second->claim();
    EXPECT_EQ(second.wait_for_events(4).back(), "claimed t");
    EXPECT_EQ(home(first, "t"), second->incarnation());
    second->append({more("t", 1)});
    EXPECT_EQ(second.wait_for_events(5).back(), "stored t 1");
    core::Append late = more("t", 1);
    late.records = {R"({"of":"the one before"})"};
    first->append({late});
    EXPECT_EQ(first.wait_for_events(4).back(), "broken t");
}

// As in an upgrade of one server after another.
TEST_F(SharedPostgres, ATableWithRecordsOfANewerVersionWaitsForAServerThatReadsThem) {
    first->append({opening("t"), opening("u")});
    core::Append newer = more("t", 1);
    newer.records = {R"({"v":3,"t":1700000000000,"kind":"of a newer server"})"};
    core::Append known = more("u", 1);
    known.records = {R"({"v":2,"t":1700000000000,"kind":"known"})"};
    first->append({newer, known});
    first.wait_for_events(4);
    control.run(
        "update servers set record_version = case peer_address when 'first:1' then 3 else 2 end");
    first->release({{"t", "u"}});
    first.wait_for_events(5);
    second->claim();
    EXPECT_EQ(second.wait_for_events(1).back(), "claimed u");
    first->claim();
    EXPECT_EQ(first.wait_for_events(6).back(), "claimed t");
    EXPECT_FALSE(ask<core::TableHome>(second, core::FindTable{"t", {}}).is_set_aside);
}

// A server of the first version says nothing of it.
TEST_F(SharedPostgres, AServerSaysWhichRecordsItReads) {
    EXPECT_EQ(control.number("select min(record_version) from servers"), core::journal::kVersion);
}

// As when a standby has taken over that was not synchronous.
TEST_F(SharedPostgres, ATableWhoseRecordsAreLostUnderItsHomeIsSetAside) {
    first->append({opening("t"), more("t", 1)});
    first.wait_for_events(2);
    control.run("delete from journal where seq = 1");
    first->append({more("t", 2)});
    EXPECT_EQ(first.wait_for_events(3).back(), "broken t");
    EXPECT_TRUE(ask<core::TableHome>(second, core::FindTable{"t", {}}).is_set_aside);
    first->claim();
    EXPECT_EQ(first.wait_for_events(4).back(), "claimed");
}

TEST_F(SharedPostgres, TheTablesOfOneThatStopsAreFree) {
    first->append({opening("t"), opening("u"), more("u", 1)});
    first.wait_for_events(3);
    const std::string number = std::to_string(first->incarnation());
    first.close();
    second->claim();
    EXPECT_EQ(second.wait_for_events(1).back(), "claimed t u of " + number);
}

// Until then its lease might have run out for no other reason than that the database was away.
TEST_F(SharedPostgres, NobodyIsFencedByAServerThatHasJustCome) {
    first->append({opening("t")});
    first.wait_for_events(1);
    control.run("update leases set expires_at = clock_timestamp() - interval '1 minute'");
    second->claim();
    EXPECT_EQ(second.wait_for_events(1).back(), "claimed");
}

// It may have closed them meanwhile.
TEST_F(SharedPostgres, AClaimDoesNotGiveTablesThatTheServerHasMade) {
    first->append({opening("t")});
    first->claim();
    EXPECT_EQ(first.wait_for_events(2).back(), "claimed");
}

TEST_F(SharedPostgres, AClaimOfWhichNothingWasHeardIsMadeAgain) {
    first->append({opening("t")});
    first.wait_for_events(1);
    const std::string number = std::to_string(first->incarnation());
    first.close();
    postgres::PostgresConnection holder(url);
    holder.run("begin; lock table journal");  // it is claimed, and can't be read
    second->claim();
    while (control.number("select count(*) from tables where home = " +
                          std::to_string(second->incarnation())) == 0) {
        continue;
    }
    control.run(
        "select pg_terminate_backend(pid) from pg_stat_activity "
        "where query like 'select record from journal%' and pid <> pg_backend_pid()");
    EXPECT_FALSE(second.wait_for_failures(1).is_over);
    holder.run("commit");
    EXPECT_EQ(second.wait_for_events(1).back(), "claimed t of " + number);
}

// Each is taken alone then, and those that were left over go on.
TEST_F(SharedPostgres, ATableDuringWhoseTurnServersEndedAgainAndAgainIsSetAside) {
    first->append({opening("t"), opening("u")});
    first.wait_for_events(2);
    control.run("update servers set is_loading = true");
    const std::string number = std::to_string(first->incarnation());
    first.close();
    second->claim();
    EXPECT_EQ(second.wait_for_events(1).back(), "claimed t of " + number) << "one at a time";
    EXPECT_EQ(control.number("select load_attempts from tables where id = 't'"), 1);
    second->claim();
    EXPECT_EQ(second.wait_for_events(2).back(), "claimed u of " + number);
    EXPECT_EQ(control.number("select load_attempts from tables where id = 't'"), 0)
        << "it was read";
    control.run(
        "update tables set load_attempts = 2 where id = 't'; update servers set is_loading = true");
    const std::string next = std::to_string(second->incarnation());
    second.reopen();
    second->claim();
    EXPECT_EQ(second.wait_for_events(3).back(), "claimed u of " + number + " of " + next);
    EXPECT_TRUE(ask<core::TableHome>(second, core::FindTable{"t", {}}).is_set_aside);
}

TEST_F(SharedPostgres, WhereAPlayerHasASeatIsKnownToAll) {
    core::Append made = opening("t");
    made.seats = {"", "anna", "ben"};
    first->append({made, opening("u")});
    first.wait_for_events(2);
    const auto seats = ask<core::PlayerSeats>(second, core::FindSeats{"ben"});
    ASSERT_EQ(seats.all.size(), 1U);
    EXPECT_EQ(seats.all[0].home.table, "t");
    EXPECT_EQ(seats.all[0].home.node, first->incarnation());
    EXPECT_EQ(seats.all[0].seat, 2);
    core::Append changed = more("t", 1);
    changed.seats = {"", "anna", ""};
    first->append({changed});
    first.wait_for_events(3);
    EXPECT_TRUE(ask<core::PlayerSeats>(second, core::FindSeats{"ben"}).all.empty());
}

TEST_F(SharedPostgres, AGuestOfOneIsKnownToAll) {
    first->query({{0}, core::SavePlayer{player("anna")}});
    first.wait_for_events(1);
    EXPECT_EQ(ask<core::StoredPlayer>(second, core::FindPlayer{"anna"}).id, "anna");
}

TEST_F(SharedPostgres, AServerThatWorksAloneWaitsUntilAllOthersAreGone) {
    std::promise<std::string> waits;
    std::thread alone([&] {
        auto options = beside_others(url, {});
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
