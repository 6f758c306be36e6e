#include "server/shell/store/sharded_store.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres/schema.hpp"
#include "tests/server/shell/store/postgres_server.hpp"
#include "tests/server/shell/store/store_suite.hpp"
#include "tests/server/shell/store/watched_store.hpp"

namespace vegas::shell::test {
namespace {

using Words = std::vector<std::string>;

// As one is where servers have been.
std::string new_shard() {
    std::string url = new_database();
    postgres::Connection connection(url);
    postgres::migrate(connection);
    return url;
}

// A server's store, and a loop whose time passes when a test says so.
class ShardServer {
public:
    ShardServer(Shards shards, std::size_t own, std::string people, const std::string& link) {
        options_.shards = std::move(shards);
        options_.own = own;
        options_.people = std::move(people);
        options_.after = [this](std::int64_t, std::function<void()> job) {
            timers_.push_back(std::move(job));
        };
        options_.on_trouble = [this](const std::string& database, const std::string& why) {
            troubles.push_back(database + (why.empty() ? " is back" : " is away"));
        };
        options_.store.name = "test";
        options_.store.link = link;
        options_.store.thread.retry = std::chrono::milliseconds(1);
        options_.store.thread.post = [this](std::function<void()> job) {
            loop.post(std::move(job));
        };
        options_.store.on_nodes = [this](const std::vector<postgres::Node>& all) {
            links.clear();
            for (const auto& node : all) links.push_back(node.link);
            std::sort(links.begin(), links.end());
        };
        open();
    }
    void open() {
        store_ = std::make_unique<ShardedStore>(options_);
        store_->load([](const core::Loaded&) {});
        store_->listen([this](Store::Said it) {
            said.push_back(words(it));
            if (auto* told = std::get_if<core::Told>(&it)) answer_ = std::move(told->found);
        });
    }
    void close() { store_.reset(); }

    [[nodiscard]] ShardedStore* operator->() { return store_.get(); }

    const Words& hear(std::size_t more) {
        const std::size_t count = said.size() + more;
        loop.run_until([&] { return said.size() >= count; });
        return said;
    }
    void hear_of_trouble(const std::string& what) {
        loop.run_until([&] { return !troubles.empty() && troubles.back() == what; });
    }
    template <class Question>
    void begin_to_ask(Question question) {
        store_->ask({++ticket_, std::move(question)});
    }
    template <class Question>
    core::Found ask(Question question) {
        begin_to_ask(std::move(question));
        hear(1);
        return answer_;
    }
    [[nodiscard]] const core::Found& answer() const { return answer_; }
    // Of all that was asked until now.
    void patience_is_over() {
        for (auto& timer : std::exchange(timers_, {})) timer();
    }
    template <class Question>
    [[nodiscard]] bool knows(Question question) {
        return !std::holds_alternative<core::Nothing>(ask(std::move(question)));
    }

    JobLoop loop;
    Words said, troubles, links;

private:
    ShardedStore::Options options_;
    std::vector<std::function<void()>> timers_;
    std::uint64_t ticket_ = 0;
    core::Found answer_;
    std::unique_ptr<ShardedStore> store_;
};

class TwoShards : public testing::Test {
protected:
    static core::Append played_at(const std::string& table, std::int64_t ended,
                                  std::vector<std::string> members) {
        core::Append append = more(table, 1);
        append.game = game(table + "-1", ended, std::move(members), table);
        return append;
    }
    static Words games_of(ShardServer& server, const std::string& player, std::size_t most,
                          std::optional<core::GameCursor> after = {}) {
        return summaries(std::get<core::GamePage>(
            server.ask(core::GamesOf{.player = player, .after = std::move(after), .most = most})));
    }

    const std::string people = new_database(), one = new_shard(), two = new_shard();
    const Shards shards{{"abcdefghijklmno", one}, {"pqrstuvwxyz", two}};
    ShardServer first{shards, 0, people, "first:1"}, second{shards, 1, people, "second:1"};
    postgres::Connection at_people{people}, at_one{one}, at_two{two};
};

TEST_F(TwoShards, NoTwoServersHaveTheSameNumber) {
    EXPECT_EQ(first->incarnation() % 32, 0U);
    EXPECT_EQ(second->incarnation() % 32, 1U);
    const auto before = second->incarnation();
    second.close();
    second.open();
    EXPECT_EQ(second->incarnation(), before + 32);
}

TEST_F(TwoShards, AllServersKnowOfEachOther) {
    const Words both{"first:1", "second:1"};
    first.loop.run_until([&] { return first.links == both; });
    second.loop.run_until([&] { return second.links == both; });
    EXPECT_EQ(first.links, second.links);
}

TEST_F(TwoShards, ATableIsFoundFromEverywhere) {
    first->append({opening("anna")});
    second->append({opening("zoe")});
    first.hear(1);
    second.hear(1);
    EXPECT_EQ(at_one.number("select count(*) from tbl"), 1);
    EXPECT_EQ(at_two.number("select count(*) from tbl"), 1);
    for (ShardServer* server : {&first, &second}) {
        EXPECT_EQ(std::get<core::Home>(server->ask(core::FindHome{"anna", {}})).node,
                  first->incarnation());
        EXPECT_EQ(std::get<core::Home>(server->ask(core::FindHome{"zoe", {}})).node,
                  second->incarnation());
        EXPECT_FALSE(server->knows(core::FindHome{"zora", {}}));
        EXPECT_FALSE(server->knows(core::FindHome{{}, "nothing"}));
        EXPECT_FALSE(server->knows(core::FindGame{"7"})) << "no shard has it";
    }
}

// As when its character has been given to another shard since.
TEST_F(TwoShards, ATableIsFoundWhereItWasMade) {
    first->append({opening("zoe"), played_at("zoe", 5, {"p"})});
    first.hear(2);
    for (ShardServer* server : {&first, &second}) {
        EXPECT_TRUE(server->knows(core::FindHome{"zoe", {}}));
        EXPECT_TRUE(server->knows(core::FindGame{"zoe-1"}));
        EXPECT_TRUE(server->knows(core::LastGameAt{"zoe"}));
    }
}

TEST_F(TwoShards, PlayersAreKnownEverywhere) {
    first.ask(core::KeepPlayer{player("anna")});
    EXPECT_EQ(std::get<core::KeptPlayer>(second.ask(core::FindPlayer{"anna"})).id, "anna");
    EXPECT_EQ(at_people.number("select count(*) from player"), 1);
    EXPECT_EQ(at_one.number("select count(*) from player"), 0);
    const auto hash = player("anna").token_hash;
    EXPECT_TRUE(second.knows(core::Reclaim{hash, "next", {7}}));
    EXPECT_TRUE(first.knows(core::Reclaim{hash, "another", {8}})) << "the one before";
    first->visited({{"anna"}, {50}});
    EXPECT_EQ(std::get<core::KeptPlayer>(first.ask(core::FindPlayer{"anna"})).seen.ms, 50);
    at_people.run(
        "create or replace function now_ms() returns bigint language sql as 'select 60::bigint'");
    first->forget({.now = {60}, .players_ms = 0, .games_most = 10});
    first.hear(2);  // of its own database and of that of people
    EXPECT_FALSE(first.knows(core::FindPlayer{"anna"}));
}

TEST_F(TwoShards, SeatsAreToldOfAllShards) {
    core::Append here = opening("anna"), there = opening("zoe");
    here.seats = {"p", "q"};
    there.seats = {"", "p"};
    first->append({here});
    second->append({there});
    first.hear(1);
    second.hear(1);
    const auto seats = std::get<core::Seats>(first.ask(core::TablesOf{"p"})).all;
    ASSERT_EQ(seats.size(), 2U);
    EXPECT_EQ(seats[0].home.table, "anna");
    EXPECT_EQ(seats[1].home.table, "zoe");
    EXPECT_EQ(seats[1].home.node, second->incarnation());
    EXPECT_EQ(seats[1].seat, 1);
}

TEST_F(TwoShards, APageOfGamesIsOfAllShards) {
    for (const auto& [server, table, ended] : {std::tuple(&first, "anna", 10),
                                               {&second, "zoe", 20},
                                               {&first, "ben", 30},
                                               {&second, "yara", 30},
                                               {&first, "carl", 40}}) {
        (*server)->append({opening(table), played_at(table, ended, {"p"})});
        server->hear(2);
    }
    const auto page =
        std::get<core::GamePage>(second.ask(core::GamesOf{.player = "p", .after = {}, .most = 2}));
    EXPECT_EQ(summaries(page), (Words{"summary of carl-1", "summary of yara-1"}));
    ASSERT_TRUE(page.next());
    EXPECT_EQ(games_of(second, "p", 2, page.next()),
              (Words{"summary of ben-1", "summary of zoe-1"}));
    EXPECT_EQ(games_of(second, "p", 5).size(), 5U);
    EXPECT_TRUE(games_of(second, "nobody", 5).empty());
}

TEST_F(TwoShards, WhoIsErasedIsErasedEverywhere) {
    first.ask(core::KeepPlayer{player("p")});
    first->append({opening("anna"), played_at("anna", 10, {"p", "q"})});
    second->append({opening("zoe"), played_at("zoe", 20, {"p"})});
    first.hear(2);
    second.hear(2);
    EXPECT_EQ(std::get<core::KeptPlayer>(second.ask(core::ErasePlayer{"p"})).id, "p");
    EXPECT_FALSE(first.knows(core::FindPlayer{"p"}));
    EXPECT_TRUE(games_of(first, "p", 5).empty());
    EXPECT_EQ(games_of(first, "q", 5).size(), 1U);
    EXPECT_FALSE(first.knows(core::ErasePlayer{"p"}));
}

TEST_F(TwoShards, WhatNoNameCanBeIsNotThereAndNobodyIsAway) {
    EXPECT_FALSE(first.knows(core::FindGame{"q\xff-1"})) << "of the other shard";
    EXPECT_FALSE(first.knows(core::FindGame{"a\xff-1"})) << "of the own";
    EXPECT_FALSE(first.knows(core::FindPlayer{"\xff"}));
    EXPECT_TRUE(first.troubles.empty());
    EXPECT_FALSE(first.knows(core::FindGame{"qq-1"}));
}

// ---- when one is away

TEST_F(TwoShards, AShardThatDoesNotAnswerKeepsNobodyWaiting) {
    first->append({opening("anna")});
    second->append({opening("zoe")});
    first.hear(1);
    second.hear(1);
    postgres::Connection holder(two);
    holder.run("begin; lock table tbl");
    first.begin_to_ask(core::FindHome{"zoe", {}});
    first.patience_is_over();
    EXPECT_TRUE(std::holds_alternative<core::Away>(first.answer()));
    EXPECT_TRUE(std::holds_alternative<core::Away>(first.ask(core::FindHome{"zoe", {}})))
        << "at once, without patience";
    EXPECT_TRUE(std::holds_alternative<core::Away>(
        first.ask(core::GamesOf{.player = "p", .after = {}, .most = 2})));
    EXPECT_EQ(std::get<core::Home>(first.ask(core::FindHome{"anna", {}})).table, "anna");
    core::Append next = more("anna", 1);
    next.seats = {"p"};
    first->append({next});
    EXPECT_EQ(first.hear(1).back(), "stored anna 1");
    EXPECT_EQ(std::get<core::Seats>(first.ask(core::TablesOf{"p"})).all.size(), 1U)
        << "what the others know";
    holder.run("rollback");
    while (!std::holds_alternative<core::Home>(first.ask(core::FindHome{"zoe", {}}))) continue;
}

TEST_F(TwoShards, WhatIsAskedOfPeopleThatAreAwayIsRefusedAndTablesGoOn) {
    first->append({opening("anna")});
    first.hear(1);
    postgres::Connection holder(people);
    holder.run("begin; lock table player");
    first.begin_to_ask(core::KeepPlayer{player("p")});
    first.patience_is_over();
    EXPECT_TRUE(std::holds_alternative<core::Away>(first.answer()));
    first->append({more("anna", 1)});
    EXPECT_EQ(first.hear(1).back(), "stored anna 1");
    EXPECT_TRUE(first.knows(core::FindHome{"anna", {}}));
    holder.run("rollback");
    while (std::holds_alternative<core::Away>(first.ask(core::FindPlayer{"q"}))) continue;
}

TEST_F(TwoShards, WhoCannotBeErasedEverywhereIsStillKnown) {
    first.ask(core::KeepPlayer{player("p")});
    second->append({opening("zoe"), played_at("zoe", 20, {"p"})});
    second.hear(2);
    postgres::Connection holder(two);
    holder.run("begin; lock table played");
    first.begin_to_ask(core::ErasePlayer{"p"});
    first.patience_is_over();
    EXPECT_TRUE(std::holds_alternative<core::Away>(first.answer()));
    EXPECT_TRUE(first.knows(core::FindPlayer{"p"}));
    holder.run("rollback");
    while (std::holds_alternative<core::Away>(first.ask(core::ErasePlayer{"p"}))) continue;
    EXPECT_FALSE(first.knows(core::FindPlayer{"p"}));
}

TEST_F(TwoShards, AShardThatIsNotThereIsToldOfOnceAndHoldsUpNoStart) {
    Shards gone = shards;
    gone.push_back({"234567", "postgresql:///postgres?host=/nowhere"});
    ShardServer third(gone, 0, people, "third:1");
    third.hear_of_trouble("shard 3 is away");
    EXPECT_TRUE(std::holds_alternative<core::Away>(third.ask(core::FindHome{"234", {}})));
    EXPECT_FALSE(std::holds_alternative<core::Away>(third.ask(core::FindHome{"anna", {}})) &&
                 third.troubles.size() > 1);
    EXPECT_EQ(third.troubles, Words{"shard 3 is away"});
}

TEST_F(TwoShards, AnEndWaitsForNobodyElse) {
    const auto ended = first->end(std::chrono::seconds(30));
    EXPECT_EQ(ended.unstored, 0U);
    EXPECT_FALSE(ended.lingers);
    first->ask({99, core::FindPlayer{"p"}});
    first.loop.run();
    EXPECT_TRUE(first.said.empty());
}

// ---- which database is which

std::string refusal(const std::function<void()>& open) {
    try {
        open();
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "none";
}

TEST_F(TwoShards, ADatabaseIsWhatItWas) {
    const Shards swapped{{"a", two}, {"b", one}};
    EXPECT_EQ(refusal([&] { ShardServer(swapped, 0, people, "x:1"); }),
              "cannot use the database: this database is shard 2, and not shard 1");
    EXPECT_EQ(refusal([&] {
                  ShardServer({{"a", people}}, 0, people, "x:1");
              }),
              "cannot use the database: this database is that of people, and not shard 1");
    EXPECT_EQ(refusal([&] { ShardServer(shards, 0, two + "&keepalives=1", "x:1"); }),
              "cannot use the database of people: it is a shard: name it among them with the same "
              "URL");
    for (const std::string& url : {people, one}) {
        EXPECT_EQ(
            refusal([&] {
                PostgresStore({.url = url, .name = "alone", .thread = {.post = [](auto) {}}});
            }),
            "cannot use the database: this database is one of several: shards_file has to name "
            "them");
    }
}

// One database becomes the first of several, and goes on with its tables.
TEST(ShardedStore, ADatabaseThatWasTheOnlyOneBecomesAShard) {
    const std::string url = new_database(), next = new_shard();
    {
        WatchedStore<PostgresStore> alone({.url = url, .name = "alone", .link = "alone:1"});
        alone->append({opening("zoe")});
        alone.hear(1);
    }
    ShardServer first({{"abc", url}, {"xyz", next}}, 0, url, "first:1");
    EXPECT_EQ(first->incarnation() % 32, 0U);
    first->claim();
    EXPECT_EQ(first.hear(1).back(), "claimed zoe");
    first->append({more("zoe", 1)});
    EXPECT_EQ(first.hear(1).back(), "stored zoe 1");
}

}  // namespace
}  // namespace vegas::shell::test
