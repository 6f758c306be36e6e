// F1 Block It!: clusters of blank dice spoil casinos.
#include "engine/las_vegas/tiles/f1_block_it.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::block_it {
namespace {

using las_vegas::block_it::Contents;

// Anna has activated the tile in casino 2.
Board block_it() {
    Board b = main_game(3);
    b.tile(2, Tile::block_it).supply(kAnna, 1).rolled(kAnna, {2});
    return b;
}

Board& again(Board& b) { return b.supply(kAnna, 1).rolled(kAnna, {2}); }

Words blocks(std::initializer_list<int> clusters, std::initializer_list<int> casinos) {
    Words words;
    for (const int dice : clusters) {
        for (const int casino : casinos) {
            words.push_back("block " + std::to_string(dice) + " " + std::to_string(casino));
        }
    }
    return words;
}

}  // namespace

// [F1-1] [RY-56] [ALL-2] This casino is allowed, nothing may be declined; equal clusters are one.
TEST(BlockIt, AClusterMustGoToOneCasino) {
    Board b = block_it();
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::block_it}));
    EXPECT_EQ(b.legal_actions(), blocks({1, 2, 3}, {1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(list(b.seen<Contents>(2).clusters), (Cards{1, 1, 2, 2, 3}));
    b.act({Act::block, 3, 5});
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.count(5, kBlank), 3);
    EXPECT_EQ(list(b.seen<Contents>(2).clusters), (Cards{1, 1, 2, 2}));
    EXPECT_EQ(b.told(), (Words{"blank_placed,seat:0,casino:5,blank:3"}));
}

// [F1-1] [E1-3]
TEST(BlockIt, NotIntoAClosedCasino) {
    Board b = main_game(3);
    b.tile(2, Tile::block_it).closed(4).supply(kAnna, 1).rolled(kAnna, {2});
    EXPECT_EQ(b.legal_actions(), blocks({1, 2, 3}, {1, 2, 3, 5, 6}));
}

// [F1-1] Five clusters of nine dice; then nothing.
TEST(BlockIt, WhenNoClusterIsLeftNothingHappens) {
    Board b = block_it();
    b.act({Act::block, 2, 6});
    again(b).act({Act::block, 2, 6});
    EXPECT_EQ(again(b).legal_actions(), blocks({1, 3}, {1, 2, 3, 4, 5, 6}));
    b.act({Act::block, 1, 6});
    again(b).act({Act::block, 3, 2});
    EXPECT_EQ(again(b).legal_actions(), blocks({1}, {1, 2, 3, 4, 5, 6}));
    b.act({Act::block, 1, 1});
    EXPECT_TRUE(b.seen<Contents>(2).clusters.empty());
    EXPECT_EQ(again(b).decision(), kOver);
    EXPECT_EQ(b.count(6, kBlank) + b.count(2, kBlank) + b.count(1, kBlank), 9);
}

// [RY-55] [F1-1] Blank dice tie seats and win cards, apart from neutral ones.
TEST(BlockIt, BlankDiceAreAnImaginaryPlayer) {
    Board b = main_game(2);
    b.tile(2, Tile::block_it).cards(6, {9, 4}).cards(5, {8, 3});
    b.dice(6, kAnna, 3).dice(6, kNeutral, 2).dice(6, kBen, 1);
    b.dice(5, kAnna, 2).dice(5, kNeutral, 1);
    b.supply(kAnna, 1).rolled(kAnna, {2}).act({Act::block, 2, 6});
    again(b).act({Act::block, 3, 5});
    b.pay();
    EXPECT_EQ(b.told("tied"), (Words{"tied,casino:6,owners:[neutral,blank],count:2"}));
    EXPECT_EQ(b.told("card_returned"), (Words{"card_returned,casino:5,owner:blank,dollars:80000"}));
    EXPECT_EQ(b.hand(kAnna), (Cards{3, 9}));
    EXPECT_EQ(b.hand(kBen), Cards{4});
    EXPECT_EQ(b.count(6, kBlank) + b.count(5, kBlank), 0);  // [RY-54]
    EXPECT_EQ(b.next_start(), kAnna);
}

// [F1-1]
TEST(BlockIt, ShowsTheCasinoAsItWouldStand) {
    Board b = main_game(3);
    b.tile(2, Tile::block_it).cards(6, {9, 4}).dice(6, kBen, 2).dice(6, kCarla, 1);
    b.supply(kAnna, 1).rolled(kAnna, {2});
    const auto p = b.shows({Act::block, 2, 6});
    EXPECT_EQ(p.blank, 2);
    ASSERT_EQ(p.casinos.size, 1);
    EXPECT_EQ(p.casinos[0].casino, 5);
    EXPECT_EQ(list(p.casinos[0].wins), (Cards{kCarla, kNobody}));
}

}  // namespace vegas::test::block_it
