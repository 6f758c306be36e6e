#include "client-cli/session/follower.hpp"

#include <gtest/gtest.h>

#include "tests/client-cli/fake_transport.hpp"
#include "tests/client-cli/sample.hpp"

namespace vegas::cli {
namespace {

// A session with nobody behind it but a follower.
struct Desk final : SessionEvents, TableEvents {
    void welcomed(const Read<protocol::Welcome>& welcome, bool again) override {
        follower.welcomed(welcome, again);
    }
    void heard(const Message& message, const json& whole) override {
        follower.heard(message, whole);
    }
    void lost(const std::string&, std::chrono::milliseconds) override {}
    void closing() override {}
    void ended(SessionEnd, const Error&) override {}
    void table_shown(const std::vector<Event>& events) override {
        ++shown;
        story = events.size();
    }
    void table_resumed() override { ++resumed; }
    void table_changed(const std::vector<Event>&) override { ++changed; }
    void table_prompted() override { ++prompted; }
    void table_left(const std::string& reason) override { left = reason; }
    void table_refused(const Error& error) override { refused = error.code; }

    FakeTransport transport;
    Session session{transport, *this, {"Anna", ""}, 1};
    Follower follower{session, transport, *this};
    int shown = 0;
    std::size_t story = 0;
    int changed = 0;
    int resumed = 0;
    int prompted = 0;
    std::string left;
    std::string refused;
};

json update(int v) {
    return {{"ev", "update"},
            {"table", "k3f9xq"},
            {"v", v},
            {"events", json::array()},
            {"patch", json::array()}};
}

class FollowerTest : public testing::Test {
protected:
    void SetUp() override {
        desk.session.start();
        transport.connect();
        transport.welcome();
    }
    void create() {
        desk.follower.arrive({{"op", "table.create"}, {"ruleset", "royale-basic"}});
        transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
        transport.say(snapshot_of(royale_view(), 5));
    }
    void come_back(const json& tables) {
        transport.cut();
        transport.reconnect();
        transport.welcome(tables);
    }

    Desk desk;
    FakeTransport& transport = desk.transport;
};

const json kSeatHere = {{{"table", "k3f9xq"}, {"seat", 0}}};

TEST_F(FollowerTest, ArrivesAtANewTable) {
    create();
    EXPECT_EQ(desk.shown, 1);
    EXPECT_EQ(desk.story, 0U);
    EXPECT_EQ(desk.follower.invite(), "friend42");
    transport.say(update(6));
    EXPECT_EQ(desk.changed, 1);
}

TEST_F(FollowerTest, HasTheStoryOfASnapshot) {
    create();
    json snapshot = snapshot_of(royale_view(), 5);
    snapshot["story"] = {{{"kind", "rolled"}, {"seat", 1}, {"small", {2}}}};
    transport.say(snapshot);
    EXPECT_EQ(desk.story, 1U);
}

TEST_F(FollowerTest, IgnoresOtherTables) {
    create();
    json other = update(6);
    other["table"] = "other1";
    transport.say(other);
    EXPECT_EQ(desk.changed, 0);
}

TEST_F(FollowerTest, TellsOfARefusal) {
    desk.follower.arrive({{"op", "table.join"}, {"invite", "nope"}});
    transport.reply({{"error", {{"code", "unknown_invite"}}}});
    EXPECT_EQ(desk.refused, "unknown_invite");
    EXPECT_FALSE(desk.follower.busy());
}

TEST_F(FollowerTest, AsksForWhatItMissedAndAppliesIt) {
    create();
    transport.say(update(8));
    const json sync = transport.last("table.sync");
    EXPECT_EQ(sync["v"], 5);
    EXPECT_EQ(sync["epoch"], "e1");
    transport.say(update(9));  // on its way before the answer: no second request
    EXPECT_EQ(transport.sent.back(), sync);
    transport.reply({{"missed", 4}});
    for (const int v : {6, 7, 8, 9}) transport.say(update(v));
    EXPECT_EQ(desk.changed, 4);
    EXPECT_EQ(desk.follower.model().version(), 9);
}

TEST_F(FollowerTest, StartsFromScratchWhenAnUpdateDoesNotFit) {
    create();
    json bad = update(6);
    bad["hash"] = "00000000";
    transport.say(bad);
    const json sync = transport.last("table.sync");
    ASSERT_TRUE(sync.is_object());
    EXPECT_FALSE(sync.contains("v"));
    transport.reply(snapshot_of(royale_view(), 9));
    EXPECT_EQ(desk.shown, 2);
    EXPECT_EQ(desk.follower.model().version(), 9);
}

TEST_F(FollowerTest, SyncsAfterALostConnection) {
    create();
    come_back(kSeatHere);
    EXPECT_EQ(transport.sent.back()["op"], "table.sync");
    EXPECT_EQ(transport.sent.back()["v"], 5);
}

TEST_F(FollowerTest, SaysSoWhenTheServerHasStartedAnew) {
    create();
    come_back(kSeatHere);
    transport.reply(snapshot_of(royale_view(), 5));
    EXPECT_EQ(desk.resumed, 0);
    come_back(kSeatHere);
    json other = snapshot_of(royale_view(), 1);
    other["epoch"] = "e2";
    transport.reply(other);
    EXPECT_EQ(desk.resumed, 1);
    EXPECT_EQ(desk.shown, 3);
    EXPECT_EQ(desk.follower.model().version(), 1);
}

TEST_F(FollowerTest, ASpectatorWhoWasForgottenJoinsAgainFromWhereItWas) {
    desk.follower.arrive({{"op", "table.join"}, {"invite", "friend42"}, {"as", "spectator"}});
    transport.reply(snapshot_of(royale_view(), 5));
    come_back(json::array());
    const json join = transport.last("table.join");
    EXPECT_EQ(join["invite"], "friend42");
    EXPECT_EQ(join["as"], "spectator");
    EXPECT_EQ(join["v"], 5);
    EXPECT_EQ(join["epoch"], "e1");
}

TEST_F(FollowerTest, FindsTheTableWhoseCreationWasNotAnswered) {
    desk.follower.arrive({{"op", "table.create"}, {"ruleset", "royale-basic"}});
    come_back(kSeatHere);
    EXPECT_EQ(transport.sent.back()["op"], "table.sync");
    EXPECT_EQ(transport.sent.back()["table"], "k3f9xq");
}

TEST_F(FollowerTest, CreatesAgainWhatWasNotCarriedOut) {
    desk.follower.arrive({{"op", "table.create"}, {"ruleset", "royale-basic"}});
    come_back(json::array());
    EXPECT_EQ(transport.sent.back()["op"], "table.create");
}

TEST_F(FollowerTest, TellsWhenTheTableIsGone) {
    create();
    come_back(json::array());
    transport.reply({{"error", {{"code", "unknown_table"}}}});
    EXPECT_EQ(desk.refused, "unknown_table");
}

TEST_F(FollowerTest, AsksAgainLaterWhenItAskedTooOften) {
    create();
    transport.say(update(8));
    transport.reply({{"error", {{"code", "rate_limited"}, {"data", {{"retry_after_ms", 700}}}}}});
    transport.sent.clear();
    transport.pass(699);
    EXPECT_TRUE(transport.sent.empty());
    transport.pass(1);
    EXPECT_EQ(transport.sent.at(0)["op"], "table.sync");
}

TEST_F(FollowerTest, ThePromptOfASnapshotCounts) {
    desk.follower.resume("k3f9xq");
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    EXPECT_EQ(desk.prompted, 1);
    EXPECT_EQ(desk.follower.model().prompt()->decision, 9);
}

TEST_F(FollowerTest, TellsThatItLeft) {
    create();
    transport.say({{"ev", "left"}, {"table", "k3f9xq"}, {"reason", "closed"}});
    EXPECT_EQ(desk.left, "closed");
}

}  // namespace
}  // namespace vegas::cli
