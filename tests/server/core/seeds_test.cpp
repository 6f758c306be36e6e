// From the wish to start to the first roll: players' hashes, then their seeds.
#include <gtest/gtest.h>

#include <string>

#include "protocol/fair/fair.hpp"
#include "protocol/json/hex.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

class Seeds : public AtServer {
protected:
    // A client that gives seeds, as its hello says.
    Client& giver(const std::string& name) {
        Client& c = w.connect();
        w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", name}, {"caps", {"seeds"}}});
        return c;
    }
    Client& come_back(const Client& old) {
        Client& c = w.connect();
        w.send(c, {{"op", "hello"},
                   {"protocol", 1},
                   {"token", old.welcome["token"]},
                   {"caps", {"seeds"}}});
        w.send(c, {{"op", "table.sync"}, {"table", w.id}});
        return c;
    }
    void seat(const std::vector<Client*>& people, int seats) {
        const json made =
            w.send(*people[0], {{"op", "table.create"}, {"ruleset", "royale"}, {"seats", seats}});
        w.id = made["table"];
        w.invite = made["invite"];
        for (std::size_t i = 1; i < people.size(); ++i) join(*people[i]);
    }
    void join(Client& c) { w.send(c, {{"op", "table.join"}, {"invite", w.invite}}); }
    void ready(Client& c) { w.send(c, {{"op", "table.ready"}, {"table", w.id}}); }
    void start(Client& c) { w.send(c, {{"op", "table.start"}, {"table", w.id}}); }
    void give_hash(Client& c, const std::string& seed) {
        w.send(c, {{"op", "table.seed"},
                   {"table", w.id},
                   {"commitment", c.view["table"]["commitment"]},
                   {"hash", protocol::hex(protocol::seed_hash(seed))}});
    }
    static json asked(const Client& c) { return c.view["table"].value("seed_exchange", json()); }
    static json waiting_for(const char* part, const json& seats) {
        return {{"asks", part}, {"seats", seats}};
    }
    static json status(const Client& c) { return c.view["table"]["status"]; }
    static json seed_of(const Client& c, std::size_t seat) {
        return c.view["table"]["seats"][seat]["seed"];
    }
    static bool shows_hash(const Client& c, std::size_t seat) {
        return c.view["table"]["seats"][seat].contains("seed_hash");
    }

    Client& anna = giver("Anna");
    Client& ben = giver("Ben");
};

TEST_F(Seeds, AllHashesAreThereBeforeAnySeedIsAskedFor) {
    seat({&anna, &ben}, 2);
    give_hash(anna, "a");
    EXPECT_TRUE(shows_hash(ben, 0));
    ready(anna);
    ready(ben);
    EXPECT_EQ(asked(anna), waiting_for("hash", {1}));
    give_hash(ben, "b");
    EXPECT_EQ(asked(anna), waiting_for("seed", {0, 1}));
    EXPECT_EQ(status(anna), "open");
    w.give_seed(ben, "b");
    EXPECT_EQ(asked(anna), waiting_for("seed", {0}));
    EXPECT_EQ(seed_of(anna, 1), nullptr);
    w.give_seed(anna, "a");
    EXPECT_EQ(status(ben), "playing");
    EXPECT_EQ(asked(ben), json());
    EXPECT_EQ(seed_of(ben, 0), "a");
    EXPECT_EQ(seed_of(ben, 1), "b");
    EXPECT_FALSE(shows_hash(ben, 0));
}

TEST_F(Seeds, OfWhoGivesNoneIsEmptyAfterASecond) {
    seat({&anna, &ben}, 2);
    give_hash(anna, "a");
    ready(anna);
    ready(ben);
    w.advance(999);
    EXPECT_EQ(asked(anna), waiting_for("hash", {1}));
    w.advance(1);
    EXPECT_EQ(asked(anna), waiting_for("seed", {0}));
    give_hash(ben, "b");
    EXPECT_EQ(ben.error(), "seeds_closed");
    w.give_seed(ben, "b");
    EXPECT_EQ(ben.error(), "seeds_closed");
    w.give_seed(anna, "a");
    EXPECT_EQ(seed_of(anna, 0), "a");
    EXPECT_EQ(seed_of(anna, 1), "");
}

TEST_F(Seeds, AreNotWaitedForWhereNobodyGivesThem) {
    auto [carla, denny] = w.guests("Carla", "Denny");
    seat({&carla, &denny}, 2);
    ready(carla);
    ready(denny);
    EXPECT_EQ(status(denny), "playing");
}

TEST_F(Seeds, WithheldBreakOneStartOff) {
    seat({&anna, &ben}, 2);
    give_hash(anna, "a");
    give_hash(ben, "b");
    ready(anna);
    ready(ben);
    w.give_seed(anna, "a");
    const json commitment = anna.view["table"]["commitment"];
    w.advance(5'000);
    EXPECT_EQ(status(anna), "open");
    EXPECT_EQ(anna.last("update")->at("events"),
              json::array({{{"kind", "seed_withheld"}, {"seat", 1}, {"name", "Ben"}}}));
    EXPECT_EQ(anna.view["table"]["seats"][0]["ready"], true);
    EXPECT_EQ(anna.view["table"]["seats"][1]["ready"], false);
    EXPECT_EQ(anna.view["table"]["commitment"], commitment);
    EXPECT_FALSE(shows_hash(anna, 0));
    give_hash(ben, "again");
    EXPECT_EQ(ben.error(), "seeds_closed");
    give_hash(anna, "another");
    ready(ben);
    EXPECT_EQ(asked(anna), waiting_for("seed", {0}));
    w.give_seed(anna, "another");
    EXPECT_EQ(seed_of(anna, 0), "another");
    EXPECT_EQ(seed_of(anna, 1), "");
}

TEST_F(Seeds, WithheldBreakOneStartOffEvenIfTheirPlayerSitsDownAnew) {
    seat({&anna, &ben}, 2);
    give_hash(anna, "a");
    give_hash(ben, "b");
    start(anna);
    w.give_seed(anna, "a");
    w.advance(5'000);
    w.send(ben, {{"op", "table.leave"}, {"table", w.id}});
    join(ben);
    give_hash(ben, "again");
    EXPECT_EQ(ben.error(), "seeds_closed");
}

TEST_F(Seeds, FitTheirHashAndTheCommitment) {
    seat({&anna, &ben}, 3);
    give_hash(anna, "a");
    w.give_seed(anna, "b");
    EXPECT_EQ(anna.error(), "wrong_seed");
    w.send(anna, {{"op", "table.seed"},
                  {"table", w.id},
                  {"commitment", std::string(64, '0')},
                  {"seed", "a"}});
    EXPECT_EQ(anna.error(), "stale_commitment");
    w.give_seed(anna, "a");
    EXPECT_TRUE(anna.reply["ok"]);
    Client& watcher = w.guest("Watcher");
    w.send(watcher, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    w.give_seed(watcher, "w");
    EXPECT_EQ(watcher.error(), "not_seated");
}

TEST_F(Seeds, ANewHashReplacesTheOneBeforeUntilAllAreThere) {
    seat({&anna, &ben}, 2);
    give_hash(anna, "first");
    give_hash(anna, "second");
    give_hash(ben, "b");
    ready(anna);
    ready(ben);
    give_hash(anna, "third");
    EXPECT_EQ(anna.error(), "seeds_closed");
    give_hash(anna, "second");  // said again
    EXPECT_TRUE(anna.reply["ok"]);
    w.give_seed(anna, "second");
    w.give_seed(ben, "b");
    EXPECT_EQ(seed_of(ben, 0), "second");
}

TEST_F(Seeds, OfPeopleWhoAreAwayAreLeftOut) {
    seat({&anna, &ben}, 2);
    give_hash(anna, "a");
    give_hash(ben, "b");
    ready(ben);
    w.disconnect(ben);
    start(anna);
    EXPECT_EQ(asked(anna), waiting_for("seed", {0}));
    w.give_seed(anna, "a");
    EXPECT_EQ(seed_of(anna, 1), "");
}

TEST_F(Seeds, NobodySitsDownOrChangesAnythingMeanwhile) {
    seat({&anna, &ben}, 4);
    give_hash(anna, "a");
    start(anna);
    ASSERT_EQ(asked(anna), waiting_for("hash", {1}));
    Client& late = w.guest("Late");
    join(late);
    EXPECT_EQ(late.error(), "game_started");
    for (const json& op : {json{{"op", "table.add_bot"}, {"level", "easy"}},
                           json{{"op", "table.remove_bot"}, {"seat", 1}},
                           json{{"op", "table.ready"}, {"ready", false}},
                           json{{"op", "table.change"}, {"ruleset", "classic"}}}) {
        json request = op;
        request["table"] = w.id;
        w.send(anna, request);
        EXPECT_EQ(anna.error(), "game_started") << op;
    }
    start(anna);  // pressed twice
    EXPECT_TRUE(anna.reply["ok"]);
    ready(ben);
    EXPECT_TRUE(ben.reply["ok"]);
    w.send(ben, {{"op", "table.leave"}, {"table", w.id}});
    EXPECT_EQ(asked(anna), json());
    EXPECT_FALSE(shows_hash(anna, 0));
    join(late);
    EXPECT_EQ(late.error(), "");
}

TEST_F(Seeds, AQuickTableStartsAgainAtOnceWhereOneIsWithheld) {
    for (Client* c : {&anna, &ben}) w.send(*c, {{"op", "quick_play"}, {"ruleset", "royale"}});
    w.id = anna.view["table"]["id"];
    give_hash(anna, "a");
    give_hash(ben, "b");
    w.advance(10'000);  // house bots fill it
    ASSERT_EQ(asked(anna), waiting_for("seed", {0, 1}));
    w.give_seed(anna, "a");
    w.advance(5'000);
    EXPECT_EQ(asked(anna), waiting_for("hash", {0}));
    give_hash(anna, "another");
    w.give_seed(anna, "another");
    EXPECT_EQ(status(anna), "playing");
    EXPECT_EQ(seed_of(anna, 0), "another");
    EXPECT_EQ(seed_of(anna, 1), "");
}

TEST_F(Seeds, AHashMayComeToAQuickTableWithThePlayer) {
    for (Client* c : {&anna, &ben}) {
        w.send(*c, {{"op", "quick_play"},
                    {"ruleset", "royale"},
                    {"seed_hash", protocol::hex(protocol::seed_hash(c == &anna ? "a" : "b"))}});
        EXPECT_EQ(c->error(), "");
    }
    w.id = anna.view["table"]["id"];
    EXPECT_TRUE(shows_hash(anna, 0));
    EXPECT_TRUE(shows_hash(anna, 1));
    // Who waits there already keeps the hash.
    w.send(anna, {{"op", "quick_play"},
                  {"ruleset", "royale"},
                  {"seed_hash", protocol::hex(protocol::seed_hash("another"))}});
    w.advance(10'000);  // house bots fill it
    ASSERT_EQ(asked(anna), waiting_for("seed", {0, 1}));
    w.give_seed(anna, "a");
    w.give_seed(ben, "b");
    EXPECT_EQ(status(anna), "playing");
    EXPECT_EQ(seed_of(anna, 0), "a");
    EXPECT_EQ(seed_of(anna, 1), "b");
}

TEST_F(Seeds, OfASinglePersonComeOpenlyWithTheNextGame) {
    seat({&anna}, 2);
    w.send(anna, {{"op", "table.add_bot"}, {"table", w.id}, {"level", "random"}});
    w.give_seed(anna, "first");
    ready(anna);
    EXPECT_EQ(status(anna), "playing");
    w.play({&anna});
    w.send(anna, {{"op", "table.rematch"}, {"table", w.id}});
    EXPECT_EQ(asked(anna), waiting_for("hash", {0}));
    w.give_seed(anna, "second");
    EXPECT_EQ(status(anna), "playing");
    EXPECT_EQ(seed_of(anna, 0), "second");
}

// The server dies between the press and the first roll.
TEST_F(Seeds, AreAskedForAgainAfterARestart) {
    seat({&anna, &ben}, 2);
    give_hash(anna, "a");
    give_hash(ben, "b");
    ready(anna);
    ready(ben);
    ASSERT_EQ(asked(anna), waiting_for("seed", {0, 1}));
    w.crash();
    Client& anna_back = come_back(anna);
    Client& ben_back = come_back(ben);
    EXPECT_EQ(anna_back.view["table"]["commitment"], anna.view["table"]["commitment"]);
    EXPECT_EQ(asked(anna_back), waiting_for("hash", {0, 1}));
    give_hash(anna_back, "new a");
    give_hash(ben_back, "new b");
    w.give_seed(anna_back, "new a");
    w.give_seed(ben_back, "new b");
    EXPECT_EQ(status(anna_back), "playing");
    EXPECT_EQ(seed_of(anna_back, 1), "new b");
}

TEST_F(Seeds, WhoDoesNotComeBackAfterARestartIsWaitedForTenSeconds) {
    seat({&anna, &ben}, 2);
    give_hash(anna, "a");
    give_hash(ben, "b");
    ready(anna);
    ready(ben);
    w.crash();
    Client& back = come_back(anna);
    give_hash(back, "a2");
    w.advance(9'999);
    EXPECT_EQ(asked(back), waiting_for("hash", {1}));
    w.advance(1);
    w.give_seed(back, "a2");
    EXPECT_EQ(status(back), "playing");
}

// What a seed is, nobody else is told before the first roll.
TEST_F(Seeds, AreInNoMessageBeforeTheStart) {
    seat({&anna, &ben}, 2);
    give_hash(anna, "secret of Anna");
    give_hash(ben, "secret of Ben");
    ready(anna);
    ready(ben);
    w.give_seed(ben, "secret of Ben");
    for (const std::string& bytes : anna.raw) EXPECT_EQ(bytes.find("secret"), std::string::npos);
    for (const std::string& line : w.logs) EXPECT_EQ(line.find("secret"), std::string::npos);
    w.give_seed(anna, "secret of Anna");
    EXPECT_NE(anna.raw.back().find("secret of Ben"), std::string::npos);
}

}  // namespace
}  // namespace vegas::test
