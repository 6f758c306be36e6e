// D1 Pay Day: paid for every casino in which the player has dice.
#include "tests/support/board.hpp"

namespace vegas::test {

// [D1-1] [RY-34] This casino counts too; $10,000 and $20,000 are chips.
TEST(PayDay, PaysForEachCasinoWithDice) {
    for (int others = 0; others <= 5; ++others) {
        Board b = main_game(3);
        b.tile(6, Tile::pay_day);
        for (int casino = 1; casino <= others; ++casino) b.dice(casino, kAnna, casino % 2, 1);
        EXPECT_EQ(b.supply(kAnna, 1).rolled(kAnna, {6}).decision(), kOver);
        const int units = others + 1;
        EXPECT_EQ(b.chips(kAnna), units <= 2 ? units : 0) << units;
        EXPECT_EQ(b.hand(kAnna), units <= 2 ? Cards{} : Cards{units}) << units;
    }
}

// [D1-1] Closed casinos count; dice on tiles and dice of others do not.
TEST(PayDay, CountsClosedCasinosButNoTiles) {
    Board b = main_game(3);
    b.tile(1, Tile::pay_day).tile(2, Tile::double_down).tile(3, Tile::nice_dice);
    b.tile(4, Tile::my_choice).tile(5, Tile::knockout).closed(6);
    b.dice(6, kAnna, 1).dice(5, kAnna, 2).dice(4, kBen, 2).dice(3, kBlank, 1).dice(2, kNeutral, 1);
    b.s.tile_dice.doubled[kAnna] = {1, 0};
    b.s.tile_dice.spaces[2] = {.owner = kAnna};
    b.s.tile_dice.golden = {.owner = kAnna, .big = true};
    b.s.tile_dice.bar[kAnna] = {1, 0};
    b.supply(kAnna, 1).rolled(kAnna, {1});
    EXPECT_EQ(b.told("paid"), (Words{"paid,seat:0,casino:1,tile:D1,dollars:30000"}));
}

}  // namespace vegas::test
