#include "tests/support/strip.hpp"

namespace vegas::test {

// [VG-5]
TEST(VegasPlacing, AFreeSpaceComesFirst) {
    Strip b(2);
    b.pawn(kAnna, 11).counters(11, kBen, {3}).turn(kAnna).rolls(3);  // two rows of 1 to 5
    EXPECT_EQ(b.owner(11, 8), kAnna);
    EXPECT_EQ(b.owner(11, 3), kBen);
}

// [VG-5]
TEST(VegasPlacing, TheSeatChoosesAmongFreeSpaces) {
    Strip b(2);
    b.pawn(kAnna, 14).counters(14, kBen, {2}).turn(kAnna).rolls(2);
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::space}));
    EXPECT_EQ(b.legal_actions(), (Words{"cover 7", "cover 12"}));
    b.act({Act::cover, 12});
    EXPECT_EQ(b.owner(14, 12), kAnna);
}

// [VG-5]
TEST(VegasPlacing, ElseACounterOfAnotherGoesHome) {
    Strip b(3);
    b.pawn(kAnna, 14)
        .counters(14, kBen, {2})
        .counters(14, kAnna, {7})
        .counters(14, kCarla, {12})
        .turn(kAnna)
        .rolls(2);
    EXPECT_EQ(b.legal_actions(), (Words{"cover 2", "cover 12"}));  // not the own one
    b.act({Act::cover, 2});
    EXPECT_EQ(b.owner(14, 2), kAnna);
    EXPECT_EQ(b.in_hand(kBen), 20);
    EXPECT_EQ(b.in_hand(kAnna), 18);
    const auto placed = b.events.of<vegas_1996::CounterPlaced>()[0];
    EXPECT_EQ(placed.replaced, kBen);
    EXPECT_EQ(placed.table, 14);
    EXPECT_EQ(placed.space, 2);
}

// [VG-5]
TEST(VegasPlacing, OnOwnSpacesNothingHappens) {
    Strip b(2);
    b.pawn(kAnna, 11).counters(11, kAnna, {4, 9}).turn(kAnna).rolls(4);
    EXPECT_EQ(b.in_hand(kAnna), 18);
    EXPECT_EQ(b.count<vegas_1996::NothingPlaced>(), 1U);
    EXPECT_EQ(b.decision().seat, kBen);
}

// [VG-5] Both numbers of a double space lead to it.
TEST(VegasPlacing, ADoubleSpaceBearsTwoNumbers) {
    for (const int die : {3, 4}) {
        Strip b(2);
        b.turn(kAnna).rolls(die);
        EXPECT_EQ(b.owner(1, 2), kAnna);
    }
}

// [VG-6]
TEST(VegasJoker, ChoosesAnySpaceOfTheTable) {
    Strip b(2);
    b.pawn(kAnna, 4).counters(4, kBen, {1}).counters(4, kAnna, {2}).turn(kAnna).rolls(6);
    EXPECT_EQ(b.legal_actions(), (Words{"cover 1", "cover 2", "cover 3", "cover 4", "cover 5"}));
    Strip free = b;
    free.act({Act::cover, 3});
    EXPECT_EQ(free.owner(4, 3), kAnna);
    Strip own = b;
    own.act({Act::cover, 2});  // no effect
    EXPECT_EQ(own.in_hand(kAnna), 19);
    EXPECT_EQ(own.count<vegas_1996::NothingPlaced>(), 1U);
    b.act({Act::cover, 1});
    EXPECT_EQ(b.owner(4, 1), kAnna);
    EXPECT_EQ(b.in_hand(kBen), 20);
    EXPECT_EQ(b.s.mary, 0);  // [VG-8] a 1 covered by a joker does not move Mary
}

// [VG-6] [VG-7]
TEST(VegasJoker, IsAGoodLuckSixToo) {
    Strip b(2);
    b.pawn(kAnna, 4).turn(kAnna).act({Act::good_luck, 6});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::space}));
    b.act({Act::cover, 1});
    EXPECT_EQ(b.owner(4, 1), kAnna);
    EXPECT_EQ(b.s.mary, 0);
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::roll}));
}

// [VG-6]
TEST(VegasJoker, IsNoneWhereTheTableBearsASix) {
    Strip b(2);
    b.pawn(kAnna, 6).turn(kAnna).rolls(6);
    EXPECT_EQ(b.owner(6, 6), kAnna);
}

// [VG-8]
TEST(VegasPlacing, ARolledOneMovesMaryAfterwards) {
    Strip b(2);
    b.turn(kAnna).rolls(1);  // Mary comes to table 1, where the counter lies by then
    EXPECT_TRUE(b.won(kAnna, 1));
    EXPECT_EQ(b.s.mary, 1);
    EXPECT_EQ(b.in_hand(kAnna), 20);
}

// [VG-10]
TEST(VegasPlacing, ARolledOneThatFillsTheTableLeavesMaryWhereSheIs) {
    Strip b(2);
    b.counters(1, kAnna, {2}).counters(1, kBen, {3}).turn(kAnna).rolls(1);
    EXPECT_TRUE(b.won(kAnna, 1));
    EXPECT_EQ(b.s.mary, 0);
    EXPECT_EQ(b.count<vegas_1996::MaryMoved>(), 0U);
    EXPECT_EQ(b.decision().seat, kBen);
}

// [VG-10] Only a whole table is scored.
TEST(VegasPlacing, ANumberThatIsFullDoesNotScore) {
    Strip b(2);
    b.pawn(kAnna, 4).counters(4, kBen, {1, 2, 3, 4}).turn(kAnna).rolls(2);
    EXPECT_TRUE(b.s.is_open(4));
    EXPECT_EQ(b.owner(4, 2), kAnna);
}

}  // namespace vegas::test
