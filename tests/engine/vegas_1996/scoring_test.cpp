#include "engine/vegas_1996/scoring.hpp"

#include "tests/support/strip.hpp"

namespace vegas::test {

using vegas_1996::winner_of;

// [VG-11]
TEST(VegasScoring, MostCountersWin) {
    Strip b(3);
    b.counters(6, kAnna, {5, 6}).counters(6, kBen, {1});
    EXPECT_EQ(winner_of(b.s.table(6)), kAnna);
}

// [EX-VG-2] [VG-11]
TEST(VegasScoring, ATieGoesToTheLowestSpace) {
    Strip b(2);
    b.counters(6, kAnna, {1, 2}).counters(6, kBen, {3, 4});
    EXPECT_EQ(winner_of(b.s.table(6)), kAnna);
}

// [EX-VG-3] [VG-11]
TEST(VegasScoring, WithTheSameLowestSpaceTheChipIsDiscarded) {
    Strip b(2);
    b.mary(10).pawn(kAnna, 14);
    b.counters(9, kAnna, {1, 2}).counters(9, kBen, {5, 7}).turn(kAnna).act({Act::mary_chip});
    EXPECT_EQ(winner_of(b.s.table(9)), kNobody);
    EXPECT_FALSE(b.won(kAnna, 9));
    EXPECT_FALSE(b.won(kBen, 9));
    EXPECT_FALSE(b.s.is_open(9));
    EXPECT_EQ(b.in_hand(kAnna), 20);
    EXPECT_EQ(b.in_hand(kBen), 20);
    EXPECT_EQ(b.events.of<vegas_1996::ChipDiscarded>()[0].table, 9);
}

// [VG-11] Only the lowest space is compared.
TEST(VegasScoring, TheSecondLowestSpaceDoesNotCount) {
    Strip b(2);
    b.counters(9, kAnna, {1, 2}).counters(9, kBen, {5, 8});
    EXPECT_EQ(winner_of(b.s.table(9)), kNobody);
}

// [VG-11] A double space has its lower number; spaces of other seats that are not tied do not
// count.
TEST(VegasScoring, ADoubleSpaceCountsAsItsLowerNumber) {
    Strip b(3);
    b.counters(5, kAnna, {2, 4}).counters(5, kBen, {1});  // 3 and 5/6; 1/2
    EXPECT_EQ(winner_of(b.s.table(5)), kAnna);
    b.counters(5, kBen, {3});  // 1/2 and 4
    EXPECT_EQ(winner_of(b.s.table(5)), kBen);
}

// [VG-11] A third tied seat does not win because two others block each other.
TEST(VegasScoring, ATieOnTheLowestSpaceIsOverForAll) {
    Strip b(3);
    b.counters(9, kAnna, {1}).counters(9, kBen, {5}).counters(9, kCarla, {2});
    EXPECT_EQ(winner_of(b.s.table(9)), kNobody);
}

// [VG-11]
TEST(VegasScoring, WithoutCountersTheChipIsDiscarded) {
    Strip b(2);
    b.turn(kAnna).act({Act::mary_chip});
    EXPECT_FALSE(b.s.is_open(1));
    EXPECT_EQ(b.count<vegas_1996::ChipDiscarded>(), 1U);
    EXPECT_EQ(b.count<vegas_1996::ChipWon>(), 0U);
}

// [VG-9]
TEST(VegasMary, SkipsScoredTablesButStopsAtBlanks) {
    Strip b(2);
    b.closed(1).closed(2).closed(4).closed(8);
    EXPECT_EQ(vegas_1996::next_position(b.s), 3);
    EXPECT_EQ(vegas_1996::next_position(b.mary(3).s), 5);
    EXPECT_EQ(vegas_1996::next_position(b.mary(7).s), 8);    // the blank before table 8
    EXPECT_EQ(vegas_1996::next_position(b.mary(8).s), 10);   // table 8 is scored
    EXPECT_EQ(vegas_1996::next_position(b.mary(20).s), 21);  // table 14
}

// [VG-9] Behind a blank without a table there is nothing to go to.
TEST(VegasMary, PastTheLastPositionSheStays) {
    Strip b(2);
    b.closed(14).mary(20);
    EXPECT_EQ(vegas_1996::next_position(b.s), 20);
    ScriptedDraws none;
    vegas_1996::GameContext c{b.s, none, b.events};
    EXPECT_FALSE(vegas_1996::move_mary(c));
    EXPECT_EQ(b.s.mary, 20);
    EXPECT_TRUE(b.events.texts().empty());
}

// [VG-8] [VG-9] [VG-10]
TEST(VegasMary, ScoresTheTableWhereSheStops) {
    Strip b(2);
    b.mary(1).closed(1).pawn(kAnna, 2).counters(2, kBen, {2, 3}).turn(kAnna).rolls(1);
    EXPECT_TRUE(b.won(kBen, 2));
    EXPECT_EQ(b.s.mary, 2);
    const auto moved = b.events.of<vegas_1996::MaryMoved>()[0];
    EXPECT_EQ(moved.position, 2);
    EXPECT_EQ(moved.table, 2);
    EXPECT_EQ(b.events.of<vegas_1996::ChipWon>()[0].value, 4);
    // [VG-12] Anna stands at a closed table now.
    b.turn(kAnna);
    EXPECT_FALSE(b.may({Act::roll}));
}

// [VG-14]
TEST(VegasEnd, TheLastChipEndsTheGame) {
    Strip b(2);
    b.open({14}).mary(20).pawn(kAnna, 14).pawn(kBen, 14).counters(14, kBen, {3}).turn(kAnna);
    b.act({Act::mary_chip});
    EXPECT_TRUE(vegas_1996::over(b.s));
    EXPECT_EQ(b.decision(), Decision{});
    EXPECT_TRUE(b.legal_actions().empty());
    EXPECT_EQ(b.s.active, kNobody);
    const auto ended = b.events.of<GameEnded>();
    ASSERT_EQ(ended.size(), 1U);
    EXPECT_EQ(ended[0].winners[0], kBen);
    EXPECT_EQ(vegas_1996::check_state(b.s), nullptr);
}

// [VG-14] [VG-10] The last chip by a full table, in the middle of a turn with a card.
TEST(VegasEnd, AFullLastTableEndsItBeforeTheRoll) {
    Strip b(2);
    b.open({1}).mary(1).counters(1, kAnna, {1, 2}).turn(kAnna).act({Act::good_luck, 6});
    EXPECT_TRUE(vegas_1996::over(b.s));
    EXPECT_TRUE(b.won(kAnna, 1));
}

// [VG-14] [ALL-5]
TEST(VegasEnd, HighestSumThenMoreChipsThenJointWinners) {
    Strip b(4);
    b.open({}).closed(14, kAnna);                             // 15
    b.closed(11, kBen).closed(4, kBen);                       // 10 + 5
    b.closed(9, kCarla).closed(2, kCarla).closed(1, kCarla);  // 8 + 4 + 3
    b.closed(12, kDenny);                                     // 12
    const GameResult r = vegas_1996::score(b.s);
    EXPECT_EQ(std::vector<int>(r.totals.begin(), r.totals.end()),
              (std::vector<int>{15, 15, 15, 12}));
    EXPECT_EQ(std::vector<int>(r.places.begin(), r.places.end()), (std::vector<int>{3, 2, 1, 4}));
    EXPECT_EQ(std::vector<int>(r.chips.begin(), r.chips.end()), (std::vector<int>{1, 2, 3, 1}));
}

// [VG-14] [ALL-5]
TEST(VegasEnd, EqualSumsOfEquallyManyChipsAreJointWinners) {
    Strip b(3);
    b.open({}).closed(12, kAnna).closed(13, kCarla).closed(1, kBen);
    const GameResult r = vegas_1996::score(b.s);
    EXPECT_EQ(std::vector<int>(r.places.begin(), r.places.end()), (std::vector<int>{1, 3, 1}));
}

// [VG-15]
TEST(VegasQuiet, AFullCircleWithoutCountersMovesMary) {
    Strip b(3);
    b.mary(7).hand(kAnna, 0).hand(kBen, 0).hand(kCarla, 0).turn(kBen);
    b.act({Act::pass}).act({Act::change_table, 5});
    EXPECT_EQ(b.s.mary, 7);
    b.act({Act::pass});
    EXPECT_EQ(b.s.mary, 8);
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::turn}));
    b.act({Act::pass}).act({Act::pass});
    EXPECT_EQ(b.s.mary, 8);  // counting started anew
    b.act({Act::pass});
    EXPECT_EQ(b.s.mary, 9);
}

// [VG-15]
TEST(VegasQuiet, WhileOneHasACounterItTakesThreeCircles) {
    Strip b(2);
    b.mary(7).hand(kAnna, 0).turn(kAnna);
    for (int circle = 0; circle < 3; ++circle) {
        EXPECT_EQ(b.s.mary, 7);
        const auto table = static_cast<std::uint8_t>(circle + 2);
        b.act({Act::pass}).act({Act::change_table, table});
    }
    EXPECT_EQ(b.s.mary, 8);
}

// [VG-15]
TEST(VegasQuiet, ACardOrARollStartsTheCountAnew) {
    for (const Action act : {Action{Act::mary_chip}, Action{Act::roll}}) {
        Strip b(2);
        b.mary(7).turn(kAnna);
        const auto five_moves = [&b] {
            for (std::uint8_t i = 0; i < 5; ++i) {
                b.act({Act::change_table, static_cast<std::uint8_t>(10 + i / 2)});
            }
        };
        five_moves();
        EXPECT_EQ(b.decision().seat, kBen);
        if (act.kind == Act::mary_chip) {
            b.hand(kBen, 0).turn(kBen).act(act).hand(kBen, 20).turn(kAnna);
        } else {
            b.rolls(3).act({Act::cover, 3});
        }
        const auto mary = b.s.mary;
        b.pawn(kAnna, 2).pawn(kBen, 2).turn(kAnna);
        five_moves();
        EXPECT_EQ(b.s.mary, mary);
        b.act({Act::change_table, 5});
        EXPECT_EQ(b.s.mary, mary + 1);
    }
}

// [VG-15] [VG-14] Forced passes alone bring the game to its end.
TEST(VegasQuiet, ForcedPassesEndTheGame) {
    Strip b(2);
    b.open({14}).mary(18).pawn(kAnna, 14).pawn(kBen, 14).no_cards();
    b.hand(kAnna, 0).hand(kBen, 0).turn(kAnna);
    EXPECT_TRUE(vegas_1996::over(b.s));
    EXPECT_EQ(b.s.mary, 21);
    EXPECT_EQ(b.count<Passed>(), 4U);
}

}  // namespace vegas::test
