// Servers that share a store: a client is connected with one of them, and its tables have their
// homes anywhere.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/support/fake_cluster.hpp"

namespace vegas::test {

class ClusterTest : public testing::Test {
protected:
    using Node = FakeCluster::Node;

    // A table at the first server with somebody from each server, whose game runs.
    std::vector<std::pair<Node*, Client*>> table_of_all(const std::string& ruleset = "royale") {
        std::vector<std::pair<Node*, Client*>> people;
        for (const auto& node : cluster_.all()) {
            people.emplace_back(node.get(), &node->guest("P" + std::to_string(node->number)));
        }
        const json made = people[0].first->send(*people[0].second, {{"op", "table.create"},
                                                                    {"ruleset", ruleset},
                                                                    {"seats", people.size()},
                                                                    {"visibility", "public"}});
        table_ = made["table"];
        invite_ = made["invite"];
        for (std::size_t i = 1; i < people.size(); ++i) {
            people[i].first->send(*people[i].second, {{"op", "table.join"}, {"invite", invite_}});
            EXPECT_EQ(people[i].second->error(), "");
        }
        for (auto& [node, client] : people) {
            node->send(*client, {{"op", "table.ready"}, {"table", table_}});
            EXPECT_EQ(client->error(), "");
        }
        return people;
    }
    // Players answer at random until no one is asked, or until so many answers are given.
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
        people[0].first->send(*people[0].second, {{"op", "table.sync"}, {"table", table_}});
        EXPECT_GT(play(people), 10);
        for (const auto& [node, client] : people) EXPECT_EQ(status(*client), "finished");
    }
    // The store answers this server no more, whose client has asked for something since.
    Client& lose_store(Node& of) {
        Client& eve = of.guest("Eve");
        const json made = of.send(eve, {{"op", "table.create"}, {"ruleset", "classic"}});
        cluster_.lose_store(of);
        of.send(eve, {{"op", "table.ready"}, {"table", made["table"]}});
        of.advance(3'000);
        EXPECT_FALSE(of.server->storage_available());
        return eve;
    }
    // Between the first two servers.
    void break_line() {
        cluster_[1].handle(core::PeerDown{2});
        cluster_[2].handle(core::PeerDown{1});
    }
    void mend_line() {
        cluster_[1].handle(core::PeerUp{2});
        cluster_[2].handle(core::PeerUp{1});
        cluster_[1].handle(core::PeerUp{2});
    }
    static std::string status(const Client& c) { return c.view["table"]["status"]; }

    FakeCluster cluster_{3};
    std::string table_, invite_;
};

}  // namespace vegas::test
