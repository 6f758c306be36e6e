#include "client-cli/session/table_subscription.hpp"

#include <gtest/gtest.h>

#include "tests/client-cli/fake_transport.hpp"
#include "tests/client-cli/sample.hpp"

namespace vegas::cli {
namespace {

// A session with nobody behind it but a subscription.
struct EventRecorder final : SessionEvents, TableEvents {
    void on_welcome(const WireStruct<protocol::WelcomeMessage>& welcome, bool again) override {
        subscription.on_welcome(welcome, again);
    }
    void on_message(const WireMessage& message, const json& whole) override {
        subscription.on_message(message, whole);
    }
    void on_connection_lost(const std::string&, std::chrono::milliseconds) override {}
    void on_server_closing() override {}
    void on_rate_limited(std::chrono::seconds) override {}
    void on_host_refused(const std::string&) override {}
    void on_session_end(SessionEnd, const WireError&) override {}
    void on_table_snapshot(const std::vector<WireEvent>& events) override {
        ++shown;
        logged = events.size();
    }
    void on_table_restored() override { ++resumed; }
    void on_table_update(const std::vector<WireEvent>&) override {
        ++changed;
        order += "u";
    }
    void on_prompt() override {
        ++prompted;
        order += "p";
    }
    void on_table_left(const std::string& reason) override { left = reason; }
    void on_table_refused(const WireError& error) override { refused = error.code; }

    FakeTransport transport;
    ClientSession session{transport, *this, {"Anna", ""}, 1};
    TableSubscription subscription{session, transport, *this};
    int shown = 0;
    std::size_t logged = 0;
    int changed = 0;
    int resumed = 0;
    int prompted = 0;
    std::string order;  // of updates and prompts
    std::string left;
    std::string refused;
};

class FollowerTest : public testing::Test {
protected:
    void SetUp() override {
        recorder.session.start();
        transport.connect();
        transport.welcome();
    }
    void create() {
        recorder.subscription.join({{"op", "table.create"}, {"ruleset", "royale-basic"}});
        transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
        transport.say(snapshot_of(royale_view(), 5));
    }
    void come_back(const json& tables) {
        transport.cut();
        transport.reconnect();
        transport.welcome(tables);
    }

    EventRecorder recorder;
    FakeTransport& transport = recorder.transport;
};

const json kSeatHere = {{{"table", "k3f9xq"}, {"seat", 0}}};

TEST_F(FollowerTest, ArrivesAtANewTable) {
    create();
    EXPECT_EQ(recorder.shown, 1);
    EXPECT_EQ(recorder.logged, 0U);
    EXPECT_EQ(recorder.subscription.invite(), "friend42");
    transport.say(update_of(6));
    EXPECT_EQ(recorder.changed, 1);
}

TEST_F(FollowerTest, HasTheRoundLogOfASnapshot) {
    create();
    json snapshot = snapshot_of(royale_view(), 5);
    snapshot["round_log"] = {{{"kind", "rolled"}, {"seat", 1}, {"small", {2}}}};
    transport.say(snapshot);
    EXPECT_EQ(recorder.logged, 1U);
}

TEST_F(FollowerTest, IgnoresOtherTables) {
    create();
    json other = update_of(6);
    other["table"] = "other1";
    transport.say(other);
    EXPECT_EQ(recorder.changed, 0);
}

TEST_F(FollowerTest, TellsOfARefusal) {
    recorder.subscription.join({{"op", "table.join"}, {"invite", "nope"}});
    transport.reply({{"error", {{"code", "unknown_invite"}}}});
    EXPECT_EQ(recorder.refused, "unknown_invite");
    EXPECT_FALSE(recorder.subscription.is_active());
}

TEST_F(FollowerTest, AsksForWhatItMissedAndAppliesIt) {
    create();
    transport.say(update_of(8));
    const json sync = transport.last("table.sync");
    EXPECT_EQ(sync["v"], 5);
    EXPECT_EQ(sync["epoch"], "e1");
    transport.say(update_of(9));  // on its way before the answer: no second request
    EXPECT_EQ(transport.sent.back(), sync);
    transport.reply({{"missed", 4}});
    for (const int v : {6, 7, 8}) transport.say(update_of(v));
    EXPECT_EQ(recorder.prompted, 0);
    transport.say(prompt_update(9, place_prompt(4)));  // only the last one tells of what is open
    EXPECT_EQ(recorder.changed, 4);
    EXPECT_EQ(recorder.prompted, 1);
    EXPECT_EQ(recorder.subscription.model().version(), 9);
}

TEST_F(FollowerTest, StartsFromScratchWhenAnUpdateDoesNotFit) {
    create();
    json bad = update_of(6);
    bad["hash"] = "00000000";
    transport.say(bad);
    const json sync = transport.last("table.sync");
    ASSERT_TRUE(sync.is_object());
    EXPECT_FALSE(sync.contains("v"));
    transport.reply(snapshot_of(royale_view(), 9));
    EXPECT_EQ(recorder.shown, 2);
    EXPECT_EQ(recorder.subscription.model().version(), 9);
}

TEST_F(FollowerTest, SyncsAfterALostConnection) {
    create();
    come_back(kSeatHere);
    EXPECT_EQ(transport.sent.back()["op"], "table.sync");
    EXPECT_EQ(transport.sent.back()["v"], 5);
}

TEST_F(FollowerTest, WhatFollowsWhatWasMissedTellsOfThePrompt) {
    create();
    come_back(kSeatHere);
    transport.reply({{"missed", 1}});
    EXPECT_EQ(recorder.prompted, 0);
    transport.say(prompt_update(6, place_prompt(9)));
    EXPECT_EQ(recorder.prompted, 1);
}

TEST_F(FollowerTest, SaysSoWhenTheServerHasStartedAnew) {
    create();
    come_back(kSeatHere);
    transport.reply(snapshot_of(royale_view(), 5));
    EXPECT_EQ(recorder.resumed, 0);
    come_back(kSeatHere);
    json other = snapshot_of(royale_view(), 1);
    other["epoch"] = "e2";
    transport.reply(other);
    EXPECT_EQ(recorder.resumed, 1);
    EXPECT_EQ(recorder.shown, 3);
    EXPECT_EQ(recorder.subscription.model().version(), 1);
}

TEST_F(FollowerTest, ASpectatorWhoWasForgottenJoinsAgainFromWhereItWas) {
    recorder.subscription.join({{"op", "table.join"}, {"invite", "friend42"}, {"as", "spectator"}});
    transport.reply(snapshot_of(royale_view(), 5));
    come_back(json::array());
    const json join = transport.last("table.join");
    EXPECT_EQ(join["invite"], "friend42");
    EXPECT_EQ(join["as"], "spectator");
    EXPECT_EQ(join["v"], 5);
    EXPECT_EQ(join["epoch"], "e1");
}

TEST_F(FollowerTest, FindsTheTableWhoseCreationWasNotAnswered) {
    recorder.subscription.join({{"op", "table.create"}, {"ruleset", "royale-basic"}});
    come_back(kSeatHere);
    EXPECT_EQ(transport.sent.back()["op"], "table.sync");
    EXPECT_EQ(transport.sent.back()["table"], "k3f9xq");
}

TEST_F(FollowerTest, CreatesAgainWhatWasNotCarriedOut) {
    recorder.subscription.join({{"op", "table.create"}, {"ruleset", "royale-basic"}});
    come_back(json::array());
    EXPECT_EQ(transport.sent.back()["op"], "table.create");
}

TEST_F(FollowerTest, TellsWhenTheTableIsGone) {
    create();
    come_back(json::array());
    transport.reply({{"error", {{"code", "unknown_table"}}}});
    EXPECT_EQ(recorder.refused, "unknown_table");
}

TEST_F(FollowerTest, AsksAgainLaterWhenItAskedTooOften) {
    create();
    transport.say(update_of(8));
    transport.reply({{"error", {{"code", "rate_limited"}, {"data", {{"retry_after_ms", 700}}}}}});
    transport.sent.clear();
    transport.pass(699);
    EXPECT_TRUE(transport.sent.empty());
    transport.pass(1);
    EXPECT_EQ(transport.sent.at(0)["op"], "table.sync");
}

TEST_F(FollowerTest, ThePromptOfASnapshotCounts) {
    recorder.subscription.resume("k3f9xq");
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    EXPECT_EQ(recorder.prompted, 1);
    EXPECT_EQ(recorder.subscription.model().prompt()->decision, 9);
}

TEST_F(FollowerTest, APromptComesAfterTheUpdateThatBringsIt) {
    create();
    transport.say(prompt_update(6, place_prompt(9)));
    transport.say(update_of(7));
    EXPECT_EQ(recorder.order, "upu");
    EXPECT_EQ(recorder.subscription.model().prompt()->decision, 9) << "it stays open";
    transport.say(prompt_update(7, place_prompt(8)));
    EXPECT_EQ(recorder.order, "upu") << "it is known already";
    EXPECT_EQ(recorder.subscription.model().prompt()->decision, 9);
}

TEST_F(FollowerTest, TellsThatItLeft) {
    create();
    transport.say({{"ev", "left"}, {"table", "k3f9xq"}, {"reason", "closed"}});
    EXPECT_EQ(recorder.left, "closed");
}

}  // namespace
}  // namespace vegas::cli
