#include "server/core/table/view_publisher.hpp"

#include <gtest/gtest.h>

#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"
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
            EXPECT_TRUE(members_.sit(who, {}, {}, now_, notes_));
        }
        EXPECT_FALSE(members_.watch({kWatcher, "watcher", "Watcher"}));
        notes_.clear_events();
        (void)audience_.publish(scene(), {}, now_);
    }

    [[nodiscard]] TableRefs scene() const { return {config_, members_, match_}; }

    TableUpdate publish() {
        TableUpdate p = audience_.publish(scene(), notes_.events(), now_);
        notes_.clear_events();
        return p;
    }
    void start() {
        vegas::Setup setup = config_.setup;
        setup.seats = 2;
        match_.start(setup, members_.fix_seats(), now_, notes_);
    }
    void act() { match_.apply(match_.offers().front().action, false, {}, now_, notes_); }
    // What a viewer knows if told everything now.
    json whole(PlayerKey viewer) {
        return test::parsed(protocol::to_bytes(audience_.snapshot(scene(), viewer, "e", now_)));
    }
    PlayerKey asked() { return members_.occupant_at(match_.deciding_seat()).player; }

    TimePoint now_{1'000};
    Limits limits_;
    TableConfig config_{
        .id = "t", .invite = "i", .setup = {.ruleset = Ruleset::classic, .seats = 4}};
    PendingChanges notes_{"t"};
    Seating members_{{.seats = 4, .founder = kAnna}, limits_, now_};
    Match match_{{.id = "t-1", .server_seed = {5}, .decision_ms = {}}};
    ViewPublisher audience_{scene()};
};

TEST_F(AudienceTest, NothingNewIsNotTold) {
    const auto v = audience_.version();
    const TableUpdate p = publish();
    EXPECT_EQ(p.update, nullptr);
    EXPECT_EQ(p.prompt, nullptr);
    EXPECT_TRUE(p.own_update.empty());
    EXPECT_EQ(audience_.version(), v);
}

TEST_F(AudienceTest, AChangeOfMembersIsAPatchOfTheTable) {
    const json before = whole(kAnna.key)["view"];
    ASSERT_FALSE(members_.set_ready(kBen.key, true, {}, notes_));
    const TableUpdate p = publish();
    ASSERT_NE(p.update, nullptr);
    const json update = test::parsed(*p.update);
    EXPECT_EQ(update["v"], audience_.version());
    EXPECT_EQ(update["events"], json({{{"kind", "ready"}, {"seat", 1}, {"name", "Ben"}}}));
    EXPECT_EQ(test::patched(before, update["patch"]), whole(kAnna.key)["view"]);
}

TEST_F(AudienceTest, SeatsWhoseNamesAreAlikeAreMarkedWhileTheyAre) {
    const json before = whole(kBen.key)["view"];
    EXPECT_FALSE(before["table"]["seats"][0].contains("alike"));
    ASSERT_TRUE(members_.sit({4, "d4", "\u0410nna"}, {}, {}, now_, notes_));
    const json update = test::parsed(*publish().update);
    const json with = whole(kBen.key)["view"];
    EXPECT_EQ(test::patched(before, update["patch"]), with);
    EXPECT_EQ(with["table"]["seats"][0]["alike"], true);
    EXPECT_FALSE(with["table"]["seats"][1].contains("alike"));
    EXPECT_EQ(with["table"]["seats"][2]["alike"], true);
    members_.leave(4, now_, notes_);
    (void)publish();
    EXPECT_EQ(whole(kBen.key)["view"], before);
}

TEST_F(AudienceTest, TheOpenDecisionIsToldOnceAndItsActionsOnlyToWhoOwesIt) {
    start();
    const TableUpdate p = publish();
    ASSERT_NE(p.prompt, nullptr);
    EXPECT_EQ(p.deciding_player, asked());
    EXPECT_FALSE(test::parsed(*p.prompt).contains("actions"));
    EXPECT_FALSE(test::parsed(*p.own_prompt)["actions"].empty());
    EXPECT_EQ(publish().prompt, nullptr);
    act();
    EXPECT_EQ(test::parsed(*publish().prompt)["decision"], 2);
}

TEST_F(AudienceTest, ABotThatOwesIsToldNothing) {
    ASSERT_TRUE(members_.add_bot(bots::kHouseLevel, {}, notes_));
    vegas::Setup setup = config_.setup;
    setup.seats = 3;
    setup.first_seat = 2;
    match_.start(setup, members_.fix_seats(), now_, notes_);
    const TableUpdate p = publish();
    ASSERT_NE(p.prompt, nullptr);
    EXPECT_EQ(p.deciding_player, kNoPlayer);
    EXPECT_EQ(p.own_prompt, nullptr);
}

TEST_F(AudienceTest, ASeatsOwnPartIsToldToItAlone) {
    start();
    const json before = whole(kAnna.key)["view"];
    const json watched = whole(kWatcher)["view"];
    TableUpdate p = publish();
    for (int n = 0; n < 300 && p.own_update.empty(); ++n) {
        act();
        p = publish();
    }
    ASSERT_FALSE(p.own_update.empty());  // somebody has won money
    EXPECT_FALSE(p.own_update.contains(kWatcher));
    EXPECT_FALSE(test::parsed(*p.update).contains("private"));
    for (const auto& [key, text] : p.own_update) {
        const json own = test::parsed(*text);
        EXPECT_EQ(own["v"], audience_.version());
        EXPECT_FALSE(own["private"].empty());
    }
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
        const auto gap = audience_.missed_since(then["v"], scene(), viewer, now_);
        ASSERT_TRUE(gap);
        EXPECT_EQ(gap->updates.size(), 20U);
        json view = then["view"];
        for (const SharedText& text : gap->updates) {
            const json update = test::parsed(*text);
            view = test::patched(view, update["patch"]);
            if (update.contains("private")) view = test::patched(view, update["private"]);
        }
        EXPECT_EQ(view, whole(viewer)["view"]);
        ASSERT_TRUE(gap->prompt);
        EXPECT_EQ(gap->prompt->decision, match_.open_decision());
        EXPECT_EQ(gap->prompt->actions.empty(), viewer != asked());
    }
}

TEST_F(AudienceTest, WhoMissedNothingIsToldNothing) {
    const auto gap = audience_.missed_since(audience_.version(), scene(), kAnna.key, now_);
    ASSERT_TRUE(gap);
    EXPECT_TRUE(gap->updates.empty());
    EXPECT_FALSE(gap->prompt);
}

TEST_F(AudienceTest, WhatIsLongAgoOrNotYetCannotBeMadeUpFor) {
    EXPECT_FALSE(audience_.missed_since(audience_.version() + 1, scene(), kAnna.key, now_));
    const auto then = audience_.version();
    for (int n = 0; n < 64; ++n) {
        members_.set_connected(kBen.key, n % 2 == 1, now_, notes_);
        (void)publish();
    }
    EXPECT_TRUE(audience_.missed_since(then, scene(), kAnna.key, now_));
    members_.set_connected(kBen.key, false, now_, notes_);
    (void)publish();
    EXPECT_FALSE(audience_.missed_since(then, scene(), kAnna.key, now_));
    EXPECT_TRUE(audience_.missed_since(then + 1, scene(), kAnna.key, now_));
}

TEST_F(AudienceTest, ASnapshotIsAsOldAsTheLastUpdate) {
    const json before = whole(kAnna.key);
    ASSERT_FALSE(members_.set_ready(kBen.key, true, {}, notes_));
    EXPECT_EQ(whole(kAnna.key), before);  // the change comes with the next update
    (void)publish();
    EXPECT_NE(whole(kAnna.key), before);
}

TEST_F(AudienceTest, EveryThirtySecondUpdateHasTheHashOfTheView) {
    int hashes = 0;
    for (int n = 0; n < 64; ++n) {
        members_.set_connected(kBen.key, n % 2 == 1, now_, notes_);
        const json update = test::parsed(*publish().update);
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
        ASSERT_NE(p.update, nullptr);
        EXPECT_EQ(p.update->find(seed), std::string::npos);
        act();
    }
    EXPECT_NE(publish().update->find(seed), std::string::npos);
    EXPECT_EQ(whole(kWatcher)["view"]["table"]["server_seed"], seed);
}

TEST_F(AudienceTest, ARematchIsToldAsANewGameOfTheSameTable) {
    start();
    while (match_.is_running()) act();
    (void)publish();
    const json before = whole(kAnna.key)["view"];
    match_ = Match({.id = "t-2",
                    .server_seed = {6},
                    .decision_ms = {},
                    .decisions_before = match_.decisions_made()});
    members_.reopen(0, {}, now_, notes_);
    const TableUpdate p = publish();
    const json after = test::patched(test::patched(before, test::parsed(*p.update)["patch"]),
                                     test::parsed(*p.own_update.at(kAnna.key))["private"]);
    EXPECT_EQ(after, whole(kAnna.key)["view"]);
    EXPECT_EQ(after["table"]["game"], "t-2");
    EXPECT_EQ(after["table"]["status"], "open");
    EXPECT_EQ(after["table"]["server_seed"], nullptr);
}

}  // namespace
}  // namespace vegas::core
