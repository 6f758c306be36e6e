// The host of a private table asks for a pause or for more time: all clocks stand when all who are
// connected have accepted.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

constexpr int kPausedClock = 30'000;
constexpr int kToAccept = 20'000;  // Limits::pause_request_ms
constexpr int kAskAgain = 60'000;  // Limits::pause_again_ms

}  // namespace

class Paused : public testing::Test {
protected:
    FakeShell w{{.limits = {}, .bot_pause_ms = 700}};
    std::vector<Client*> seated;

    void begin(const std::vector<std::string>& names = {"Anna", "Ben", "Cleo"}, json more = {}) {
        json options = decision_clock(kPausedClock);
        if (!more.is_null()) options.update(more);
        seated = w.table("classic", names, options);
    }
    const json& ask(Client& c, const char* kind = "pause", int minutes = 10) {
        return w.send(
            c, {{"op", "table.pause"}, {"table", w.id}, {"kind", kind}, {"minutes", minutes}});
    }
    const json& accept(Client& c, bool accept = true) {
        return w.send(c, {{"op", "table.accept_pause"}, {"table", w.id}, {"accept", accept}});
    }
    const json& go_on(Client& c) { return w.send(c, {{"op", "table.go_on"}, {"table", w.id}}); }
    void pause(const char* kind = "pause", int minutes = 10) {
        ask(*seated[0], kind, minutes);
        for (std::size_t i = 1; i < seated.size(); ++i) accept(*seated[i]);
        ASSERT_TRUE(is_paused());
    }
    Client& asked() { return find_asked(seated); }
    Client& other() { return *seated[seated[0] == &asked() ? 1 : 0]; }
    [[nodiscard]] const json& table() const { return seated[0]->view["table"]; }
    [[nodiscard]] bool is_paused() const { return table().contains("pause"); }
    [[nodiscard]] bool is_requested() const { return table().contains("pause_request"); }
    [[nodiscard]] json waits_for() const { return table()["pause_request"]["seats"]; }
    // As a client that has just come would be told.
    json left_ms() {
        w.send(*seated[0], {{"op", "table.sync"}, {"table", w.id}});
        return seated[0]->prompt.value("deadline_ms", json());
    }
    // Of each seat, connected again after a crash.
    void come_back() {
        for (Client*& c : seated) {
            c = &w.reconnect(*c);
            w.send(*c, {{"op", "table.join"}, {"invite", w.invite}});
            ASSERT_EQ(c->error(), "");
        }
    }
};

TEST_F(Paused, BeginsWhenAllHaveAccepted) {
    begin();
    ask(*seated[0]);
    EXPECT_EQ(table()["pause_request"]["kind"], "pause");
    EXPECT_EQ(table()["pause_request"]["minutes"], 10);
    EXPECT_EQ(waits_for(), json::array({1, 2}));
    accept(*seated[1]);
    EXPECT_EQ(waits_for(), json::array({2}));
    EXPECT_FALSE(is_paused());
    accept(*seated[2]);
    EXPECT_FALSE(is_requested());
    EXPECT_EQ(table()["pause"]["kind"], "pause");
    EXPECT_EQ(seated[2]->view["table"]["pause"], table()["pause"]);
    EXPECT_FALSE(seated[1]->prompt.contains("deadline_ms"));
}

TEST_F(Paused, ClocksStandAndGoOnFromWhereTheyStood) {
    begin();
    w.advance(10'000);
    const json decision = asked().prompt["decision"];
    pause();
    w.advance(10 * kMinute - 1);
    EXPECT_TRUE(is_paused());
    EXPECT_EQ(asked().prompt["decision"], decision);
    EXPECT_EQ(left_ms(), json());
    w.advance(1);
    EXPECT_FALSE(is_paused());
    EXPECT_EQ(left_ms(), kPausedClock - 10'000);
    w.advance(kPausedClock - 10'001);
    EXPECT_EQ(asked().prompt["decision"], decision);
    w.advance(1);
    EXPECT_NE(asked().prompt["decision"], decision);
}

TEST_F(Paused, NobodyActsInAPause) {
    begin();
    pause();
    const json action = asked().prompt["actions"][0];
    w.act(asked(), action);
    EXPECT_EQ(asked().error(), "paused");
    EXPECT_TRUE(is_paused());
    go_on(other());
    w.act(asked(), action);
    EXPECT_FALSE(is_paused());
}

// A program plays as ever, and needs no word of a pause.
TEST_F(Paused, ProgramsAreNotAskedAndMayAct) {
    Client& anna = w.guest("Anna");
    Client& ace = w.connect();
    w.send(ace, {{"op", "hello"},
                 {"protocol", 1},
                 {"name", "Ace"},
                 {"bot", {{"name", "ace"}, {"version", "1"}}}});
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}});
    w.id = made["table"];
    w.invite = made["invite"];
    w.send(ace, {{"op", "table.join"}, {"invite", w.invite}});
    for (Client* c : {&anna, &ace}) w.send(*c, {{"op", "table.ready"}, {"table", w.id}});
    seated = {&anna, &ace};
    while (anna.prompt["seat"] == 0) w.act(anna, anna.prompt["actions"][0]);
    ask(anna);
    EXPECT_TRUE(is_paused());
    while (ace.prompt["seat"] == 1) {
        w.act(ace, ace.prompt["actions"][0]);
        ASSERT_EQ(ace.error(), "");
    }
    EXPECT_TRUE(is_paused());
    w.advance(9 * kMinute);
    EXPECT_EQ(anna.prompt["seat"], 0);
    go_on(anna);
    EXPECT_EQ(left_ms(), 120'000);
}

TEST_F(Paused, AnActionEndsMoreTime) {
    begin();
    w.advance(20'000);
    pause("more_time", 5);
    const json decision = asked().prompt["decision"];
    w.advance(4 * kMinute);
    EXPECT_EQ(asked().prompt["decision"], decision);
    Client& actor = asked();
    w.act(actor, actor.prompt["actions"][0]);
    EXPECT_EQ(actor.error(), "");
    EXPECT_FALSE(is_paused());
    EXPECT_EQ(left_ms(), kPausedClock);
}

TEST_F(Paused, MoreTimeThatNobodyUsesIsOver) {
    begin();
    w.advance(20'000);
    const json decision = asked().prompt["decision"];
    pause("more_time", 1);
    w.advance(kMinute);
    EXPECT_FALSE(is_paused());
    EXPECT_EQ(left_ms(), kPausedClock - 20'000);
    w.advance(kPausedClock - 20'000);
    EXPECT_NE(asked().prompt["decision"], decision);
}

TEST_F(Paused, AnybodySeatedEndsIt) {
    begin();
    pause();
    Client& watcher = w.guest("Dan");
    w.send(watcher, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    go_on(watcher);
    EXPECT_EQ(watcher.error(), "not_seated");
    EXPECT_TRUE(is_paused());
    w.advance(kMinute);
    go_on(*seated[2]);
    EXPECT_FALSE(is_paused());
    EXPECT_EQ(left_ms(), kPausedClock);
}

TEST_F(Paused, ARequestIsRefusedAfterTwentySeconds) {
    begin();
    ask(*seated[0]);
    accept(*seated[1]);
    w.advance(kToAccept - 1);
    EXPECT_TRUE(is_requested());
    w.advance(1);
    EXPECT_FALSE(is_requested());
    EXPECT_FALSE(is_paused());
    EXPECT_EQ(accept(*seated[2])["error"]["code"], "no_pause");
}

TEST_F(Paused, OneRefusesForAllAndTheHostWaitsBeforeAskingAgain) {
    begin();
    ask(*seated[0]);
    accept(*seated[1], false);
    EXPECT_FALSE(is_requested());
    const json refused = ask(*seated[0]);
    EXPECT_EQ(refused["error"]["code"], "rate_limited");
    EXPECT_EQ(refused["error"]["data"]["retry_after_ms"], kAskAgain);
    w.advance(kAskAgain);
    ask(*seated[0]);
    EXPECT_TRUE(is_requested());
}

TEST_F(Paused, OnlyTheHostAsks) {
    begin();
    EXPECT_EQ(ask(*seated[1])["error"]["code"], "not_host");
}

TEST_F(Paused, OneRequestAtATime) {
    begin();
    ask(*seated[0]);
    EXPECT_EQ(ask(*seated[0])["ok"], true);  // said again after a lost reply
    EXPECT_EQ(ask(*seated[0], "pause", 11)["error"]["code"], "no_pause");
    EXPECT_EQ(table()["pause_request"]["minutes"], 10);
    for (std::size_t i = 1; i < seated.size(); ++i) accept(*seated[i]);
    EXPECT_EQ(accept(*seated[1])["ok"], true);
    EXPECT_EQ(ask(*seated[0])["error"]["code"], "no_pause");
}

TEST_F(Paused, OnlyAtPrivateTablesAndInAGame) {
    begin({"Anna", "Ben"}, {{"visibility", "public"}});
    EXPECT_EQ(ask(*seated[0])["error"]["code"], "no_pause");
    Client& host = *seated[0];
    const json made = w.send(host, {{"op", "table.create"}, {"ruleset", "classic"}});
    w.id = made["table"];
    EXPECT_EQ(ask(host)["error"]["code"], "game_not_started");
}

TEST_F(Paused, NotWhereAMoveTakesDays) {
    begin({"Anna", "Ben"}, decision_clock(kDay));
    EXPECT_EQ(ask(*seated[0])["error"]["code"], "no_pause");
}

TEST_F(Paused, WithoutAClockThereIsNoMoreTime) {
    begin({"Anna", "Ben"}, {{"clock", nullptr}});
    EXPECT_EQ(ask(*seated[0], "more_time")["error"]["code"], "no_pause");
    pause();
}

TEST_F(Paused, ThirtyMinutesAtMost) {
    begin();
    for (const int minutes : {0, 31}) {
        EXPECT_EQ(ask(*seated[0], "pause", minutes)["error"]["code"], "bad_message");
    }
}

TEST_F(Paused, WhoIsAwayIsNotAsked) {
    begin();
    w.disconnect(*seated[2]);
    ask(*seated[0]);
    EXPECT_EQ(waits_for(), json::array({1}));
    accept(*seated[1]);
    EXPECT_TRUE(is_paused());
}

TEST_F(Paused, WhoComesBackMeanwhileIsAsked) {
    begin();
    w.disconnect(*seated[2]);
    ask(*seated[0]);
    seated[2] = &w.reconnect(*seated[2]);
    EXPECT_EQ(waits_for(), json::array({1, 2}));
    accept(*seated[1]);
    EXPECT_FALSE(is_paused());
    accept(*seated[2]);
    EXPECT_TRUE(is_paused());
}

TEST_F(Paused, WhoGoesMeanwhileIsNotWaitedFor) {
    begin();
    ask(*seated[0]);
    accept(*seated[1]);
    w.disconnect(*seated[2]);
    EXPECT_TRUE(is_paused());
}

TEST_F(Paused, ARequestForMoreTimeIsGoneWithItsDecision) {
    begin();
    ask(*seated[0], "more_time");
    EXPECT_TRUE(is_requested());
    Client& actor = asked();
    w.act(actor, actor.prompt["actions"][0]);
    EXPECT_FALSE(is_requested());
    ask(*seated[0], "more_time");  // nobody had refused it
    EXPECT_TRUE(is_requested());
}

TEST_F(Paused, ARequestIsGoneWithItsHost) {
    begin();
    ask(*seated[0]);
    w.send(*seated[0], {{"op", "table.leave"}, {"table", w.id}});
    EXPECT_FALSE(seated[1]->view["table"].contains("pause_request"));
    EXPECT_FALSE(seated[1]->view["table"].contains("pause"));
}

TEST_F(Paused, HouseBotsWaitAndAreNotAsked) {
    auto& anna = w.guest("Anna");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}});
    w.id = made["table"];
    w.invite = made["invite"];
    w.send(anna, {{"op", "table.add_bot"}, {"table", w.id}, {"level", "easy"}});
    w.send(anna, {{"op", "table.ready"}, {"table", w.id}});
    w.send(anna, {{"op", "table.start"}, {"table", w.id}});
    seated = {&anna};
    while (anna.prompt["seat"] == 0) w.act(anna, anna.prompt["actions"][0]);
    ask(anna);
    EXPECT_TRUE(is_paused());
    const json decision = anna.prompt["decision"];
    w.advance(9 * kMinute);
    EXPECT_EQ(anna.prompt["decision"], decision);
    go_on(anna);
    w.advance(700);
    EXPECT_GT(anna.prompt["decision"], decision);
}

TEST_F(Paused, ABotThatTakesASeatMeanwhileWaitsNoLongerForIt) {
    begin();
    pause();
    w.advance(9 * kMinute);
    Client& left = asked();
    Client& there = other();
    w.send(left, {{"op", "table.leave"}, {"table", w.id}});
    const json decision = there.prompt["decision"];
    go_on(there);
    EXPECT_EQ(there.prompt["decision"], decision);
    w.advance(700);
    EXPECT_NE(there.prompt["decision"], decision);
}

TEST_F(Paused, AHostWithoutASeatEndsIt) {
    Client& host = w.guest("Dan");
    const json made = w.send(
        host, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}, {"as", "spectator"}});
    w.id = made["table"];
    for (int i = 0; i < 2; ++i) {
        w.send(host, {{"op", "table.add_bot"}, {"table", w.id}, {"level", "easy"}});
    }
    w.send(host, {{"op", "table.start"}, {"table", w.id}});
    seated = {&host};
    ask(host);
    EXPECT_TRUE(is_paused());
    EXPECT_EQ(go_on(host)["ok"], true);
    EXPECT_FALSE(is_paused());
}

TEST_F(Paused, GoingOnEndsAPauseAndAgreesToGoOnWithoutTheOthers) {
    begin();
    pause("pause", 30);
    w.crash();
    seated[0] = &w.reconnect(*seated[0]);
    w.send(*seated[0], {{"op", "table.join"}, {"invite", w.invite}});
    ASSERT_TRUE(is_paused());
    ASSERT_TRUE(table().contains("standstill"));
    go_on(*seated[0]);
    EXPECT_FALSE(is_paused());
    const json standstill = table().value("standstill", json());
    EXPECT_TRUE(standstill.is_null() || !standstill["agreed"].empty()) << standstill;
}

TEST_F(Paused, SurvivesACrashAndIsNotLongerForIt) {
    begin();
    w.advance(10'000);
    const json decision = asked().prompt["decision"];
    pause();
    const json until = table()["pause"]["until_ms"];
    w.advance(4 * kMinute);
    w.crash();
    come_back();
    EXPECT_EQ(table()["pause"]["until_ms"], until);
    EXPECT_EQ(seated[0]->prompt["decision"], decision);
    EXPECT_FALSE(seated[0]->prompt.contains("deadline_ms"));
    w.advance(6 * kMinute - 1);
    EXPECT_TRUE(is_paused());
    w.advance(1);
    EXPECT_FALSE(is_paused());
    EXPECT_EQ(left_ms(), kPausedClock - 10'000);
}

TEST_F(Paused, IsNotLongerWhereTheNextServersClockIsBehind) {
    begin();
    w.advance(10'000);
    pause();
    w.now.ms -= kDay;
    w.crash();
    come_back();
    EXPECT_TRUE(is_paused());
    w.advance(30 * kMinute);
    EXPECT_FALSE(is_paused());
    EXPECT_EQ(left_ms(), kPausedClock - 10'000);
}

TEST_F(Paused, TakesNobodysTimeWhereTheNextServersClockIsAhead) {
    begin();
    w.advance(10'000);
    pause();
    w.now.ms += kDay;
    w.crash();
    come_back();
    EXPECT_FALSE(is_paused());
    EXPECT_EQ(left_ms(), kPausedClock - 10'000);
}

TEST_F(Paused, ThatIsOverStaysOverAfterACrash) {
    begin();
    pause();
    go_on(*seated[1]);
    w.crash();
    come_back();
    EXPECT_FALSE(is_paused());
    EXPECT_TRUE(seated[0]->prompt.contains("deadline_ms"));
}

TEST_F(Paused, LastsAndIsWaitedInWhereAllLeaveAndComeBack) {
    begin();
    w.advance(10'000);
    pause();
    w.advance(kMinute);
    for (Client* c : seated) w.disconnect(*c);
    w.advance(kMinute);
    come_back();
    EXPECT_FALSE(table().contains("standstill"));
    EXPECT_TRUE(is_paused());
    w.advance(8 * kMinute);
    EXPECT_FALSE(is_paused());
    EXPECT_EQ(left_ms(), kPausedClock - 10'000);
}

TEST_F(Paused, EndsWhileNobodyIsThereAndClocksStandOn) {
    begin();
    w.advance(10'000);
    pause();
    for (Client* c : seated) w.disconnect(*c);
    w.advance(kHour);
    come_back();
    EXPECT_FALSE(is_paused());
    EXPECT_FALSE(table().contains("standstill"));
    EXPECT_EQ(left_ms(), kPausedClock - 10'000);
}

TEST_F(Paused, SleepsWithItsGame) {
    begin();
    w.advance(10'000);
    pause("pause", 30);
    for (Client* c : seated) w.disconnect(*c);
    w.advance(11 * kMinute);
    ASSERT_EQ(w.server->gauges().tables, 0U);
    come_back();
    EXPECT_TRUE(is_paused());
    go_on(*seated[1]);
    EXPECT_EQ(left_ms(), kPausedClock - 10'000);
}

TEST_F(Paused, NobodyLosesASeatMeanwhile) {
    begin();
    Client& watcher = w.guest("Dan");
    w.send(watcher, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    pause("pause", 30);
    w.disconnect(*seated[2]);
    w.advance(5 * kMinute);
    w.send(watcher, {{"op", "table.request_seat"}, {"table", w.id}, {"seat", 2}});
    EXPECT_EQ(watcher.error(), "");
    const json player = watcher.welcome["player"];
    w.send(*seated[0], {{"op", "table.assign_seat"}, {"table", w.id}, {"player", player}});
    EXPECT_EQ(seated[0]->error(), "paused");
    EXPECT_TRUE(is_paused());
}

TEST_F(Paused, WhoIsAwayWhenItEndsIsNotWaitedFor) {
    begin();
    pause();
    w.disconnect(asked());
    w.advance(10 * kMinute);
    Client& there = other();
    EXPECT_FALSE(there.view["table"].contains("standstill"));
    const json decision = there.prompt["decision"];
    w.advance(kPausedClock);
    EXPECT_NE(there.prompt["decision"], decision);
}

TEST_F(Paused, IsOfNoUseToAGameThatStandsStill) {
    begin();
    for (Client* c : seated) w.disconnect(*c);
    w.advance(kMinute);
    seated[0] = &w.reconnect(*seated[0]);
    w.send(*seated[0], {{"op", "table.join"}, {"invite", w.invite}});
    EXPECT_EQ(ask(*seated[0])["error"]["code"], "no_pause");
}

}  // namespace vegas::test
