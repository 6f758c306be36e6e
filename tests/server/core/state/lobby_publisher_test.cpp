#include "server/core/state/lobby_publisher.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/json.hpp"

namespace vegas::core {
namespace {

using test::json;

class LobbyTest : public testing::Test {
protected:
    void list(const std::string& table, int taken = 1) {
        lobby_.set_entry(table, protocol::LobbyEntry{
                                    .table = table, .setup = {}, .taken = taken, .players = {}});
    }
    json watch(std::uint64_t conn, const protocol::LobbyWatch& what = {}) {
        return test::parsed(to_bytes(lobby_.watch({conn}, what)));
    }
    std::vector<Send> tell_at(std::int64_t ms) { return lobby_.publish({ms}); }
    // All that is told until nothing is due.
    std::vector<Send> announce_to_all() {
        std::vector<Send> all;
        while (const auto at = lobby_.next_publish_at()) {
            for (Send& send : lobby_.publish(*at)) all.push_back(std::move(send));
        }
        return all;
    }

    LobbyPublisher lobby_;
};

TEST_F(LobbyTest, AChangeIsToldAtOnceAndTheNextOneHalfASecondLater) {
    watch(1);
    list("a");
    ASSERT_EQ(tell_at(10'000).size(), 1U);
    list("b");
    EXPECT_EQ(lobby_.next_publish_at(), TimePoint{10'500});
    EXPECT_TRUE(tell_at(10'499).empty());
    list("c");
    const auto sends = tell_at(10'500);
    ASSERT_EQ(sends.size(), 1U);
    const json told = test::parsed(*sends[0].text);
    EXPECT_EQ(told["shown"], (json{"c", "b", "a"}));
    EXPECT_EQ(told["tables"].size(), 2U) << "a is known";
    EXPECT_EQ(told["count"], 3);
    EXPECT_EQ(lobby_.next_publish_at(), std::nullopt);
}

TEST_F(LobbyTest, WhatComesToTheSameIsNotTold) {
    list("a");
    watch(1);
    announce_to_all();
    list("a", 2);
    list("a", 1);
    lobby_.set_entry("b", std::nullopt);
    EXPECT_TRUE(announce_to_all().empty() || lobby_.next_publish_at() == std::nullopt);
    list("a", 3);
    EXPECT_EQ(announce_to_all().size(), 1U);
}

TEST_F(LobbyTest, NobodyWatchesNothingIsDue) {
    list("a");
    EXPECT_EQ(lobby_.next_publish_at(), std::nullopt);
    watch(1);
    lobby_.unwatch({1});
    lobby_.unwatch({1});
    EXPECT_EQ(lobby_.next_publish_at(), std::nullopt);
}

TEST_F(LobbyTest, AllInARoomHaveTheSameBytes) {
    watch(1);
    watch(2);
    watch(3, {.ruleset = Ruleset::classic});
    list("a");
    const auto sends = announce_to_all();
    ASSERT_EQ(sends.size(), 2U) << "it is another game than the third wants";
    EXPECT_EQ(sends[0].text, sends[1].text);
}

TEST_F(LobbyTest, ManyAreToldOneAfterTheOther) {
    for (std::uint64_t conn = 1; conn <= 120; ++conn) watch(conn);
    list("a");
    std::set<ConnId> told;
    for (const auto at : {1'000, 1'010, 1'020}) {
        const auto sends = tell_at(at);
        EXPECT_LE(sends.size(), LobbyPublisher::kBatch);
        for (const Send& send : sends) EXPECT_TRUE(told.insert(send.conn).second);
        if (at < 1'020) {
            EXPECT_EQ(lobby_.next_publish_at(), TimePoint{at + LobbyPublisher::kPauseMs});
        }
    }
    EXPECT_EQ(told.size(), 120U);
    EXPECT_EQ(lobby_.next_publish_at(), std::nullopt);
    list("b");
    EXPECT_EQ(lobby_.next_publish_at(), TimePoint{1'500});
}

// Whoever comes, goes to another page or changes tables in the middle of a round: what each is told
// leads to what there is.
TEST_F(LobbyTest, WhoeverComesInTheMiddleMissesNothing) {
    std::map<std::uint64_t, json> known;  // by connection
    const auto comes = [&](std::uint64_t conn) { known[conn] = watch(conn); };
    const auto hear = [&](const std::vector<Send>& sends) {
        for (const Send& send : sends) {
            const json update = test::parsed(*send.text);
            json& mine = known.at(send.conn.value);
            std::map<std::string, json> tables;
            for (const json& t : mine["tables"]) tables[t["table"]] = t;
            for (const json& t : update["tables"]) tables[t["table"]] = t;
            mine["tables"] = json::array();
            for (const json& id : update["shown"]) mine["tables"].push_back(tables.at(id));
        }
    };
    list("a");
    for (std::uint64_t conn = 100; conn < 220; ++conn) comes(conn);
    list("b");
    hear(tell_at(1'000));
    list("a", 2);
    comes(1);    // behind where the round has come to
    comes(300);  // before it
    comes(110);  // anew
    list("c");
    hear(tell_at(1'010));
    comes(2);
    hear(announce_to_all());
    const json now = test::parsed(to_bytes(lobby_.page({})));
    ASSERT_EQ(now["tables"].size(), 3U);
    for (const auto& [conn, lobby] : known) EXPECT_EQ(lobby["tables"], now["tables"]) << conn;
}

TEST_F(LobbyTest, ALongListIsNotToldWhole) {
    for (int n = 0; n < 1'000; ++n) list("t" + std::to_string(n));
    EXPECT_EQ(watch(1)["tables"].size(), 20U);
    watch(2, {.ruleset = {}, .page = 50});
    announce_to_all();
    for (int n = 0; n < 1'000; ++n) list("t" + std::to_string(n), 2);
    for (const Send& send : announce_to_all()) {
        EXPECT_EQ(test::parsed(*send.text)["tables"].size(), 20U);
    }
}

}  // namespace
}  // namespace vegas::core
