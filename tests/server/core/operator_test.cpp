// What an operator does: bans, announcements, tables that are closed, and the last games.
#include "server/core/players/bans.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

core::Ban banned(std::string who, std::optional<std::int64_t> until_ms = {}) {
    return {.who = std::move(who), .reason = "spam", .since_ms = 0, .until_ms = until_ms};
}

std::string hello(FakeShell& w, Client& c) {
    w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", "Eve"}});
    return c.error();
}

using Operator = AtServer;

TEST_F(Operator, ABannedAddressIsToldWhyAndUntilWhen) {
    w.handle(core::SetBans{{banned("192.0.2.0/24", 60'000)}});
    Client& eve = w.connect("192.0.2.7");
    EXPECT_EQ(hello(w, eve), "banned");
    EXPECT_EQ(eve.reply["error"]["data"], (json{{"reason", "spam"}, {"until_ms", 60'000}}));
    EXPECT_EQ(eve.closed, 1008);
    EXPECT_EQ(w.server->gauges().players, 0U);
    EXPECT_EQ(hello(w, w.connect("192.0.3.7")), "");
    w.advance(60'000);
    EXPECT_EQ(hello(w, w.connect("192.0.2.7")), "");
}

TEST_F(Operator, ABannedPlayerCannotComeBack) {
    for (const bool kept : {false, true}) {
        FakeShell own;
        Client& eve = own.guest("Eve");
        if (kept) own.send(eve, {{"op", "table.create"}, {"ruleset", "classic"}});
        own.disconnect(eve);
        own.handle(core::SetBans{{banned(eve.welcome["player"])}});
        Client& again = own.reconnect(eve);
        EXPECT_EQ(again.error(), "banned");
        EXPECT_EQ(again.closed, 1008);
        own.handle(core::SetBans{{}});
        EXPECT_EQ(own.reconnect(eve).error(), "") << kept;  // the token is still good
    }
}

TEST_F(Operator, WhoIsHereIsSentAwayAndTheHousePlaysOn) {
    const auto seated = w.table("classic", {"Anna", "Eve"});
    Client& anna = *seated[0];
    Client& eve = *seated[1];
    w.handle(core::SetBans{{banned(eve.welcome["player"])}});
    EXPECT_EQ(eve.reply["error"]["code"], "banned");
    EXPECT_EQ(eve.closed, 1008);
    EXPECT_EQ(anna.closed, 0);
    EXPECT_EQ(anna.view["table"]["seats"][1]["bot"], "easy");
    w.play({&anna});
    EXPECT_EQ(anna.view["table"]["status"], "finished");
}

TEST_F(Operator, EverybodyWhoSaidHelloHearsAnAnnouncement) {
    Client& anna = w.guest("Anna");
    Client& silent = w.connect();
    w.handle(core::Announce{"back in \"five\""});
    EXPECT_EQ(*anna.last("announcement"),
              (json{{"ev", "announcement"}, {"text", "back in \"five\""}}));
    EXPECT_TRUE(silent.inbox.empty());
}

TEST_F(Operator, AClosedTableIsGone) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    EXPECT_TRUE(w.server->has_table(w.id));
    w.handle(core::CloseTable{w.id});
    w.handle(core::CloseTable{"nothing"});
    EXPECT_EQ(seated[1]->last("left")->at("reason"), "closed");
    EXPECT_FALSE(w.server->has_table(w.id));
}

TEST_F(Operator, WhileWindingDownGamesGoOnAndNoneBegins) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& carla = w.guest("Carla");
    w.handle(core::WindDown{});
    EXPECT_FALSE(w.server->opens_games());
    for (const json& op :
         {json{{"op", "table.create"}, {"ruleset", "classic"}}, json{{"op", "quick_play"}}}) {
        EXPECT_EQ(w.send(carla, op)["error"]["code"], "closing");
    }
    EXPECT_EQ(hello(w, w.connect()), "");
    w.play(seated);
    EXPECT_EQ(seated[0]->view["table"]["status"], "finished");
    w.send(*seated[0], {{"op", "table.rematch"}, {"table", w.id}});
    EXPECT_EQ(seated[0]->error(), "closing");
}

TEST_F(Operator, TheTablesAreListedWithIdsAndAddressesAndNothingOfTheGame) {
    Client& anna = w.connect("192.0.2.7");
    w.send(anna, {{"op", "hello"}, {"protocol", 1}, {"name", "An na"}});
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    const std::string id = anna.reply["table"], player = anna.welcome["player"];
    const auto lines = w.server->describe_tables();
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0], "table=" + id +
                            " ruleset=classic status=open visibility=private seats=5 taken=1 "
                            "spectators=0 host=" +
                            player);
    EXPECT_EQ(lines[1], "  player=" + player + " name=\"An na\" seat=0 address=192.0.2.7");
    w.disconnect(anna);
    EXPECT_EQ(w.server->describe_tables()[1],
              "  player=" + player + " name=\"An na\" seat=0 away=true");
}

TEST(Bans, HoldForPlayersAddressesAndNetworks) {
    const core::Bans bans({banned("p4ul"), banned("192.0.2.7"), banned("2001:db8:1:2::/64"),
                           banned("198.51.100.0/24"), banned("2001:db9::/32"),
                           banned("203.0.113.9", 5)});
    const auto is_banned = [&bans](const char* player, const char* from, std::int64_t now = 0) {
        return bans.find(player, {from}, {now}) != nullptr;
    };
    EXPECT_TRUE(is_banned("p4ul", "10.0.0.1"));
    EXPECT_FALSE(is_banned("p4ula", "10.0.0.1"));
    EXPECT_TRUE(is_banned("anna", "192.0.2.7"));
    EXPECT_FALSE(is_banned("anna", "192.0.2.8"));
    EXPECT_TRUE(is_banned("anna", "2001:db8:1:2::/64"));
    EXPECT_FALSE(is_banned("anna", "2001:db8:1:3::/64"));
    EXPECT_TRUE(is_banned("anna", "198.51.100.255"));
    EXPECT_TRUE(is_banned("anna", "2001:db9:5:6::/64"));
    EXPECT_TRUE(is_banned("anna", "203.0.113.9", 4));
    EXPECT_FALSE(is_banned("anna", "203.0.113.9", 5));
    EXPECT_FALSE(is_banned("anna", ""));
}

TEST(Bans, AreWrittenAndReadAgain) {
    for (const core::Ban& ban : {banned("192.0.2.7"), banned("2001:db8::/64", 5),
                                 core::Ban{.who = "p4ul", .reason = {}}}) {
        EXPECT_EQ(*core::parse_ban(to_json(ban)), ban);
    }
    EXPECT_EQ(core::parse_ban(R"({"who":"192.0.2.9/24","since_ms":0})")->who, "192.0.2.0/24");
    for (const char* bad :
         {"", "[]", "3", R"({"who":"a b","since_ms":0})", R"({"who":"p4ul"})",
          R"({"who":"p4ul","since_ms":0,"for":1})", R"({"who":"p4ul","since_ms":"0"})"}) {
        EXPECT_FALSE(core::parse_ban(bad)) << bad;
    }
}

TEST_F(Operator, WhoIsDismissedIsSentAwayAndNobodyAnyMore) {
    Client& eve = w.guest("Eve");
    const std::string id = eve.welcome["player"];
    EXPECT_EQ(w.server->describe_player(id).size(), 1U);
    w.handle(core::ForgetPlayer{"nobody"});
    EXPECT_EQ(eve.closed, 0);
    w.handle(core::ForgetPlayer{id});
    EXPECT_EQ(eve.closed, 4002);
    EXPECT_TRUE(w.server->describe_player(id).empty());
    EXPECT_EQ(w.server->gauges().players, 0U);
    EXPECT_EQ(w.reconnect(eve).error(), "bad_token");
}

TEST_F(Operator, APlayersTablesAreTold) {
    const auto seated = w.table("classic", {"Anna", "Eve"});
    const std::string eve = seated[1]->welcome["player"];
    const auto lines = w.server->describe_player(eve);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[1], "  table=" + w.id + " seat=1");
    EXPECT_TRUE(w.server->describe_player("nobody").empty());
}

TEST_F(Operator, ALimitThatWasChangedHoldsFromThenOn) {
    Client& anna = w.guest("Anna");
    core::Settings settings;
    settings.limits.tables = 1;
    w.server->set(settings);
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(anna.error(), "");
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(anna.error(), "table_limit");
    w.server->set({});
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(anna.error(), "");
}

}  // namespace
}  // namespace vegas::test
