#include "engine/bots/evaluation.hpp"

#include <gtest/gtest.h>

#include "tests/engine/bots/setups.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

// The shares of all seats, wherever a game of random answers stands.
double sum_of_shares(const Game& g, int seats) {
    double sum = 0;
    for (Seat seat = 0; seat < seats; ++seat) sum += bots::evaluate(g, seat);
    return sum;
}

}  // namespace

TEST(Prospect, SharesAddUp) {
    for (const vegas::Setup& setup : every_kind()) {
        FastDraws draws(6);
        Game g = start(setup, draws, mute);
        for (Actions list; !over(g);) {
            legal_actions(g, list);
            apply_trusted(g, list[list.size == 1 ? 0 : draws.one_of(list.size)], draws, mute);
            ASSERT_NEAR(sum_of_shares(g, setup.seats), 1, 1e-9) << word_of(setup.ruleset);
        }
    }
}

// [ALL-5] What is won is won, and what is shared is shared; money hardly matters any more.
TEST(Prospect, IsTheResultWhenTheGameIsOver) {
    Board b = royale(3);
    b.holds(kAnna, {5, 5}).holds(kBen, {5, 5}).holds(kCarla, {9});
    ASSERT_TRUE(over(b.s));
    EXPECT_NEAR(bots::evaluate(b.s, kAnna), 0.5, 0.01);
    EXPECT_NEAR(bots::evaluate(b.s, kCarla), 0, 0.01);
    EXPECT_GT(bots::evaluate(b.s, kCarla), 0);
}

// Ahead by the same sum: the fewer rounds are to come, the better.
TEST(Prospect, LeadsAreWorthMoreLater) {
    FastDraws draws(1);
    Game g = start({.ruleset = Ruleset::classic, .seats = 2}, draws, mute);
    auto& s = std::get<las_vegas::State>(g);
    s.players[to_index(kAnna)].hand[5] = 1;
    const double early = bots::evaluate(g, kAnna);
    s.round = 4;
    EXPECT_GT(early, 0.5);
    EXPECT_GT(bots::evaluate(g, kAnna), early);
}

}  // namespace vegas::test
