#include "client-cli/commands/bot.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <sstream>

#include "client-cli/commands/tables.hpp"
#include "client-cli/commands/watch.hpp"
#include "tests/client-cli/fake_transport.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

class Clients : public testing::Test {
protected:
    template <typename C, typename Options>
    C& begin(Options options) {
        auto made =
            std::make_unique<C>(ClientContext{transport, console, err, texts_for({}), 1}, options);
        C& reference = *made;
        client = std::move(made);
        client->start();
        transport.connect();
        transport.welcome();
        return reference;
    }
    void end_game() { transport.say(update_of(6, patch_to(ended_view()))); }

    std::ostringstream out;
    std::ostringstream err;
    Console console{out, Style{}};
    FakeTransport transport;
    std::unique_ptr<Client> client;
};

const Target kInvite{.table = "", .invite = "friend42"};

TEST_F(Clients, ABotPrintsTheInviteOfItsTableAndIsReady) {
    begin<BotClient>(BotOptions{.create = true});
    transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
    transport.say(snapshot_of(open_view(3, 1), 0));
    EXPECT_EQ(out.str(), "invite=friend42 table=k3f9xq\n");
    EXPECT_EQ(transport.last("table.ready")["table"], "k3f9xq");
}

TEST_F(Clients, ABotPrintsNoMalformedInvite) {
    begin<BotClient>(BotOptions{.create = true});
    transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
    json view = open_view(3, 1);
    view["table"]["invite"] = "a;$(id)";
    transport.say(snapshot_of(view, 0));
    EXPECT_EQ(out.str(), "");
    EXPECT_NE(err.str().find("a malformed invite"), std::string::npos) << err.str();
    EXPECT_EQ(client->exit_code(), kExitFailed);
}

TEST_F(Clients, ABotAnswersItsPromptsOnce) {
    begin<BotClient>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    EXPECT_EQ(transport.last("act")["action"], (json{{"kind", "place"}, {"face", 5}}));
    const auto sent = transport.sent.size();
    transport.say(prompt_update(6, place_prompt(9)));
    transport.say(prompt_update(7, roll_prompt(10, 2)));
    EXPECT_EQ(transport.sent.size(), sent);
}

TEST_F(Clients, ABotThatIsTooLatePlaysOn) {
    begin<BotClient>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    transport.reply({{"error", {{"code", "stale_decision"}}}});
    EXPECT_FALSE(transport.finished);
}

TEST_F(Clients, ABotThatActsIllegallyStops) {
    begin<BotClient>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    transport.reply({{"error", {{"code", "illegal_action"}}}});
    EXPECT_TRUE(transport.finished);
    EXPECT_EQ(client->exit_code(), 1);
}

TEST_F(Clients, ABotAnswersAgainAfterALostConnection) {
    begin<BotClient>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    transport.cut();
    transport.reconnect();
    transport.welcome({{{"table", "k3f9xq"}, {"seat", 0}}});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    EXPECT_EQ(transport.last("act")["action"]["face"], 5);
}

TEST_F(Clients, ABotPlaysOnByTheRepliesToItsActs) {
    begin<BotClient>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, roll_prompt(9, 0)));
    transport.reply(prompt_update(6, place_prompt(10)));
    EXPECT_EQ(transport.last("act")["decision"], 10);
}

TEST_F(Clients, ABotSaysAgainWhatCouldNotBeStored) {
    begin<BotClient>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    transport.say({{"ev", "storage"}, {"available", false}});
    transport.reply({{"error", {{"code", "storage_unavailable"}}}});
    EXPECT_FALSE(transport.finished);
    transport.sent.clear();
    transport.say({{"ev", "storage"}, {"available", true}});
    transport.say(prompt_update(6, place_prompt(9)));  // with another deadline
    ASSERT_EQ(transport.sent.size(), 1U);
    EXPECT_EQ(transport.last("act")["action"]["face"], 5);
}

TEST_F(Clients, ABotPrintsEachResultAndGoesOn) {
    begin<BotClient>(BotOptions{.create = true, .games = 2});
    transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
    transport.say(snapshot_of(royale_view(), 5));
    end_game();
    EXPECT_NE(out.str().find("result table=k3f9xq places=2,1,4,2 totals="), std::string::npos);
    EXPECT_EQ(transport.last("table.leave")["table"], "k3f9xq");
    EXPECT_EQ(transport.sent.back()["op"], "table.create");
    EXPECT_FALSE(transport.finished);
}

TEST_F(Clients, ABotWithoutATableSitsDownWhereOthersWait) {
    begin<BotClient>(BotOptions{});
    EXPECT_EQ(transport.sent.back()["op"], "lobby.watch");
    EXPECT_EQ(transport.sent.back()["free"], true);
    EXPECT_FALSE(transport.sent.back().contains("ruleset"));
    const json table = {{"table", "k3f9xq"},
                        {"ruleset", "classic"},
                        {"seats", 4},
                        {"taken", 2},
                        {"status", "open"}};
    transport.say({{"ev", "lobby"}, {"tables", {table}}});
    EXPECT_EQ(transport.last("table.join")["table"], "k3f9xq");
    transport.reply({{"error", {{"code", "table_full"}}}});
    EXPECT_EQ(transport.last("table.create")["visibility"], "public");
}

json waiting_table(const char* id) {
    return {{"table", id}, {"ruleset", "royale-basic"}, {"seats", 2},
            {"taken", 1},  {"status", "open"},          {"spectators", 0}};
}

// The lobby told of both tables before the bot's own table had come; nothing changes there any
// more.
TEST_F(Clients, ABotMovesToTheFirstTableThoughItHeardOfThatBeforeItsOwnCame) {
    begin<BotClient>(BotOptions{});
    transport.reply({{"ev", "lobby"}, {"tables", json::array()}});
    ASSERT_EQ(transport.sent.back()["op"], "table.create");
    transport.say({{"ev", "lobby.update"},
                   {"tables", {waiting_table("aaaa"), waiting_table("k3f9xq")}},
                   {"shown", {"aaaa", "k3f9xq"}}});
    transport.reply(snapshot_of(open_view(2, 1), 0));
    EXPECT_EQ(transport.sent.back()["op"], "table.join");
    EXPECT_EQ(transport.sent.back()["table"], "aaaa");
}

// What the lobby says may be half a second old.
TEST_F(Clients, ABotDoesNotCountAGameThatWasOverWhenItCame) {
    begin<BotClient>(BotOptions{.games = 2});
    transport.reply({{"ev", "lobby"}, {"tables", {waiting_table("k3f9xq")}}});
    ASSERT_EQ(transport.sent.back()["op"], "table.join");
    transport.reply(snapshot_of(ended_view(), 5));
    EXPECT_EQ(out.str(), "");
    EXPECT_EQ(transport.last("table.leave")["table"], "k3f9xq");
    EXPECT_EQ(transport.sent.back()["op"], "table.create");
}

TEST_F(Clients, ABotDoesNotComeBackToATableWhereItHasPlayed) {
    begin<BotClient>(BotOptions{.games = 2});
    transport.reply({{"ev", "lobby"}, {"tables", {waiting_table("k3f9xq")}}});
    transport.reply(snapshot_of(royale_view(), 5));
    end_game();
    EXPECT_EQ(transport.last("table.leave")["table"], "k3f9xq");
    ASSERT_EQ(transport.sent.back()["op"], "lobby.watch");
    transport.reply({{"ev", "lobby"}, {"tables", {waiting_table("k3f9xq")}}});
    EXPECT_EQ(transport.sent.back()["op"], "table.create");
}

TEST_F(Clients, AWatcherTellsWhatHappensAndTheResult) {
    WatchOptions options{.common = {}, .target = kInvite};
    options.common.result_line = true;
    begin<WatchClient>(options);
    EXPECT_EQ(transport.last("table.join")["as"], "spectator");
    json view = royale_view();
    view["you"] = nullptr;
    transport.reply(snapshot_of(view, 5));
    end_game();
    EXPECT_NE(out.str().find("You are watching table k3f9xq."), std::string::npos);
    EXPECT_NE(out.str().find("result table=k3f9xq places=2,1,4,2"), std::string::npos);
    EXPECT_TRUE(transport.finished);
    EXPECT_EQ(client->exit_code(), 0);
}

TEST_F(Clients, AWatcherCallsTheTilesAsTheServerDoes) {
    client = std::make_unique<WatchClient>(ClientContext{transport, console, err, texts_for({}), 1},
                                           WatchOptions{.common = {}, .target = kInvite});
    client->start();
    transport.connect();
    transport.welcome(json::array(),
                      {{{"id", "A2"}, {"name", "Grand Prize"}, {"printed", json::array()}}});
    transport.reply(snapshot_of(royale_view(), 5));
    transport.say(
        update_of(6, json::object(), {{{"kind", "tile_activated"}, {"seat", 1}, {"tile", "A2"}}}));
    EXPECT_NE(out.str().find("Bo activates Grand Prize"), std::string::npos) << out.str();
}

TEST_F(Clients, ABotDoesNotComeBackToATableWhoseHostHasRemovedIt) {
    begin<BotClient>(BotOptions{});
    transport.reply({{"ev", "lobby"}, {"tables", {waiting_table("aaaa"), waiting_table("bbbb")}}});
    json snapshot = snapshot_of(open_view(2, 1), 0);
    snapshot["table"] = "aaaa";
    transport.reply(snapshot);
    transport.say({{"ev", "left"}, {"table", "aaaa"}, {"reason", "removed"}});
    ASSERT_EQ(transport.sent.back()["op"], "lobby.watch");
    transport.reply({{"ev", "lobby"}, {"tables", {waiting_table("aaaa"), waiting_table("bbbb")}}});
    EXPECT_EQ(transport.sent.back()["table"], "bbbb");
    transport.reply({{"error", {{"code", "removed"}, {"message", "no"}}}});
    EXPECT_EQ(transport.sent.back()["op"], "table.create");
    transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
    transport.say(snapshot_of(open_view(2, 1), 0));
    transport.say({{"ev", "lobby.update"},
                   {"tables", {waiting_table("k3f9xq")}},
                   {"shown", {"aaaa", "bbbb", "k3f9xq"}}});
    EXPECT_EQ(transport.sent.back()["op"], "table.ready") << "it stays at its own";
}

TEST_F(Clients, ABotPassesOnWhatTheOperatorSays) {
    begin<BotClient>(BotOptions{.target = kInvite});
    transport.say({{"ev", "announcement"}, {"text", "Back at\x1b 8"}, {"since_ms", 1}});
    EXPECT_EQ(out.str(), "");
    EXPECT_EQ(err.str(), "vegas bot: The operator of the server says: Back at? 8\n");
}

TEST_F(Clients, AWatcherIsToldWhatTheOperatorSaysAndThatItIsRemoved) {
    begin<WatchClient>(WatchOptions{.common = {}, .target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5));
    transport.say({{"ev", "announcement"}, {"text", "Back at\x1b 8"}, {"since_ms", 2}});
    EXPECT_NE(out.str().find("The operator of the server says: Back at? 8\n"), std::string::npos);
    transport.say({{"ev", "left"}, {"table", "k3f9xq"}, {"reason", "removed"}});
    EXPECT_EQ(err.str(), "vegas: The host has removed you from the table.\n");
    EXPECT_EQ(client->exit_code(), 1);
}

TEST_F(Clients, OutputForProgramsIsNotMixedWithWhatTheOperatorSays) {
    begin<TablesClient>(TablesOptions{.common = {}, .as_json = true});
    transport.say({{"ev", "announcement"}, {"text", "Back at 8"}, {"since_ms", 3}});
    EXPECT_EQ(out.str(), "");
}

json lobby(int page, int pages, const std::vector<std::string>& ids) {
    json tables = json::array();
    for (const std::string& id : ids) tables.push_back({{"table", id}});
    return {{"ev", "lobby"}, {"page", page}, {"pages", pages}, {"count", 41}, {"tables", tables}};
}

TEST_F(Clients, TheTablesAreListed) {
    begin<TablesClient>(TablesOptions{.common = {}, .as_json = true});
    EXPECT_EQ(transport.sent.back()["page"], 1);
    transport.reply(lobby(1, 1, {"k3f9xq"}));
    EXPECT_EQ(out.str(), "[{\"table\":\"k3f9xq\"}]\n");
    EXPECT_TRUE(transport.finished);
}

TEST_F(Clients, APageOfTheTablesSaysThatThereAreMore) {
    begin<TablesClient>(TablesOptions{.common = {}, .ruleset = "classic", .free = true, .page = 2});
    const json& asked = transport.sent.back();
    EXPECT_EQ(asked["page"], 2);
    EXPECT_EQ(asked["ruleset"], "classic");
    EXPECT_EQ(asked["free"], true);
    transport.reply(lobby(2, 3, {"aaaa", "bbbb"}));
    EXPECT_NE(out.str().find("Page 2 of 3, tables in all: 41."), std::string::npos) << out.str();
    EXPECT_TRUE(transport.finished);
}

TEST_F(Clients, AllTheTablesAreAskedForPageByPageAndListedOnce) {
    begin<TablesClient>(TablesOptions{.common = {}, .all = true, .as_json = true});
    transport.reply(lobby(1, 3, {"aaaa", "bbbb"}));
    EXPECT_EQ(transport.sent.back()["page"], 2);
    transport.reply(lobby(2, 3, {"bbbb", "cccc"}));
    EXPECT_EQ(transport.sent.back()["page"], 3);
    EXPECT_FALSE(transport.finished);
    transport.reply(lobby(2, 2, {"cccc", "dddd"}));  // there are fewer by now
    EXPECT_EQ(out.str(), R"([{"table":"aaaa"},{"table":"bbbb"},{"table":"cccc"},{"table":"dddd"}])"
                         "\n");
    EXPECT_TRUE(transport.finished);
}

}  // namespace
}  // namespace vegas::cli
