#include "client-cli/commands/bot.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <sstream>

#include "client-cli/commands/tables.hpp"
#include "client-cli/commands/watch.hpp"
#include "tests/client-cli/fake_link.hpp"
#include "tests/client-cli/sample.hpp"

namespace vegas::cli {
namespace {

using nlohmann::json;

class Clients : public testing::Test {
protected:
    template <typename C, typename Options>
    C& begin(Options options) {
        auto made = std::make_unique<C>(World{link, console, err, 1}, options);
        C& reference = *made;
        client = std::move(made);
        client->start();
        link.connect();
        link.welcome();
        return reference;
    }
    void end_game() {
        link.say({{"ev", "update"},
                  {"table", "k3f9xq"},
                  {"v", 6},
                  {"events", json::array()},
                  {"patch", {{{"op", "replace"}, {"path", ""}, {"value", ended_view()}}}}});
    }

    std::ostringstream out;
    std::ostringstream err;
    Console console{out, Style{}, false};
    FakeLink link;
    std::unique_ptr<Client> client;
};

const Target kInvite{.table = "", .invite = "friend42"};

TEST_F(Clients, ABotPrintsTheInviteOfItsTableAndIsReady) {
    begin<Bot>(BotOptions{.create = true});
    link.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
    link.say(snapshot_of(open_view(3, 1), 0));
    EXPECT_EQ(out.str(), "invite=friend42 table=k3f9xq\n");
    EXPECT_EQ(link.last("table.ready")["table"], "k3f9xq");
}

TEST_F(Clients, ABotAnswersItsPromptsOnce) {
    begin<Bot>(BotOptions{.target = kInvite});
    link.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    EXPECT_EQ(link.last("act")["action"], (json{{"kind", "place"}, {"face", 5}}));
    const auto sent = link.sent.size();
    link.say(place_prompt(9));
    link.say(roll_prompt(10, 2));
    EXPECT_EQ(link.sent.size(), sent);
}

TEST_F(Clients, ABotThatIsTooLatePlaysOn) {
    begin<Bot>(BotOptions{.target = kInvite});
    link.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    link.reply({{"error", {{"code", "stale_decision"}}}});
    EXPECT_FALSE(link.finished);
}

TEST_F(Clients, ABotThatActsIllegallyStops) {
    begin<Bot>(BotOptions{.target = kInvite});
    link.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    link.reply({{"error", {{"code", "illegal_action"}}}});
    EXPECT_TRUE(link.finished);
    EXPECT_EQ(client->exit_code(), 1);
}

TEST_F(Clients, ABotAnswersAgainAfterALostConnection) {
    begin<Bot>(BotOptions{.target = kInvite});
    link.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    link.cut();
    link.pass(10'000);
    link.connect();
    link.welcome({{{"table", "k3f9xq"}, {"seat", 0}}});
    link.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    EXPECT_EQ(link.last("act")["action"]["face"], 5);
}

TEST_F(Clients, ABotPrintsEachResultAndGoesOn) {
    begin<Bot>(BotOptions{.create = true, .games = 2});
    link.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
    link.say(snapshot_of(royale_view(), 5));
    end_game();
    EXPECT_NE(out.str().find("result table=k3f9xq places=2,1,4,2 totals="), std::string::npos);
    EXPECT_EQ(link.last("table.leave")["table"], "k3f9xq");
    EXPECT_EQ(link.sent.back()["op"], "table.create");
    EXPECT_FALSE(link.finished);
}

TEST_F(Clients, ABotWithoutATableSitsDownWhereOthersWait) {
    begin<Bot>(BotOptions{});
    EXPECT_EQ(link.sent.back()["op"], "lobby.watch");
    const json table = {{"table", "k3f9xq"},
                        {"ruleset", "classic"},
                        {"seats", 4},
                        {"taken", 2},
                        {"status", "open"}};
    link.say({{"ev", "lobby"}, {"tables", {table}}});
    EXPECT_EQ(link.last("table.join")["table"], "k3f9xq");
    link.reply({{"error", {{"code", "table_full"}}}});
    EXPECT_EQ(link.last("table.create")["visibility"], "public");
}

TEST_F(Clients, AWatcherTellsWhatHappensAndTheResult) {
    begin<Watch>(WatchOptions{.common = {}, .target = kInvite});
    EXPECT_EQ(link.last("table.join")["as"], "spectator");
    json view = royale_view();
    view["you"] = nullptr;
    link.reply(snapshot_of(view, 5));
    end_game();
    EXPECT_NE(out.str().find("Watching table k3f9xq"), std::string::npos);
    EXPECT_NE(out.str().find("result table=k3f9xq places=2,1,4,2"), std::string::npos);
    EXPECT_TRUE(link.finished);
    EXPECT_EQ(client->exit_code(), 0);
}

TEST_F(Clients, AWatcherCallsTheTilesAsTheServerDoes) {
    client = std::make_unique<Watch>(World{link, console, err, 1},
                                     WatchOptions{.common = {}, .target = kInvite});
    client->start();
    link.connect();
    link.welcome(json::array(),
                 {{{"id", "A2"}, {"name", "Grand Prize"}, {"printed", json::array()}}});
    link.reply(snapshot_of(royale_view(), 5));
    link.say({{"ev", "update"},
              {"table", "k3f9xq"},
              {"v", 6},
              {"events", {{{"kind", "tile_activated"}, {"seat", 1}, {"tile", "A2"}}}},
              {"patch", json::array()}});
    EXPECT_NE(out.str().find("Bo activates Grand Prize."), std::string::npos) << out.str();
}

TEST_F(Clients, TheTablesAreListed) {
    begin<Tables>(TablesOptions{.common = {}, .as_json = true});
    link.reply({{"ev", "lobby"}, {"tables", {{{"table", "k3f9xq"}}}}});
    EXPECT_EQ(out.str(), "[{\"table\":\"k3f9xq\"}]\n");
    EXPECT_TRUE(link.finished);
}

}  // namespace
}  // namespace vegas::cli
