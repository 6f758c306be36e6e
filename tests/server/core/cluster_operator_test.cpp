// What an operator says and sees where servers share a store.
#include "tests/server/core/cluster.hpp"

namespace vegas::test {
namespace {

using ClusterOperator = ClusterTest;

TEST_F(ClusterOperator, AnnounceToEverybody) {
    auto people = table_of_all();
    cluster_[2].handle(core::Announce{"a short break at noon", 60'000});
    for (const auto& [node, client] : people) {
        EXPECT_EQ(client->count("announcement"), 1U) << node->number;
    }
}

TEST_F(ClusterOperator, AnAnnouncementIsHeardByLatecomersAtEachServerAlsoAtANewOne) {
    cluster_[2].handle(core::Announce{"a short break at noon", 60'000});
    EXPECT_EQ(cluster_[1].guest("Late").count("announcement"), 1U);
    auto& fresh = cluster_.add();
    Client& later = fresh.guest("Later");
    EXPECT_EQ(later.count("announcement"), 1U);
    // What the others know already they do not say again.
    Client& there = cluster_[1].guest("There");
    break_line();
    mend_line();
    EXPECT_EQ(there.count("announcement"), 1U);
    cluster_[1].handle(core::Announce{"", 60'000});
    EXPECT_EQ(later.last("announcement")->at("text"), "");
    EXPECT_EQ(fresh.guest("Last").last("announcement")->at("text"), "");
    cluster_.pass(60'000);
    EXPECT_EQ(cluster_.add().guest("After").count("announcement"), 0U);
}

TEST_F(ClusterOperator, AnotherServerTellsOfPublicTablesOnly) {
    auto people = table_of_all();
    Client& host = cluster_[1].guest("Host");
    const std::string closed =
        cluster_[1].send(host, {{"op", "table.create"}, {"ruleset", "classic"}})["table"];
    for (const auto& [node, client] : people) {
        const auto listed = node->server->describe_invitation(table_);
        ASSERT_TRUE(listed) << node->number;
        EXPECT_EQ(listed->ruleset, Ruleset::royale);
        EXPECT_EQ(listed->host.empty(), !node->server->has_table(table_)) << node->number;
        EXPECT_EQ(node->server->describe_invitation(closed).has_value(),
                  node->server->has_table(closed))
            << node->number;
    }
}

TEST_F(ClusterOperator, PeopleAreListedByTheServerTheyAreConnectedWith) {
    auto people = table_of_all();
    for (const auto& [node, client] : people) {
        const auto listed = node->server->describe_people("");
        ASSERT_EQ(listed.size(), 1U) << node->number;
        EXPECT_EQ(listed[0].player, client->welcome["player"]);
        ASSERT_EQ(listed[0].tables.size(), 1U);
        EXPECT_EQ(listed[0].tables[0].table, table_);
    }
}

}  // namespace
}  // namespace vegas::test
