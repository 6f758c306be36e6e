// A friend who watches plays on for a house bot, or for somebody who is absent.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

// Anna hosts, Ben and a bot sit there too, Carla watches; the game runs.
class Handover : public testing::Test {
protected:
    Handover() {
        w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}});
        id = anna.reply["table"];
        invite = anna.reply["invite"];
        w.send(ben, {{"op", "table.join"}, {"invite", invite}});
        watch(carla);
        w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    }
    void start() {
        w.send(anna, {{"op", "table.start"}, {"table", id}});
        ASSERT_EQ(anna.error(), "");
    }
    std::string watch(Client& who) {
        w.send(who, {{"op", "table.join"}, {"invite", invite}, {"as", "spectator"}});
        return who.error();
    }
    std::string take(Client& who, int seat) {
        w.send(who, {{"op", "table.request_seat"}, {"table", id}, {"seat", seat}});
        return who.error();
    }
    std::string give(Client& from, const Client& to, bool gives = true) {
        w.send(from, {{"op", "table.assign_seat"},
                      {"table", id},
                      {"player", to.welcome["player"]},
                      {"accept", gives}});
        return from.error();
    }
    json wanted(const Client& c) { return c.view["table"].value("seat_requests", json::array()); }

    FakeShell w;
    Client& anna = w.guest("Anna");
    Client& ben = w.guest("Ben");
    Client& carla = w.guest("Carla");
    std::string id, invite;
};

TEST_F(Handover, TheHostIsAskedAndGivesTheSeatOfABot) {
    start();
    EXPECT_EQ(take(carla, 2), "");
    EXPECT_EQ(wanted(anna),
              json::array({{{"seat", 2}, {"player", carla.welcome["player"]}, {"name", "Carla"}}}));
    EXPECT_EQ(anna.last("update")->at("events"),
              json::array({{{"kind", "seat_requested"}, {"seat", 2}, {"name", "Carla"}}}));
    const std::string bot = anna.view["table"]["seats"][2]["name"];
    EXPECT_EQ(give(anna, carla), "");
    EXPECT_EQ(ben.last("update")->at("events")[0],
              json({{"kind", "seat_taken_over"}, {"seat", 2}, {"name", "Carla"}, {"from", bot}}));
    EXPECT_EQ(wanted(anna), json::array());
    EXPECT_EQ(carla.view["you"]["seat"], 2);
    EXPECT_EQ(anna.view["table"]["spectators"], 0);
    const json& seat = anna.view["table"]["seats"][2];
    EXPECT_EQ(seat["player"], carla.welcome["player"]);
    EXPECT_EQ(seat["bot"], nullptr);
    w.play({&anna, &ben, &carla});
    EXPECT_EQ(carla.view["table"]["status"], "finished");
    const auto game = w.finished(carla.view["table"]["game"], invite);
    ASSERT_NE(game, nullptr);
}

TEST_F(Handover, TheHostRefuses) {
    start();
    EXPECT_EQ(take(carla, 2), "");
    EXPECT_EQ(give(anna, carla, false), "");
    EXPECT_EQ(wanted(carla), json::array());
    EXPECT_EQ(give(anna, carla), "nobody_there");
    EXPECT_EQ(carla.view["you"], nullptr);
}

TEST_F(Handover, OnlyTheHostGivesSeatsWhileThere) {
    start();
    EXPECT_EQ(take(carla, 2), "");
    EXPECT_EQ(give(ben, carla), "not_host");
    EXPECT_EQ(give(carla, carla), "not_host");
    w.disconnect(anna);
    EXPECT_EQ(give(carla, carla), "not_host");
    EXPECT_EQ(give(ben, carla), "");
    EXPECT_EQ(carla.view["you"]["seat"], 2);
}

TEST_F(Handover, AHostWhoWatchesAsksNobody) {
    w.send(anna, {{"op", "table.leave"}, {"table", id}});
    w.send(ben,
           {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}, {"as", "spectator"}});
    id = ben.reply["table"];
    for (int i = 0; i < 2; ++i) {
        w.send(ben, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    }
    EXPECT_EQ(take(ben, 1), "");
    EXPECT_EQ(ben.view["you"]["seat"], 1);
}

// Two browsers of one person would only have to wait for somebody's line to blink.
TEST_F(Handover, AHostWaitsTwoMinutesToo) {
    start();
    w.disconnect(ben);
    w.advance(160);
    EXPECT_EQ(take(carla, 1), "");
    EXPECT_EQ(give(anna, carla), "may_come_back");
    EXPECT_EQ(anna.reply["error"]["data"], json({{"retry_after_ms", 120'000 - 160}}));
    w.advance(120'000 - 161);
    EXPECT_EQ(give(anna, carla), "may_come_back");
    w.advance(1);
    EXPECT_EQ(give(anna, carla), "");
}

TEST_F(Handover, AHostWaitsTwoMinutesAfterARestart) {
    start();
    w.disconnect(ben);
    w.advance(120'000);
    w.crash();
    Client& host = w.reconnect(anna);
    Client& friend_of_host = w.guest("Dan");
    watch(friend_of_host);
    EXPECT_EQ(take(friend_of_host, 1), "");
    EXPECT_EQ(give(host, friend_of_host), "may_come_back");
    w.advance(120'000);
    EXPECT_EQ(give(host, friend_of_host), "");
}

TEST_F(Handover, WhatIsRefusedToAHostWhoWatchesChangesNothing) {
    w.send(anna, {{"op", "table.leave"}, {"table", id}});
    w.send(carla, {{"op", "table.leave"}, {"table", id}});
    w.send(carla,
           {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}, {"as", "spectator"}});
    id = carla.reply["table"];
    invite = carla.reply["invite"];
    w.send(ben, {{"op", "table.join"}, {"invite", invite}});
    w.send(ben, {{"op", "table.ready"}, {"table", id}});
    w.send(carla, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    w.disconnect(ben);
    EXPECT_EQ(take(carla, 0), "may_come_back");
    EXPECT_EQ(wanted(carla), json::array());
    w.advance(120'000);
    EXPECT_EQ(take(carla, 0), "");
    EXPECT_EQ(carla.view["you"]["seat"], 0);
}

TEST_F(Handover, AtAQuickTableNobodysSeatIsGiven) {
    w.send(ben, {{"op", "quick_play"}, {"ruleset", "classic"}});
    id = ben.reply["table"];
    w.send(anna, {{"op", "quick_play"}, {"ruleset", "classic"}});
    w.advance(10'000);
    ASSERT_EQ(ben.view["table"]["status"], "playing");
    w.send(carla, {{"op", "table.join"}, {"table", id}, {"as", "spectator"}});
    const int seat = anna.view["you"]["seat"];
    w.disconnect(anna);
    w.advance(120'000);
    EXPECT_EQ(take(carla, seat), "seat_taken");
    Client& returned = w.reconnect(anna);
    w.send(returned, {{"op", "table.leave"}, {"table", id}});
    EXPECT_EQ(take(carla, seat), "seat_taken");
}

TEST_F(Handover, TheSeatOfSomebodyRemovedStaysTheHousesUntilTheEnd) {
    start();
    const auto op = [&](const char* name) {
        w.send(anna, {{"op", name}, {"table", id}, {"player", ben.welcome["player"]}});
        return anna.error();
    };
    EXPECT_EQ(op("table.remove"), "");
    w.advance(120'000);
    EXPECT_EQ(take(carla, 1), "seat_taken");
    EXPECT_EQ(op("table.readmit"), "");
    EXPECT_EQ(take(carla, 1), "seat_taken");
    w.crash();
    Client& again = w.guest("Dan");
    EXPECT_EQ(watch(again), "");
    EXPECT_EQ(take(again, 1), "seat_taken");
    Client& returned = w.reconnect(ben);
    w.send(returned, {{"op", "table.join"}, {"invite", invite}});
    EXPECT_EQ(returned.view["you"]["seat"], 1);
    w.send(returned, {{"op", "table.leave"}, {"table", id}});
    EXPECT_EQ(take(again, 1), "");  // left of one's own accord
}

// ---- a seat with a sealed choice

class SealedSeat : public Handover {
protected:
    // Anna plays against Ben; Carla watches. One of the two has hidden a fist.
    SealedSeat() {
        for (Client* c : {&anna, &ben}) w.send(*c, {{"op", "table.leave"}, {"table", id}});
        seated = w.table("royale", {"Anne", "Bill"},
                         {{"options", {{"tile_set", {{"A1"}, json::array(), json::array()}}}},
                          {"clock", {{"decision_ms", 30'000}}}});
        id = w.id;
        invite = w.invite;
        watch(carla);
        FastDraws picks(1);
        for (int n = 0; n < 200 && chooser() == nullptr; ++n) w.step(seated, picks);
    }
    Client* chooser() {
        for (Client* c : seated) {
            if (c->has_prompt() && c->prompt["kind"] == "punch_choose") return c;
        }
        return nullptr;
    }
    static bool shows_sealed(const Client& c) { return c.view["you"].contains("sealed"); }

    std::vector<Client*> seated;
};

TEST_F(SealedSeat, IsNotGivenBeforeItsChoiceIsShown) {
    ASSERT_NE(chooser(), nullptr);
    Client& gone = *chooser();
    Client& other = *seated[&gone == seated[0] ? 1 : 0];
    const int seat = gone.view["you"]["seat"];
    w.act(gone, {{"kind", "hide"}, {"fist", 2}});
    w.bots_think = false;
    w.disconnect(gone);
    w.advance(120'000);  // the other one is still asked to guess
    EXPECT_EQ(take(carla, seat), "");
    ASSERT_EQ(other.view["table"]["status"], "playing");
    EXPECT_EQ(give(other, carla), "sealed_choice");
    EXPECT_EQ(carla.view["you"], nullptr);
}

TEST_F(SealedSeat, ShowsItsChoiceToWhoMadeItOnly) {
    ASSERT_NE(chooser(), nullptr);
    Client& slow = *chooser();
    w.advance(30'000);  // the house hides a fist for them
    ASSERT_EQ(slow.view["sealed"].size(), 1U);
    EXPECT_FALSE(shows_sealed(slow));
}

// Nor does the answer to a guess tell it.
TEST_F(SealedSeat, DoesNotTellWhichChoiceTheHouseMade) {
    ASSERT_NE(chooser(), nullptr);
    Client& slow = *chooser();
    const json decision = slow.prompt["decision"];
    w.advance(30'000);
    ASSERT_EQ(slow.view["sealed"].size(), 1U);
    for (int fist = 1; fist <= 3; ++fist) {
        w.send(slow, {{"op", "act"},
                      {"table", id},
                      {"decision", decision},
                      {"action", {{"kind", "hide"}, {"fist", fist}}}});
        EXPECT_EQ(slow.error(), "stale_decision") << fist;
    }
}

TEST_F(Handover, WhoIsAbsentLosesTheSeatAndMayWatch) {
    start();
    EXPECT_EQ(take(carla, 1), "seat_taken");
    w.disconnect(ben);
    w.advance(120'000);
    EXPECT_EQ(take(carla, 1), "");
    EXPECT_EQ(give(anna, carla), "");
    EXPECT_EQ(carla.view["you"]["seat"], 1);
    Client& returned = w.reconnect(ben);
    EXPECT_EQ(returned.welcome["tables"], json::array());
    EXPECT_EQ(watch(returned), "");
    EXPECT_EQ(returned.view["you"], nullptr);
}

TEST_F(Handover, WhoComesBackInTimeKeepsTheSeat) {
    start();
    w.disconnect(ben);
    EXPECT_EQ(take(carla, 1), "");
    Client& returned = w.reconnect(ben);
    EXPECT_EQ(wanted(anna), json::array());
    EXPECT_EQ(give(anna, carla), "nobody_there");
    EXPECT_EQ(returned.welcome["tables"][0]["seat"], 1);
}

TEST_F(Handover, TheOpenDecisionIsTheirsFromNowOn) {
    w.bots_think = false;
    start();
    FastDraws picks(1);
    while (anna.view["turn"].is_null() || anna.view["turn"]["seat"] != 2) {
        ASSERT_TRUE(w.step({&anna, &ben}, picks));
    }
    EXPECT_EQ(take(carla, 2), "");
    EXPECT_EQ(give(anna, carla), "");
    ASSERT_TRUE(carla.has_prompt());
    w.act(carla, carla.prompt["actions"][0]);
    EXPECT_EQ(carla.error(), "");
}

TEST_F(Handover, WhoHasASeatOrLeftOneComesBackByJoining) {
    start();
    EXPECT_EQ(take(anna, 2), "already_seated");
    w.send(ben, {{"op", "table.leave"}, {"table", id}});
    EXPECT_EQ(watch(ben), "");
    EXPECT_EQ(take(ben, 2), "already_seated");
    EXPECT_EQ(ben.reply["error"]["data"]["seat"], 1);
}

// Longer than players without a table are remembered.
TEST_F(Handover, WhoLeftAndWentHomeComesBackToTheSeat) {
    w.bots_think = false;
    start();
    w.send(ben, {{"op", "table.leave"}, {"table", id}});
    w.disconnect(ben);
    w.advance(kHour);
    Client& returned = w.reconnect(ben);
    EXPECT_EQ(watch(returned), "");
    EXPECT_EQ(take(returned, 2), "already_seated");
    w.send(returned, {{"op", "table.join"}, {"invite", invite}});
    EXPECT_EQ(returned.error(), "");
    EXPECT_EQ(returned.view["you"]["seat"], 1);
}

TEST_F(Handover, WhoLeftTheSeatThatIsGivenWatchesOnAndIsMissedWhenGone) {
    start();
    w.send(ben, {{"op", "table.leave"}, {"table", id}});
    EXPECT_EQ(watch(ben), "");
    EXPECT_EQ(take(carla, 1), "");
    EXPECT_EQ(give(anna, carla), "");
    EXPECT_EQ(anna.view["table"]["spectators"], 1);
    w.disconnect(ben);
    EXPECT_EQ(anna.view["table"]["spectators"], 0);
    Client& returned = w.reconnect(ben);
    EXPECT_EQ(returned.welcome["tables"], json::array({{{"table", id}, {"seat", nullptr}}}));
    EXPECT_EQ(anna.view["table"]["spectators"], 1);
}

TEST_F(Handover, FreeSeatsAndSeatsThatAreNotThere) {
    w.send(anna, {{"op", "table.remove_bot"}, {"table", id}, {"seat", 2}});
    EXPECT_EQ(take(carla, 2), "nobody_there");
    EXPECT_EQ(take(carla, 3), "no_such_seat");
}

TEST_F(Handover, BeforeTheStartTheNewcomerIsNotReady) {
    EXPECT_EQ(take(carla, 2), "");
    EXPECT_EQ(give(anna, carla), "");
    EXPECT_EQ(anna.view["table"]["seats"][2]["ready"], false);
    EXPECT_EQ(anna.view["table"]["status"], "open");
}

TEST_F(Handover, WhoeverAsksMustStayToGetIt) {
    start();
    EXPECT_EQ(take(carla, 2), "");
    w.send(carla, {{"op", "table.leave"}, {"table", id}});
    EXPECT_EQ(wanted(anna), json::array());
    EXPECT_EQ(give(anna, carla), "nobody_there");
}

TEST_F(Handover, LastsOverARestart) {
    start();
    EXPECT_EQ(take(carla, 2), "");
    EXPECT_EQ(give(anna, carla), "");
    w.crash();
    Client& again = w.reconnect(carla);
    EXPECT_EQ(again.welcome["tables"][0]["seat"], 2);
    Client& host = w.reconnect(anna);
    Client& other = w.reconnect(ben);
    for (Client* c : {&again, &host, &other}) w.send(*c, {{"op", "table.sync"}, {"table", id}});
    w.play({&host, &other, &again});
    EXPECT_EQ(again.view["table"]["status"], "finished");
}

// A lost line, or a restart, shall cost nobody the seat: two who play into each other's hands would
// only have to wait for one.
TEST_F(Handover, WithoutTheHostNobodyLosesTheSeatForAShortAbsence) {
    start();
    w.disconnect(anna);
    EXPECT_EQ(take(carla, 0), "");
    EXPECT_EQ(give(ben, carla), "may_come_back");
    EXPECT_EQ(ben.reply["error"]["data"], json({{"retry_after_ms", 120'000}}));
    EXPECT_EQ(carla.view["you"], nullptr);
    w.advance(119'999);
    EXPECT_EQ(give(ben, carla), "may_come_back");
    w.disconnect(w.reconnect(anna));
    w.advance(1);
    EXPECT_EQ(give(ben, carla), "may_come_back");
    EXPECT_EQ(give(ben, carla, false), "");
}

TEST_F(Handover, AfterARestartEverybodyHasTimeToComeBack) {
    start();
    w.disconnect(anna);
    w.advance(120'000);
    w.crash();
    Client& other = w.reconnect(ben);
    Client& dan = w.guest("Dan");
    watch(dan);
    EXPECT_EQ(take(dan, 0), "");
    EXPECT_EQ(give(other, dan), "may_come_back");
    w.advance(120'000);
    EXPECT_EQ(give(other, dan), "");
    EXPECT_EQ(dan.view["you"]["seat"], 0);
}

TEST_F(Handover, ForAnAbsentHostSomebodyElseWhoWasThereBecomesTheHost) {
    start();
    w.disconnect(anna);
    EXPECT_EQ(take(carla, 0), "");
    w.advance(120'000);
    EXPECT_EQ(give(ben, carla), "");
    EXPECT_EQ(ben.view["table"]["host"], ben.welcome["player"]);
}

TEST_F(Handover, OfAskingThereIsAnEnd) {
    start();
    for (int i = 0; i < 4; ++i) EXPECT_EQ(take(carla, 2), "");
    EXPECT_EQ(take(carla, 2), "rate_limited");
    EXPECT_EQ(wanted(anna).size(), 1U);
}

// The ids of those who ask, in order.
std::vector<std::string> asking(const Client& c) {
    std::vector<std::string> ids;
    for (const json& one : c.view["table"].value("seat_requests", json::array())) {
        ids.push_back(one["player"]);
    }
    return ids;
}

class Wishes : public Handover {
protected:
    Client& asker(const std::string& from = {}) {
        Client& c = w.connect(from);
        w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", "Eve"}});
        EXPECT_EQ(watch(c), "");
        EXPECT_EQ(take(c, 2), "");
        return c;
    }
};

TEST_F(Wishes, AChattingSpectatorTakesNobodysWish) {
    Client& eve = w.guest("Eve");
    watch(eve);
    do {
        w.send(eve, {{"op", "table.chat"}, {"table", id}, {"phrase", "wow"}});
    } while (eve.error().empty());
    EXPECT_EQ(take(eve, 2), "") << "its own budget";
    EXPECT_EQ(take(carla, 2), "");
}

TEST_F(Wishes, AskingAgainAndAgainIsLimitedForTheOneWhoAsks) {
    for (int i = 0; i < 4; ++i) EXPECT_EQ(take(carla, 2), "");
    EXPECT_EQ(take(carla, 2), "rate_limited");
    EXPECT_EQ(carla.reply["error"]["data"]["retry_after_ms"], 4'000);
    EXPECT_EQ(asking(anna), (std::vector<std::string>{carla.welcome["player"]}));
    (void)asker();
    EXPECT_EQ(asking(anna).size(), 2U);
}

TEST_F(Wishes, TheOldestWishYields) {
    take(carla, 2);
    std::vector<std::string> later;
    for (int n = 0; n < 8; ++n) later.push_back(asker().welcome["player"]);
    EXPECT_EQ(asking(anna), later) << "Carla's was the oldest";
}

TEST_F(Wishes, TheManyOfOneNetworkYieldBeforeTheOneOfAnother) {
    take(carla, 2);
    std::vector<std::string> left{carla.welcome["player"]};
    for (int n = 0; n < 8; ++n) {
        const std::string id = asker("192.0.2.7").welcome["player"];
        if (n > 0) left.push_back(id);
    }
    EXPECT_EQ(asking(anna), left);
    w.advance(60'000);
    (void)asker("192.0.2.7");
    EXPECT_EQ(asking(anna).front(), left.front());
}

}  // namespace
}  // namespace vegas::test
