// C2 Bad Luck: whoever has the lowest count here pays.
#include "engine/las_vegas/tiles/c2_bad_luck.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::bad_luck {
namespace {

using las_vegas::bad_luck::Contents;

Board bad_luck(int seats = 3) {
    Board b = main_game(seats);
    b.tile(2, Tile::bad_luck);
    return b;
}

// Anna alone is marked and holds this.
Board fined(std::initializer_list<int> cards, int chips) {
    Board b = bad_luck(2);
    b.dice(2, kBen, 1).holds(kAnna, cards).chips(kAnna, chips).pay();
    return b;
}

}  // namespace

// [C2-1] [RY-2] Seats without dice have 0; nobody looks at imaginary players, or at ties.
TEST(BadLuck, MarksEverySeatWithTheLowestCount) {
    using Counts = std::array<las_vegas::Dice, 3>;
    struct Case {
        Counts dice;
        std::string marked;
    };
    for (const Case& c : {Case{{}, "[0,1,2]"},
                          {Counts{{{1, 0}, {}, {}}}, "[1,2]"},
                          {Counts{{{2, 0}, {0, 1}, {3, 0}}}, "[0,1]"},
                          {Counts{{{0, 1}, {1, 0}, {1, 0}}}, "[1,2]"},
                          {Counts{{{4, 0}, {4, 0}, {1, 1}}}, "[2]"}}) {
        Board b = bad_luck();
        b.dice(2, kNeutral, 1).dice(2, kBlank, 0);
        for (std::size_t seat = 0; seat < 3; ++seat) b.s.casinos[1].dice[seat] = c.dice[seat];
        b.pay();
        EXPECT_EQ(b.told("marked"), (Words{"marked,casino:2,tile:C2,seats:" + c.marked}));
    }
}

// [C2-2] Smallest cards first, then chips; change comes back as one card; who has less pays all.
TEST(BadLuck, CollectsFiftyThousand) {
    struct Case {
        std::initializer_list<int> cards;
        int chips;
        Cards cards_left;
        int chips_left, paid;
    };
    for (const Case& c : {Case{{5}, 2, {}, 2, 5},
                          {{6}, 0, {1}, 0, 5},
                          {{7, 7}, 0, {2, 7}, 0, 5},
                          {{10, 10}, 3, {5, 10}, 3, 5},
                          {{3, 4}, 2, {2}, 2, 5},
                          {{3, 3, 3}, 0, {1, 3}, 0, 5},
                          {{4, 10}, 1, {9}, 1, 5},
                          {{1, 2, 2, 8}, 1, {8}, 1, 5},
                          {{2, 4}, 1, {1}, 1, 5},
                          {{4}, 3, {}, 2, 5},
                          {{4}, 0, {}, 0, 4},
                          {{3}, 1, {}, 0, 4},
                          {{}, 7, {}, 2, 5},
                          {{}, 2, {}, 0, 2},
                          {{}, 0, {}, 0, 0}}) {
        const Board b = fined(c.cards, c.chips);
        EXPECT_EQ(b.hand(kAnna), c.cards_left);
        EXPECT_EQ(b.chips(kAnna), c.chips_left);
        EXPECT_EQ(b.told("fined"), (Words{"fined,seat:0,casino:2,tile:C2,dollars:" +
                                          (c.paid > 0 ? std::to_string(c.paid * 10'000) : "0")}));
        EXPECT_EQ(b.hand(kBen), Cards{});
    }
}

// [C2-2] [RY-30] What was won in this payout is there to pay with: it is the last of all.
TEST(BadLuck, IsPaidAfterAllCasinosAndTiles) {
    Board b = bad_luck(3);
    b.dice(2, kBen, 1).dice(2, kCarla, 2).dice(6, kAnna, 2).cards(6, {9, 4});
    b.tile(5, Tile::nice_dice);
    b.s.tile_dice.spaces[5] = {.owner = kAnna};
    b.pay();
    EXPECT_EQ(b.hand(kAnna), (Cards{1, 9}));  // the $60,000 of Nice Dice are changed
    EXPECT_EQ(b.told().back(), "fined,seat:0,casino:2,tile:C2,dollars:50000");
    EXPECT_EQ(b.next_start(), kAnna);
}

// [C2-1] [RY-30] Marks are made when the casinos still stand, and are seen until they are paid.
TEST(BadLuck, IsAssessedBeforeTheFirstCasinoIsPaid) {
    Board b = bad_luck(3);
    b.tile(1, Tile::black_box).cards(1, {8, 3}).cards(2, {8, 3});
    b.dice(1, kAnna, 1).dice(2, kBen, 3).pay();
    EXPECT_EQ(b.decision().ask, Ask::black_box_split);
    EXPECT_EQ(list(b.seen<Contents>(2).marked), (Cards{kAnna, kCarla}));
    EXPECT_EQ(b.told("marked").size(), 1U);
    EXPECT_EQ(b.told("fined").size(), 0U);
    b.act({Act::split, 1, 2, 2}).act({Act::pick, 1});
    EXPECT_EQ(b.hand(kAnna), (Cards{3, 10}));  // the smaller one of $80,000 and $100,000 is changed
    EXPECT_EQ(b.told("fined"), (Words{"fined,seat:0,casino:2,tile:C2,dollars:50000",
                                      "fined,seat:2,casino:2,tile:C2,dollars:0"}));
}

// [C2-1] [E1-3] A closed casino's tile works at the payout, and has no activation.
TEST(BadLuck, AClosedCasinoIsAssessedToo) {
    Board b = bad_luck(2);
    b.closed(2).dice(2, kBen, 1).holds(kAnna, {5}).pay();
    EXPECT_EQ(b.hand(kAnna), Cards{});
}

// [C2-1] Placing there asks nothing and marks nobody.
TEST(BadLuck, HasNoActivation) {
    Board b = bad_luck(3);
    b.supply(kAnna, 1).rolled(kAnna, {2});
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.told("tile_activated").size(), 0U);
    EXPECT_TRUE(b.seen<Contents>(2).marked.empty());
}

}  // namespace vegas::test::bad_luck
