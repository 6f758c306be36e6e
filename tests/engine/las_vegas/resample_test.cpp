#include <algorithm>

#include "engine/view.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

Game some_game(std::uint64_t seed, bool open_money) {
    FastDraws draws(seed);
    Game g = start({.ruleset = Ruleset::royale_basic, .seats = 4, .open_money = open_money}, draws,
                   mute);
    for (int i = 0; i < 60; ++i) {
        Actions list;
        legal_actions(g, list);
        apply_trusted(g, list[0], draws, mute);
    }
    return g;
}

}  // namespace

// [RY-33] What the seat sees stays as it is, and the cards are still all there.
TEST(Resample, KeepsWhatTheSeatKnows) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Game g = some_game(seed, seed % 2 == 0);
        FastDraws draws(seed + 1000);
        const Seat seat = static_cast<Seat>(seed % 4);
        const Game known = resample(g, seat, draws);
        EXPECT_EQ(view(known, seat), view(g, seat));
        EXPECT_EQ(check_state(known), nullptr);
        EXPECT_EQ(decision(known), decision(g));
    }
}

// [RY-33] What it does not know is dealt anew: nothing of the true pile or hands is left in it.
TEST(Resample, DependsOnlyOnWhatTheSeatKnows) {
    const Game g = some_game(3, false);
    Game other =
        g;  // the same as seen by seat 0, with the hidden cards of the others swapped around
    auto& s = std::get<las_vegas::State>(other);
    std::swap(s.pile.card[s.pile.top], s.pile.card[(s.pile.top + 5U) % las_vegas::kDeckMax]);
    auto& hand = s.players[1].hand;
    const auto held = std::ranges::find_if(hand, [](auto n) { return n > 0; });
    ASSERT_NE(held, hand.end());
    auto& top = s.pile.card[s.pile.top];
    --*held;
    ++hand[top];
    top = static_cast<std::uint8_t>(held - hand.begin());
    FastDraws a(9);
    FastDraws b(9);
    EXPECT_EQ(resample(g, 0, a), resample(other, 0, b));
}

// [RY-34] [RY-50] In the main game cards of the bank are held that were never in the pile: the pile
// is shuffled by itself, and so are the hands of the others.
TEST(Resample, KeepsThePileApartFromTheHandsWhereThereIsABank) {
    FastDraws draws(1);
    Game g = start({.ruleset = Ruleset::royale, .seats = 3}, draws, mute);
    auto& s = std::get<las_vegas::State>(g);
    s.players[kAnna].hand[3] = 2;
    s.players[kBen].hand = {0, 1, 0, 0, 0, 2};  // $10,000 of change: no card of the deck [C2-2]
    s.players[kCarla].hand = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    const auto sorted_pile = [](const las_vegas::State& state) {
        las_vegas::Pile pile = state.pile;
        std::vector<int> cards;
        while (pile.size > 0) cards.push_back(pile.draw());
        std::ranges::sort(cards);
        return cards;
    };
    std::vector<las_vegas::Pile> piles;  // all different ones
    int hands_differ = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        FastDraws fresh(seed);
        const Game again = resample(g, kAnna, fresh);
        const auto& known = std::get<las_vegas::State>(again);
        EXPECT_EQ(view(again, kAnna), view(g, kAnna));
        EXPECT_EQ(sorted_pile(known), sorted_pile(s));
        if (std::ranges::find(piles, known.pile) == piles.end()) {
            piles.push_back(known.pile);
        }
        hands_differ += known.players[kBen].hand == s.players[kBen].hand ? 0 : 1;
        for (std::size_t rank = 0; rank < las_vegas::kCardRanks; ++rank) {
            EXPECT_EQ(known.players[kBen].hand[rank] + known.players[kCarla].hand[rank],
                      s.players[kBen].hand[rank] + s.players[kCarla].hand[rank]);
        }
    }
    EXPECT_GT(piles.size(), 15U);
    EXPECT_GT(hands_differ, 5);
}

}  // namespace vegas::test
