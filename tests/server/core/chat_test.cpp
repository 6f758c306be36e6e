// What people say at a table, and how they remind somebody who is slow.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

class Talk : public testing::Test {
protected:
    Talk() { w.send(carla, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}}); }
    std::string say(Client& who, const char* phrase) {
        w.send(who, {{"op", "table.chat"}, {"table", w.id}, {"phrase", phrase}});
        return who.error();
    }
    std::string nudge(Client& who) {
        w.send(who, {{"op", "table.nudge"}, {"table", w.id}});
        return who.error();
    }
    Client& spectator(const char* name, const std::string& from = {}) {
        Client& c = w.connect(from);
        w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", name}});
        w.send(c, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
        return c;
    }
    static json events(const Client& c) { return c.last("update")->at("events"); }
    static std::int64_t wait_ms(const Client& c) {
        return c.reply["error"]["data"]["retry_after_ms"];
    }
    Client& asked() { return find_asked(seated); }
    Client& waiting() { return seated[0]->has_prompt() ? *seated[1] : *seated[0]; }

    FakeShell w;
    std::vector<Client*> seated = w.table("classic", {"Anna", "Ben"}, {{"clock", nullptr}});
    Client& anna = *seated[0];
    Client& ben = *seated[1];
    Client& carla = w.guest("Carla");
};

TEST_F(Talk, EverybodyAtTheTableIsTold) {
    EXPECT_EQ(say(anna, "nice"), "");
    const json told = json::array({{{"kind", "phrase_sent"},
                                    {"player", anna.welcome["player"]},
                                    {"name", "Anna"},
                                    {"seat", 0},
                                    {"phrase", "nice"}}});
    for (const Client* c : {&anna, &ben, &carla}) EXPECT_EQ(events(*c), told);
}

TEST_F(Talk, ASpectatorHasNoSeat) {
    EXPECT_EQ(say(carla, "cheer"), "");
    EXPECT_FALSE(events(anna)[0].contains("seat"));
    EXPECT_EQ(events(anna)[0]["name"], "Carla");
}

TEST_F(Talk, IsForThoseWhoAreThere) {
    Client& dora = w.guest("Dora");
    EXPECT_EQ(say(dora, "hello"), "unknown_table");
    EXPECT_EQ(nudge(dora), "unknown_table");
}

TEST_F(Talk, FourWordsAtOnceAndThenOneEachFourSeconds) {
    for (int i = 0; i < 4; ++i) EXPECT_EQ(say(anna, "wow"), "");
    EXPECT_EQ(say(anna, "wow"), "rate_limited");
    EXPECT_EQ(wait_ms(anna), 4'000);
    EXPECT_EQ(say(ben, "sorry"), "");  // who has words of his own
    w.advance(3'999);
    EXPECT_EQ(say(anna, "wow"), "rate_limited");
    w.advance(1);
    EXPECT_EQ(say(anna, "wow"), "");
}

TEST_F(Talk, OneSpectatorSilencesNoOther) {
    Client& dora = spectator("Dora");
    for (int i = 0; i < 4; ++i) EXPECT_EQ(say(carla, "cheer"), "");
    EXPECT_EQ(say(carla, "cheer"), "rate_limited");
    EXPECT_EQ(wait_ms(carla), 4'000);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(say(dora, "cheer"), "");
    EXPECT_EQ(say(dora, "cheer"), "rate_limited");
    EXPECT_EQ(say(anna, "thanks"), "");
}

TEST_F(Talk, TheSpectatorsOfOneNetworkSilenceNoOther) {
    int said = 0;
    for (int n = 0; n < 5; ++n) {
        Client& eve = spectator("Eve", "192.0.2.7");
        while (say(eve, "wow").empty()) ++said;
    }
    EXPECT_EQ(said, 8);
    EXPECT_EQ(say(carla, "cheer"), "");
}

TEST_F(Talk, AllSpectatorsTogetherHaveTheWordsOfFour) {
    int said = 0;
    for (int n = 0; n < 6; ++n) {
        Client& eve = spectator("Eve");
        while (say(eve, "wow").empty()) ++said;
    }
    EXPECT_EQ(said, 16);
    w.advance(1'000);
    EXPECT_EQ(say(carla, "cheer"), "");
}

TEST_F(Talk, NothingOfItLasts) {
    const auto records = w.journal.size();
    EXPECT_EQ(say(anna, "thanks"), "");
    w.advance(10'000);
    EXPECT_EQ(nudge(waiting()), "");
    EXPECT_EQ(w.journal.size(), records);
}

TEST_F(Talk, WhoeverComesLaterIsNotTold) {
    EXPECT_EQ(say(anna, "hello"), "");
    Client& dora = w.guest("Dora");
    w.send(dora, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    EXPECT_EQ(dora.reply.dump().find("phrase_sent"), std::string::npos);
}

TEST_F(Talk, SomebodySlowIsReminded) {
    w.advance(10'000);
    Client& by = waiting();
    EXPECT_EQ(nudge(by), "");
    const json told = json::array({{{"kind", "nudged"},
                                    {"seat", asked().view["you"]["seat"]},
                                    {"by", by.view["you"]["seat"]}}});
    EXPECT_EQ(events(asked()), told);
    EXPECT_EQ(events(carla), told);
}

TEST_F(Talk, NotBeforeTenSecondsAndNotAgainBeforeTen) {
    EXPECT_EQ(nudge(waiting()), "rate_limited");
    EXPECT_EQ(wait_ms(waiting()), 10'000);
    w.advance(10'000);
    EXPECT_EQ(nudge(waiting()), "");
    EXPECT_EQ(nudge(waiting()), "rate_limited");
    w.advance(10'000);
    EXPECT_EQ(nudge(waiting()), "");
    w.act(asked(), asked().prompt["actions"][0]);
    EXPECT_EQ(nudge(waiting()), "rate_limited");  // another decision is open
}

TEST_F(Talk, NobodyRemindsThemselvesOrTheHouseOrFromOutside) {
    w.advance(10'000);
    EXPECT_EQ(nudge(asked()), "nobody_there");
    EXPECT_EQ(nudge(carla), "not_seated");
    w.bots_think = false;
    w.send(asked(), {{"op", "table.leave"}, {"table", w.id}});
    EXPECT_EQ(nudge(anna.has_prompt() ? ben : anna), "nobody_there");
}

}  // namespace
}  // namespace vegas::test
