// G2 Double Down: dice moved from this casino to the tile, which pays like a casino.
#include "engine/las_vegas/tiles/g2_double_down.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::double_down {
namespace {

using las_vegas::double_down::Contents;

// Anna has 2 small and the big die in casino 2, the last one just placed.
Board doubling() {
    Board b = main_game(3);
    b.tile(2, Tile::double_down).cards(2, {8, 5}).dice(2, kAnna, 1, 1).dice(2, kBen, 3);
    b.supply(kAnna, 1).rolled(kAnna, {2});
    return b;
}

}  // namespace

// [G2-1] [RY-56] [ALL-2]
TEST(DoubleDown, AnyNumberOfOwnDiceMayMove) {
    Board b = doubling();
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::double_down}));
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "double_down 0 1", "double_down 1",
                                        "double_down 1 1", "double_down 2", "double_down 2 1"}));
    b.act({Act::double_down, 1, 1});
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.count(2, kAnna), 1);
    ASSERT_EQ(b.seen<Contents>(2).dice.size, 1);
    EXPECT_EQ(b.seen<Contents>(2).dice[0],
              (las_vegas::OwnerView{kAnna, {.small = 1, .big = 1}, 3}));
    EXPECT_EQ(list(b.seen<Contents>(2).wins), (Cards{kAnna, kNobody}));
    EXPECT_EQ(b.told(), (Words{"doubled,seat:0,casino:2,tile:G2,small:1,big:1"}));
}

// [G2-1] [RY-56]
TEST(DoubleDown, NoDiceIsAnAnswer) {
    Board b = doubling();
    b.act({Act::decline});
    EXPECT_EQ(b.told(), (Words{"declined,seat:0,casino:2,tile:G2"}));
    EXPECT_EQ(b.count(2, kAnna), 4);
    EXPECT_TRUE(b.seen<Contents>(2).dice.empty());
}

// [G2-1] Later ones join those that lie there.
TEST(DoubleDown, DiceAddUp) {
    Board b = doubling();
    b.act({Act::double_down, 2, 0}).supply(kAnna, 1).rolled(kAnna, {2});
    EXPECT_EQ(b.legal_actions(),
              (Words{"decline", "double_down 0 1", "double_down 1", "double_down 1 1"}));
    b.act({Act::double_down, 1, 0});
    EXPECT_EQ(b.seen<Contents>(2).dice[0].count, 3);
}

// [G2-2] [RY-2] Like a casino: ties removed, a big die weighs 2.
TEST(DoubleDown, PaysLikeACasino) {
    using D = las_vegas::Dice;
    struct Case {
        std::array<D, 5> dice;
        Seat first, second;
    };
    for (const Case& c : {Case{{}, kNobody, kNobody},
                          {{D{1, 0}}, kAnna, kNobody},
                          {{D{1, 0}, D{0, 1}, D{3, 0}}, kCarla, kBen},
                          {{D{2, 0}, D{0, 1}, D{1, 0}}, kCarla, kNobody},
                          {{D{1, 1}, D{2, 0}, D{3, 0}, D{2, 0}, D{1, 0}}, kEve, kNobody},
                          {{D{1, 0}, D{1, 0}}, kNobody, kNobody}}) {
        Board b = main_game(5);
        b.tile(2, Tile::double_down).s.tile_dice.doubled = c.dice;
        b.pay();
        for (const Seat seat : {kAnna, kBen, kCarla, kDenny, kEve}) {
            const Cards won = seat == c.first ? Cards{6} : seat == c.second ? Cards{3} : Cards{};
            EXPECT_EQ(b.hand(seat), won) << int{seat};
        }
    }
}

// [G2-2] [RY-30] They do not count in the casino; the tile pays right after its cards.
TEST(DoubleDown, DiceOnTheTileDoNotCountInTheCasino) {
    Board b = doubling();
    b.act({Act::double_down, 1, 1}).cards(3, {3, 3}).pay();
    EXPECT_EQ(
        b.told(),
        (Words{"card_won,casino:2,seat:1,dollars:80000", "card_won,casino:2,seat:0,dollars:50000",
               "paid,seat:0,casino:2,tile:G2,dollars:60000", "card_returned,casino:3,dollars:30000",
               "card_returned,casino:3,dollars:30000"}));
    EXPECT_TRUE(b.s.tile_dice.doubled[kAnna].none());  // [RY-54]
}

// [G2-1] [ALL-1] [H2-1] By My Choice without own dice in casino 2: nothing is asked.
TEST(DoubleDown, WithoutOwnDiceThereIsNoQuestion) {
    Board b = main_game(3);
    b.tile(2, Tile::double_down).dice(2, kBen, 3).tile(4, Tile::my_choice);
    b.supply(kAnna, 1).rolled(kAnna, {4, 4, 4}).act({Act::activate, 2});
    EXPECT_EQ(b.decision(), kOver);
}

// [G2-2] [E1-3] A closed casino's tile pays.
TEST(DoubleDown, PaysInAClosedCasino) {
    Board b = doubling();
    b.act({Act::double_down, 1, 0}).closed(2).pay();
    EXPECT_EQ(b.told("paid"), (Words{"paid,seat:0,casino:2,tile:G2,dollars:60000"}));
}

// [G2-1] [G2-2]
TEST(DoubleDown, ShowsTheCasinoAndTheTile) {
    Board b = doubling();
    b.s.tile_dice.doubled[kCarla] = {2, 0};
    const auto p = b.shows({Act::double_down, 1, 0});
    EXPECT_EQ(p.dice, (las_vegas::DiceView{.small = 1}));
    ASSERT_EQ(p.casinos.size, 1);
    EXPECT_EQ(list(p.casinos[0].wins), (Cards{kNobody, kNobody}));  // 3 against 3
    EXPECT_EQ(list(p.tile_wins), (Cards{kCarla, kAnna}));
    EXPECT_TRUE(b.shows({Act::decline}).is_nothing());
}

}  // namespace vegas::test::double_down
