// A table is what follows from its records: at every moment of a random life the table made from
// them is the one that wrote them, and life goes on there.
#include "server/core/table/restore.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "protocol/history/verify.hpp"
#include "tests/support/crash_of_life.hpp"
#include "tests/support/duels.hpp"
#include "tests/support/seeds.hpp"
#include "tests/support/setup_name.hpp"
#include "tests/support/table_life.hpp"

namespace vegas::core {
namespace {

using test::key_of;
using test::person;
using test::TableLife;

class Restore : public testing::TestWithParam<Setup> {};

TEST_P(Restore, IsTheTableThatWroteTheRecords) {
    std::size_t games = 0;
    for (std::uint64_t seed = 1; seed <= test::seeds(3); ++seed) {
        TableLife life(GetParam(), seed);
        FastDraws when(seed);
        for (int n = 0; n < 3'000; ++n) {
            ASSERT_NO_FATAL_FAILURE(life.step()) << "seed " << seed << ", step " << n;
            if (when.one_of(60) != 0) continue;
            ASSERT_NO_FATAL_FAILURE(crash(life)) << "seed " << seed << ", step " << n;
        }
        games += life.games;
    }
    EXPECT_GT(games, test::seeds(3) / 2);
}

INSTANTIATE_TEST_SUITE_P(
    All, Restore,
    testing::Values(Setup{.ruleset = Ruleset::royale, .seats = 4},
                    Setup{.ruleset = Ruleset::royale,
                          .seats = 2,
                          .neutral_dice = false,
                          .tiles = 2,
                          .tile_reuse = TileReuse::fresh_tiles},
                    Setup{.ruleset = Ruleset::royale_basic, .seats = 3},
                    Setup{.ruleset = Ruleset::classic, .seats = 4, .neutral_dice = true},
                    test::with_duels(3),
                    Setup{.ruleset = Ruleset::custom, .seats = 4, .skip = Skip::chips}),
    test::setup_name);

TEST(Frozen, StaysFrozen) {
    Limits limits;
    test::FixedEntropy entropy(1);
    Table table({.id = "k3f9xq",
                 .invite = "x7f3q2m9ab",
                 .setup = {.ruleset = Ruleset::classic, .seats = 2},
                 .founder = person(1)},
                limits, entropy, {});
    auto records = table.take_records({});
    (void)table.membership().sit(person(1), {}, {});
    table.match_runner().freeze({});  // what it was about to record is not to be trusted
    for (journal::Entry& entry : table.take_records({})) records.push_back(std::move(entry));
    EXPECT_TRUE(std::holds_alternative<journal::Frozen>(records.back().record));
    const auto made = restore(records, key_of, 0, limits, entropy, {});
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_TRUE((*made)->is_frozen());
    EXPECT_EQ((*made)->seating().taken_seats(), 0);
}

// Steps until a person is asked in a game with so many answers. Returns how many it has.
std::size_t play_until_asked(TableLife& life, std::size_t answers) {
    for (;;) {
        const Match& match = life.table->match();
        if (match.is_running()) {
            const std::size_t given = match.transcript({}).actions.size();
            const Occupant& asked = life.table->seating().occupant_at(match.deciding_seat());
            if (given >= answers && asked.is_person() && !asked.bot) return given;
        }
        life.step();
    }
}

MaybeError answer(TableLife& life) {
    const Match& match = life.table->match();
    Actions legal;
    legal_actions(*match.game(), legal);
    const PlayerKey asked = life.table->seating().occupant_at(match.deciding_seat()).player;
    return life.table->match_runner().act(asked, match.open_decision(), legal[0], life.now);
}

TEST(Frozen, EndsTheGameAsFarAsItWasStored) {
    for (const std::size_t answers : {0U, 1U, 30U}) {
        TableLife life({.ruleset = Ruleset::royale_basic, .seats = 3}, 7);
        const std::size_t stored = play_until_asked(life, answers);
        EXPECT_FALSE(answer(life));
        EXPECT_EQ(life.table->match().transcript({}).actions.size(), stored + 1);
        life.table->match_runner().freeze(life.now);
        const auto ended = life.table->journal().take_ended_game();
        ASSERT_NE(ended, nullptr);
        EXPECT_EQ(ended->summary.why, protocol::EarlyEnd::broken);
        const auto transcript = protocol::parse_transcript(ended->transcript);
        ASSERT_TRUE(transcript) << transcript.error().message;
        EXPECT_EQ(transcript->actions.size(), stored);
        const auto flaw = protocol::verify(*transcript);
        EXPECT_FALSE(flaw) << flaw->what;
        life.table->match_runner().freeze(life.now);
        EXPECT_EQ(life.table->journal().take_ended_game(), nullptr) << "once";
    }
}

TEST(Frozen, EndsNoGameThatHasNotBegun) {
    TableLife life({.ruleset = Ruleset::classic, .seats = 3}, 7);
    life.table->match_runner().freeze(life.now);
    EXPECT_EQ(life.table->journal().take_ended_game(), nullptr);
    TableLife began({.ruleset = Ruleset::classic, .seats = 3}, 7);
    while (began.table->status() != protocol::TableStatus::finished) began.step();
    began.table->match_runner().freeze(began.now);
    EXPECT_EQ(began.table->journal().take_ended_game(), nullptr) << "it was stored";
}

// ---- how much is kept

// A table of four, and the records that the store would have of it.
class KeptRecords : public testing::Test {
protected:
    KeptRecords() {
        for (const PlayerKey key : {1U, 2U}) {
            (void)table_.membership().sit(person(key), {}, now_);
            table_.membership().set_connected(key, true, now_);
        }
        take();
    }
    void take() {
        (void)table_.publish(now_);
        for (journal::Entry& entry : table_.take_records(now_)) {
            records_.push_back(std::move(entry));
        }
        const auto base = table_.journal().take_base();
        std::erase_if(records_, [base](const auto& entry) { return base && entry.seq < *base; });
        most_ = std::max(most_, records_.size());
    }
    // What somebody does who only wants records to be written.
    void fidget() {
        const PlayerKey guest = 2 + picks_.one_of(8);
        switch (picks_.one_of(7)) {
        case 0: (void)table_.waiting_room().set_ready(2, picks_.one_of(2) == 0); break;
        case 1: (void)table_.waiting_room().add_bot(bots::Level::random, {}); break;
        case 2: (void)table_.waiting_room().remove_bot(static_cast<Seat>(picks_.one_of(4))); break;
        case 3: table_.membership().leave(guest, now_); break;
        case 4: (void)table_.membership().sit(person(guest), {}, now_); break;
        case 5:
            if (table_.seating().owned_seat(guest) != kNobody) {
                table_.membership().note_address(guest, "address" + std::to_string(guest));
                (void)table_.membership().remove(person(guest), picks_.one_of(2) == 0, now_);
                if (picks_.one_of(2) == 0) {
                    const std::string invite = "renewed" + std::to_string(now_.ms);
                    table_.membership().renew_invite(invite, now_);
                }
            }
            (void)table_.membership().admit(person(2 + picks_.one_of(8)).id, now_);
            break;
        default:
            table_.journal().remember_key(person(guest), "k" + std::to_string(guest), now_);
            break;
        }
        take();
    }
    void check() {
        const auto made = restore(records_, key_of, 700, limits_, entropy_, now_);
        ASSERT_TRUE(made) << made.error().message;
        Table& other = **made;
        other.start_clocks(now_);
        ASSERT_TRUE(other.seating().removed() == table_.seating().removed());
        for (std::size_t i = 0; i < table_.seating().seats().size(); ++i) {
            ASSERT_TRUE(
                test::same_occupant(other.seating().seats()[i], table_.seating().seats()[i]));
        }
        ASSERT_EQ(test::shown(other, 1, now_), test::shown(table_, 1, now_));
    }

    Limits limits_;
    test::FixedEntropy entropy_{1};
    FastDraws picks_{1};
    TimePoint now_{1'000};
    Table table_{{.id = "k3f9xq",
                  .invite = "x7f3q2m9ab",
                  .setup = {.ruleset = Ruleset::classic, .seats = 4},
                  .founder = person(1)},
                 limits_,
                 entropy_,
                 now_};
    std::vector<journal::Entry> records_;
    std::size_t most_ = 0;  // records at any time
};

TEST_F(KeptRecords, AreFewBeforeAGameHoweverOftenMindsChange) {
    for (int n = 0; n < 6'000; ++n) {
        fidget();
        if (n % 97 == 0) {
            ASSERT_NO_FATAL_FAILURE(check()) << n;
        }
    }
    // Twice what describes it, which is 3 records, 4 seats, 8 people removed and 8 keys, then 32,
    // and what one change adds and it takes to record it anew.
    EXPECT_LE(most_, 2 * 23 + 32 + 23 + 8);
    EXPECT_GT(records_.front().seq, 1'000U);
}

TEST_F(KeptRecords, OfAGameGrowSlowlyByOneWhoComesAndGoes) {
    table_.match_runner().start(now_);
    take();
    const std::size_t before = records_.size();
    MaybeError problem;
    for (int n = 0; n < 1'000; ++n) {
        table_.membership().leave(2, now_);
        problem = table_.membership().sit(person(2), {}, now_);
        take();
    }
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->code, ErrorCode::rate_limited);
    EXPECT_LE(records_.size(), before + 2 * limits_.seat_changes_burst + 1);
    ASSERT_NO_FATAL_FAILURE(check());
    now_.ms += limits_.seat_change_ms;
    EXPECT_FALSE(table_.membership().sit(person(2), {}, now_));
    take();
    ASSERT_NO_FATAL_FAILURE(check());
}

// ---- what does not follow

class BrokenJournal : public testing::Test {
protected:
    std::vector<journal::Entry> records_;

    void SetUp() override {
        TableLife life({.ruleset = Ruleset::classic, .seats = 2}, 2);
        while (life.games == 0) life.step();
        records_ = life.records;
    }
    std::string trouble() {
        Limits limits;
        test::FixedEntropy entropy(1);
        const auto made = restore(records_, key_of, 0, limits, entropy, {});
        return made ? "" : made.error().message;
    }
    std::size_t first(std::size_t kind) const {
        std::size_t i = 0;
        while (records_[i].record.index() != kind) ++i;
        return i;
    }
    std::size_t first_acted() const { return first(journal::Record(journal::Acted{}).index()); }
};

TEST_F(BrokenJournal, TheWholeOneIsFine) { EXPECT_EQ(trouble(), ""); }

TEST_F(BrokenJournal, EveryBeginningIsATableToo) {
    while (records_.size() > 2) {
        records_.pop_back();
        ASSERT_EQ(trouble(), "") << records_.size();
    }
    records_.pop_back();
    EXPECT_EQ(trouble(), "a table has two records at least");
}

TEST_F(BrokenJournal, AHoleIsSeen) {
    const std::size_t i = first_acted();
    records_.erase(records_.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_EQ(trouble(), "record " + std::to_string(i) + ": it is not the next one of this table");
}

TEST_F(BrokenJournal, ARecordOfAnotherTableIsSeen) {
    records_[3].table = "zzzzzz";
    EXPECT_EQ(trouble(), "record 3: it is not the next one of this table");
}

TEST_F(BrokenJournal, AnAnswerThatTheRulesDoNotKnowIsSeen) {
    const std::size_t i = first_acted();
    const std::string record = "record " + std::to_string(i) + ": ";
    auto& acted = std::get<journal::Acted>(records_[i].record);
    const journal::Acted good = acted;
    acted.action = {Act::hide, 2};
    EXPECT_EQ(trouble(), record + "this action is not legal");
    acted = good;
    acted.seat = static_cast<Seat>(1 - acted.seat);
    EXPECT_EQ(trouble(), record + "another seat is asked");
    acted = good;
    ++acted.decision;
    EXPECT_EQ(trouble(), record + "another decision is open");
}

TEST_F(BrokenJournal, AFreeSeatInAGameIsSeen) {
    const std::size_t i = first_acted();
    records_.resize(i);
    records_.push_back(
        {{},
         "k3f9xq",
         static_cast<std::uint32_t>(i),
         journal::Seated{.seat = 0, .player = {}, .name = {}, .bot = {}, .seed = {}}});
    EXPECT_EQ(trouble(), "record " + std::to_string(i) + ": a seat of a game is never free");
}

TEST_F(BrokenJournal, AGameThatGoesAnotherWayIsSeen) {
    auto& ended = std::get<journal::Ended>(records_.back().record);
    ended.digest[0] ^= 1;
    EXPECT_NE(trouble().find("the game went another way"), std::string::npos) << trouble();
}

TEST_F(BrokenJournal, AnUnknownPlayerIsSeen) {
    for (auto& entry : records_) {
        if (auto* hosted = std::get_if<journal::Hosted>(&entry.record)) hosted->player = "nobody";
    }
    EXPECT_NE(trouble().find("nobody knows this player"), std::string::npos) << trouble();
}

TEST_F(BrokenJournal, AClosedTableIsNone) {
    records_.push_back({{},
                        "k3f9xq",
                        static_cast<std::uint32_t>(records_.size()),
                        journal::TableClosed{"closed"}});
    EXPECT_NE(trouble().find("the table is closed"), std::string::npos) << trouble();
}

}  // namespace
}  // namespace vegas::core
