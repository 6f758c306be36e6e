// B2 Fifty Fifty: higher or lower, for rewards that rise.
#include "engine/las_vegas/tiles/b2_fifty_fifty.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::fifty_fifty {
namespace {

using las_vegas::fifty_fifty::Contents;

// Anna has activated the tile and thrown 3 and 4.
Board thrown(int x = 3, int y = 4) {
    Board b = main_game(3);
    b.tile(2, Tile::fifty_fifty).supply(kAnna, 1).rolled(kAnna, {2, x, y});
    return b;
}

// So many bets in a row that win: 7 to 8, to 9, to 10, to 11.
Board won(int bets) {
    Board b = thrown();
    for (int i = 0; i < bets; ++i) b.act({Act::higher}, {6, 2 + i});
    return b;
}

}  // namespace

// [B2-1]
TEST(FiftyFifty, TheFirstThrowMovesTheCounterToTheFirstReward) {
    Board b = main_game(3);
    b.tile(2, Tile::fifty_fifty).tile(3, Tile::jackpot);
    EXPECT_EQ(b.seen<Contents>(2).space, 0);
    b.supply(kAnna, 1).rolled(kAnna, {2, 3, 4});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::fifty_fifty}));
    EXPECT_EQ(b.legal_actions(), (Words{"stop", "higher", "lower"}));
    EXPECT_EQ(b.seen<Contents>(2).space, 1);
    EXPECT_EQ(list(b.seen(2).black_dice), (Cards{3, 4}));
    EXPECT_TRUE(b.seen(3).black_dice.empty());
    EXPECT_EQ(b.told("black_rolled"), (Words{"black_rolled,seat:0,casino:2,tile:B2,dice:[3,4]"}));
    EXPECT_EQ(b.told("counter_moved"), (Words{"counter_moved,casino:2,tile:B2,space:1"}));
}

// [B2-1] [B2-2] [RY-34] [RY-56]
TEST(FiftyFifty, StoppingTakesTheRewardUnderTheCounter) {
    const std::array<int, 4> chips{0, 1, 0, 0};
    const std::array<Cards, 4> cards{Cards{}, Cards{}, Cards{3}, Cards{4}};
    for (int bets = 0; bets < 4; ++bets) {
        Board b = won(bets);
        EXPECT_EQ(b.seen<Contents>(2).space, bets + 1);
        EXPECT_EQ(b.act({Act::stop}).decision(), kOver);
        EXPECT_EQ(b.chips(kAnna), chips[to_index(bets)]) << bets;
        EXPECT_EQ(b.hand(kAnna), cards[to_index(bets)]) << bets;
        EXPECT_EQ(b.seen<Contents>(2).space, 0);
        EXPECT_TRUE(b.seen(2).black_dice.empty());
        EXPECT_EQ(b.told("counter_moved"), (Words{"counter_moved,casino:2,tile:B2,space:0"}));
    }
}

// [B2-3] [ALL-1]
TEST(FiftyFifty, OnTheLastSpaceNothingIsAsked) {
    const Board b = won(4);
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.hand(kAnna), Cards{6});
    EXPECT_EQ(b.chips(kAnna), 0);
    EXPECT_EQ(b.seen<Contents>(2).space, 0);
    EXPECT_EQ(b.told(),
              (Words{"bet,seat:0,casino:2,tile:B2,bet:higher",
                     "black_rolled,seat:0,casino:2,tile:B2,dice:[6,5]",
                     "bet_won,seat:0,casino:2,tile:B2", "counter_moved,casino:2,tile:B2,space:5",
                     "paid,seat:0,casino:2,tile:B2,dollars:60000",
                     "counter_moved,casino:2,tile:B2,space:0"}));
}

// [B2-2] An equal sum loses; a bet is about the throw before it, not the first one.
TEST(FiftyFifty, BetsAreOnTheSumOfTheNextThrow) {
    struct Case {
        Act bet;
        std::array<int, 2> before, next;
        bool wins;
    };
    for (const Case& c : {Case{Act::higher, {3, 4}, {6, 2}, true},
                          {Act::higher, {3, 4}, {5, 2}, false},
                          {Act::higher, {3, 4}, {1, 5}, false},
                          {Act::lower, {3, 4}, {5, 1}, true},
                          {Act::lower, {3, 4}, {1, 6}, false},
                          {Act::lower, {3, 4}, {6, 6}, false},
                          {Act::higher, {6, 6}, {6, 6}, false},  // it cannot win, and is legal
                          {Act::lower, {1, 1}, {1, 1}, false}}) {
        Board b = thrown(c.before[0], c.before[1]);
        b.act({c.bet}, {c.next[0], c.next[1]});
        EXPECT_EQ(b.decision().ask == Ask::fifty_fifty, c.wins);
        EXPECT_EQ(b.told(c.wins ? "bet_won" : "bet_lost").size(), 1U);
        EXPECT_EQ(b.seen<Contents>(2).space, c.wins ? 2 : 0);
    }
    Board b = won(1);             // 7, then 8
    b.act({Act::lower}, {3, 4});  // 7 is lower than 8
    EXPECT_EQ(b.seen<Contents>(2).space, 3);
}

// [B2-2] What was under the counter is gone.
TEST(FiftyFifty, ALostBetPaysNothing) {
    Board b = won(3);
    b.act({Act::higher}, {5, 5});
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.hand(kAnna), Cards{});
    EXPECT_EQ(b.chips(kAnna), 0);
    EXPECT_TRUE(b.seen(2).black_dice.empty());
}

// [B2-1]
TEST(FiftyFifty, ShowsWhatIsAtStake) {
    EXPECT_EQ(won(0).shows({Act::higher}).chips, 1);
    EXPECT_EQ(won(1).shows({Act::stop}).chips, 1);
    EXPECT_EQ(won(1).shows({Act::lower}).dollars, 30'000);
    EXPECT_EQ(won(3).shows({Act::stop}).dollars, 40'000);
    EXPECT_EQ(won(3).shows({Act::higher}).dollars, 60'000);
}

}  // namespace vegas::test::fifty_fifty
