// Exact sizes of decision trees where several rules meet: tiles that set off tiles, two players'
// neutral dice, whole rounds. R and P are the decisions to roll and to place.
#include "tests/support/tree.hpp"

namespace vegas::test {

// [H2-1] A 4 or a 6 may be chosen. 4: none, or Lucky Punch with its 9 ends; 6: none, or the die
// left onto the golden space. 10 + 2, and 1 for placing 6. R, P, 1, tile 1, golden 1, fist 1,
// guess 3.
TEST(PerftTogether, MyChoiceSetsOffLuckyPunch) {
    const Board b =
        main_game(3).tile(2, Tile::my_choice).tile(5, Tile::lucky_punch).supply(kAnna, 2);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 6, 4, 6}),
              (Tree{.decisions = 9, .leaves = 13, .money = 18}));
}

// [H2-1] [F2-2] [F2-3] The deepest nesting: My Choice, Handicap, its move. None: 1. Handicap: none,
// 6 chips, 6 x $30,000, six moves with 8 ends each (none, six numbers, the die in casino 2
// back): 61. Placing 6: 1. R, P, tile 1, Handicap 1, moves 6. 6 x 1 + 6 x 3.
TEST(PerftTogether, MyChoiceSetsOffHandicapAndItsMove) {
    const Board b = main_game(3).tile(2, Tile::my_choice).tile(5, Tile::handicap).supply(kAnna, 2);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 6, 4, 4}),
              (Tree{.decisions = 10, .leaves = 63, .money = 24}));
}

// [H2-1] [E1-3] 5 is closed, so its tile is not offered, but No Entry! in 1 is: none, or one of
// four casinos (2 chips), or no move: 6. Placing 6: 1. R, P, tile 1, No Entry! 1.
TEST(PerftTogether, MyChoiceDoesNotReachAClosedCasino) {
    const Board b = main_game(3)
                        .tile(1, Tile::no_entry)
                        .tile(2, Tile::my_choice)
                        .tile(5, Tile::lucky_punch)
                        .closed(5)
                        .supply(kAnna, 2);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 6, 4, 4}),
              (Tree{.decisions = 4, .leaves = 7, .money = 8}));
}

// [H2-1] Black Box has no activation: it may be named, and nothing happens: 2 ends, and 1.
TEST(PerftTogether, MyChoiceNamesATileWithoutActivation) {
    const Board b = main_game(3).tile(2, Tile::my_choice).tile(5, Tile::black_box).supply(kAnna, 2);
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 6, 4, 4}),
              (Tree{.decisions = 3, .leaves = 3, .money = 0}));
}

// [H2-1] [E2-1] Named by My Choice, Knockout? asks Ben (small or big) and frees Anna's big die:
// none 1, named 2, placing 6: 1. R, P, tile 1, Ben 1.
TEST(PerftTogether, MyChoiceSetsOffKnockout) {
    Board b = main_game(2)
                  .tile(2, Tile::my_choice)
                  .tile(5, Tile::knockout)
                  .supply(kAnna, 2)
                  .supply(kBen, 1, 1);
    b.s.tile_dice.bar[kAnna] = {0, 1};
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 6, 4, 4}),
              (Tree{.decisions = 4, .leaves = 4, .money = 0}));
}

// [H2-1] [C1-1] Anna has five dice in casino 5, which came there without an activation. Named by My
// Choice, High Five gives her the token (10): none, named; placing 6 first: 1 end each; R, P, tile,
// and R for the die left (3) in each of the 3.
TEST(PerftTogether, MyChoiceSetsOffHighFive) {
    const Board b = main_game(3)
                        .tile(2, Tile::my_choice)
                        .tile(5, Tile::high_five)
                        .dice(5, kAnna, 5)
                        .supply(kAnna, 2);
    EXPECT_EQ(tree(whole_round(b), {2, 6, 4, 4, 3}),
              (Tree{.decisions = 6, .leaves = 3, .money = 10}));
}

// [D2-2] [G2-1] Anna has the token and a die in casino 5 with Double Down. Her small die there:
// none, 1 or 2 small ones to the tile: 3; her big one: a small and a big die, any of them: 4. Ten
// other placements 1 each; the roll of 2 and 4: 2. R, P, 2.
TEST(PerftTogether, PowerPlaySetsOffDoubleDown) {
    Board b = main_game(3)
                  .tile(2, Tile::power_play)
                  .tile(5, Tile::double_down)
                  .dice(2, kAnna, 2)
                  .dice(5, kAnna, 1)
                  .supply(kAnna, 1, 1);
    b.s.tiles[1].token = kAnna;
    EXPECT_EQ(tree(one_turn(b, kAnna), {2, 4}), (Tree{.decisions = 4, .leaves = 19, .money = 0}));
}

// [F1-1] [D2-3] Ben rolls 6 and blocks (18 ways); then Anna, who leads in 2 by two dice, has one
// die. With the token: the roll (3), five placements, or 6 which blocks again: 18 ways, 12 after
// the cluster of 3. Two or three blank dice in 2 take the token: the roll alone. Cluster 1: 6 x 24.
// Cluster 2: 5 x 24 + 1. Cluster 3: 5 x 18 + 1. R, 1, Anna 18, blocks 16.
TEST(PerftTogether, BlankDiceTakePowerPlay) {
    Board b = main_game(2)
                  .tile(2, Tile::power_play)
                  .tile(6, Tile::block_it)
                  .dice(2, kAnna, 2)
                  .supply(kAnna, 1)
                  .supply(kBen, 1);
    b.s.tiles[1].token = kAnna;
    b.s.start_seat = kBen;
    EXPECT_EQ(tree(whole_round(b), {6, 3}), (Tree{.decisions = 36, .leaves = 356, .money = 0}));
}

// [B1-2] [G1-1] Anna leads in 2 (card 6) and throws two fives; Ben has a die in 5 (card 7). None:
// Ben wins, 28 ends. One: a tie, 1 end. Both: Anna wins, 28. 1 + 15 + 15 decisions.
// Twice 28 x 13 + 14 x 10, and 6.
TEST(PerftTogether, PrimeTimeDecidesWhoHasTheBlackBox) {
    const Board b = main_game(3)
                        .tile(2, Tile::prime_time)
                        .tile(5, Tile::black_box)
                        .cards(2, {6})
                        .dice(2, kAnna, 1)
                        .cards(5, {7})
                        .dice(5, kBen, 1);
    EXPECT_EQ(tree(payout(b), {5, 5}), (Tree{.decisions = 31, .leaves = 57, .money = 1014}));
}

// [B1-1] [RY-55] Two players: the neutral player would get the higher card, so nobody throws; Anna
// has the lower one.
TEST(PerftTogether, TheNeutralPlayerHasNoPrimeTime) {
    const Board b = main_game(2)
                        .tile(4, Tile::prime_time)
                        .cards(4, {8, 5})
                        .dice(4, kNeutral, 1, 1)
                        .dice(4, kAnna, 2);
    EXPECT_EQ(tree(payout(b), {3, 4}), (Tree{.decisions = 0, .leaves = 1, .money = 5}));
}

// [D2-1] [RY-14] Two players: two neutral dice lie in 2. Anna rolls 2 2 4: placing the twos makes a
// tie: no token, so her next turn is a roll; 1 end. Placing 4: she rolls two dice (4 2; P): either,
// then the last one. R, P; R; R, P, R, R. 3 ends.
TEST(PerftTogether, NeutralDiceKeepTheTokenAway) {
    const Board b = main_game(2).tile(2, Tile::power_play).dice(2, kNeutral, 2).supply(kAnna, 3);
    EXPECT_EQ(tree(whole_round(b), {2, 2, 4, 4}), (Tree{.decisions = 7, .leaves = 3, .money = 0}));
}

// [E1-4] [RY-21] Casino 3 is closed; Anna has two dice and a chip; dice 3 3 3 5 5, again and again.
// R: 3 3, a free pass. R: 3 5: P. Place 5: R: 5: P: place it (the chip is left), or pay: R: 3, R:
// 3, R: 3, free passes, R: 5 is placed. Pay at first: R: 5 3, 5 is placed; R: 3, R: 3, R: 5. 3 + 2
// + 4 + 4; 3 ends, one with the chip.
TEST(PerftTogether, FreePassesCostNoChip) {
    const Board b = main_game(2).tile(1, Tile::no_entry).closed(3).supply(kAnna, 2).chips(kAnna, 1);
    EXPECT_EQ(tree(whole_round(b), {3, 3, 3, 5, 5}),
              (Tree{.decisions = 13, .leaves = 3, .money = 1}));
}

// The basic game, [RY-20] to [RY-23]: Anna has two dice and a chip, Ben one die; dice 2 5 3 1,
// again and again. R, P. Place 2, or 5: Ben R, Anna R (1), P: 1 (the chip is left), or the chip, R
// (2): twice 4 decisions, 2 ends. Pass: Ben R, Anna R (1 2), P, R after each: 5 decisions, 2 ends.
TEST(PerftTogether, ARoundOfTheBasicGame) {
    const Board b = royale(3).supply(kAnna, 2).chips(kAnna, 1).supply(kBen, 1);
    EXPECT_EQ(tree(whole_round(b), {2, 5, 3, 1}), (Tree{.decisions = 15, .leaves = 6, .money = 2}));
}

// [CL-5] [CL-11] [CL-12] An own 3 and a white 5; casino 3 holds 7. R, P. Place 3: the white die
// shows 3 next (R) and ties with it: 0. Place 5: the own die shows 3 next (R) and wins: 7.
TEST(PerftTogether, ARoundOfClassicWithWhiteDice) {
    const Board b = classic(2, true).supply(kAnna, 1, 0, 1).cards(3, {7});
    EXPECT_EQ(tree(whole_round(b), {3, 5}), (Tree{.decisions = 4, .leaves = 2, .money = 7}));
}

}  // namespace vegas::test
