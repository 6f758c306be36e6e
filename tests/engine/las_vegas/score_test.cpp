#include "engine/las_vegas/score.hpp"

#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

std::vector<int> places(const Board& b) {
    const GameResult r = las_vegas::score(b.s);
    return {r.places.begin(), r.places.end()};
}

}  // namespace

// [RY-40] [RY-3]
TEST(Score, ChipsAreWorthTenThousandEach) {
    Board b = royale(3);
    b.holds(kAnna, {10, 3}).chips(kAnna, 2).holds(kBen, {6}).chips(kBen, 0).chips(kCarla, 30);
    const GameResult r = las_vegas::score(b.s);
    EXPECT_EQ(r.totals[0], 150'000);
    EXPECT_EQ(r.totals[1], 60'000);
    EXPECT_EQ(r.totals[2], 300'000);  // the supply of chips is unlimited
    EXPECT_EQ(places(b), (std::vector<int>{2, 3, 1}));
}

// [RY-40]
TEST(Score, ATieIsBrokenByCardsAndChipsTogether) {
    Board b = royale(3);
    b.holds(kAnna, {5, 5}).holds(kBen, {10}).holds(kCarla, {9}).chips(kCarla, 1);
    EXPECT_EQ(places(b), (std::vector<int>{1, 3, 1}));  // two pieces each, Ben has one [ALL-5]
}

// [CL-7]
TEST(Score, InClassicATieIsBrokenByNotes) {
    Board b = classic(3);
    b.holds(kAnna, {5, 1}).holds(kBen, {6}).holds(kCarla, {2, 2, 2});
    EXPECT_EQ(places(b), (std::vector<int>{2, 3, 1}));
}

// [ALL-5] [RY-40] [CL-7]
TEST(Score, EqualKeysShareAPlaceAndAllFirstOnesWin) {
    Board b = classic(4);
    b.holds(kAnna, {5, 1}).holds(kBen, {4, 2}).holds(kCarla, {3}).holds(kDenny, {9});
    EXPECT_EQ(places(b), (std::vector<int>{2, 2, 4, 1}));
    b.holds(kAnna, {3}).holds(kBen, {3});
    EXPECT_EQ(places(b), (std::vector<int>{1, 1, 4, 3}));
}

}  // namespace vegas::test
