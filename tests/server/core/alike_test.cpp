// Somebody without a seat whose name looks like that of somebody with one is marked, wherever the
// server names them.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

const std::string kCyrillicAnna = "\u0410nna";

// Anna hosts, Ben sits there too. An impostor watches, and so does Carla.
class Unseated : public AtServer {
protected:
    Unseated() {
        w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}});
        id = anna.reply["table"];
        invite = anna.reply["invite"];
        join(ben, "player");
        for (Client* c : {&impostor, &carla}) join(*c, "spectator");
        w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    }
    void join(Client& who, const char* as) {
        w.send(who, {{"op", "table.join"}, {"invite", invite}, {"as", as}});
        ASSERT_EQ(who.error(), "");
    }
    json event_of(Client& who, json request) {
        request["table"] = id;
        w.send(who, request);
        EXPECT_EQ(who.error(), "");
        return ben.last("update")->at("events")[0];
    }
    json said_by(Client& who) { return event_of(who, {{"op", "table.chat"}, {"phrase", "nice"}}); }
    // Names of those who are marked.
    static json marked(const json& people) {
        json names = json::array();
        for (const json& one : people) {
            if (one.value("alike", false)) names.push_back(one["name"]);
        }
        return names;
    }
    json people(Client& who) { return w.send(who, {{"op", "table.spectators"}, {"table", id}}); }

    Client& anna = w.guest("Anna");
    Client& ben = w.guest("Ben");
    Client& carla = w.guest("Carla");
    Client& impostor = w.guest(kCyrillicAnna);
    std::string id, invite;
};

TEST_F(Unseated, IsMarkedWhereTheyAskForASeat) {
    const json event = event_of(impostor, {{"op", "table.request_seat"}, {"seat", 2}});
    EXPECT_EQ(event["kind"], "seat_requested");
    EXPECT_EQ(event["alike"], true);
    EXPECT_FALSE(event_of(carla, {{"op", "table.request_seat"}, {"seat", 2}}).contains("alike"));
    EXPECT_EQ(marked(anna.view["table"]["seat_requests"]), json::array({kCyrillicAnna}));
}

TEST_F(Unseated, IsMarkedWhereTheySpeak) {
    EXPECT_EQ(said_by(impostor)["alike"], true);
    EXPECT_FALSE(said_by(carla).contains("alike"));
    EXPECT_FALSE(said_by(anna).contains("alike")) << "her seat is named";
}

TEST_F(Unseated, IsMarkedInTheLists) {
    EXPECT_EQ(marked(people(ben)["spectators"]), json::array({kCyrillicAnna}));
    w.send(anna, {{"op", "table.remove"}, {"table", id}, {"player", impostor.welcome["player"]}});
    EXPECT_EQ(marked(people(anna)["removed"]), json::array({kCyrillicAnna}));
}

TEST_F(Unseated, IsMarkedAsTheHost) {
    w.send(impostor,
           {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}, {"as", "spectator"}});
    id = impostor.reply["table"];
    invite = impostor.reply["invite"];
    join(anna, "player");
    join(ben, "player");
    const json change{{"op", "table.change"}, {"ruleset", "classic"}, {"seats", 4}};
    EXPECT_EQ(event_of(impostor, change)["alike"], true);
}

TEST_F(Unseated, IsNotMarkedForAnOwnSeat) {
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    w.send(anna, {{"op", "table.leave"}, {"table", id}});
    join(anna, "spectator");
    EXPECT_FALSE(said_by(anna).contains("alike"));
    EXPECT_EQ(marked(people(ben)["spectators"]), json::array({kCyrillicAnna}));
}

TEST_F(Unseated, IsMarkedForTheNameOfAHouseBotToo) {
    Client& ada = w.guest(anna.view["table"]["seats"][2]["name"]);
    join(ada, "spectator");
    EXPECT_EQ(said_by(ada)["alike"], true);
}

TEST_F(Unseated, IsMarkedNoLongerThanTheOtherSits) {
    event_of(impostor, {{"op", "table.request_seat"}, {"seat", 2}});
    w.send(anna, {{"op", "table.leave"}, {"table", id}});
    EXPECT_EQ(marked(ben.view["table"]["seat_requests"]), json::array());
}

}  // namespace
}  // namespace vegas::test
