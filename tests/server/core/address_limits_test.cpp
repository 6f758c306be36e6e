// What is borne of one address, and of one player: others are not hurt by it.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

const std::string kHere = "192.0.2.7";

core::Settings settings(const core::Limits& limits) {
    return {.limits = limits, .bot_pause_ms = 0};
}

Client& guest_at(FakeShell& w, const std::string& address, const std::string& name) {
    Client& c = w.connect(address);
    w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", name}});
    return c;
}

std::string make_table(FakeShell& w, Client& c) {
    w.send(c, {{"op", "table.create"}, {"ruleset", "classic"}});
    return c.error();
}

// The host's new game with a friend, which both leave after the start. Its table.
std::string let_game_sleep(FakeShell& w, Client& host, Client& other) {
    const json made = w.send(host, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}});
    w.send(other, {{"op", "table.join"}, {"invite", made["invite"]}});
    for (Client* c : {&host, &other}) {
        w.send(*c, {{"op", "table.ready"}, {"table", made["table"]}});
    }
    for (Client* c : {&host, &other}) w.disconnect(*c);
    w.advance(11 * kMinute);
    return made["table"];
}

json waiting_games(FakeShell& w, const Client& of) {
    return w.send(w.reconnect(of), {{"op", "games.waiting"}})["waiting"];
}

int lines_about(const FakeShell& w, const std::string& what) {
    int n = 0;
    for (const std::string& line : w.logs) n += line.find(what) != std::string::npos ? 1 : 0;
    return n;
}

TEST(AddressLimits, TablesFromOneAddress) {
    FakeShell w(settings({.tables_per_address = 2}));
    EXPECT_EQ(make_table(w, guest_at(w, kHere, "Anna")), "");
    EXPECT_EQ(make_table(w, guest_at(w, kHere, "Ben")), "");
    Client& carla = guest_at(w, kHere, "Carla");
    EXPECT_EQ(make_table(w, carla), "table_limit");
    EXPECT_EQ(make_table(w, w.guest("Dora")), "");
    EXPECT_EQ(lines_about(w, "turned_away why=table_limit address=192.0.2.7"), 1);
}

TEST(AddressLimits, OneAddressAsksTheStoreOnlySoOften) {
    FakeShell w(settings({.queries_per_minute = 8}));
    Client& anna = guest_at(w, kHere, "Anna");
    Client& ben = guest_at(w, kHere, "Ben");
    Client& far = w.guest("Far");
    const json look{{"op", "table.summary"}, {"table", "k3f9xqk3f9xqa"}};
    const json read{{"op", "history"}, {"game", "k3f9xqk3f9xqa-1"}};
    for (int n = 0; n < 4; ++n) {
        w.send(anna, look);
        EXPECT_EQ(anna.error(), "unknown_table");
        w.send(ben, read);
        EXPECT_EQ(ben.error(), "unknown_game");
    }
    w.send(anna, look);
    EXPECT_EQ(anna.error(), "rate_limited");
    EXPECT_EQ(anna.reply["error"]["data"]["retry_after_ms"], 7'500);
    w.send(ben, read);
    EXPECT_EQ(ben.error(), "rate_limited");
    w.send(far, look);
    EXPECT_EQ(far.error(), "unknown_table") << "others have budgets of their own";
    EXPECT_EQ(make_table(w, anna), "") << "what needs no answer of the store goes on";
    w.advance(7'500);
    w.send(ben, read);
    EXPECT_EQ(ben.error(), "unknown_game");
    EXPECT_EQ(lines_about(w, "why=too_many_queries address=192.0.2.7"), 2);
}

TEST(AddressLimits, ATableThatIsGoneMakesRoom) {
    FakeShell w(settings({.tables_per_address = 1}));
    Client& anna = guest_at(w, kHere, "Anna");
    EXPECT_EQ(make_table(w, anna), "");
    w.send(anna, {{"op", "table.leave"}, {"table", anna.view["table"]["id"]}});
    EXPECT_EQ(make_table(w, anna), "");
    EXPECT_EQ(make_table(w, anna), "table_limit");
}

TEST(AddressLimits, OpenTablesFromOneAddress) {
    FakeShell w(settings({.open_tables_per_address = 1}));
    Client& anna = guest_at(w, kHere, "Anna");
    EXPECT_EQ(make_table(w, anna), "");
    Client& ben = guest_at(w, kHere, "Ben");
    EXPECT_EQ(make_table(w, ben), "table_limit");
    w.send(anna, {{"op", "table.start"}, {"table", anna.view["table"]["id"]}});
    w.send(anna, {{"op", "table.add_bot"}, {"table", anna.view["table"]["id"]}, {"level", "easy"}});
    w.send(anna, {{"op", "table.start"}, {"table", anna.view["table"]["id"]}});
    ASSERT_EQ(anna.view["table"]["status"], "playing") << anna.reply;
    EXPECT_EQ(make_table(w, ben), "");
}

TEST(AddressLimits, TablesFromTheNetworksAroundAnAddress) {
    FakeShell w(settings({.tables_per_address = 2}));
    const auto made_from = [&w](const std::string& address) {
        int made = 0;
        for (int n = 0; n < 3; ++n) {
            made += make_table(w, guest_at(w, address, "Anna")).empty() ? 1 : 0;
        }
        return made;
    };
    EXPECT_EQ(made_from("2001:db8:1:200::/64"), 2);
    EXPECT_EQ(made_from("2001:db8:1:201::/64"), 2);
    EXPECT_EQ(made_from("2001:db8:1:202::/64"), 0) << "four of a /56";
    EXPECT_EQ(made_from("2001:db8:1:300::/64"), 2);
    EXPECT_EQ(made_from("2001:db8:1:400::/64"), 0) << "six of a /48";
    EXPECT_EQ(made_from("2001:db8:2:200::/64"), 2);
}

TEST(AddressLimits, TheLastTablesAreForAddressesThatHaveNone) {
    FakeShell w(settings({.tables = 20}));
    for (int n = 0; n < 18; ++n) EXPECT_EQ(make_table(w, guest_at(w, kHere, "Anna")), "") << n;
    EXPECT_EQ(make_table(w, guest_at(w, kHere, "Anna")), "table_limit");
    EXPECT_EQ(make_table(w, guest_at(w, "192.0.2.8", "Ben")), "");
    EXPECT_EQ(make_table(w, guest_at(w, "192.0.2.8", "Ben")), "table_limit");
    EXPECT_EQ(make_table(w, guest_at(w, "192.0.2.9", "Carla")), "");
    EXPECT_EQ(make_table(w, guest_at(w, "192.0.2.10", "Dora")), "table_limit") << "there are 20";
}

// A public table of that many seats, by somebody from there.
std::string open_table(FakeShell& w, const std::string& address, int seats) {
    Client& host = address.empty() ? w.guest("Host") : guest_at(w, address, "Host");
    return w.send(host, {{"op", "table.create"},
                         {"ruleset", "custom"},
                         {"seats", seats},
                         {"visibility", "public"}})["table"];
}

std::string sit(FakeShell& w, const std::string& address, const json& table) {
    Client& c = guest_at(w, address, "Guest");
    w.send(c, {{"op", "table.join"}, {"table", table}});
    return c.error();
}

TEST(AddressLimits, OneNetworkHasHalfOfTheSeatsOfAPublicTable) {
    FakeShell w;
    const std::string large = open_table(w, "", 5), small = open_table(w, "", 2);
    EXPECT_EQ(sit(w, kHere, large), "");
    EXPECT_EQ(sit(w, kHere, large), "");
    EXPECT_EQ(sit(w, kHere, large), "same_address");
    EXPECT_EQ(sit(w, kHere, small), "");
    EXPECT_EQ(sit(w, "2001:db8:1:200::/64", large), "");
    EXPECT_EQ(sit(w, "2001:db8:1:300::/64", large), "");
    EXPECT_EQ(lines_about(w, "why=too_many_seats address=192.0.2.7"), 1);
}

TEST(AddressLimits, OneNetworkIsASiteOfIpv6) {
    FakeShell w;
    const std::string table = open_table(w, "", 5);
    EXPECT_EQ(sit(w, "2001:db8:1:200::/64", table), "");
    EXPECT_EQ(sit(w, "2001:db8:1:300::/64", table), "");
    EXPECT_EQ(sit(w, "2001:db8:1:400::/64", table), "same_address");
    EXPECT_EQ(sit(w, "2001:db8:2:400::/64", table), "");
}

TEST(AddressLimits, ASeatThatIsLeftMakesRoomAndSoDoesNoLostLine) {
    FakeShell w(settings({.seats_per_address = 1}));
    const std::string one = open_table(w, "", 4), other = open_table(w, "", 4);
    Client& anna = guest_at(w, kHere, "Anna");
    w.send(anna, {{"op", "table.join"}, {"table", one}});
    w.disconnect(anna);
    EXPECT_EQ(sit(w, kHere, other), "same_address");
    w.send(w.reconnect(anna), {{"op", "table.leave"}, {"table", one}});
    EXPECT_EQ(sit(w, kHere, other), "");
}

TEST(AddressLimits, SeatsAtPublicTablesOfOthers) {
    FakeShell w(settings({.seats_per_address = 3}));
    int taken = 0;
    for (int n = 0; n < 10; ++n) taken += sit(w, kHere, open_table(w, "", 2)).empty() ? 1 : 0;
    EXPECT_EQ(taken, 3);
    EXPECT_EQ(sit(w, "192.0.2.8", open_table(w, "", 2)), "");
}

TEST(AddressLimits, AHouseholdPlaysAtPublicTablesOfItsOwn) {
    FakeShell w(settings({.seats_per_address = 1}));
    for (int n = 0; n < 3; ++n) {
        const std::string table = open_table(w, kHere, 8);
        for (int i = 1; i < 8; ++i) EXPECT_EQ(sit(w, kHere, table), "");
    }
    EXPECT_EQ(sit(w, kHere, open_table(w, "", 2)), "") << "their own do not count";
    const std::string table = open_table(w, "2001:db8:1:200::/64", 8);
    for (int i = 1; i < 8; ++i) EXPECT_EQ(sit(w, "2001:db8:1:201::/64", table), "");
}

TEST(AddressLimits, AHouseholdPlaysAtQuickTablesOfItsOwn) {
    FakeShell w(settings({.seats_per_address = 1}));
    for (int n = 0; n < 3; ++n) {
        Client& c = guest_at(w, kHere, "Guest");
        w.send(c, {{"op", "quick_play"}});
        EXPECT_EQ(c.error(), "");
    }
    EXPECT_EQ(sit(w, kHere, open_table(w, "", 2)), "") << "no stranger sits at theirs";
}

TEST(AddressLimits, QuickTablesCountOnceAStrangerSitsThere) {
    FakeShell w(settings({.seats_per_address = 1}));
    Client& anna = guest_at(w, kHere, "Anna");
    w.send(anna, {{"op", "quick_play"}});
    w.send(guest_at(w, "192.0.2.8", "Ben"), {{"op", "quick_play"}});
    EXPECT_EQ(sit(w, kHere, open_table(w, "", 2)), "same_address");
}

TEST(AddressLimits, AHouseholdStaysTogetherAfterARestart) {
    FakeShell w;
    Client& host = guest_at(w, kHere, "Host");
    const json table = w.send(host, {{"op", "table.create"},
                                     {"ruleset", "custom"},
                                     {"seats", 8},
                                     {"visibility", "public"}})["table"];
    w.crash();
    Client& back = w.connect(kHere);
    w.send(back, {{"op", "hello"}, {"protocol", 1}, {"token", host.welcome["token"]}});
    for (int i = 1; i < 8; ++i) EXPECT_EQ(sit(w, kHere, table), "") << i;
}

TEST(AddressLimits, FriendsWithAnInviteSitDownWhereverTheyLive) {
    FakeShell w(settings({.seats_per_address = 1}));
    Client& host = w.guest("Host");
    const json made = w.send(host, {{"op", "table.create"}, {"ruleset", "custom"}, {"seats", 8}});
    for (int i = 1; i < 8; ++i) {
        Client& c = guest_at(w, kHere, "Guest");
        w.send(c, {{"op", "table.join"}, {"invite", made["invite"]}});
        EXPECT_EQ(c.error(), "");
    }
}

TEST(AddressLimits, SpectatorsFromTheNetworksAroundAnAddress) {
    FakeShell w(settings({.spectators_per_address = 1}));
    w.table("classic", {"Anna", "Ben"});
    const auto watch_from = [&w](const std::string& address) {
        Client& c = guest_at(w, address, "Eve");
        w.send(c, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
        return c.error();
    };
    EXPECT_EQ(watch_from("2001:db8:1:200::/64"), "");
    EXPECT_EQ(watch_from("2001:db8:1:201::/64"), "");
    EXPECT_EQ(watch_from("2001:db8:1:202::/64"), "table_full");
    EXPECT_EQ(watch_from("2001:db8:1:300::/64"), "");
    EXPECT_EQ(watch_from("2001:db8:1:400::/64"), "table_full");
    EXPECT_EQ(watch_from("2001:db8:2:200::/64"), "");
}

TEST(AddressLimits, OpenTablesOfOnePlayer) {
    FakeShell w;
    Client& anna = w.guest("Anna");
    for (int i = 0; i < 5; ++i) EXPECT_EQ(make_table(w, anna), "");
    EXPECT_EQ(make_table(w, anna), "table_limit");
    EXPECT_EQ(make_table(w, w.guest("Ben")), "");
}

TEST(AddressLimits, AFinishedGameCountsForItsHostAndAddress) {
    FakeShell w;
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.play(seated);
    const auto first = w.finished(seated[0]->view["table"]["game"], w.invite);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->people, 2U);
    EXPECT_EQ(first->charged_player, seated[0]->welcome["player"]);
    EXPECT_EQ(first->charged_address.size(), 16U) << "nobody can read it";
    for (Client* c : seated) w.send(*c, {{"op", "table.rematch"}, {"table", w.id}});
    w.play(seated);
    const auto second = w.finished(seated[0]->view["table"]["game"], w.invite);
    ASSERT_TRUE(second && second != first);
    EXPECT_EQ(second->charged_address, first->charged_address);
}

TEST(AddressLimits, AGameThatSleepsCountsForTheAddressOfItsTable) {
    FakeShell w(settings({.new_sleeping_per_address = 2}));
    std::vector<const Client*> hosts;
    for (int n = 0; n < 3; ++n) {
        Client& host = guest_at(w, "192.0.2.7", "Anna");
        hosts.push_back(&host);
        (void)let_game_sleep(w, host, guest_at(w, "192.0.2.7", "Ben"));
    }
    ASSERT_EQ(w.server->counters().games_slept, 3U);
    EXPECT_EQ(waiting_games(w, *hosts[0]).size(), 0U) << "the oldest went";
    EXPECT_EQ(waiting_games(w, *hosts[1]).size(), 1U);
    EXPECT_EQ(waiting_games(w, *hosts[2]).size(), 1U);
}

TEST(AddressLimits, AGameThatSleepsCountsForItsHost) {
    FakeShell w(settings({.sleeping_per_player = 1}));
    auto [anna, ben] = w.guests("Anna", "Ben");
    (void)let_game_sleep(w, anna, ben);
    const std::string second = let_game_sleep(w, w.reconnect(anna), w.guest("Cleo"));
    const json waiting = waiting_games(w, anna);
    ASSERT_EQ(waiting.size(), 1U);
    EXPECT_EQ(waiting[0]["table"], second);
    EXPECT_TRUE(waiting_games(w, ben).empty());
}

TEST(AddressLimits, SpectatorsFromOneAddress) {
    FakeShell w(settings({.spectators_per_address = 1}));
    w.table("classic", {"Anna", "Ben"});
    const json join{{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}};
    Client& first = guest_at(w, kHere, "First");
    Client& second = guest_at(w, kHere, "Second");
    w.send(first, join);
    EXPECT_EQ(first.error(), "");
    w.send(second, join);
    EXPECT_EQ(second.error(), "table_full");
    w.send(first, join);  // is there already
    EXPECT_EQ(first.error(), "");
    Client& elsewhere = w.guest("Elsewhere");
    w.send(elsewhere, join);
    EXPECT_EQ(elsewhere.error(), "");
    w.disconnect(first);
    w.send(second, join);
    EXPECT_EQ(second.error(), "");
}

TEST(AddressLimits, ASpectatorWhoIsGoneMakesRoom) {
    FakeShell w(settings({.spectators_per_table = 1}));
    w.table("classic", {"Anna", "Ben"});
    const json join{{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}};
    Client& first = w.guest("First");
    w.send(first, join);
    w.disconnect(first);
    Client& second = w.guest("Second");
    w.send(second, join);
    EXPECT_EQ(second.error(), "");
    EXPECT_EQ(w.reconnect(first).welcome["tables"], json::array());
}

TEST(AddressLimits, WrongTokensAndInvitesFromOneAddress) {
    FakeShell w(settings({.wrong_guesses_per_minute = 3}));
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& thief = guest_at(w, kHere, "Thief");
    const json wrong{{"op", "table.join"}, {"invite", "aaaaaaaaaa"}};
    for (const char* op : {"table.join", "table.summary"}) {
        w.send(thief, {{"op", op}, {"invite", "aaaaaaaaaa"}});
        EXPECT_EQ(thief.error(), "unknown_invite");
    }
    const auto try_token = [&](const std::string& token) {
        Client& c = w.connect(kHere);
        w.send(c, {{"op", "hello"}, {"protocol", 1}, {"token", token}});
        return c.error();
    };
    EXPECT_EQ(try_token(std::string(32, 'a')), "bad_token");
    EXPECT_EQ(try_token(std::string(32, 'b')), "rate_limited");
    EXPECT_EQ(try_token(seated[0]->welcome["token"]), "rate_limited");  // nobody learns from it
    w.send(thief, wrong);
    EXPECT_EQ(thief.error(), "rate_limited");
    EXPECT_EQ(thief.reply["error"]["data"]["retry_after_ms"], 20'000);
    EXPECT_EQ(seated[0]->closed, 0);
    EXPECT_EQ(w.reconnect(*seated[0]).welcome["player"], seated[0]->welcome["player"]);
    w.advance(20'000);
    w.send(thief, wrong);
    EXPECT_EQ(thief.error(), "unknown_invite");
}

TEST(AddressLimits, ChangesFromOneAddressAreFewWithoutTheMovesOfGames) {
    FakeShell w(settings({.changes_per_minute = 4}));
    Client& host = guest_at(w, kHere, "Host");
    w.send(host, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}});
    const std::string table = host.reply["table"];
    const json bot{{"op", "table.add_bot"}, {"table", table}, {"level", "easy"}};
    const auto ready = [&](bool is) {
        return json{{"op", "table.ready"}, {"table", table}, {"ready", is}};
    };
    w.send(host, ready(true));
    w.send(host, ready(false));
    w.send(host, ready(true));
    EXPECT_EQ(host.error(), "");
    w.send(host, bot);
    EXPECT_EQ(host.error(), "rate_limited");
    EXPECT_EQ(host.reply["error"]["data"]["retry_after_ms"], 15'000);
    EXPECT_EQ(host.view["table"]["seats"][1], nullptr) << "what is refused changes nothing";
    EXPECT_EQ(lines_about(w, "why=too_many_changes address=192.0.2.7"), 1);
    Client& other = w.guest("Other");
    w.send(other, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}});
    EXPECT_EQ(other.error(), "") << "of another address";
    w.advance(15'000);
    w.send(host, bot);
    EXPECT_EQ(host.view["table"]["status"], "playing");
    FastDraws picks(1);
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(w.step({&host}, picks)) << "moves are not counted";
    w.send(host, {{"op", "table.leave"}, {"table", table}});
    EXPECT_EQ(host.error(), "");
}

TEST(AddressLimits, WhoGoesOnSendingTooMuchIsCutOff) {
    FakeShell w(settings({.messages_per_second = 1, .message_burst = 10, .refused_messages = 5}));
    Client& spammer = guest_at(w, kHere, "Spammer");
    for (int i = 0; i < 14; ++i) w.send(spammer, {{"op", "lobby.unwatch"}});
    EXPECT_EQ(spammer.error(), "rate_limited");
    EXPECT_EQ(spammer.closed, 0);
    w.send(spammer, {{"op", "lobby.unwatch"}});
    EXPECT_EQ(spammer.closed, 1008);
    EXPECT_EQ(lines_about(w, "why=rate_limited address=192.0.2.7"), 1);
    w.advance(60'000);
    w.send(spammer, {{"op", "lobby.unwatch"}});
    EXPECT_EQ(spammer.reply, nullptr);  // it is no longer heard
}

TEST(AddressLimits, AMessageTooLargeClosesOnlyItsConnection) {
    FakeShell w;
    Client& neighbour = guest_at(w, kHere, "Anna");
    for (int i = 0; i < 5; ++i) {
        Client& bot = guest_at(w, kHere, "Bot");
        w.handle(core::Malformed{bot.conn, core::MessageError::message_too_large});
        EXPECT_EQ(bot.error(), "message_too_large");
        EXPECT_EQ(bot.closed, 1009);
    }
    EXPECT_EQ(w.greeted, 6U);
    EXPECT_EQ(make_table(w, neighbour), "");
}

TEST(AddressLimits, AreLiftedForWhomTheShellSays) {
    FakeShell w(settings({.tables_per_address = 1, .wrong_guesses_per_minute = 1}));
    Client& c = guest_at(w, kHere, "Anna");
    w.handle(core::ConnectionOpened{{1'000}, {kHere}, true});
    for (int i = 0; i < 3; ++i) EXPECT_EQ(make_table(w, c), "");
    for (int i = 0; i < 3; ++i) {
        w.send(c, {{"op", "table.summary"}, {"invite", "aaaaaaaaaa"}});
        EXPECT_EQ(c.error(), "unknown_invite");
    }
}

TEST(AddressLimits, WhoWaitsAsToldIsNotCutOff) {
    FakeShell w(settings({.messages_per_second = 10, .message_burst = 10, .refused_messages = 5}));
    Client& bot = w.guest("Bot");
    for (int i = 0; i < 200; ++i) {
        w.send(bot, {{"op", "lobby.unwatch"}});
        if (bot.error() == "rate_limited") w.advance(1'000);
    }
    EXPECT_EQ(bot.closed, 0);
}

TEST(AddressLimits, ARepeatedActionIsCounted) {
    FakeShell w(settings({.messages_per_second = 1, .message_burst = 20}));
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& asked = find_asked(seated);
    const json act{{"op", "act"},
                   {"table", w.id},
                   {"decision", asked.prompt["decision"]},
                   {"action", asked.prompt["actions"][0]}};
    int taken = 0;
    for (int i = 0; i < 30; ++i) {
        w.send(asked, act);
        taken += asked.error().empty() ? 1 : 0;
    }
    EXPECT_GE(taken, 10);
    EXPECT_LE(taken, 21);
    EXPECT_EQ(asked.error(), "rate_limited");
}

}  // namespace
}  // namespace vegas::test
