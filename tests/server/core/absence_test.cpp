// Nobody loses a game, a seat or an invite by being away. Time is what the test says it is.
#include <algorithm>

#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

void cut_all(FakeShell& w, const std::vector<Client*>& seated) {
    for (Client* c : seated) w.disconnect(*c);
}

std::vector<Client*> come_back(FakeShell& w, const std::vector<Client*>& seated) {
    std::vector<Client*> back;
    for (const Client* c : seated) {
        back.push_back(&w.reconnect(*c));
        w.send(*back.back(), {{"op", "table.sync"}, {"table", w.id}});
    }
    return back;
}

// Anna hosts an open table where Ben sits too.
struct OpenTable {
    explicit OpenTable(bool is_private = true) {
        w.send(anna, {{"op", "table.create"},
                      {"ruleset", "classic"},
                      {"seats", 3},
                      {"visibility", is_private ? "private" : "public"}});
        id = anna.reply["table"];
        invite = anna.reply["invite"];
        join(ben);
    }
    void join(Client& who) { w.send(who, {{"op", "table.join"}, {"invite", invite}}); }

    FakeShell w;
    Client& anna = w.guest("Anna");
    Client& ben = w.guest("Ben");
    std::string id, invite;
};

}  // namespace

using Absence = AtServer;

TEST_F(Absence, AGameWithoutAClockWaitsForItsPeople) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, {{"clock", nullptr}});
    cut_all(w, seated);
    w.advance(29 * kDay);
    Client& anna = w.reconnect(*seated[0]);
    w.send(anna, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(anna.prompt["decision"], 1);
}

TEST_F(Absence, AClockStandsWhileNobodyIsThere) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, decision_clock(30'000));
    w.advance(10'000);
    cut_all(w, seated);
    w.advance(kHour);
    Client& again = find_asked(come_back(w, seated));
    EXPECT_EQ(again.prompt["decision"], 1);
    EXPECT_EQ(again.prompt["deadline_ms"], 20'000);
    w.advance(19'999);
    EXPECT_EQ(again.prompt["decision"], 1);
    w.advance(1);
    EXPECT_EQ(again.prompt["decision"], 2);
}

TEST_F(Absence, AnotherPersonsClockGoesOnWhileOneIsThere) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, decision_clock(30'000));
    Client& first = find_asked(seated);
    Client& other = *seated[&first == seated[0] ? 1 : 0];
    w.disconnect(first);
    w.advance(30'000);
    EXPECT_EQ(other.prompt["decision"], 2);
}

TEST_F(Absence, HouseBotsDoNotPlayAlone) {
    FakeShell own({.limits = {}, .bot_pause_ms = 700});
    Client& anna = own.guest("Anna");
    own.send(anna,
             {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}, {"as", "spectator"}});
    const std::string id = anna.reply["table"];
    for (int i = 0; i < 2; ++i) {
        own.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    }
    own.disconnect(anna);
    own.advance(kDay);
    EXPECT_EQ(own.server->gauges().tables, 1U);
    EXPECT_EQ(own.server->gauges().tables_playing, 0U);  // nobody waits for it
    Client& again = own.reconnect(anna);
    own.send(again, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(again.prompt["decision"], 1);
    own.advance(700);
    EXPECT_EQ(again.prompt["decision"], 2);
}

TEST_F(Absence, WithoutAStoreAGameWaitsInMemory) {
    FakeShell own(
        {.limits = {.waiting_game_ms = 20 * kDay, .sleep_after_ms = 0}, .bot_pause_ms = 0});
    const auto seated = own.table("classic", {"Anna", "Ben"});
    cut_all(own, seated);
    own.advance(20 * kDay - 1);
    EXPECT_EQ(own.server->gauges().tables, 1U);
    own.advance(1);
    EXPECT_EQ(own.server->gauges().tables, 0U);
}

TEST_F(Absence, AGameWaitsOverARestart) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, decision_clock(30'000));
    cut_all(w, seated);
    w.advance(kDay);
    w.crash();
    w.advance(kDay);
    const Client& anna = *come_back(w, seated)[0];
    EXPECT_EQ(anna.prompt["decision"], 1);
    EXPECT_EQ(anna.prompt["deadline_ms"], 30'000);
}

TEST_F(Absence, TimeOfAnOutageIsNotCountedTwice) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, decision_clock(30'000));
    w.advance(10'000);
    w.stores_at_once = false;
    cut_all(w, seated);
    w.advance(kHour);
    w.stores_at_once = true;
    w.store_all();
    w.advance(kHour);
    const Client& again = find_asked(come_back(w, seated));
    EXPECT_EQ(again.prompt["decision"], 1);
    EXPECT_EQ(again.prompt["deadline_ms"], 20'000);
}

TEST_F(Absence, AGameThatStandsStillIsNotInTheLobby) {
    Client& dan = w.guest("Dan");
    w.send(dan, {{"op", "lobby.watch"}});
    const auto seated = w.table("classic", {"Anna", "Ben"}, {{"visibility", "public"}});
    w.advance(1'000);
    EXPECT_EQ(dan.last("lobby.update")->at("count"), 1);
    cut_all(w, seated);
    w.advance(1'000);
    EXPECT_EQ(dan.last("lobby.update")->at("count"), 0);
    w.reconnect(*seated[0]);
    w.advance(1'000);
    EXPECT_EQ(dan.last("lobby.update")->at("count"), 1);
}

TEST_F(Absence, AnOpenPrivateTableKeepsItsHostForTwelveHours) {
    OpenTable t;
    t.w.disconnect(t.anna);
    t.w.advance(12 * kHour - 1);
    EXPECT_EQ(t.ben.view["table"]["host"], t.anna.welcome["player"]);
    EXPECT_EQ(t.ben.view["table"]["seats"][0]["player"], t.anna.welcome["player"]);
    t.w.advance(1);
    EXPECT_EQ(t.ben.view["table"]["host"], t.ben.welcome["player"]);
    EXPECT_EQ(t.ben.view["table"]["seats"][0], nullptr);
}

TEST_F(Absence, AnOpenPrivateTableKeepsAGuestsSeatForHalfAnHour) {
    OpenTable t;
    t.w.disconnect(t.ben);
    t.w.advance(30 * kMinute - 1);
    EXPECT_EQ(t.anna.view["table"]["seats"][1]["player"], t.ben.welcome["player"]);
    t.w.advance(1);
    EXPECT_EQ(t.anna.view["table"]["seats"][1], nullptr);
}

TEST_F(Absence, AnOpenPrivateTableStaysForItsHost) {
    OpenTable t;
    t.w.disconnect(t.anna);
    t.w.disconnect(t.ben);
    t.w.advance(12 * kHour - 1);
    EXPECT_EQ(t.w.server->gauges().tables, 1U);
    Client& dan = t.w.guest("Dan");
    t.join(dan);
    EXPECT_EQ(dan.error(), "");
    EXPECT_EQ(dan.view["table"]["host"], t.anna.welcome["player"]);
}

TEST_F(Absence, AnOpenPrivateTableWithoutAHostStaysForHalfAnHour) {
    OpenTable t;
    Client& dan = t.w.guest("Dan");
    t.w.send(dan, {{"op", "table.join"}, {"invite", t.invite}, {"as", "spectator"}});
    for (Client* c : {&t.anna, &t.ben}) t.w.send(*c, {{"op", "table.leave"}, {"table", t.id}});
    t.w.disconnect(dan);
    t.w.advance(30 * kMinute - 1);
    EXPECT_EQ(t.w.server->gauges().tables, 1U);
    t.w.advance(1);
    EXPECT_EQ(t.w.server->gauges().tables, 0U);
}

TEST_F(Absence, AnOpenPublicTableIsClosedAfterFiveMinutes) {
    OpenTable t(false);
    t.w.disconnect(t.anna);
    t.w.disconnect(t.ben);
    t.w.advance(5 * kMinute - 1);
    EXPECT_EQ(t.w.server->gauges().tables, 1U);
    t.w.advance(1);
    EXPECT_EQ(t.w.server->gauges().tables, 0U);
}

// ---- room for new tables

namespace {

core::Settings few(std::size_t core::Limits::*limit, std::size_t most) {
    core::Settings s{.limits = {}, .bot_pause_ms = 0};
    s.limits.*limit = most;
    return s;
}

std::string make_open_table(FakeShell& w, Client& c) {
    w.send(c, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}});
    return c.error();
}

// A game against a house bot without a clock. Returns the table.
std::string play_alone(FakeShell& w, Client& c) {
    w.send(c, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}, {"clock", nullptr}});
    if (!c.error().empty()) return c.error();
    const std::string id = c.reply["table"];
    w.send(c, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    w.send(c, {{"op", "table.ready"}, {"table", id}});
    return id;
}

}  // namespace

TEST(Room, AFullServerClosesWhatNobodyUses) {
    FakeShell w(few(&core::Limits::tables, 2));
    const auto seated = w.table("classic", {"Anna", "Ben"});
    const std::string game = w.id;
    Client& cleo = w.guest("Cleo");
    EXPECT_EQ(make_open_table(w, cleo), "");
    const std::string open = cleo.reply["table"];
    cut_all(w, seated);
    w.disconnect(cleo);
    Client& dan = w.guest("Dan");
    w.advance(5 * kMinute - 1'000);
    EXPECT_EQ(make_open_table(w, dan), "table_limit");
    w.advance(1'000);
    EXPECT_EQ(make_open_table(w, dan), "");
    EXPECT_FALSE(w.server->has_table(open));  // rather than a game that is under way
    EXPECT_TRUE(w.server->has_table(game));
    EXPECT_EQ(make_open_table(w, dan), "");
    EXPECT_FALSE(w.server->has_table(game));
    EXPECT_EQ(make_open_table(w, dan), "table_limit");  // somebody is at both
}

TEST(Room, AnAddressMakesRoomAmongItsOwnTables) {
    FakeShell w(few(&core::Limits::tables_per_address, 1));
    const auto others = w.table("classic", {"Anna", "Ben"});
    const std::string game = w.id;
    cut_all(w, others);
    Client& cleo = w.connect("192.0.2.7");
    w.send(cleo, {{"op", "hello"}, {"protocol", 1}, {"name", "Cleo"}});
    EXPECT_EQ(make_open_table(w, cleo), "");
    const std::string first = cleo.reply["table"];
    w.disconnect(cleo);
    w.advance(5 * kMinute);
    Client& dan = w.connect("192.0.2.7");
    w.send(dan, {{"op", "hello"}, {"protocol", 1}, {"name", "Dan"}});
    EXPECT_EQ(make_open_table(w, dan), "");
    EXPECT_FALSE(w.server->has_table(first));
    EXPECT_TRUE(w.server->has_table(game));
}

TEST(Room, WhoLeavesGamesAgainstBotsBehindMayBeginAnother) {
    FakeShell w(few(&core::Limits::tables_per_player, 2));
    Client& anna = w.guest("Anna");
    const std::string first = play_alone(w, anna);
    w.advance(kMinute);
    const std::string second = play_alone(w, anna);
    EXPECT_EQ(play_alone(w, anna), "table_limit");
    w.advance(4 * kMinute);
    play_alone(w, anna);
    EXPECT_EQ(anna.error(), "");
    EXPECT_FALSE(w.server->has_table(first));
    EXPECT_TRUE(w.server->has_table(second));
}

TEST(Room, AGameWithSomebodyElseIsNotClosedForTheNextOne) {
    FakeShell w(few(&core::Limits::tables_per_player, 1));
    const auto seated = w.table("classic", {"Anna", "Ben"}, {{"clock", nullptr}});
    w.disconnect(*seated[1]);
    w.advance(kHour);
    EXPECT_EQ(make_open_table(w, *seated[0]), "table_limit");
    EXPECT_TRUE(w.server->has_table(w.id));
}

TEST(Leaving, AndComingBackTellsAllWhatIsLeftOfTheClock) {
    FakeShell w;
    const auto seated = w.table("classic", {"Anna", "Ben"}, decision_clock(60'000));
    w.bots_think = false;
    Client& decider = find_asked(seated);
    const Client& other = *seated[&decider == seated[0] ? 1 : 0];
    w.send(decider, {{"op", "table.leave"}, {"table", w.id}});
    EXPECT_FALSE(other.prompt.contains("deadline_ms")) << "the house decides";
    w.send(decider, {{"op", "table.join"}, {"invite", w.invite}});
    EXPECT_EQ(other.prompt.value("deadline_ms", 0), 60'000);
    EXPECT_EQ(decider.prompt.value("deadline_ms", 0), 60'000);
}

TEST(Leaving, IsToldOnceThoughTheTableIsClosedLater) {
    for (const bool finished : {false, true}) {
        FakeShell w;
        const auto seated = w.table("classic", {"Anna", "Ben"});
        if (finished) w.play(seated);
        for (Client* c : seated) w.send(*c, {{"op", "table.leave"}, {"table", w.id}});
        w.advance(kMinute);
        EXPECT_FALSE(w.server->has_table(w.id));
        for (const Client* c : seated) {
            EXPECT_EQ(std::ranges::count_if(
                          c->inbox, [](const json& m) { return m.value("ev", "") == "left"; }),
                      1);
        }
    }
}

}  // namespace vegas::test
