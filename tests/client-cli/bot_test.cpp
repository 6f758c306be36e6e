#include "client-cli/commands/bot.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <sstream>

#include "client-cli/commands/tables.hpp"
#include "client-cli/commands/watch.hpp"
#include "tests/client-cli/fake_transport.hpp"
#include "tests/client-cli/sample.hpp"

namespace vegas::cli {
namespace {

using nlohmann::json;

class Clients : public testing::Test {
protected:
    template <typename C, typename Options>
    C& begin(Options options) {
        auto made = std::make_unique<C>(Surroundings{transport, console, err, 1}, options);
        C& reference = *made;
        client = std::move(made);
        client->start();
        transport.connect();
        transport.welcome();
        return reference;
    }
    void end_game() {
        transport.say({{"ev", "update"},
                       {"table", "k3f9xq"},
                       {"v", 6},
                       {"events", json::array()},
                       {"patch", {{{"op", "replace"}, {"path", ""}, {"value", ended_view()}}}}});
    }

    std::ostringstream out;
    std::ostringstream err;
    Console console{out, Style{}, false};
    FakeTransport transport;
    std::unique_ptr<Client> client;
};

const Target kInvite{.table = "", .invite = "friend42"};

TEST_F(Clients, ABotPrintsTheInviteOfItsTableAndIsReady) {
    begin<Bot>(BotOptions{.create = true});
    transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
    transport.say(snapshot_of(open_view(3, 1), 0));
    EXPECT_EQ(out.str(), "invite=friend42 table=k3f9xq\n");
    EXPECT_EQ(transport.last("table.ready")["table"], "k3f9xq");
}

TEST_F(Clients, ABotAnswersItsPromptsOnce) {
    begin<Bot>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    EXPECT_EQ(transport.last("act")["action"], (json{{"kind", "place"}, {"face", 5}}));
    const auto sent = transport.sent.size();
    transport.say(place_prompt(9));
    transport.say(roll_prompt(10, 2));
    EXPECT_EQ(transport.sent.size(), sent);
}

TEST_F(Clients, ABotThatIsTooLatePlaysOn) {
    begin<Bot>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    transport.reply({{"error", {{"code", "stale_decision"}}}});
    EXPECT_FALSE(transport.finished);
}

TEST_F(Clients, ABotThatActsIllegallyStops) {
    begin<Bot>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    transport.reply({{"error", {{"code", "illegal_action"}}}});
    EXPECT_TRUE(transport.finished);
    EXPECT_EQ(client->exit_code(), 1);
}

TEST_F(Clients, ABotAnswersAgainAfterALostConnection) {
    begin<Bot>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    transport.cut();
    transport.pass(10'000);
    transport.connect();
    transport.welcome({{{"table", "k3f9xq"}, {"seat", 0}}});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    EXPECT_EQ(transport.last("act")["action"]["face"], 5);
}

TEST_F(Clients, ABotSaysAgainWhatCouldNotBeStored) {
    begin<Bot>(BotOptions{.target = kInvite});
    transport.reply(snapshot_of(royale_view(), 5, place_prompt(9)));
    transport.say({{"ev", "storage"}, {"available", false}});
    transport.reply({{"error", {{"code", "storage_unavailable"}}}});
    EXPECT_FALSE(transport.finished);
    transport.sent.clear();
    transport.say({{"ev", "storage"}, {"available", true}});
    transport.say(place_prompt(9));  // with another deadline
    ASSERT_EQ(transport.sent.size(), 1U);
    EXPECT_EQ(transport.last("act")["action"]["face"], 5);
}

TEST_F(Clients, ABotPrintsEachResultAndGoesOn) {
    begin<Bot>(BotOptions{.create = true, .games = 2});
    transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
    transport.say(snapshot_of(royale_view(), 5));
    end_game();
    EXPECT_NE(out.str().find("result table=k3f9xq places=2,1,4,2 totals="), std::string::npos);
    EXPECT_EQ(transport.last("table.leave")["table"], "k3f9xq");
    EXPECT_EQ(transport.sent.back()["op"], "table.create");
    EXPECT_FALSE(transport.finished);
}

TEST_F(Clients, ABotWithoutATableSitsDownWhereOthersWait) {
    begin<Bot>(BotOptions{});
    EXPECT_EQ(transport.sent.back()["op"], "lobby.watch");
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

TEST_F(Clients, AWatcherTellsWhatHappensAndTheResult) {
    begin<Watch>(WatchOptions{.common = {}, .target = kInvite});
    EXPECT_EQ(transport.last("table.join")["as"], "spectator");
    json view = royale_view();
    view["you"] = nullptr;
    transport.reply(snapshot_of(view, 5));
    end_game();
    EXPECT_NE(out.str().find("Watching table k3f9xq"), std::string::npos);
    EXPECT_NE(out.str().find("result table=k3f9xq places=2,1,4,2"), std::string::npos);
    EXPECT_TRUE(transport.finished);
    EXPECT_EQ(client->exit_code(), 0);
}

TEST_F(Clients, AWatcherCallsTheTilesAsTheServerDoes) {
    client = std::make_unique<Watch>(Surroundings{transport, console, err, 1},
                                     WatchOptions{.common = {}, .target = kInvite});
    client->start();
    transport.connect();
    transport.welcome(json::array(),
                      {{{"id", "A2"}, {"name", "Grand Prize"}, {"printed", json::array()}}});
    transport.reply(snapshot_of(royale_view(), 5));
    transport.say({{"ev", "update"},
                   {"table", "k3f9xq"},
                   {"v", 6},
                   {"events", {{{"kind", "tile_activated"}, {"seat", 1}, {"tile", "A2"}}}},
                   {"patch", json::array()}});
    EXPECT_NE(out.str().find("Bo activates Grand Prize."), std::string::npos) << out.str();
}

TEST_F(Clients, TheTablesAreListed) {
    begin<Tables>(TablesOptions{.common = {}, .as_json = true});
    transport.reply({{"ev", "lobby"}, {"tables", {{{"table", "k3f9xq"}}}}});
    EXPECT_EQ(out.str(), "[{\"table\":\"k3f9xq\"}]\n");
    EXPECT_TRUE(transport.finished);
}

}  // namespace
}  // namespace vegas::cli
