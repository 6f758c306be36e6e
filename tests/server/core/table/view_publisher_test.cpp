#include "server/core/table/view_publisher.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"
#include "server/core/table/membership.hpp"
#include "server/core/table/table_state.hpp"
#include "server/core/table/waiting_room.hpp"
#include "tests/support/fixed_entropy.hpp"
#include "tests/support/json.hpp"

namespace vegas::core {
namespace {

using nlohmann::json;

const Person kAnna{1, "a1", "Anna"};
const Person kBen{2, "b2", "Ben"};
constexpr PlayerKey kWatcher = 3;

// Anna and Ben at a table, and a spectator.
class AudienceTest : public testing::Test {
protected:
    AudienceTest() {
        for (const Person& who : {kAnna, kBen}) {
            EXPECT_FALSE(Membership(table_).sit(who, {}, now_));
        }
        EXPECT_FALSE(Membership(table_).watch({kWatcher, "watcher", "Watcher"}));
        table_.changes().clear_events();
        (void)audience_.publish(scene(), {}, now_);
    }

    [[nodiscard]] TableRefs scene() const { return table_.refs(); }

    TableUpdate publish() {
        TableUpdate p = audience_.publish(scene(), table_.changes().events(), now_);
        table_.changes().clear_events();
        return p;
    }
    void start() {
        vegas::Setup setup = table_.config.setup;
        setup.seats = 2;
        match_.start(setup, table_.fix_seats(), now_, table_.changes());
    }
    void act() { match_.apply(match_.offers().front().action, false, {}, now_, table_.changes()); }
    // What a viewer knows if told everything now.
    json whole(PlayerKey viewer) {
        return test::parsed(protocol::to_bytes(audience_.snapshot(scene(), viewer, now_)));
    }
    PlayerKey asked() { return table_.seating.occupant_at(match_.deciding_seat()).player; }

    TimePoint now_{1'000};
    Limits limits_;
    test::FixedEntropy entropy_{1};
    TableState table_{{.id = "t",
                       .invite = "i",
                       .setup = {.ruleset = Ruleset::classic, .seats = 4},
                       .founder = kAnna},
                      limits_,
                      entropy_,
                      now_,
                      {5},
                      {}};
    Match& match_ = table_.match;
    ViewPublisher& audience_ = table_.view_publisher;
};

TEST_F(AudienceTest, NothingNewIsNotTold) {
    const auto v = audience_.version();
    const TableUpdate p = publish();
    EXPECT_EQ(p.shared, nullptr);
    EXPECT_TRUE(p.own.empty());
    EXPECT_EQ(audience_.version(), v);
}

TEST_F(AudienceTest, AChangeOfMembersIsAPatchOfTheTable) {
    const json before = whole(kAnna.key)["view"];
    ASSERT_FALSE(WaitingRoom(table_).set_ready(kBen.key, true));
    const TableUpdate p = publish();
    ASSERT_NE(p.shared, nullptr);
    const json update = test::parsed(*p.shared);
    EXPECT_EQ(update["v"], audience_.version());
    EXPECT_EQ(update["events"], json({{{"kind", "ready"}, {"seat", 1}, {"name", "Ben"}}}));
    EXPECT_EQ(test::patched(before, update["patch"]), whole(kAnna.key)["view"]);
}

TEST_F(AudienceTest, SeatsWhoseNamesAreAlikeAreMarkedWhileTheyAre) {
    const json before = whole(kBen.key)["view"];
    EXPECT_FALSE(before["table"]["seats"][0].contains("alike"));
    ASSERT_FALSE(Membership(table_).sit({4, "d4", "\u0410nna"}, {}, now_));
    const json update = test::parsed(*publish().shared);
    const json with = whole(kBen.key)["view"];
    EXPECT_EQ(test::patched(before, update["patch"]), with);
    EXPECT_EQ(with["table"]["seats"][0]["alike"], true);
    EXPECT_FALSE(with["table"]["seats"][1].contains("alike"));
    EXPECT_EQ(with["table"]["seats"][2]["alike"], true);
    Membership(table_).leave(4, now_);
    (void)publish();
    EXPECT_EQ(whole(kBen.key)["view"], before);
}

TEST_F(AudienceTest, TheOpenDecisionIsToldOnceAndItsActionsOnlyToWhoOwesIt) {
    start();
    const TableUpdate p = publish();
    ASSERT_NE(p.shared, nullptr);
    const json shared = test::parsed(*p.shared);
    EXPECT_EQ(shared["prompt"]["decision"], 1);
    EXPECT_FALSE(shared["prompt"].contains("actions"));
    const json own = test::parsed(*p.own.at(asked()));
    EXPECT_EQ(own["v"], shared["v"]);
    EXPECT_FALSE(own["prompt"]["actions"].empty());
    for (const auto& [key, text] : p.own) {
        EXPECT_EQ(test::parsed(*text)["prompt"].contains("actions"), key == asked());
    }
    EXPECT_EQ(publish().shared, nullptr);
    act();
    EXPECT_EQ(test::parsed(*publish().shared)["prompt"]["decision"], 2);
}

TEST_F(AudienceTest, APromptThatIsRepeatedIsAnUpdateOfItsOwn) {
    start();
    const json first = test::parsed(*publish().shared);
    audience_.republish_prompt();
    const json again = test::parsed(*publish().shared);
    EXPECT_EQ(again["v"], first["v"].get<int>() + 1);
    EXPECT_EQ(again["events"], json::array());
    EXPECT_EQ(again["patch"], json::object());
    EXPECT_EQ(again["prompt"], first["prompt"]);
}

TEST_F(AudienceTest, ABotThatOwesIsToldNothing) {
    ASSERT_TRUE(WaitingRoom(table_).add_bot(bots::kHouseLevel, {}));
    vegas::Setup setup = table_.config.setup;
    setup.seats = 3;
    setup.first_seat = 2;
    match_.start(setup, table_.fix_seats(), now_, table_.changes());
    const TableUpdate p = publish();
    EXPECT_EQ(test::parsed(*p.shared)["prompt"]["seat"], 2);
    for (const auto& [key, text] : p.own) {
        EXPECT_FALSE(test::parsed(*text)["prompt"].contains("actions"));
    }
}

TEST_F(AudienceTest, ASeatsOwnPartIsToldToItAlone) {
    start();
    const json before = whole(kAnna.key)["view"];
    const json watched = whole(kWatcher)["view"];
    TableUpdate p = publish();
    const auto is_paid = [&p] {
        return std::ranges::any_of(
            p.own, [](const auto& own) { return test::parsed(*own.second).contains("private"); });
    };
    p = {};
    for (int n = 0; n < 300 && !is_paid(); ++n) {
        act();
        p = publish();
        EXPECT_FALSE(p.own.contains(kWatcher));
        EXPECT_FALSE(test::parsed(*p.shared).contains("private"));
    }
    EXPECT_TRUE(is_paid());
    EXPECT_EQ(whole(kWatcher)["view"]["you"], nullptr);
}

TEST_F(AudienceTest, WhoComesBackIsToldWhatWasMissed) {
    start();
    (void)publish();
    for (const PlayerKey viewer : {kAnna.key, kBen.key, kWatcher}) {
        const json then = whole(viewer);
        for (int n = 0; n < 20; ++n) {
            act();
            (void)publish();
        }
        const auto missed = audience_.missed_since(then["v"], scene(), viewer, now_);
        ASSERT_TRUE(missed);
        EXPECT_EQ(missed->size(), 20U);
        json view = then["view"];
        for (const SharedText& text : *missed) {
            const json update = test::parsed(*text);
            view = test::patched(view, update["patch"]);
            if (update.contains("private")) view = test::patched(view, update["private"]);
            EXPECT_EQ(update.contains("prompt"), text == missed->back());
        }
        EXPECT_EQ(view, whole(viewer)["view"]);
        const json prompt = test::parsed(*missed->back())["prompt"];
        EXPECT_EQ(prompt, whole(viewer)["prompt"]);
        EXPECT_EQ(prompt["decision"], match_.open_decision());
        EXPECT_EQ(prompt.contains("actions"), viewer == asked());
    }
}

TEST_F(AudienceTest, WhoMissedNothingIsToldTheWhole) {
    EXPECT_FALSE(audience_.missed_since(audience_.version(), scene(), kAnna.key, now_));
}

TEST_F(AudienceTest, WhatIsLongAgoOrNotYetCannotBeMadeUpFor) {
    EXPECT_FALSE(audience_.missed_since(audience_.version() + 1, scene(), kAnna.key, now_));
    const auto then = audience_.version();
    for (int n = 0; n < 64; ++n) {
        Membership(table_).set_connected(kBen.key, n % 2 == 1, now_);
        (void)publish();
    }
    EXPECT_TRUE(audience_.missed_since(then, scene(), kAnna.key, now_));
    Membership(table_).set_connected(kBen.key, false, now_);
    (void)publish();
    EXPECT_FALSE(audience_.missed_since(then, scene(), kAnna.key, now_));
    EXPECT_TRUE(audience_.missed_since(then + 1, scene(), kAnna.key, now_));
}

TEST_F(AudienceTest, ASnapshotIsAsOldAsTheLastUpdate) {
    const json before = whole(kAnna.key);
    ASSERT_FALSE(WaitingRoom(table_).set_ready(kBen.key, true));
    EXPECT_EQ(whole(kAnna.key), before);  // the change comes with the next update
    (void)publish();
    EXPECT_NE(whole(kAnna.key), before);
}

TEST_F(AudienceTest, EveryThirtySecondUpdateHasTheHashOfTheView) {
    int hashes = 0;
    for (int n = 0; n < 64; ++n) {
        Membership(table_).set_connected(kBen.key, n % 2 == 1, now_);
        const json update = test::parsed(*publish().shared);
        EXPECT_EQ(update.contains("hash"), audience_.version() % 32 == 0);
        if (!update.contains("hash")) continue;
        json shown = whole(kAnna.key)["view"];
        shown.erase("you");
        EXPECT_EQ(update["hash"], protocol::checksum(test::dumped(shown)));
        ++hashes;
    }
    EXPECT_EQ(hashes, 2);
}

TEST_F(AudienceTest, TheSeedIsHiddenUntilTheEnd) {
    const std::string seed = protocol::hex(match_.server_seed());
    start();
    while (match_.is_running()) {
        const TableUpdate p = publish();
        ASSERT_NE(p.shared, nullptr);
        EXPECT_EQ(p.shared->find(seed), std::string::npos);
        act();
    }
    EXPECT_NE(publish().shared->find(seed), std::string::npos);
    EXPECT_EQ(whole(kWatcher)["view"]["table"]["server_seed"], seed);
}

TEST_F(AudienceTest, ARematchIsToldAsANewGameOfTheSameTable) {
    start();
    while (match_.is_running()) act();
    (void)publish();
    const json before = whole(kAnna.key)["view"];
    ASSERT_FALSE(WaitingRoom(table_).rematch(kAnna.key, {}, now_));
    const TableUpdate p = publish();
    const json after = test::patched(test::patched(before, test::parsed(*p.shared)["patch"]),
                                     test::parsed(*p.own.at(kAnna.key))["private"]);
    EXPECT_EQ(after, whole(kAnna.key)["view"]);
    EXPECT_EQ(after["table"]["game"], "t-2");
    EXPECT_EQ(after["table"]["status"], "open");
    EXPECT_EQ(after["table"]["server_seed"], nullptr);
}

}  // namespace
}  // namespace vegas::core
