// Nothing that a player does gives that player more time, or another one less: over random lives of
// tables in which people leave, come back, lose their connections and ask for rematches. Time
// stands still now and then, and while nobody is connected.
#include "server/core/table/seat_clock.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "tests/support/duels.hpp"
#include "tests/support/setup_name.hpp"
#include "tests/support/table_life.hpp"

namespace vegas::core {
namespace {

using test::TableLife;

class Watched final : public TableLife {
public:
    using TableLife::TableLife;

    // After each step.
    void look() {
        go_on();
        const auto prompt = table->snapshot(kNoPlayer, now).prompt;
        if (!prompt) return open_.reset();
        const Occupant& asked = table->seating().occupant_at(prompt->seat);
        if (!open_ || open_->decision != prompt->decision) {
            open_ = Open{prompt->decision, now, time_of(asked), false};
        }
        if (asked.is_played_by_house()) {
            open_->was_the_houses = true;
            ASSERT_FALSE(prompt->deadline_ms);
            return;
        }
        has_returned += open_->was_the_houses && prompt->deadline_ms ? 1 : 0;
        // Once the house was asked for the person there is nothing left to show.
        if (prompt->deadline_ms) {
            ASSERT_EQ(*prompt->deadline_ms, std::max<std::int64_t>(0, left()));
        }
    }

    // As when the store does not answer.
    void stand_still(std::int64_t ms) {
        now.ms += ms;
        (void)table->extend_deadlines(ms, now);
        if (open_) open_->since = open_->since + ms;
        if (stopped_since_) stopped_since_ = *stopped_since_ + ms;
    }

    // The host asks for a pause or more time, and somebody refuses it, ends it, or nobody does.
    void pause() {
        const auto kind = static_cast<protocol::PauseKind>(picks.one_of(2));
        for (PlayerKey who = 1; who <= kPeople; ++who) {
            if (table->seating().is_host(who)) (void)table->pausing().ask(who, kind, 1, now);
        }
        for (PlayerKey who = 1; who <= kPeople; ++who) {
            (void)table->pausing().accept(who, picks.one_of(20) != 0, now);
        }
        (void)table->publish(now);
        paused += shown_table().pause ? 1 : 0;
        look();
        if (picks.one_of(4) != 0) return;
        (void)table->membership().agree_to_go_on(1 + picks.one_of(kPeople), now);
        (void)table->publish(now);
        look();
    }

    int paused = 0;
    int has_returned = 0, timed_out = 0, hurried = 0, slow = 0;

private:
    struct Open {
        std::uint32_t decision = 0;
        TimePoint since;
        std::int64_t ms = 0;
        bool was_the_houses = false;
    };
    [[nodiscard]] protocol::TableInfo shown_table() const {
        return table->snapshot(kNoPlayer, now).view.shared.table;
    }
    // All had gone, and the game waited until enough of them were back; or it was paused.
    void go_on() {
        const protocol::TableInfo info = shown_table();
        const bool is_standing = info.standstill || info.pause;
        if (is_standing && !stopped_since_) {
            stopped_since_ = info.pause ? now : table->presence().deserted_since();
        }
        if (is_standing || !stopped_since_) return;
        if (open_) open_->since = std::min(open_->since + (now - *stopped_since_), now);
        stopped_since_.reset();
    }
    [[nodiscard]] std::int64_t time_of(const Occupant& asked) const {
        const bool is_slow = asked.missed >= 2;  // counted only where slow play has a limit
        return is_slow         ? limits.slow_decision_ms
               : asked.hurried ? limits.away_decision_ms
                               : kDecisionMs;
    }
    [[nodiscard]] std::int64_t left() const { return open_->ms - (now - open_->since); }

    void asked_to_think(const BotTask& thought) override {
        if (table->seating().occupant_at(thought.seat).is_played_by_house()) return;
        ASSERT_TRUE(open_ && open_->decision == thought.decision);
        ASSERT_LE(left(), 0) << "the house decides before the time is up";
        ++timed_out;
        hurried += open_->ms == limits.away_decision_ms ? 1 : 0;
        slow += open_->ms == limits.slow_decision_ms ? 1 : 0;
    }

    std::optional<Open> open_;
    std::optional<TimePoint> stopped_since_;
};

class Clocks : public testing::TestWithParam<Setup> {};

TEST_P(Clocks, NobodyGetsMoreTimeOrTakesAnothers) {
    int has_returned = 0;
    int timed_out = 0;
    int hurried = 0;
    int slow = 0;
    int paused = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Watched life(GetParam(), seed);
        for (int n = 0; n < 1'500; ++n) {
            if (n % 40 == 0) life.stand_still(n);
            if (n % 25 == 0) life.pause();
            ASSERT_NO_FATAL_FAILURE(life.step()) << "seed " << seed << ", step " << n;
            ASSERT_NO_FATAL_FAILURE(life.look()) << "seed " << seed << ", step " << n;
        }
        has_returned += life.has_returned;
        timed_out += life.timed_out;
        hurried += life.hurried;
        slow += life.slow;
        paused += life.paused;
    }
    EXPECT_GT(paused, 10);
    EXPECT_GT(has_returned, 2);
    EXPECT_GT(timed_out, 100);
    EXPECT_GT(hurried, 10);
    EXPECT_GT(slow, GetParam().seats < 4 ? 3 : -1);  // with more seats, turns are rare
}

// In an outage of the store the time is when that began, which may be before all had gone.
TEST(SeatClock, NobodyHasLessTimeForComingBackInAnOutage) {
    const Limits limits;
    test::FixedEntropy entropy(1);
    Table table({.id = "k3f9xq",
                 .invite = "x7f3q2m9ab",
                 .setup = {.ruleset = Ruleset::classic, .seats = 2},
                 .decision_ms = 30'000,
                 .founder = test::person(1)},
                limits, entropy, {0});
    for (const PlayerKey key : {1U, 2U}) {
        ASSERT_FALSE(table.membership().sit(test::person(key), {}, {0}));
        table.membership().set_connected(key, true, {0});
    }
    table.match_runner().start({1'000});
    for (const PlayerKey key : {1U, 2U}) table.membership().set_connected(key, false, {11'400});
    for (const PlayerKey key : {1U, 2U}) table.membership().set_connected(key, true, {11'000});
    EXPECT_EQ(table.snapshot(kNoPlayer, {11'000}).prompt->deadline_ms, 20'000);
}

TEST(SeatClock, GivesAPersonTheTimeOfADecisionOrLess) {
    SeatClock clock(20'000);
    clock.start_person_clock({1'000}, {});
    EXPECT_EQ(clock.left_ms({1'500}), 19'500);
    clock = SeatClock(20'000);
    clock.start_person_clock({1'000}, 5'000);
    EXPECT_EQ(clock.next_due(), TimePoint{6'000});
    EXPECT_FALSE(clock.pop_due({5'999}));
    EXPECT_TRUE(clock.pop_due({6'000}));
    EXPECT_FALSE(clock.pop_due({6'000}));  // it was asked already
}

// Each checkpoint is a record of the table.
int count_checkpoints(std::int64_t decision_ms) {
    SeatClock clock(decision_ms);
    clock.start_person_clock({1'000}, {});
    int count = 0;
    for (auto due = clock.next_due(); due && !clock.pop_due(*due); due = clock.next_due()) {
        count += clock.take_checkpoint(*due) ? 1 : 0;
    }
    return count;
}

TEST(SeatClock, NotesAHundredthOfItsTimeAndNotMoreThanEachFiveSeconds) {
    EXPECT_EQ(count_checkpoints(20'000), 1);
    EXPECT_EQ(count_checkpoints(60'000), 9);
    EXPECT_EQ(count_checkpoints(86'400'000), 99);
}

TEST(SeatClock, RunsOnWithTheDecisionWhenItsSeatChangesHands) {
    SeatClock clock(20'000);
    clock.start_person_clock({1'000}, {});
    clock.start_bot_pause({2'000}, 700);
    EXPECT_EQ(clock.next_due(), TimePoint{2'700});
    clock.start_person_clock({2'500}, {});
    EXPECT_EQ(clock.left_ms({1'000}), 20'000);
    clock.stop();
    clock.start_bot_pause({10'000}, 700);  // and for a player who comes back to a bot's decision
    clock.start_person_clock({10'500}, {});
    EXPECT_EQ(clock.left_ms({10'500}), 19'500);
}

TEST(SeatClock, HurriesNobodyWithoutATimeControl) {
    SeatClock clock;
    clock.start_person_clock({1'000}, 5'000);
    EXPECT_EQ(clock.next_due(), std::nullopt);
    EXPECT_FALSE(clock.left_ms({1'000}));
}

TEST(SeatClock, TheHouseDecidesOnlyWhatItWasAskedFor) {
    SeatClock clock;
    clock.start_bot_pause({1'000}, 700);
    EXPECT_FALSE(clock.must_house_decide());
    EXPECT_TRUE(clock.pop_due({1'700}));
    EXPECT_TRUE(clock.must_house_decide());
    clock.start_person_clock({1'700}, {});  // its owner has come back meanwhile
    EXPECT_FALSE(clock.must_house_decide());
    clock.start_bot_pause({1'700}, 0);
    EXPECT_TRUE(clock.pop_due({1'700}));
    clock.stop();
    EXPECT_FALSE(clock.must_house_decide());
}

// Time at the tables is since when the store owes an answer, which may be before the decision.
TEST(SeatClock, HasNoMoreLeftThanItPromisedWhileTimeStandsStill) {
    SeatClock clock(20'000);
    clock.start_person_clock({1'000}, 5'000);
    EXPECT_EQ(clock.left_ms({400}), 5'000);
    clock.extend_deadlines(900, {1'300});
    EXPECT_EQ(clock.left_ms({1'300}), 5'000);
    EXPECT_EQ(clock.next(), TimePoint{6'300});
}

INSTANTIATE_TEST_SUITE_P(All, Clocks,
                         testing::Values(Setup{.ruleset = Ruleset::classic, .seats = 4},
                                         test::with_duels(3)),
                         test::setup_name);

}  // namespace
}  // namespace vegas::core
