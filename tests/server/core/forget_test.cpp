// What the server knows of a player, and the end of that: a player who wants to be forgotten.
#include "protocol/history/transcript.hpp"
#include "tests/server/core/cluster.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

bool names(std::string_view text, std::string_view what) {
    return text.find(what) != std::string_view::npos;
}

// Operators see nothing of the player.
void expect_not_described(const core::Server& server, const std::string& player) {
    EXPECT_FALSE(server.describe_player(player));
    for (const auto& table : server.describe_tables()) {
        EXPECT_NE(table.host, player);
        for (const auto& member : table.members) EXPECT_NE(member.person.player, player);
    }
}

class Forget : public AtServer {
protected:
    const json& forget(Client& c) {
        return w.send(c, {{"op", "me.forget"}, {"player", c.welcome["player"]}});
    }
    // In the records of tables in memory, as the store has them.
    bool is_in_records(const std::string& text) {
        bool found = false;
        w.store.load([&](const core::LoadedTable& table) {
            for (const auto& record : table.records) found |= names(record, text);
        });
        return found;
    }
    void expect_gone(const std::string& player, const std::string& name) {
        EXPECT_FALSE(is_in_records(player));
        EXPECT_FALSE(is_in_records(name));
        expect_not_described(*w.server, player);
    }
    std::vector<Client*> start(const std::vector<std::string>& names) {
        auto seated = w.table("classic", names);
        FastDraws picks(7);
        for (int i = 0; i < 6; ++i) EXPECT_TRUE(w.step(seated, picks));
        return seated;
    }
    void let_sleep(const std::vector<Client*>& seated) {
        for (Client* c : seated) w.disconnect(*c);
        w.advance(11 * kMinute);
        ASSERT_EQ(w.server->gauges().tables, 0U);
    }
    static json seat_of(const Client& c, std::size_t seat) {
        return c.view["table"]["seats"][seat];
    }
    void finish(Client& c) {
        FastDraws picks(3);
        while (w.step({&c}, picks)) EXPECT_EQ(c.error(), "");
        EXPECT_EQ(c.view["table"]["status"], "finished");
    }
};

}  // namespace

// ---- what is known

TEST_F(Forget, AGuestIsToldWhatMemoryHas) {
    Client& anna = w.guest("Anna");
    const json data = w.send(anna, {{"op", "me.data"}});
    EXPECT_EQ(data["ok"], true);
    EXPECT_EQ(data["player"], anna.welcome["player"]);
    EXPECT_EQ(data["name"], "Anna");
    EXPECT_FALSE(data.contains("stored"));
    EXPECT_EQ(data["devices"].size(), 1U);
    EXPECT_EQ(data["devices"][0]["current"], true);
    EXPECT_TRUE(data["tables"].empty());
    EXPECT_EQ(data["kept"]["players_ms"], 90 * kDay);
    EXPECT_EQ(data["kept"]["waiting_ms"], 365 * kDay);
}

TEST_F(Forget, APlayerIsToldWhatTheStoreHasWithoutSecrets) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& anna = *seated[0];
    w.play(seated);
    w.send(anna, {{"op", "device.recovery"}});
    const std::string code = anna.reply["code"];
    const auto again = start({"Anna", "Ben"});
    const json data = w.send(anna, {{"op", "me.data"}});
    EXPECT_EQ(data["stored"], true);
    EXPECT_EQ(data["games"], 1);
    EXPECT_EQ(data["waiting"], 0);
    EXPECT_EQ(data["recovery_code"], true);
    EXPECT_EQ(data["tables"].size(), 1U);
    EXPECT_EQ(data["tables"][0]["seat"], 0);
    EXPECT_TRUE(data.contains("seen_ms"));
    for (const std::string& secret : {anna.welcome["token"].get<std::string>(), code}) {
        EXPECT_FALSE(names(data.dump(), secret));
    }
    EXPECT_FALSE(names(data.dump(), "hash"));
}

// ---- who is forgotten

TEST_F(Forget, ASlipDeletesNobody) {
    const auto [anna, ben] = w.guests("Anna", "Ben");
    w.send(anna, {{"op", "me.forget"}, {"player", ben.welcome["player"]}});
    EXPECT_EQ(anna.error(), "not_you");
    EXPECT_EQ(anna.closed, 0);
    EXPECT_EQ(ben.closed, 0);
    EXPECT_EQ(w.server->counters().players_erased, 0U);
}

TEST_F(Forget, AllConnectionsAreToldAndTokensAreWorthless) {
    const auto seated = start({"Anna", "Ben"});
    Client& anna = *seated[0];
    Client& phone = w.reconnect(anna);
    EXPECT_EQ(forget(anna)["ok"], true);
    EXPECT_EQ(anna.closed, 4002);
    EXPECT_EQ(phone.closed, 4002);
    EXPECT_EQ(w.server->counters().players_erased, 1U);
    EXPECT_EQ(w.reconnect(anna).error(), "bad_token");
    EXPECT_EQ(w.reconnect(phone).error(), "bad_token");
    w.crash();
    EXPECT_EQ(w.reconnect(anna).error(), "bad_token");
}

TEST_F(Forget, NothingIsSaidBeforeItIsDone) {
    const auto seated = start({"Anna", "Ben"});
    Client& anna = *seated[0];
    w.queries_at_once = false;
    const std::size_t before = anna.inbox.size();
    forget(anna);
    EXPECT_EQ(anna.inbox.size(), before);
    EXPECT_EQ(anna.closed, 0);
    w.send(anna, {{"op", "me.data"}});  // waits, and is never answered
    w.run_queries();
    EXPECT_EQ(anna.inbox.back()["ok"], true);
    EXPECT_EQ(anna.closed, 4002);
}

TEST_F(Forget, TheHouseGoesOnAndTheGameIsRestoredAlike) {
    const auto seated = start({"Anna", "Ben"});
    Client& ben = *seated[1];
    const std::string id = seated[0]->welcome["player"];
    forget(*seated[0]);
    EXPECT_EQ(seat_of(ben, 0)["name"], "forgotten");
    EXPECT_TRUE(seat_of(ben, 0).contains("bot"));
    EXPECT_EQ(ben.view["table"]["host"], ben.welcome["player"]);
    expect_gone(id, "Anna");
    w.crash();
    Client& again = w.reconnect(ben);
    w.send(again, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(again.view["table"]["seats"][0]["name"], "forgotten");
    finish(again);
    const auto game = w.finished(w.id + "-1", w.invite);
    ASSERT_NE(game, nullptr);
    EXPECT_FALSE(names(*game->summary, id));
    EXPECT_FALSE(names(*game->transcript, "Anna"));
    const auto transcript = protocol::parse_transcript(*game->transcript);
    ASSERT_TRUE(transcript);
    EXPECT_EQ(transcript->seats[0].name, "forgotten");
    EXPECT_FALSE(transcript->seats[0].bot);
    EXPECT_EQ(game->members.size(), 1U);
}

TEST_F(Forget, ASleepingGameWakesAndGoesOnWithoutThem) {
    const auto seated = start({"Anna", "Ben"});
    const std::string id = seated[0]->welcome["player"];
    let_sleep(seated);
    Client& anna = w.reconnect(*seated[0]);
    EXPECT_EQ(w.send(anna, {{"op", "me.data"}})["waiting"], 1);
    forget(anna);
    Client& ben = w.reconnect(*seated[1]);
    const json& games = w.send(ben, {{"op", "games.waiting"}})["waiting"];
    ASSERT_EQ(games.size(), 1U);
    EXPECT_FALSE(names(games.dump(), id));
    EXPECT_EQ(games[0]["seats"][0]["name"], "forgotten");
    EXPECT_TRUE(games[0]["seats"][0].contains("bot"));
    w.send(ben, {{"op", "table.join"}, {"invite", w.invite}});
    EXPECT_EQ(ben.error(), "");
    EXPECT_FALSE(ben.view["table"].contains("standstill"));
    expect_gone(id, "Anna");
    finish(ben);
}

TEST_F(Forget, AGameThatNobodyCanComeBackToIsDeleted) {
    const auto seated = start({"Anna", "Ben"});
    let_sleep(seated);
    forget(w.reconnect(*seated[0]));
    forget(w.reconnect(*seated[1]));
    Client& cleo = w.guest("Cleo");
    w.send(cleo, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    EXPECT_EQ(cleo.error(), "unknown_invite");
}

TEST_F(Forget, AFinishedGameIsNamelessAndStillProvesItsDice) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.play(seated);
    const std::string id = seated[0]->welcome["player"];
    const auto before = protocol::parse_transcript(*w.finished(w.id + "-1", w.invite)->transcript);
    forget(*seated[0]);
    expect_gone(id, "Anna");
    const auto game = w.finished(w.id + "-1", w.invite);
    const auto after = protocol::parse_transcript(*game->transcript);
    ASSERT_TRUE(after);
    EXPECT_EQ(after->server_seed, before->server_seed);
    EXPECT_EQ(after->seats[0].name, "forgotten");
    EXPECT_EQ(after->seats[1].name, "Ben");
    Client& ben = *seated[1];
    w.send(ben, {{"op", "table.rematch"}, {"table", w.id}});
    EXPECT_EQ(ben.error(), "");
    EXPECT_NE(seat_of(ben, 0)["name"], "forgotten");
}

TEST_F(Forget, BeforeAGameTheSeatIsFree) {
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    Client& ben = w.guest("Ben");
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    const std::string id = anna.welcome["player"];
    forget(anna);
    EXPECT_EQ(seat_of(ben, 0), nullptr);
    EXPECT_EQ(ben.view["table"]["host"], ben.welcome["player"]);
    expect_gone(id, "Anna");
    w.crash();
    EXPECT_EQ(w.reconnect(ben).welcome["tables"].size(), 1U);
}

TEST_F(Forget, WhomTheHostRemovedAndWhoOnlyWatchedIsForgottenToo) {
    const auto seated = start({"Anna", "Ben", "Cleo"});
    const std::string ben = seated[1]->welcome["player"];
    w.send(*seated[0], {{"op", "table.remove"}, {"table", w.id}, {"player", ben}});
    EXPECT_EQ(seated[0]->error(), "");
    EXPECT_TRUE(is_in_records(ben));
    forget(*seated[1]);
    expect_gone(ben, "Ben");
    Client& eve = w.guest("Eve");
    w.send(eve, {{"op", "table.join"},
                 {"invite", w.invite},
                 {"as", "spectator"},
                 {"once", "k3f9xqk3f9xq"}});
    const std::string watches = eve.welcome["player"];
    w.send(eve, {{"op", "table.request_seat"}, {"table", w.id}, {"seat", 1}});
    forget(eve);
    expect_gone(watches, "Eve");
    EXPECT_EQ(seated[0]->view["table"]["spectators"], 0);
    w.crash();
    EXPECT_EQ(w.server->gauges().tables, 1U);
}

TEST_F(Forget, AGameThatWakesMeanwhileIsNamelessAsWell) {
    const auto seated = start({"Anna", "Ben"});
    const std::string id = seated[0]->welcome["player"];
    let_sleep(seated);
    Client& anna = w.reconnect(*seated[0]);
    Client& ben = w.reconnect(*seated[1]);
    w.queries_at_once = false;
    w.send(ben, {{"op", "table.join"}, {"invite", w.invite}});
    forget(anna);
    w.run_pending_queries();
    // While the store was at work, the game may have ended and been stored with the name.
    ASSERT_EQ(w.pending_queries.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<core::ErasePlayer>(w.pending_queries[0].query));
    w.run_queries();
    EXPECT_EQ(anna.closed, 4002);
    EXPECT_EQ(seat_of(ben, 0)["name"], "forgotten");
    expect_gone(id, "Anna");
}

TEST_F(Forget, NobodyIsSentOlderUpdatesThatNameThem) {
    const auto seated = start({"Anna", "Ben"});
    Client& ben = *seated[1];
    const auto v = ben.v;
    forget(*seated[0]);
    Client& again = w.reconnect(ben);
    w.send(again,
           {{"op", "table.sync"}, {"table", w.id}, {"epoch", ben.epoch}, {"v", v > 2 ? v - 2 : 0}});
    for (const auto& text : again.raw) EXPECT_FALSE(names(text, "Anna")) << text;
}

// ---- several servers

using ClusterForget = ClusterTest;

TEST_F(ClusterForget, AllServersForget) {
    auto people = table_of_all();
    Client& second = *people[1].second;
    const std::string id = second.welcome["player"];
    Client& elsewhere = cluster_[3].reconnect(second);
    cluster_[2].send(second, {{"op", "me.data"}});
    EXPECT_EQ(second.reply["tables"][0]["table"], table_);
    cluster_[2].send(second, {{"op", "me.forget"}, {"player", id}});
    EXPECT_EQ(second.closed, 4002);
    EXPECT_EQ(elsewhere.closed, 4002);
    EXPECT_EQ(people[0].second->view["table"]["seats"][1]["name"], "forgotten");
    for (const auto& node : cluster_.all()) {
        expect_not_described(*node->server, id);
    }
    EXPECT_EQ(cluster_[1].reconnect(second).error(), "bad_token");
    people.erase(people.begin() + 1);
    EXPECT_GT(play(people), 10);
    EXPECT_EQ(status(*people[0].second), "finished");
}

}  // namespace vegas::test
