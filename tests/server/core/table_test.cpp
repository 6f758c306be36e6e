#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

json create(const std::string& visibility = "private", int seats = 3) {
    return {{"op", "table.create"},
            {"ruleset", "royale-basic"},
            {"seats", seats},
            {"visibility", visibility}};
}

}  // namespace

using Table = AtServer;

TEST_F(Table, TheCreatorSitsOnSeatZeroAndIsHost) {
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, create());
    EXPECT_EQ(anna.view["you"]["seat"], 0);
    EXPECT_EQ(anna.view["table"]["host"], anna.welcome["player"]);
    EXPECT_EQ(anna.view["table"]["status"], "open");
    EXPECT_EQ(anna.view["table"]["id"], made["table"]);
    EXPECT_EQ(anna.view["table"]["commitment"].get<std::string>().size(), 64U);
    EXPECT_EQ(anna.view["table"]["server_seed"], nullptr);
}

TEST_F(Table, TheInviteBeginsAsTheIdDoes) {
    for (int n = 0; n < 8; ++n) {
        Client& anna = w.guest("Anna");
        const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
        const std::string table = made["table"], invite = made["invite"];
        EXPECT_EQ(invite.size(), 10U);
        EXPECT_EQ(invite[0], table[0]);
        EXPECT_NE(invite.substr(1), table.substr(1, 9));
    }
}

TEST_F(Table, PrivateOnesAreFoundByInviteOnly) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, create());
    for (const char* op : {"table.join", "table.sync", "table.ready", "table.leave"}) {
        w.send(ben, {{"op", op}, {"table", made["table"]}});
        EXPECT_EQ(ben.error(), "unknown_table") << op;
    }
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    EXPECT_EQ(ben.view["you"]["seat"], 1);
    EXPECT_EQ(anna.view["table"]["seats"][1]["name"], "Ben");
}

TEST_F(Table, WhoeverHasTheInviteMayLookBeforeGoingThere) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, create());
    w.send(anna, {{"op", "table.add_bot"}, {"table", made["table"]}, {"level", "easy"}});
    const json told = w.send(ben, {{"op", "table.summary"}, {"invite", made["invite"]}});
    EXPECT_EQ(told["table"], made["table"]);
    EXPECT_EQ(told["ruleset"], "royale-basic");
    EXPECT_EQ(told["host"], "Anna");
    EXPECT_EQ(told["seats"], 3);
    EXPECT_EQ(told["taken"], 2);
    EXPECT_EQ(told["players"][0]["name"], "Anna");
    EXPECT_EQ(told["status"], "open");
    EXPECT_FALSE(told.contains("invite"));
    EXPECT_EQ(anna.view["table"]["spectators"], 0);
    w.send(ben, {{"op", "table.leave"}, {"table", made["table"]}});
    EXPECT_EQ(ben.error(), "unknown_table") << "to look is not to be there";
    w.send(ben, {{"op", "table.summary"}, {"table", made["table"]}});
    EXPECT_EQ(ben.error(), "unknown_table") << "a private table is found by its invite only";
    const json open = w.send(anna, create("public"));
    EXPECT_EQ(w.send(ben, {{"op", "table.summary"}, {"table", open["table"]}})["host"], "Anna");
}

TEST_F(Table, PublicOnesAreInTheLobby) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    w.send(ben, {{"op", "lobby.watch"}});
    EXPECT_EQ(ben.reply["tables"], json::array());
    w.send(anna, create());
    EXPECT_EQ(ben.last("lobby.update"), nullptr);
    const json made = w.send(anna, create("public"));
    ASSERT_NE(ben.last("lobby.update"), nullptr);
    EXPECT_EQ((*ben.last("lobby.update"))["tables"][0]["table"], made["table"]);
    EXPECT_EQ((*ben.last("lobby.update"))["tables"][0]["players"],
              json::array({{{"name", "Anna"}}}));
    EXPECT_NE(w.server->tables_json().find(made["table"].get<std::string>()), std::string::npos);
    w.send(ben, {{"op", "lobby.unwatch"}});
    const auto before = ben.inbox.size();
    w.send(anna, create("public"));
    w.advance(500);
    EXPECT_EQ(ben.inbox.size(), before);
}

TEST_F(Table, FinishedOnesLeaveTheLobby) {
    Client& watcher = w.guest("W");
    w.send(watcher, {{"op", "lobby.watch"}});
    const auto seated = w.table("classic", {"Anna", "Ben"}, {{"visibility", "public"}});
    w.advance(500);
    EXPECT_EQ((*watcher.last("lobby.update"))["tables"][0]["status"], "playing");
    w.play(seated);
    w.advance(500);
    EXPECT_EQ((*watcher.last("lobby.update"))["shown"], json::array());
}

TEST_F(Table, SeatsCanBeChosenAndAreTakenOnce) {
    auto [anna, ben, carla] = w.guests("Anna", "Ben", "Carla");
    const json invite = w.send(anna, create())["invite"];
    w.send(ben, {{"op", "table.join"}, {"invite", invite}, {"seat", 0}});
    EXPECT_EQ(ben.error(), "seat_taken");
    w.send(ben, {{"op", "table.join"}, {"invite", invite}, {"seat", 3}});
    EXPECT_EQ(ben.error(), "no_such_seat");
    w.send(ben, {{"op", "table.join"}, {"invite", invite}, {"seat", 2}});
    EXPECT_EQ(ben.view["you"]["seat"], 2);
    w.send(ben, {{"op", "table.join"}, {"invite", invite}});  // again: the same seat
    EXPECT_EQ(ben.view["you"]["seat"], 2);
    w.send(ben, {{"op", "table.join"}, {"invite", invite}, {"seat", 1}});
    EXPECT_EQ(ben.error(), "already_seated");
    w.send(ben, {{"op", "table.join"}, {"invite", invite}, {"as", "spectator"}});
    EXPECT_EQ(ben.error(), "already_seated");
    w.send(carla, {{"op", "table.join"}, {"invite", invite}});
    EXPECT_EQ(carla.view["you"]["seat"], 1);
    Client& denny = w.guest("Denny");
    w.send(denny, {{"op", "table.join"}, {"invite", invite}});
    EXPECT_EQ(denny.error(), "table_full");
    w.send(denny, {{"op", "table.join"}, {"invite", invite}, {"as", "spectator"}});
    EXPECT_EQ(denny.view["you"], nullptr);
    EXPECT_EQ(anna.view["table"]["spectators"], 1);
}

TEST_F(Table, FreeSeatsAreTakenAwayAtTheStart) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 5}});
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}, {"seat", 3}});
    w.send(anna, {{"op", "table.start"}, {"table", made["table"]}});
    EXPECT_EQ(anna.view["table"]["seats"].size(), 2U);
    EXPECT_EQ(anna.view["seats"].size(), 2U);
    EXPECT_EQ(ben.view["you"]["seat"], 1);  // moved up, and was told so
    EXPECT_EQ(anna.view["you"]["seat"], 0);
    w.play({&anna, &ben});
    EXPECT_EQ(anna.view["table"]["status"], "finished");
}

TEST_F(Table, OnlyTheHostStartsAndCallsBots) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, create());
    const std::string id = made["table"];
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    EXPECT_EQ(anna.error(), "too_few_players");
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    for (const json& m : {json{{"op", "table.start"}, {"table", id}},
                          json{{"op", "table.add_bot"}, {"table", id}, {"level", "random"}},
                          json{{"op", "table.remove_bot"}, {"table", id}, {"seat", 0}}}) {
        w.send(ben, m);
        EXPECT_EQ(ben.error(), "not_host");
    }
    w.send(anna, {{"op", "table.remove_bot"}, {"table", id}, {"seat", 1}});
    EXPECT_EQ(anna.error(), "not_a_bot");
    w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    EXPECT_EQ(anna.reply["seat"], 2);
    w.send(anna, {{"op", "table.remove_bot"}, {"table", id}, {"seat", 2}});
    EXPECT_EQ(anna.view["table"]["seats"][2], nullptr);
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    EXPECT_EQ(anna.view["table"]["status"], "playing");
    for (const char* op : {"table.start", "table.ready"}) {
        w.send(anna, {{"op", op}, {"table", id}});
        EXPECT_EQ(anna.error(), "game_started") << op;
    }
    Client& late = w.guest("Late");
    w.send(late, {{"op", "table.join"}, {"invite", made["invite"]}});
    EXPECT_EQ(late.error(), "game_started");
}

TEST_F(Table, StartsByItselfWhenAllAreReady) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, create("private", 3));
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    w.send(anna, {{"op", "table.add_bot"}, {"table", made["table"]}, {"level", "random"}});
    w.send(anna, {{"op", "table.ready"}, {"table", made["table"]}});
    w.give_seed(ben, "ben's", made["table"]);
    w.send(ben, {{"op", "table.ready"}, {"table", made["table"]}});
    EXPECT_EQ(ben.view["table"]["status"], "playing");
    EXPECT_EQ(anna.view["table"]["seats"][1]["seed"], "ben's");
    EXPECT_EQ(anna.view["table"]["seats"][2]["seed"], "");
}

TEST_F(Table, SeedsAreHiddenUntilTheStart) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, create());
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    w.give_seed(ben, "deep-secret", made["table"]);
    EXPECT_TRUE(ben.reply["ok"]);
    EXPECT_EQ(anna.view["table"]["seats"][1]["seed"], nullptr);
    for (const std::string& bytes : anna.raw) {
        EXPECT_EQ(bytes.find("deep-secret"), std::string::npos);
    }
}

TEST_F(Table, WhenTheHostLeavesTheNextPersonIsHost) {
    auto [anna, ben] = w.guests("Anna", "Ben");
    const json made = w.send(anna, create());
    w.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
    w.send(anna, {{"op", "table.leave"}, {"table", made["table"]}});
    EXPECT_NE(anna.last("left"), nullptr);
    EXPECT_EQ(ben.view["table"]["host"], ben.welcome["player"]);
    EXPECT_EQ(ben.view["table"]["seats"][0], nullptr);
    w.send(anna, {{"op", "table.sync"}, {"table", made["table"]}});
    EXPECT_EQ(anna.error(), "unknown_table");
}

TEST_F(Table, WhoLeavesARunningGameGivesTheSeatToTheHouse) {
    const auto seated = w.table("royale-basic", {"Anna", "Ben", "Carla"});
    w.send(*seated[1], {{"op", "table.leave"}, {"table", w.id}});
    EXPECT_EQ(seated[0]->view["table"]["seats"][1]["bot"], "easy");
    EXPECT_EQ(seated[0]->view["table"]["seats"][1]["name"], "Ben");
    w.play({seated[0], seated[2]}, 1, 10);
    w.send(*seated[1], {{"op", "table.join"}, {"invite", w.invite}});
    EXPECT_EQ(seated[1]->view["you"]["seat"], 1);
    EXPECT_EQ(seated[0]->view["table"]["seats"][1]["bot"], nullptr);
    w.play(seated);
    EXPECT_EQ(seated[1]->view["table"]["status"], "finished");
}

TEST_F(Table, MissedUpdatesAreSentAgain) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.play(seated, 1, 6);
    Client& anna = *seated[0];
    const json old_view = anna.view;
    const std::uint64_t old_v = anna.v;
    w.play(seated, 2, 7);
    const json now = anna.view;
    w.disconnect(anna);
    Client& again = w.reconnect(anna);
    again.view = old_view;
    again.v = old_v;
    w.send(again, {{"op", "table.sync"}, {"table", w.id}, {"epoch", again.epoch}, {"v", old_v}});
    EXPECT_EQ(again.reply["missed"], again.v - old_v);
    EXPECT_EQ(again.view, now);
    EXPECT_TRUE(again.prompt.is_object());
}

// However they come back, all that they are sent leads to what table.sync gives them.
TEST_F(Table, WhoHasLostASeatMeanwhileIsNotToldThatItIsStillThere) {
    for (const char* as : {"spectator", "player"}) {
        FakeShell own;
        auto [anna, ben] = own.guests("Anna", "Ben");
        const json made = own.send(anna, create());
        own.send(ben, {{"op", "table.join"}, {"invite", made["invite"]}});
        EXPECT_EQ(ben.view["you"]["seat"], 1);
        own.send(ben, {{"op", "table.leave"}, {"table", made["table"]}});
        own.send(ben, {{"op", "table.join"},
                       {"invite", made["invite"]},
                       {"as", as},
                       {"epoch", ben.epoch},
                       {"v", ben.v}});
        const json told = ben.view;
        own.send(ben, {{"op", "table.sync"}, {"table", made["table"]}});
        EXPECT_EQ(told, ben.view) << as;
    }
}

TEST_F(Table, AForeignEpochOrAnOldVersionGetsASnapshot) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& anna = *seated[0];
    const json epoch = anna.epoch;
    w.play(seated, 1, 200);
    for (const json& known :
         {json{{"epoch", "other"}, {"v", anna.v}}, json{{"epoch", epoch}, {"v", 1}},
          json{{"epoch", epoch}, {"v", anna.v + 1}}}) {
        json m{{"op", "table.sync"}, {"table", w.id}};
        m.update(known);
        EXPECT_EQ(w.send(anna, m)["ev"], "snapshot");
    }
}

}  // namespace vegas::test
