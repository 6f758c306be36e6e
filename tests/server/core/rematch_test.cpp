// The same people once more: what is new, what stays, and what goes on being counted.
#include "engine/bots/policy.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "tests/support/fake_shell.hpp"
#include "tests/support/setup_name.hpp"

namespace vegas::test {
namespace {

const json& rematch(FakeShell& w, Client& c, const json& more = json::object()) {
    json m{{"op", "table.rematch"}, {"table", w.id}};
    m.update(more);
    return w.send(c, m);
}

const json& ready(FakeShell& w, Client& c) {
    return w.send(c, {{"op", "table.ready"}, {"table", w.id}});
}

json events_of(const json& update) {
    json kinds = json::array();
    for (const json& e : update["events"]) kinds.push_back(e["kind"]);
    return kinds;
}

// What the patches led to is what the server has.
void expect_in_step(FakeShell& w, Client& c) {
    const json followed = c.view;
    const auto v = c.v;
    w.send(c, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(c.view, followed);
    EXPECT_EQ(c.v, v);
}

std::vector<Client*> finished(FakeShell& w, const std::string& ruleset = "royale-basic",
                              const json& more = json::object()) {
    auto seated = w.table(ruleset, {"Anna", "Ben", "Carla"}, more);
    w.play(seated);
    EXPECT_EQ(seated[0]->view["table"]["status"], "finished");
    return seated;
}

}  // namespace

class RematchOfEveryRuleset : public testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(All, RematchOfEveryRuleset,
                         testing::Values("royale-basic", "royale", "classic", "custom",
                                         "vegas-1996"),
                         [](const auto& tested) { return word(tested.param); });

TEST_P(RematchOfEveryRuleset, IsAWholeNewGame) {
    FakeShell w;
    const auto seated = finished(w, GetParam());
    const json before = seated[1]->view;
    const auto v = seated[1]->v;
    EXPECT_TRUE(rematch(w, *seated[1])["ok"]);
    w.give_seed(*seated[1], "second");
    const json& now = seated[0]->view;
    EXPECT_EQ(now["table"]["status"], "open");
    EXPECT_EQ(now["table"]["game"], w.id + "-2");
    EXPECT_NE(now["table"]["commitment"], before["table"]["commitment"]);
    EXPECT_EQ(now["table"]["server_seed"], nullptr);
    for (const char* same : {"id", "ruleset", "options", "clock", "visibility", "invite", "host"}) {
        EXPECT_EQ(now["table"][same], before["table"][same]) << same;
    }
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(now["table"]["seats"][seat]["name"], before["table"]["seats"][seat]["name"]);
        EXPECT_EQ(now["table"]["seats"][seat]["ready"], seat == 1);
        EXPECT_EQ(now["table"]["seats"][seat]["seed"], nullptr);
    }
    for (const char* empty : {"casinos", "seats"}) EXPECT_EQ(now[empty], json::array()) << empty;
    for (const char* none : {"round", "turn", "result"}) EXPECT_EQ(now[none], nullptr) << none;
    EXPECT_EQ(now["board"], nullptr);
    EXPECT_EQ(seated[0]->v, v + 1);  // of a seed nobody is told
    for (Client* c : seated) expect_in_step(w, *c);
    for (Client* c : {seated[0], seated[2]}) ready(w, *c);
    EXPECT_EQ(now["table"]["status"], "playing");
    EXPECT_EQ(now["table"]["seats"][1]["seed"], "second");
    EXPECT_EQ(now["table"]["seats"][0]["seed"], "");
    w.play(seated, 7);
    EXPECT_EQ(now["table"]["status"], "finished");
    for (Client* c : seated) expect_in_step(w, *c);
}

TEST_P(RematchOfEveryRuleset, BothGamesAreKeptAndTrue) {
    FakeShell w;
    const auto seated = finished(w, GetParam());
    for (Client* c : seated) rematch(w, *c);
    w.send(*seated[0], {{"op", "history"}, {"table", w.id}});
    EXPECT_EQ(seated[0]->error(), "game_not_over");
    w.play(seated, 2);
    json games = json::array();
    for (const char* n : {"-1", "-2"}) {
        const json told = w.send(*seated[2], {{"op", "history"}, {"game", w.id + n}})["transcript"];
        const auto t = protocol::parse_transcript(dumped(told));
        ASSERT_TRUE(t);
        EXPECT_FALSE(protocol::verify(*t));
        games.push_back(told);
    }
    EXPECT_NE(games[0]["server_seed"], games[1]["server_seed"]);
    const json last = w.send(*seated[0], {{"op", "history"}, {"table", w.id}})["transcript"];
    EXPECT_EQ(last, games[1]);
}

using Rematch = AtServer;

TEST_F(Rematch, IsForWhoSitsAtAFinishedTable) {
    const auto seated = w.table("royale-basic", {"Anna", "Ben"});
    auto [watcher, eve] = w.guests("Watcher", "Eve");
    w.send(watcher, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    rematch(w, *seated[0]);
    EXPECT_EQ(seated[0]->error(), "game_not_over");
    rematch(w, eve);
    EXPECT_EQ(eve.error(), "unknown_table");
    w.play(seated);
    rematch(w, watcher);
    EXPECT_EQ(watcher.error(), "not_seated");
    const json made = w.send(eve, {{"op", "table.create"}, {"ruleset", "classic"}});
    w.send(eve, {{"op", "table.rematch"}, {"table", made["table"]}});
    EXPECT_EQ(eve.error(), "game_not_over");  // open, but for its first game
    EXPECT_EQ(seated[0]->view["table"]["status"], "finished");
}

TEST_F(Rematch, SaidTwiceAtOnceIsOneRematch) {
    const auto seated = w.table("royale-basic", {"Anna", "Ben"});
    Client& watcher = w.guest("Watcher");
    w.send(watcher, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    w.play(seated);
    EXPECT_TRUE(rematch(w, *seated[0])["ok"]);
    EXPECT_EQ((*watcher.last("update"))["events"],
              json::array({{{"kind", "rematch"}, {"seat", 0}, {"name", "Anna"}}}));
    EXPECT_TRUE(rematch(w, *seated[0])["ok"]);  // once more by the same
    EXPECT_EQ(watcher.view["table"]["status"], "open");
    EXPECT_TRUE(rematch(w, *seated[1])["ok"]);
    EXPECT_EQ(events_of(*watcher.last("update"))[0], "ready");
    EXPECT_EQ(watcher.view["table"]["status"], "playing");
    EXPECT_EQ(watcher.view["table"]["game"], w.id + "-2");
    rematch(w, *seated[1]);
    EXPECT_EQ(seated[1]->error(), "game_not_over");
}

// Whoever is told sees the commitment before the seeds.
TEST_F(Rematch, AgainstHouseBotsStartsAtOnceAndInOrder) {
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "royale"}, {"seats", 3}});
    w.id = made["table"];
    for (int i = 0; i < 2; ++i) {
        w.send(anna, {{"op", "table.add_bot"}, {"table", w.id}, {"level", "random"}});
    }
    ready(w, anna);
    w.play({&anna});
    ASSERT_EQ(anna.view["table"]["status"], "finished");
    const auto before = anna.inbox.size();
    EXPECT_TRUE(rematch(w, anna)["ok"]);
    std::vector<json> updates;
    for (auto i = before; i < anna.inbox.size(); ++i) {
        if (anna.inbox[i].value("ev", "") == "update") updates.push_back(anna.inbox[i]);
    }
    ASSERT_GE(updates.size(), 2U);
    EXPECT_EQ(events_of(updates[0]), json::array({"rematch"}));
    EXPECT_NE(dumped(updates[0]["patch"]).find("/table/commitment"), std::string::npos);
    EXPECT_NE(dumped(events_of(updates[1])).find("game_started"), std::string::npos);
    EXPECT_EQ(dumped(updates[1]["patch"]).find("/table/commitment"), std::string::npos);
    w.play({&anna});
    EXPECT_EQ(anna.view["table"]["status"], "finished");
    expect_in_step(w, anna);
}

TEST_F(Rematch, DecisionsGoOnBeingCounted) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    FastDraws picks(1);
    json last;
    while (seated[0]->view["result"].is_null()) {
        Client& asked = find_asked(seated);
        last = {{"op", "act"},
                {"table", w.id},
                {"decision", asked.prompt["decision"]},
                {"action", asked.prompt["actions"][0]}};
        w.step({&asked}, picks);
    }
    const int decisions = last["decision"];
    json first = last;
    first["decision"] = 1;
    rematch(w, *seated[0]);
    for (const json& old : {last, first}) {
        w.send(*seated[1], old);
        EXPECT_EQ(seated[1]->error(), "stale_decision");
        EXPECT_EQ(seated[1]->reply["error"]["data"]["decision"], decisions + 1);
    }
    json next = last;
    next["decision"] = decisions + 1;
    w.send(*seated[1], next);
    EXPECT_EQ(seated[1]->error(), "game_not_started");
    ready(w, *seated[1]);
    EXPECT_EQ(seated[0]->prompt["decision"], decisions + 1);
    for (Client* c : seated) {
        for (const json& old : {last, first}) {
            w.send(*c, old);
            EXPECT_EQ(c->error(), "stale_decision");
        }
    }
    EXPECT_EQ(seated[0]->prompt["decision"], decisions + 1);  // nothing was applied
}

TEST_F(Rematch, ASeatThatWasLeftBecomesAHouseBots) {
    const auto seated = w.table("royale-basic", {"Anna", "Ben", "Carla"});
    w.send(*seated[1], {{"op", "table.leave"}, {"table", w.id}});
    w.play({seated[0], seated[2]});
    rematch(w, *seated[2]);
    const json seat = seated[0]->view["table"]["seats"][1];
    EXPECT_EQ(seat["name"], "Bo");
    EXPECT_EQ(seat["bot"], "easy");
    EXPECT_EQ(seat["player"], nullptr);
    EXPECT_EQ(seat["ready"], true);
    EXPECT_EQ(events_of(*seated[0]->last("update")), json::array({"rematch", "bot_added"}));
    w.send(*seated[1], {{"op", "table.join"}, {"invite", w.invite}});
    EXPECT_EQ(seated[1]->error(), "table_full");  // it is Ben's seat no longer
    ready(w, *seated[0]);
    EXPECT_EQ(seated[0]->view["table"]["status"], "playing");
    w.send(*seated[1], {{"op", "table.join"}, {"invite", w.invite}});
    EXPECT_EQ(seated[1]->error(), "game_started");
    w.play({seated[0], seated[2]});
    w.send(*seated[0], {{"op", "history"}, {"table", w.id}});
    EXPECT_EQ(seated[0]->reply["transcript"]["seats"][1]["bot"], "easy");
    w.send(*seated[0], {{"op", "history"}, {"game", w.id + "-1"}});
    EXPECT_EQ(seated[0]->reply["transcript"]["seats"][1]["name"], "Ben");
}

TEST_F(Rematch, BotsHaveNamesOfTheirOwn) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 5}});
    w.id = made["table"];
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}, {"seat", 3}});
    w.send(anna, {{"op", "table.add_bot"}, {"table", w.id}, {"level", "easy"}, {"seat", 1}});
    w.send(anna, {{"op", "table.remove_bot"}, {"table", w.id}, {"seat", 1}});
    w.send(anna, {{"op", "table.add_bot"}, {"table", w.id}, {"level", "easy"}, {"seat", 2}});
    w.send(anna, {{"op", "table.start"}, {"table", w.id}});  // "Cleo" sits on seat 1, Ben on 2
    w.send(ben, {{"op", "table.leave"}, {"table", w.id}});
    w.play({&anna});
    rematch(w, anna);
    EXPECT_EQ(anna.view["table"]["seats"][1]["name"], "Cleo");
    EXPECT_EQ(anna.view["table"]["seats"][2]["name"], "Dot");
}

TEST_F(Rematch, WhoIsAwayKeepsTheSeatForAWhile) {
    const auto seated = finished(w, "royale-basic", {{"visibility", "public"}});
    w.disconnect(*seated[2]);
    w.advance(1'000'000);  // away from a finished table: that is no matter
    rematch(w, *seated[0]);
    ready(w, *seated[1]);
    EXPECT_EQ(seated[0]->view["table"]["status"], "open");
    w.advance(299'999);
    EXPECT_EQ(seated[0]->view["table"]["seats"][2]["name"], "Carla");
    w.advance(1);
    EXPECT_EQ(seated[0]->view["table"]["seats"][2], nullptr);
    w.send(*seated[0], {{"op", "table.start"}, {"table", w.id}});
    EXPECT_EQ(seated[0]->view["table"]["seats"].size(), 2U);
    w.play({seated[0], seated[1]});
    EXPECT_EQ(seated[0]->view["table"]["status"], "finished");
}

TEST_F(Rematch, AHostThatIsAwayIsFollowed) {
    const auto seated = finished(w, "royale-basic", {{"visibility", "public"}});
    w.disconnect(*seated[0]);
    w.advance(200'000);
    rematch(w, *seated[1]);
    EXPECT_EQ(seated[1]->view["table"]["host"], seated[0]->welcome["player"]);
    w.advance(60'000);
    EXPECT_EQ(seated[1]->view["table"]["host"], seated[1]->welcome["player"]);
    w.send(*seated[1], {{"op", "table.start"}, {"table", w.id}});
    EXPECT_EQ(seated[1]->view["table"]["status"], "playing");
}

TEST_F(Rematch, ATableWithoutAHostGetsOne) {
    FakeShell own({.limits = {}, .bot_pause_ms = 700});
    const auto seated = own.table("royale-basic", {"Anna", "Ben"});
    for (Client* c : seated) own.send(*c, {{"op", "table.leave"}, {"table", own.id}});
    own.send(*seated[1], {{"op", "table.join"}, {"invite", own.invite}});
    while (seated[1]->view["result"].is_null()) {
        own.play({seated[1]});
        own.advance(700);
    }
    EXPECT_EQ(seated[1]->view["table"]["host"], nullptr);
    rematch(own, *seated[1]);
    EXPECT_EQ(seated[1]->view["table"]["host"], seated[1]->welcome["player"]);
    EXPECT_EQ(seated[1]->view["table"]["status"], "playing");  // Anna's seat is a bot's
}

TEST_F(Rematch, ADesertedOneIsClosed) {
    const auto seated = finished(w);
    rematch(w, *seated[0]);
    for (Client* c : seated) w.send(*c, {{"op", "table.leave"}, {"table", w.id}});
    w.advance(0);
    EXPECT_EQ(w.server->gauges().tables, 0U);
}

TEST_F(Rematch, APublicTableIsInTheLobbyAgain) {
    Client& watcher = w.guest("Watcher");
    w.send(watcher, {{"op", "lobby.watch"}});
    const auto seated = finished(w, "royale-basic", {{"visibility", "public"}});
    w.advance(500);
    EXPECT_EQ((*watcher.last("lobby.update"))["shown"], json::array());
    rematch(w, *seated[0]);
    w.advance(500);
    const json entry = (*watcher.last("lobby.update"))["tables"][0];
    EXPECT_EQ(entry["table"], w.id);
    EXPECT_EQ(entry["status"], "open");
    EXPECT_EQ(entry["seats"], 3);
    EXPECT_EQ(entry["taken"], 3);
    w.send(*seated[1], {{"op", "table.leave"}, {"table", w.id}});
    w.advance(500);
    EXPECT_EQ((*watcher.last("lobby.update"))["tables"][0]["taken"], 2);
    w.send(w.guest("Denny"), {{"op", "table.join"}, {"table", w.id}});
    EXPECT_EQ(seated[0]->view["table"]["seats"][1]["name"], "Denny");
    EXPECT_EQ(w.server->gauges().tables_playing, 0U);
}

TEST_F(Rematch, AQuickTableIsQuickNoLonger) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    w.id = w.send(anna, {{"op", "quick_play"}})["table"];
    w.send(ben, {{"op", "quick_play"}});
    w.advance(10'000);
    w.play({&anna, &ben});
    EXPECT_EQ(anna.view["table"]["quick"], true);
    rematch(w, anna);
    EXPECT_FALSE(anna.view["table"].contains("quick"));
    EXPECT_EQ(anna.view["table"]["seats"].size(), 4U);
    EXPECT_EQ(parsed(w.server->tables_json())["tables"][0].contains("quick"), false);
    expect_in_step(w, anna);
    w.advance(60'000);
    EXPECT_EQ(anna.view["table"]["status"], "open");  // it waits for Ben, not for a clock
    ready(w, ben);
    EXPECT_EQ(ben.view["table"]["status"], "playing");
}

TEST_F(Rematch, FirstSeatStaysAsItIs) {
    const auto seated = finished(w, "royale-basic", {{"options", {{"first_seat", 2}}}});
    for (Client* c : seated) rematch(w, *c);
    EXPECT_EQ(seated[0]->view["round"]["start_seat"], 2);
}

TEST_F(Rematch, SeatsThatWereRemovedStayRemoved) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 5}});
    w.id = made["table"];
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}, {"seat", 4}});
    w.send(anna, {{"op", "table.start"}, {"table", w.id}});
    w.play({&anna, &ben});
    rematch(w, anna);
    EXPECT_EQ(anna.view["table"]["seats"].size(), 2U);
}

TEST_F(Rematch, WhatWasMissedIsSentAcrossIt) {
    const auto seated = finished(w);
    Client& anna = *seated[0];
    const json old_view = anna.view;
    const auto old_v = anna.v;
    w.disconnect(anna);
    rematch(w, *seated[1]);
    ready(w, *seated[2]);
    Client& again = w.reconnect(anna);
    again.view = old_view;
    again.v = old_v;
    w.send(again, {{"op", "table.sync"}, {"table", w.id}, {"epoch", again.epoch}, {"v", old_v}});
    EXPECT_TRUE(again.reply.contains("missed"));
    EXPECT_EQ(again.view["table"]["game"], w.id + "-2");
    EXPECT_EQ(again.prompt, nullptr);
    expect_in_step(w, again);
    ready(w, again);
    EXPECT_EQ(again.view["table"]["status"], "playing");
}

// A bot's late thought about the last game is no move in the next.
TEST_F(Rematch, OldThoughtsAreForgotten) {
    const auto seated =
        w.table("royale-basic", {"Anna", "Ben"}, {{"clock", {{"decision_ms", 1'000}}}});
    w.bots_think = false;
    w.advance(1'000);
    ASSERT_FALSE(w.bot_tasks.empty());
    const core::BotTask old = w.bot_tasks[0];
    w.play(seated);
    for (Client* c : seated) rematch(w, *c);
    const json prompt = seated[0]->prompt;
    w.handle(
        core::BotDecided{old.table, old.decision, bots::choose(old.level, old.known, old.seed)});
    EXPECT_EQ(seated[0]->prompt, prompt);
}

}  // namespace vegas::test
