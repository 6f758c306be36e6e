// H1 Nice Dice: a die on the space of its number is paid at the end of the round.
#include "engine/las_vegas/tiles/h1_nice_dice.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::nice_dice {
namespace {

using las_vegas::Dice;
using las_vegas::nice_dice::Contents;

// Anna rolled these (the last one is the big die), and placed the twos where the tile lies.
Board nice(std::initializer_list<int> faces, int big = 1) {
    Board b = main_game(3);
    b.tile(2, Tile::nice_dice).chips(kAnna, 1);
    b.supply(kAnna, static_cast<int>(faces.size()) - big, big).rolled(kAnna, faces);
    b.act({Act::place, 2});
    return b;
}

}  // namespace

// [H1-1] [RY-56] [ALL-2] Rolled and still in the supply, or just placed here.
TEST(NiceDice, OneDieMayBePutOnTheSpaceOfItsNumber) {
    Board b = nice({2, 2, 3, 3, 6, 2});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::nice_dice}));
    EXPECT_EQ(b.legal_actions(),
              (Words{"decline", "put_nice 0 2", "put_nice 0 3", "put_nice 0 6", "put_nice 1 2"}));
    Board decline = b;
    EXPECT_EQ(decline.act({Act::decline}).told(), Words{"declined,seat:0,casino:2,tile:H1"});
    Board placed = b;
    placed.act({Act::put_nice, 1, 2});
    EXPECT_EQ(placed.decision(), kOver);
    EXPECT_EQ(placed.count(2, kAnna), 2);
    EXPECT_EQ(placed.supply(kAnna), (Dice{3, 0}));
    EXPECT_EQ(placed.seen<Contents>(2).spaces[1], (las_vegas::SpaceView{kAnna, true}));
    EXPECT_EQ(placed.told(),
              Words{"space_filled,seat:0,casino:2,tile:H1,big:1,space:2,from:casino"});
    b.act({Act::put_nice, 0, 3});
    EXPECT_EQ(b.count(2, kAnna), 4);
    EXPECT_EQ(b.supply(kAnna), (Dice{2, 0}));
    EXPECT_EQ(b.seen<Contents>(2).spaces[2], (las_vegas::SpaceView{kAnna, false}));
    EXPECT_EQ(b.told(), Words{"space_filled,seat:0,casino:2,tile:H1,small:1,space:3,from:supply"});
}

// [H1-1] Older dice in the casino do not count.
TEST(NiceDice, OnlyDiceOfThisTurnCount) {
    Board b = main_game(3);
    b.tile(2, Tile::nice_dice).dice(2, kAnna, 2, 1).supply(kAnna, 1).rolled(kAnna, {2});
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "put_nice 0 2"}));
}

// [H1-2] The die there goes to the casino of its number, of whoever, without activation.
TEST(NiceDice, TheDieThereGoesToItsCasino) {
    for (const Seat owner : {kAnna, kCarla}) {
        Board b = nice({2, 3, 6});
        b.tile(3, Tile::jackpot);
        b.s.tile_dice.spaces[2] = {.owner = owner, .big = true};
        b.act({Act::put_nice, 0, 3});
        EXPECT_EQ(b.decision(), kOver);
        EXPECT_EQ(b.count(3, owner), 2);
        EXPECT_EQ(b.seen<Contents>(2).spaces[2], (las_vegas::SpaceView{kAnna, false}));
        EXPECT_EQ(b.told("tile_activated").size(), 0U);
        EXPECT_EQ(b.told("space_emptied"), Words{"space_emptied,seat:" + std::to_string(owner) +
                                                 ",casino:2,tile:H1,big:1,space:3"});
    }
}

// [H1-2] On the space of this casino's number the two change places.
TEST(NiceDice, OnTheOwnSpaceTheDiceChangePlaces) {
    Board b = nice({2, 3}, 0);
    b.s.tile_dice.spaces[1] = {.owner = kBen, .big = true};
    b.act({Act::put_nice, 0, 2});
    EXPECT_EQ(b.count(2, kAnna), 0);
    EXPECT_EQ(b.count(2, kBen), 2);
    EXPECT_EQ(b.seen<Contents>(2).spaces[1], (las_vegas::SpaceView{kAnna, false}));
}

// [H1-2] [E1-3] A taken space of the closed number is out, a free one is not.
TEST(NiceDice, ATakenSpaceOfAClosedCasinoCannotBeChosen) {
    Board b = nice({2, 3, 6});
    b.closed(3);
    EXPECT_EQ(b.legal_actions(),
              (Words{"decline", "put_nice 0 2", "put_nice 0 3", "put_nice 1 6"}));
    b.s.tile_dice.spaces[2] = {.owner = kBen};
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "put_nice 0 2", "put_nice 1 6"}));
}

// [H1-3] [RY-34] Big or small alike; [RY-30] after this casino's cards.
TEST(NiceDice, EachDieEarnsItsNumber) {
    Board b = main_game(3);
    b.tile(2, Tile::nice_dice).closed(2);
    b.s.tile_dice.spaces = {
        las_vegas::TileDie{kAnna}, {kBen, true}, {kCarla}, {kCarla, true}, {kAnna, true}, {kBen}};
    b.cards(2, {8, 5}).dice(2, kAnna, 1).pay();
    EXPECT_EQ(b.chips(kAnna), 1);
    EXPECT_EQ(b.chips(kBen), 2);
    EXPECT_EQ(b.hand(kAnna), (Cards{5, 8}));
    EXPECT_EQ(b.hand(kBen), Cards{6});
    EXPECT_EQ(b.hand(kCarla), (Cards{3, 4}));
    EXPECT_EQ(b.told().front(), "card_won,casino:2,seat:0,dollars:80000");
    EXPECT_EQ(b.s.tile_dice, las_vegas::TileDice{});  // [RY-54]
}

// [H1-4] After Power Play only the die just placed counts.
TEST(NiceDice, AfterPowerPlayOnlyThePlacedDieCounts) {
    Board b = main_game(3);
    b.tile(2, Tile::nice_dice).tile(4, Tile::power_play).dice(4, kAnna, 2).token(4, kAnna);
    b.dice(2, kAnna, 3).supply(kAnna, 4, 1).turn(kAnna).act({Act::power_play, 1, 2});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::nice_dice}));
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "put_nice 1 2"}));
    b.act({Act::put_nice, 1, 2});
    EXPECT_EQ(b.count(2, kAnna), 3);
    EXPECT_EQ(b.supply(kAnna), (Dice{4, 0}));
}

// [H1-1] [H2-1] By My Choice: the dice rolled and left, none of those placed in the other casino.
TEST(NiceDice, MyChoiceOffersTheDiceLeft) {
    Board b = main_game(3);
    b.tile(2, Tile::nice_dice).tile(5, Tile::my_choice).dice(2, kAnna, 1).chips(kAnna, 1);
    b.supply(kAnna, 3, 1).rolled(kAnna, {5, 2, 2, 5}).act({Act::place, 5}, {4, 4});
    b.act({Act::activate, 2});
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "put_nice 0 2"}));
    b.act({Act::put_nice, 0, 2});
    EXPECT_EQ(b.count(2, kAnna), 1);  // out of the supply
    EXPECT_EQ(b.supply(kAnna), (Dice{1, 0}));
    EXPECT_EQ(b.told(), Words{"space_filled,seat:0,casino:2,tile:H1,small:1,space:2,from:supply"});
}

// [H1-1] [H1-4] [ALL-1] Power Play in My Choice's casino: nothing was rolled, nothing lies here.
TEST(NiceDice, NothingOnOfferIsNoQuestion) {
    Board b = main_game(3);
    b.tile(2, Tile::nice_dice).tile(5, Tile::my_choice);
    b.tile(4, Tile::power_play).dice(4, kAnna, 2).token(4, kAnna);
    b.supply(kAnna, 3).turn(kAnna).act({Act::power_play, 0, 5}, {4, 4});
    b.act({Act::activate, 2});
    EXPECT_EQ(b.decision(), kOver);
}

// [H1-3]
TEST(NiceDice, ShowsTheRewardAndTheCasino) {
    Board b = nice({2, 1, 3});
    b.cards(2, {8, 5}).cards(3, {7, 3}).dice(2, kBen, 1).s.tile_dice.spaces[2] = {.owner = kCarla};
    EXPECT_EQ(b.shows({Act::put_nice, 0, 1}).chips, 1);
    EXPECT_TRUE(b.shows({Act::put_nice, 0, 1}).casinos.empty());
    const auto placed = b.shows({Act::put_nice, 0, 2});
    EXPECT_EQ(placed.chips, 2);
    ASSERT_EQ(placed.casinos.size, 1);
    EXPECT_EQ(list(placed.casinos[0].wins), (Cards{kBen, kNobody}));
    const auto pushed = b.shows({Act::put_nice, 1, 3});
    EXPECT_EQ(pushed.dollars, 30'000);
    EXPECT_EQ(pushed.dice, (las_vegas::DiceView{.small = 0, .big = 1}));
    ASSERT_EQ(pushed.casinos.size, 1);
    EXPECT_EQ(pushed.casinos[0].casino, 2);
    EXPECT_EQ(list(pushed.casinos[0].wins), (Cards{kCarla, kNobody}));
}

}  // namespace vegas::test::nice_dice
