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
    EXPECT_NE(again.welcome["token"], anna.welcome["token"]);
}

TEST_F(Hello, TheTokenBeforeWorksUntilTheNewOneWasUsed) {
    Client& first = w.guest("Anna");
    Client& second = w.reconnect(first);
    Client& third = w.reconnect(first);  // the second token never arrived: the first is still good
    EXPECT_EQ(third.welcome["player"], first.welcome["player"]);
    Client& fourth = w.reconnect(third);
    EXPECT_EQ(fourth.welcome["player"], first.welcome["player"]);
    Client& fifth = w.reconnect(second);
    EXPECT_EQ(fifth.welcome["player"], first.welcome["player"]);
    Client& used_up = w.reconnect(first);
    EXPECT_EQ(used_up.error(), "bad_token");
}

// Of a line that broke, hello may come after that of the line that followed it.
void comes_back_though_an_older_hello_came_last(FakeShell& w, Client& first) {
    Client& line = w.reconnect(first);
    const Client& late = w.reconnect(first);
    EXPECT_EQ(late.welcome["token"], line.welcome["token"]);
    Client& next = w.reconnect(line);
    EXPECT_EQ(next.welcome["player"], first.welcome["player"]);
    EXPECT_NE(next.welcome["token"], line.welcome["token"]);
}

TEST_F(Hello, ALateHelloLeavesAGuestsTokenGood) {
    comes_back_though_an_older_hello_came_last(w, w.guest("Anna"));
}

TEST_F(Hello, ALateHelloLeavesTheTokenOfASeatGood) {
    comes_back_though_an_older_hello_came_last(w, *w.table("classic", {"Anna", "Ben"})[0]);
}

// Each process has a secret of its own: whoever knows a token does not know the next one.
TEST_F(Hello, TheNextTokenIsNotToldByTheOneBefore) {
    Client& anna = *w.table("classic", {"Anna", "Ben"})[0];
    const json next = w.reconnect(anna).welcome["token"];
    w.crash();
    Client& again = w.reconnect(anna);
    EXPECT_EQ(again.welcome["player"], anna.welcome["player"]);
    EXPECT_NE(again.welcome["token"], next);
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
