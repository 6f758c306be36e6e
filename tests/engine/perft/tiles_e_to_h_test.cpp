// Exact sizes of decision trees, tile by tile. Each number is derived from engine/rules/royale.md
// in the comment above it; R and P are the decisions to roll and to place.
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "tests/support/tree.hpp"

namespace vegas::test {

// [E1-1] The first time any of five casinos, no way round it; 2 chips. R 1 (1 is placed by itself).
TEST(PerftNoEntry, FiveCasinosAtFirst) {
    const Board b = main_game(3).tile(1, Tile::no_entry).supply(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {1}), (Tree{.decisions = 2, .leaves = 5, .money = 10}));
}

// [E1-2] 4 is closed: four others for 2 chips, or it stays for nothing.
TEST(PerftNoEntry, FourOthersOrNoMove) {
    const Board b = main_game(3).tile(1, Tile::no_entry).closed(4).supply(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {1}), (Tree{.decisions = 2, .leaves = 5, .money = 8}));
}

// [E1-1] [E1-2] Anna closes one of five (2 chips), then Ben one of four others, for nothing, or
// keeps it: 25 ends. R 1, 1, five times Ben's R and question. 25 x 2.
TEST(PerftNoEntry, TwiceInARound) {
    const Board b = main_game(2).tile(1, Tile::no_entry).supply(kAnna, 1).supply(kBen, 1);
    EXPECT_EQ(tree(whole_round(b), {1}), (Tree{.decisions = 12, .leaves = 25, .money = 50}));
}

// [E1-4] 3 is closed and all dice show it: a free pass without a question; the chip is kept. With a
// 4 among them: place it, or pay the chip.
TEST(PerftNoEntry, PassesFreeOnlyWhenAllShowIt) {
    const Board b = main_game(3).tile(1, Tile::no_entry).closed(3).supply(kAnna, 2).chips(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {3, 3}), (Tree{.decisions = 1, .leaves = 1, .money = 1}));
    EXPECT_EQ(tree(one_turn(b, kAnna), {3, 4}), (Tree{.decisions = 2, .leaves = 2, .money = 1}));
}

// [E2-1] Ben chooses between a small and the big die; Carla has only small ones, so the server puts
// one [ALL-1]. R 1, Ben 1.
TEST(PerftKnockout, WhoHasBothSizesChooses) {
    const Board b =
        main_game(3).tile(2, Tile::knockout).supply(kAnna, 1).supply(kBen, 1, 1).supply(kCarla, 2);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2}), (Tree{.decisions = 2, .leaves = 2, .money = 0}));
}

// [E2-1] Ben has 2 dice in the bar (one is the big one), Carla none to give: nobody is asked.
TEST(PerftKnockout, AFullBarAndAnEmptySupplyAreSpared) {
    Board b = main_game(3).tile(2, Tile::knockout).supply(kAnna, 1).supply(kBen, 5);
    b.s.tile_dice.bar[kBen] = {1, 1};
    EXPECT_EQ(tree(one_turn(b, kAnna), {2}), (Tree{.decisions = 1, .leaves = 1, .money = 0}));
}

// [E2-1] [RY-23] Anna's last die frees the one in the bar: R, Ben's choice, then for each: Ben's R,
// Anna's R. 2 + 2 x 2.
TEST(PerftKnockout, RefillsASupplyThatWasUsedUp) {
    Board b = main_game(2).tile(2, Tile::knockout).supply(kAnna, 1).supply(kBen, 1, 1);
    b.s.tile_dice.bar[kAnna] = {1, 0};
    EXPECT_EQ(tree(whole_round(b), {2, 3, 4}), (Tree{.decisions = 6, .leaves = 2, .money = 0}));
}

// [RY-23] All supplies are empty when Anna's two dice come back: the round goes on. R; R, P (5 or
// 6), and R after each, where 2 is thrown again and the bar is empty: 5; 2 ends.
TEST(PerftKnockout, RefillsTheLastSupplyOfTheRound) {
    Board b = main_game(3).tile(2, Tile::knockout).supply(kAnna, 1);
    b.s.tile_dice.bar[kAnna] = {2, 0};
    EXPECT_EQ(tree(whole_round(b), {2, 5, 6}), (Tree{.decisions = 5, .leaves = 2, .money = 0}));
}

// [F1-1] Clusters of 1, 2 or 3, each in six casinos: 18. Not into closed casino 2: 15. [E1-3]
TEST(PerftBlockIt, ThreeSizesInSixCasinos) {
    Board b = main_game(3).tile(6, Tile::block_it).supply(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {6}), (Tree{.decisions = 2, .leaves = 18, .money = 0}));
    b.tile(1, Tile::no_entry).closed(2);
    EXPECT_EQ(tree(one_turn(b, kAnna), {6}), (Tree{.decisions = 2, .leaves = 15, .money = 0}));
}

// [F1-1] One cluster of two is left: six casinos. None is left: no question.
TEST(PerftBlockIt, UntilNoneIsLeft) {
    Board b = main_game(3).tile(6, Tile::block_it).supply(kAnna, 1);
    b.s.tiles[5].counter = las_vegas::Clusters{{0, 1, 0}}.packed();
    EXPECT_EQ(tree(one_turn(b, kAnna), {6}), (Tree{.decisions = 2, .leaves = 6, .money = 0}));
    b.s.tiles[5].counter = 0;
    EXPECT_EQ(tree(one_turn(b, kAnna), {6}), (Tree{.decisions = 1, .leaves = 1, .money = 0}));
}

// [F1-1] Anna, then Ben. After a cluster of 1 or of 2 there are all sizes left (18), after the one
// of 3 two sizes (12): 6 x 18 + 6 x 18 + 6 x 12. R, 1, 18 times R and question.
TEST(PerftBlockIt, TheOnlyClusterOfThreeGoesOnce) {
    const Board b = main_game(2).tile(6, Tile::block_it).supply(kAnna, 1).supply(kBen, 1);
    EXPECT_EQ(tree(whole_round(b), {6}), (Tree{.decisions = 38, .leaves = 288, .money = 0}));
}

// [F2-2] Decline, or a blank die of any of six casinos for a chip, $30,000 or a move: 1 + 6 + 6 and
// six moves, each declined or the die in casino 1 taken back [F2-3]: 12. R, 1, 6. 6 x 1 + 6 x 3.
TEST(PerftHandicap, ThreeRewardsFromSixCasinos) {
    const Board b = main_game(3).tile(1, Tile::handicap).supply(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {1}), (Tree{.decisions = 8, .leaves = 25, .money = 24}));
}

// [F2-2] [E1-3] Without closed casino 4: 1 + 5 + 5 + 5 x 2. R, 1, 5. 5 + 15.
TEST(PerftHandicap, NoneFromAClosedCasino) {
    const Board b =
        main_game(3).tile(1, Tile::handicap).tile(2, Tile::no_entry).closed(4).supply(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {1}), (Tree{.decisions = 7, .leaves = 21, .money = 20}));
}

// [F2-3] With a die left the move has six more ways: 1 + 6 + 6 + 6 x 8, and 1 for placing 4.
// R, P, 1, 6.
TEST(PerftHandicap, MovesTurnADieOrTakeOneBack) {
    const Board b = main_game(3).tile(1, Tile::handicap).supply(kAnna, 2);
    EXPECT_EQ(tree(one_turn(b, kAnna), {1, 4}), (Tree{.decisions = 9, .leaves = 62, .money = 24}));
}

// [F2-3] [RY-23] The last die, taken back by one of six moves, is rolled again (3): the 25 ends of
// above, with six rolls more.
TEST(PerftHandicap, TakesTheLastDieBack) {
    const Board b = main_game(3).tile(1, Tile::handicap).supply(kAnna, 1);
    EXPECT_EQ(tree(whole_round(b), {1, 3}), (Tree{.decisions = 14, .leaves = 25, .money = 24}));
}

// [F2-2] One space is left, of each kind: 6 casinos for a chip; for money; for a move, which has 2
// answers: 1 + 6; 1 + 6; 1 + 12.
TEST(PerftHandicap, OnlyFreeSpacesPay) {
    Board b = main_game(3).tile(1, Tile::handicap).supply(kAnna, 1);
    b.s.tiles[0].counter = las_vegas::Spaces{{1, 0, 0}}.packed();
    EXPECT_EQ(tree(one_turn(b, kAnna), {1}), (Tree{.decisions = 2, .leaves = 7, .money = 6}));
    b.s.tiles[0].counter = las_vegas::Spaces{{0, 1, 0}}.packed();
    EXPECT_EQ(tree(one_turn(b, kAnna), {1}), (Tree{.decisions = 2, .leaves = 7, .money = 18}));
    b.s.tiles[0].counter = las_vegas::Spaces{{0, 0, 1}}.packed();
    EXPECT_EQ(tree(one_turn(b, kAnna), {1}), (Tree{.decisions = 8, .leaves = 13, .money = 0}));
}

// [G1-1] 14 splits, each with two piles to pick from. The card of 9 in all 28; both piles of a
// split together are worth 10: 28 x 9 + 14 x 10.
TEST(PerftBlackBox, FourteenSplits) {
    const Board b = main_game(3).tile(2, Tile::black_box).cards(2, {9}).dice(2, kAnna, 1);
    EXPECT_EQ(tree(payout(b), {1}), (Tree{.decisions = 15, .leaves = 28, .money = 392}));
}

// [G1-2] The neutral player won the higher card, Anna only the lower one: nothing happens.
TEST(PerftBlackBox, NothingWithoutAWinner) {
    const Board b = main_game(2)
                        .tile(2, Tile::black_box)
                        .cards(2, {9, 4})
                        .dice(2, kNeutral, 2)
                        .dice(2, kAnna, 1);
    EXPECT_EQ(tree(payout(b), {1}), (Tree{.decisions = 0, .leaves = 1, .money = 4}));
}

namespace {

// Anna's die is in casino 4 with a card of 5; she rolls a small 4 and the big one.
Board two_small_and_a_big() {
    return main_game(2)
        .tile(4, Tile::double_down)
        .cards(4, {5})
        .dice(4, kAnna, 1)
        .supply(kAnna, 1, 1);
}

}  // namespace

// [G2-1] No, one or two of the small dice, with or without the big one: 6. [G2-2] On the tile alone
// they are worth 6, the card 5 is won while a die stays: 5 + 4 x 11 + 6.
TEST(PerftDoubleDown, AnyNumberOfDice) {
    EXPECT_EQ(tree(whole_round(two_small_and_a_big()), {4}),
              (Tree{.decisions = 2, .leaves = 6, .money = 55}));
}

// [G2-2] Ben has a small die there. Nothing: Ben 6, card 5. One small: a tie, card 5. The big one,
// with a small one, or both small: 6 and 3, card 5. All: 6 and 3, no card. 11 + 5 + 3 x 14 + 9.
TEST(PerftDoubleDown, PaysLikeACasino) {
    Board b = two_small_and_a_big();
    b.s.tile_dice.doubled[kBen] = {1, 0};
    EXPECT_EQ(tree(whole_round(b), {4}), (Tree{.decisions = 2, .leaves = 6, .money = 67}));
}

// [H1-1] Rolled 3, 5 and the big 5. After placing 3: none, the 3, the small or the big 5: 4 ends.
// After placing 5: 1. R, P, 1.
TEST(PerftNiceDice, PlacedOrStillInTheSupply) {
    const Board b = main_game(3).tile(3, Tile::nice_dice).supply(kAnna, 2, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {3, 5, 5}), (Tree{.decisions = 3, .leaves = 5, .money = 0}));
}

// [H1-2] 5 is closed, so 3 is placed by itself. The free space 5 can be chosen: 4 ends; with a die
// of Ben on it it cannot: 2.
TEST(PerftNiceDice, ATakenSpaceOfAClosedCasinoStays) {
    Board b =
        main_game(3).tile(1, Tile::no_entry).tile(3, Tile::nice_dice).closed(5).supply(kAnna, 2, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {3, 5, 5}), (Tree{.decisions = 2, .leaves = 4, .money = 0}));
    b.s.tile_dice.spaces[4] = {.owner = kBen, .big = false};
    EXPECT_EQ(tree(one_turn(b, kAnna), {3, 5, 5}), (Tree{.decisions = 2, .leaves = 2, .money = 0}));
}

// [H1-2] [H1-3] Ben's die on space 3 goes to casino 3 with a card of 5. Left where they are: Anna
// wins 5, Ben's space pays 3. Anna's die on the space: Ben wins 5, Anna 3. Both 8.
TEST(PerftNiceDice, PushesAnotherDieOut) {
    Board b = main_game(2).tile(3, Tile::nice_dice).cards(3, {5}).supply(kAnna, 1);
    b.s.tile_dice.spaces[2] = {.owner = kBen, .big = true};
    EXPECT_EQ(tree(whole_round(b), {3}), (Tree{.decisions = 2, .leaves = 2, .money = 16}));
}

// [H2-1] Black 1 and 3 after placing 2: a chip or $30,000; placing 6: 1 end. R, P, 1.
TEST(PerftMyChoice, OneOfTwoResults) {
    const Board b = main_game(3).tile(2, Tile::my_choice).supply(kAnna, 2);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 6, 1, 3}),
              (Tree{.decisions = 3, .leaves = 3, .money = 4}));
}

// [H2-1] Two fives leave no choice [ALL-1]: none, the die left turned to six numbers, or the die in
// casino 2 back: 8 ends; placing 6: 1. R, P, 1.
TEST(PerftMyChoice, Moves) {
    const Board b = main_game(3).tile(2, Tile::my_choice).supply(kAnna, 2);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 6, 5, 5}),
              (Tree{.decisions = 3, .leaves = 9, .money = 0}));
}

// [H2-3] A 6 without a die left, a 4 without another tile: nothing happens, nothing is asked.
TEST(PerftMyChoice, NothingToCarryOut) {
    const Board b = main_game(3).tile(2, Tile::my_choice).supply(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 6, 6}), (Tree{.decisions = 1, .leaves = 1, .money = 0}));
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 4, 4}), (Tree{.decisions = 1, .leaves = 1, .money = 0}));
}

// [H2-1] [H2-2] [RY-23] Ben's die is on the golden space, his supply is empty. R, P: 2: none, and
// Anna rolls on (R), or her last die goes there and Ben rolls (R); 6: Anna rolls on (R). The space
// pays 6 to one of them in all 3 ends.
TEST(PerftMyChoice, TheGoldenSpaceGivesADieBack) {
    Board b = main_game(2).tile(2, Tile::my_choice).supply(kAnna, 2);
    b.s.tile_dice.golden = {.owner = kBen, .big = true};
    EXPECT_EQ(tree(whole_round(b), {2, 6, 6, 6, 3}),
              (Tree{.decisions = 6, .leaves = 3, .money = 18}));
}

}  // namespace vegas::test
