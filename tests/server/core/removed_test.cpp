// The host removes people, who cannot come back until they are admitted again.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

class Removed : public testing::Test {
protected:
    // Anna hosts an open table for three, where Ben sits and Carla watches.
    Removed() {
        w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}});
        id = anna.reply["table"];
        invite = anna.reply["invite"];
        w.send(ben, {{"op", "table.join"}, {"invite", invite}});
        w.send(carla, {{"op", "table.join"}, {"invite", invite}, {"as", "spectator"}});
    }
    std::string remove(Client& host, const Client& who) {
        w.send(host, {{"op", "table.remove"}, {"table", id}, {"player", who.welcome["player"]}});
        return host.error();
    }
    std::string admit(const Client& who) {
        w.send(anna, {{"op", "table.readmit"}, {"table", id}, {"player", who.welcome["player"]}});
        return anna.error();
    }
    std::string join(Client& who, const char* as = "player") {
        w.send(who, {{"op", "table.join"}, {"invite", invite}, {"as", as}});
        return who.error();
    }
    const json& people() { return w.send(anna, {{"op", "table.spectators"}, {"table", id}}); }
    static json somebody(const Client& c) {
        return {{"player", c.welcome["player"]}, {"name", c.welcome["name"]}};
    }

    FakeShell w;
    Client& anna = w.guest("Anna");
    Client& ben = w.guest("Ben");
    Client& carla = w.guest("Carla");
    std::string id, invite;
};

TEST_F(Removed, FromAnOpenTableTheSeatIsFree) {
    EXPECT_EQ(remove(anna, ben), "");
    EXPECT_EQ(anna.view["table"]["seats"][1], nullptr);
    const json event{{"kind", "removed"}, {"seat", 1}, {"name", "Ben"}};
    EXPECT_EQ(anna.last("update")->at("events"), json::array({event}));
    EXPECT_EQ(ben.last("left")->at("reason"), "removed");
    EXPECT_EQ(join(ben), "removed");
    EXPECT_EQ(join(ben, "spectator"), "removed");
    w.send(ben, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(ben.error(), "unknown_table");  // it is a private one
}

TEST_F(Removed, ASpectatorCannotWatchAnyMore) {
    EXPECT_EQ(people()["spectators"], json::array({somebody(carla)}));
    EXPECT_EQ(remove(anna, carla), "");
    EXPECT_EQ(carla.last("left")->at("reason"), "removed");
    EXPECT_EQ(anna.view["table"]["spectators"], 0);
    EXPECT_EQ(join(carla, "spectator"), "removed");
    EXPECT_EQ(people()["spectators"], json::array());
    EXPECT_EQ(people()["removed"], json::array({somebody(carla)}));
}

TEST_F(Removed, TheAdmittedMayComeAgain) {
    EXPECT_EQ(remove(anna, ben), "");
    EXPECT_EQ(admit(ben), "");
    EXPECT_FALSE(people().contains("removed"));
    EXPECT_EQ(join(ben), "");
    EXPECT_EQ(ben.view["you"]["seat"], 1);
    EXPECT_EQ(admit(ben), "nobody_there");
}

TEST_F(Removed, OnlyTheHostRemovesAndAdmits) {
    EXPECT_EQ(remove(ben, carla), "not_host");
    EXPECT_EQ(remove(carla, ben), "not_host");
    w.send(ben, {{"op", "table.readmit"}, {"table", id}, {"player", carla.welcome["player"]}});
    EXPECT_EQ(ben.error(), "not_host");
}

TEST_F(Removed, EverybodyIsToldWhoWatchesAndTheHostWhoWasRemoved) {
    EXPECT_EQ(remove(anna, ben), "");
    w.send(carla, {{"op", "table.spectators"}, {"table", id}});
    EXPECT_EQ(carla.reply["spectators"], json::array({somebody(carla)}));
    EXPECT_FALSE(carla.reply.contains("removed"));
    EXPECT_EQ(people()["removed"], json::array({somebody(ben)}));
}

TEST_F(Removed, NotOneselfAndNotWhoIsNotThere) {
    EXPECT_EQ(remove(anna, anna), "nobody_there");
    EXPECT_EQ(remove(anna, w.guest("Dora")), "nobody_there");
    EXPECT_EQ(remove(anna, ben), "");
    EXPECT_EQ(remove(anna, ben), "nobody_there");
}

TEST_F(Removed, FromAGameTheHousePlaysOnAndTheSeatIsTheHouses) {
    for (Client* c : {&anna, &ben}) w.send(*c, {{"op", "table.ready"}, {"table", id}});
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    ASSERT_EQ(anna.view["table"]["status"], "playing");
    EXPECT_EQ(remove(anna, ben), "");
    EXPECT_EQ(anna.view["table"]["seats"][1]["bot"], "easy");
    EXPECT_EQ(join(ben), "removed");
    w.play({&anna});
    ASSERT_EQ(anna.view["table"]["status"], "finished");
    w.send(anna, {{"op", "table.rematch"}, {"table", id}});
    EXPECT_NE(anna.view["table"]["seats"][1]["name"], "Ben");
    EXPECT_EQ(join(ben), "removed");
    EXPECT_EQ(people()["removed"], json::array({somebody(ben)}));
}

TEST_F(Removed, WhoHasLeftAGameCannotComeBackToTheSeat) {
    for (Client* c : {&anna, &ben}) w.send(*c, {{"op", "table.ready"}, {"table", id}});
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    w.send(ben, {{"op", "table.leave"}, {"table", id}});
    const auto heard = ben.inbox.size();
    EXPECT_EQ(remove(anna, ben), "");
    EXPECT_EQ(remove(anna, ben), "nobody_there");
    EXPECT_EQ(ben.inbox.size(), heard);  // who is not there is told nothing
    EXPECT_EQ(join(ben), "removed");
    EXPECT_EQ(admit(ben), "");
    EXPECT_EQ(join(ben), "");
    EXPECT_EQ(ben.view["you"]["seat"], 1);
}

TEST_F(Removed, ALastingTableRemembersThem) {
    EXPECT_EQ(remove(anna, ben), "");
    EXPECT_EQ(remove(anna, carla), "");
    EXPECT_EQ(admit(carla), "");
    w.crash();
    Client& again = w.reconnect(anna);
    EXPECT_EQ(w.send(again, {{"op", "table.spectators"}, {"table", id}})["removed"],
              json::array({somebody(ben)}));
    Client& returned = w.reconnect(ben);
    EXPECT_EQ(join(returned), "removed");
}

TEST_F(Removed, AnotherGameBeginsWithThoseWhoWereRemovedBefore) {
    EXPECT_EQ(remove(anna, ben), "");
    w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    w.play({&anna});
    w.send(anna, {{"op", "table.rematch"}, {"table", id}});
    w.crash();
    Client& again = w.reconnect(anna);
    EXPECT_EQ(w.send(again, {{"op", "table.spectators"}, {"table", id}})["removed"],
              json::array({somebody(ben)}));
}

TEST_F(Removed, OfVeryManyTheFirstIsForgotten) {
    FakeShell few({.limits = {.removed_per_table = 1}, .bot_pause_ms = 0});
    const auto seated = few.table("classic", {"Anna", "Ben", "Carla"});
    for (const int i : {1, 2}) {
        few.send(*seated[0], {{"op", "table.remove"},
                              {"table", few.id},
                              {"player", seated[static_cast<std::size_t>(i)]->welcome["player"]}});
    }
    few.send(*seated[0], {{"op", "table.spectators"}, {"table", few.id}});
    EXPECT_EQ(seated[0]->reply["removed"], json::array({somebody(*seated[2])}));
    few.send(*seated[1], {{"op", "table.join"}, {"invite", few.invite}});
    EXPECT_EQ(seated[1]->error(), "");
}

TEST(RemovedFromQuickTables, IsNobody) {
    FakeShell w;
    auto [anna, ben] = w.guests("Anna", "Ben");
    w.send(anna, {{"op", "quick_play"}});
    w.send(ben, {{"op", "quick_play"}});
    const std::string id = anna.view["table"]["id"];
    Client& host = anna.view["table"]["host"] == anna.welcome["player"] ? anna : ben;
    Client& other = &host == &anna ? ben : anna;
    w.send(host, {{"op", "table.remove"}, {"table", id}, {"player", other.welcome["player"]}});
    EXPECT_EQ(host.error(), "not_host");
}

// ---- with the address

class RemovedAddress : public testing::Test {
protected:
    RemovedAddress() {
        w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 4}});
        id = anna.reply["table"];
        invite = anna.reply["invite"];
        join(ben);
        join(carla);
    }
    Client& guest(const std::string& name, const std::string& from) {
        Client& c = w.connect(from);
        w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", name}});
        return c;
    }
    std::string join(Client& who, const char* as = "player") {
        w.send(who, {{"op", "table.join"}, {"invite", invite}, {"as", as}});
        return who.error();
    }
    std::string remove(const Client& who, const json& how = {{"remember_address", true}}) {
        json request{{"op", "table.remove"}, {"table", id}, {"player", who.welcome["player"]}};
        request.update(how);
        w.send(anna, request);
        return anna.error();
    }
    std::string admit(const Client& who) {
        w.send(anna, {{"op", "table.readmit"}, {"table", id}, {"player", who.welcome["player"]}});
        return anna.error();
    }

    FakeShell w;
    Client& anna = guest("Anna", "192.0.2.1");
    Client& ben = guest("Ben", "192.0.2.2");
    Client& carla = guest("Carla", "192.0.2.2");  // lives with Ben
    std::string id, invite;
};

TEST_F(RemovedAddress, NobodyNewComesFromThere) {
    EXPECT_EQ(remove(ben), "");
    EXPECT_EQ(join(guest("Eve", "192.0.2.2")), "removed");
    EXPECT_EQ(join(guest("Eve", "192.0.2.2"), "spectator"), "removed");
    EXPECT_EQ(join(guest("Dave", "192.0.2.3")), "");
}

TEST_F(RemovedAddress, OnlyIfTheHostWishes) {
    EXPECT_EQ(remove(ben, json::object()), "");
    EXPECT_EQ(join(guest("Eve", "192.0.2.2")), "");
}

TEST_F(RemovedAddress, WhoIsThereAlreadyStaysAndComesBack) {
    EXPECT_EQ(remove(ben), "");
    EXPECT_EQ(join(carla), "");
    Client& again = w.connect("192.0.2.2");
    w.send(again, {{"op", "hello"}, {"protocol", 1}, {"token", carla.welcome["token"]}});
    EXPECT_EQ(join(again), "");
}

TEST_F(RemovedAddress, TheHostsOwnIsNot) {
    Client& eve = guest("Eve", "192.0.2.1");
    EXPECT_EQ(join(eve), "");
    EXPECT_EQ(remove(eve), "");
    EXPECT_EQ(join(eve), "removed");
    EXPECT_EQ(join(guest("Friend", "192.0.2.1")), "");
}

TEST_F(RemovedAddress, EndsWhenTheHostAdmitsThePlayer) {
    EXPECT_EQ(remove(ben), "");
    EXPECT_EQ(admit(ben), "");
    EXPECT_EQ(join(guest("Eve", "192.0.2.2")), "");
}

TEST_F(RemovedAddress, OutlivesThePlayerWhoIsDeleted) {
    EXPECT_EQ(remove(ben), "");
    const std::string player = ben.welcome["player"];
    w.send(ben, {{"op", "me.forget"}, {"player", player}});
    EXPECT_EQ(join(guest("Eve", "192.0.2.2")), "removed");
    for (const std::string& record : w.journal) {
        EXPECT_EQ(record.find("192.0.2"), std::string::npos) << record;
    }
}

TEST_F(RemovedAddress, AnotherTableKnowsNothingOfIt) {
    EXPECT_EQ(remove(ben), "");
    Client& dave = guest("Dave", "192.0.2.3");
    w.send(dave, {{"op", "table.create"}, {"ruleset", "classic"}});
    Client& eve = guest("Eve", "192.0.2.2");
    w.send(eve, {{"op", "table.join"}, {"invite", dave.reply["invite"]}});
    EXPECT_EQ(eve.error(), "");
}

TEST_F(RemovedAddress, LastsOverARestartAndTheNextGame) {
    core::Settings settings{.limits = {}, .bot_pause_ms = 0};
    settings.address_key = "a key that outlives the process";
    FakeShell lasting(settings);
    const auto guest_from = [&lasting](const char* name, const char* from) -> Client& {
        Client& c = lasting.connect(from);
        lasting.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", name}});
        return c;
    };
    Client& host = guest_from("Anna", "192.0.2.1");
    lasting.send(host, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}});
    const json table = host.reply["table"];
    const json leads = host.reply["invite"];
    Client& pest = guest_from("Ben", "192.0.2.2");
    lasting.send(pest, {{"op", "table.join"}, {"invite", leads}});
    lasting.send(host, {{"op", "table.remove"},
                        {"table", table},
                        {"player", pest.welcome["player"]},
                        {"remember_address", true}});
    ASSERT_EQ(host.error(), "");
    lasting.crash();
    Client& eve = guest_from("Eve", "192.0.2.2");
    lasting.send(eve, {{"op", "table.join"}, {"invite", leads}});
    EXPECT_EQ(eve.error(), "removed");
    // Coming, going and getting ready without end writes the table anew.
    Client& again = lasting.reconnect(host);
    for (int i = 0; i < 200; ++i) {
        lasting.send(again, {{"op", "table.ready"}, {"table", table}, {"ready", i % 2 == 0}});
    }
    lasting.crash();
    Client& other = guest_from("Mallory", "192.0.2.2");
    lasting.send(other, {{"op", "table.join"}, {"invite", leads}});
    EXPECT_EQ(other.error(), "removed");
}

// ---- with another invite

class RenewedInvite : public RemovedAddress {
protected:
    const json kRenew{{"renew_invite", true}};
};

TEST_F(RenewedInvite, TheOldOneLeadsNowhere) {
    EXPECT_EQ(remove(ben, kRenew), "");
    const std::string fresh = anna.view["table"]["invite"];
    EXPECT_NE(fresh, invite);
    EXPECT_EQ(carla.view["table"]["invite"], fresh);
    Client& eve = guest("Eve", "192.0.2.4");
    EXPECT_EQ(join(eve), "unknown_invite");
    w.send(eve, {{"op", "table.summary"}, {"invite", invite}});
    EXPECT_EQ(eve.error(), "unknown_invite");
    invite = fresh;
    EXPECT_EQ(join(eve), "");
}

TEST_F(RenewedInvite, StaysAsItIsIfTheHostDoesNotWish) {
    EXPECT_EQ(remove(ben, json::object()), "");
    EXPECT_EQ(anna.view["table"]["invite"], invite);
}

TEST_F(RenewedInvite, LastsOverARestart) {
    EXPECT_EQ(remove(ben, kRenew), "");
    const std::string fresh = anna.view["table"]["invite"];
    w.crash();
    Client& eve = guest("Eve", "192.0.2.4");
    EXPECT_EQ(join(eve), "unknown_invite");
    invite = fresh;
    EXPECT_EQ(join(eve), "");
}

TEST_F(RenewedInvite, WakesAGameThatSleeps) {
    const auto seated = w.table("classic", {"Host", "Bo"});
    const std::string old = w.invite;
    Client& pest = guest("Pest", "192.0.2.5");
    w.send(pest, {{"op", "table.join"}, {"invite", old}, {"as", "spectator"}});
    w.send(*seated[0], {{"op", "table.remove"},
                        {"table", w.id},
                        {"player", pest.welcome["player"]},
                        {"renew_invite", true}});
    ASSERT_EQ(seated[0]->error(), "");
    const std::string fresh = seated[0]->view["table"]["invite"];
    for (Client* c : seated) w.disconnect(*c);
    w.advance(kHour);
    Client& eve = guest("Eve", "192.0.2.4");
    w.send(eve, {{"op", "table.join"}, {"invite", old}, {"as", "spectator"}});
    EXPECT_EQ(eve.error(), "unknown_invite");
    w.send(eve, {{"op", "table.join"}, {"invite", fresh}, {"as", "spectator"}});
    EXPECT_EQ(eve.error(), "");
}

// Games that have ended open to their members and by the invite that the table has now.
TEST_F(RenewedInvite, OpensNoGameToWhoHasOnlyTheOldOne) {
    const auto seated = w.table("royale-basic", {"Host", "Bo"});
    const std::string old = w.invite;
    Client& pest = guest("Pest", "192.0.2.5");
    w.send(pest, {{"op", "table.join"}, {"invite", old}, {"as", "spectator"}});
    w.send(pest, {{"op", "table.leave"}, {"table", w.id}});
    w.play(seated);
    const std::string game = seated[0]->view["table"]["game"];
    EXPECT_NE(w.finished(game, old), nullptr);
    w.send(pest, {{"op", "table.join"}, {"invite", old}, {"as", "spectator"}});
    w.send(*seated[0], {{"op", "table.remove"},
                        {"table", w.id},
                        {"player", pest.welcome["player"]},
                        {"renew_invite", true}});
    ASSERT_EQ(seated[0]->error(), "");
    EXPECT_EQ(w.finished(game, old), nullptr);
    EXPECT_NE(w.finished(game, seated[0]->view["table"]["invite"]), nullptr);
    w.send(pest, {{"op", "history"}, {"game", game}});
    EXPECT_EQ(pest.error(), "unknown_game");
    w.send(*seated[1], {{"op", "history"}, {"game", game}});
    EXPECT_EQ(seated[1]->error(), "");
    // Its members' lists have an invite for this game alone.
    const json own = w.send(*seated[1], {{"op", "games.mine"}})["games"][0]["invite"];
    EXPECT_NE(own, old);
    EXPECT_NE(w.finished(game, own), nullptr);
    Client& eve = guest("Eve", "192.0.2.4");
    w.send(eve, {{"op", "table.join"}, {"invite", own}});
    EXPECT_EQ(eve.error(), "unknown_invite");
}

}  // namespace
}  // namespace vegas::test
