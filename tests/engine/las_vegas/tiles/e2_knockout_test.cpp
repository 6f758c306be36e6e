// E2 Knockout?: everybody else puts a die into the bar; the player takes the own ones out.
#include "engine/las_vegas/tiles/e2_knockout.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

Board knockout(int seats = 3) {
    Board b = main_game(seats);
    b.tile(2, Tile::knockout);
    return b;
}

}  // namespace

// [E2-1] [RY-53] Clockwise from the left, each a die of its choice.
TEST(Knockout, EveryOtherSeatPutsOneDie) {
    Board b = knockout(5);
    for (const Seat seat : {kAnna, kBen, kCarla, kEve}) b.supply(seat, 2, 1);
    b.supply(kDenny, 1).rolled(kDenny, {2});
    for (const Seat seat : {kEve, kAnna, kBen, kCarla}) {
        EXPECT_EQ(b.decision(), (Decision{seat, Ask::knockout}));
        EXPECT_EQ(b.legal_actions(), (Words{"bar", "bar 1"}));
        b.act({Act::bar, static_cast<std::uint8_t>(seat % 2)});
    }
    EXPECT_EQ(b.decision(), kOver);
    for (const Seat seat : {kAnna, kCarla, kEve}) {
        EXPECT_EQ(b.supply(seat), (las_vegas::Dice{1, 1}));
    }
    EXPECT_EQ(b.supply(kBen), (las_vegas::Dice{2, 0}));
    const auto v = b.seen<las_vegas::knockout::Contents>(2);
    ASSERT_EQ(v.dice.size, 4);
    EXPECT_EQ(v.dice[1], (las_vegas::OwnerView{kBen, {.small = 0, .big = 1}, 2}));
    EXPECT_EQ(v.dice[3].owner, kEve);
    EXPECT_TRUE(b.supply(kDenny).none());
}

// [E2-1] [ALL-1] No question where the dice leave no choice; [RY-56] none may decline.
TEST(Knockout, ASingleKindOfDieGoesWithoutAQuestion) {
    Board b = knockout();
    b.supply(kBen, 3).supply(kCarla, 0, 1).supply(kAnna, 1).rolled(kAnna, {2});
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.supply(kBen), (las_vegas::Dice{2, 0}));
    EXPECT_TRUE(b.supply(kCarla).none());
    EXPECT_EQ(b.told("barred"), (Words{"barred,seat:1,casino:2,tile:E2,small:1",
                                       "barred,seat:2,casino:2,tile:E2,big:1"}));
}

// [E2-1] [RY-2] Two dice in the bar are enough, and the big one is one die.
TEST(Knockout, WhoHasNoneLeftOrTwoInTheBarPutsNothing) {
    struct Case {
        las_vegas::Dice bar, supply;
        bool puts;
    };
    for (const Case& c : {Case{{}, {3, 0}, true},
                          {{1, 0}, {3, 0}, true},
                          {{0, 1}, {3, 0}, true},
                          {{1, 1}, {3, 0}, false},
                          {{2, 0}, {0, 1}, false},
                          {{}, {}, false}}) {
        Board b = knockout(2);
        b.s.tile_dice.bar[kBen] = c.bar;
        b.s.players[kBen].supply = c.supply;
        b.supply(kAnna, 1).rolled(kAnna, {2});
        EXPECT_EQ(b.decision(), kOver);
        EXPECT_EQ(b.told("barred").size(), c.puts ? 1U : 0U);
        EXPECT_EQ(b.supply(kBen).pieces(), c.supply.pieces() - (c.puts ? 1 : 0));
    }
}

// [E2-1] The own dice come back last.
TEST(Knockout, ThePlayerTakesBackAllOwnDice) {
    Board b = knockout();
    b.s.tile_dice.bar = {las_vegas::Dice{1, 1}, las_vegas::Dice{1, 0}};
    b.supply(kAnna, 1).supply(kBen, 1).rolled(kAnna, {2});
    EXPECT_EQ(b.supply(kAnna), (las_vegas::Dice{1, 1}));
    EXPECT_EQ(b.s.tile_dice.bar[kBen], (las_vegas::Dice{2, 0}));
    EXPECT_TRUE(b.s.tile_dice.bar[kAnna].none());
    const Words told = b.told();
    EXPECT_EQ(Words(told.end() - 2, told.end()),
              (Words{"barred,seat:1,casino:2,tile:E2,small:1",
                     "unbarred,seat:0,casino:2,tile:E2,small:1,big:1"}));
}

// [RY-23] The last dice of all are placed, and come back by the tile: the same seat goes on.
TEST(Knockout, ARefilledSupplyGoesOn) {
    Board b = knockout();
    b.s.tile_dice.bar[kAnna] = {1, 0};
    b.supply(kAnna, 1).round(kAnna).act({Act::roll}, {2});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::roll}));
    EXPECT_EQ(b.act({Act::roll}, {2}).decision(), kOver);
}

// [RY-22] [RY-23] The dice that the others put in may be their last: they are skipped.
TEST(Knockout, WhoPutTheLastDieInIsSkipped) {
    Board b = knockout(5);
    b.supply(kAnna, 2).chips(kAnna, 1).supply(kBen, 1).supply(kDenny, 2);
    b.round(kAnna).act({Act::roll}, {2, 3}).act({Act::place, 2});
    EXPECT_TRUE(b.supply(kBen).none());
    EXPECT_EQ(b.decision(), (Decision{kDenny, Ask::roll}));
    EXPECT_EQ(b.supply(kDenny), (las_vegas::Dice{1, 0}));
}

// [E2-2] Dice in the bar win nothing and count nowhere.
TEST(Knockout, DiceInTheBarDoNotCount) {
    Board b = knockout();
    b.cards(2, {8, 5}).dice(2, kBen, 1);
    b.s.tile_dice.bar[kCarla] = {1, 1};
    EXPECT_EQ(list(las_vegas::view(b.s, kNobody).casinos[1].wins), (Cards{kBen, kNobody}));
    b.pay();
    EXPECT_EQ(b.hand(kBen), Cards{8});
    EXPECT_EQ(b.hand(kCarla), Cards{});
    EXPECT_TRUE(b.s.tile_dice.bar[kCarla].none());  // [RY-54]
}

// [E2-1] The dice that were rolled and not placed stay the player's while the others answer.
TEST(Knockout, ShowsTheDieThatWouldGo) {
    Board b = knockout();
    b.supply(kBen, 1, 1).supply(kAnna, 2).chips(kAnna, 1).rolled(kAnna, {2, 6});
    b.act({Act::place, 2});
    EXPECT_EQ(b.decision().seat, kBen);
    EXPECT_EQ(b.shows({Act::bar, 0}).dice, (las_vegas::DiceView{.small = 1}));
    EXPECT_EQ(b.shows({Act::bar, 1}).dice, (las_vegas::DiceView{.small = 0, .big = 1}));
    const auto roll = las_vegas::view(b.s, kNobody).roll;
    ASSERT_TRUE(roll.has_value());
    EXPECT_EQ(list(roll->small), Cards{6});
}

}  // namespace vegas::test
