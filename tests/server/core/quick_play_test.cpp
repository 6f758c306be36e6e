// One button: sit down where the next game starts, and play, with house bots if need be.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

const json kQuick{{"op", "quick_play"}, {"ruleset", "royale"}};

std::string quick(FakeShell& w, Client& c, const json& more = json::object()) {
    json m = kQuick;
    m.update(more);
    w.send(c, m);
    EXPECT_EQ(c.error(), "");
    return c.reply.value("table", "");
}

// The messages that came after the reply to the last request, by their `ev`.
std::vector<std::string> after_reply(const Client& c) {
    std::vector<std::string> evs;
    for (auto it = c.inbox.rbegin(); it != c.inbox.rend() && !it->contains("re"); ++it) {
        evs.insert(evs.begin(), it->value("ev", ""));
    }
    return evs;
}

using Evs = std::vector<std::string>;

}  // namespace

using QuickPlay = AtServer;

TEST_F(QuickPlay, MakesATableWhereThereIsNone) {
    Client& anna = w.guest("Anna");
    const std::string id = quick(w, anna);
    EXPECT_EQ(after_reply(anna), (Evs{"snapshot", "starting"}));
    const json& table = anna.view["table"];
    EXPECT_EQ(table["id"], id);
    EXPECT_EQ(table["quick"], true);
    EXPECT_EQ(table["ruleset"], "royale");
    EXPECT_EQ(table["options"], json::object());
    EXPECT_EQ(table["visibility"], "public");
    EXPECT_EQ(table["clock"], json({{"decision_ms", 120'000}}));
    EXPECT_EQ(table["seats"].size(), 4U);
    EXPECT_EQ(table["seats"][0]["ready"], true);
    EXPECT_EQ(*anna.last("starting"), json({{"ev", "starting"}, {"table", id}, {"in_ms", 10'000}}));
    EXPECT_EQ(parsed(w.server->tables_json())["tables"][0]["quick"], true);
}

TEST_F(QuickPlay, IsRoyaleUnlessSaidOtherwise) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "quick_play"}});
    EXPECT_EQ(anna.view["table"]["ruleset"], "royale");
    w.send(anna, {{"op", "quick_play"}, {"ruleset", "poker"}});
    EXPECT_EQ(anna.error(), "unknown_ruleset");
}

TEST_F(QuickPlay, EveryRulesetHasATableForIt) {
    Client& anna = w.guest("Anna");
    for (const RulesetSpec& r : kRulesets) {
        quick(w, anna, {{"ruleset", r.name}});
        EXPECT_EQ(anna.view["table"]["seats"].size(), 4U);
    }
    w.advance(10'000);
    EXPECT_EQ(w.server->gauges().tables_playing, kRulesets.size());
}

TEST_F(QuickPlay, TheFullestTableComesFirst) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const std::string one = quick(w, anna);
    const std::string other = quick(w, ben, {{"ruleset", "classic"}});
    EXPECT_NE(one, other);
    EXPECT_EQ(quick(w, w.guest("Carla")), one);
    EXPECT_EQ(w.clients.back()->view["you"]["seat"], 1);
    // A second one of the same ruleset: Anna leaves, and comes to a fresh one while one is full.
    quick(w, w.guest("Denny"));
    quick(w, w.guest("Eve"));
    const std::string second = quick(w, w.guest("Finn"));
    EXPECT_NE(second, one);
    EXPECT_EQ(quick(w, w.guest("Gil")), second);
}

TEST_F(QuickPlay, AFullTableStartsAtOnce) {
    std::vector<Client*> seated;
    std::string id;
    for (const char* name : {"Anna", "Ben", "Carla", "Denny"}) {
        seated.push_back(&w.guest(name));
        id = quick(w, *seated.back());
        if (name == std::string("Ben")) w.give_seed(*seated.back(), name, id);
    }
    EXPECT_EQ(after_reply(*seated[3]), (Evs{"snapshot", "update"}));
    EXPECT_EQ(seated[0]->view["table"]["status"], "playing");
    EXPECT_EQ(seated[3]->view["table"]["seats"][1]["seed"], "Ben");
    EXPECT_EQ(seated[3]->view["table"]["quick"], true);
    w.play(seated);
    EXPECT_EQ(seated[0]->view["table"]["status"], "finished");
    EXPECT_NE(quick(w, *seated[0]), id);  // it is over: the next one is another
}

TEST_F(QuickPlay, HouseBotsTakeTheFreeSeatsWhenTheWaitIsOver) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    quick(w, anna);
    w.advance(4'000);
    quick(w, ben);
    EXPECT_EQ((*ben.last("starting"))["in_ms"], 6'000);
    w.advance(5'999);
    EXPECT_EQ(anna.view["table"]["status"], "open");
    w.advance(1);
    EXPECT_EQ(anna.view["table"]["status"], "playing");
    for (const std::size_t seat : {2U, 3U}) {
        EXPECT_EQ(anna.view["table"]["seats"][seat]["bot"], "easy");
        EXPECT_EQ(anna.view["table"]["seats"][seat]["player"], nullptr);
    }
    w.play({&anna, &ben});
    EXPECT_EQ(anna.view["table"]["status"], "finished");
}

TEST_F(QuickPlay, TheWaitCanBeSet) {
    core::Settings s{.limits = {}, .bot_pause_ms = 0};
    s.limits.quick_start_ms = 50;
    FakeShell own(s);
    Client& anna = own.guest("Anna");
    quick(own, anna);
    EXPECT_EQ((*anna.last("starting"))["in_ms"], 50);
    own.advance(50);
    EXPECT_EQ(anna.view["table"]["status"], "playing");
}

TEST_F(QuickPlay, WhoeverIsToldOfTheTableIsToldHowLong) {
    Client& anna = w.guest("Anna");
    const std::string id = quick(w, anna);
    w.advance(3'000);
    w.send(anna, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(anna.inbox.back(), json({{"ev", "starting"}, {"table", id}, {"in_ms", 7'000}}));
    Client& watcher = w.guest("Watcher");
    w.send(watcher, {{"op", "table.join"}, {"table", id}, {"as", "spectator"}});
    EXPECT_EQ((*watcher.last("starting"))["in_ms"], 7'000);
    w.disconnect(anna);
    Client& again = w.reconnect(anna);
    w.send(again, {{"op", "table.sync"}, {"table", id}, {"epoch", again.epoch}, {"v", anna.v}});
    EXPECT_TRUE(again.reply.contains("missed"));
    EXPECT_EQ(again.inbox.back()["ev"], "starting");
    w.advance(7'000);
    const auto told = again.inbox.size();
    w.send(again, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(again.inbox.size(), told + 1);  // the snapshot alone
}

TEST_F(QuickPlay, WhoWaitsIsAnsweredThatTable) {
    Client& anna = w.guest("Anna");
    const std::string id = quick(w, anna);
    w.advance(1'000);
    EXPECT_EQ(quick(w, anna), id);
    EXPECT_EQ(after_reply(anna), (Evs{"snapshot", "starting"}));
    EXPECT_EQ(w.server->gauges().tables, 1U);
    w.advance(9'000);
    EXPECT_NE(quick(w, anna), id);  // the first one plays
    EXPECT_EQ(w.server->gauges().tables, 2U);
}

TEST_F(QuickPlay, EverybodyIsReadyThere) {
    Client& anna = w.guest("Anna");
    const std::string id = quick(w, anna);
    w.send(anna, {{"op", "table.ready"}, {"table", id}, {"ready", false}});
    EXPECT_EQ(anna.error(), "");
    EXPECT_EQ(anna.view["table"]["seats"][0]["ready"], true);
    for (const char* name : {"Ben", "Carla", "Denny"}) {  // as at any other table
        w.send(w.guest(name), {{"op", "table.join"}, {"table", id}});
    }
    EXPECT_EQ(anna.view["table"]["status"], "playing");
}

TEST_F(QuickPlay, TheHostMayNotWait) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const std::string id = quick(w, anna);
    quick(w, ben);
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    EXPECT_EQ(anna.view["table"]["status"], "playing");
    EXPECT_EQ(anna.view["table"]["seats"].size(), 2U);
    w.advance(10'000);
    EXPECT_EQ(anna.view["table"]["seats"].size(), 2U);
}

TEST_F(QuickPlay, OthersTablesAreNotForIt) {
    Client& anna = w.guest("Anna");
    const json open = w.send(
        anna,
        {{"op", "table.create"}, {"ruleset", "royale"}, {"visibility", "public"}, {"seats", 4}});
    EXPECT_NE(open["table"], quick(w, w.guest("Ben")));
    EXPECT_FALSE(anna.view["table"].contains("quick"));
}

TEST_F(QuickPlay, ATableThatAllHaveLeftIsClosed) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const std::string id = quick(w, anna);
    quick(w, ben);
    w.send(anna, {{"op", "table.leave"}, {"table", id}});
    EXPECT_EQ(ben.view["table"]["host"], ben.welcome["player"]);
    w.send(ben, {{"op", "table.leave"}, {"table", id}});
    w.advance(0);
    EXPECT_EQ(w.server->gauges().tables, 0U);
}

TEST_F(QuickPlay, TheHouseDoesNotPlayAlone) {
    auto [anna, watcher] = w.guests("Anna", "Watcher");
    const std::string id = quick(w, anna);
    w.send(watcher, {{"op", "table.join"}, {"table", id}, {"as", "spectator"}});
    w.advance(5'000);
    w.send(anna, {{"op", "table.leave"}, {"table", id}});
    w.advance(60'000);
    EXPECT_EQ(watcher.view["table"]["status"], "open");
    EXPECT_EQ(quick(w, w.guest("Ben")), id);
    EXPECT_EQ((*w.clients.back()->last("starting"))["in_ms"], 10'000);  // a new wait begins
    w.advance(10'000);
    EXPECT_EQ(watcher.view["table"]["status"], "playing");
}

TEST_F(QuickPlay, WhoIsAwayForAMomentStillPlays) {
    Client& anna = w.guest("Anna");
    const std::string id = quick(w, anna);
    w.disconnect(anna);
    w.advance(10'000);
    Client& again = w.reconnect(anna);
    ASSERT_EQ(again.welcome["tables"].size(), 1U);
    EXPECT_EQ(again.welcome["tables"][0]["table"], id);
    EXPECT_EQ(again.welcome["tables"][0]["seat"], 0);
    w.send(again, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(again.view["table"]["status"], "playing");
}

TEST_F(QuickPlay, LimitsHoldForItToo) {
    core::Settings s{.limits = {}, .bot_pause_ms = 0};
    s.limits.tables = 2;
    s.limits.tables_per_player = 1;
    FakeShell own(s);
    auto [anna, ben] = own.guests("Anna", "Ben");
    const std::string id = quick(own, anna);
    own.send(anna, {{"op", "quick_play"}, {"ruleset", "classic"}});
    EXPECT_EQ(anna.error(), "table_limit");
    own.send(ben, {{"op", "table.create"}, {"ruleset", "classic"}});
    own.send(ben, kQuick);  // there is a free seat, but he sits elsewhere
    EXPECT_EQ(ben.error(), "table_limit");
    Client& carla = own.guest("Carla");
    own.send(carla, {{"op", "quick_play"}, {"ruleset", "classic"}});
    EXPECT_EQ(carla.error(), "table_limit");  // the server has no more
    EXPECT_EQ(quick(own, carla), id);
    EXPECT_EQ(own.server->gauges().tables, 2U);
}

TEST_F(QuickPlay, NothingStartsWhenTheServerStops) {
    Client& anna = w.guest("Anna");
    quick(w, anna);
    w.handle(core::Drain{});
    w.disconnect(anna);
    w.advance(20'000);
    EXPECT_EQ(w.server->gauges().tables_playing, 0U);
}

namespace {

std::string quick_from(FakeShell& w, const std::string& address) {
    Client& c = w.connect(address);
    w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", "Guest"}});
    return quick(w, c);
}

}  // namespace

TEST_F(QuickPlay, AHouseholdIsLedToOneTable) {
    const std::string table = quick_from(w, "192.0.2.7");
    for (int n = 1; n < 4; ++n) EXPECT_EQ(quick_from(w, "192.0.2.7"), table);
}

TEST_F(QuickPlay, NobodyIsLedToATableThatIsMostlyAnothersNetwork) {
    const std::string theirs = quick_from(w, "192.0.2.7");
    for (int n = 1; n < 3; ++n) EXPECT_EQ(quick_from(w, "192.0.2.7"), theirs);
    const std::string ours = quick_from(w, "192.0.2.8");
    EXPECT_NE(ours, theirs);
    EXPECT_EQ(quick_from(w, "192.0.2.9"), ours) << "where strangers wait";
}

TEST_F(QuickPlay, AmongStrangersANetworkHasHalfOfTheSeats) {
    const std::string table = quick_from(w, "192.0.2.8");
    EXPECT_EQ(quick_from(w, "192.0.2.7"), table);
    EXPECT_EQ(quick_from(w, "192.0.2.7"), table);
    EXPECT_NE(quick_from(w, "192.0.2.7"), table);
    Client& eve = w.connect("192.0.2.7");
    w.send(eve, {{"op", "hello"}, {"protocol", 1}, {"name", "Eve"}});
    w.send(eve, {{"op", "table.join"}, {"table", table}});
    EXPECT_EQ(eve.error(), "same_address");
    EXPECT_EQ(quick_from(w, "192.0.2.9"), table);
}

}  // namespace vegas::test
