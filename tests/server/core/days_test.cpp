// Games played in days: the clock runs whether or not anybody is there, and only while a server
// does. The house decides for those who are late.
#include <algorithm>

#include "engine/bots/policy.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

constexpr std::int64_t kSlack = 2 * kMinute;  // until the server sees that a game is due

class Days : public AtServer {
protected:
    std::vector<Client*> start(const std::vector<std::string>& names, std::int64_t days = 1) {
        seated = w.table("classic", names, decision_clock(static_cast<int>(days * kDay)));
        return seated;
    }
    void let_sleep() {
        for (Client* c : seated) w.disconnect(*c);
        w.advance(11 * kMinute);
        ASSERT_EQ(w.server->gauges().tables, 0U);
    }
    Client& come_back(std::size_t who) {
        Client& c = w.reconnect(*seated[who]);
        w.send(c, {{"op", "table.join"}, {"invite", w.invite}});
        EXPECT_EQ(c.error(), "");
        seated[who] = &c;
        return c;
    }
    // The server is off for so long.
    void turn_off_for(std::int64_t ms) {
        w.now.ms += ms;
        w.crash();
    }
    json waiting(Client& c) { return w.send(c, {{"op", "games.waiting"}})["waiting"]; }
    // Since the server's start.
    [[nodiscard]] std::uint64_t decided_by_house() const {
        return w.server->counters().actions(Ruleset::classic, core::Decider::house);
    }

    std::vector<Client*> seated;
};

}  // namespace

TEST_F(Days, NothingStandsStillAndTheHouseDecidesWhenTheTimeIsUp) {
    start({"Anna", "Ben"});
    let_sleep();
    w.advance(kDay - 12 * kMinute);
    EXPECT_EQ(w.server->counters().games_woken, 0U);
    EXPECT_EQ(decided_by_house(), 0U);
    w.advance(kSlack);
    EXPECT_EQ(w.server->counters().games_woken, 1U);
    EXPECT_EQ(decided_by_house(), 1U);
    w.advance(11 * kMinute);
    EXPECT_EQ(w.server->counters().games_slept, 2U);  // the next one has a day
    w.advance(kDay - 12 * kMinute);
    EXPECT_EQ(decided_by_house(), 1U);
}

TEST_F(Days, TheOneWhoComesBackHasWhatIsLeft) {
    start({"Anna", "Ben"}, 3);
    let_sleep();
    w.advance(kDay);
    Client& c = come_back(0);
    EXPECT_FALSE(c.view["table"].contains("standstill"));
    EXPECT_EQ(c.prompt["deadline_ms"], 3 * kDay - kDay - 11 * kMinute);
}

TEST_F(Days, TimeOffIsGivenBack) {
    start({"Anna", "Ben"});
    let_sleep();
    w.advance(kHour);
    turn_off_for(10 * kDay);
    w.advance(20 * kHour);
    turn_off_for(10 * kDay);
    EXPECT_EQ(decided_by_house(), 0U);
    w.advance(2 * kHour);
    EXPECT_EQ(decided_by_house(), 0U);
    w.advance(kHour);
    EXPECT_EQ(decided_by_house(), 1U);
}

TEST_F(Days, TimeOffIsGivenBackToAGameThatIsAwake) {
    start({"Anna", "Ben"});
    w.advance(12 * kHour);
    turn_off_for(10 * kDay);
    Client& c = come_back(0);
    EXPECT_GE(c.prompt["deadline_ms"], 12 * kHour);
    EXPECT_LE(c.prompt["deadline_ms"], 12 * kHour + kDay / 100);
}

TEST_F(Days, TheSystemsClockMayJump) {
    start({"Anna", "Ben"});
    let_sleep();
    w.utc_ahead_ms = 30 * kDay;
    w.advance(12 * kHour);
    w.utc_ahead_ms = -30 * kDay;
    w.advance(11 * kHour);
    EXPECT_EQ(decided_by_house(), 0U);
    w.advance(kHour);
    EXPECT_EQ(decided_by_house(), 1U);
}

// As of a machine that was suspended, if its clocks did not stand still.
TEST_F(Days, AGapBetweenTwoTicksDoesNotCount) {
    start({"Anna", "Ben"});
    let_sleep();
    w.advance_to(w.now.ms + 2 * kDay);
    w.advance(20 * kHour);
    EXPECT_EQ(decided_by_house(), 0U);
    w.advance(5 * kHour);
    EXPECT_EQ(decided_by_house(), 1U);
}

TEST_F(Days, ACrashAfterWakingGivesBackNoTimeAsleep) {
    start({"Anna", "Ben"});
    let_sleep();
    w.advance(20 * kHour);
    (void)come_back(0);
    w.crash();
    EXPECT_LE(come_back(0).prompt["deadline_ms"], 4 * kHour);
}

TEST_F(Days, TheHousePlaysOnWhileNobodyIsThere) {
    Client& anna = w.guest("Anna");
    json create{{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}};
    create.update(decision_clock(kDay));
    const json made = w.send(anna, create);
    w.id = made["table"];
    w.invite = made["invite"];
    w.send(anna, {{"op", "table.add_bot"}, {"table", w.id}, {"level", "easy"}});
    w.bots_think = false;
    w.send(anna, {{"op", "table.ready"}, {"table", w.id}});
    seated = {&anna};
    if (anna.has_prompt()) w.act(anna, anna.prompt["actions"][0]);
    w.disconnect(anna);
    w.advance(kHour);
    EXPECT_EQ(w.server->gauges().tables, 1U) << "the house is asked";
    for (std::size_t i = 0; i < w.bot_tasks.size(); ++i) {
        const core::BotTask task = w.bot_tasks[i];
        w.handle(core::BotDecided{task.table, task.decision,
                                  bots::choose(task.level, task.known, task.seed)});
    }
    w.advance(kMinute);
    EXPECT_EQ(w.server->gauges().tables, 0U) << "a person is asked";
}

// ---- who is late

TEST_F(Days, AfterTheSecondDeadlineInARowASeatIsHurried) {
    start({"Anna", "Ben"});
    w.disconnect(*seated[1]);
    Client& anna = *seated[0];
    const auto act_until_ben_is_asked = [&] {
        while (anna.has_prompt()) w.act(anna, anna.prompt["actions"][0]);
    };
    act_until_ben_is_asked();
    EXPECT_EQ(anna.prompt["deadline_ms"], kDay);
    w.advance(kDay);
    EXPECT_EQ(decided_by_house(), 1U);
    act_until_ben_is_asked();
    EXPECT_EQ(anna.prompt["deadline_ms"], kDay) << "one deadline is nothing";
    w.advance(kDay);
    act_until_ben_is_asked();
    EXPECT_EQ(anna.prompt["deadline_ms"], 5'000);
    w.advance(5'000);
    EXPECT_EQ(decided_by_house(), 3U);
}

TEST_F(Days, AllSeeHowManyDeadlinesASeatHasMissed) {
    start({"Anna", "Ben"});
    w.disconnect(*seated[1]);
    Client& anna = *seated[0];
    const auto missed = [&] { return anna.view["table"]["seats"][1].value("missed", 0); };
    const auto act_until_ben_is_asked = [&] {
        while (anna.has_prompt()) w.act(anna, anna.prompt["actions"][0]);
    };
    EXPECT_EQ(missed(), 0);
    for (const int n : {1, 2, 2}) {
        act_until_ben_is_asked();
        w.advance(kDay);
        EXPECT_EQ(missed(), n);
    }
    Client& ben = come_back(1);
    EXPECT_EQ(missed(), 1) << "the house plays on only while its player is away";
    act_until_ben_is_asked();
    w.act(ben, ben.prompt["actions"][0]);
    EXPECT_EQ(missed(), 0);
}

TEST_F(Days, ThatIsRemembered) {
    start({"Anna", "Ben"});
    let_sleep();
    w.advance(2 * kDay);  // each has missed one
    w.crash();
    let_sleep();
    w.advance(kDay);
    w.crash();
    w.advance(kDay + kHour);  // each has missed two, and the house plays on
    EXPECT_GT(decided_by_house(), 10U);
}

TEST_F(Days, OneWhoActsIsForgiven) {
    start({"Anna", "Ben"});
    w.disconnect(*seated[1]);
    Client& anna = *seated[0];
    const auto act_until_asked = [&](Client& by) {
        while (by.has_prompt()) w.act(by, by.prompt["actions"][0]);
    };
    act_until_asked(anna);
    w.advance(kDay);
    act_until_asked(anna);
    Client& ben = come_back(1);
    act_until_asked(ben);
    w.disconnect(ben);
    act_until_asked(anna);
    w.advance(kDay);
    act_until_asked(anna);
    EXPECT_EQ(anna.prompt["deadline_ms"], kDay) << "it is the first one again";
}

TEST_F(Days, ASeatChangesHandsAfterItsSecondDeadline) {
    start({"Anna", "Ben"});
    w.disconnect(*seated[1]);
    Client& anna = *seated[0];
    Client& carla = w.guest("Carla");
    w.send(carla, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    w.send(carla, {{"op", "table.request_seat"}, {"table", w.id}, {"seat", 1}});
    ASSERT_EQ(carla.error(), "");
    const auto assign = [&] {
        w.send(anna, {{"op", "table.assign_seat"},
                      {"table", w.id},
                      {"player", carla.welcome["player"]},
                      {"accept", true}});
        return anna.error();
    };
    for (int missed = 0; missed < 2; ++missed) {
        while (anna.has_prompt()) w.act(anna, anna.prompt["actions"][0]);
        w.advance(kDay - 1);
        EXPECT_EQ(assign(), "may_come_back");
        EXPECT_EQ(anna.reply["error"]["data"]["retry_after_ms"], 1 + (1 - missed) * kDay);
        w.advance(1);
    }
    EXPECT_EQ(assign(), "");
}

// ---- what is told

TEST_F(Days, GamesAreListedAwakeAndAsleepWithTheTimeLeft) {
    start({"Anna", "Ben"}, 2);
    const std::int64_t due_ms = w.now.ms + 2 * kDay;
    w.utc_ahead_ms = kHour;
    const auto check = [&](const json& games) {
        ASSERT_EQ(games.size(), 1U);
        EXPECT_EQ(games[0]["table"], w.id);
        EXPECT_EQ(games[0]["decision_ms"], 2 * kDay);
        EXPECT_EQ(games[0]["due_ms"], due_ms + kHour);
    };
    check(waiting(*seated[0]));
    w.advance(kMinute);
    check(waiting(*seated[0]));
    let_sleep();
    w.advance(kDay);
    Client& anna = w.reconnect(*seated[0]);
    EXPECT_TRUE(anna.welcome["tables"].empty());
    check(waiting(anna));
}

TEST_F(Days, ALiveGameIsListedOnlyWhenItSleepsAndIsNeverDue) {
    seated = w.table("classic", {"Anna", "Ben"}, decision_clock(kDay - 1));
    EXPECT_TRUE(waiting(*seated[0]).empty());
    let_sleep();
    w.advance(3 * kDay);
    EXPECT_EQ(w.server->counters().games_woken, 0U);
    Client& anna = w.reconnect(*seated[0]);
    const json games = waiting(anna);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0]["decision_ms"], kDay - 1);
    EXPECT_FALSE(games[0].contains("due_ms"));
}

class FirstMoments : public testing::Test {
protected:
    static core::Settings sleepy() {
        core::Settings s{.limits = {}, .bot_pause_ms = 0};
        s.limits.sleep_after_ms = 10;
        return s;
    }
    // A game of Anna and Ben has slept for half a day. The store has given it away, and what came
    // of that is lost. The served time is not known yet.
    void wake_and_crash() {
        for (Client* c : seated) w.disconnect(*c);
        w.advance(2'000);
        ASSERT_EQ(w.server->gauges().tables, 0U);
        w.advance(kDay / 2);
        w.store.query({{999}, core::FindTable{w.id, {}, true}});
        w.queries_at_once = false;
        w.crash();
        EXPECT_EQ(w.server->gauges().tables, 1U);
    }
    // The served time stays unknown.
    Client& come_back(Client& before) {
        Client& again = w.reconnect(before);
        auto& queries = w.pending_queries;
        std::rotate(queries.begin(), queries.begin() + 1, queries.end());
        w.run_one_query();
        w.send(again, {{"op", "table.sync"}, {"table", w.id}});
        return again;
    }

    FakeShell w{sleepy()};
    std::vector<Client*> seated = w.table("classic", {"Anna", "Ben"}, decision_clock(kDay));
};

TEST_F(FirstMoments, ACrashRightAfterTheGameWokeGivesNoTimeBack) {
    wake_and_crash();
    Client& anna = come_back(*seated[0]);
    EXPECT_GT(anna.prompt["deadline_ms"], kDay / 2);
    w.queries_at_once = true;
    w.run_queries();
    EXPECT_LE(anna.prompt["deadline_ms"], kDay / 2);
    EXPECT_GT(anna.prompt["deadline_ms"], kDay / 2 - 2 * kMinute);
}

TEST_F(FirstMoments, OnlyTheDecisionThatSleptHasLessTime) {
    wake_and_crash();
    Client &anna = come_back(*seated[0]), &ben = come_back(*seated[1]);
    Client& by = anna.has_prompt() ? anna : ben;
    w.act(by, by.prompt["actions"][0]);
    w.queries_at_once = true;
    w.run_queries();
    EXPECT_EQ(by.error(), "");
    EXPECT_GT(by.prompt["deadline_ms"], kDay - kMinute);
}

TEST_F(FirstMoments, NoGameSleepsBeforeTheServerKnowsWhenItIsDue) {
    w.queries_at_once = false;
    w.crash();
    w.advance(100);
    EXPECT_EQ(w.server->gauges().tables, 1U);
    w.queries_at_once = true;
    w.run_queries();
    w.advance(2'000);
    EXPECT_EQ(w.server->gauges().tables, 0U);
    Client& anna = w.reconnect(*seated[0]);
    const json games = w.send(anna, {{"op", "games.waiting"}})["waiting"];
    ASSERT_EQ(games.size(), 1U);
    EXPECT_TRUE(games[0].contains("due_ms"));
}

// ---- limits

class DaysLimits : public testing::Test {
protected:
    static core::Settings few() {
        core::Settings s{.limits = {}, .bot_pause_ms = 0};
        s.limits.tables_per_player = 1;
        s.limits.days_tables_per_player = 2;
        return s;
    }
    std::string create(std::int64_t decision_ms) {
        json request{{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}};
        request.update(decision_clock(static_cast<int>(decision_ms)));
        const json made = w.send(anna, request);
        if (made.contains("table")) last = made["table"];
        return anna.error();
    }

    FakeShell w{few()};
    Client& anna = w.guest("Anna");
    std::string last;
};

TEST_F(DaysLimits, TablesPlayedInDaysAreCountedForThemselves) {
    EXPECT_EQ(create(kDay), "");
    EXPECT_EQ(create(kMinute), "");
    EXPECT_EQ(create(kMinute), "table_limit");
    EXPECT_EQ(create(14 * kDay), "");
    EXPECT_EQ(create(kDay), "table_limit");
    EXPECT_EQ(w.server->counters().limits_hit(core::LimitKind::tables_per_player), 1U);
    EXPECT_EQ(w.server->counters().limits_hit(core::LimitKind::days_tables_per_player), 1U);
}

TEST_F(DaysLimits, ALiveTableBecomesNoneTooMany) {
    EXPECT_EQ(create(kDay), "");
    EXPECT_EQ(create(kDay), "");
    EXPECT_EQ(create(kMinute), "");
    json change{{"op", "table.change"}, {"table", last}, {"ruleset", "classic"}, {"seats", 2}};
    change.update(decision_clock(kDay));
    w.send(anna, change);
    EXPECT_EQ(anna.error(), "table_limit");
}

// ---- a fortnight

// Anna plays from two devices in turn, Ben comes each evening, Cleo comes each third evening, Dora
// never comes back. The server stops and starts, and its clock jumps.
TEST_F(Days, AFortnightOfFour) {
    start({"Anna", "Ben", "Cleo", "Dora"}, 2);
    for (Client* c : seated) w.disconnect(*c);
    std::vector<int> acted(4), missed(4);
    for (int day = 0; day < 14; ++day) {
        w.utc_ahead_ms = (day % 3 - 1) * 40 * kDay;
        for (std::size_t who = 0; who < 3; ++who) {
            if (who == 2 && day % 3 != 2) continue;
            Client& c = come_back(who);
            for (; c.has_prompt(); ++acted[who]) w.act(c, c.prompt["actions"][0]);
            w.disconnect(c);
            w.advance(kHour);
        }
        if (day % 4 == 1) turn_off_for(3 * kDay);
        w.advance(21 * kHour);
    }
    for (const std::string& line : w.journal) {
        const json record = parsed(line);
        const bool by_house = record["kind"] == "acted" && record.value("house", false);
        if (by_house) ++missed[record["seat"].get<std::size_t>()];
    }
    EXPECT_EQ(missed[0], 0) << "Anna was always in time";
    EXPECT_EQ(missed[1], 0) << "and so was Ben";
    EXPECT_EQ(missed[2], 0) << "two days are enough for one who comes in time";
    EXPECT_GE(missed[3], 2) << "Dora was waited for twice";
    EXPECT_GE(acted[0], missed[3] - 1);
}

}  // namespace vegas::test
