// A table is what follows from its records: at every moment of a random life the table made from
// them is the one that wrote them, and life goes on there.
#include "server/core/table/restore.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "protocol/history/verify.hpp"
#include "tests/support/json.hpp"
#include "tests/support/setup_name.hpp"

namespace vegas::core {
namespace {

using nlohmann::json;
using protocol::TableStatus;

class DrawnEntropy final : public Entropy {
public:
    explicit DrawnEntropy(std::uint64_t seed) : draws_(seed) {}
    void fill(std::span<std::uint8_t> bytes) override {
        for (auto& b : bytes) b = static_cast<std::uint8_t>(draws_.next());
    }

private:
    FastDraws draws_;
};

Person person(PlayerKey key) {
    const std::string n = std::to_string(key);
    return {key, "player" + n, "Person " + n};
}
PlayerKey key_of(const std::string& id) {
    return id.starts_with("player") ? static_cast<PlayerKey>(std::stoul(id.substr(6))) : kNoPlayer;
}

// What a viewer is shown, without what a restart may change: who is connected, how much time is
// left, and what numbers updates.
json shown(const Table& table, PlayerKey viewer, TimePoint now) {
    json s = test::parsed(protocol::to_bytes(table.snapshot(viewer, "epoch", now)));
    s.erase("v");
    for (json& seat : s["view"]["table"]["seats"]) {
        if (seat.is_object()) seat.erase("away");
    }
    s["view"]["table"].erase("spectators");
    if (s["prompt"].is_object()) s["prompt"].erase("deadline_ms");
    return s;
}

class Life {
public:
    Life(const Setup& setup, std::uint64_t seed) : picks_(seed), entropy_(seed) {
        table_ = std::make_unique<Table>(TableConfig{.id = "k3f9xq",
                                                     .invite = "x7f3q2m9ab",
                                                     .setup = setup,
                                                     .is_private = seed % 2 == 0,
                                                     .quick = seed % 3 == 0,
                                                     .decision_ms = 20'000,
                                                     .founder = person(1)},
                                         limits_, entropy_, now_);
        take();
    }

    void step() {
        now_.ms += picks_.one_of(4) == 0 ? 30'000 : 10;
        const PlayerKey who = 1 + picks_.one_of(kPeople);
        const bool playing = table_->match().running();
        // Seldom what ends the fun, often what carries a game on.
        const std::uint32_t what = picks_.one_of(playing ? 40 : 14);
        switch (what) {
        case 0: leave(who); break;
        case 1: (void)table_->watch(who); break;
        case 2: table_->set_connected(who, false, now_); break;
        case 3: table_->set_connected(who, true, now_); break;
        case 4:
            (void)table_->sit(person(who), {}, "seed " + std::to_string(picks_.one_of(9)), now_);
            break;
        case 5: (void)table_->sit(person(who), seat(), {}, now_); break;
        case 6: (void)table_->add_bot(bots::Level::random, {}); break;
        case 7: (void)table_->remove_bot(seat()); break;
        case 8:  // the last one to be ready starts the game, in one go
            (void)table_->set_ready(who, picks_.one_of(4) != 0, "ready " + std::to_string(now_.ms));
            if (table_->members().all_ready()) (void)table_->start(now_);
            break;
        case 9: (void)table_->rematch(who, {}, now_); break;
        case 10: table_->fill_with_bots(); break;
        case 11:
            if (table_->members().taken() > 1) (void)table_->start(now_);
            break;
        default: carry_on(); break;
        }
        take();
    }

    // The table that its records make. It is shown as this one is to everybody, and judges as it
    // does.
    void check() {
        auto made = restore(records_, key_of, 0, limits_, entropy_, now_);
        ASSERT_TRUE(made) << made.error().message;
        Table& other = **made;
        ASSERT_EQ(other.members().seats().size(), table_->members().seats().size());
        for (std::size_t i = 0; i < table_->members().seats().size(); ++i) {
            ASSERT_TRUE(same(other.members().seats()[i], table_->members().seats()[i])) << i;
        }
        const Person* host = table_->members().host();
        ASSERT_EQ(other.members().host() == nullptr, host == nullptr);
        if (host != nullptr) {
            ASSERT_TRUE(*other.members().host() == *host);
        }
        ASSERT_EQ(other.members().quick(), table_->members().quick());
        ASSERT_EQ(other.members().seats_fixed(), table_->members().seats_fixed());
        ASSERT_EQ(other.match().decisions(), table_->match().decisions());
        ASSERT_EQ(other.match().server_seed(), table_->match().server_seed());
        ASSERT_EQ(other.match().game() == nullptr, table_->match().game() == nullptr);
        if (other.match().game() != nullptr) {
            ASSERT_TRUE(*other.match().game() == *table_->match().game());
        }
        if (last_) {
            const auto judged = other.match().judge(last_->seat, last_->decision, last_->action);
            ASSERT_TRUE(judged && judged->again)
                << "an answer repeated after a restart counts once";
        }
        for (PlayerKey viewer = 1; viewer <= kPeople; ++viewer) {
            ASSERT_EQ(shown(other, viewer, now_), shown(*table_, viewer, now_));
        }
        ASSERT_EQ(other.take_transcript(), transcript_);
        ASSERT_TRUE(other.take_records(now_).empty()) << "a restart records nothing";
        if (picks_.one_of(2) == 0) table_ = std::move(*made);  // it crashed, and here it goes on
    }

    [[nodiscard]] std::size_t games() const { return games_; }
    [[nodiscard]] const std::vector<journal::Entry>& records() const { return records_; }

private:
    // But for the connection.
    static bool same(std::optional<Occupant> a, std::optional<Occupant> b) {
        for (auto* o : {&a, &b}) {
            if (!*o) continue;
            (*o)->away = false;
            (*o)->away_since = {};
        }
        return a == b;
    }

    static constexpr PlayerKey kPeople = 6;
    struct Answer {
        Seat seat = kNobody;
        std::uint32_t decision = 0;
        Action action{};
    };

    Seat seat() { return static_cast<Seat>(picks_.one_of(4)); }
    // With nobody left a game would stand still.
    void leave(PlayerKey who) {
        if (picks_.one_of(3) == 0) table_->leave(who, now_);
    }
    // Whoever is asked answers at random; the house, when it is its turn or time is up.
    void carry_on() {
        std::vector<Think> thoughts;
        (void)table_->on_time(now_, thoughts);
        for (const Think& thought : thoughts) {
            const std::uint32_t decision = thought.decision;
            const Action action = any();
            note(decision, action);
            table_->bot_moved(decision, action, now_);
        }
        if (!table_->match().running()) return;
        const Occupant& asked = table_->members().at_seat(table_->match().asked());
        if (asked.bot || picks_.one_of(30) == 0) return;
        const std::uint32_t decision = table_->match().open_decision();
        const Action action = any();
        note(decision, action);
        const auto problem = table_->act(asked.player, decision, action, now_);
        EXPECT_FALSE(problem) << problem->message;
    }
    Action any() {
        const auto offers = table_->match().offers();
        return offers[picks_.one_of(static_cast<std::uint32_t>(offers.size()))].action;
    }
    void note(std::uint32_t decision, const Action& action) {
        last_ = Answer{table_->match().asked(), decision, action};
    }
    // Records go through their text, as in a store.
    void take() {
        (void)table_->publish(now_);
        for (const journal::Entry& entry : table_->take_records(now_)) {
            const auto back = journal::parse(journal::to_json(entry));
            ASSERT_TRUE(back) << journal::to_json(entry);
            ASSERT_EQ(*back, entry);
            if (std::holds_alternative<journal::Opened>(entry.record)) last_.reset();
            records_.push_back(*back);
        }
        if (std::string transcript = table_->take_transcript(); !transcript.empty()) {
            ++games_;
            transcript_ = std::move(transcript);
            const auto read = protocol::parse_transcript(transcript_);
            ASSERT_TRUE(read);
            ASSERT_FALSE(protocol::verify(*read));
        }
        if (table_->status() != TableStatus::finished) transcript_.clear();
    }

    FastDraws picks_;
    DrawnEntropy entropy_;
    Limits limits_;
    TimePoint now_{1'000};
    std::unique_ptr<Table> table_;
    std::vector<journal::Entry> records_;
    std::optional<Answer> last_;
    std::string transcript_;  // of the last game, until the next one is open
    std::size_t games_ = 0;
};

class Restore : public testing::TestWithParam<Setup> {};

TEST_P(Restore, IsTheTableThatWroteTheRecords) {
    std::size_t games = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Life life(GetParam(), seed);
        FastDraws when(seed);
        for (int n = 0; n < 1'200; ++n) {
            ASSERT_NO_FATAL_FAILURE(life.step()) << "seed " << seed << ", step " << n;
            if (when.one_of(60) != 0) continue;
            ASSERT_NO_FATAL_FAILURE(life.check()) << "seed " << seed << ", step " << n;
        }
        games += life.games();
    }
    EXPECT_GT(games, 3U);
}

INSTANTIATE_TEST_SUITE_P(
    All, Restore,
    testing::Values(Setup{.ruleset = Ruleset::royale, .seats = 4},
                    Setup{.ruleset = Ruleset::royale_basic, .seats = 3},
                    Setup{.ruleset = Ruleset::classic, .seats = 4, .neutral_dice = true},
                    Setup{.ruleset = Ruleset::custom, .seats = 4, .skip = Skip::chips},
                    Setup{.ruleset = Ruleset::vegas_1996, .seats = 3, .duel = true}),
    test::setup_name);

TEST(Frozen, StaysFrozen) {
    Limits limits;
    DrawnEntropy entropy(1);
    Table table({.id = "k3f9xq",
                 .invite = "x7f3q2m9ab",
                 .setup = {.ruleset = Ruleset::classic, .seats = 2},
                 .founder = person(1)},
                limits, entropy, {});
    auto records = table.take_records({});
    (void)table.sit(person(1), {}, {}, {});
    table.freeze({});  // what it was about to record is not to be trusted
    for (journal::Entry& entry : table.take_records({})) records.push_back(std::move(entry));
    EXPECT_TRUE(std::holds_alternative<journal::Frozen>(records.back().record));
    const auto made = restore(records, key_of, 0, limits, entropy, {});
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_TRUE((*made)->frozen());
    EXPECT_EQ((*made)->members().taken(), 0);
}

// ---- what does not follow

class BrokenJournal : public testing::Test {
protected:
    std::vector<journal::Entry> records_;

    void SetUp() override {
        Life life({.ruleset = Ruleset::classic, .seats = 2}, 2);
        while (life.games() == 0) life.step();
        records_ = life.records();
    }
    std::string trouble() {
        Limits limits;
        DrawnEntropy entropy(1);
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

TEST_F(BrokenJournal, AnUnknownPlayerIsSeen) {
    for (auto& entry : records_) {
        if (auto* hosted = std::get_if<journal::Hosted>(&entry.record)) hosted->player = "nobody";
    }
    EXPECT_NE(trouble().find("nobody knows this player"), std::string::npos) << trouble();
}

TEST_F(BrokenJournal, AClosedTableIsNone) {
    records_.push_back(
        {{}, "k3f9xq", static_cast<std::uint32_t>(records_.size()), journal::Closed{"closed"}});
    EXPECT_NE(trouble().find("the table is closed"), std::string::npos) << trouble();
}

}  // namespace
}  // namespace vegas::core
