// One player on several connections: each sees what the others do.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {

using Devices = AtServer;

std::size_t count_replies(const Client& c) {
    std::size_t count = 0;
    for (const json& m : c.inbox) count += m.contains("re") ? 1U : 0U;
    return count;
}

TEST_F(Devices, TwoConnectionsPlayOneGame) {
    const auto seated = w.table("royale", {"Anna", "Ben"});
    Client& anna = *seated[0];
    Client& phone = w.reconnect(anna);
    w.send(phone, {{"op", "table.sync"}, {"table", w.id}});
    FastDraws picks(3);
    int steps = 0;
    while (w.step({steps % 2 == 0 ? &anna : &phone, seated[1]}, picks)) {
        ++steps;
        ASSERT_EQ(phone.v, anna.v);
        ASSERT_EQ(phone.view, anna.view);
        ASSERT_EQ(anna.error(), "");
        ASSERT_EQ(phone.error(), "");
    }
    EXPECT_GT(steps, 80);
    EXPECT_EQ(anna.view["table"]["status"], "finished");
}

TEST_F(Devices, OnlyTheConnectionThatAskedGetsTheReply) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& anna = *seated[0];
    Client& phone = w.reconnect(anna);
    w.send(phone, {{"op", "table.sync"}, {"table", w.id}});
    const std::size_t replies = count_replies(phone);
    w.send(anna, {{"op", "table.chat"}, {"table", w.id}, {"phrase", "thanks"}});
    EXPECT_EQ(anna.error(), "");
    EXPECT_EQ(count_replies(phone), replies);
    EXPECT_EQ(phone.v, anna.v);
}

TEST_F(Devices, ATableIsShownWhereItWasNotJoined) {
    Client& anna = w.guest("Anna");
    Client& phone = w.reconnect(anna);
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    ASSERT_TRUE(phone.view.is_object());
    EXPECT_EQ(phone.view["you"]["seat"], 0);
    EXPECT_EQ(phone.v, anna.v);
    w.send(w.guest("Ben"), {{"op", "table.join"}, {"invite", made["invite"]}});
    EXPECT_EQ(phone.view["table"]["seats"], anna.view["table"]["seats"]);
    w.send(phone, {{"op", "table.leave"}, {"table", made["table"]}});
    ASSERT_NE(anna.last("left"), nullptr);
    EXPECT_EQ((*anna.last("left"))["reason"], "left");
    w.send(anna, {{"op", "table.sync"}, {"table", made["table"]}});
    EXPECT_EQ(anna.error(), "unknown_table");
}

TEST_F(Devices, ASpectatorWhoSitsDownHasTheSeatOnAllConnections) {
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    Client& ben = w.guest("Ben");
    Client& phone = w.reconnect(ben);
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}, {"as", "spectator"}});
    EXPECT_EQ(phone.view["you"], nullptr);
    w.send(phone, {{"op", "table.join"}, {"table", made["table"]}});
    EXPECT_EQ(ben.view["you"]["seat"], 1);
    EXPECT_EQ(ben.v, phone.v);
}

TEST_F(Devices, AllConnectionsLearnThatTheHostHasRemovedThePlayer) {
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    Client& ben = w.guest("Ben");
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    Client& phone = w.reconnect(ben);
    w.send(anna,
           {{"op", "table.remove"}, {"table", made["table"]}, {"player", ben.welcome["player"]}});
    for (const Client* c : {&ben, &phone}) {
        ASSERT_NE(c->last("left"), nullptr);
        EXPECT_EQ((*c->last("left"))["reason"], "removed");
    }
}

TEST_F(Devices, ABanOfTheAddressLeavesTheOtherConnections) {
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    Client& phone = w.connect("192.0.2.9");
    w.send(phone, {{"op", "hello"}, {"protocol", 1}, {"token", anna.welcome["token"]}});
    w.handle(core::SetBans{{core::Ban{.who = "192.0.2.9", .reason = {}}}});
    EXPECT_NE(phone.closed, 0);
    EXPECT_EQ(anna.closed, 0);
    w.send(anna, {{"op", "table.sync"}, {"table", made["table"]}});
    EXPECT_EQ(anna.error(), "");
}

TEST_F(Devices, APageBesideABotLeavesItABot) {
    Client& bot = w.connect();
    w.send(bot, {{"op", "hello"}, {"protocol", 1}, {"name", "Bot"}, {"bot", {{"name", "greedy"}}}});
    Client& page = w.reconnect(bot);
    EXPECT_EQ(page.error(), "");
    const json made = w.send(page, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(bot.view["table"]["seats"][0]["program"]["name"], "greedy");
}

}  // namespace vegas::test
