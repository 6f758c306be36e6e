#include "tests/support/fake_shell.hpp"

namespace vegas::test {

using Hello = AtServer;

TEST_F(Hello, WelcomesAGuest) {
    Client& anna = w.guest("Anna");
    EXPECT_EQ(anna.welcome["name"], "Anna");
    EXPECT_EQ(anna.welcome["protocol"], 1);
    EXPECT_EQ(anna.welcome["tables"], json::array());
    EXPECT_EQ(anna.welcome["token"].get<std::string>().size(), 32U);
    EXPECT_TRUE(anna.welcome["ok"]);
}

TEST_F(Hello, ComesFirst) {
    Client& c = w.connect();
    w.send(c, {{"op", "lobby.watch"}});
    EXPECT_EQ(c.error(), "hello_required");
    EXPECT_EQ(c.closed, 0);
}

TEST_F(Hello, ComesOnce) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "hello"}, {"protocol", 1}, {"name", "Ben"}});
    EXPECT_EQ(anna.error(), "hello_repeated");
}

TEST_F(Hello, MustComeInTime) {
    Client& c = w.connect();
    w.advance(9'999);
    EXPECT_EQ(c.closed, 0);
    w.advance(1);
    EXPECT_EQ(c.error(), "hello_required");
    EXPECT_EQ(c.closed, 1008);
}

TEST_F(Hello, ATokenBringsTheSamePlayerBack) {
    Client& anna = w.guest("Anna");
    w.disconnect(anna);
    Client& again = w.reconnect(anna);
    EXPECT_EQ(again.welcome["player"], anna.welcome["player"]);
    EXPECT_EQ(again.welcome["name"], "Anna");
    EXPECT_EQ(again.welcome["token"], anna.welcome["token"]);
    EXPECT_EQ(again.welcome["device"], anna.welcome["device"]);
}

TEST_F(Hello, TheTokenOfASeatOutlastsACrash) {
    Client& anna = *w.table("classic", {"Anna", "Ben"})[0];
    w.crash();
    Client& again = w.reconnect(anna);
    EXPECT_EQ(again.welcome["player"], anna.welcome["player"]);
    EXPECT_EQ(again.welcome["device"], anna.welcome["device"]);
    EXPECT_EQ(w.reconnect(anna).error(), "");
}

TEST_F(Hello, AnInventedTokenIsRefused) {
    Client& c = w.connect();
    w.send(c, {{"op", "hello"}, {"protocol", 1}, {"token", std::string(32, 'a')}});
    EXPECT_EQ(c.error(), "bad_token");
    w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", "Anna"}});
    EXPECT_TRUE(c.reply["ok"]);
}

TEST_F(Hello, ANameIsKeptComposed) { EXPECT_EQ(w.guest("Zoe\u0308").welcome["name"], "Zo\u00eb"); }

TEST_F(Hello, ABadNameIsRefusedAndAGoodOneMayFollow) {
    Client& c = w.connect();
    for (const char* name : {"", "An\nna", "A\U0001d159"}) {
        w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", name}});
        EXPECT_EQ(c.error(), "bad_name");
    }
    w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", "Anna"}});
    EXPECT_TRUE(c.reply["ok"]);
}

TEST_F(Hello, APlayerIsAwayWhenTheLastConnectionIsGone) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& second = w.reconnect(*seated[0]);
    EXPECT_EQ(seated[0]->closed, 0);
    ASSERT_EQ(second.welcome["tables"].size(), 1U);
    EXPECT_EQ(second.welcome["tables"][0]["seat"], 0);
    w.disconnect(*seated[0]);
    const auto is_away = [&] { return seated[1]->view["table"]["seats"][0]["away"]; };
    EXPECT_EQ(is_away(), false);
    w.send(second, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(second.view["you"]["seat"], 0);
    w.disconnect(second);
    EXPECT_EQ(is_away(), true);
}

TEST_F(Hello, APlayerHasOnlySoManyConnections) {
    Client& anna = w.guest("Anna");
    std::vector<Client*> more;
    while (more.size() < 15) more.push_back(&w.reconnect(anna));
    EXPECT_EQ(more.back()->error(), "");
    Client& refused = w.reconnect(anna);
    EXPECT_EQ(refused.error(), "connection_limit");
    w.disconnect(anna);
    w.send(refused, {{"op", "hello"}, {"protocol", 1}, {"token", anna.welcome["token"]}});
    EXPECT_EQ(refused.error(), "");
}

TEST_F(Hello, WhoIsGoneIsAwayAndComesBackToTheSeat) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.disconnect(*seated[0]);
    EXPECT_EQ(seated[1]->view["table"]["seats"][0]["away"], true);
    Client& again = w.reconnect(*seated[0]);
    EXPECT_EQ(seated[1]->view["table"]["seats"][0]["away"], false);
    w.send(again, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(again.view["you"]["seat"], 0);
    EXPECT_EQ(again.v, seated[1]->v);
}

TEST_F(Hello, TokensReachNoLogAndNobodyElse) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.play(seated);
    const std::string token = seated[0]->welcome["token"];
    for (const std::string& line : w.logs) EXPECT_EQ(line.find(token), std::string::npos);
    for (const std::string& record : w.journal) EXPECT_EQ(record.find(token), std::string::npos);
    for (const std::string& bytes : seated[1]->raw) EXPECT_EQ(bytes.find(token), std::string::npos);
}

}  // namespace vegas::test
