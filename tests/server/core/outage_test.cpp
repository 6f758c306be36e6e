// The store does not answer for a while, as when the disk is full, slow or failing.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/bots/policy.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

const json kClock{{"clock", {{"decision_ms", 30'000}}}};
const json kPublicTable{{"op", "table.create"}, {"ruleset", "classic"}, {"visibility", "public"}};

// How often the client was told that the server cannot store, or can again.
auto storage_notices(const Client& c, bool available) {
    const json message{{"ev", "storage"}, {"available", available}};
    return std::ranges::count(c.inbox, message);
}

// What came from the n-th message on: `ev`, the code of an error, or "ok".
std::vector<std::string> heard(const Client& c, std::size_t from) {
    std::vector<std::string> all;
    for (std::size_t i = from; i < c.inbox.size(); ++i) {
        const json& m = c.inbox[i];
        const json reply = m.contains("error") ? m["error"]["code"] : json("ok");
        all.push_back(m.value("ev", reply.get<std::string>()));
    }
    return all;
}
using Heard = std::vector<std::string>;

auto logged(const FakeShell& w, const std::string& beginning) {
    return std::ranges::count_if(
        w.logs, [&beginning](const std::string& line) { return line.starts_with(beginning); });
}

// Anna and Ben play, and one of them is asked first. Carla is there too.
class OutageTest : public testing::Test {
protected:
    // Who is asked acts, and the store has no answer to it for so long.
    void fall_silent(std::int64_t ms = 1'000) {
        w.stores_at_once = false;
        Client& actor = asked.has_prompt() ? asked : other;
        w.act(actor, actor.prompt["actions"][0]);
        w.advance(ms);
    }
    void speak_again() {
        w.stores_at_once = true;
        w.store_all();
    }

    FakeShell w;
    std::vector<Client*> seated = w.table("classic", {"Anna", "Ben"}, kClock);
    Client& asked = find_asked(seated);
    Client& other = *(seated[0]->has_prompt() ? seated[1] : seated[0]);
    Client& carla = w.guest("Carla");
    const std::string table = w.id, invite = w.invite;
};

}  // namespace

// ---- from beginning to end

TEST_F(OutageTest, IsToldToEverybodyOnceASecondHasPassed) {
    fall_silent(999);
    for (const Client* c : {&asked, &other, &carla}) EXPECT_EQ(c->last("storage"), nullptr);
    EXPECT_TRUE(w.server->storage_available());
    w.advance(1);
    EXPECT_FALSE(w.server->storage_available());
    w.advance(60'000);
    for (const Client* c : {&asked, &other, &carla}) EXPECT_EQ(storage_notices(*c, false), 1);
    EXPECT_EQ(logged(w, "event=storage_unavailable"), 1);
}

TEST_F(OutageTest, OvertakesWhatIsHeld) {
    const auto before = asked.inbox.size();
    fall_silent();
    EXPECT_EQ(heard(asked, before), Heard{"storage"});
    EXPECT_EQ(asked.reply, nullptr);
}

TEST_F(OutageTest, AStoreThatIsOnlySlowIsNotTalkedAbout) {
    for (int n = 0; n < 10; ++n) {
        fall_silent(999);
        speak_again();
    }
    for (const Client* c : {&asked, &other, &carla}) EXPECT_EQ(c->last("storage"), nullptr);
}

TEST_F(OutageTest, IsOverOnceWhenNothingWaitsAnyMore) {
    w.stores_at_once = false;
    w.act(asked, asked.prompt["actions"][0]);
    w.advance(500);
    w.send(carla, kPublicTable);
    w.advance(2'500);
    w.store_one();
    EXPECT_EQ(storage_notices(asked, true), 0);
    EXPECT_FALSE(w.server->storage_available());
    w.store_one();
    EXPECT_TRUE(w.server->storage_available());
    for (const Client* c : {&asked, &other, &carla}) EXPECT_EQ(storage_notices(*c, true), 1);
    EXPECT_EQ(logged(w, "event=storage_available after_ms=3000"), 1);
    speak_again();
    w.advance(20'000);
    EXPECT_EQ(storage_notices(asked, true), 1);
}

TEST_F(OutageTest, MayComeAgain) {
    for (int n = 1; n <= 3; ++n) {
        fall_silent();
        EXPECT_EQ(storage_notices(other, false), n);
        speak_again();
        EXPECT_EQ(storage_notices(other, true), n);
    }
}

TEST_F(OutageTest, AQuestionWithoutAnAnswerIsOneToo) {
    w.queries_at_once = false;
    w.send(asked, {{"op", "games.mine"}});
    w.advance(1'000);
    EXPECT_EQ(storage_notices(carla, false), 1);
    const auto before = asked.inbox.size();
    w.send(asked, {{"op", "table.sync"}, {"table", table}});
    EXPECT_EQ(asked.reply, nullptr) << "replies come in the order of the requests";
    w.run_queries();
    EXPECT_EQ(heard(asked, before), (Heard{"storage", "ok", "update", "snapshot"}));
    EXPECT_EQ(storage_notices(carla, true), 1);
}

// Whoever is slow to be answered only because many ask is no sign of a disk that is.
TEST_F(OutageTest, ManyQuestionsAreNone) {
    w.queries_at_once = false;
    const std::size_t at_once = core::Limits{}.queries_in_flight;
    std::vector<Client*> many;
    for (std::size_t n = 0; n < 10 * at_once; ++n) many.push_back(&w.guest("Guest"));
    for (Client* c : many) w.send(*c, {{"op", "games.mine"}});
    for (int n = 0; n < 10; ++n) {
        EXPECT_EQ(w.pending_queries.size(), at_once);
        w.advance(900);
        w.run_pending_queries();
    }
    EXPECT_EQ(logged(w, "event=storage_unavailable"), 0);
    for (const Client* c : many) EXPECT_EQ(c->reply["games"], json::array());
}

TEST_F(OutageTest, QuestionsThatWaitForTheirTurnAreAskedAfterwards) {
    w.queries_at_once = false;
    const std::size_t at_once = core::Limits{}.queries_in_flight;
    std::vector<Client*> many;
    for (std::size_t n = 0; n <= at_once; ++n) many.push_back(&w.guest("Guest"));
    for (Client* c : many) w.send(*c, {{"op", "games.mine"}});
    w.advance(1'000);
    EXPECT_EQ(storage_notices(*many.back(), false), 1);
    w.send(asked, {{"op", "games.mine"}});
    EXPECT_EQ(asked.error(), "storage_unavailable") << "no more of them come";
    for (std::size_t n = 0; n < at_once; ++n) {
        EXPECT_EQ(w.pending_queries.size(), at_once - n) << "the store has no more to do";
        w.run_one_query();
    }
    EXPECT_EQ(storage_notices(*many.back(), true), 1);
    EXPECT_EQ(many.back()->reply, nullptr);
    EXPECT_EQ(w.pending_queries.size(), 1U);
    w.run_one_query();
    EXPECT_EQ(many.back()->reply["games"], json::array());
}

TEST_F(OutageTest, EndsWithATableThatIsLost) {
    fall_silent();
    w.unstored.clear();
    w.handle(core::AppendRefused{table, core::AppendError::conflict});
    EXPECT_EQ(asked.closed, 1012);
    EXPECT_EQ(storage_notices(carla, true), 1);
}

// ---- what is asked meanwhile

TEST_F(OutageTest, WhatWouldBeStoredIsRefusedAndSoIsWhatTheStoreWouldHaveToAnswer) {
    fall_silent();
    const auto records = w.journal.size();
    const json roll{{"kind", "roll"}};
    const json act{{"op", "act"}, {"table", table}, {"decision", 1}, {"action", roll}};
    const json add_bot{{"op", "table.add_bot"}, {"table", table}, {"level", "easy"}};
    const json remove_bot{{"op", "table.remove_bot"}, {"table", table}, {"seat", 0}};
    std::vector<json> requests{kPublicTable, act, add_bot, remove_bot};
    for (const char* op : {"table.leave", "table.ready", "table.start", "table.rematch"}) {
        requests.push_back({{"op", op}, {"table", table}});
    }
    requests.push_back({{"op", "table.join"}, {"invite", invite}});
    requests.push_back({{"op", "history"}, {"game", table + "-1"}});
    for (const char* op : {"quick_play", "games.mine"}) {
        json request;
        request["op"] = op;
        requests.push_back(request);
    }
    for (const json& request : requests) {
        w.send(carla, request);
        EXPECT_EQ(carla.error(), "storage_unavailable") << dumped(request);
    }
    EXPECT_EQ(w.journal.size(), records);
    EXPECT_TRUE(w.pending_queries.empty());
    EXPECT_EQ(w.server->gauges().tables, 1U);
}

TEST_F(OutageTest, RefusalsComeInTheirOrder) {
    fall_silent();
    const auto before = asked.inbox.size();
    w.act(asked, asked.prompt["actions"][0]);
    EXPECT_EQ(asked.reply, nullptr);
    speak_again();
    const Heard held_and_then_told{"update", "storage_unavailable", "storage", "update"};
    EXPECT_EQ(heard(asked, before), held_and_then_told);
}

TEST_F(OutageTest, WhatOnlyReadsIsAnswered) {
    const std::string hers = w.send(carla, kPublicTable)["table"];
    fall_silent();
    w.send(carla, {{"op", "lobby.watch"}});
    ASSERT_EQ(carla.reply["ev"], "lobby");
    EXPECT_EQ(carla.reply["tables"][0]["table"], hers);
    EXPECT_EQ(w.send(carla, {{"op", "lobby.unwatch"}})["ok"], true);
    EXPECT_EQ(w.send(carla, {{"op", "table.sync"}, {"table", hers}})["ev"], "snapshot");
    EXPECT_EQ(w.send(carla, {{"op", "table.join"}, {"table", hers}})["ev"], "snapshot");
    Client& dora = w.guest("Dora");
    w.send(dora, {{"op", "table.join"}, {"table", hers}, {"as", "spectator"}});
    EXPECT_EQ(dora.view["table"]["id"], hers);
    EXPECT_EQ(carla.view["table"]["spectators"], 1);
}

TEST_F(OutageTest, WhatIsNotStoredIsNotShown) {
    w.stores_at_once = false;
    w.send(carla, kPublicTable);
    fall_silent();
    Client& dora = w.guest("Dora");
    w.send(dora, {{"op", "lobby.watch"}});
    EXPECT_EQ(dora.reply["tables"], json::array());
    w.send(other, {{"op", "table.sync"}, {"table", table}});
    EXPECT_EQ(other.reply, nullptr);
    speak_again();
    ASSERT_NE(dora.last("lobby.update"), nullptr);
    EXPECT_EQ((*dora.last("lobby.update"))["tables"].size(), 1U);
    EXPECT_EQ(other.reply["ev"], "snapshot");
}

// ---- who comes and goes meanwhile

TEST_F(OutageTest, WhoComesHearsOfIt) {
    fall_silent();
    Client& dora = w.guest("Dora");
    EXPECT_EQ(heard(dora, 0), (Heard{"welcome", "storage"}));
    w.send(dora, {{"op", "lobby.watch"}});
    EXPECT_EQ(storage_notices(dora, false), 1);
    speak_again();
    EXPECT_EQ(storage_notices(dora, true), 1);
}

TEST_F(OutageTest, WhoHasNotSaidHelloHearsNothing) {
    const Client& silent = w.connect();
    fall_silent();
    speak_again();
    EXPECT_TRUE(silent.inbox.empty());
}

TEST_F(OutageTest, WhomTheStoreKnowsCanComeInAfterwards) {
    fall_silent();
    w.disconnect(other);
    Client& again = w.reconnect(other);
    EXPECT_EQ(heard(again, 0), (Heard{"storage_unavailable", "storage"}));
    w.advance(60'000);
    EXPECT_EQ(again.closed, 0) << "it has said hello in time";
    speak_again();
    EXPECT_EQ(storage_notices(again, true), 1);
    w.advance(9'999);
    w.send(again, {{"op", "hello"}, {"protocol", 1}, {"token", other.welcome["token"]}});
    EXPECT_EQ(again.welcome["player"], other.welcome["player"]);
}

TEST_F(OutageTest, WhoGoesIsAwayAtOnce) {
    const auto there = w.table("classic", {"Dora", "Emil"});
    fall_silent();
    w.disconnect(*there[0]);
    EXPECT_EQ(there[1]->view["table"]["seats"][0]["away"], true);
}

// ---- time

TEST_F(OutageTest, NobodyLosesTime) {
    fall_silent();
    w.advance(100'000);
    speak_again();
    EXPECT_EQ(asked.prompt["decision"], 2);
    EXPECT_EQ(asked.prompt["deadline_ms"], 30'000);
    EXPECT_EQ(other.prompt["deadline_ms"], 30'000);
    w.advance(29'999);
    EXPECT_EQ(other.prompt["decision"], 2);
    w.advance(1);
    EXPECT_NE(other.prompt["decision"], 2);
}

TEST_F(OutageTest, NobodyGainsTimeAtTablesThatWereNotPlayedAt) {
    const auto there = w.table("classic", {"Dora", "Emil"}, kClock);
    Client& dora = *there[0];
    w.advance(10'000);
    fall_silent();
    w.advance(50'000);
    w.send(dora, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(dora.prompt["deadline_ms"], 20'000) << "time stands still";
    speak_again();
    EXPECT_EQ(dora.prompt["deadline_ms"], 20'000);
    w.advance(19'999);
    EXPECT_EQ(dora.prompt["decision"], 1);
    w.advance(1);
    EXPECT_EQ(dora.prompt["decision"], 2);
}

TEST_F(OutageTest, AQuickTableWaitsLonger) {
    Client& dora = w.guest("Dora");
    w.send(dora, {{"op", "quick_play"}});
    w.advance(4'000);
    fall_silent();
    w.advance(30'000);
    EXPECT_EQ(dora.view["table"]["status"], "open");
    speak_again();
    EXPECT_EQ((*dora.last("starting"))["in_ms"], 6'000);
    w.advance(5'999);
    EXPECT_EQ(dora.view["table"]["status"], "open");
    w.advance(1);
    EXPECT_EQ(dora.view["table"]["status"], "playing");
}

TEST_F(OutageTest, WhoIsAwayKeepsTheSeatLonger) {
    Client& dora = w.guest("Dora");
    const json made = w.send(dora, kPublicTable);
    Client& emil = w.guest("Emil");
    w.send(emil, {{"op", "table.join"}, {"invite", made["invite"]}});
    w.disconnect(emil);
    w.advance(20'000);
    fall_silent();
    w.advance(1'000'000);
    speak_again();
    w.advance(279'999);
    EXPECT_NE(dora.view["table"]["seats"][1], nullptr);
    w.advance(1);
    EXPECT_EQ(dora.view["table"]["seats"][1], nullptr);
}

TEST_F(OutageTest, TheHouseIsAskedAgain) {
    w.bots_think = false;
    Client& dora = w.guest("Dora");
    const json made = w.send(
        dora, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}, {"as", "spectator"}});
    for (int n = 0; n < 2; ++n) {
        w.send(dora, {{"op", "table.add_bot"}, {"table", made["table"]}, {"level", "easy"}});
    }
    ASSERT_EQ(w.bot_tasks.size(), 1U);
    const auto decide = [this](const core::BotTask& thought) {
        w.handle(core::BotDecided{thought.table, thought.decision,
                                  bots::choose(thought.level, thought.known, thought.seed)});
    };
    fall_silent();
    decide(core::BotTask(w.bot_tasks[0]));
    EXPECT_EQ(w.unstored.size(), 1U) << "nothing more than what was under way";
    speak_again();
    EXPECT_EQ(dora.prompt["decision"], 1);
    ASSERT_EQ(w.bot_tasks.size(), 2U);
    EXPECT_EQ(w.bot_tasks[1].decision, 1U);
    decide(core::BotTask(w.bot_tasks[1]));
    EXPECT_EQ(dora.prompt["decision"], 2);
}

// ---- whatever happens

namespace {

// Two people play, while the store falls silent now and then.
class Unsteady {
public:
    explicit Unsteady(std::uint64_t seed)
        : w({.limits = {}, .bot_pause_ms = 0}, seed),
          picks_(seed),
          seated_(w.table("classic", {"Anna", "Ben"}, kClock)),
          replies_before_(replies()) {}

    void step() {
        switch (picks_.one_of(12)) {
        case 0: w.stores_at_once = false; break;
        case 1: return speak_again();
        case 2:
            if (!w.unstored.empty()) w.store_one();
            break;
        case 3:
        case 4: w.advance(picks_.one_of(1'500)); break;
        default: return act();
        }
    }
    // What was refused meanwhile is asked again.
    void speak_again() {
        w.stores_at_once = true;
        w.store_all();
        answered_ = 0;
    }
    void finish() {
        speak_again();
        EXPECT_TRUE(w.server->storage_available());
        EXPECT_EQ(replies() - replies_before_, requests_) << "a request has one reply";
        w.play(seated_);
        for (const Client* c : seated_) EXPECT_EQ(c->view["table"]["status"], "finished");
    }

    FakeShell w;

private:
    [[nodiscard]] std::ptrdiff_t replies() const {
        std::ptrdiff_t count = 0;
        for (const Client* c : seated_) {
            count +=
                std::ranges::count_if(c->inbox, [](const json& m) { return m.contains("re"); });
        }
        return count;
    }
    void act() {
        for (Client* c : seated_) {
            if (!c->has_prompt() || c->prompt["decision"] <= answered_) continue;
            EXPECT_LE(c->prompt["deadline_ms"], 30'000);
            answered_ = c->prompt["decision"];
            const json actions = c->prompt["actions"];
            const auto n = static_cast<std::uint32_t>(actions.size());
            w.act(*c, actions[n == 1 ? 0 : picks_.one_of(n)]);
            ++requests_;
            const std::string error = c->error();
            EXPECT_TRUE(error.empty() || error == "storage_unavailable") << error;
            return;
        }
    }

    FastDraws picks_;
    std::vector<Client*> seated_;
    std::ptrdiff_t replies_before_ = 0, requests_ = 0;
    int answered_ = 0;  // the newest decision
};

}  // namespace

TEST(OutagesAtRandom, LoseAndDoubleNothing) {
    std::ptrdiff_t outages = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Unsteady life(seed);
        for (int n = 0; n < 150; ++n) life.step();
        ASSERT_NO_FATAL_FAILURE(life.finish()) << "seed " << seed;
        outages += logged(life.w, "event=storage_unavailable");
        EXPECT_EQ(logged(life.w, "event=storage_unavailable"),
                  logged(life.w, "event=storage_available"));
        int acted = 0;
        for (const std::string& record : life.w.journal) {
            const json r = parsed(record);
            if (r["kind"] == "acted") {
                EXPECT_EQ(r["decision"], ++acted) << "seed " << seed;
            }
        }
    }
    EXPECT_GT(outages, 10);
}

}  // namespace vegas::test
