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
    w.handle(core::Announce{"back in \"five\"", 60'000});
    const json* said = anna.last("announcement");
    ASSERT_NE(said, nullptr);
    EXPECT_EQ(said->at("text"), "back in \"five\"");
    EXPECT_TRUE(silent.inbox.empty());
}

TEST_F(Operator, WhoComesWhileAnAnnouncementHoldsHearsItAfterTheWelcome) {
    Client& anna = w.guest("Anna");
    w.handle(core::Announce{"at noon", 60'000});
    w.advance(59'999);
    Client& ben = w.guest("Ben");
    ASSERT_NE(ben.last("announcement"), nullptr);
    EXPECT_EQ(*ben.last("announcement"), *anna.last("announcement"));
    EXPECT_EQ(ben.inbox.front().value("ev", ""), "welcome");
    w.disconnect(anna);
    EXPECT_EQ(w.reconnect(anna).count("announcement"), 1U) << "the same one: since_ms says so";
    w.advance(1);
    EXPECT_EQ(w.guest("Carla").count("announcement"), 0U);
    w.handle(core::Announce{"now", 0});
    EXPECT_EQ(ben.last("announcement")->at("text"), "now");
    EXPECT_EQ(w.guest("Dora").count("announcement"), 0U);
}

TEST_F(Operator, WhatIsAnnouncedLastHoldsAlone) {
    w.handle(core::Announce{"one", 60'000});
    w.handle(core::Announce{"two", 60'000});
    Client& anna = w.guest("Anna");
    EXPECT_EQ(anna.count("announcement"), 1U);
    EXPECT_EQ(anna.last("announcement")->at("text"), "two");
    const json two = *anna.last("announcement");
    w.handle(core::Announce{"", 60'000});
    EXPECT_EQ(anna.last("announcement")->at("text"), "");
    EXPECT_GT(anna.last("announcement")->at("since_ms"), two["since_ms"]);
    EXPECT_EQ(w.guest("Ben").last("announcement")->at("text"), "") << "it may have heard the other";
    w.advance(60'000);
    EXPECT_EQ(w.guest("Carla").count("announcement"), 0U);
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

TEST_F(Operator, WindingDownCanBeCalledOff) {
    w.handle(core::Reopen{});
    EXPECT_TRUE(w.server->opens_games());
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}});
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    w.handle(core::WindDown{});
    for (Client* c : {&anna, &ben}) {
        w.send(*c, {{"op", "table.ready"}, {"table", made["table"]}});
    }
    EXPECT_EQ(anna.view["table"]["status"], "open");
    w.handle(core::Reopen{});
    EXPECT_TRUE(w.server->opens_games());
    EXPECT_EQ(anna.view["table"]["status"], "playing") << "all were ready meanwhile";
    EXPECT_TRUE(w.send(w.guest("Carla"), {{"op", "table.create"}, {"ruleset", "classic"}})["ok"]);
    w.handle(core::Drain{});
    w.handle(core::Reopen{});
    EXPECT_FALSE(w.server->opens_games()) << "it has sent everybody away";
}

TEST_F(Operator, WhoWaitsAtAQuickTableGetsBotsAfterADrainThatWasCalledOff) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "quick_play"}});
    w.handle(core::WindDown{});
    w.advance(60'000);
    EXPECT_EQ(anna.view["table"]["status"], "open");
    w.handle(core::Reopen{});
    w.advance(60'000);
    EXPECT_EQ(anna.view["table"]["status"], "playing");
}

TEST_F(Operator, TheTablesAreListedWithIdsAndAddressesAndNothingOfTheGame) {
    Client& anna = w.connect("192.0.2.7");
    w.send(anna, {{"op", "hello"}, {"protocol", 1}, {"name", "An na"}});
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    const std::string id = anna.reply["table"], player = anna.welcome["player"];
    auto tables = w.server->describe_tables();
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0].table, id);
    EXPECT_EQ(tables[0].ruleset, Ruleset::classic);
    EXPECT_EQ(tables[0].status, protocol::TableStatus::open);
    EXPECT_TRUE(tables[0].is_private);
    EXPECT_EQ(tables[0].seats, 5U);
    EXPECT_EQ(tables[0].taken, 1U);
    EXPECT_EQ(tables[0].host, player);
    ASSERT_EQ(tables[0].members.size(), 1U);
    const auto& member = tables[0].members[0];
    EXPECT_EQ(member.person.player, player);
    EXPECT_EQ(member.person.name, "An na");
    EXPECT_EQ(member.person.addresses, std::vector<std::string>{"192.0.2.7"});
    EXPECT_EQ(member.seat, 0U);
    w.disconnect(anna);
    tables = w.server->describe_tables();
    EXPECT_TRUE(tables[0].members.at(0).person.addresses.empty());
}

TEST_F(Operator, TheAddressOfATableTellsItsGameItsHostAndItsSeats) {
    Client& anna = w.connect();
    w.send(anna, {{"op", "hello"}, {"protocol", 1}, {"name", "An na"}});
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}});
    const auto invitation = w.server->describe_invitation(anna.reply["table"]);
    ASSERT_TRUE(invitation);
    EXPECT_EQ(invitation->ruleset, Ruleset::classic);
    EXPECT_EQ(invitation->status, protocol::TableStatus::open);
    EXPECT_EQ(invitation->seats, 3U);
    EXPECT_EQ(invitation->taken, 1U);
    EXPECT_EQ(invitation->host, "An na");
    EXPECT_FALSE(w.server->describe_invitation("k3f9xq"));
    EXPECT_FALSE(w.server->describe_invitation(""));
}

TEST_F(Operator, PeopleAreListedAlsoAtNoTableSinceTheirOldestConnection) {
    const auto seated = w.table("classic", {"Ben", "anna"});
    w.advance(1'000);
    Client& zoe = w.guest("Zo\u00cb");
    (void)w.connect();  // has said no hello
    const core::UtcTime came = core::UtcTime{w.now.ms + w.utc_ahead_ms};
    w.advance(1'000);
    (void)w.reconnect(zoe);  // a second connection
    w.disconnect(w.guest("Away"));
    const auto people = w.server->describe_people("");
    ASSERT_EQ(people.size(), 3U);
    EXPECT_EQ(people[0].name, "anna");
    EXPECT_EQ(people[1].name, "Ben");
    ASSERT_EQ(people[1].tables.size(), 1U);
    EXPECT_EQ(people[1].tables[0].table, w.id);
    EXPECT_EQ(people[1].tables[0].seat, 0U);
    EXPECT_EQ(people[2].player, zoe.welcome["player"]);
    EXPECT_TRUE(people[2].tables.empty());
    EXPECT_EQ(people[2].addresses.size(), 2U);
    ASSERT_TRUE(people[2].since);
    EXPECT_EQ(people[2].since->ms, came.ms);
}

TEST_F(Operator, PeopleAreFoundByTheirNamesInUpperAndLowerCase) {
    (void)w.guests("Anna", "anna", "Hannah", "Zo\u00cb");
    EXPECT_EQ(w.server->describe_people("ANNA").size(), 3U);
    EXPECT_EQ(w.server->find_players_by_name("ANNA").size(), 2U) << "as a whole";
    EXPECT_EQ(w.server->find_players_by_name("zo\u00eb").size(), 1U);
    EXPECT_TRUE(w.server->find_players_by_name("").empty());
    EXPECT_TRUE(w.server->describe_people("Ben").empty());
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
    EXPECT_TRUE(w.server->describe_player(id));
    w.handle(core::ForgetPlayer{"nobody"});
    EXPECT_EQ(eve.closed, 0);
    w.handle(core::ForgetPlayer{id});
    EXPECT_EQ(eve.closed, 4002);
    EXPECT_FALSE(w.server->describe_player(id));
    EXPECT_EQ(w.server->gauges().players, 0U);
    EXPECT_EQ(w.reconnect(eve).error(), "bad_token");
}

TEST_F(Operator, APlayersTablesAreTold) {
    const auto seated = w.table("classic", {"Anna", "Eve"});
    const std::string eve = seated[1]->welcome["player"];
    const auto described = w.server->describe_player(eve);
    ASSERT_TRUE(described);
    ASSERT_EQ(described->tables.size(), 1U);
    EXPECT_EQ(described->tables[0].table, w.id);
    EXPECT_EQ(described->tables[0].seat, 1U);
    EXPECT_FALSE(w.server->describe_player("nobody"));
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
