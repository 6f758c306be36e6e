// G1 Black Box: the neighbor splits six tokens, the winner takes one of the piles.
#include "engine/las_vegas/tiles/g1_black_box.hpp"
#include "tests/support/secrets.hpp"

namespace vegas::test::black_box {
namespace {

using las_vegas::black_box::Contents;

// The seat wins the higher card of casino 2, where the tile lies.
Board won_by(Seat seat, int seats = 3) {
    Board b = main_game(seats);
    b.tile(2, Tile::black_box).cards(2, {8, 5}).dice(2, seat, 2).pay();
    return b;
}

Board split(std::uint8_t best, std::uint8_t good, std::uint8_t empty) {
    Board b = won_by(kAnna);
    b.act({Act::split, best, good, empty});
    return b;
}

}  // namespace

// [G1-1] [G1-2]
TEST(BlackBox, TheSeatLeftOfTheWinnerSplits) {
    struct Case {
        int seats;
        Seat winner, splitter;
    };
    for (const Case& c : {Case{2, 0, 1}, Case{2, 1, 0}, Case{3, 2, 0}, Case{5, 3, 4}}) {
        Board b = won_by(c.winner, c.seats);
        EXPECT_EQ(b.decision(), (Decision{c.splitter, Ask::black_box_split}));
        b.act({Act::split, 0, 1, 3});
        EXPECT_EQ(b.decision(), (Decision{c.winner, Ask::black_box_pick}));
        EXPECT_EQ(b.legal_actions(), (Words{"pick 1", "pick 2"}));
        EXPECT_EQ(b.act({Act::pick, 1}).decision(), kOver);
    }
}

// [G1-1] The larger pile first; 3+3 in both orders.
TEST(BlackBox, ThereAreFourteenSplits) {
    EXPECT_EQ(won_by(kAnna).legal_actions(),
              (Words{"split 0 0 3", "split 0 1 2", "split 0 1 3", "split 0 2 1", "split 0 2 2",
                     "split 0 2 3", "split 1 0 2", "split 1 0 3", "split 1 1 1", "split 1 1 2",
                     "split 1 1 3", "split 1 2", "split 1 2 1", "split 1 2 2"}));
}

// [G1-1] [RY-34] One payment of the sum of the pile.
TEST(BlackBox, PaysThePilePicked) {
    struct Case {
        Action split;
        int first, second;  // in units
    };
    for (const Case& c : {Case{{Act::split, 0, 0, 3}, 0, 10},
                          {{Act::split, 0, 1, 2}, 2, 8},
                          {{Act::split, 0, 2, 1}, 4, 6},
                          {{Act::split, 1, 2, 0}, 10, 0},
                          {{Act::split, 1, 0, 3}, 6, 4},
                          {{Act::split, 1, 1, 3}, 8, 2},
                          {{Act::split, 0, 2, 3}, 4, 6},
                          {{Act::split, 1, 2, 2}, 10, 0}}) {
        for (const std::uint8_t pile : {std::uint8_t{1}, std::uint8_t{2}}) {
            Board b = won_by(kAnna);
            b.act(c.split).act({Act::pick, pile});
            const int units = pile == 1 ? c.first : c.second;
            Cards expected{8};
            if (units > 2) expected.push_back(units);
            std::ranges::sort(expected);
            EXPECT_EQ(b.hand(kAnna), expected);
            EXPECT_EQ(b.chips(kAnna), units == 2 ? 2 : 0);
            EXPECT_EQ(b.told("paid").size(), units > 0 ? 1U : 0U);
        }
    }
}

// [G1-1] All know how many tokens each pile has; the pick reveals them.
TEST(BlackBox, TellsTheSizesAndThenTheTokens) {
    Board b = split(0, 1, 3);
    EXPECT_EQ(b.told(), (Words{"sealed,seat:1,casino:2,tile:G1,piles:[4,2]"}));
    EXPECT_EQ(list(b.seen<Contents>(2).piles), (Cards{4, 2}));
    EXPECT_EQ(b.shows({Act::pick, 1}).tokens, 4);
    EXPECT_EQ(b.shows({Act::pick, 2}).tokens, 2);
    EXPECT_FALSE(b.shows({Act::pick, 2}).dollars.has_value());
    b.act({Act::pick, 2});
    EXPECT_EQ(b.told(), (Words{"picked,seat:0,casino:2,tile:G1,pile:2",
                               "revealed,seat:1,choice:kind:split,first:[20000,0,0,0]",
                               "paid,seat:0,casino:2,tile:G1,dollars:80000"}));
    EXPECT_EQ(b.seen(2), las_vegas::TileView{});  // the round is over
}

// [G1-2]
TEST(BlackBox, NothingHappensWhenNoSeatWonTheHigherCard) {
    for (const Owner winner : {kNeutral, kBlank, kNobody}) {
        Board b = main_game(2);
        b.tile(2, Tile::black_box).cards(2, {8, 5});
        if (winner != kNobody) b.dice(2, winner, 3).dice(2, kBen, 1);  // Ben: the lower card
        EXPECT_EQ(b.pay().decision(), kOver);
        EXPECT_EQ(b.hand(kBen), winner == kNobody ? Cards{} : Cards{5});
    }
}

// [G1-1] [RY-30] Right after this casino's cards, in a closed casino too. [E1-3]
TEST(BlackBox, ComesAfterItsCasinosCards) {
    Board b = main_game(3);
    b.tile(2, Tile::black_box).cards(2, {8, 5}).cards(3, {4, 4}).dice(2, kAnna, 2).closed(2);
    b.dice(3, kBen, 1).pay();
    EXPECT_EQ(b.told(), (Words{"card_won,casino:2,seat:0,dollars:80000",
                               "card_returned,casino:2,dollars:50000"}));
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::black_box_split}));
    b.act({Act::split, 1, 2, 0}).act({Act::pick, 1});
    EXPECT_EQ(b.told("card_won"), (Words{"card_won,casino:3,seat:1,dollars:40000"}));
    EXPECT_EQ(b.next_start(), kBen);  // [RY-13] of casino 3, whatever the box paid
}

// [G1-3] Splits of the same sizes cannot be told apart before the pick, 3+3 in any order.
TEST(BlackBox, NobodyElseCanTellTheSplitBeforeThePick) {
    expect_alike(split(0, 0, 3), split(1, 2, 0), kBen);
    expect_alike(split(0, 2, 1), split(1, 1, 1), kBen);
    expect_alike(split(0, 1, 3), split(1, 2, 1), kBen);
    expect_alike(split(0, 2, 3), split(1, 2, 2), kBen);
    const Board b = split(1, 1, 3);
    EXPECT_EQ(las_vegas::own_view(b.s, kBen).sealed, (Action{Act::split, 1, 1, 3}));
    EXPECT_FALSE(las_vegas::own_view(b.s, kAnna).sealed.has_value());
}

// [G1-3] What a seat may take the split to be: every one of these sizes.
TEST(BlackBox, AGuessIsAnySplitOfTheSameSizes) {
    EXPECT_EQ(guesses(split(1, 1, 3), kAnna), (Words{"split 0 2 3", "split 1 1 3", "split 1 2 2"}));
    EXPECT_EQ(guesses(split(0, 1, 3), kCarla),
              (Words{"split 0 1 3", "split 0 2 2", "split 1 0 3", "split 1 1 2", "split 1 2 1"}));
    EXPECT_EQ(guesses(split(1, 2, 0), kAnna).size(), 6U);
    EXPECT_EQ(guesses(split(1, 1, 3), kBen), Words{"split 1 1 3"});
}

// [G1-3] Two equal outcomes leave no trace of the split in the state.
TEST(BlackBox, NothingOfTheSecretStays) {
    Board one = split(0, 2, 3);
    Board two = split(1, 0, 3);  // $40,000 on the first, and on the second pile
    one.act({Act::pick, 1});
    two.act({Act::pick, 2});
    EXPECT_EQ(one.s, two.s);
}

// [G1-1] Placing there asks nothing.
TEST(BlackBox, HasNoActivation) {
    Board b = main_game(3);
    b.tile(2, Tile::black_box).supply(kAnna, 1).rolled(kAnna, {2});
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.told("tile_activated").size(), 0U);
}

}  // namespace vegas::test::black_box
