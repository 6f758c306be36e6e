// Servers that share a store while one of them, or its store, is away.
#include <algorithm>
#include <string>

#include "tests/server/core/cluster.hpp"

namespace vegas::test {
namespace {

// A home that is cut off from the store has told of a table what is true, but its next home tells
// of it now.
TEST_F(ClusterTest, WhoWasFencedIsHeardNoMore) {
    auto people = table_of_all();
    EXPECT_EQ(play(people, 5), 5);
    cluster_.fence(cluster_[1]);
    cluster_.pass(1'000);
    const core::NodeId home = cluster_.owner(table_);
    ASSERT_TRUE(home == 2 || home == 3);
    for (const std::size_t i : {1U, 2U}) {
        people[i].second->inbox.clear();
    }
    cluster_[1].disconnect(*people[0].second);  // away, it says
    for (const std::size_t i : {1U, 2U}) {
        EXPECT_TRUE(people[i].second->inbox.empty()) << dumped(people[i].second->inbox.front());
    }
    people[0] = {&cluster_[2], &cluster_[2].reconnect(*people[0].second)};
    come_back_and_finish(people);
}

// A balancer leads nobody to a server that is alone without its store; where none has it, it has to
// lead people somewhere.
TEST_F(ClusterTest, KnowWhetherOthersHaveTheirStore) {
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
TEST_F(ClusterTest, WithoutTheirStoreStillLeadToTablesOfOthers) {
    auto people = table_of_all("classic");
    Node& front = cluster_[2];
    const Client& eve = lose_store(front);
    const json away{{"ev", "storage"}, {"available", false}};
    const auto knows = [&](const Client& c) { return std::ranges::count(c.inbox, away) > 0; };
    EXPECT_TRUE(knows(eve));
    EXPECT_GT(play(people), 20);
    EXPECT_EQ(status(*people[1].second), "finished");
    EXPECT_FALSE(knows(*people[1].second)) << "the game went on";
    front.send(*people[1].second, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(people[1].second->error(), "storage_unavailable");
    EXPECT_TRUE(knows(*people[1].second)) << "to be told when to ask again";
}

// The home has done it and died before it said so.
TEST_F(ClusterTest, WithoutTheirStoreDoNotRefuseWhatMayBeDone) {
    auto people = table_of_all("classic");
    Node& front = cluster_[2];
    lose_store(front);
    cluster_.hold(front);
    front.send(*people[1].second, {{"op", "table.leave"}, {"table", table_}});
    cluster_.kill(cluster_[1]);
    front.advance(3'000);
    EXPECT_TRUE(people[1].second->reply.is_null());
    cluster_.deliver();
    cluster_[3].advance(1'000);
    EXPECT_EQ(cluster_.owner(table_), 3U);
    EXPECT_TRUE(people[1].second->reply.value("ok", false));
}

// It was never stored: the seat is still the player's, who is connected.
TEST_F(ClusterTest, WhoseLeaveIsLostIsPresentAtTheNextHome) {
    auto people = table_of_all("classic");
    Node& front = cluster_[2];
    const json other =
        cluster_[1].send(*people[0].second, {{"op", "table.create"}, {"ruleset", "classic"}});
    front.send(*people[1].second, {{"op", "table.join"}, {"invite", other["invite"]}});
    cluster_[1].stores_at_once = false;
    front.send(*people[1].second, {{"op", "table.leave"}, {"table", table_}});
    Client& again = front.reconnect(*people[1].second);
    EXPECT_EQ(again.welcome["tables"].size(), 2U);
    cluster_.kill(cluster_[1]);
    front.advance(5'000);
    EXPECT_EQ(cluster_.owner(table_), 2U);
    EXPECT_FALSE(people[2].second->view["table"]["seats"][1]["away"]);
    EXPECT_TRUE(std::ranges::any_of(again.inbox, [this](const json& m) {
        return m.value("ev", "") == "snapshot" && m["table"] == table_;
    })) << "and is shown the table";
}

// The next home takes the table, and the outage of the one before is nobody's any more.
TEST_F(ClusterTest, WhoseHomeDiesInAnOutageHearsOfItsEnd) {
    auto people = table_of_all();
    Node& home = cluster_[1];
    home.stores_at_once = false;
    home.send(*people[0].second, {{"op", "table.create"}, {"ruleset", "classic"}});
    home.advance(1'000);
    const auto hears = [&](bool available) {
        const json message{{"ev", "storage"}, {"available", available}};
        const auto& inbox = people[1].second->inbox;
        return std::ranges::count(inbox, message);
    };
    EXPECT_EQ(hears(false), 1);
    // It says so to its peers first.
    cluster_[2].handle(core::FromPeer{1, core::peer::StoreStatus{.is_unavailable = false}});
    cluster_.kill(home);
    EXPECT_EQ(hears(true), 1);
}

TEST_F(ClusterTest, WhoWasRemovedWithoutALineHearsOfItLater) {
    auto people = table_of_all("classic");
    Client& ben = *people[1].second;
    break_line();
    cluster_[1].send(
        *people[0].second,
        {{"op", "table.remove"}, {"table", table_}, {"player", ben.welcome["player"]}});
    EXPECT_EQ(people[0].second->error(), "");
    EXPECT_EQ(ben.last("left"), nullptr);
    mend_line();
    ASSERT_NE(ben.last("left"), nullptr);
    EXPECT_EQ((*ben.last("left"))["reason"], "removed");
}

// What told of it was held back by an outage, and lost with the line.
TEST_F(ClusterTest, WhoWasRemovedInAnOutageHearsOfItByTheNextLine) {
    auto people = table_of_all("classic");
    Client& ben = *people[1].second;
    cluster_[1].stores_at_once = false;
    cluster_[1].send(
        *people[0].second,
        {{"op", "table.remove"}, {"table", table_}, {"player", ben.welcome["player"]}});
    cluster_[2].send(ben, {{"op", "table.sync"}, {"table", table_}});  // home sees where he is
    break_line();
    EXPECT_EQ(ben.last("left"), nullptr);
    cluster_[1].store_all();
    cluster_[1].stores_at_once = true;
    mend_line();
    ASSERT_NE(ben.last("left"), nullptr);
    EXPECT_EQ((*ben.last("left"))["reason"], "removed");
}

// Nobody at home notices a client whose front is gone, but that the player is away.
TEST_F(ClusterTest, WhoseFrontDiesIsAway) {
    auto people = table_of_all();
    cluster_.kill(cluster_[2]);
    cluster_.pass(1'000);
    const json table = people[0].second->view["table"];
    EXPECT_EQ(table["seats"][1]["away"], true) << dumped(table);
    people[1] = {&cluster_[3], &cluster_[3].reconnect(*people[1].second)};
    EXPECT_EQ(cluster_.owner(table_), 1U);
    people[1].first->send(*people[1].second, {{"op", "table.sync"}, {"table", table_}});
    EXPECT_GT(play(people), 20);
}

}  // namespace
}  // namespace vegas::test
