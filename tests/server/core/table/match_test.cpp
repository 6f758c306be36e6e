#include "server/core/table/match.hpp"

#include <gtest/gtest.h>

#include "engine/assert.hpp"
#include "protocol/history/verify.hpp"
#include "tests/support/json.hpp"

namespace vegas::core {
namespace {

using nlohmann::json;
using protocol::TableStatus;

constexpr protocol::Bytes32 kServerSeed{1, 2, 3};

class MatchTest : public testing::Test {
protected:
    PendingChanges notes_{"k3f9xq"};
    TimePoint now_{1'000};
    FastDraws picks_{1};

    static vegas::Setup setup(Ruleset ruleset = Ruleset::classic) {
        return {.ruleset = ruleset, .seats = 2};
    }
    static Match make(std::uint32_t decisions_before = 0) {
        return Match(
            {.id = "k3f9xq-1", .server_seed = kServerSeed, .decisions_before = decisions_before});
    }
    Match started(Ruleset ruleset = Ruleset::classic) {
        Match match = make();
        match.start(setup(ruleset), {"anna's", ""}, now_, notes_);
        return match;
    }
    static Action first_of(const Match& match) { return match.offers().front().action; }
    Action any_of(const Match& match) {
        const auto offers = match.offers();
        return offers[picks_.one_of(static_cast<std::uint32_t>(offers.size()))].action;
    }
    void apply(Match& match, const Action& action, bool house = false) {
        std::optional<protocol::Nonce> nonce;
        if (is_sealed(action.kind)) nonce = protocol::Nonce{7};
        match.apply(action, house, nonce, now_, notes_);
    }
    static std::string refusal(const Match& match, Seat seat, std::uint32_t decision,
                               const Action& action) {
        const auto judged = match.validate(seat, decision, action);
        return judged ? "" : std::string(word_of(judged.error().code));
    }
    json told() {
        json events = test::parsed("[" + notes_.events() + "]");
        notes_.clear_events();
        return events;
    }
};

TEST_F(MatchTest, CommitsToItsDiceBeforeTheStart) {
    const Match match = make();
    EXPECT_EQ(match.status(), TableStatus::open);
    EXPECT_EQ(match.commitment(), protocol::commitment(kServerSeed));
    EXPECT_EQ(match.game(), nullptr);
    EXPECT_EQ(match.deciding_seat(), kNobody);
    EXPECT_FALSE(match.prompt({}));
}

TEST_F(MatchTest, TheStartIsToldAndStored) {
    const Match match = started();
    EXPECT_EQ(match.status(), TableStatus::playing);
    EXPECT_NE(match.deciding_seat(), kNobody);
    EXPECT_EQ(told()[0]["kind"], "game_started");
    const auto records = notes_.take_records();
    ASSERT_EQ(records.size(), 1U);
    EXPECT_EQ(records[0].t, now_);
    EXPECT_EQ(records[0].table, "k3f9xq");
    EXPECT_TRUE(std::holds_alternative<journal::Started>(records[0].record));
}

TEST_F(MatchTest, SeedsMakeTheDice) {
    const auto dice = [this](const std::string& seed) {
        PendingChanges notes("t");
        Match match = make();
        match.start(setup(), {seed, ""}, now_, notes);
        for (int n = 0; n < 8; ++n) match.apply(first_of(match), false, {}, now_, notes);
        return notes.events();
    };
    EXPECT_EQ(dice("a"), dice("a"));
    EXPECT_NE(dice("a"), dice("b"));
}

TEST_F(MatchTest, AnAnswerCountsOnAndIsStored) {
    Match match = started();
    const Seat seat = match.deciding_seat();
    const Action action = first_of(match);
    (void)notes_.take_records();
    apply(match, action);
    EXPECT_EQ(match.decisions_made(), 1U);
    EXPECT_EQ(match.open_decision(), 2U);
    const auto records = notes_.take_records();
    ASSERT_EQ(records.size(), 1U);
    const auto& record = std::get<journal::Acted>(records[0].record);
    EXPECT_EQ(record.decision, 1U);
    EXPECT_EQ(record.seat, seat);
    EXPECT_EQ(record.action, action);
    EXPECT_FALSE(record.nonce);
}

TEST_F(MatchTest, BeforeTheStartNothingCanBeAnswered) {
    EXPECT_EQ(refusal(make(), 0, 1, {}), "game_not_started");
    EXPECT_EQ(refusal(make(10), 0, 11, {}), "game_not_started");
    EXPECT_EQ(refusal(make(10), 0, 10, {}), "stale_decision");  // of the game before
}

TEST_F(MatchTest, AWrongAnswerIsRefusedWithItsReason) {
    Match match = started();
    apply(match, first_of(match));
    const Seat asked = match.deciding_seat();
    const Seat other = asked == 0 ? 1 : 0;
    const Action good = first_of(match);
    EXPECT_EQ(refusal(match, other, 2, good), "not_your_decision");
    EXPECT_EQ(refusal(match, asked, 1, Action{Act::pass}), "stale_decision");
    EXPECT_EQ(refusal(match, asked, 3, good), "future_decision");
    EXPECT_EQ(refusal(match, asked, 2, Action{Act::hide, 2}), "illegal_action");
    EXPECT_EQ(refusal(match, asked, 2, good), "");
    EXPECT_EQ(match.open_decision(), 2U);
}

TEST_F(MatchTest, TheSameAnswerAgainIsNoMistake) {
    Match match = started();
    const Seat seat = match.deciding_seat();
    const Action action = first_of(match);
    EXPECT_FALSE(match.validate(seat, 1, action)->is_repeat);
    apply(match, action);
    EXPECT_TRUE(match.validate(seat, 1, action)->is_repeat);
    EXPECT_EQ(refusal(match, seat == 0 ? 1 : 0, 1, action), "stale_decision");
}

TEST_F(MatchTest, ASealedChoiceNeedsItsNonceAndNoOtherOne) {
    Match match = started();
    EXPECT_THROW(match.apply(first_of(match), false, protocol::Nonce{}, now_, notes_),
                 InvariantBroken);
}

TEST_F(MatchTest, SealedChoicesAreToldAsCommitmentsUntilTheyAreShown) {
    vegas::Setup duel = setup(Ruleset::vegas_1996);
    duel.vegas_1996.duel = true;
    int sealed = 0;
    for (std::uint8_t n = 1; n < 20 && sealed == 0; ++n) {
        Match match({.id = "t-1", .server_seed = {n}});
        match.start(duel, {"", ""}, now_, notes_);
        while (match.is_running()) {
            const Seat seat = match.deciding_seat();
            const Action action = any_of(match);
            (void)told();
            apply(match, action);
            const auto* open = match.seals().find(seat);
            if (!is_sealed(action.kind) || open == nullptr) continue;
            EXPECT_EQ(open->choice, action);
            EXPECT_EQ(told()[0]["commitment"], protocol::hex(open->commitment));
            ++sealed;
        }
        EXPECT_TRUE(match.seals().open().empty());
    }
    EXPECT_GT(sealed, 0);
}

TEST_F(MatchTest, GoesToItsEndAndItsTranscriptIsTrue) {
    for (const Ruleset ruleset : {Ruleset::classic, Ruleset::royale, Ruleset::vegas_1996}) {
        Match match = started(ruleset);
        int house = 0;
        while (match.is_running()) {
            const bool by_house = match.open_decision() % 5 == 0;
            house += by_house ? 1 : 0;
            apply(match, any_of(match), by_house);
        }
        EXPECT_EQ(match.status(), TableStatus::finished);
        EXPECT_EQ(match.deciding_seat(), kNobody);
        EXPECT_FALSE(match.prompt({}));
        EXPECT_EQ(refusal(match, 0, match.open_decision(), {}), "game_over");
        const auto records = notes_.take_records();
        EXPECT_TRUE(std::holds_alternative<journal::Ended>(records.back().record));
        const auto made = match.transcript({{"Anna", {}, "anna's"}, {"Ben", {}, ""}});
        EXPECT_EQ(made.actions.size(), match.decisions_made());
        EXPECT_EQ(std::ranges::count_if(made.actions, [](const auto& a) { return a.house; }),
                  house);
        const auto read = protocol::parse_transcript(protocol::transcript_json(made));
        ASSERT_TRUE(read);
        EXPECT_FALSE(protocol::verify(*read));
    }
}

TEST_F(MatchTest, DecisionsGoOnFromTheGameBefore) {
    Match match = make(50);
    match.start(setup(), {"", ""}, now_, notes_);
    EXPECT_EQ(match.prompt({})->decision, 51U);
    (void)notes_.take_records();
    apply(match, first_of(match));
    EXPECT_EQ(std::get<journal::Acted>(notes_.take_records()[0].record).decision, 51U);
}

}  // namespace
}  // namespace vegas::core
