// One player on several connections: each sees what the others do.
#include <cctype>

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

// ---- the list of devices

json my_devices(FakeShell& w, Client& c) { return w.send(c, {{"op", "devices.mine"}})["devices"]; }

TEST_F(Devices, AGuestHasOneWhichMayGetAnotherName) {
    Client& anna = w.connect();
    w.send(anna, {{"op", "hello"}, {"protocol", 1}, {"name", "Anna"}, {"device", "Laptop"}});
    json devices = my_devices(w, anna);
    ASSERT_EQ(devices.size(), 1U);
    EXPECT_EQ(devices[0]["device"], anna.welcome["device"]);
    EXPECT_EQ(devices[0]["name"], "Laptop");
    EXPECT_EQ(devices[0]["current"], true);
    w.send(anna, {{"op", "device.rename"}, {"device", anna.welcome["device"]}, {"name", "Tablet"}});
    EXPECT_EQ(anna.error(), "");
    EXPECT_EQ(my_devices(w, anna)[0]["name"], "Tablet");
    for (const char* op : {"device.rename", "device.revoke"}) {
        json request{{"op", op}, {"device", "nobodys"}};
        if (std::string(op) == "device.rename") request["name"] = "Mine";
        w.send(anna, request);
        EXPECT_EQ(anna.error(), "unknown_device") << op;
    }
}

TEST_F(Devices, TheDevicesOfASeatAreStored) {
    Client& anna = *w.table("classic", {"Anna", "Ben"})[0];
    const json device = anna.welcome["device"];
    w.send(anna, {{"op", "device.rename"}, {"device", device}, {"name", "Tablet"}});
    EXPECT_EQ(anna.error(), "");
    w.crash();
    Client& again = w.reconnect(anna);
    const json devices = my_devices(w, again);
    ASSERT_EQ(devices.size(), 1U);
    EXPECT_EQ(devices[0]["device"], device);
    EXPECT_EQ(devices[0]["name"], "Tablet");
    w.send(again, {{"op", "device.rename"}, {"device", "nobodys"}, {"name", "Mine"}});
    EXPECT_EQ(again.error(), "unknown_device");
}

void revokes_the_device_of_all_connections_but_its_own(FakeShell& w, Client& anna) {
    Client& other = w.reconnect(anna);
    w.send(anna, {{"op", "device.revoke"}, {"device", anna.welcome["device"]}});
    EXPECT_EQ(anna.error(), "");
    EXPECT_EQ(anna.closed, 0);
    EXPECT_EQ(other.closed, 4001);
    EXPECT_EQ(w.reconnect(anna).error(), "bad_token");
    EXPECT_EQ(my_devices(w, anna), json::array());
}

TEST_F(Devices, ARevokedDeviceOfAGuestIsLetInNoMore) {
    revokes_the_device_of_all_connections_but_its_own(w, w.guest("Anna"));
}

TEST_F(Devices, ARevokedDeviceOfASeatIsLetInNoMore) {
    revokes_the_device_of_all_connections_but_its_own(w, *w.table("classic", {"Anna", "Ben"})[0]);
}

TEST_F(Devices, NobodyRevokesADeviceOfAnother) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.send(*seated[1], {{"op", "device.revoke"}, {"device", seated[0]->welcome["device"]}});
    EXPECT_EQ(seated[1]->error(), "unknown_device");
    EXPECT_EQ(w.reconnect(*seated[0]).error(), "");
}

// ---- codes

TEST_F(Devices, ALinkCodeMakesAnotherDeviceThePlayersOnce) {
    Client& anna = w.guest("Anna");
    const json linked = w.send(anna, {{"op", "device.link"}});
    EXPECT_EQ(linked["expires_in_ms"], 600'000);
    std::string typed = linked["code"];
    EXPECT_EQ(typed.size(), 9U);
    for (char& c : typed) c = static_cast<char>(std::tolower(c));
    Client& phone = w.guest("Phone");
    const json request{{"op", "device.redeem"}, {"code", typed}, {"device", "Phone"}};
    const json redeemed = w.send(phone, request);
    EXPECT_EQ(redeemed["player"], anna.welcome["player"]);
    w.send(phone, request);
    EXPECT_EQ(phone.error(), "bad_code");
    Client& there = w.connect();
    w.send(there, {{"op", "hello"}, {"protocol", 1}, {"token", redeemed["token"]}});
    EXPECT_EQ(there.welcome["player"], anna.welcome["player"]);
    EXPECT_NE(there.welcome["device"], anna.welcome["device"]);
    EXPECT_EQ(my_devices(w, there).size(), 2U);
    EXPECT_EQ(w.reconnect(phone).welcome["player"], phone.welcome["player"]) << "the guest stays";
    EXPECT_EQ(w.reconnect(anna).error(), "");
}

TEST_F(Devices, ACodeTellsWhoseItIsAndStaysGood) {
    Client& anna = w.guest("Anna");
    Client& phone = w.guest("Phone");
    for (const char* op : {"device.link", "device.recovery"}) {
        const json code = w.send(anna, {{"op", op}})["code"];
        for (int i = 0; i < 2; ++i) {
            const json owner = w.send(phone, {{"op", "device.look"}, {"code", code}});
            EXPECT_EQ(owner["player"], anna.welcome["player"]) << op;
            EXPECT_EQ(owner["name"], "Anna") << op;
            EXPECT_FALSE(owner.contains("token")) << op;
        }
        EXPECT_EQ(my_devices(w, anna).size(), op == std::string("device.link") ? 1U : 2U);
        EXPECT_EQ(w.send(phone, {{"op", "device.redeem"}, {"code", code}})["name"], "Anna");
    }
    w.send(phone, {{"op", "device.look"}, {"code", "AAAA-AAAA"}});
    EXPECT_EQ(phone.error(), "bad_code");
}

TEST_F(Devices, ALinkCodeExpires) {
    Client& anna = w.guest("Anna");
    const json code = w.send(anna, {{"op", "device.link"}})["code"];
    w.advance(600'000);
    Client& phone = w.guest("Phone");
    w.send(phone, {{"op", "device.redeem"}, {"code", code}});
    EXPECT_EQ(phone.error(), "bad_code");
}

TEST_F(Devices, ANewCodeReplacesTheOneBefore) {
    Client& anna = w.guest("Anna");
    Client& phone = w.guest("Phone");
    for (const char* op : {"device.link", "device.recovery"}) {
        const json before = w.send(anna, {{"op", op}})["code"];
        const json code = w.send(anna, {{"op", op}})["code"];
        w.send(phone, {{"op", "device.redeem"}, {"code", before}});
        EXPECT_EQ(phone.error(), "bad_code") << op;
        w.send(phone, {{"op", "device.redeem"}, {"code", code}});
        EXPECT_EQ(phone.error(), "") << op;
    }
}

TEST_F(Devices, ARecoveryCodeIsGoodAgainAndAgainAfterACrash) {
    Client& anna = *w.table("classic", {"Anna", "Ben"})[0];
    const json player = anna.welcome["player"];
    const json code = w.send(anna, {{"op", "device.recovery"}})["code"];
    w.crash();
    w.advance(30LL * 24 * 3600 * 1000);
    for (int i = 0; i < 2; ++i) {
        Client& cleared = w.guest("Cleared");
        EXPECT_EQ(w.send(cleared, {{"op", "device.redeem"}, {"code", code}})["player"], player);
    }
}

TEST_F(Devices, WhoGuessesCodesIsStopped) {
    Client& eve = w.guest("Eve");
    int refused = 0;
    for (int i = 0; i < 90; ++i) {
        w.send(eve, {{"op", "device.redeem"},
                     {"code", "AAAA-AAA" + std::string(1, static_cast<char>('A' + i % 26))}});
        ASSERT_NE(eve.error(), "");
        refused += eve.error() == "rate_limited" ? 1 : 0;
    }
    EXPECT_EQ(refused, 30);
}

TEST_F(Devices, LookingCountsAsGuessing) {
    Client& eve = w.guest("Eve");
    for (int i = 0; i < 60; ++i) {
        w.send(eve, {{"op", "device.look"}, {"code", i % 2 == 0 ? "AAAA-AAAA" : "no code"}});
        ASSERT_EQ(eve.error(), "bad_code");
    }
    for (const char* op : {"device.look", "device.redeem"}) {
        w.send(eve, {{"op", op}, {"code", "AAAA-AAAA"}});
        EXPECT_EQ(eve.error(), "rate_limited") << op;
    }
}

TEST_F(Devices, GuessesFromAllAddressesAreLimitedTogether) {
    for (int i = 0; i < 600; ++i) {
        Client& eve = w.guest("Eve");
        w.send(eve, {{"op", "device.redeem"}, {"code", "AAAA-AAAA"}});
        ASSERT_EQ(eve.error(), "bad_code");
        w.disconnect(eve);
    }
    Client& eve = w.guest("Eve");
    w.send(eve, {{"op", "device.redeem"}, {"code", "AAAA-AAAA"}});
    EXPECT_EQ(eve.error(), "rate_limited");
}

TEST_F(Devices, APlayerHasOnlySoManyDevices) {
    Client& anna = w.guest("Anna");
    Client& other = w.guest("Other");
    const json code = w.send(anna, {{"op", "device.recovery"}})["code"];
    for (std::size_t i = 1; i < core::kDevicesMost; ++i) {
        w.send(other, {{"op", "device.redeem"}, {"code", code}});
        ASSERT_EQ(other.error(), "");
    }
    w.send(other, {{"op", "device.redeem"}, {"code", code}});
    EXPECT_EQ(other.error(), "device_limit");
}

}  // namespace vegas::test
