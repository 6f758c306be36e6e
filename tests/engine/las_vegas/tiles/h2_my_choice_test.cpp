// H2 My Choice: one of two results of the black dice.
#include "engine/las_vegas/tiles/h2_my_choice.hpp"
#include "engine/las_vegas/tiles/c1_high_five.hpp"
#include "engine/las_vegas/tiles/d2_power_play.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::my_choice {
namespace {

using las_vegas::Dice;
using las_vegas::my_choice::Contents;

// Anna has thrown these with the tile in casino 2.
Board thrown(int x, int y, int seats = 3) {
    Board b = main_game(seats);
    b.tile(2, Tile::my_choice).supply(kAnna, 1).rolled(kAnna, {2, x, y});
    return b;
}

}  // namespace

// [H2-1] [ALL-1] [ALL-2] A double is no choice.
TEST(MyChoice, OneOfTwoResults) {
    Board b = thrown(6, 3);
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::my_choice}));
    EXPECT_EQ(b.legal_actions(), (Words{"choose 3", "choose 6"}));
    EXPECT_EQ(list(b.seen(2).black_dice), (Cards{6, 3}));
    b.act({Act::choose, 3});
    EXPECT_EQ(b.hand(kAnna), Cards{3});
    EXPECT_TRUE(b.seen(2).black_dice.empty());
    EXPECT_EQ(b.told(), (Words{"chosen,seat:0,casino:2,tile:H2,number:3",
                               "paid,seat:0,casino:2,tile:H2,dollars:30000"}));
    EXPECT_EQ(thrown(1, 1).chips(kAnna), 1);
    EXPECT_EQ(thrown(2, 2).chips(kAnna), 2);
    EXPECT_EQ(thrown(3, 3).told("chosen"), Words{"chosen,seat:0,casino:2,tile:H2,number:3"});
}

// [H2-1] [E1-3] [RY-56] Any other tile in play whose casino is open, with or without activation.
TEST(MyChoice, FourNamesAnotherTile) {
    Board b = thrown(4, 1);
    b.tile(1, Tile::jackpot).tile(3, Tile::prime_time).tile(5, Tile::pay_day);
    b.tile(6, Tile::black_box).closed(5).act({Act::choose, 4});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::my_choice_tile}));
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "activate 1", "activate 3", "activate 6"}));
    for (const std::uint8_t no_activation : {std::uint8_t{3}, std::uint8_t{6}}) {
        Board named = b;
        named.act({Act::activate, no_activation});
        EXPECT_EQ(named.decision(), kOver);
        EXPECT_EQ(named.told(),
                  Words{no_activation == 3 ? "not_activated,seat:0,casino:3,tile:B1"
                                           : "not_activated,seat:0,casino:6,tile:G1"});
    }
    Board declined = b;
    EXPECT_EQ(declined.act({Act::decline}).told(), Words{"declined,seat:0,casino:2,tile:H2"});
    b.act({Act::activate, 1}, {2, 2});
    EXPECT_EQ(b.told("tile_activated"), Words{"tile_activated,seat:0,casino:1,tile:A2"});
    EXPECT_EQ(b.hand(kAnna), Cards{3});
}

// [H2-1] A named tile without an activation activates nothing, and that is what is shown.
TEST(MyChoice, ShowsWhatItWouldBring) {
    Board b = thrown(4, 2);
    b.tile(1, Tile::jackpot).tile(3, Tile::prime_time);
    EXPECT_EQ(b.shows({Act::choose, 2}).chips, 2);
    EXPECT_TRUE(b.shows({Act::choose, 4}).is_nothing());
    b.act({Act::choose, 4});
    EXPECT_EQ(b.shows({Act::activate, 1}).tile, Tile::jackpot);
    EXPECT_EQ(b.shows({Act::activate, 3}).tile, Tile::none);
    EXPECT_EQ(thrown(3, 6).shows({Act::choose, 3}).dollars, 30'000);
}

// [H2-3] [ALL-1] No other tile, no die: it may still be chosen, and does nothing.
TEST(MyChoice, AResultThatCannotBeCarriedOutDoesNothing) {
    for (const std::uint8_t result : {std::uint8_t{4}, std::uint8_t{6}}) {
        Board b = thrown(1, result);
        const las_vegas::State before = b.s;
        b.act({Act::choose, result});
        EXPECT_EQ(b.decision(), kOver);
        EXPECT_EQ(b.s.players, before.players);
        EXPECT_EQ(b.s.tile_dice, before.tile_dice);
    }
    Board closed = thrown(4, 1);  // [E1-3] the only other tile is behind closed doors
    closed.tile(5, Tile::jackpot).closed(5).act({Act::choose, 4});
    EXPECT_EQ(closed.decision(), kOver);
}

// [H2-1] [RY-2] [RY-56]
TEST(MyChoice, SixPutsADieOnTheGoldenSpace) {
    Board b = thrown(6, 1);
    b.supply(kAnna, 2, 1).act({Act::choose, 6});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::my_choice_golden}));
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "put_golden", "put_golden 1"}));
    EXPECT_EQ(b.shows({Act::put_golden, 1}).dollars, 60'000);
    EXPECT_EQ(b.shows({Act::put_golden, 1}).dice, (las_vegas::DiceView{.small = 0, .big = 1}));
    Board declined = b;
    declined.act({Act::decline});
    EXPECT_EQ(declined.seen<Contents>(2).golden.owner, kNobody);
    b.act({Act::put_golden, 1});
    EXPECT_EQ(b.supply(kAnna), (Dice{2, 0}));
    EXPECT_EQ(b.seen<Contents>(2).golden, (las_vegas::SpaceView{kAnna, true}));
    EXPECT_EQ(b.told(), Words{"golden_filled,seat:0,casino:2,tile:H2,big:1"});
}

// [H2-1] A die already there goes back to its owner, be it the player.
TEST(MyChoice, TheGoldenDieGoesBackToItsOwner) {
    Board b = thrown(6, 1);
    b.s.tile_dice.golden = {.owner = kCarla, .big = true};
    b.supply(kAnna, 2).act({Act::choose, 6}).act({Act::put_golden, 0});
    EXPECT_EQ(b.supply(kCarla), (Dice{0, 1}));
    EXPECT_EQ(b.seen<Contents>(2).golden, (las_vegas::SpaceView{kAnna, false}));
    EXPECT_EQ(b.told(), (Words{"golden_emptied,seat:2,casino:2,tile:H2,big:1",
                               "golden_filled,seat:0,casino:2,tile:H2,small:1"}));
    Board own = thrown(6, 1);
    own.s.tile_dice.golden = {.owner = kAnna, .big = true};
    own.supply(kAnna, 1).act({Act::choose, 6}).act({Act::put_golden, 0});
    EXPECT_EQ(own.supply(kAnna), (Dice{0, 1}));
    Board empty = thrown(6, 1);  // without a die in the supply the one there stays
    empty.s.tile_dice.golden = {.owner = kAnna};
    EXPECT_EQ(empty.act({Act::choose, 6}).decision(), kOver);
    EXPECT_EQ(empty.seen<Contents>(2).golden.owner, kAnna);
}

// [RY-23] The die that comes back may be the only one left in the round.
TEST(MyChoice, ADieBackFromTheGoldenSpaceGoesOn) {
    Board b = main_game(5);
    b.tile(2, Tile::my_choice).supply(kAnna, 2).chips(kAnna, 1);
    b.s.tile_dice.golden = {.owner = kDenny};
    b.round(kAnna).act({Act::roll}, {2, 3}).act({Act::place, 2}, {6, 6});
    b.act({Act::put_golden, 0});
    EXPECT_TRUE(b.supply(kAnna).none());
    EXPECT_EQ(b.decision(), (Decision{kDenny, Ask::roll}));
    EXPECT_EQ(b.s.roll, las_vegas::Roll{});
}

// [H2-2] [RY-30]
TEST(MyChoice, TheGoldenSpaceEarnsSixtyThousand) {
    for (const bool big : {false, true}) {
        Board b = main_game(3);
        b.tile(2, Tile::my_choice).cards(2, {8, 5}).dice(2, kBen, 1).closed(2);
        b.s.tile_dice.golden = {.owner = kCarla, .big = big};
        b.pay();
        EXPECT_EQ(b.told(), (Words{"card_won,casino:2,seat:1,dollars:80000",
                                   "card_returned,casino:2,dollars:50000",
                                   "paid,seat:2,casino:2,tile:H2,dollars:60000"}));
    }
}

// [H2-1] [F2-3] My Choice, Handicap inside it, and its move inside that.
TEST(MyChoice, HandicapsMoveInside) {
    Board b = thrown(4, 1);
    b.tile(5, Tile::handicap).act({Act::choose, 4}).act({Act::activate, 5});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::handicap}));
    b.act({Act::take_blank, 2, 2});
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "take_back 0 2"}));
    b.act({Act::take_back, 0, 2});
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.supply(kAnna), (Dice{1, 0}));
    EXPECT_EQ(b.told(), Words{"die_taken_back,seat:0,casino:2,small:1"});
}

// [H2-1] C1 needs a count of 5 there, D2 a sole majority there, as always.
TEST(MyChoice, ConditionsOfTheNamedTileHold) {
    for (const bool enough : {false, true}) {
        Board b = thrown(4, 1);
        b.tile(5, Tile::high_five).dice(5, kAnna, enough ? 3 : 2, 1).dice(5, kBen, 6);
        b.act({Act::choose, 4}).act({Act::activate, 5});
        EXPECT_EQ(b.seen<las_vegas::high_five::Contents>(5).holder, enough ? kAnna : kNobody);
        Board power = thrown(4, 1);
        power.tile(5, Tile::power_play).dice(5, kAnna, 2).dice(5, kBlank, enough ? 1 : 2);
        power.act({Act::choose, 4}).act({Act::activate, 5});
        EXPECT_EQ(power.seen<las_vegas::power_play::Contents>(5).holder, enough ? kAnna : kNobody);
    }
}

}  // namespace vegas::test::my_choice
