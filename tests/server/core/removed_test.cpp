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

}  // namespace
}  // namespace vegas::test
