// The dice-duel, and that nobody learns a sealed choice.
#include "engine/game.hpp"
#include "engine/vegas_1996/placing.hpp"
#include "tests/support/strip.hpp"

namespace vegas::test {
namespace {

// Anna, at table 4, has rolled a 2 that lies under Ben's counter.
Strip challenged(int number = 2) {
    Strip b(3, true);
    b.pawn(kAnna, 4).counters(4, kBen, {number}).turn(kAnna).rolls(number);
    return b;
}

void duel(Strip& b, int challenge, int answer) {
    for (const int n : {challenge, answer}) b.act({Act::duel, static_cast<std::uint8_t>(n)});
}

}  // namespace

// [VG-20]
TEST(VegasDuel, TwoBeatsOneThreeBeatsTwoOneBeatsThree) {
    for (const auto& [more, less] : {std::pair{2, 1}, {3, 2}, {1, 3}}) {
        EXPECT_EQ(vegas_1996::winner_of_duel(kAnna, more, kBen, less), kAnna);
        EXPECT_EQ(vegas_1996::winner_of_duel(kAnna, less, kBen, more), kBen);
    }
    EXPECT_EQ(vegas_1996::winner_of_duel(kAnna, 1, kBen, 1), kNobody);
    EXPECT_EQ(vegas_1996::winner_of_duel(kAnna, 2, kBen, 2), kNobody);
    EXPECT_EQ(vegas_1996::winner_of_duel(kAnna, 3, kBen, 3), kBen);
}

// [VG-21] The challenger is asked first.
TEST(VegasDuel, BothChooseAndThenBothAreRevealed) {
    Strip b = challenged();
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::duel_challenge}));
    EXPECT_EQ(b.legal_actions(), (Words{"duel 1", "duel 2", "duel 3"}));
    b.events.clear();
    b.act({Act::duel, 2});
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::duel_answer}));
    EXPECT_EQ(b.legal_actions(), (Words{"duel 1", "duel 2", "duel 3"}));
    EXPECT_EQ(b.events.kinds(), std::vector<std::string_view>{"sealed"});
    b.act({Act::duel, 1});
    EXPECT_EQ(b.events.kinds(),
              (std::vector<std::string_view>{"sealed", "sealed", "revealed", "revealed",
                                             "duel_ended", "counter_placed"}));
    const auto revealed = b.events.of<Revealed>();
    EXPECT_EQ(revealed[0].seat, kAnna);
    EXPECT_EQ(revealed[0].choice, (Action{Act::duel, 2}));
    EXPECT_EQ(revealed[1].seat, kBen);
    EXPECT_EQ(revealed[1].choice, (Action{Act::duel, 1}));
}

// [VG-20]
TEST(VegasDuel, TheWinningChallengerTakesTheSpace) {
    Strip b = challenged();
    duel(b, 1, 3);
    EXPECT_EQ(b.owner(4, 2), kAnna);
    EXPECT_EQ(b.in_hand(kAnna), 19);
    EXPECT_EQ(b.in_hand(kBen), 20);
    EXPECT_EQ(b.decision().seat, kBen);
}

// [VG-20]
TEST(VegasDuel, TheWinningDefenderKeepsIt) {
    Strip b = challenged();
    duel(b, 1, 2);
    EXPECT_EQ(b.owner(4, 2), kBen);
    EXPECT_EQ(b.in_hand(kAnna), 20);
    EXPECT_EQ(b.in_hand(kBen), 19);
}

// [VG-20]
TEST(VegasDuel, TiesOfOnesAndTwosFreeTheSpaceAndOfThreesDoNot) {
    for (const int n : {1, 2, 3}) {
        Strip b = challenged();
        duel(b, n, n);
        EXPECT_EQ(b.owner(4, 2), n == 3 ? kBen : kNobody);
        EXPECT_EQ(b.in_hand(kAnna), 20);
        EXPECT_EQ(b.in_hand(kBen), n == 3 ? 19 : 20);
        EXPECT_EQ(b.events.of<vegas_1996::DuelEnded>()[0].seat, n == 3 ? kBen : kNobody);
    }
}

// [VG-8] [VG-20]
TEST(VegasDuel, ARolledOneMovesMaryWhateverComesOfTheDuel) {
    for (const int answer : {1, 2, 3}) {
        Strip b = challenged(1);
        EXPECT_EQ(b.s.mary, 0);
        duel(b, 1, answer);
        EXPECT_EQ(b.s.mary, 1);
        EXPECT_EQ(b.decision().seat, kBen);
    }
}

// [VG-21] Good Luck and jokers lead to a duel too; after a lost one the counter is in hand.
TEST(VegasDuel, IsForGoodLuckAndJokersAlike) {
    Strip b(2, true);
    b.pawn(kAnna, 4).hand(kAnna, 1).counters(4, kBen, {2}).turn(kAnna);
    b.act({Act::good_luck, 2});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::duel_challenge}));
    duel(b, 1, 2);
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::roll}));
    b.rolls(6).act({Act::cover, 2});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::duel_challenge}));
    duel(b, 2, 2);
    EXPECT_EQ(b.owner(4, 2), kNobody);
    EXPECT_EQ(b.s.mary, 0);
}

// [EX-VG-4] [VG-20] The challenger's 1 beats the 3 that the defender would save a tie with, not
// a 2.
TEST(VegasDuel, IsDecidedAsInThePrintedExample) {
    Strip won(2, true);
    won.pawn(kAnna, 4).counters(4, kBen, {2}).turn(kAnna).act({Act::good_luck, 2});
    ASSERT_EQ(won.decision(), (Decision{kAnna, Ask::duel_challenge}));
    Strip lost = won;
    duel(won, 1, 3);
    EXPECT_EQ(won.owner(4, 2), kAnna);
    EXPECT_EQ(won.in_hand(kAnna), 19);
    EXPECT_EQ(won.in_hand(kBen), 20);
    EXPECT_EQ(won.decision(), (Decision{kAnna, Ask::roll}));
    duel(lost, 1, 2);
    EXPECT_EQ(lost.owner(4, 2), kBen);
    EXPECT_EQ(lost.in_hand(kAnna), 20);
    EXPECT_EQ(lost.in_hand(kBen), 19);
    EXPECT_EQ(lost.decision(), (Decision{kAnna, Ask::roll}));
}

// [VG-20] [VG-7] The last counter won its space: nothing is left to roll for.
TEST(VegasDuel, WonWithTheLastCounterForfeitsTheRoll) {
    Strip b(2, true);
    b.pawn(kAnna, 4).hand(kAnna, 1).counters(4, kBen, {2}).turn(kAnna);
    b.act({Act::good_luck, 2});
    duel(b, 2, 1);
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::turn}));
}

// [VG-20] Free and own spaces need none; without the option there is none.
TEST(VegasDuel, IsOnlyForCountersOfOthersAndWithTheOption) {
    Strip b(2, true);
    b.pawn(kAnna, 4).counters(4, kAnna, {2}).counters(4, kBen, {1}).turn(kAnna).rolls(6);
    Strip free = b;
    free.act({Act::cover, 3});
    EXPECT_EQ(free.decision().ask, Ask::turn);
    b.act({Act::cover, 2});
    EXPECT_EQ(b.decision().ask, Ask::turn);
    Strip basic(2);
    basic.pawn(kAnna, 4).counters(4, kBen, {2}).turn(kAnna).rolls(2);
    EXPECT_EQ(basic.owner(4, 2), kAnna);
    EXPECT_EQ(basic.count<vegas_1996::DuelStarted>(), 0U);
}

// [VG-21] [ALL-4] Two games that differ in the sealed choice only look alike to everybody, the
// bots' guesses included.
TEST(VegasDuel, TheSealedChoiceShowsNowhere) {
    Strip one = challenged();
    Strip other = one;
    one.events.clear();
    other.events.clear();
    one.act({Act::duel, 1});
    other.act({Act::duel, 3});
    ASSERT_FALSE(one.s == other.s);
    for (Seat viewer = kNobody; viewer < 3; ++viewer) {
        EXPECT_EQ(vegas_1996::view(one.s, viewer), vegas_1996::view(other.s, viewer));
    }
    EXPECT_EQ(one.legal_actions(), other.legal_actions());
    EXPECT_EQ(one.events.of<Sealed>().size(), 1U);
    EXPECT_EQ(one.events.texts(), other.events.texts());
    for (const Seat seat : {kBen, kCarla}) {
        FastDraws a(5), b(5);
        EXPECT_EQ(vegas_1996::resample(one.s, seat, a), vegas_1996::resample(other.s, seat, b));
    }
    FastDraws draws(5);
    EXPECT_EQ(vegas_1996::resample(one.s, kAnna, draws), one.s);  // the own choice is known
}

// [VG-21] What Ben assumes of Anna's choice takes all three values.
TEST(VegasDuel, BotsGuessTheSealedChoice) {
    Strip b = challenged();
    b.act({Act::duel, 1});
    FastDraws draws(1);
    std::array<int, 4> seen{};
    for (int i = 0; i < 300; ++i) {
        ++seen[vegas_1996::resample(b.s, kBen, draws).placement.challenge];
    }
    for (int n = 1; n <= 3; ++n) EXPECT_GT(seen[to_index(n)], 60);
    EXPECT_EQ(seen[0], 0);
}

}  // namespace vegas::test
