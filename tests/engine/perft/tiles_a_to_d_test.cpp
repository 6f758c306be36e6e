// Exact sizes of decision trees, tile by tile. Each number is derived from engine/rules/royale.md
// in the comment above it; R, P ... stand for the decisions in the order in which they are asked.
#include "tests/support/tree.hpp"

namespace vegas::test {

// No tile: two numbers and the pass [RY-20, RY-21]. R 1, P 1; 3 ends; the chip is left in two: 2.
TEST(PerftNoTile, PlaceOrPass) {
    const Board b = main_game(3).supply(kAnna, 1, 1).chips(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 6}), (Tree{.decisions = 2, .leaves = 3, .money = 2}));
}

// [A1-1] [A1-2] Placing 3: three fists with three guesses each, 9 ends; placing 5: 1.
// R 1, P 1, fist 1, guess 3. Wrong guesses pay: 2 x 2 + 2 x 3 + 2 x 4 = 18.
TEST(PerftLuckyPunch, ThreeFistsThreeGuesses) {
    const Board b = main_game(3).tile(3, Tile::lucky_punch).supply(kAnna, 2);
    EXPECT_EQ(tree(one_turn(b, kAnna), {3, 5}), (Tree{.decisions = 6, .leaves = 10, .money = 18}));
}

// [A1-1] The seat to the left guesses with an empty supply; the round ends with the tile: Anna's
// one die is placed by the server [ALL-1]. R 1, fist 1, guess 3; 9 ends, 18 units; no cards lie.
TEST(PerftLuckyPunch, GuessesWithAnEmptySupply) {
    const Board b = main_game(2).tile(3, Tile::lucky_punch).supply(kAnna, 1);
    EXPECT_EQ(tree(whole_round(b), {3}), (Tree{.decisions = 5, .leaves = 9, .money = 18}));
}

// [A2-1] Nothing is asked. The black dice show 3 and 4: placing 2 pays 3 beside the chip, placing 4
// leaves the chip, passing nothing: 4 + 1.
TEST(PerftJackpot, PaysForASeven) {
    const Board b = main_game(3).tile(2, Tile::jackpot).supply(kAnna, 2).chips(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 4, 3, 4}),
              (Tree{.decisions = 2, .leaves = 3, .money = 5}));
}

// [A2-1] Two turns. Anna has 1 die, Ben 1; dice go round: 2, 5 6; 2, 3 3. Anna's throw moves the
// counter to 4, Ben's double pays it. R 2; one end; 4.
TEST(PerftJackpot, GrowsFromTurnToTurn) {
    const Board b = main_game(2).tile(2, Tile::jackpot).supply(kAnna, 1).supply(kBen, 1);
    EXPECT_EQ(tree(whole_round(b), {2, 5, 6, 2, 3, 3}),
              (Tree{.decisions = 2, .leaves = 1, .money = 4}));
}

// [B1-1] Anna would get the 8 of casino 4 and throws 2 and 5: none, 2, 5 or both. She keeps her
// card in all of them: 4 x 8.
TEST(PerftPrimeTime, NoneEitherOrBoth) {
    const Board b = main_game(3).tile(4, Tile::prime_time).cards(4, {8}).dice(4, kAnna, 2);
    EXPECT_EQ(tree(payout(b), {2, 5}), (Tree{.decisions = 1, .leaves = 4, .money = 32}));
}

// [B1-1] Doubles: none, one or both of the threes. Casino 3 holds a 6 and one die of Ben: with none
// Ben wins it (8 + 6), with one both tie (8), with two Anna wins it (14): 36.
TEST(PerftPrimeTime, DoublesIntoAContestedCasino) {
    const Board b = main_game(3)
                        .tile(4, Tile::prime_time)
                        .cards(4, {8})
                        .dice(4, kAnna, 2)
                        .cards(3, {6})
                        .dice(3, kBen, 1);
    EXPECT_EQ(tree(payout(b), {3, 3}), (Tree{.decisions = 1, .leaves = 3, .money = 36}));
}

// [B1-2] 5 is closed: none, or 2. [B1-1] Both closed by a double of 5: nothing is asked.
TEST(PerftPrimeTime, NotIntoAClosedCasino) {
    const Board b = main_game(3)
                        .tile(1, Tile::no_entry)
                        .tile(4, Tile::prime_time)
                        .closed(5)
                        .cards(4, {8})
                        .dice(4, kAnna, 2);
    EXPECT_EQ(tree(payout(b), {2, 5}), (Tree{.decisions = 1, .leaves = 2, .money = 16}));
    EXPECT_EQ(tree(payout(b), {5, 5}), (Tree{.decisions = 0, .leaves = 1, .money = 8}));
}

// [B2-1] [B2-2] [B2-3] Sums 7, 10, 2, 11, 5: of each question stop and one of the bets end it, the
// other bet wins and goes on; the fourth one won ends too. Roll 1 (2 is placed by itself), bets 4;
// ends 2 + 2 + 2 + 3. Stops pay 0, 1, 3, 4, the last space 6: 14.
TEST(PerftFiftyFifty, UpTheWholeTrack) {
    const Board b = main_game(3).tile(2, Tile::fifty_fifty).supply(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 3, 4, 5, 5, 1, 1, 6, 5, 1, 4}),
              (Tree{.decisions = 5, .leaves = 9, .money = 14}));
}

// [B2-2] An equal sum loses either way: stop, higher and lower all end at once with nothing.
TEST(PerftFiftyFifty, AnEqualSumLoses) {
    const Board b = main_game(3).tile(2, Tile::fifty_fifty).supply(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 3, 4, 5, 2}),
              (Tree{.decisions = 2, .leaves = 3, .money = 0}));
}

// [C1-1] Anna's three dice here and the big one make 5; the chip bought nothing. Whole round, dice
// 5 5: place (10, and the chip) or pass once (then 5 5 again is placed without a chip: 10).
// Decisions: R, P, R after the pass. 11 + 10.
TEST(PerftHighFive, FiveAreWorthTen) {
    const Board b =
        main_game(3).tile(5, Tile::high_five).dice(5, kAnna, 3).supply(kAnna, 0, 1).chips(kAnna, 1);
    EXPECT_EQ(tree(whole_round(b), {5, 5}), (Tree{.decisions = 3, .leaves = 2, .money = 21}));
}

// [C1-1] Four are not enough: placing leaves the chip, passing and placing nothing.
TEST(PerftHighFive, FourAreNot) {
    const Board b =
        main_game(3).tile(5, Tile::high_five).dice(5, kAnna, 3).supply(kAnna, 1).chips(kAnna, 1);
    EXPECT_EQ(tree(whole_round(b), {5}), (Tree{.decisions = 3, .leaves = 2, .money = 1}));
}

// [C2-1] [C2-2] after [B1-2]: Anna wins the 8 in casino 4 and throws 6 and 1. In casino 6 she has
// nothing, Ben one die. None or 1: she alone is marked and pays 5 of 8, 3 are left, Ben keeps his
// 7:
// 10. With 6, or both: the two tie for least, and pay 5 each: 3 + 2. 2 x 10 + 2 x 5.
TEST(PerftBadLuck, PrimeTimeChangesWhoPays) {
    const Board b = main_game(2)
                        .tile(4, Tile::prime_time)
                        .tile(6, Tile::bad_luck)
                        .cards(4, {8})
                        .dice(4, kAnna, 2)
                        .dice(6, kBen, 1)
                        .holds(kBen, {7});
    EXPECT_EQ(tree(payout(b), {6, 1}), (Tree{.decisions = 1, .leaves = 4, .money = 30}));
}

// [C2-2] Nobody has a die: all are marked. Anna pays her 3 and 2 of her 4, Ben his 3 and both
// chips; Carla has nothing. 2 are left. No question.
TEST(PerftBadLuck, PaysAllThereIs) {
    const Board b =
        main_game(3).tile(6, Tile::bad_luck).holds(kAnna, {3, 4}).holds(kBen, {3}).chips(kBen, 2);
    EXPECT_EQ(tree(payout(b), {1}), (Tree{.decisions = 0, .leaves = 1, .money = 2}));
}

// [D1-1] Dice in 2 and 3; placing 1 makes three casinos: one card of 3, and the chip: 4. Placing 4
// leaves the chip, passing nothing.
TEST(PerftPayDay, PaysForCasinos) {
    const Board b = main_game(3)
                        .tile(1, Tile::pay_day)
                        .dice(2, kAnna, 1)
                        .dice(3, kAnna, 1)
                        .supply(kAnna, 2)
                        .chips(kAnna, 1);
    EXPECT_EQ(tree(one_turn(b, kAnna), {1, 4}), (Tree{.decisions = 2, .leaves = 3, .money = 5}));
}

namespace {

// Anna leads alone in casino 2 and holds the token; a small and the big die are left.
Board token_of_anna() {
    Board b = main_game(3).tile(2, Tile::power_play).dice(2, kAnna, 2).supply(kAnna, 1, 1);
    b.s.tiles[1].token = kAnna;
    return b;
}

}  // namespace

// [D2-2] Either die into any of six casinos, 12 ends, or the roll: 2 or 4, 2 ends. R 1, P 1.
TEST(PerftPowerPlay, AnyDieAnywhereOrARoll) {
    EXPECT_EQ(tree(one_turn(token_of_anna(), kAnna), {2, 4}),
              (Tree{.decisions = 2, .leaves = 14, .money = 0}));
}

// [D2-2] [E1-2] Not into closed casino 3: 10, of which two are in casino 1 with No Entry!, where
// each has 5 ends: one of four casinos for 2 chips, or no move. 8 + 10 and the roll's 2. R 1, P
// 1, 2.
TEST(PerftPowerPlay, NotIntoAClosedCasino) {
    Board b = token_of_anna();
    b.tile(1, Tile::no_entry).closed(3);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 4}), (Tree{.decisions = 4, .leaves = 20, .money = 16}));
}

// [D2-2] [RY-52] Casino 5 has Lucky Punch: the two dice placed there end in 9 each, the ten others
// at once, the roll in 2: 30. R 1, P 1, twice a fist and three guesses: 10. 2 x 18 units.
TEST(PerftPowerPlay, ActivatesTheTile) {
    Board b = token_of_anna();
    b.tile(5, Tile::lucky_punch);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 4}), (Tree{.decisions = 10, .leaves = 30, .money = 36}));
}

// [H1-4] Casino 5 has Nice Dice: only the die just placed may go to space 5, or stay: the two dice
// placed there have 2 ends each. 10 + 4 + 2; R 1, P 1, two questions.
TEST(PerftPowerPlay, OffersNiceDiceOnlyTheDiePlaced) {
    Board b = token_of_anna();
    b.tile(5, Tile::nice_dice);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 4}), (Tree{.decisions = 4, .leaves = 16, .money = 0}));
}

// [D2-3] Ben has the token by one die; Anna rolls 2 and 4: R 1, P 1. Placing 2 makes a tie, and the
// token goes back to the tile: Ben rolls, Anna rolls, 1 end. After placing 4 Ben has it still: six
// placements or the roll, and Anna's roll after each: 7 ends. 2 + 2 + (1 + 7).
TEST(PerftPowerPlay, ATieTakesTheToken) {
    Board b =
        main_game(2).tile(2, Tile::power_play).dice(2, kBen, 1).supply(kAnna, 2).supply(kBen, 1);
    b.s.tiles[1].token = kBen;
    EXPECT_EQ(tree(whole_round(b), {2, 4, 3, 3}), (Tree{.decisions = 12, .leaves = 8, .money = 0}));
}

}  // namespace vegas::test
