// The host chooses another game before the start.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

class Change : public testing::Test {
protected:
    // Anna hosts an open table for four; Ben sits on the last seat and is ready.
    Change() {
        w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 4}});
        id = anna.reply["table"];
        w.send(ben, {{"op", "table.join"}, {"invite", anna.reply["invite"]}, {"seat", 3}});
        w.send(ben, {{"op", "table.ready"}, {"table", id}});
    }
    std::string change(Client& who, const char* ruleset, const json& more = json::object()) {
        json request{{"op", "table.change"}, {"table", id}, {"ruleset", ruleset}};
        request.update(more);
        w.send(who, request);
        return who.error();
    }

    FakeShell w;
    Client& anna = w.guest("Anna");
    Client& ben = w.guest("Ben");
    std::string id;
};

TEST_F(Change, AnotherGameAndNobodyIsReady) {
    const json commitment = anna.view["table"]["commitment"];
    EXPECT_EQ(change(anna, "royale", {{"options", {{"tiles", 6}}}, {"seats", 5}}), "");
    EXPECT_EQ(ben.last("update")->at("events"),
              json::array({{{"kind", "setup_changed"}, {"name", "Anna"}}}));
    const json& table = ben.view["table"];
    EXPECT_EQ(table["ruleset"], "royale");
    EXPECT_EQ(table["options"], json({{"tiles", 6}}));
    EXPECT_EQ(table["seats"].size(), 5U);
    EXPECT_EQ(table["seats"][3]["ready"], false);
    EXPECT_EQ(table["commitment"], commitment);  // the host draws no other dice by changing
}

TEST_F(Change, OfTheFamilyToo) {
    EXPECT_EQ(change(anna, "vegas-1996", {{"clock", nullptr}}), "");
    EXPECT_EQ(ben.view["table"]["family"], "vegas-1996");
    EXPECT_EQ(ben.view["table"]["clock"], nullptr);
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    w.play({&anna, &ben});
    EXPECT_EQ(ben.view["table"]["status"], "finished");
}

TEST_F(Change, WithFewerSeatsPeopleMoveUp) {
    EXPECT_EQ(change(anna, "classic", {{"seats", 2}}), "");
    ASSERT_EQ(ben.view["table"]["seats"].size(), 2U);
    EXPECT_EQ(ben.view["you"]["seat"], 1);
    EXPECT_EQ(ben.view["table"]["seats"][1]["name"], "Ben");
}

TEST_F(Change, NotWithFewerSeatsThanAreTaken) {
    w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    EXPECT_EQ(change(anna, "classic", {{"seats", 2}}), "bad_seats");
    EXPECT_EQ(anna.reply["error"]["data"], json({{"least", 3}, {"most", 5}}));
    EXPECT_EQ(anna.view["table"]["seats"].size(), 4U);
}

TEST_F(Change, NothingIsChangedByTheSame) {
    const auto records = w.journal.size();
    EXPECT_EQ(change(anna, "classic", {{"seats", 4}}), "");
    EXPECT_EQ(w.journal.size(), records);
    EXPECT_EQ(ben.view["table"]["seats"][3]["ready"], true);
}

TEST_F(Change, IsForTheHostAndBeforeTheStart) {
    EXPECT_EQ(change(ben, "royale"), "not_host");
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    EXPECT_EQ(change(anna, "royale"), "game_started");
}

TEST_F(Change, QuickTablesStayAsTheyAre) {
    Client& dora = w.guest("Dora");
    w.send(dora, {{"op", "quick_play"}});
    id = dora.reply["table"];
    EXPECT_EQ(change(dora, "classic"), "not_host");
}

TEST_F(Change, LastsOverARestartWithWhoSitsThere) {
    EXPECT_EQ(change(anna, "royale-basic", {{"seats", 3}, {"clock", {{"decision_ms", 9'000}}}}),
              "");
    w.crash();
    Client& host = w.reconnect(anna);
    Client& other = w.reconnect(ben);
    w.send(host, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(host.view["table"]["ruleset"], "royale-basic");
    EXPECT_EQ(host.view["table"]["clock"]["decision_ms"], 9'000);
    EXPECT_EQ(host.view["table"]["host"], host.welcome["player"]);
    EXPECT_EQ(other.welcome["tables"][0]["seat"], 1);
    w.send(host, {{"op", "table.start"}, {"table", id}});
    w.send(other, {{"op", "table.sync"}, {"table", id}});
    w.play({&host, &other});
    EXPECT_EQ(other.view["table"]["status"], "finished");
}

TEST_F(Change, ARematchMayBeAnotherGame) {
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    w.play({&anna, &ben});
    w.send(anna, {{"op", "table.rematch"}, {"table", id}});
    EXPECT_EQ(change(anna, "vegas-1996"), "");
    EXPECT_EQ(ben.view["table"]["seats"].size(), 4U);
    w.crash();
    Client& host = w.reconnect(anna);
    w.send(host, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(host.view["table"]["ruleset"], "vegas-1996");
    EXPECT_EQ(host.view["table"]["game"], id + "-2");
}

TEST_F(Change, AHouseBotGetsAnotherLevelOnItsSeat) {
    w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}, {"seat", 1}});
    const json bot = anna.view["table"]["seats"][1];
    w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "random"}, {"seat", 1}});
    EXPECT_EQ(anna.reply["seat"], 1);
    EXPECT_EQ(ben.view["table"]["seats"][1]["bot"], "random");
    EXPECT_EQ(ben.view["table"]["seats"][1]["name"], bot["name"]);
    w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "random"}, {"seat", 3}});
    EXPECT_EQ(anna.error(), "seat_taken");
}

}  // namespace
}  // namespace vegas::test
