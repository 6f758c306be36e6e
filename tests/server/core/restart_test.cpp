// The process is gone at any moment, and another one starts over what the store holds: nothing that
// anybody was told is lost.
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

// Everybody comes back, and looks at the table.
std::vector<Client*> all_back(FakeShell& w, const std::vector<Client*>& before) {
    std::vector<Client*> now;
    for (const Client* c : before) {
        now.push_back(&w.reconnect(*c));
        EXPECT_EQ(now.back()->error(), "");
        w.send(*now.back(), {{"op", "table.sync"},
                             {"table", c->view["table"]["id"]},
                             {"epoch", c->epoch},
                             {"v", c->v}});
        EXPECT_EQ(now.back()->reply["ev"], "snapshot") << "the epoch is another one";
    }
    return now;
}

// Without what a restart may change.
json lasting(json view) {
    for (json& seat : view["table"]["seats"]) {
        if (seat.is_object()) seat.erase("away");
    }
    view["table"].erase("spectators");
    return view;
}

}  // namespace

using Restart = AtServer;

TEST_F(Restart, AGameGoesOnWhereItWas) {
    auto seated = w.table("royale", {"Anna", "Ben", "Carla"});
    const std::string player = seated[0]->welcome["player"];
    FastDraws picks(1);
    for (int n = 1; seated[0]->view["result"].is_null(); ++n) {
        ASSERT_TRUE(w.step(seated, picks));
        if (n % 40 != 0) continue;
        const auto before = seated;
        w.crash();
        seated = all_back(w, before);
        for (std::size_t i = 0; i < seated.size(); ++i) {
            ASSERT_EQ(lasting(seated[i]->view), lasting(before[i]->view));
            ASSERT_NE(seated[i]->epoch, before[i]->epoch);
        }
    }
    EXPECT_EQ(seated[0]->welcome["player"], player);
    w.send(*seated[1], {{"op", "history"}, {"table", w.id}});
    const auto t = protocol::parse_transcript(dumped(seated[1]->reply["transcript"]));
    ASSERT_TRUE(t);
    EXPECT_FALSE(protocol::verify(*t));
}

// What the last "ready" led to may be lost, when it is stored by itself.
TEST_F(Restart, AGameBeginsThatEverybodyWasReadyFor) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}});
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    w.send(anna, {{"op", "table.ready"}, {"table", made["table"]}});
    w.stores_at_once = false;
    w.send(ben, {{"op", "table.ready"}, {"table", made["table"]}});
    w.store_one();
    w.stores_at_once = true;
    w.crash();
    for (Client* c : all_back(w, {&anna, &ben})) EXPECT_EQ(c->view["table"]["status"], "playing");
}

TEST_F(Restart, TheStoryOfTheRoundIsToldAsBefore) {
    auto seated = w.table("royale", {"Anna", "Ben"});
    FastDraws picks(1);
    const auto story = [this](Client& c) {
        w.send(c, {{"op", "table.sync"}, {"table", w.id}});
        return c.reply["round_log"];
    };
    int rounds_ended = 0;
    for (int n = 1; seated[0]->view["result"].is_null(); ++n) {
        ASSERT_TRUE(w.step(seated, picks));
        if (n % 25 != 0) continue;
        const json before = story(*seated[0]);
        ASSERT_FALSE(before.empty());
        rounds_ended += before[0]["kind"] == "round_ended" ? 1 : 0;
        EXPECT_EQ(story(*seated[1]), before);
        w.crash();
        seated = all_back(w, seated);
        EXPECT_EQ(story(*seated[0]), before);
        Client& watcher = w.guest("Watcher");
        w.send(watcher, {{"op", "table.join"},
                         {"invite", seated[0]->view["table"]["invite"]},
                         {"as", "spectator"}});
        EXPECT_EQ(watcher.reply["round_log"], before);
    }
    EXPECT_GT(rounds_ended, 0);
}

TEST_F(Restart, WhatWasNotStoredWasToldToNobody) {
    auto seated = w.table("classic", {"Anna", "Ben"});
    FastDraws picks(1);
    w.step(seated, picks);
    const auto before = seated;
    w.stores_at_once = false;
    Client& asked = find_asked(seated);
    const json prompt = asked.prompt;
    w.act(asked, prompt["actions"][0]);
    EXPECT_EQ(asked.reply, nullptr);
    w.crash();
    w.stores_at_once = true;
    seated = all_back(w, before);
    for (std::size_t i = 0; i < seated.size(); ++i) {
        EXPECT_EQ(lasting(seated[i]->view), lasting(before[i]->view));
    }
    Client& again = find_asked(seated);
    EXPECT_EQ(again.prompt["decision"], prompt["decision"]);
    EXPECT_EQ(again.prompt["actions"], prompt["actions"]);
}

TEST_F(Restart, AnAnswerWhoseReplyWasLostCountsOnce) {
    auto seated = w.table("classic", {"Anna", "Ben"});
    Client& asked = find_asked(seated);
    const json act{{"op", "act"},
                   {"table", w.id},
                   {"decision", asked.prompt["decision"]},
                   {"action", asked.prompt["actions"][0]}};
    w.send(asked, act);
    const auto acted = [this] {
        return std::ranges::count_if(w.journal, [](const std::string& record) {
            return record.find(R"("kind":"acted")") != std::string::npos;
        });
    };
    EXPECT_EQ(acted(), 1);
    w.crash();
    Client& again = w.reconnect(asked);
    w.send(again, act);
    EXPECT_TRUE(again.reply["ok"]);
    EXPECT_EQ(acted(), 1);
}

TEST_F(Restart, AnOpenTableKeepsSeatsHostAndInvite) {
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}});
    Client& ben = w.guest("Ben");
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    w.send(anna, {{"op", "table.add_bot"}, {"table", made["table"]}});
    w.send(ben, {{"op", "table.ready"}, {"table", made["table"]}});
    w.crash();
    const auto seated = all_back(w, {&anna, &ben});
    EXPECT_EQ(lasting(seated[0]->view), lasting(anna.view));
    EXPECT_EQ(seated[0]->welcome["tables"][0]["seat"], 0);
    w.send(*seated[1], {{"op", "table.start"}, {"table", made["table"]}});
    EXPECT_EQ(seated[1]->error(), "not_host");
    w.send(*seated[0], {{"op", "table.start"}, {"table", made["table"]}});
    EXPECT_EQ(seated[0]->error(), "");
    Client& carla = w.guest("Carla");
    w.send(carla, {{"op", "table.join"}, {"invite", made["invite"]}, {"as", "spectator"}});
    EXPECT_EQ(carla.error(), "");
}

TEST_F(Restart, PublicTablesAreListedAgain) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"visibility", "public"}});
    const std::string before = w.server->tables_json();
    w.crash();
    EXPECT_EQ(w.server->tables_json(), before);
}

TEST_F(Restart, AFinishedGameAndItsTableAreThere) {
    auto seated = w.table("classic", {"Anna", "Ben"});
    w.play(seated);
    const std::string game = seated[0]->view["table"]["game"];
    const std::string transcript = *w.finished(game, w.invite)->transcript;
    w.crash();
    EXPECT_EQ(*w.finished(game, w.invite)->transcript, transcript);
    seated = all_back(w, seated);
    w.send(*seated[0], {{"op", "table.rematch"}, {"table", w.id}});
    w.crash();
    seated = all_back(w, seated);
    w.send(*seated[1], {{"op", "table.rematch"}, {"table", w.id}});
    EXPECT_EQ(seated[1]->view["table"]["status"], "playing");
    EXPECT_GT(seated[1]->prompt["decision"], 50) << "decisions are counted on";
    w.play(seated);
    EXPECT_TRUE(w.finished(w.id + "-2", w.invite));
}

TEST_F(Restart, GuestsWithoutASeatAreForgotten) {
    Client& anna = w.guest("Anna");
    w.crash();
    EXPECT_EQ(w.reconnect(anna).error(), "bad_token");
}

TEST_F(Restart, ASeatThatWasLeftStaysLeft) {
    auto seated = w.table("classic", {"Anna", "Ben"});
    w.send(*seated[0], {{"op", "table.leave"}, {"table", w.id}});
    w.crash();
    Client& anna = w.reconnect(*seated[0]);
    EXPECT_EQ(anna.welcome["tables"], json::array());
    w.send(anna, {{"op", "table.join"}, {"invite", w.invite}});
    EXPECT_EQ(anna.view["you"]["seat"], 0) << "until its owner comes back to it";
}

TEST_F(Restart, ATableWaitsForWhoOnlyWatched) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"as", "spectator"}});
    w.crash();
    w.advance(12LL * 3600 * 1000 - 1);
    EXPECT_EQ(w.server->gauges().tables, 1U);
    w.advance(1);
    EXPECT_EQ(w.server->gauges().tables, 0U);
}

TEST_F(Restart, AClockGoesOnAndLeavesTimeToComeBack) {
    auto seated = w.table("classic", {"Anna", "Ben"}, {{"clock", {{"decision_ms", 60'000}}}});
    w.advance(31'000);
    w.crash();
    seated = all_back(w, seated);
    EXPECT_EQ(seated[0]->prompt["deadline_ms"], 30'000) << "noted at 30 s";
    w.advance(29'000);
    w.crash();
    seated = all_back(w, seated);
    EXPECT_EQ(seated[0]->prompt["deadline_ms"], 15'000);
}

TEST_F(Restart, ATableThatDoesNotReplayIsSetAsideAndAllOthersGoOn) {
    const auto broken = w.table("classic", {"Anna", "Ben"});
    const std::string id = w.id;
    const auto seated = w.table("classic", {"Carla", "Dora"});
    w.append_to(id, "no record");
    w.crash();
    EXPECT_EQ(w.server->gauges().tables, 1U);
    EXPECT_NE(w.logs.back().find("event=table_set_aside table=" + id), std::string::npos);
    all_back(w, seated);
    Client& anna = w.reconnect(*broken[0]);
    EXPECT_EQ(anna.welcome["tables"], json::array());
    // Nobody is told that there never was such a table, now or after the next start.
    w.send(anna, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(anna.error(), "table_set_aside");
    w.crash();
    Client& again = w.reconnect(anna);
    w.send(again, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(again.error(), "table_set_aside");
}

TEST_F(Restart, NoReasonBreaksOutOfItsFieldInTheLog) {
    w.table("royale", {"Anna", "Ben"});
    json record = parsed(w.journal.front());
    record["options"]["tile_set"] = parsed(R"([["Z9"],[],[]])");
    w.append_to(w.id, record.dump());
    w.crash();
    EXPECT_TRUE(w.logs.back().ends_with(R"(the face of a tile, such as \"A1\"")")) << w.logs.back();
}

}  // namespace vegas::test
