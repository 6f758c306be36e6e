#include "engine/las_vegas/rulesets.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

void fill_pile(las_vegas::State& s, std::initializer_list<int> top_first) {
    for (const int rank : top_first) s.pile.put_under(static_cast<std::uint8_t>(rank));
}

Cards cards_of(const las_vegas::State& s, int casino) {
    const auto& cards = s.casinos[to_index(casino - 1)].cards;
    return {cards.begin(), cards.end()};
}

void deal(Board& b) {
    ScriptedDraws none;
    las_vegas::GameContext c{b.s, none, b.events};
    las_vegas::spec_of(b.s).deal(c);
}

std::array<int, 11> counts(Ruleset r) {
    UnshuffledDraws draws;
    const Game g = start({.ruleset = r, .seats = 3}, draws, mute);
    const auto& s = std::get<las_vegas::State>(g);
    std::array<int, 11> n{};
    for (std::size_t i = 0; i < s.pile.size; ++i) {
        ++n[s.pile.card[(s.pile.top + i) % las_vegas::kDeckMax]];
    }
    for (const auto& casino : s.casinos) {
        for (const auto card : casino.cards) ++n[card];
    }
    return n;
}

}  // namespace

// [RY-1]
TEST(Deck, RoyaleHasNinetyCards) {
    EXPECT_EQ(counts(Ruleset::royale_basic),
              (std::array<int, 11>{0, 0, 0, 11, 11, 13, 15, 13, 11, 9, 7}));
}

// [CL-1]
TEST(Deck, ClassicHasFiftyFourNotes) {
    EXPECT_EQ(counts(Ruleset::classic), (std::array<int, 11>{0, 6, 8, 8, 6, 6, 5, 5, 5, 5, 0}));
}

// [RY-11]
TEST(Deal, TheBestPairGoesToCasinoSix) {
    Board b = royale(3);
    fill_pile(b.s, {3, 4, 10, 3, 6, 6, 5, 10, 9, 10, 3, 3});
    deal(b);
    EXPECT_EQ(cards_of(b.s, 1), (Cards{3, 3}));
    EXPECT_EQ(cards_of(b.s, 2), (Cards{4, 3}));
    EXPECT_EQ(cards_of(b.s, 3), (Cards{6, 6}));   // 12, the higher card is 6
    EXPECT_EQ(cards_of(b.s, 4), (Cards{10, 3}));  // 13
    EXPECT_EQ(cards_of(b.s, 5), (Cards{10, 5}));
    EXPECT_EQ(cards_of(b.s, 6), (Cards{10, 9}));
}

// [RY-11]
TEST(Deal, OfEqualTotalsTheHigherCardDecides) {
    Board b = royale(3);
    fill_pile(b.s, {6, 6, 9, 3, 5, 7, 3, 3, 3, 4, 3, 5});
    deal(b);
    EXPECT_EQ(cards_of(b.s, 4), (Cards{6, 6}));
    EXPECT_EQ(cards_of(b.s, 5), (Cards{7, 5}));
    EXPECT_EQ(cards_of(b.s, 6), (Cards{9, 3}));
}

// [CL-3]
TEST(Deal, ClassicDrawsUntilFiftyThousand) {
    Board b = classic(3);
    fill_pile(b.s, {5, 1, 1, 2, 3, 9, 4, 4, 2, 3, 6});
    deal(b);
    EXPECT_EQ(cards_of(b.s, 1), (Cards{5}));
    EXPECT_EQ(cards_of(b.s, 2), (Cards{3, 2, 1, 1}));
    EXPECT_EQ(cards_of(b.s, 3), (Cards{9}));
    EXPECT_EQ(cards_of(b.s, 4), (Cards{4, 4}));
    EXPECT_EQ(cards_of(b.s, 5), (Cards{3, 2}));
    EXPECT_EQ(cards_of(b.s, 6), (Cards{6}));
}

// [CL-3]
TEST(Deal, AnEmptyPileLeavesACasinoWithWhatItHas) {
    Board b = classic(3);
    fill_pile(b.s, {6, 7, 8, 1, 2});
    deal(b);
    EXPECT_EQ(cards_of(b.s, 4), (Cards{2, 1}));
    EXPECT_EQ(cards_of(b.s, 5), Cards{});
    EXPECT_EQ(cards_of(b.s, 6), Cards{});
}

}  // namespace vegas::test
