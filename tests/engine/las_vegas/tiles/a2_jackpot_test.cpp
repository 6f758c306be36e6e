// A2 Jackpot: a growing amount for a seven or a double.
#include "engine/las_vegas/tiles/a2_jackpot.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::jackpot {
namespace {

using las_vegas::jackpot::Contents;

Board jackpot() {
    Board b = main_game(3);
    b.tile(2, Tile::jackpot).supply(kAnna, 1);
    return b;
}

// Throws that win nothing, as often as asked for.
Board& lose(Board& b, int times) {
    for (int i = 0; i < times; ++i) b.supply(kAnna, 1).rolled(kAnna, {2, 1, 2});
    return b;
}

}  // namespace

// [A2-1]
TEST(Jackpot, SevenOrADoubleWinsTheAmountUnderTheCounter) {
    for (int x = 1; x <= 6; ++x) {
        for (int y = 1; y <= 6; ++y) {
            Board b = jackpot();
            EXPECT_EQ(b.rolled(kAnna, {2, x, y}).decision(), kOver);
            const bool wins = x == y || x + y == 7;
            EXPECT_EQ(b.hand(kAnna), wins ? Cards{3} : Cards{}) << x << y;
            EXPECT_EQ(b.seen<Contents>(2).dollars, wins ? 30'000 : 40'000) << x << y;
            EXPECT_TRUE(b.seen(2).black_dice.empty());
        }
    }
}

// [A2-1]
TEST(Jackpot, TheCounterRisesToEightyThousandAndFallsBack) {
    for (int lost = 0; lost <= 7; ++lost) {
        Board b = jackpot();
        lose(b, lost);
        const int amount = std::min(3 + lost, 8);
        EXPECT_EQ(b.seen<Contents>(2).dollars, amount * 10'000);
        EXPECT_EQ(b.hand(kAnna), Cards{});
        b.supply(kBen, 1).rolled(kBen, {2, 5, 5});  // whoever wins
        EXPECT_EQ(b.hand(kBen), Cards{amount});
        EXPECT_EQ(b.seen<Contents>(2).dollars, 30'000);
    }
}

// [A2-1]
TEST(Jackpot, TellsTheThrowThePaymentAndTheCounter) {
    Board b = jackpot();
    lose(b, 1);
    EXPECT_EQ(b.told("black_rolled"), (Words{"black_rolled,seat:0,casino:2,tile:A2,dice:[1,2]"}));
    EXPECT_EQ(b.told("counter_moved"), (Words{"counter_moved,casino:2,tile:A2,dollars:40000"}));
    b.supply(kAnna, 1).rolled(kAnna, {2, 3, 4});
    EXPECT_EQ(b.told("paid"), (Words{"paid,seat:0,casino:2,tile:A2,dollars:40000"}));
    EXPECT_EQ(b.told("counter_moved"), (Words{"counter_moved,casino:2,tile:A2,dollars:30000"}));
}

}  // namespace vegas::test::jackpot
