#include "engine/las_vegas/view.hpp"

#include "tests/support/board.hpp"

namespace vegas::test {

// [RY-33]
TEST(View, OthersSeeOnlyHowManyCards) {
    Board b = royale(3);
    b.holds(kAnna, {10, 3})
        .chips(kAnna, 2)
        .supply(kAnna, 7, 1)
        .rolled(kAnna, {1, 2, 3, 4, 5, 6, 1, 2});
    for (const Seat viewer : {kNobody, kBen, kCarla}) {
        const las_vegas::View v = las_vegas::view(b.s, viewer);
        EXPECT_EQ(v.seats[kAnna].cards, 2);
        EXPECT_EQ(v.seats[kAnna].chips, 2);
        EXPECT_FALSE(v.seats[kAnna].total.has_value());
    }
    const las_vegas::View own = las_vegas::view(b.s, kAnna);
    EXPECT_FALSE(own.seats[kAnna].total.has_value());
    ASSERT_TRUE(own.own.has_value());
    EXPECT_EQ(own.own->total, 150'000);
    EXPECT_EQ(own.own->cards, (std::vector<Dollars>{30'000, 100'000}));
}

// [RY-33] The view of one seat does not depend on what another holds.
TEST(View, IsTheSameWhateverOthersHold) {
    Board a = royale(3);
    Board b = royale(3);
    a.holds(kAnna, {10, 3}).supply(kBen, 7, 1).rolled(kBen, {1, 2, 3, 4, 5, 6, 1, 2});
    b.holds(kAnna, {4, 5}).supply(kBen, 7, 1).rolled(kBen, {1, 2, 3, 4, 5, 6, 1, 2});
    EXPECT_EQ(las_vegas::view(a.s, kBen), las_vegas::view(b.s, kBen));
    EXPECT_EQ(las_vegas::view(a.s, kNobody), las_vegas::view(b.s, kNobody));
}

// [RY-33] [CL-7]
TEST(View, OpenMoneyShowsAllTotals) {
    for (Board b : {royale(3), classic(3)}) {
        b.holds(kAnna, {5, 3}).supply(kBen, 2).rolled(kBen, {1, 2});
        EXPECT_EQ(las_vegas::view(b.s, kNobody).seats[kAnna].won, (std::vector<Dollars>{}));
        b.s.setup.open_money = true;
        const las_vegas::View open = las_vegas::view(b.s, kNobody);
        EXPECT_EQ(open.seats[kAnna].total, 80'000);
        EXPECT_EQ(open.seats[kAnna].won, (std::vector<Dollars>{30'000, 50'000}));
    }
}

// [RY-34] [RY-50] What was shown at the start is seen by those who come later too.
TEST(View, HasTheBankAsItWasShown) {
    las_vegas::BankCounts bank{};
    bank[3] = 2;
    bank[10] = 1;
    Board b = royale(3);
    b.s.bank = bank;
    const las_vegas::RoundView round = las_vegas::View::round_of(las_vegas::view(b.s, kNobody));
    const las_vegas::BankCards cards = las_vegas::RoundView::cards_of_bank(round);
    EXPECT_EQ(std::vector(cards.begin(), cards.end()),
              (std::vector<Dollars>{30'000, 30'000, 100'000}));
}

// [RY-33]
TEST(View, TheEndShowsAllTotals) {
    Board b = royale(3);
    b.holds(kAnna, {5});
    const las_vegas::View v = las_vegas::view(b.s, kNobody);  // no frame: over
    EXPECT_EQ(v.seats[kAnna].total, 50'000);
    EXPECT_EQ(v.seats[kAnna].won, (std::vector<Dollars>{50'000}));
    ASSERT_TRUE(v.result.has_value());
    EXPECT_EQ(v.result->places[kAnna], 1);
}

// [RY-31]
TEST(View, TellsWhoWouldWinWhat) {
    Board b = royale(4);
    b.cards(4, {8, 5}).dice(4, kAnna, 5).dice(4, kBen, 3).dice(4, kCarla, 1, 1);
    b.supply(kDenny, 2).rolled(kDenny, {4, 1});
    const las_vegas::CasinoView c = las_vegas::view(b.s, kNobody).casinos[3];
    ASSERT_EQ(c.wins.size, 2);
    EXPECT_EQ(c.wins[0], kAnna);
    EXPECT_EQ(c.wins[1], kNobody);
    ASSERT_EQ(c.tied.size, 2);
    EXPECT_EQ(c.dice[2].count, 3);
}

// [RY-31]
TEST(View, APreviewIsWhatThePlacementBrings) {
    Board b = royale(4);
    b.cards(4, {8, 5}).dice(4, kAnna, 2).supply(kBen, 2, 1).chips(kBen, 1).rolled(kBen, {4, 1, 4});
    const auto p = las_vegas::preview(b.s, {Act::place, 4});
    ASSERT_EQ(p.casinos.size, 1);
    EXPECT_EQ(p.casinos[0].casino, 3);
    EXPECT_EQ(p.dice.small, 1);
    EXPECT_EQ(p.dice.big, 1);
    EXPECT_EQ(p.casinos[0].wins[0], kBen);
    EXPECT_EQ(p.casinos[0].wins[1], kAnna);
    EXPECT_TRUE(p.casinos[0].tied.empty());
    b.dice(4, kAnna, 1);  // 3 against 3
    const auto tie = las_vegas::preview(b.s, {Act::place, 4});
    EXPECT_EQ(tie.casinos[0].wins[0], kNobody);
    ASSERT_EQ(tie.casinos[0].tied.size, 2);
    EXPECT_EQ(tie.casinos[0].tied[0], kAnna);
    EXPECT_EQ(tie.casinos[0].tied[1], kBen);
    const auto pass = las_vegas::preview(b.s, {Act::pass});
    EXPECT_TRUE(pass.casinos.empty());
    EXPECT_EQ(pass.costs, (las_vegas::Price{.chips = 1}));
}

}  // namespace vegas::test
