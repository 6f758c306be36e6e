#include "client-cli/commands/games.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <sstream>

#include "client-cli/commands/fetch_transcript.hpp"
#include "tests/client-cli/fake_transport.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

constexpr std::int64_t kEndedMs = 1'795'367'100'000;  // 2026-11-22 17:05 UTC

json game(int number) {
    return {{"game", "k3f9xq-" + std::to_string(number)},
            {"table", "k3f9xq"},
            {"ruleset", "royale"},
            {"ended_ms", kEndedMs},
            {"seats",
             {{{"player", "p-anna"}, {"name", "Anna"}, {"total", 210'000}, {"won", true}},
              {{"player", "p-b"}, {"name", "B\x1bo"}, {"total", 150'000}},
              {{"name", "Cleo"}, {"bot", "easy"}, {"total", -10'000}}}}};
}

json page(int from, int to, bool more) {
    json games = json::array();
    for (int i = from; i >= to; --i) games.push_back(game(i));
    json reply = {{"games", games}};
    if (more) reply["more"] = true;
    return reply;
}

class GamesTest : public ScreenTest {
protected:
    void SetUp() override {
        setenv("TZ", "UTC", 1);
        tzset();
    }
    void begin(GamesOptions options = {}) {
        options.common.name = "Anna";
        games = std::make_unique<GamesClient>(
            ClientContext{transport, console, err, texts_for({}), 1,
                          [this](const std::string& token) { kept = token; }},
            options, Identity{"Anna", "old"});
        games->start();
        transport.connect();
        transport.say({{"re", transport.sent.back()["id"]},
                       {"ok", true},
                       {"ev", "welcome"},
                       {"player", "p-anna"},
                       {"token", "new"},
                       {"tables", joined_tables},
                       {"rulesets",
                        {{{"id", "royale"}, {"family", "las-vegas"}},
                         {{"id", "vegas-1996"}, {"family", "vegas-1996"}}}}});
        if (!options.as_json || options.status || options.watch) transport.reply(waiting_reply);
    }
    [[nodiscard]] int listed() const {
        const std::string text = out.str();
        int count = 0;
        for (auto at = text.find("\nk3f9xq-"); at != std::string::npos;
             at = text.find("\nk3f9xq-", at + 1)) {
            ++count;
        }
        return count;
    }

    std::ostringstream out;
    std::ostringstream err;
    Console console{out, Style{}};
    FakeTransport transport;
    std::unique_ptr<GamesClient> games;
    std::string kept;
    json waiting_reply = {{"waiting", json::array()}};
    json joined_tables = json::array();
};

json waiting_game(const std::string& table, int turn) {
    return {{"table", table},
            {"invite", "friend42"},
            {"ruleset", "royale"},
            {"since_ms", kEndedMs},
            {"turn", turn},
            {"seats",
             {{{"player", "p-anna"}, {"name", "Anna"}},
              {{"player", "p-b"}, {"name", "B\x1bo"}},
              {{"name", "Cleo"}, {"bot", "easy"}}}}};
}

TEST_F(GamesTest, OffersNoCommandWithAMalformedTable) {
    waiting_reply["waiting"] = {waiting_game("k3f9;id", 0)};
    begin();
    transport.reply(page(1, 1, false));
    EXPECT_EQ(out.str().find("vegas play --table"), std::string::npos) << out.str();
    EXPECT_EQ(listed(), 1);
}

TEST_F(GamesTest, ListsGamesThatWaitFirst) {
    waiting_reply["waiting"] = {waiting_game("k3f9xq", 0), waiting_game("zz", 1)};
    begin();
    transport.reply(page(1, 1, false));
    EXPECT_TRUE(out.str().starts_with(R"(Your turn
Table   When                            Ruleset
k3f9xq  waiting since 2026-11-22 17:05  royale
    Anna (you, to move), B?o, Cleo (bot)

Waiting for others
Table  When                            Ruleset
zz     waiting since 2026-11-22 17:05  royale
    Anna (you), B?o (to move), Cleo (bot)

"vegas play --table k3f9xq" goes on with a game that waits.

Finished
Game      Ended             Ruleset
k3f9xq-1)"))
        << out.str();
}

TEST_F(GamesTest, APlayerWhoWasDeletedIsCalledSo) {
    json game = waiting_game("k3f9xq", 0);
    game["seats"][1]["name"] = "forgotten";
    waiting_reply["waiting"] = json::array({game});
    begin();
    transport.reply(page(1, 1, false));
    EXPECT_NE(out.str().find("Anna (you, to move), deleted player, Cleo"), std::string::npos)
        << out.str();
}

// A table in the server's memory, as a reply to the last request.
json snapshot(const std::string& table, int turn, const char* status = "playing") {
    json seats = json::array();
    for (const char* name : {"Anna", "B\x1bo"}) {
        seats.push_back({{"player", name == std::string("Anna") ? "p-anna" : "p-b"},
                         {"name", name},
                         {"bot", nullptr}});
    }
    return {{"ev", "snapshot"},
            {"table", table},
            {"epoch", "e"},
            {"v", 1},
            {"view",
             {{"table",
               {{"id", table},
                {"invite", "friend42"},
                {"family", "las-vegas"},
                {"ruleset", "royale"},
                {"status", status},
                {"clock", {{"decision_ms", 259'200'000}}},
                {"seats", seats}}}}},
            {"round_log", json::array()},
            {"prompt", {{"decision", 7}, {"seat", turn}, {"kind", "roll"}}}};
}

TEST_F(GamesTest, TellsWhenAMoveIsDueAndBeginsWithIt) {
    waiting_reply["waiting"] = {waiting_game("first", 0), waiting_game("last", 0),
                                waiting_game("next", 0)};
    waiting_reply["waiting"][1]["due_ms"] = kEndedMs + 60'000;
    waiting_reply["waiting"][2]["due_ms"] = kEndedMs;
    begin();
    transport.reply(page(0, 1, false));
    EXPECT_TRUE(out.str().starts_with(R"(Your turn
Table  When                            Ruleset
next   due 2026-11-22 17:05            royale
    Anna (you, to move), B?o, Cleo (bot)
last   due 2026-11-22 17:06            royale
    Anna (you, to move), B?o, Cleo (bot)
first  waiting since 2026-11-22 17:05  royale
)")) << out.str();
    EXPECT_NE(out.str().find("--table next\""), std::string::npos);
}

TEST_F(GamesTest, ListsGamesInTheServersMemoryToo) {
    joined_tables = {{{"table", "aa"}, {"seat", 0}, {"decision", 7}},
                     {{"table", "open"}, {"seat", 0}},
                     {{"table", "watched"}, {"seat", nullptr}}};
    begin();
    transport.reply(snapshot("open", -1, "open"));
    const json all = transport.sent;
    transport.say({{"re", all[all.size() - 2]["id"]}, {"ok", true}, {"ev", "snapshot"}});
    EXPECT_EQ(all.back()["table"], "open");
    transport.say(snapshot("aa", 0));
    transport.reply(page(0, 1, false));
    EXPECT_TRUE(out.str().starts_with(R"(Your turn
Table  When  Ruleset
aa           royale
    Anna (you, to move), B?o
)")) << out.str();
    EXPECT_EQ(out.str().find("watched"), std::string::npos);
}

TEST_F(GamesTest, AGameThatEndedEarlyHasAReasonAndNoTotals) {
    begin();
    json reply = page(2, 1, false);
    for (json& game : reply["games"]) {
        game["unfinished"] = true;
        for (json& seat : game["seats"]) seat["total"] = 0;
    }
    reply["games"][1]["why"] = "closed";
    transport.reply(reply);
    EXPECT_NE(out.str().find(R"(Not finished
Game      Ended             Ruleset
k3f9xq-2  2026-11-22 17:05  royale
    Anna (you), B?o, Cleo (bot)
    An update changed the game's rules.
k3f9xq-1  2026-11-22 17:05  royale
    Anna (you), B?o, Cleo (bot)
    The operator of the server closed the table.
)"),
              std::string::npos)
        << out.str();
}

// ---- for scripts

TEST_F(GamesTest, AStatusSaysWhetherAGameWaitsForYou) {
    waiting_reply["waiting"] = json::array({waiting_game("k3f9xq", 0)});
    begin({.status = true});
    EXPECT_TRUE(out.str().starts_with("Your turn\n")) << out.str();
    EXPECT_TRUE(transport.last("games.mine").is_null());
    EXPECT_EQ(games->exit_code(), 0);
}

TEST_F(GamesTest, AStatusSaysThatItIsTheTurnOfOthers) {
    waiting_reply["waiting"] = json::array({waiting_game("k3f9xq", 1)});
    begin({.status = true});
    EXPECT_TRUE(out.str().starts_with("Waiting for others\n")) << out.str();
    EXPECT_EQ(games->exit_code(), 3);
}

TEST_F(GamesTest, AStatusIsReadByPrograms) {
    waiting_reply["waiting"] = json::array({waiting_game("k3f9xq", 1)});
    waiting_reply["waiting"][0]["due_ms"] = kEndedMs;
    begin({.status = true, .as_json = true});
    EXPECT_EQ(json::parse(out.str()), json::array({{{"table", "k3f9xq"},
                                                    {"ruleset", "royale"},
                                                    {"your_turn", false},
                                                    {"turn", "B\x1bo"},
                                                    {"due_ms", kEndedMs}}}));
    EXPECT_EQ(games->exit_code(), 3);
}

TEST_F(GamesTest, AStatusWithoutGamesSaysSo) {
    begin({.status = true});
    EXPECT_EQ(out.str(), "No game is waiting for you.\n");
    EXPECT_EQ(games->exit_code(), 3);
}

TEST_F(GamesTest, WatchesUntilItIsYourTurn) {
    waiting_reply["waiting"] = json::array({waiting_game("k3f9xq", 1)});
    begin({.watch = true});
    EXPECT_NE(out.str().find("  k3f9xq  B?o's turn\n"), std::string::npos) << out.str();
    EXPECT_FALSE(transport.finished);
    const std::string before = out.str();
    transport.pass(30'000);
    transport.reply(waiting_reply);
    EXPECT_EQ(out.str(), before) << "nothing has changed";
    transport.pass(30'000);
    waiting_reply["waiting"][0]["turn"] = 0;
    transport.reply(waiting_reply);
    EXPECT_TRUE(out.str().ends_with("  k3f9xq  your turn\n")) << out.str();
    EXPECT_TRUE(transport.finished);
    EXPECT_EQ(games->exit_code(), 0);
}

TEST_F(GamesTest, WatchesAGameThatWakesUntilItIsOver) {
    waiting_reply["waiting"] = json::array({waiting_game("k3f9xq", 1)});
    begin({.watch = true, .as_json = true});
    waiting_reply["waiting"] = json::array();
    transport.pass(30'000);
    transport.reply(waiting_reply);
    EXPECT_EQ(transport.last("table.sync")["table"], "k3f9xq");
    transport.reply(snapshot("k3f9xq", 1));
    transport.say({{"ev", "update"}, {"table", "k3f9xq"}, {"v", 2}, {"events", json::array()}});
    transport.pass(1'000);
    transport.reply(waiting_reply);
    transport.reply({{"error", {{"code", "unknown_table"}, {"message", "no"}}}});
    EXPECT_TRUE(out.str().ends_with("{\"over\":true,\"table\":\"k3f9xq\"}\n")) << out.str();
    EXPECT_EQ(games->exit_code(), 3);
}

TEST_F(GamesTest, ListsOnlyGamesThatWait) {
    waiting_reply["waiting"] = json::array({waiting_game("k3f9xq", 2)});
    begin();
    transport.reply(page(0, 1, false));
    EXPECT_TRUE(out.str().ends_with("goes on with a game that waits.\n")) << out.str();
    EXPECT_EQ(games->exit_code(), 0);
}

TEST_F(GamesTest, AnOlderServerHasNoGamesThatWait) {
    waiting_reply = {{"error", {{"code", "unknown_op"}, {"message", "no such op"}}}};
    begin();
    transport.reply(page(1, 1, false));
    EXPECT_TRUE(out.str().starts_with("Finished\nGame ")) << out.str();
}

TEST_F(GamesTest, ListsWhatWasPlayed) {
    begin();
    json reply = page(2, 1, false);
    reply["games"][0]["ruleset"] = "vegas-1996";
    for (json& seat : reply["games"][0]["seats"]) seat["total"] = 45;
    transport.reply(reply);
    EXPECT_EQ(out.str(),
              R"(Finished
Game      Ended             Ruleset
k3f9xq-2  2026-11-22 17:05  vegas-1996
    Anna 45 (you, won), B?o 45, Cleo 45 (bot)
k3f9xq-1  2026-11-22 17:05  royale
    Anna $210,000 (you, won), B?o $150,000, Cleo -$10,000 (bot)

Was one of them fair? "vegas verify GAME" checks it, with the same --server and
--name.
)");
    EXPECT_EQ(games->exit_code(), 0);
    EXPECT_TRUE(transport.finished);
}

TEST_F(GamesTest, WrapsWhatIsTooWide) {
    begin();
    json reply = page(1, 1, false);
    json& seats = reply["games"][0]["seats"];
    seats = json::array();
    for (int i = 0; i < 5; ++i) {
        seats.push_back({{"name", std::string(14, static_cast<char>('a' + i))}, {"total", 0}});
    }
    transport.reply(reply);
    EXPECT_NE(out.str().find("\n    aaaaaaaaaaaaaa $0, bbbbbbbbbbbbbb $0, cccccccccccccc $0, "
                             "dddddddddddddd $0,\n    eeeeeeeeeeeeee $0\n"),
              std::string::npos)
        << out.str();
}

TEST_F(GamesTest, AsksWithTheTokenAndKeepsTheNewOne) {
    begin();
    EXPECT_EQ(transport.sent[0]["token"], "old");
    EXPECT_EQ(kept, "new");
}

TEST_F(GamesTest, ListsAsManyAsAreWantedFromSeveralPages) {
    begin({.most = 70});
    EXPECT_EQ(transport.last("games.mine")["limit"], 50);
    transport.reply(page(100, 51, true));
    const json next = transport.last("games.mine");
    EXPECT_EQ(next["limit"], 20);
    EXPECT_EQ(next["game"], "k3f9xq-51");
    EXPECT_EQ(next["ended_ms"], kEndedMs);
    transport.reply(page(50, 31, true));
    EXPECT_EQ(listed(), 70);
    EXPECT_NE(out.str().find("There are older ones: --most lists more.\n"), std::string::npos);
}

TEST_F(GamesTest, EndsWithTheLastPage) {
    begin({.most = 70});
    transport.reply(page(50, 1, true));
    transport.reply(page(0, 1, false));
    EXPECT_EQ(listed(), 50);
    EXPECT_EQ(out.str().find("older"), std::string::npos);
}

TEST_F(GamesTest, GoesOnWhereTheConnectionBroke) {
    begin({.most = 70});
    transport.reply(page(100, 51, true));
    transport.cut();
    transport.reconnect();
    transport.welcome();
    EXPECT_EQ(transport.last("games.mine")["game"], "k3f9xq-51");
    transport.reply(page(50, 31, false));
    EXPECT_EQ(listed(), 70);
}

TEST_F(GamesTest, WaitsWhenItWasTooFast) {
    begin();
    transport.reply({{"error", {{"code", "rate_limited"}, {"data", {{"retry_after_ms", 300}}}}}});
    transport.sent.clear();
    transport.pass(300);
    EXPECT_FALSE(transport.last("games.mine").is_null());
}

TEST_F(GamesTest, SaysThatThereAreNone) {
    begin();
    transport.reply(page(0, 1, false));
    EXPECT_EQ(out.str(), "Anna has no games at ws://:8080.\n");
    EXPECT_EQ(games->exit_code(), 0);
}

TEST_F(GamesTest, PrintsJsonAsItCame) {
    begin({.most = 2, .as_json = true});
    transport.reply(page(2, 1, true));
    EXPECT_EQ(json::parse(out.str()), json::array({game(2), game(1)}));
}

TEST_F(GamesTest, TellsWhatWasRefused) {
    begin();
    transport.reply({{"error", {{"code", "unknown_op"}, {"message", "no such op"}}}});
    EXPECT_EQ(err.str(), "vegas: This server cannot do that yet.\n");
    EXPECT_EQ(games->exit_code(), 1);
}

TEST_F(GamesTest, APrivateGameIsAskedForByItsPlayer) {
    TranscriptClient history({transport, console, err, texts_for({}), 1}, {}, {"Anna", "old"},
                             "k3f9xq-1");
    history.start();
    transport.connect();
    transport.welcome();
    EXPECT_EQ(transport.last("history")["game"], "k3f9xq-1");
    transport.reply({{"transcript", {{"game", "k3f9xq-1"}}}});
    EXPECT_EQ(history.transcript(), R"({"game":"k3f9xq-1"})");
    EXPECT_TRUE(transport.finished);
}

TEST_F(GamesTest, AGameThatMayNotBeReadIsNone) {
    TranscriptClient history({transport, console, err, texts_for({}), 1}, {}, {"Anna", "old"},
                             "k3f9xq-1");
    history.start();
    transport.connect();
    transport.welcome();
    transport.reply({{"error", {{"code", "unknown_game"}, {"message", "no"}}}});
    EXPECT_EQ(history.transcript(), std::nullopt);
    EXPECT_TRUE(transport.finished);
}

}  // namespace
}  // namespace vegas::cli
