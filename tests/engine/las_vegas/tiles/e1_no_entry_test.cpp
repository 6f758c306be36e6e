// E1 No Entry!: one casino is closed, and closing it pays.
#include "engine/las_vegas/tiles/e1_no_entry.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::no_entry {
namespace {

using las_vegas::no_entry::Contents;

// Anna has activated the tile in casino 2.
Board no_entry(int seats = 3) {
    Board b = main_game(seats);
    b.tile(2, Tile::no_entry).supply(kAnna, 1).rolled(kAnna, {2});
    return b;
}

// Once more; without chips she cannot pass.
Board& again(Board& b) { return b.supply(kAnna, 1).chips(kAnna, 0).rolled(kAnna, {2}); }

}  // namespace

// [E1-1] [E1-2] [RY-56] The first closing is not to be declined.
TEST(NoEntry, TheFirstTimeACasinoMustBeClosed) {
    Board b = no_entry();
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::no_entry}));
    EXPECT_EQ(b.legal_actions(), (Words{"close 1", "close 3", "close 4", "close 5", "close 6"}));
    EXPECT_EQ(b.seen<Contents>(2).closed, -1);
    b.act({Act::close, 5});
    EXPECT_EQ(b.seen<Contents>(2).closed, 4);
    EXPECT_EQ(b.told(),
              (Words{"casino_closed,seat:0,casino:5", "counter_moved,casino:2,tile:E1,space:1",
                     "paid,seat:0,casino:2,tile:E1,chips:2"}));
}

// [E1-1] [E1-2] Another one opens the first; the same one cannot be chosen again.
TEST(NoEntry, ASecondClosingMayBeDeclined) {
    Board b = no_entry();
    b.act({Act::close, 5});
    EXPECT_EQ(again(b).legal_actions(),
              (Words{"close 1", "close 3", "close 4", "close 6", "keep"}));
    b.act({Act::keep});
    EXPECT_EQ(b.told(), (Words{"kept_closed,seat:0,casino:5"}));
    EXPECT_EQ(b.seen<Contents>(2).closed, 4);
    EXPECT_EQ(b.seen<Contents>(2).space, 1);
    EXPECT_EQ(b.chips(kAnna), 0);
    again(b).act({Act::close, 6});
    EXPECT_EQ(b.seen<Contents>(2).closed, 5);
    b.chips(kAnna, 0);
    EXPECT_EQ(b.supply(kAnna, 2).rolled(kAnna, {5, 5}).decision(), kOver);  // open again
    EXPECT_EQ(b.count(5, kAnna), 2);
}

// [E1-1]
TEST(NoEntry, TheRingPays) {
    Board b = no_entry();
    constexpr std::array<int, 13> kChips{2, 0, 0, 0, 1, 0, 2, 0, 0, 0, 1, 0, 2};
    constexpr std::array<int, 13> kCards{0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0};
    for (std::size_t i = 0; i < kChips.size(); ++i) {
        if (i > 0) again(b);
        const int cards = static_cast<int>(b.hand(kAnna).size());
        EXPECT_EQ(b.act({Act::close, i % 2 == 0 ? std::uint8_t{3} : std::uint8_t{4}}).decision(),
                  kOver);
        EXPECT_EQ(b.chips(kAnna), kChips[i]) << i;
        EXPECT_EQ(b.hand(kAnna).size(), to_index(cards + kCards[i])) << i;
        EXPECT_EQ(b.seen<Contents>(2).space, (i + 1) % 6);
    }
    EXPECT_EQ(b.hand(kAnna), (Cards{3, 3}));
}

// [E1-1]
TEST(NoEntry, ShowsTheNextReward) {
    Board b = no_entry();
    EXPECT_EQ(b.shows({Act::close, 1}).chips, 2);
    b.act({Act::close, 1});
    again(b).act({Act::close, 3});
    again(b);
    EXPECT_EQ(b.shows({Act::close, 1}).dollars, 30'000);
    EXPECT_TRUE(b.shows({Act::keep}).is_nothing());
}

// [E1-3] [RY-20] No placing there; passing costs as usual while another number can be placed.
TEST(NoEntry, NobodyPlacesInAClosedCasino) {
    Board b = main_game(3);
    b.tile(2, Tile::no_entry).closed(5).supply(kBen, 2, 1).chips(kBen, 1).rolled(kBen, {5, 1, 6});
    EXPECT_EQ(b.legal_actions(), (Words{"place 1", "place 6", "pass"}));
    EXPECT_EQ(b.shows({Act::pass}).costs, (las_vegas::Price{.chips = 1}));
    b.act({Act::pass});
    EXPECT_EQ(b.chips(kBen), 0);
    Board poor = main_game(3);  // [ALL-1] one answer is left
    poor.closed(5).supply(kBen, 2).rolled(kBen, {5, 1});
    EXPECT_EQ(poor.decision(), kOver);
    EXPECT_EQ(poor.count(1, kBen), 1);
}

// [E1-4] [ALL-1] All dice show the closed number: a free pass, without a question.
TEST(NoEntry, AllDiceOnTheClosedCasinoPassFree) {
    for (const int chips : {0, 2}) {
        Board b = main_game(3);
        b.closed(5).supply(kBen, 2, 1).supply(kCarla, 1).chips(kBen, chips);
        b.round(kBen).act({Act::roll}, {5, 5, 5});
        EXPECT_EQ(b.decision(), (Decision{kCarla, Ask::roll}));
        EXPECT_EQ(b.chips(kBen), chips);
        EXPECT_EQ(b.supply(kBen), (las_vegas::Dice{2, 1}));
        EXPECT_EQ(b.told(), (Words{"rolled,seat:1,small:[5,5],big:5", "passed,seat:1"}));
    }
}

// [E1-4] [RY-22] Alone with dice, the same seat rolls again.
TEST(NoEntry, AFreePassKeepsTheDiceForTheNextTurn) {
    Board b = main_game(3);
    b.closed(5).supply(kBen, 1).round(kBen).act({Act::roll}, {5});
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::roll}));
}

// [E1-3] Its cards are paid as usual, and so is its tile's payout effect.
TEST(NoEntry, AClosedCasinoIsPaidOut) {
    Board b = main_game(3);
    b.tile(5, Tile::high_five).token(5, kCarla).cards(5, {9, 3}).dice(5, kBen, 1).closed(5).pay();
    EXPECT_EQ(b.hand(kBen), Cards{9});
    EXPECT_EQ(b.hand(kCarla), Cards{10});
    EXPECT_EQ(b.s.closed, -1);  // [RY-54] open in the next round
}

// [E1-1] [H2-1] By My Choice, and My Choice's own casino may be the one.
TEST(NoEntry, MyChoiceClosesToo) {
    Board b = main_game(3);
    b.tile(2, Tile::no_entry).tile(4, Tile::my_choice).supply(kAnna, 1);
    b.rolled(kAnna, {4, 4, 4}).act({Act::activate, 2});
    EXPECT_EQ(b.legal_actions(), (Words{"close 1", "close 3", "close 4", "close 5", "close 6"}));
    b.act({Act::close, 4});
    EXPECT_EQ(b.seen<Contents>(2).closed, 3);
    EXPECT_EQ(b.chips(kAnna), 2);
}

}  // namespace vegas::test::no_entry
