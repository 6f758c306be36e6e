// Nobody is waited for without end. Time is what the test says it is.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

bool saw_event(const Client& c, const std::string& kind) {
    for (const json& m : c.inbox) {
        if (m.contains("events")) {
            for (const json& e : m["events"]) {
                if (e["kind"] == kind) return true;
            }
        }
    }
    return false;
}

}  // namespace

using Time = AtServer;

TEST_F(Time, PromptsSayHowLongThereIs) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, decision_clock(30'000));
    EXPECT_EQ(find_asked(seated).prompt["deadline_ms"], 30'000);
    w.advance(10'000);
    Client& c = find_asked(seated);
    w.send(c, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(c.prompt["deadline_ms"], 20'000);
}

TEST_F(Time, WithoutAClockThereIsNoDeadline) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, {{"clock", nullptr}});
    EXPECT_FALSE(find_asked(seated).prompt.contains("deadline_ms"));
    w.advance(100'000'000);
    EXPECT_EQ(find_asked(seated).prompt["decision"], 1);
}

TEST_F(Time, TheHouseDecidesWhenTimeIsUp) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, decision_clock(30'000));
    w.advance(29'999);
    EXPECT_EQ(find_asked(seated).prompt["decision"], 1);
    w.advance(1);
    EXPECT_EQ(find_asked(seated).prompt["decision"], 2);
    EXPECT_TRUE(saw_event(*seated[0], "timed_out"));
}

TEST_F(Time, AnAbsentSeatIsHurriedAfterItsFirstTimeout) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, decision_clock(30'000));
    Client& gone = find_asked(seated);
    Client& there = gone.conn == seated[0]->conn ? *seated[1] : *seated[0];
    w.disconnect(gone);
    w.advance(30'000);  // its roll
    EXPECT_EQ(there.prompt["decision"], 2);
    w.advance(5'000);  // its placement: it gets little time now
    EXPECT_EQ(there.prompt["decision"], 3);
    EXPECT_EQ(there.prompt["deadline_ms"], 30'000);
}

TEST_F(Time, WhoIsBackHasFullTimeAgain) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, decision_clock(30'000));
    Client& gone = find_asked(seated);
    Client& there = gone.conn == seated[0]->conn ? *seated[1] : *seated[0];
    w.disconnect(gone);
    w.advance(35'000);
    Client& again = w.reconnect(gone);
    w.send(again, {{"op", "table.sync"}, {"table", w.id}});
    w.play({&there}, 1, 2);
    ASSERT_TRUE(again.has_prompt());
    EXPECT_EQ(again.prompt["deadline_ms"], 30'000);
}

TEST_F(Time, AGameOfAbsentPeopleEnds) {
    const auto seated = w.table("royale-basic", {"Anna", "Ben", "Carla"}, decision_clock(1'000));
    Client& watcher = w.guest("Watcher");
    w.send(watcher, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    for (Client* c : seated) w.disconnect(*c);
    w.advance(1'000'000);
    EXPECT_EQ(watcher.view["table"]["status"], "finished");
}

TEST_F(Time, LeavingAndComingBackGivesNoMoreTime) {
    FakeShell own({.limits = {}, .bot_pause_ms = 700});
    const auto seated = own.table("classic", {"Anna", "Ben"}, decision_clock(3'000));
    Client& c = find_asked(seated);
    for (int n = 0; n < 5; ++n) {
        own.send(c, {{"op", "table.leave"}, {"table", own.id}});
        own.advance(500);
        EXPECT_EQ(own.send(c, {{"op", "table.join"}, {"invite", own.invite}}).count("error"), 0U);
        EXPECT_EQ(c.prompt["decision"], 1);
        EXPECT_EQ(c.prompt["deadline_ms"], 2'500 - 500 * n);
    }
    own.advance(500);
    EXPECT_EQ(find_asked(seated).prompt["decision"], 2);
}

TEST_F(Time, BotsLetPeopleLookAtTheBoard) {
    FakeShell own({.limits = {}, .bot_pause_ms = 700});
    Client& anna = own.guest("Anna");
    const json made = own.send(
        anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}, {"as", "spectator"}});
    for (int i = 0; i < 2; ++i) {
        own.send(anna, {{"op", "table.add_bot"}, {"table", made["table"]}, {"level", "easy"}});
    }
    EXPECT_EQ(anna.prompt["decision"], 1);
    own.advance(699);
    EXPECT_EQ(anna.prompt["decision"], 1);
    own.advance(1);
    EXPECT_EQ(anna.prompt["decision"], 2);
}

TEST_F(Time, SeveralBotsTakeNoLongerThanOne) {
    for (const int bots : {1, 2, 4}) {
        FakeShell own({.limits = {}, .bot_pause_ms = 700});
        Client& anna = own.guest("Anna");
        const json made = own.send(anna, {{"op", "table.create"},
                                          {"ruleset", "classic"},
                                          {"seats", bots + 1},
                                          {"options", {{"first_seat", 0}}}});
        for (int i = 0; i < bots; ++i) {
            own.send(anna, {{"op", "table.add_bot"}, {"table", made["table"]}, {"level", "easy"}});
        }
        own.send(anna, {{"op", "table.ready"}, {"table", made["table"]}});
        for (int n = 0; n < 2; ++n) {
            own.act(anna, anna.prompt["actions"][0]);  // she rolls and places
        }
        // Each bot rolls and places too.
        own.advance(2 * bots * (700 / bots) - 1);
        EXPECT_NE(anna.prompt["seat"], 0) << bots;
        own.advance(1);
        EXPECT_EQ(anna.prompt["seat"], 0) << bots;
    }
}

TEST_F(Time, AnAbsentHostIsFollowedByTheNextPerson) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(
        anna,
        {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}, {"visibility", "public"}});
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    w.disconnect(anna);
    w.advance(59'999);
    EXPECT_EQ(ben.view["table"]["host"], anna.welcome["player"]);
    w.advance(1);
    EXPECT_EQ(ben.view["table"]["host"], ben.welcome["player"]);
    EXPECT_TRUE(saw_event(ben, "host_changed"));
}

TEST_F(Time, AnAbsentPersonsSeatAtAnOpenTableIsFreeAfterAWhile) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(
        anna,
        {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}, {"visibility", "public"}});
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    w.disconnect(ben);
    w.advance(300'000);
    EXPECT_EQ(anna.view["table"]["seats"][1], nullptr);
    Client& again = w.reconnect(ben);
    EXPECT_EQ(again.welcome["tables"], json::array());
}

TEST_F(Time, AFinishedTableThatAllHaveLeftIsClosedAtOnce) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.play(seated);
    w.send(*seated[0], {{"op", "table.leave"}, {"table", w.id}});
    EXPECT_EQ(w.server->gauges().tables, 1U);
    w.send(*seated[1], {{"op", "table.leave"}, {"table", w.id}});
    w.advance(0);
    EXPECT_EQ(w.server->gauges().tables, 0U);
}

TEST_F(Time, LongGoneGuestsAreForgotten) {
    Client& anna = w.guest("Anna");
    w.disconnect(anna);
    w.advance(25LL * 3600 * 1000);
    EXPECT_EQ(w.server->gauges().players, 0U);
    EXPECT_EQ(w.reconnect(anna).error(), "bad_token");
}

}  // namespace vegas::test
