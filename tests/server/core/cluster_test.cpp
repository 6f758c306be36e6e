// Servers that share a store: a client is connected with one of them, and its tables have their
// homes anywhere.
#include <algorithm>
#include <set>
#include <string>

#include "tests/server/core/cluster.hpp"

namespace vegas::test {
namespace {

TEST_F(ClusterTest, PlayTogetherWhereverTheyAreConnected) {
    auto people = table_of_all();
    EXPECT_GT(play(people), 20);
    for (const auto& [node, client] : people) {
        EXPECT_EQ(status(*client), "finished");
        EXPECT_EQ(client->v, people[0].second->v);
        node->send(*client, {{"op", "history"}, {"table", table_}});
        EXPECT_EQ(client->error(), "") << "the game can be read everywhere";
    }
    EXPECT_EQ(cluster_.owner(table_), 1U);
}

TEST_F(ClusterTest, RepliesComeInTheOrderOfRequests) {
    auto people = table_of_all();
    auto& [node, client] = people[1];
    client->inbox.clear();
    node->send_raw(*client, R"({"op":"table.sync","table":")" + table_ + R"(","id":"a"})");
    node->send_raw(*client, R"({"op":"games.mine","id":"b"})");
    std::string order;
    for (const json& m : client->inbox) order += m.value("re", "");
    EXPECT_EQ(order, "ab");
}

// What a home sends for a request without an id is not the reply to the one behind it.
TEST_F(ClusterTest, RequestsWithoutAnIdShiftNoReply) {
    auto people = table_of_all();
    auto& [node, client] = people[1];
    client->inbox.clear();
    cluster_.hold(*node, 1);
    node->send_raw(*client, R"({"op":"table.sync","table":")" + table_ + R"("})");
    node->send_raw(*client, R"({"op":"table.sync","table":")" + table_ + R"(","id":"a"})");
    node->send_raw(*client, R"({"op":"games.mine","id":"b"})");
    cluster_.deliver();
    std::string order;
    for (const json& m : client->inbox) order += m.value("re", "");
    EXPECT_EQ(order, "ab");
}

TEST_F(ClusterTest, AnotherTakesTheTablesOfOneThatDies) {
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
    people[0] = {&cluster_[2], &cluster_[2].reconnect(*people[0].second)};
    const json at = people[0].second->welcome["tables"];
    ASSERT_EQ(at.size(), 1U);
    EXPECT_EQ(at[0]["table"], table_);
    EXPECT_EQ(at[0]["seat"], 0);
    come_back_and_finish(people);
}

TEST_F(ClusterTest, WhatIsAskedMeanwhileIsAnsweredByTheNextHome) {
    auto people = table_of_all();
    cluster_.kill(cluster_[1]);
    auto& [node, client] = people[1];
    node->send(*client, {{"op", "table.sync"}, {"table", table_}});
    EXPECT_TRUE(client->reply.is_null()) << "not yet";
    cluster_.pass(1'000);
    EXPECT_EQ(client->reply.value("ev", ""), "snapshot");
    EXPECT_EQ(client->error(), "");
}

// While the one before is still stopping, too.
TEST_F(ClusterTest, WhoComesWhileTheHomeStopsIsLedToTheNextOne) {
    auto people = table_of_all();
    EXPECT_EQ(play(people, 5), 5);
    const std::string epoch = people[2].second->epoch;
    cluster_.holds_releases = true;
    cluster_[1].handle(core::Drain{});
    Client& again = cluster_[2].reconnect(*people[1].second);  // comes to the home that is going
    people[1].second = &again;
    cluster_.let_releases_go();
    cluster_.pass(1'000);
    EXPECT_NE(people[2].second->epoch, epoch);
    EXPECT_FALSE(again.view.is_null()) << "has a snapshot, unasked";
    people[0] = {&cluster_[3], &cluster_[3].reconnect(*people[0].second)};
    come_back_and_finish(people);
}

// A request that comes to a home that has just let its table go.
TEST_F(ClusterTest, WhoAsksAHomeThatStopsHasTheSnapshotOfTheNextOneFirst) {
    auto people = table_of_all();
    EXPECT_EQ(play(people, 5), 5);
    const std::string epoch = people[2].second->epoch;
    cluster_.holds_releases = true;
    cluster_[1].handle(core::Drain{});
    auto& [node, client] = people[2];
    node->send(*client, {{"op", "table.chat"}, {"table", table_}, {"phrase", "hello"}});
    EXPECT_TRUE(client->reply.is_null()) << "not yet";
    cluster_.let_releases_go();
    cluster_.pass(1'000);
    EXPECT_EQ(client->error(), "");
    EXPECT_NE(client->epoch, epoch);
}

// The reply was on its way while the table moved: it would show the table as it was.
TEST_F(ClusterTest, WhoHasJoinedMeanwhileIsShownTheTableOfTheNextHome) {
    FakeCluster two{2};
    Client& host = two[1].guest("Anna");
    const json made =
        two[1].send(host, {{"op", "table.create"}, {"ruleset", "royale"}, {"seats", 3}});
    const std::string table = made["table"];
    Client& ben = two[2].guest("Ben");
    two.hold(two[2]);
    two[2].send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    EXPECT_TRUE(ben.reply.is_null() || !ben.reply.contains("ev")) << "not yet";
    const std::size_t from = ben.inbox.size();
    two[1].handle(core::Drain{});
    two[2].advance(500);
    ASSERT_EQ(two.owner(table), 2U);
    two.deliver();
    two[2].advance(1'000);
    EXPECT_EQ(ben.error(), "");
    EXPECT_EQ(ben.reply["ev"], "snapshot");
    EXPECT_EQ(ben.reply["view"]["you"]["seat"], 1);
    std::set<std::string> epochs;
    for (std::size_t i = from; i < ben.inbox.size(); ++i) {
        if (ben.inbox[i].contains("epoch")) epochs.insert(ben.inbox[i]["epoch"].get<std::string>());
    }
    EXPECT_EQ(epochs.size(), 1U) << "never that of the home before";
}

// Likewise, where the reply only says how many updates follow: they are of the home before.
TEST_F(ClusterTest, WhoAsksWhatWasMissedIsShownTheTableOfTheNextHome) {
    FakeCluster two{2};
    Client& anna = two[1].guest("Anna");
    const json made =
        two[1].send(anna, {{"op", "table.create"}, {"ruleset", "royale"}, {"seats", 3}});
    const std::string table = made["table"];
    Client& ben = two[2].guest("Ben");
    two[2].send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    const std::string epoch = ben.epoch;
    const auto v = ben.v;
    two[1].send(anna, {{"op", "table.ready"}, {"table", table}});
    ASSERT_EQ(ben.v, v + 1);
    two.hold(two[2]);
    two[2].send(ben, {{"op", "table.join"}, {"table", table}, {"epoch", epoch}, {"v", v}});
    EXPECT_TRUE(ben.reply.is_null()) << "not yet";
    two[1].handle(core::Drain{});
    two[2].advance(500);
    ASSERT_EQ(two.owner(table), 2U);
    two.deliver();
    two[2].advance(1'000);
    EXPECT_EQ(ben.error(), "");
    EXPECT_EQ(ben.reply["ev"], "snapshot");
    EXPECT_NE(ben.epoch, epoch);
}

// As above: the update that would have been the reply is of the home before.
TEST_F(ClusterTest, WhoHasActedMeanwhileIsAnsweredWithoutAnUpdate) {
    FakeCluster two{2};
    Client& anna = two[1].guest("Anna");
    const json made = two[1].send(anna, {{"op", "table.create"},
                                         {"ruleset", "classic"},
                                         {"seats", 2},
                                         {"options", {{"first_seat", 1}}}});
    const std::string table = made["table"];
    Client& ben = two[2].guest("Ben");
    two[2].send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    two[1].send(anna, {{"op", "table.ready"}, {"table", table}});
    two[2].send(ben, {{"op", "table.ready"}, {"table", table}});
    ASSERT_TRUE(ben.has_prompt());
    const std::string epoch = ben.epoch;
    const auto decision = ben.prompt["decision"].get<int>();
    two.hold(two[2]);
    two[2].act(ben, ben.prompt["actions"][0]);
    EXPECT_TRUE(ben.reply.is_null()) << "not yet";
    two[1].handle(core::Drain{});
    two[2].advance(500);
    ASSERT_EQ(two.owner(table), 2U);
    two.deliver();
    two[2].advance(1'000);
    EXPECT_EQ(ben.reply["ok"], true);
    EXPECT_FALSE(ben.reply.contains("ev"));
    EXPECT_NE(ben.epoch, epoch);
    EXPECT_EQ(ben.prompt["decision"], decision + 1);
    EXPECT_EQ(two[2].send(ben, {{"op", "table.sync"}, {"table", table}})["view"], ben.view);
}

// Who has left at the next home hears nothing more that the one before says.
TEST_F(ClusterTest, TellNothingThatTheHomeBeforeSaysLate) {
    auto people = table_of_all("classic");
    Node& front = cluster_[3];
    Client& ben = *people[2].second;
    cluster_.hold(front, 1);
    cluster_[1].handle(core::Drain{});
    ASSERT_EQ(cluster_.owner(table_), 2U);
    front.send(ben, {{"op", "table.leave"}, {"table", table_}});
    EXPECT_EQ(ben.error(), "");
    const std::size_t heard = ben.inbox.size();
    const auto late = std::make_shared<const std::string>(R"({"ev":"late"})");
    const std::uint64_t conn = ben.conn.value;
    front.handle(core::FromPeer{1, core::peer::DeliverMessage{conn, false, table_, "", late}});
    front.handle(core::FromPeer{1, core::peer::DeliverMessage{conn, false, "", table_, late}});
    EXPECT_EQ(ben.inbox.size(), heard);
}

// The front has heard of the move of one of two tables.
TEST_F(ClusterTest, WhoMovesSeesASnapshotOfEachTableFirst) {
    auto people = table_of_all("classic");
    Node& front = cluster_[3];
    Client& ben = *people[2].second;
    const json other =
        cluster_[1].send(*people[0].second, {{"op", "table.create"}, {"ruleset", "classic"}});
    front.send(ben, {{"op", "table.join"}, {"invite", other["invite"]}});
    cluster_.hold(front);
    cluster_.kill(cluster_[1]);
    cluster_[2].advance(1'000);
    ASSERT_EQ(cluster_.owner(table_), 2U);
    const std::size_t heard = ben.inbox.size();
    cluster_[2].handle(core::FromPeer{
        3, core::peer::AttachClient{
               ben.conn.value, ben.welcome["player"], "P3", "192.0.2.3", {other["table"]}}});
    cluster_.deliver();
    std::set<std::string> shown;
    for (std::size_t i = heard; i < ben.inbox.size(); ++i) {
        const json& m = ben.inbox[i];
        if (m["ev"] == "snapshot") shown.insert(m["table"].get<std::string>());
        EXPECT_TRUE(!m.contains("table") || shown.contains(m["table"])) << dumped(m);
    }
    EXPECT_EQ(shown.size(), 2U);
}

// The server has not noticed yet that the connection is gone.
TEST_F(ClusterTest, CarryOutNothingForAConnectionThatIsGone) {
    auto people = table_of_all("classic");
    Node& front = cluster_[2];
    cluster_.kill(cluster_[1]);
    front.send(*people[1].second, {{"op", "table.leave"}, {"table", table_}});
    front.disconnect(*people[1].second);
    Client& again = cluster_[3].reconnect(*people[1].second);
    front.advance(1'000);
    ASSERT_EQ(cluster_.owner(table_), 2U);
    const json seat = again.view["table"]["seats"][1];
    EXPECT_EQ(seat["bot"], nullptr) << "whose player has left";
    EXPECT_FALSE(seat["away"]);
}

// The store says who the next home is before that one does: whoever asks there is told nothing of
// the table before it has the snapshot. The client checks that.
TEST_F(ClusterTest, TheNextHomeBeginsWithASnapshot) {
    auto people = table_of_all();
    EXPECT_EQ(play(people, 5), 5);
    const std::string epoch = people[2].second->epoch;
    cluster_.hold(cluster_[3]);
    cluster_.kill(cluster_[1]);
    cluster_[2].advance(1'000);
    ASSERT_EQ(cluster_.owner(table_), 2U);
    auto& [node, client] = people[2];
    node->send(*client, {{"op", "table.chat"}, {"table", table_}, {"phrase", "hello"}});
    cluster_.deliver();
    EXPECT_NE(client->epoch, epoch);
    EXPECT_EQ(client->error(), "");
}

TEST_F(ClusterTest, TellOfATableThatIsNoMore) {
    auto people = table_of_all();
    auto& [node, client] = people[1];
    node->send(*client, {{"op", "table.join"}, {"table", "nosuch"}});
    EXPECT_EQ(client->error(), "unknown_table");
    node->send(*client, {{"op", "table.join"}, {"invite", "nosuchinvite"}});
    EXPECT_EQ(client->error(), "unknown_invite");
}

// Its gateway hears of the new home when the last player has already left the table there.
TEST_F(ClusterTest, TellSpectatorsOfATableThatTheNextHomeHasClosed) {
    Client& anna = cluster_[1].guest("Anna");
    const json made = cluster_[1].send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    Client& ben = cluster_[2].guest("Ben");
    Client& eve = cluster_[3].guest("Eve");
    cluster_[2].send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    cluster_[3].send(eve, {{"op", "table.join"}, {"invite", made["invite"]}, {"as", "spectator"}});
    cluster_[1].send(anna, {{"op", "table.leave"}, {"table", made["table"]}});
    cluster_.kill(cluster_[1]);
    cluster_[2].send(ben, {{"op", "table.leave"}, {"table", made["table"]}});
    cluster_.hold(cluster_[3], 2);
    cluster_.pass(1'000);
    EXPECT_EQ(ben.error(), "");
    EXPECT_EQ(eve.last("left"), nullptr);
    cluster_.deliver();
    ASSERT_NE(eve.last("left"), nullptr);
    EXPECT_EQ((*eve.last("left"))["reason"], "closed");
    cluster_.kill(cluster_[2]);
    cluster_.pass(60'000);
    EXPECT_EQ(eve.closed, 0) << "it waits for no home of the table";
}

TEST_F(ClusterTest, LetGoOfTheirTablesWhenTheyStop) {
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
    people[0] = {&cluster_[3], &cluster_[3].reconnect(*people[0].second)};
    come_back_and_finish(people);
}

// It asked for them before, and the store took its time.
TEST_F(ClusterTest, LetGoOfTablesThatTheyGetWhileTheyStop) {
    auto people = table_of_all();
    cluster_.hold_claim(cluster_[2]);
    cluster_.kill(cluster_[1]);
    cluster_[2].advance(1'000);
    cluster_[2].handle(core::Drain{});
    cluster_.let_claim_go();
    cluster_[3].advance(1'000);
    EXPECT_EQ(cluster_.owner(table_), 3U);
    EXPECT_EQ(status(*people[2].second), "playing");
    cluster_[3].send(*people[2].second, {{"op", "table.sync"}, {"table", table_}});
    EXPECT_EQ(people[2].second->error(), "");
}

TEST_F(ClusterTest, WhoHasLeftASeatIsNotAtItsTable) {
    auto people = table_of_all();
    auto& [node, client] = people[1];
    node->send(*client, {{"op", "table.leave"}, {"table", table_}});
    EXPECT_EQ(client->error(), "");
    EXPECT_TRUE(cluster_[3].reconnect(*client).welcome["tables"].empty());
}

// The store does not know of the seat yet, so that the welcome cannot name the table.
TEST_F(ClusterTest, AreToldElsewhereOfASeatThatIsNotStoredYet) {
    Node& home = cluster_[1];
    const json made =
        home.send(home.guest("Anna"), {{"op", "table.create"}, {"ruleset", "royale"}});
    Client& ben = home.guest("Ben");
    home.stores_at_once = false;
    home.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    Client& again = cluster_[2].reconnect(ben);
    EXPECT_TRUE(again.welcome["tables"].empty());
    home.store_all();
    EXPECT_EQ(again.view["table"]["seats"][1]["name"], "Ben");
    cluster_[2].send(again, {{"op", "table.ready"}, {"table", made["table"]}});
    EXPECT_EQ(again.error(), "");
}

// Their new welcome does not name the table: they watch it when they ask again.
TEST_F(ClusterTest, SpectatorsWhoComeElsewhereWatchNoMore) {
    auto people = table_of_all();
    Client& eve = cluster_[1].guest("Eve");
    cluster_[1].send(eve, {{"op", "table.join"}, {"table", table_}, {"as", "spectator"}});
    EXPECT_EQ(people[0].second->view["table"]["spectators"], 1);
    cluster_[1].disconnect(eve);
    Client& again = cluster_[2].reconnect(eve);
    EXPECT_TRUE(again.welcome["tables"].empty());
    EXPECT_EQ(people[0].second->view["table"]["spectators"], 0);
    cluster_[2].send(again, {{"op", "table.join"}, {"table", table_}, {"as", "spectator"}});
    EXPECT_EQ(people[0].second->view["table"]["spectators"], 1);
}

TEST_F(ClusterTest, AreToldOnceOfSeatsThatTheWelcomeNames) {
    auto people = table_of_all();
    Client& again = cluster_[3].reconnect(*people[1].second);
    EXPECT_EQ(again.welcome["tables"].size(), 1U);
    for (const json& m : again.inbox) EXPECT_NE(m.value("ev", ""), "snapshot");
}

// Without its store it cannot let go of them: they are taken from it.
TEST_F(ClusterTest, SayWhoIsAtTheirTablesWhenTheyStopWithoutTheirStore) {
    table_of_all();
    Node& home = cluster_[1];
    home.stores_at_once = false;
    home.send(home.guest("Eve"), {{"op", "table.create"}, {"ruleset", "classic"}});
    home.advance(1'000);
    home.handle(core::Drain{});
    Client& dora = cluster_[2].guest("Dora");
    cluster_[2].send(dora, {{"op", "table.join"}, {"invite", invite_}, {"as", "spectator"}});
    EXPECT_EQ(dora.error(), "");
    const std::string epoch = dora.epoch;
    EXPECT_NE(epoch, "");
    cluster_.kill(home);
    cluster_[3].advance(1'000);
    EXPECT_EQ(cluster_.owner(table_), 3U);
    EXPECT_NE(dora.epoch, epoch) << "she has followed";
}

TEST_F(ClusterTest, SpectatorsComeAlong) {
    auto people = table_of_all();
    Client& watcher = cluster_[2].guest("Watcher");
    cluster_[2].send(watcher, {{"op", "table.join"}, {"table", table_}, {"as", "spectator"}});
    EXPECT_EQ(watcher.error(), "");
    const std::string epoch = watcher.epoch;
    cluster_.kill(cluster_[1]);
    cluster_.pass(1'000);
    EXPECT_EQ(watcher.closed, 0);
    EXPECT_NE(watcher.epoch, epoch);
    const auto v = watcher.v;
    people[0] = {&cluster_[2], &cluster_[2].reconnect(*people[0].second)};
    people[0].first->send(*people[0].second, {{"op", "table.sync"}, {"table", table_}});
    play(people, 5);
    EXPECT_GT(watcher.v, v) << "and sees how it goes on";
}

TEST_F(ClusterTest, ShowTheSameLobby) {
    table_of_all();
    for (const auto& node : cluster_.all()) {
        Client& c = node->guest("Looker");
        node->send(c, {{"op", "lobby.watch"}});
        ASSERT_EQ(c.reply["tables"].size(), 1U) << node->number;
        EXPECT_EQ(c.reply["tables"][0]["table"], table_);
        EXPECT_EQ(c.reply["tables"][0]["status"], "playing");
    }
    cluster_.kill(cluster_[1]);
    cluster_.pass(1'000);
    Client& c = cluster_[3].guest("Later");
    cluster_[3].send(c, {{"op", "lobby.watch"}});
    EXPECT_EQ(c.reply["tables"].size(), 1U);
}

TEST_F(ClusterTest, QuickPlayLeadsToOneTable) {
    Client& anna = cluster_[1].guest("Anna");
    Client& ben = cluster_[2].guest("Ben");
    cluster_[1].send(anna, {{"op", "quick_play"}});
    cluster_[2].send(ben, {{"op", "quick_play"}});
    EXPECT_EQ(anna.reply["table"], ben.reply["table"]);
}

// The store answers a connection whose player has come back on another one meanwhile.
// As when a server is cut off from the store for a while, and its client has gone elsewhere.
TEST_F(ClusterTest, AHelloThatComesLateTakesNobodysToken) {
    Node& late = cluster_[2];
    Client& anna = cluster_[1].guest("Anna");
    const json hello = {{"op", "hello"}, {"protocol", 1}, {"token", anna.welcome["token"]}};
    cluster_[1].disconnect(anna);
    late.queries_at_once = false;
    Client& stuck = late.connect();
    late.send(stuck, hello);
    late.disconnect(stuck);
    Client& there = cluster_[3].connect();
    cluster_[3].send(there, hello);
    ASSERT_TRUE(there.welcome.is_object());
    late.run_queries();
    EXPECT_TRUE(cluster_[1].reconnect(there).welcome.is_object());
}

TEST_F(ClusterTest, AConnectionThatComesWhileAnotherAsksTheStoreHarmsNobody) {
    table_of_all();
    Node& node = cluster_[2];
    Client& looker = node.guest("Looker");
    node.queries_at_once = false;
    Client& again = node.connect();
    node.send(again, {{"op", "hello"}, {"protocol", 1}, {"token", looker.welcome["token"]}});
    node.run_one_query();  // whose the token is; where the player sits is asked next
    node.send(looker, {{"op", "table.summary"}, {"table", table_}});
    node.run_queries();
    EXPECT_EQ(looker.reply["table"], table_);
    EXPECT_TRUE(again.welcome.is_object());
}

}  // namespace
}  // namespace vegas::test
