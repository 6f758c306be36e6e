// The move that Handicap and My Choice give. [F2-3]
#include "engine/las_vegas/tiles/a2_jackpot.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

// Anna has dice left, placed one in casino 2 and is asked for the move of My Choice there.
Board moving(int small, int big, int closed = 0) {
    Board b = main_game(3);
    b.tile(2, Tile::my_choice);
    if (closed > 0) b.closed(closed);
    b.supply(kAnna, 1).rolled(kAnna, {2, 5, 4});
    b.supply(kAnna, small, big);
    return b;
}

}  // namespace

// [F2-3] [RY-56] [ALL-2] A die of the supply to any casino, or an own die from any casino.
TEST(Move, TurnsADieOrTakesOneBack) {
    Board b = moving(2, 0);
    b.dice(6, kAnna, 3, 1).dice(5, kBen, 2).dice(4, kBlank, 1).act({Act::choose, 5});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::move}));
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "turn_die 0 1", "turn_die 0 2", "turn_die 0 3",
                                        "turn_die 0 4", "turn_die 0 5", "turn_die 0 6",
                                        "take_back 0 2", "take_back 0 6", "take_back 1 6"}));
    Board turned = b;
    turned.act({Act::turn_die, 0, 4});
    EXPECT_EQ(turned.count(4, kAnna), 1);
    EXPECT_EQ(turned.supply(kAnna), (las_vegas::Dice{1, 0}));
    EXPECT_EQ(turned.told(), (Words{"die_turned,seat:0,casino:4,small:1"}));
    Board taken = b;
    taken.act({Act::take_back, 1, 6});
    EXPECT_EQ(taken.count(6, kAnna), 3);
    EXPECT_EQ(taken.supply(kAnna), (las_vegas::Dice{2, 1}));
    EXPECT_EQ(taken.told(), (Words{"die_taken_back,seat:0,casino:6,big:1"}));
    b.act({Act::decline});
    EXPECT_EQ(b.told(), (Words{"declined,seat:0,casino:2,tile:H2"}));
}

// [F2-3] Also the one placed this turn.
TEST(Move, TheDieJustPlacedMayComeBack) {
    Board b = moving(0, 0);
    b.act({Act::choose, 5});
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "take_back 0 2"}));
    b.act({Act::take_back, 0, 2});
    EXPECT_EQ(b.supply(kAnna), (las_vegas::Dice{1, 0}));
    EXPECT_EQ(b.count(2, kAnna), 0);
}

// [F2-3] [E1-3] Closed casinos are out, for dice that come and dice that leave.
TEST(Move, ClosedCasinosAreOut) {
    Board b = moving(0, 1, 6);
    b.dice(6, kAnna, 2).act({Act::choose, 5});
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "turn_die 1 1", "turn_die 1 2", "turn_die 1 3",
                                        "turn_die 1 4", "turn_die 1 5", "take_back 0 2"}));
}

// [F2-3] Dice on tiles are out, and so are those of others.
TEST(Move, DiceOnTilesStay) {
    Board b = moving(0, 0);
    b.tile(5, Tile::double_down).tile(6, Tile::nice_dice).dice(4, kBen, 3);
    b.s.tile_dice.doubled[kAnna] = {1, 1};
    b.s.tile_dice.spaces[3] = {.owner = kAnna};
    b.s.tile_dice.golden = {.owner = kAnna};
    b.act({Act::choose, 5});
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "take_back 0 2"}));
}

// [F2-3] [H2-3] [ALL-1] It may be chosen when no move is possible: nothing happens.
TEST(Move, NoMovePossibleIsNoQuestion) {
    Board b = moving(0, 0);
    b.s.casinos[1].dice[kAnna] = {};  // as if it had left for another tile
    b.act({Act::choose, 5});
    EXPECT_EQ(b.decision(), kOver);
}

// [F2-3] [RY-52] The die comes without an activation.
TEST(Move, ActivatesNothing) {
    Board b = moving(1, 0);
    b.tile(6, Tile::jackpot).act({Act::choose, 5}).act({Act::turn_die, 0, 6});
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.told("tile_activated").size(), 0U);
    EXPECT_EQ(b.seen<las_vegas::jackpot::Contents>(6).dollars, 30'000);
}

// [RY-23] A die that was taken back last goes on; the seats clockwise come first.
TEST(Move, ARefilledSupplyGoesOn) {
    for (const bool ben_has_dice : {false, true}) {
        Board b = main_game(3);
        b.tile(2, Tile::my_choice).supply(kAnna, 1).supply(kBen, ben_has_dice ? 1 : 0);
        b.round(kAnna).act({Act::roll}, {2, 5, 5}).act({Act::take_back, 0, 2});
        EXPECT_EQ(b.decision(), (Decision{ben_has_dice ? kBen : kAnna, Ask::roll}));
    }
}

// [F2-3]
TEST(Move, ShowsTheCasinoAsItWouldStand) {
    Board b = moving(0, 1);
    b.cards(6, {9, 4}).dice(6, kBen, 1).dice(6, kAnna, 1).act({Act::choose, 5});
    const auto turned = b.shows({Act::turn_die, 1, 6});
    EXPECT_EQ(turned.dice, (las_vegas::DiceView{.small = 0, .big = 1}));
    ASSERT_EQ(turned.casinos.size, 1);
    EXPECT_EQ(list(turned.casinos[0].wins), (Cards{kAnna, kBen}));
    EXPECT_EQ(turned.tile, Tile::none);
    const auto taken = b.shows({Act::take_back, 0, 6});
    EXPECT_EQ(list(taken.casinos[0].wins), (Cards{kBen, kNobody}));
    EXPECT_TRUE(b.shows({Act::decline}).is_nothing());
}

}  // namespace vegas::test
