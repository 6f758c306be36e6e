// A game that nobody looks at leaves memory and goes on when somebody comes. Its clocks stand still
// until all are back, or those who are back agree.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

class Sleep : public AtServer {
protected:
    std::vector<Client*> start(const std::vector<std::string>& names,
                               const json& more = decision_clock(30'000)) {
        auto seated = w.table("classic", names, more);
        FastDraws picks(7);
        for (int i = 0; i < 5; ++i) EXPECT_TRUE(w.step(seated, picks));
        return seated;
    }
    void cut_all(const std::vector<Client*>& seated) {
        for (Client* c : seated) w.disconnect(*c);
    }
    void let_sleep(const std::vector<Client*>& seated) {
        cut_all(seated);
        w.advance(11 * kMinute);
        ASSERT_EQ(w.server->gauges().tables, 0U);
    }
    Client& come_back(const Client& old) {
        Client& c = w.reconnect(old);
        w.send(c, {{"op", "table.join"}, {"invite", w.invite}});
        EXPECT_EQ(c.error(), "");
        return c;
    }
    const json& go_on(Client& c) { return w.send(c, {{"op", "table.go_on"}, {"table", w.id}}); }
    [[nodiscard]] static bool stands_still(const Client& c) {
        return c.view["table"].contains("standstill");
    }
    [[nodiscard]] static json game_part(json view) {
        view.erase("table");
        view.erase("you");
        return view;
    }
};

}  // namespace

TEST_F(Sleep, AGameLeavesMemoryAndComesBackTheSame) {
    const auto seated = start({"Anna", "Ben"});
    const json before = seated[0]->view;
    const json decision = seated[0]->prompt["decision"];
    let_sleep(seated);
    EXPECT_EQ(w.server->counters().games_slept, 1U);
    Client& anna = come_back(*seated[0]);
    EXPECT_EQ(w.server->counters().games_woken, 1U);
    EXPECT_EQ(anna.prompt["decision"], decision);
    EXPECT_EQ(game_part(anna.view), game_part(before));
    EXPECT_EQ(anna.view["table"]["commitment"], before["table"]["commitment"]);
    EXPECT_EQ(anna.view["you"], before["you"]);
}

TEST_F(Sleep, ARestartLoadsNoGameThatSleeps) {
    const auto seated = start({"Anna", "Ben"});
    let_sleep(seated);
    w.crash();
    EXPECT_EQ(w.server->gauges().tables, 0U);
    Client& ben = w.reconnect(*seated[1]);
    w.send(ben, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(ben.view["table"]["id"], w.id);
    EXPECT_FALSE(ben.view["table"]["seats"][1]["away"]);
    EXPECT_TRUE(ben.view["table"]["seats"][0]["away"]);
}

TEST_F(Sleep, AFinishedGameDoesNotSleep) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.play(seated);
    cut_all(seated);
    w.advance(11 * kMinute);
    EXPECT_EQ(w.server->counters().games_slept, 0U);
}

TEST_F(Sleep, GamesThatWaitAreListedForThoseWithASeat) {
    const auto seated = start({"Anna", "Ben"});
    const auto turn = find_asked(seated).view["you"]["seat"];
    const json player = seated[1]->welcome["player"];
    let_sleep(seated);
    Client& ben = w.reconnect(*seated[1]);
    EXPECT_TRUE(ben.welcome["tables"].empty());
    const json& games = w.send(ben, {{"op", "games.waiting"}})["waiting"];
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0]["table"], w.id);
    EXPECT_EQ(games[0]["invite"], w.invite);
    EXPECT_EQ(games[0]["turn"], turn);
    EXPECT_EQ(games[0]["seats"][1]["player"], player);
    Client& cleo = w.guest("Cleo");
    EXPECT_TRUE(w.send(cleo, {{"op", "games.waiting"}})["waiting"].empty());
    (void)come_back(*seated[0]);
    EXPECT_TRUE(w.send(ben, {{"op", "games.waiting"}})["waiting"].empty());
}

TEST_F(Sleep, AnUnknownTableIsStillUnknown) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "table.sync"}, {"table", "nowhere"}});
    EXPECT_EQ(anna.error(), "unknown_table");
    w.send(anna, {{"op", "table.join"}, {"invite", "nowhere-nothing"}});
    EXPECT_EQ(anna.error(), "unknown_invite");
}

TEST_F(Sleep, ASleepingPrivateGameIsNobodyElses) {
    const auto seated = start({"Anna", "Ben"});
    let_sleep(seated);
    Client& cleo = w.guest("Cleo");
    w.send(cleo, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(cleo.error(), "unknown_table");
    w.send(cleo, {{"op", "table.join"}, {"invite", w.invite}});
    EXPECT_EQ(cleo.error(), "game_started");
}

TEST_F(Sleep, ClocksStandStillUntilAllAreBack) {
    const auto seated = start({"Anna", "Ben"});
    const json decision = seated[0]->prompt["decision"];
    let_sleep(seated);
    Client& anna = come_back(*seated[0]);
    EXPECT_TRUE(stands_still(anna));
    EXPECT_FALSE(anna.prompt.contains("deadline_ms"));
    w.advance(kHour);
    EXPECT_EQ(anna.prompt["decision"], decision);
    Client& ben = come_back(*seated[1]);
    EXPECT_FALSE(stands_still(anna));
    EXPECT_FALSE(stands_still(ben));
    EXPECT_EQ(ben.prompt["deadline_ms"], 30'000);
    w.advance(30'000);
    EXPECT_GT(anna.prompt["decision"], decision);
}

TEST_F(Sleep, NobodyAloneGoesOnWithAGameThatSlept) {
    const auto seated = start({"Anna", "Ben"});
    const json decision = seated[0]->prompt["decision"];
    let_sleep(seated);
    Client& anna = come_back(*seated[0]);
    EXPECT_EQ(go_on(anna)["ok"], true);
    EXPECT_TRUE(stands_still(anna));
    EXPECT_EQ(anna.view["table"]["standstill"]["agreed"], json::array({0}));
    w.advance(kDay - 1);
    EXPECT_EQ(anna.prompt["decision"], decision);
    w.advance(1);
    EXPECT_FALSE(stands_still(anna));
}

TEST_F(Sleep, ADayCountsFromTheFirstWhoCameThoughTheyLeft) {
    const auto seated = start({"Anna", "Ben"});
    let_sleep(seated);
    Client& anna = come_back(*seated[0]);
    w.disconnect(anna);
    w.advance(kDay);
    EXPECT_EQ(w.server->gauges().tables, 0U);
    EXPECT_FALSE(stands_still(come_back(*seated[0])));
}

TEST_F(Sleep, TwoOfThreeAgreeToGoOn) {
    const auto seated = start({"Anna", "Ben", "Cleo"});
    let_sleep(seated);
    Client& anna = come_back(*seated[0]);
    Client& ben = come_back(*seated[1]);
    go_on(anna);
    EXPECT_TRUE(stands_still(ben));
    go_on(ben);
    EXPECT_FALSE(stands_still(ben));
    EXPECT_FALSE(stands_still(anna));
}

TEST_F(Sleep, WhoGoesAgainAgreesNoMore) {
    const auto seated = start({"Anna", "Ben", "Cleo"});
    let_sleep(seated);
    Client& anna = come_back(*seated[0]);
    go_on(anna);
    Client& ben = come_back(*seated[1]);
    w.disconnect(anna);
    go_on(ben);
    EXPECT_TRUE(stands_still(ben));
    (void)come_back(*seated[0]);
    EXPECT_TRUE(stands_still(ben));
}

TEST_F(Sleep, OneAloneGoesOnOnTheSameEvening) {
    const auto seated = start({"Anna", "Ben"});
    cut_all(seated);
    w.advance(kMinute);
    Client& anna = come_back(*seated[0]);
    EXPECT_TRUE(stands_still(anna));
    go_on(anna);
    EXPECT_FALSE(stands_still(anna));
    EXPECT_TRUE(anna.prompt.contains("deadline_ms"));
}

TEST_F(Sleep, ActionsAndHouseBotsNeedNobodyElse) {
    auto& anna = w.guest("Anna");
    auto& ben = w.guest("Ben");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}});
    w.id = made["table"];
    w.invite = made["invite"];
    w.send(ben, {{"op", "table.join"}, {"invite", w.invite}});
    w.send(anna, {{"op", "table.add_bot"}, {"table", w.id}, {"level", "easy"}});
    for (Client* c : {&anna, &ben}) w.send(*c, {{"op", "table.ready"}, {"table", w.id}});
    let_sleep({&anna, &ben});
    Client& first = come_back(anna);
    // Until Ben, who is not there, is asked.
    for (int i = 0; i < 3 && first.prompt["seat"] != 1; ++i) {
        if (first.has_prompt()) w.act(first, first.prompt["actions"][0]);
    }
    EXPECT_EQ(first.prompt["seat"], 1);
    EXPECT_TRUE(stands_still(first));
    w.advance(kHour);
    EXPECT_EQ(first.prompt["seat"], 1);
}

TEST_F(Sleep, AGameThatHouseBotsBeganAloneSleepsToo) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "quick_play"}, {"ruleset", "classic"}});
    w.disconnect(anna);
    w.advance(core::Limits{}.quick_start_ms);
    ASSERT_EQ(w.server->counters().games_started(Ruleset::classic), 1U);
    w.advance(core::Limits{}.sleep_after_ms);
    EXPECT_EQ(w.server->counters().games_slept, 1U);
    EXPECT_EQ(w.server->gauges().tables, 0U);
}

TEST_F(Sleep, AProgramIsNotWaitedFor) {
    const auto seated = start({"Anna", "Ben"});
    cut_all(seated);
    Client& ben = w.connect();
    w.send(ben, {{"op", "hello"},
                 {"protocol", 1},
                 {"token", seated[1]->welcome["token"]},
                 {"bot", {{"name", "Robo"}}}});
    w.send(ben, {{"op", "table.join"}, {"invite", w.invite}});
    w.disconnect(ben);
    w.advance(11 * kMinute);
    EXPECT_FALSE(stands_still(come_back(*seated[0])));
}

TEST_F(Sleep, InAnOutageNoGameWakes) {
    const auto seated = start({"Anna", "Ben"});
    let_sleep(seated);
    Client& anna = w.reconnect(*seated[0]);
    w.queries_at_once = false;
    w.send(anna, {{"op", "table.sync"}, {"table", w.id}});
    w.advance(kMinute);
    Client& late = w.guest("Late");
    w.send(late, {{"op", "table.join"}, {"invite", w.invite}});
    EXPECT_EQ(late.error(), "storage_unavailable");
    w.queries_at_once = true;
    w.run_queries();
    EXPECT_EQ(anna.view["table"]["id"], w.id);
}

TEST_F(Sleep, AGameWakesThoughItsPlayerIsGoneMeanwhile) {
    const auto seated = start({"Anna", "Ben"});
    let_sleep(seated);
    Client& anna = w.reconnect(*seated[0]);
    w.queries_at_once = false;
    w.send(anna, {{"op", "table.sync"}, {"table", w.id}});
    w.disconnect(anna);
    w.queries_at_once = true;
    w.run_queries();
    EXPECT_EQ(w.server->gauges().tables, 1U) << "to the store, it is awake here";
    Client& again = w.reconnect(*seated[0]);
    w.send(again, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(again.view["table"]["id"], w.id);
}

// Before the first answer of the store both would find room for one.
TEST(SleepAtAFullServer, TwoGamesThatWakeAtOnceNeedRoomForTwo) {
    FakeShell own({.limits = {.tables = 1}, .bot_pause_ms = 0});
    std::vector<Client*> hosts;
    std::vector<std::string> ids;
    for (const char* name : {"Anna", "Cleo"}) {
        const auto seated = own.table("classic", {name, "Ben"});
        hosts.push_back(seated[0]);
        ids.push_back(own.id);
        for (Client* c : seated) own.disconnect(*c);
        own.advance(11 * kMinute);
    }
    ASSERT_EQ(own.server->gauges().tables, 0U);
    std::vector<Client*> back;
    for (Client* host : hosts) back.push_back(&own.reconnect(*host));
    own.queries_at_once = false;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        own.send(*back[i], {{"op", "table.sync"}, {"table", ids[i]}});
    }
    own.run_queries();
    EXPECT_EQ(own.server->gauges().tables, 1U);
    EXPECT_EQ(back[0]->error(), "");
    EXPECT_EQ(back[1]->error(), "table_limit");
}

TEST_F(Sleep, AGameThatNobodyComesBackToIsForgotten) {
    const auto seated = start({"Anna", "Ben"});
    let_sleep(seated);
    const auto purge_after = [this](std::int64_t days) {
        w.store.purge({.now = {w.now.ms + days * kDay},
                       .players_ms = 1'000 * kDay,
                       .games_ms = 1'000 * kDay,
                       .games_most = 100,
                       .sleeping_ms = 365 * kDay,
                       .sleeping_alone_ms = 30 * kDay});
    };
    for (int day = 1; day < 7; ++day) purge_after(day);
    Client& ben = w.reconnect(*seated[1]);
    EXPECT_EQ(w.send(ben, {{"op", "games.waiting"}})["waiting"].size(), 1U);
}

}  // namespace vegas::test
