// C1 High Five: $100,000 for the first to have five here.
#include "engine/las_vegas/tiles/c1_high_five.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::high_five {
namespace {

using las_vegas::high_five::Contents;

Board high_five(int seats = 3) {
    Board b = main_game(seats);
    b.tile(2, Tile::high_five);
    return b;
}

}  // namespace

// [C1-1] [RY-2] A big die counts 2.
TEST(HighFive, ACountOfFiveTakesTheToken) {
    struct Case {
        int small, big;  // lie there before one more small die comes
        bool takes;
    };
    for (const Case& c :
         {Case{3, 0, false}, {4, 0, true}, {1, 1, false}, {2, 1, true}, {6, 0, true}}) {
        Board b = high_five();
        b.dice(2, kAnna, c.small, c.big).supply(kAnna, 1).rolled(kAnna, {2});
        EXPECT_EQ(b.decision(), kOver);
        EXPECT_EQ(b.seen<Contents>(2).holder, c.takes ? kAnna : kNobody) << c.small << c.big;
        EXPECT_EQ(b.told("token_taken").size(), c.takes ? 1U : 0U);
    }
}

// [C1-1]
TEST(HighFive, NobodyTakesItAwayAndDiceThatLeaveDoNotMatter) {
    Board b = high_five();
    b.dice(2, kAnna, 4).supply(kAnna, 1).rolled(kAnna, {2});
    b.dice(2, kBen, 7).supply(kBen, 1).rolled(kBen, {2});
    EXPECT_EQ(b.seen<Contents>(2).holder, kAnna);
    b.tile(3, Tile::handicap).supply(kAnna, 1).rolled(kAnna, {3});
    b.act({Act::take_blank, 3, 2}).act({Act::take_back, 0, 2});
    EXPECT_EQ(b.count(2, kAnna), 4);
    EXPECT_EQ(b.seen<Contents>(2).holder, kAnna);
    b.pay();
    EXPECT_EQ(b.hand(kAnna), Cards{10});
    EXPECT_EQ(b.hand(kBen), Cards{});
}

// [C1-1] Five that came without an activation take nothing.
TEST(HighFive, OnlyAnActivationTakesTheToken) {
    Board b = high_five();
    b.dice(2, kBen, 5).dice(2, kBlank, 5).dice(2, kAnna, 1);
    b.supply(kAnna, 1).rolled(kAnna, {2});
    EXPECT_EQ(b.seen<Contents>(2).holder, kNobody);
    b.pay();
    EXPECT_EQ(b.hand(kBen), Cards{});
}

// [C1-1] [RY-30] Right after this casino's cards.
TEST(HighFive, IsPaidInItsCasinosTurn) {
    Board b = high_five();
    b.cards(1, {3, 3}).cards(2, {8, 5}).cards(3, {4, 4}).dice(2, kBen, 1).token(2, kAnna).pay();
    EXPECT_EQ(
        b.told(),
        (Words{"card_returned,casino:1,dollars:30000", "card_returned,casino:1,dollars:30000",
               "card_won,casino:2,seat:1,dollars:80000", "card_returned,casino:2,dollars:50000",
               "paid,seat:0,casino:2,tile:C1,dollars:100000",
               "card_returned,casino:3,dollars:40000", "card_returned,casino:3,dollars:40000"}));
    EXPECT_EQ(b.next_start(), kBen);  // [RY-13] the token's money wins no casino
}

}  // namespace vegas::test::high_five
