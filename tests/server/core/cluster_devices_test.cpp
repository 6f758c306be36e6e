// One player on connections to several servers.
#include <set>
#include <string>
#include <vector>

#include "tests/server/core/cluster.hpp"

namespace vegas::test {
namespace {

using ClusterDevices = ClusterTest;

TEST_F(ClusterDevices, DevicesOfAPlayerAtSeveralServersSeeTheSame) {
    auto people = table_of_all();
    Client& first = *people[1].second;
    Client& at_home = cluster_[1].reconnect(first);
    Client& elsewhere = cluster_[3].reconnect(first);
    cluster_[1].send(at_home, {{"op", "table.sync"}, {"table", table_}});
    cluster_[3].send(elsewhere, {{"op", "table.sync"}, {"table", table_}});
    EXPECT_GT(play(people, 20), 10);
    EXPECT_EQ(at_home.v, first.v);
    EXPECT_EQ(elsewhere.v, first.v);
    EXPECT_EQ(elsewhere.view, first.view);
    cluster_[2].disconnect(first);
    cluster_[1].disconnect(at_home);
    EXPECT_EQ(elsewhere.view["table"]["seats"][1]["away"], false);
    cluster_[3].disconnect(elsewhere);
    EXPECT_EQ(people[0].second->view["table"]["seats"][1]["away"], true);
}

TEST_F(ClusterDevices, WhatOneDeviceJoinsIsShownOnTheOthers) {
    Client& anna = cluster_[1].guest("Anna");
    Client& phone = cluster_[2].reconnect(anna);
    const json made = cluster_[1].send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    ASSERT_TRUE(phone.view.is_object());
    EXPECT_EQ(phone.view["you"]["seat"], 0);
    cluster_[2].send(phone, {{"op", "table.ready"}, {"table", made["table"]}});
    EXPECT_EQ(phone.error(), "");
    EXPECT_EQ(anna.view["table"]["seats"][0]["ready"], true);
    cluster_[2].send(phone, {{"op", "table.leave"}, {"table", made["table"]}});
    ASSERT_NE(anna.last("left"), nullptr);
    EXPECT_EQ((*anna.last("left"))["table"], made["table"]);
}

// Before what tells of the leave may be sent.
TEST_F(ClusterDevices, WhatOneLeavesAndAnotherJoinsAgainIsFollowedToTheNextHome) {
    auto people = table_of_all("classic");
    Client& eve = cluster_[2].guest("Eve");
    Client& phone = cluster_[3].reconnect(eve);
    const json watch{{"op", "table.join"}, {"invite", invite_}, {"as", "spectator"}};
    cluster_[2].send(eve, watch);
    cluster_[1].stores_at_once = false;
    cluster_[1].send(*people[0].second, {{"op", "table.create"}, {"ruleset", "classic"}});
    cluster_[2].send(eve, {{"op", "table.leave"}, {"table", table_}});
    cluster_[3].send(phone, watch);
    cluster_[1].store_all();
    cluster_[1].stores_at_once = true;
    EXPECT_EQ(phone.error(), "");
    const std::string epoch = phone.epoch;
    cluster_.kill(cluster_[1]);
    cluster_.pass(5'000);
    EXPECT_NE(phone.epoch, epoch);
    EXPECT_EQ(eve.epoch, phone.epoch);
}

TEST_F(ClusterDevices, SpectatorsMayWatchElsewhereToo) {
    auto people = table_of_all();
    Client& eve = cluster_[1].guest("Eve");
    cluster_[1].send(eve, {{"op", "table.join"}, {"table", table_}, {"as", "spectator"}});
    Client& beside = cluster_[2].reconnect(eve);
    EXPECT_GT(play(people, 10), 5);
    EXPECT_EQ(beside.v, eve.v);
    cluster_[1].disconnect(eve);
    EXPECT_EQ(beside.view["table"]["spectators"], 1);
}

// It connects while the table has no home, so no home could tell its gateway of it.
TEST_F(ClusterDevices, ASpectatorsOtherDeviceIsShownTheTableOfTheNextHome) {
    auto people = table_of_all();
    Client& eve = cluster_[2].guest("Eve");
    cluster_[2].send(eve, {{"op", "table.join"}, {"table", table_}, {"as", "spectator"}});
    cluster_.kill(cluster_[1]);
    Client& phone = cluster_[3].reconnect(eve);
    EXPECT_TRUE(phone.view.is_null());
    cluster_.pass(1'000);
    ASSERT_TRUE(phone.view.is_object());
    EXPECT_EQ(phone.v, eve.v);
    people[0] = {&cluster_[2], &cluster_[2].reconnect(*people[0].second)};
    come_back_and_finish(people);
    EXPECT_EQ(status(phone), "finished");
}

// The next home tells all devices of a player. Each gateway must know that the table has moved.
TEST_F(ClusterDevices, NoDeviceIsShownALateReplyOfTheHomeBefore) {
    Client& anna = cluster_[2].guest("Anna");
    const json made = cluster_[2].send(anna, {{"op", "table.create"}, {"ruleset", "royale"}});
    Client& carl = cluster_[3].guest("Carl");
    const json other = cluster_[3].send(carl, {{"op", "table.create"}, {"ruleset", "royale"}});
    Client& ben = cluster_[1].guest("Ben");
    cluster_[1].send(ben, {{"op", "table.join"}, {"invite", other["invite"]}});
    cluster_[3].reconnect(ben);
    cluster_.hold(cluster_[1], 2);
    cluster_[1].send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    const std::size_t from = ben.inbox.size();
    cluster_[2].handle(core::Drain{});
    cluster_[3].advance(500);
    ASSERT_EQ(cluster_.owner(made["table"]), 3U);
    cluster_.deliver();
    cluster_[1].advance(1'000);
    std::vector<std::string> epochs;
    for (std::size_t i = from; i < ben.inbox.size(); ++i) {
        const json& message = ben.inbox[i];
        if (message.value("table", "") == made["table"] && message.contains("epoch")) {
            epochs.push_back(message["epoch"]);
        }
    }
    ASSERT_FALSE(epochs.empty());
    EXPECT_EQ(std::set(epochs.begin(), epochs.end()).size(), 1U);
}

TEST_F(ClusterDevices, ARevokedDeviceIsClosedAtEveryServer) {
    auto people = table_of_all();
    Client& first = *people[0].second;
    Client& elsewhere = cluster_[3].reconnect(first);
    cluster_[1].send(first, {{"op", "device.revoke"}, {"device", first.welcome["device"]}});
    EXPECT_EQ(first.error(), "");
    EXPECT_EQ(elsewhere.closed, 4001);
    EXPECT_EQ(cluster_[2].reconnect(first).error(), "bad_token");
}

// The store has let it in, and is asked for its seats.
TEST_F(ClusterDevices, ADeviceThatIsRevokedDuringItsHelloIsNotLetIn) {
    Client& anna = cluster_[1].guest("Anna");
    cluster_[3].queries_at_once = false;
    Client& phone = cluster_[3].reconnect(anna);
    cluster_[3].run_pending_queries();
    ASSERT_FALSE(cluster_[3].pending_queries.empty());
    cluster_[1].send(anna, {{"op", "device.revoke"}, {"device", anna.welcome["device"]}});
    EXPECT_EQ(anna.error(), "");
    cluster_[3].run_queries();
    EXPECT_EQ(phone.error(), "bad_token");
    cluster_[3].send(phone, {{"op", "devices.mine"}});
    EXPECT_EQ(phone.error(), "hello_required");
    cluster_[3].send(phone, {{"op", "hello"}, {"protocol", 1}, {"name", "Guest"}});
    cluster_[3].run_queries();
    EXPECT_EQ(phone.error(), "");
}

TEST_F(ClusterDevices, APlayerWhoIsForgottenDuringTheirHelloIsNotLetIn) {
    Client& anna = cluster_[1].guest("Anna");
    cluster_[3].queries_at_once = false;
    Client& phone = cluster_[3].reconnect(anna);
    cluster_[3].run_pending_queries();
    cluster_[1].send(anna, {{"op", "me.forget"}, {"player", anna.welcome["player"]}});
    cluster_[3].run_queries();
    EXPECT_EQ(phone.error(), "bad_token");
}

TEST_F(ClusterDevices, APersonPlaysOnByAnotherConnection) {
    auto people = table_of_all();
    Client& again = cluster_[1].reconnect(*people[1].second);
    cluster_[1].send(again, {{"op", "table.sync"}, {"table", table_}});
    EXPECT_EQ(again.error(), "");
    people[1] = {&cluster_[1], &again};
    EXPECT_GT(play(people), 20);
    EXPECT_EQ(status(again), "finished");
}

}  // namespace
}  // namespace vegas::test
