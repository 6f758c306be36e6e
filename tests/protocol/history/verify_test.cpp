// A true transcript is found true, and of another it is said what is wrong.

#include <gtest/gtest.h>

#include "engine/game.hpp"
#include "tests/protocol/some_transcript.hpp"
#include "tests/support/setup_name.hpp"

namespace vegas::protocol {
namespace {

using test::flaw;

std::vector<vegas::Setup> setups_to_verify() {
    std::vector<vegas::Setup> all;
    for (const RulesetSpec& r : kRulesets) {
        for (std::uint8_t seats = 2; seats <= kSeatsMax; ++seats) {
            for (const bool neutral : {false, true}) {
                vegas::Setup s{.ruleset = r.value, .seats = seats};
                s.neutral_dice = neutral;
                if (bad_option(s).empty()) all.push_back(s);
            }
        }
    }
    return all;
}

}  // namespace

class VerifiesEverySetup : public testing::TestWithParam<vegas::Setup> {};

TEST_P(VerifiesEverySetup, WhatWasPlayedIsRight) {
    for (std::uint64_t n = 1; n <= 5; ++n) EXPECT_EQ(flaw(test::played(GetParam(), n)), "");
}

INSTANTIATE_TEST_SUITE_P(All, VerifiesEverySetup, testing::ValuesIn(setups_to_verify()),
                         test::setup_name);

// Another legal answer makes another game; where it comes to the same end the digest finds it.
TEST(Verify, FindsEveryOtherLegalAnswer) {
    const Transcript t = test::played({.seats = 3});
    NullEventSink mute;
    FairDraws draws(game_key(t.server_seed, t.game, {"seed of 0", "seed of 1", "seed of 2"}));
    Game game = start(t.setup, draws, mute);
    int tried = 0;
    for (std::size_t i = 0; i < t.actions.size(); ++i) {
        Actions list;
        legal_actions(game, list);
        for (const Action& other : list) {
            if (other == t.actions[i].action) continue;
            Transcript changed = t;
            changed.actions[i].action = other;
            EXPECT_NE(flaw(changed), "") << i;
            ++tried;
        }
        ASSERT_EQ(apply(game, t.actions[i].seat, t.actions[i].action, draws, mute),
                  ApplyError::none);
    }
    EXPECT_GT(tried, 100);
}

TEST(Verify, AGameThatWasNotFinishedHasNoResult) {
    Transcript t = test::played({.seats = 3});
    t.result.reset();
    EXPECT_EQ(flaw(t), "the game is over after the last action, but it has no result");
    t.actions.resize(20);
    t.digest = digest_of(t);
    EXPECT_EQ(flaw(t), "");
    t.actions[7].action = {Act::pass};
    EXPECT_NE(flaw(t), "");
}

TEST(Verify, SaysThatItDoesNotKnowOtherRules) {
    Transcript t = test::played({.seats = 3});
    t.setup.rules = kRulesVersion + 1;
    t.digest = digest_of(t);
    EXPECT_EQ(flaw(t), "the game was played by version " + std::to_string(kRulesVersion + 1) +
                           " of the rules, and this program knows version " +
                           std::to_string(kRulesVersion));
    t.server_seed[0] ^= 1;
    EXPECT_EQ(flaw(t), "the commitment does not fit the server's seed") << "it comes first";
}

TEST(Verify, SaysWhatIsWrongAndWhere) {
    const Transcript good = test::played({.seats = 3});
    Transcript t = good;
    t.server_seed[31] ^= 1;
    EXPECT_EQ(flaw(t), "the commitment does not fit the server's seed");
    t = good;
    t.actions.pop_back();
    EXPECT_EQ(flaw(t), "the game is not over after the last action");
    t = good;
    t.actions.push_back({.seat = 0, .action = {Act::roll}});
    EXPECT_EQ(flaw(t), "action " + std::to_string(t.actions.size()) +
                           " (seat 0): the game was already over");
    t = good;
    t.result->totals[0] += 10'000;
    EXPECT_EQ(flaw(t), "the result is not the result of this game");
    t = good;
    const Seat owes = t.actions[4].seat;
    t.actions[4].seat = static_cast<Seat>((owes + 1) % 3);
    EXPECT_EQ(flaw(t), "action 5 (seat " + std::to_string((owes + 1) % 3) +
                           "): the decision was seat " + std::to_string(owes) + "'s");
    t = good;
    t.actions[0].action = {Act::pass};
    EXPECT_EQ(flaw(t), "action 1 (seat " + std::to_string(t.actions[0].seat) +
                           "): this is not a legal action here");
    t = good;
    t.actions[0].seal.emplace();
    EXPECT_EQ(flaw(t), "action 1 (seat " + std::to_string(t.actions[0].seat) +
                           "): this is not a sealed choice, but it has a commitment");
    t = good;
    t.seats[1].name = "Mallory";
    EXPECT_EQ(flaw(t), "the digest does not fit the document: something in it was changed");
}

}  // namespace vegas::protocol
