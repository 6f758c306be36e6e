#include "server/shell/store/postgres_store.hpp"

#include <gtest/gtest.h>
#include <signal.h>

#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "protocol/texts/plain_text.hpp"
#include "server/shell/store/postgres/connection.hpp"
#include "tests/server/shell/store/on_postgres.hpp"
#include "tests/server/shell/store/postgres_server.hpp"
#include "tests/server/shell/store/store_suite.hpp"
#include "tests/server/shell/store/watched_store.hpp"

namespace vegas::shell::test {
namespace {

// So late that the visit of a player who was seen at 0 is noted.
constexpr std::int64_t kLate = core::kVisitPrecisionMs + 1;

// ---- the facts of every store

class PostgresHarness final : public ThreadedHarness<PostgresStore> {
public:
    explicit PostgresHarness(const std::string& url = new_database())
        : ThreadedHarness({.url = url, .name = "stage"}), url_(url) {}
    void set_clock(core::UtcTime now) override {
        postgres::PostgresConnection(url_).run(
            "create or replace function now_ms() returns bigint language sql as "
            "'select " +
            std::to_string(now.ms) + "::bigint'");
    }

private:
    const std::string url_;
};

constexpr Kind kPostgres{"PostgreSQL", []() -> std::unique_ptr<StoreHarness> {
                             return std::make_unique<PostgresHarness>();
                         }};
INSTANTIATE_TEST_SUITE_P(Postgres, AnyStore, testing::Values(kPostgres));
INSTANTIATE_TEST_SUITE_P(Postgres, StoreThatForgets, testing::Values(kPostgres));
INSTANTIATE_TEST_SUITE_P(Postgres, StoreWithRecords, testing::Values(kPostgres));

// ---- its own

TEST_F(OnPostgres, AServerThatDiesInTheMiddleOfAnAppendCostsNothing) {
    postgres::PostgresConnection holder(url);
    holder.run("begin; lock table journal");
    store->append({opening("t"), more("t", 1)});
    wait_for_append();
    control.run("select pg_terminate_backend(pid) " + others());
    EXPECT_FALSE(store.wait_for_failures(1).is_over);
    EXPECT_TRUE(store.said.empty());
    holder.run("commit");
    EXPECT_EQ(store.wait_for_events(2), (Words{"stored t 0", "stored t 1"}));
    EXPECT_TRUE(store.wait_for_failures(2).is_over);
    EXPECT_EQ(records(), 2);
}

// The commit is done, and the answer is lost: what was written is not written again.
TEST_F(OnPostgres, WhatWasDoneBeforeTheConnectionBrokeIsNotDoneAgain) {
    store.append({opening("t")});
    await_standby();
    store->append({opening("u"), with(closing("t", 1), {player("p")})});
    const auto pid = wait_for_commit();
    kill(static_cast<pid_t>(pid), SIGSTOP);
    EXPECT_EQ(store.wait_for_failures(1).reason, "the database has not answered in time");
    kill(static_cast<pid_t>(pid), SIGCONT);
    await_no_standby();
    EXPECT_EQ(store.wait_for_events(3), (Words{"stored t 0", "stored u 0", "stored t 1"}));
    EXPECT_EQ(records(), 1) << "the table that was closed is not there again";
}

// PostgreSQL calls it a success when the wait for the standby is cancelled.
TEST_F(OnPostgres, ACommitThatTheStandbyMayNotHaveIsNotSaid) {
    await_standby();
    store->append({opening("t")});
    const auto pid = wait_for_commit();
    control.run("select pg_cancel_backend(" + std::to_string(pid) + ")");
    EXPECT_EQ(store.wait_for_failures(1).reason, "a commit has not waited for the standby");
    EXPECT_EQ(records(), 1) << "others see it";
    store.loop.run();
    EXPECT_TRUE(store.said.empty());
    await_no_standby();
    EXPECT_EQ(store.wait_for_events(1), Words{"stored t 0"});
    EXPECT_EQ(records(), 1);
}

// When a server beside this one stops, its people come here at once, and games wait for them as
// long as for one.
TEST_F(OnPostgres, ThoseWhoComeBackAtOnceShareACommit) {
    constexpr std::uint64_t kMany = 20;
    const auto name = [](std::uint64_t i) { return "p" + std::to_string(i); };
    for (std::uint64_t i = 0; i < kMany; ++i) {
        store->query({{i}, core::SavePlayer{player(name(i))}});
    }
    store.wait_for_events(kMany);
    put_at_once([&] {
        for (std::uint64_t i = 0; i < kMany; ++i) {
            store->query({{i}, core::RedeemToken{"token of " + name(i), {kLate}}});
        }
    });
    store.wait_for_events(2 * kMany + 1);
    for (std::uint64_t i = 0; i < kMany; ++i) {
        const auto* found = std::get_if<core::StoredPlayer>(&store.answers[i]);
        ASSERT_NE(found, nullptr) << i;
        EXPECT_EQ(found->id, name(i));
        EXPECT_EQ(found->name, "name of " + name(i));
    }
    EXPECT_EQ(control.number("select count(distinct xmin::text) from players"), 1);
    EXPECT_EQ(control.number("select count(distinct xmin::text) from devices"), 1);
    EXPECT_EQ(control.number("select min(seen_ms) from devices"), kLate);
}

// What one who comes at once gets does not depend on the others.
TEST_F(OnPostgres, AmongThoseWhoComeBackAtOnceEachIsAskedForAlone) {
    using core::RedeemToken;
    for (const char* id : {"p", "q", "r"}) store->query({{0}, core::SavePlayer{player(id)}});
    store.wait_for_events(3);
    put_at_once([&] {
        store->query({{1}, RedeemToken{"token of p", {kLate}}});
        store->query({{2}, RedeemToken{"token of nobody", {kLate}}});
        store->query({{3}, RedeemToken{"token of p", {kLate}}});
        store->query({{4}, RedeemToken{"token of q", {kLate}}});
        store->query({{5}, RedeemToken{"token of r\xff", {kLate}}});
    });
    store.wait_for_events(9);
    const auto given = [this](std::uint64_t ticket) {
        const auto* found = std::get_if<core::StoredPlayer>(&store.answers[ticket]);
        return found == nullptr ? "none" : found->id;
    };
    EXPECT_EQ(given(1), "p");
    EXPECT_EQ(given(2), "none");
    EXPECT_EQ(given(3), "p");
    EXPECT_EQ(given(4), "q");
    EXPECT_EQ(given(5), "none");
    EXPECT_TRUE(store.failures.empty());
}

// Coming back soon only reads: nobody waits for a commit.
TEST_F(OnPostgres, WhoComesBackSoonWritesNothing) {
    store->query({{0}, core::SavePlayer{player("p")}});
    store.wait_for_events(1);
    const std::string before = control.text("select xmin::text from players");
    store->query({{1}, core::RedeemToken{"token of p", {core::kVisitPrecisionMs}}});
    store.wait_for_events(2);
    EXPECT_TRUE(std::holds_alternative<core::StoredPlayer>(store.answer()));
    EXPECT_EQ(control.text("select xmin::text from players"), before);
}

// Two servers that change the same players never wait for each other: each begins with the one
// whose id comes first.
TEST_F(OnPostgres, PlayersAreTakenInTheOrderOfTheirIds) {
    for (const char* id : {"b", "a"}) store->query({{0}, core::SavePlayer{player(id)}});
    store.wait_for_events(2);
    const auto b_is_free = [this] {
        wait_for_lock();
        return control.number(
                   "select count(*) from (select from players where id = 'b' "
                   "for update skip locked) as free") == 1;
    };
    postgres::PostgresConnection holder(url);
    put_at_once([&] {
        store->query({{1}, core::RedeemToken{"token of b", {kLate}}});
        store->query({{2}, core::RedeemToken{"token of a", {kLate}}});
        holder.run("begin; update players set seen_ms = seen_ms where id = 'a'");
    });
    EXPECT_TRUE(b_is_free());
    holder.run("commit");
    store.wait_for_events(5);
    holder.run("begin; update players set seen_ms = seen_ms where id = 'a'");
    store->touch_players({.players = {"b", "a"}, .seen = {kLate + 100}});
    EXPECT_TRUE(b_is_free());
    holder.run("commit");
    store->query({{3}, core::FindPlayer{"b"}});
    store.wait_for_events(6);
    EXPECT_EQ(std::get<core::StoredPlayer>(store.answer()).seen.ms, kLate + 100);
}

TEST_F(OnPostgres, WhereManyHaveTheirSeatsIsAskedAtOnce) {
    core::Append made = opening("t"), other = opening("u");
    made.seats = {"", "anna", "ben"};
    other.seats = {"anna"};
    store.append({made, other});
    put_at_once([&] {
        store->query({{1}, core::FindSeats{"anna"}});
        store->query({{2}, core::FindSeats{"nobody"}});
        store->query({{3}, core::FindSeats{"ben"}});
    });
    store.wait_for_events(6);
    const auto seats = [this](std::uint64_t ticket) {
        std::string words;
        for (const auto& at : std::get<core::PlayerSeats>(store.answers[ticket]).all) {
            words += at.home.table + std::to_string(at.seat) + " ";
        }
        return words;
    };
    EXPECT_EQ(seats(1), "t1 u0 ");
    EXPECT_EQ(seats(2), "");
    EXPECT_EQ(seats(3), "t2 ");
}

// As servers beside this one have them.
TEST_F(OnPostgres, WhoHasASeatOrWasAtATableThatWasSetAsideIsNotForgotten) {
    core::Append seated = opening("t"), broken = opening("u");
    seated.players = {player("seated"), player("gone")};
    seated.seats = {"", "seated"};
    broken.records = {R"({"player":"at a broken table"})"};
    broken.players = {player("at a broken table")};
    store->append({seated, broken});
    store->set_aside({"u", "broken"});
    control.run(
        "create or replace function now_ms() returns bigint language sql as 'select 1::bigint'");
    store->purge({.players_ms = 0, .games_most = 1'000});
    EXPECT_EQ(store.wait_for_events(3).back(), "forgot 1 0");
    EXPECT_EQ(control.text("select string_agg(id, ', ' order by id) from players"),
              "at a broken table, seated");
}

// Its server's clock is twenty years ahead.
TEST_F(OnPostgres, ADateInTheFutureIsTheDatabases) {
    const auto now_ms = control.number("select now_ms()");
    const auto ahead_ms = now_ms + 20LL * 365 * 86'400'000;
    core::Append what = opening("t");
    what.players = {player("p", ahead_ms), player("q", now_ms)};
    what.game = game("g", ahead_ms, {"p"});
    store->append({what});
    store->touch_players({.players = {"q"}, .seen = {ahead_ms}});
    store->purge({.now = {ahead_ms},
                  .players_ms = 90LL * 86'400'000,
                  .newcomers_ms = 86'400'000,
                  .games_ms = 90LL * 86'400'000,
                  .games_most = 1'000});
    EXPECT_EQ(store.wait_for_events(2).back(), "forgot 0 0");
    const auto latest = control.number(
        "select greatest((select max(seen_ms) from players), (select max(ended_ms) from games), "
        "(select max(ended_ms) from game_members))");
    EXPECT_GE(latest, now_ms);
    EXPECT_LT(latest, now_ms + 3'600'000);
}

// Anybody may ask for a game by any bytes, over HTTP.
TEST_F(OnPostgres, WhatNoNameCanBeIsNotThereAndStopsNothing) {
    EXPECT_FALSE(store.finds("a\xff-1"));
    EXPECT_TRUE(store.failures.empty());
    store->append({opening("t")});
    EXPECT_EQ(store.wait_for_events(2).back(), "stored t 0");
}

TEST_F(OnPostgres, WhoIsFencedWritesNothingMoreAndIsTold) {
    store.append({opening("t")});
    control.run("update servers set is_fenced = true");
    store->append({more("t", 1)});
    store.loop.run_until([&] { return store.lost > 0; });
    EXPECT_EQ(store.said, Words{"stored t 0"});
    EXPECT_EQ(records(), 1);
}

TEST_F(OnPostgres, WhoseLeaseIsGoneIsToldWithoutWriting) {
    control.run("delete from leases");
    store.loop.run_until([&] { return store.lost > 0; });
}

TEST_F(OnPostgres, AnotherServerWaitsForItsTurn) {
    store.append({opening("t")});
    std::promise<std::string> waits;
    std::vector<core::LoadedTable> found;
    std::thread other([&] {
        auto options = at(url);
        options.thread.post = [](const std::function<void()>&) {};
        options.on_wait = [&](std::string why) { waits.set_value(std::move(why)); };
        PostgresStore(options).load([&](core::LoadedTable it) { found.push_back(std::move(it)); });
    });
    EXPECT_EQ(waits.get_future().get(), "another server has the database");
    store.append({more("t", 1)});
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

// As early builds of 0.1.0 left each of several databases.
TEST_F(OnPostgres, ADatabaseThatWasOneOfSeveralOpensAndTheOperatorHearsOfTheOthers) {
    store.append({opening("t")});
    store.close();
    control.run("update tables set home = null; delete from leases; delete from servers");
    control.run(
        "alter table servers alter column incarnation set increment by 32, "
        "alter column incarnation restart with 33");
    control.run("insert into shard values (1)");
    auto options = at(url);
    options.thread.post = [](const std::function<void()>&) {};
    std::string doubts;
    options.on_doubts = [&](const postgres::Doubts& all) { doubts = texts::join(all, "\n"); };
    PostgresStore again(options);
    EXPECT_EQ(again.incarnation() % 32, 1U) << "as before";
    EXPECT_NE(doubts.find("it was one of several databases"), std::string::npos) << doubts;
    std::vector<std::string> tables;
    again.load([&](const core::LoadedTable& it) { tables.push_back(it.table); });
    EXPECT_EQ(tables, std::vector<std::string>{"t"});
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

}  // namespace
}  // namespace vegas::shell::test
