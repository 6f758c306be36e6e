// Servers that share a store: a client is connected with one of them, and its tables have their
// homes anywhere.
#include <algorithm>
#include <set>
#include <string>

#include "tests/support/fake_cluster.hpp"

namespace vegas::test {
namespace {

class Nodes : public testing::Test {
protected:
    using Node = FakeCluster::Node;

    // A table at the first server with somebody from each server, whose game runs.
    std::vector<std::pair<Node*, Client*>> table_of_all(const std::string& ruleset = "royale") {
        std::vector<std::pair<Node*, Client*>> people;
        for (const auto& node : cluster_.all()) {
            people.emplace_back(node.get(), &node->guest("P" + std::to_string(node->number)));
        }
        const json made = people[0].first->say(*people[0].second, {{"op", "table.create"},
                                                                   {"ruleset", ruleset},
                                                                   {"seats", people.size()},
                                                                   {"visibility", "public"}});
        table_ = made["table"];
        invite_ = made["invite"];
        for (std::size_t i = 1; i < people.size(); ++i) {
            people[i].first->say(*people[i].second, {{"op", "table.join"}, {"invite", invite_}});
            EXPECT_EQ(people[i].second->error(), "");
        }
        for (auto& [node, client] : people) {
            node->say(*client, {{"op", "table.ready"}, {"table", table_}});
            EXPECT_EQ(client->error(), "");
        }
        return people;
    }
    // Whoever is asked answers at random, until nobody is or so many have.
    int play(std::vector<std::pair<Node*, Client*>>& people, int most = 10'000) {
        int done = 0;
        FastDraws picks(7);
        for (bool more = true; more && done < most;) {
            more = false;
            for (auto& [node, client] : people) more = more || node->step({client}, picks);
            done += more ? 1 : 0;
        }
        return done;
    }
    void come_back_and_finish(std::vector<std::pair<Node*, Client*>>& people) {
        people[0].first->say(*people[0].second, {{"op", "table.sync"}, {"table", table_}});
        EXPECT_GT(play(people), 10);
        for (const auto& [node, client] : people) EXPECT_EQ(status(*client), "finished");
    }
    static std::string status(const Client& c) { return c.view["table"]["status"]; }

    FakeCluster cluster_{3};
    std::string table_, invite_;
};

TEST_F(Nodes, PlayTogetherWhereverTheyAreConnected) {
    auto people = table_of_all();
    EXPECT_GT(play(people), 20);
    for (const auto& [node, client] : people) {
        EXPECT_EQ(status(*client), "finished");
        EXPECT_EQ(client->v, people[0].second->v);
        node->say(*client, {{"op", "history"}, {"table", table_}});
        EXPECT_EQ(client->error(), "") << "the game can be read everywhere";
    }
    EXPECT_EQ(cluster_.owner(table_), 1U);
}

TEST_F(Nodes, RepliesComeInTheOrderOfRequests) {
    auto people = table_of_all();
    auto& [node, client] = people[1];
    client->inbox.clear();
    node->say_raw(*client, R"({"op":"table.sync","table":")" + table_ + R"(","id":"a"})");
    node->say_raw(*client, R"({"op":"games.mine","id":"b"})");
    std::string order;
    for (const json& m : client->inbox) order += m.value("re", "");
    EXPECT_EQ(order, "ab");
}

TEST_F(Nodes, AnotherTakesTheTablesOfOneThatDies) {
    auto people = table_of_all();
    EXPECT_EQ(play(people, 10), 10);
    const std::string epoch = people[1].second->epoch;
    cluster_.kill(cluster_[1]);
    cluster_.pass(1'000);
    EXPECT_NE(cluster_.owner(table_), 1U);
    EXPECT_NE(cluster_.owner(table_), core::kNoNode);
    for (std::size_t i = 1; i < people.size(); ++i) {
        EXPECT_EQ(people[i].second->closed, 0) << "people elsewhere keep their connections";
        EXPECT_NE(people[i].second->epoch, epoch) << "and have a snapshot from the new home";
    }
    people[0] = {&cluster_[2], &cluster_[2].back(*people[0].second)};
    const json at = people[0].second->welcome["tables"];
    ASSERT_EQ(at.size(), 1U);
    EXPECT_EQ(at[0]["table"], table_);
    EXPECT_EQ(at[0]["seat"], 0);
    come_back_and_finish(people);
}

TEST_F(Nodes, WhatIsAskedMeanwhileIsAnsweredByTheNextHome) {
    auto people = table_of_all();
    cluster_.kill(cluster_[1]);
    auto& [node, client] = people[1];
    node->say(*client, {{"op", "table.sync"}, {"table", table_}});
    EXPECT_TRUE(client->reply.is_null()) << "not yet";
    cluster_.pass(1'000);
    EXPECT_EQ(client->reply.value("ev", ""), "snapshot");
    EXPECT_EQ(client->error(), "");
}

// While the one before is still stopping, too.
TEST_F(Nodes, WhoComesWhileTheHomeStopsIsLedToTheNextOne) {
    auto people = table_of_all();
    EXPECT_EQ(play(people, 5), 5);
    const std::string epoch = people[2].second->epoch;
    cluster_.holds_releases = true;
    cluster_[1].handle(core::Drain{});
    Client& again = cluster_[2].back(*people[1].second);  // comes to the home that is going
    people[1].second = &again;
    cluster_.let_releases_go();
    cluster_.pass(1'000);
    EXPECT_NE(people[2].second->epoch, epoch);
    EXPECT_FALSE(again.view.is_null()) << "has a snapshot, unasked";
    people[0] = {&cluster_[3], &cluster_[3].back(*people[0].second)};
    come_back_and_finish(people);
}

// A request that comes to a home that has just let its table go.
TEST_F(Nodes, WhoAsksAHomeThatStopsHasTheSnapshotOfTheNextOneFirst) {
    auto people = table_of_all();
    EXPECT_EQ(play(people, 5), 5);
    const std::string epoch = people[2].second->epoch;
    cluster_.holds_releases = true;
    cluster_[1].handle(core::Drain{});
    auto& [node, client] = people[2];
    node->say(*client, {{"op", "table.say"}, {"table", table_}, {"phrase", "hello"}});
    EXPECT_TRUE(client->reply.is_null()) << "not yet";
    cluster_.let_releases_go();
    cluster_.pass(1'000);
    EXPECT_EQ(client->error(), "");
    EXPECT_NE(client->epoch, epoch);
}

// The reply was on its way while the table moved: it would show the table as it was.
TEST_F(Nodes, WhoHasJoinedMeanwhileIsShownTheTableOfTheNextHome) {
    FakeCluster two{2};
    Client& host = two[1].guest("Anna");
    const json made =
        two[1].say(host, {{"op", "table.create"}, {"ruleset", "royale"}, {"seats", 3}});
    const std::string table = made["table"];
    Client& ben = two[2].guest("Ben");
    two.hold(two[2]);
    two[2].say(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    EXPECT_TRUE(ben.reply.is_null() || !ben.reply.contains("ev")) << "not yet";
    const std::size_t from = ben.inbox.size();
    two[1].handle(core::Drain{});
    two[2].pass(500);
    ASSERT_EQ(two.owner(table), 2U);
    two.deliver();
    two[2].pass(1'000);
    EXPECT_EQ(ben.error(), "");
    EXPECT_EQ(ben.reply["ev"], "snapshot");
    EXPECT_EQ(ben.reply["view"]["you"]["seat"], 1);
    std::set<std::string> epochs;
    for (std::size_t i = from; i < ben.inbox.size(); ++i) {
        if (ben.inbox[i].contains("epoch")) epochs.insert(ben.inbox[i]["epoch"].get<std::string>());
    }
    EXPECT_EQ(epochs.size(), 1U) << "never that of the home before";
}

// The store says who the next home is before that one does: whoever asks there is told nothing of
// the table before it has the snapshot. The client checks that.
TEST_F(Nodes, TheNextHomeBeginsWithASnapshot) {
    auto people = table_of_all();
    EXPECT_EQ(play(people, 5), 5);
    const std::string epoch = people[2].second->epoch;
    cluster_.hold(cluster_[3]);
    cluster_.kill(cluster_[1]);
    cluster_[2].pass(1'000);
    ASSERT_EQ(cluster_.owner(table_), 2U);
    auto& [node, client] = people[2];
    node->say(*client, {{"op", "table.say"}, {"table", table_}, {"phrase", "hello"}});
    cluster_.deliver();
    EXPECT_NE(client->epoch, epoch);
    EXPECT_EQ(client->error(), "");
}

TEST_F(Nodes, TellOfATableThatIsNoMore) {
    auto people = table_of_all();
    auto& [node, client] = people[1];
    node->say(*client, {{"op", "table.join"}, {"table", "nosuch"}});
    EXPECT_EQ(client->error(), "unknown_table");
    node->say(*client, {{"op", "table.join"}, {"invite", "nosuchinvite"}});
    EXPECT_EQ(client->error(), "unknown_invite");
}

TEST_F(Nodes, LetGoOfTheirTablesWhenTheyStop) {
    auto people = table_of_all();
    EXPECT_EQ(play(people, 10), 10);
    const std::string epoch = people[1].second->epoch;
    cluster_[1].handle(core::Drain{});
    EXPECT_NE(cluster_.owner(table_), 1U);
    EXPECT_EQ(people[0].second->closed, 1012);
    const json* closing = people[0].second->last("closing");
    ASSERT_NE(closing, nullptr);
    EXPECT_LT((*closing)["reconnect_after_ms"], 1'000) << "another server is there already";
    for (std::size_t i = 1; i < people.size(); ++i) {
        EXPECT_EQ(people[i].second->closed, 0);
        EXPECT_NE(people[i].second->epoch, epoch) << "at once";
    }
    people[0] = {&cluster_[3], &cluster_[3].back(*people[0].second)};
    come_back_and_finish(people);
}

// It asked for them before, and the store took its time.
TEST_F(Nodes, LetGoOfTablesThatTheyGetWhileTheyStop) {
    auto people = table_of_all();
    cluster_.hold_claim(cluster_[2]);
    cluster_.kill(cluster_[1]);
    cluster_[2].pass(1'000);
    cluster_[2].handle(core::Drain{});
    cluster_.let_claim_go();
    cluster_[3].pass(1'000);
    EXPECT_EQ(cluster_.owner(table_), 3U);
    EXPECT_EQ(status(*people[2].second), "playing");
    cluster_[3].say(*people[2].second, {{"op", "table.sync"}, {"table", table_}});
    EXPECT_EQ(people[2].second->error(), "");
}

TEST_F(Nodes, WhoHasLeftASeatIsNotAtItsTable) {
    auto people = table_of_all();
    auto& [node, client] = people[1];
    node->say(*client, {{"op", "table.leave"}, {"table", table_}});
    EXPECT_EQ(client->error(), "");
    EXPECT_TRUE(cluster_[3].back(*client).welcome["tables"].empty());
}

// The store does not know of the seat yet, so that the welcome cannot name the table.
TEST_F(Nodes, AreToldElsewhereOfASeatThatIsNotStoredYet) {
    Node& home = cluster_[1];
    const json made = home.say(home.guest("Anna"), {{"op", "table.create"}, {"ruleset", "royale"}});
    Client& ben = home.guest("Ben");
    home.stores_at_once = false;
    home.say(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    Client& again = cluster_[2].back(ben);
    EXPECT_TRUE(again.welcome["tables"].empty());
    home.store_all();
    EXPECT_EQ(again.view["table"]["seats"][1]["name"], "Ben");
    cluster_[2].say(again, {{"op", "table.ready"}, {"table", made["table"]}});
    EXPECT_EQ(again.error(), "");
}

// Their new welcome does not name the table: they watch it when they ask again.
TEST_F(Nodes, SpectatorsWhoComeElsewhereWatchNoMore) {
    auto people = table_of_all();
    Client& eve = cluster_[1].guest("Eve");
    cluster_[1].say(eve, {{"op", "table.join"}, {"table", table_}, {"as", "spectator"}});
    EXPECT_EQ(people[0].second->view["table"]["spectators"], 1);
    Client& again = cluster_[2].back(eve);
    EXPECT_TRUE(again.welcome["tables"].empty());
    EXPECT_EQ(people[0].second->view["table"]["spectators"], 0);
    cluster_[2].say(again, {{"op", "table.join"}, {"table", table_}, {"as", "spectator"}});
    EXPECT_EQ(people[0].second->view["table"]["spectators"], 1);
}

TEST_F(Nodes, AreToldOnceOfSeatsThatTheWelcomeNames) {
    auto people = table_of_all();
    Client& again = cluster_[3].back(*people[1].second);
    EXPECT_EQ(again.welcome["tables"].size(), 1U);
    for (const json& m : again.inbox) EXPECT_NE(m.value("ev", ""), "snapshot");
}

// Without its store it cannot let go of them: they are taken from it.
TEST_F(Nodes, SayWhoIsAtTheirTablesWhenTheyStopWithoutTheirStore) {
    table_of_all();
    Node& home = cluster_[1];
    home.stores_at_once = false;
    home.say(home.guest("Eve"), {{"op", "table.create"}, {"ruleset", "classic"}});
    home.pass(1'000);
    home.handle(core::Drain{});
    Client& dora = cluster_[2].guest("Dora");
    cluster_[2].say(dora, {{"op", "table.join"}, {"invite", invite_}, {"as", "spectator"}});
    EXPECT_EQ(dora.error(), "");
    const std::string epoch = dora.epoch;
    EXPECT_NE(epoch, "");
    cluster_.kill(home);
    cluster_[3].pass(1'000);
    EXPECT_EQ(cluster_.owner(table_), 3U);
    EXPECT_NE(dora.epoch, epoch) << "she has followed";
}

TEST_F(Nodes, SpectatorsComeAlong) {
    auto people = table_of_all();
    Client& watcher = cluster_[2].guest("Watcher");
    cluster_[2].say(watcher, {{"op", "table.join"}, {"table", table_}, {"as", "spectator"}});
    EXPECT_EQ(watcher.error(), "");
    const std::string epoch = watcher.epoch;
    cluster_.kill(cluster_[1]);
    cluster_.pass(1'000);
    EXPECT_EQ(watcher.closed, 0);
    EXPECT_NE(watcher.epoch, epoch);
    const auto v = watcher.v;
    people[0] = {&cluster_[2], &cluster_[2].back(*people[0].second)};
    people[0].first->say(*people[0].second, {{"op", "table.sync"}, {"table", table_}});
    play(people, 5);
    EXPECT_GT(watcher.v, v) << "and sees how it goes on";
}

TEST_F(Nodes, ShowTheSameLobby) {
    table_of_all();
    for (const auto& node : cluster_.all()) {
        Client& c = node->guest("Looker");
        node->say(c, {{"op", "lobby.watch"}});
        ASSERT_EQ(c.reply["tables"].size(), 1U) << node->number;
        EXPECT_EQ(c.reply["tables"][0]["table"], table_);
        EXPECT_EQ(c.reply["tables"][0]["status"], "playing");
    }
    cluster_.kill(cluster_[1]);
    cluster_.pass(1'000);
    Client& c = cluster_[3].guest("Later");
    cluster_[3].say(c, {{"op", "lobby.watch"}});
    EXPECT_EQ(c.reply["tables"].size(), 1U);
}

TEST_F(Nodes, QuickPlayLeadsToOneTable) {
    Client& anna = cluster_[1].guest("Anna");
    Client& ben = cluster_[2].guest("Ben");
    cluster_[1].say(anna, {{"op", "quick_play"}});
    cluster_[2].say(ben, {{"op", "quick_play"}});
    EXPECT_EQ(anna.reply["table"], ben.reply["table"]);
}

TEST_F(Nodes, OnePersonHasOneConnection) {
    auto people = table_of_all();
    Client& again = cluster_[1].back(*people[1].second);
    EXPECT_EQ(people[1].second->closed, 4001);
    cluster_[1].say(again, {{"op", "table.sync"}, {"table", table_}});
    EXPECT_EQ(again.error(), "");
    people[1] = {&cluster_[1], &again};
    EXPECT_GT(play(people), 20);
    EXPECT_EQ(status(again), "finished");
}

// The store answers a connection whose player has come back on another one meanwhile.
// As when a server is cut off from the store for a while, and its client has gone elsewhere.
TEST_F(Nodes, AHelloThatComesLateTakesNobodysToken) {
    Node& late = cluster_[2];
    Client& anna = cluster_[1].guest("Anna");
    const json hello = {{"op", "hello"}, {"protocol", 1}, {"token", anna.welcome["token"]}};
    cluster_[1].cut(anna);
    late.answers_at_once = false;
    Client& stuck = late.connect();
    late.say(stuck, hello);
    late.cut(stuck);
    Client& there = cluster_[3].connect();
    cluster_[3].say(there, hello);
    ASSERT_TRUE(there.welcome.is_object());
    late.answer_all();
    EXPECT_TRUE(cluster_[1].back(there).welcome.is_object());
}

TEST_F(Nodes, WhoIsReplacedWhileTheStoreIsAskedHarmsNobody) {
    table_of_all();
    Node& node = cluster_[2];
    Client& looker = node.guest("Looker");
    node.answers_at_once = false;
    Client& again = node.connect();
    node.say(again, {{"op", "hello"}, {"protocol", 1}, {"token", looker.welcome["token"]}});
    node.answer_one();  // whose the token is; where the player sits is asked next
    node.say(looker, {{"op", "table.look"}, {"table", table_}});
    node.answer_all();
    EXPECT_EQ(looker.closed, 4001);
    EXPECT_TRUE(again.welcome.is_object());
}

TEST_F(Nodes, AnnounceToEverybody) {
    auto people = table_of_all();
    cluster_[2].handle(core::Announce{"a short break at noon"});
    for (const auto& [node, client] : people) {
        std::size_t heard = 0;
        for (const json& m : client->inbox) heard += m.value("ev", "") == "announcement" ? 1 : 0;
        EXPECT_EQ(heard, 1U) << node->number;
    }
}

// A home that is cut off from the store has told of a table what is true, but its next home tells
// of it now.
TEST_F(Nodes, WhoWasFencedIsHeardNoMore) {
    auto people = table_of_all();
    EXPECT_EQ(play(people, 5), 5);
    cluster_.fence(cluster_[1]);
    cluster_.pass(1'000);
    const core::NodeId home = cluster_.owner(table_);
    ASSERT_TRUE(home == 2 || home == 3);
    for (const std::size_t i : {1U, 2U}) {
        people[i].second->inbox.clear();
    }
    cluster_[1].cut(*people[0].second);  // away, it says
    for (const std::size_t i : {1U, 2U}) {
        EXPECT_TRUE(people[i].second->inbox.empty()) << dumped(people[i].second->inbox.front());
    }
    people[0] = {&cluster_[2], &cluster_[2].back(*people[0].second)};
    come_back_and_finish(people);
}

// A balancer leads nobody to a server that is alone without its store; where none has it, it has to
// lead people somewhere.
TEST_F(Nodes, KnowWhetherOthersHaveTheirStore) {
    cluster_.pass(1'000);
    cluster_.fence(cluster_[1]);
    cluster_.pass(3'000);
    EXPECT_FALSE(cluster_[1].server->storage_available());
    EXPECT_TRUE(cluster_[1].server->others_have_storage());
    EXPECT_TRUE(cluster_[2].server->storage_available());
    cluster_.fence(cluster_[2]);
    cluster_.fence(cluster_[3]);
    cluster_.pass(3'000);
    EXPECT_FALSE(cluster_[2].server->storage_available());
    for (const auto& node : cluster_.all()) EXPECT_FALSE(node->server->others_have_storage());
}

// As where it alone is cut off from the database.
TEST_F(Nodes, WithoutTheirStoreStillLeadToTablesOfOthers) {
    auto people = table_of_all("classic");
    Node& front = cluster_[2];
    Client& eve = front.guest("Eve");
    const json made = front.say(eve, {{"op", "table.create"}, {"ruleset", "classic"}});
    cluster_.lose_store(front);
    front.say(eve, {{"op", "table.ready"}, {"table", made["table"]}});
    cluster_.pass(3'000);
    EXPECT_FALSE(front.server->storage_available());
    const json away{{"ev", "storage"}, {"available", false}};
    const auto knows = [&](const Client& c) { return std::ranges::count(c.inbox, away) > 0; };
    EXPECT_TRUE(knows(eve));
    EXPECT_GT(play(people), 20);
    EXPECT_EQ(status(*people[1].second), "finished");
    EXPECT_FALSE(knows(*people[1].second)) << "the game went on";
    front.say(*people[1].second, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(people[1].second->error(), "storage_unavailable");
    EXPECT_TRUE(knows(*people[1].second)) << "to be told when to ask again";
}

// The home has done it and died before it said so.
TEST_F(Nodes, WithoutTheirStoreDoNotRefuseWhatMayBeDone) {
    auto people = table_of_all("classic");
    Node& front = cluster_[2];
    Client& eve = front.guest("Eve");
    const json made = front.say(eve, {{"op", "table.create"}, {"ruleset", "classic"}});
    cluster_.lose_store(front);
    front.say(eve, {{"op", "table.ready"}, {"table", made["table"]}});
    front.pass(3'000);
    EXPECT_FALSE(front.server->storage_available());
    cluster_.hold(front);
    front.say(*people[1].second, {{"op", "table.leave"}, {"table", table_}});
    cluster_.kill(cluster_[1]);
    front.pass(3'000);
    EXPECT_TRUE(people[1].second->reply.is_null());
    cluster_.deliver();
    cluster_[3].pass(1'000);
    EXPECT_EQ(cluster_.owner(table_), 3U);
    EXPECT_TRUE(people[1].second->reply.value("ok", false));
}

// The next home takes the table, and the outage of the one before is nobody's any more.
TEST_F(Nodes, WhoseHomeDiesInAnOutageHearsOfItsEnd) {
    auto people = table_of_all();
    Node& home = cluster_[1];
    home.stores_at_once = false;
    home.say(*people[0].second, {{"op", "table.create"}, {"ruleset", "classic"}});
    home.pass(1'000);
    const auto hears = [&](bool available) {
        const json message{{"ev", "storage"}, {"available", available}};
        const auto& inbox = people[1].second->inbox;
        return std::ranges::count(inbox, message);
    };
    EXPECT_EQ(hears(false), 1);
    cluster_.kill(home);
    EXPECT_EQ(hears(true), 1);
}

// Nobody at home notices a client whose front is gone, but that the player is away.
TEST_F(Nodes, WhoseFrontDiesIsAway) {
    auto people = table_of_all();
    cluster_.kill(cluster_[2]);
    cluster_.pass(1'000);
    const json table = people[0].second->view["table"];
    EXPECT_EQ(table["seats"][1]["away"], true) << dumped(table);
    people[1] = {&cluster_[3], &cluster_[3].back(*people[1].second)};
    EXPECT_EQ(cluster_.owner(table_), 1U);
    people[1].first->say(*people[1].second, {{"op", "table.sync"}, {"table", table_}});
    EXPECT_GT(play(people), 20);
}

}  // namespace
}  // namespace vegas::test
