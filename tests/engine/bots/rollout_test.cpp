// What playouts take for granted: quick answers are legal, and quick sums are the rules' own.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/bots/families.hpp"
#include "engine/bots/playout.hpp"
#include "engine/las_vegas/bots/payoff.hpp"
#include "engine/las_vegas/standing.hpp"
#include "tests/engine/bots/setups.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

Action light(const Game& g, Draws& draws) {
    const bots::RolloutPlayer player{kAnna, bots::kOpponentWeightPercent};
    return std::visit([&](const auto& s) { return rollout_action(s, draws, player); }, g);
}

las_vegas::Casino random_casino(FastDraws& draws) {
    las_vegas::Casino casino;
    for (std::uint32_t n = draws.one_of(6); n > 0; --n) {
        casino.cards.push(static_cast<std::uint8_t>(1 + draws.one_of(10)));
    }
    for (std::size_t owner = 0; owner < kOwners; ++owner) {
        casino.dice[owner] = {static_cast<int>(draws.one_of(5)), static_cast<int>(draws.one_of(2))};
    }
    return casino;
}

int won_by_rules(const las_vegas::Casino& casino, Seat seat) {
    const auto wins = las_vegas::winners(las_vegas::standing(casino.dice), casino.cards.size);
    const auto* mine = std::ranges::find(wins, seat);
    return mine == wins.end() ? 0 : casino.cards[static_cast<std::size_t>(mine - wins.begin())];
}

}  // namespace

TEST(Light, AnswersAreLegal) {
    for (const vegas::Setup& setup : every_kind()) {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            FastDraws draws(seed);
            Game g = start(setup, draws, mute);
            for (int n = 0; !over(g); ++n) {
                ASSERT_LT(n, 5'000) << "games end";
                ASSERT_EQ(apply(g, decision(g).seat, light(g, draws), draws, mute),
                          ApplyError::none)
                    << word_of(setup.ruleset);
            }
        }
    }
}

// [RY-31]
TEST(Light, SumsAreThoseOfThePayout) {
    FastDraws draws(1);
    for (int i = 0; i < 2'000; ++i) {
        const las_vegas::Casino casino = random_casino(draws);
        const auto seat = static_cast<Seat>(draws.one_of(kSeatsMax));
        las_vegas::Casino after = casino;
        after.dice[to_index(seat)].add({1, 0});
        after.dice[to_index(kBlank)].add({2, 0});
        int others = 0;
        for (Seat other = 0; other < kSeatsMax; ++other) {
            if (other != seat) others += won_by_rules(after, other);
        }
        const las_vegas::Payoff paid = las_vegas::payoff(casino, seat, {.own = 1, .blank = 2});
        ASSERT_EQ(paid.own, won_by_rules(after, seat));
        ASSERT_EQ(paid.others, others);
        ASSERT_EQ(las_vegas::won_card(casino, seat), won_by_rules(casino, seat));
        after = casino;
        after.dice[to_index(seat)].add({1, 0});
        ASSERT_EQ(las_vegas::card_gain(casino, seat, 1),
                  won_by_rules(after, seat) - won_by_rules(casino, seat));
    }
}

// [B2-2] After a 2 a higher sum is all but certain; with $40,000 at stake it must be.
TEST(Light, BetsWhereThatPays) {
    Board b = main_game(2);
    b.tile(2, Tile::fifty_fifty).supply(kAnna, 2).rolled(kAnna, {2, 5});
    b.act({Act::place, 2}, {1, 1});
    FastDraws draws(1);
    EXPECT_EQ(light(b.s, draws), Action{Act::higher});
    b.act({Act::higher}, {6, 6});
    EXPECT_EQ(light(b.s, draws), Action{Act::lower});
    b.act({Act::lower}, {3, 3});
    EXPECT_EQ(light(b.s, draws), Action{Act::stop}) << "$30,000 against $40,000";
}

// $100,000, or $70,000 that Ben would get.
TEST(Light, AThinkerTakesFromOthersAsMuchAsItWants) {
    Board b(Ruleset::classic, 2);
    b.cards(1, {10}).cards(2, {7}).dice(2, kBen, 1).supply(kAnna, 3).rolled(kAnna, {1, 2, 2});
    const Game g = b.s;
    const auto& s = std::get<las_vegas::State>(g);
    FastDraws draws(1);
    const auto takes = [&](Seat thinker, int percent) {
        return las_vegas::rollout_action(s, draws, {thinker, percent}).a;
    };
    EXPECT_EQ(takes(kAnna, 30), 1);
    EXPECT_EQ(takes(kAnna, 60), 2);
    EXPECT_EQ(takes(kBen, 60), 1) << "it is not Anna who thinks";
}

TEST(Light, PlayoutsEndWithTheRound) {
    FastDraws draws(4);
    const Game g = start({.ruleset = Ruleset::classic, .seats = 3}, draws, mute);
    const bots::PlayoutResult outcome = bots::playout(g, {Act::roll}, 1);
    EXPECT_GT(outcome.cost, 3 * 2 * 2) << "every seat has several turns";
    EXPECT_LT(outcome.cost, 3 * 2 * 10) << "eight dice last for eight turns at most";
    EXPECT_GT(outcome.won, 0);
    EXPECT_LT(outcome.won, 1);
}

}  // namespace vegas::test
