// Transcripts of finished games: what they hold, who may read them, and how long.
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

const json kPublic = {{"visibility", "public"}};

json ask(FakeShell& w, Client& c, const char* by, const std::string& what) {
    w.send(c, {{"op", "history"}, {by, what}});
    return c.reply.contains("transcript") ? c.reply["transcript"] : json(nullptr);
}

protocol::Transcript read(const json& transcript) {
    const auto t = protocol::parse_transcript(dumped(transcript));
    EXPECT_TRUE(t) << (t ? "" : t.error().message);
    return t ? *t : protocol::Transcript{};
}

// A finished game, public or not, and its id.
std::string finished(FakeShell& w, std::vector<Client*>& seated,
                     const json& more = json::object()) {
    seated = w.table("royale-basic", {"Anna", "Ben"}, more);
    w.play(seated);
    return seated[0]->view["table"]["game"];
}

}  // namespace

using History = AtServer;

TEST_F(History, IsTheWholeGameAndTrue) {
    for (const char* ruleset : {"royale-basic", "classic"}) {
        FakeShell own;
        const auto seated = own.table(ruleset, {"Anna", "Ben", "Carla"});
        const json before = seated[0]->view["table"];
        own.play(seated);
        const auto t = read(ask(own, *seated[0], "table", own.id));
        const auto flaw = protocol::verify(t);
        EXPECT_FALSE(flaw) << (flaw ? protocol::describe(*flaw) : "");
        const json& view = seated[0]->view;
        EXPECT_EQ(view["table"]["game"], t.game);
        EXPECT_EQ(before["commitment"], protocol::hex(t.commitment));
        EXPECT_EQ(view["table"]["server_seed"], protocol::hex(t.server_seed));
        EXPECT_EQ(json(std::vector<int>(t.result->totals.begin(), t.result->totals.end())),
                  view["result"]["totals"]);
        EXPECT_EQ(t.seats[0], (protocol::Transcript::Player{"Anna", {}, ""}));
        EXPECT_EQ(t.actions.size(), std::ranges::count_if(own.journal, [](auto& r) {
                      return parsed(r)["kind"] == "acted";
                  }));
    }
}

// A token, a player's id or an invite is nobody's business.
TEST_F(History, HoldsNothingOfPeopleButTheirNames) {
    std::vector<Client*> seated;
    const std::string game = finished(w, seated, kPublic);
    const std::string text = dumped(ask(w, *seated[0], "game", game));
    for (const Client* c : seated) {
        EXPECT_EQ(text.find(c->welcome["player"].get<std::string>()), std::string::npos);
        EXPECT_EQ(text.find(c->welcome["token"].get<std::string>()), std::string::npos);
    }
    EXPECT_EQ(text.find(w.invite), std::string::npos);
}

TEST_F(History, SaysWhenTheHouseDecidedForAPerson) {
    const auto seated = w.table("royale-basic", {"Anna", "Ben"});
    for (int n = 0; n < 20; ++n) {
        FastDraws picks(1);
        w.step(seated, picks);
    }
    w.send(*seated[0], {{"op", "table.leave"}, {"table", w.id}});
    while (seated[1]->view["result"].is_null()) {
        FastDraws picks(1);
        if (!w.step({seated[1]}, picks)) w.advance(1);
    }
    const auto t = read(ask(w, *seated[1], "table", w.id));
    EXPECT_FALSE(protocol::verify(t));
    EXPECT_FALSE(t.seats[0].bot);  // it was Anna who sat down there
    for (std::size_t i = 0; i < t.actions.size(); ++i) {
        EXPECT_EQ(t.actions[i].house, i >= 20 && t.actions[i].seat == 0) << i;
    }
    w.send(*seated[0], {{"op", "history"}, {"game", t.game}});
    EXPECT_TRUE(seated[0]->reply.contains("transcript"));  // who left may read it too
}

TEST_F(History, NamesHouseBots) {
    Client& anna = w.guest("Anna");
    const json made = w.send(
        anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"as", "spectator"}, {"seats", 2}});
    const std::string table = made["table"];
    for (const char* level : {"easy", "random"}) {
        w.send(anna, {{"op", "table.add_bot"}, {"table", table}, {"level", level}});
    }
    w.send(anna, {{"op", "table.start"}, {"table", table}});
    w.advance(10'000);
    const auto t = read(ask(w, anna, "table", table));
    EXPECT_EQ(t.seats[0].bot, bots::Level::easy);
    EXPECT_EQ(t.seats[1].bot, bots::Level::random);
    for (const auto& a : t.actions) EXPECT_FALSE(a.house);
}

TEST_F(History, IsNotThereBeforeTheEnd) {
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    ask(w, anna, "table", made["table"]);
    EXPECT_EQ(anna.error(), "game_not_over");
    const auto seated = w.table("classic", {"Ben", "Carla"});
    ask(w, *seated[0], "table", w.id);
    EXPECT_EQ(seated[0]->error(), "game_not_over");
    ask(w, *seated[0], "game", w.id + "-1");
    EXPECT_EQ(seated[0]->error(), "game_not_over");
    EXPECT_FALSE(w.finished(w.id + "-1"));
    ask(w, anna, "game", w.id + "-1");  // a private table of others
    EXPECT_EQ(anna.error(), "unknown_game");
    ask(w, anna, "table", w.id);
    EXPECT_EQ(anna.error(), "unknown_table");
    for (const char* nothing : {"", "x", "-1", "abcdef-1"}) {
        ask(w, anna, "game", nothing);
        EXPECT_EQ(anna.error(), "unknown_game") << nothing;
    }
}

TEST_F(History, OfPublicTablesIsEverybodys) {
    std::vector<Client*> seated;
    const std::string game = finished(w, seated, kPublic);
    Client& eve = w.guest("Eve");
    const json told = ask(w, eve, "game", game);
    ASSERT_TRUE(w.finished(game));
    EXPECT_EQ(dumped(told), *w.finished(game)->transcript);
    EXPECT_EQ(ask(w, *seated[1], "table", w.id), told);
    EXPECT_NE(eve.raw.back().find(*w.finished(game)->transcript),
              std::string::npos);  // to the byte
}

TEST_F(History, OfPrivateTablesIsForWhoWasThere) {
    std::vector<Client*> seated;
    const std::string game = finished(w, seated);
    Client& eve = w.guest("Eve");
    ask(w, eve, "game", game);
    EXPECT_EQ(eve.error(), "unknown_game");
    EXPECT_FALSE(w.finished(game));
    EXPECT_NE(ask(w, *seated[1], "game", game), nullptr);
    w.send(eve, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    EXPECT_NE(ask(w, eve, "table", w.id), nullptr);  // she sees the end of it there anyway
}

TEST_F(History, OfPrivateTablesIsReadWithTheirInvite) {
    std::vector<Client*> seated;
    const std::string game = finished(w, seated);
    const std::string invite = w.invite;
    ASSERT_TRUE(w.finished(game, invite));
    EXPECT_EQ(*w.finished(game, invite)->transcript, dumped(ask(w, *seated[0], "game", game)));
    EXPECT_EQ(w.finished(game, invite)->at.invite, invite);
    const std::string other = finished(w, seated);
    for (const std::string& wrong : {std::string(), w.invite, invite + "a", invite.substr(1),
                                     std::string(invite.size(), '.')}) {
        EXPECT_FALSE(w.finished(game, wrong)) << wrong;
        EXPECT_FALSE(w.finished("abcdef-1", wrong)) << wrong;
    }
    EXPECT_TRUE(w.finished(other, w.invite));
}

TEST_F(History, OutlivesTheTable) {
    std::vector<Client*> seated;
    const std::string game = finished(w, seated, kPublic);
    for (Client* c : seated) w.send(*c, {{"op", "table.leave"}, {"table", w.id}});
    ask(w, *seated[0], "table", w.id);
    EXPECT_EQ(seated[0]->error(), "unknown_table");
    EXPECT_NE(ask(w, *seated[0], "game", game), nullptr);
    EXPECT_TRUE(w.finished(game));
}

TEST_F(History, IsNotToldBeforeTheStoreHoldsTheEnd) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, kPublic);
    FastDraws picks(1);
    w.stores_at_once = false;
    while (w.step(seated, picks) && !(!w.unstored.empty() && w.unstored.back().game)) w.store_all();
    ASSERT_FALSE(w.unstored.empty());
    EXPECT_FALSE(w.finished(w.id + "-1"));
    w.store_all();
    EXPECT_TRUE(w.finished(w.id + "-1"));
}

// ---- games.mine

namespace {

json mine(FakeShell& w, Client& c, const json& more = json::object()) {
    json op{{"op", "games.mine"}};
    op.update(more);
    w.send(c, op);
    EXPECT_EQ(c.error(), "");
    return c.reply["games"];
}

// So many games of one table, each begun by a rematch; their ids, the newest first.
std::vector<std::string> played(FakeShell& w, std::vector<Client*>& seated, int games) {
    std::vector<std::string> ids{finished(w, seated)};
    for (int n = 1; n < games; ++n) {
        w.advance(1'000);
        for (Client* c : seated) w.send(*c, {{"op", "table.rematch"}, {"table", w.id}});
        w.play(seated);
        ids.insert(ids.begin(), seated[0]->view["table"]["game"].get<std::string>());
    }
    return ids;
}

std::vector<std::string> ids_of(const json& games) {
    std::vector<std::string> ids;
    for (const json& game : games) ids.push_back(game["game"]);
    return ids;
}

}  // namespace

using MyGames = AtServer;

TEST_F(MyGames, SaysWhoWasThereAndWithHowMuch) {
    Client& anna = w.guest("Anna");
    EXPECT_EQ(mine(w, anna), json::array());
    std::vector<Client*> seated;
    const std::string game = finished(w, seated);
    const json games = mine(w, *seated[1]);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0]["game"], game);
    EXPECT_EQ(games[0]["table"], w.id);
    EXPECT_EQ(games[0]["invite"], w.invite);
    EXPECT_TRUE(w.finished(game, games[0]["invite"]));
    EXPECT_EQ(games[0]["ruleset"], "royale-basic");
    EXPECT_EQ(games[0]["ended_ms"], w.now.ms);
    const json& result = seated[0]->view["result"];
    for (std::size_t i = 0; i < seated.size(); ++i) {
        const json& seat = games[0]["seats"][i];
        EXPECT_EQ(seat["player"], seated[i]->welcome["player"]);
        EXPECT_EQ(seat["name"], seated[i]->welcome["name"]);
        EXPECT_EQ(seat["total"], result["totals"][i]);
        EXPECT_EQ(seat.value("won", false), result["places"][i] == 1);
        EXPECT_FALSE(seat.contains("bot"));
    }
    EXPECT_FALSE(seated[1]->reply.contains("more"));
    EXPECT_EQ(mine(w, anna), json::array()) << "she was not there";
}

TEST_F(MyGames, ComePageByPageTheNewestFirst) {
    std::vector<Client*> seated;
    const auto ids = played(w, seated, 5);
    Client& anna = *seated[0];
    EXPECT_EQ(ids_of(mine(w, anna)), ids);
    std::vector<std::string> paged;
    json after = json::object();
    for (int page = 1; page <= 3; ++page) {
        after["limit"] = 2;
        const json games = mine(w, anna, after);
        for (const std::string& id : ids_of(games)) paged.push_back(id);
        EXPECT_EQ(anna.reply.value("more", false), page < 3);
        after = {{"game", games.back()["game"]}, {"ended_ms", games.back()["ended_ms"]}};
    }
    EXPECT_EQ(paged, ids);
    EXPECT_EQ(mine(w, anna, after), json::array());
}

TEST_F(MyGames, HoldWhatOneWatchedToItsEnd) {
    const auto seated = w.table("classic", {"Anna", "Ben"}, kPublic);
    Client& eve = w.guest("Eve");
    w.send(eve, {{"op", "table.join"}, {"table", w.id}, {"as", "spectator"}});
    w.play(seated);
    const json games = mine(w, eve);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_FALSE(games[0].contains("invite")) << "everybody may read it";
    for (const json& seat : games[0]["seats"]) {
        EXPECT_NE(seat["player"], eve.welcome["player"]);
    }
}

TEST_F(MyGames, AreThereAfterACrash) {
    std::vector<Client*> seated;
    const auto ids = played(w, seated, 2);
    const json before = mine(w, *seated[0]);
    w.crash();
    Client& anna = w.reconnect(*seated[0]);
    EXPECT_EQ(mine(w, anna), before);
    EXPECT_EQ(ids_of(before), ids);
}

}  // namespace vegas::test
