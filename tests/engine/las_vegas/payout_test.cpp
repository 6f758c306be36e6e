#include "tests/support/board.hpp"

namespace vegas::test {

// [EX-RY-2] [RY-2] [RY-31]
TEST(Payout, TiedBenAndCarlaAreRemoved) {
    Board b = royale(4);
    b.cards(4, {8, 5}).dice(4, kAnna, 5).dice(4, kBen, 3).dice(4, kCarla, 1, 1).dice(4, kDenny, 1);
    b.pay();
    EXPECT_EQ(b.hand(kAnna), Cards{8});
    EXPECT_EQ(b.hand(kDenny), Cards{5});
    EXPECT_EQ(b.hand(kBen), Cards{});
    EXPECT_EQ(b.hand(kCarla), Cards{});
    const auto ties = b.events.of<las_vegas::Tied>();
    ASSERT_EQ(ties.size(), 1U);
    EXPECT_EQ(ties[0].count, 3);
    ASSERT_EQ(ties[0].owners.size, 2);
    EXPECT_EQ(ties[0].owners[0], kBen);
    EXPECT_EQ(ties[0].owners[1], kCarla);
}

// [EX-RY-3] [RY-32]
TEST(Payout, WhereAllAreTiedBothCardsGoBack) {
    Board b = royale(4);
    b.cards(2, {9, 3}).dice(2, kAnna, 0, 1).dice(2, kCarla, 2).dice(2, kBen, 1).dice(2, kDenny, 1);
    b.pay();
    for (const Seat seat : {kAnna, kBen, kCarla, kDenny}) EXPECT_EQ(b.hand(seat), Cards{});
    EXPECT_EQ(b.pile(), (Cards{9, 3}));
    EXPECT_EQ(b.events.of<las_vegas::Tied>().size(), 2U);
}

// [EX-RY-4]
TEST(Payout, TheOnlyOneLeftGetsOneCard) {
    Board b = royale(3);
    b.cards(1, {4, 4}).dice(1, kAnna, 2).dice(1, kCarla, 2).dice(1, kBen, 1).pay();
    EXPECT_EQ(b.hand(kBen), Cards{4});
    EXPECT_EQ(b.pile(), Cards{4});
}

// [EX-RY-5]
TEST(Payout, TheThirdGetsNothing) {
    Board b = royale(4);
    b.cards(3, {7, 3}).dice(3, kCarla, 4).dice(3, kBen, 2).dice(3, kDenny, 1).pay();
    EXPECT_EQ(b.hand(kCarla), Cards{7});
    EXPECT_EQ(b.hand(kBen), Cards{3});
    EXPECT_EQ(b.hand(kDenny), Cards{});
}

// [EX-RY-6] [RY-14] [RY-32]
TEST(Payout, ACardOfTheNeutralPlayerGoesUnderThePile) {
    Board b = royale(2);
    b.s.pile.put_under(10);
    b.cards(5, {8, 3}).dice(5, kNeutral, 3).dice(5, kBen, 2).pay();
    EXPECT_EQ(b.hand(kBen), Cards{3});
    EXPECT_EQ(b.pile(), (Cards{10, 8}));
    EXPECT_EQ(b.events.of<las_vegas::CardReturned>()[0].owner, kNeutral);
}

// [EX-RY-7]
TEST(Payout, TheNeutralPlayerUsesUpTheSecondCard) {
    Board b = royale(2);
    b.cards(5, {7, 4}).dice(5, kAnna, 3).dice(5, kNeutral, 2).dice(5, kBen, 1).pay();
    EXPECT_EQ(b.hand(kAnna), Cards{7});
    EXPECT_EQ(b.hand(kBen), Cards{});
    EXPECT_EQ(b.pile(), Cards{4});
}

// [EX-CL-2] [CL-6]
TEST(Payout, ClassicPaysNotesByRankAndTheRestGoesBack) {
    Board b = classic(4);
    b.cards(1, {8, 3, 1}).dice(1, kAnna, 5).dice(1, kBen, 3).dice(1, kCarla, 3).dice(1, kDenny, 1);
    b.pay();
    EXPECT_EQ(b.hand(kAnna), Cards{8});
    EXPECT_EQ(b.hand(kDenny), Cards{3});
    EXPECT_EQ(b.pile(), Cards{1});
}

// [EX-CL-3]
TEST(Payout, ClassicAllRemoved) {
    Board b = classic(4);
    b.cards(2, {5}).dice(2, kAnna, 2).dice(2, kCarla, 2).dice(2, kBen, 1).dice(2, kDenny, 1).pay();
    for (const Seat seat : {kAnna, kBen, kCarla, kDenny}) EXPECT_EQ(b.hand(seat), Cards{});
    EXPECT_EQ(b.pile(), Cards{5});
}

// [EX-CL-4]
TEST(Payout, ClassicOneOfTwoEqualNotes) {
    Board b = classic(3);
    b.cards(3, {4, 4}).dice(3, kBen, 1).pay();
    EXPECT_EQ(b.hand(kBen), Cards{4});
    EXPECT_EQ(b.pile(), Cards{4});
}

// [EX-CL-5]
TEST(Payout, ClassicTheThirdGetsNothing) {
    Board b = classic(4);
    b.cards(3, {7, 2}).dice(3, kCarla, 4).dice(3, kBen, 2).dice(3, kDenny, 1).pay();
    EXPECT_EQ(b.hand(kCarla), Cards{7});
    EXPECT_EQ(b.hand(kBen), Cards{2});
    EXPECT_EQ(b.hand(kDenny), Cards{});
}

// [EX-CL-7] [CL-12]
TEST(Payout, WhiteTakesTheHighestNote) {
    Board b = classic(3, true);
    b.cards(4, {8, 3}).dice(4, kNeutral, 3).dice(4, kBen, 2).pay();
    EXPECT_EQ(b.hand(kBen), Cards{3});
    EXPECT_EQ(b.pile(), Cards{8});
}

// [EX-CL-8]
TEST(Payout, WhiteTakesTheSecondNote) {
    Board b = classic(3, true);
    b.cards(4, {7, 4}).dice(4, kCarla, 3).dice(4, kNeutral, 2).dice(4, kAnna, 1).pay();
    EXPECT_EQ(b.hand(kCarla), Cards{7});
    EXPECT_EQ(b.hand(kAnna), Cards{});
    EXPECT_EQ(b.pile(), Cards{4});
}

// [CL-12] [RY-31]
TEST(Payout, AnImaginaryPlayerTiesLikeAnyOther) {
    Board b = classic(3, true);
    b.cards(4, {7, 4}).dice(4, kCarla, 2).dice(4, kNeutral, 2).dice(4, kAnna, 1).pay();
    EXPECT_EQ(b.hand(kCarla), Cards{});
    EXPECT_EQ(b.hand(kAnna), Cards{7});
}

// [CL-6] [RY-30]
TEST(Payout, CardsGoUnderThePileCasinoByCasinoHighestFirst) {
    Board b = classic(3);
    b.cards(1, {3, 2}).cards(2, {9}).cards(6, {5, 1}).dice(2, kAnna, 1).pay();
    EXPECT_EQ(b.hand(kAnna), Cards{9});
    EXPECT_EQ(b.pile(), (Cards{3, 2, 5, 1}));
}

// [RY-31]
TEST(Payout, WhoHasNoDiceIsNotInTheCasino) {
    Board b = royale(4);
    b.cards(6, {10, 6}).dice(6, kAnna, 1).pay();
    EXPECT_EQ(b.hand(kAnna), Cards{10});
    EXPECT_EQ(b.pile(), Cards{6});
    EXPECT_TRUE(b.events.of<las_vegas::Tied>().empty());
}

// [RY-30]
TEST(Payout, CasinosArePaidInOrderAndCleared) {
    Board b = royale(2);
    for (int casino = 1; casino <= 6; ++casino) b.cards(casino, {4, 3}).dice(casino, kAnna, 1);
    b.pay();
    const auto won = b.events.of<las_vegas::CardWon>();
    ASSERT_EQ(won.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(won[i].casino, static_cast<int>(i));
    for (const auto& casino : b.s.casinos) {
        EXPECT_TRUE(casino.cards.empty());
        for (const auto& dice : casino.dice) EXPECT_TRUE(dice.none());
    }
}

// [RY-13]
TEST(Payout, RemembersWhoWonTheHigherCards) {
    Board b = royale(3);
    b.cards(5, {8, 3}).dice(5, kBen, 1);
    b.cards(6, {9, 4}).dice(6, kNeutral, 2).dice(6, kAnna, 1).pay();
    EXPECT_EQ(b.s.higher_card[5], kNobody);  // Anna won the lower card only
    EXPECT_EQ(b.s.higher_card[4], kBen);
}

}  // namespace vegas::test
