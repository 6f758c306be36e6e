#include "engine/bots/halving_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/bots/policy.hpp"
#include "tests/engine/bots/setups.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

using bots::HalvingSearch;
using bots::Level;

constexpr int kFew = 12;  // playouts, where it does not matter how well a bot plays

Action thought(const Game& known, std::uint64_t seed, int playouts) {
    HalvingSearch t(known, seed, playouts);
    while (t.run_batch()) continue;
    return t.best_action();
}

// The last round: the casinos have one card each. Anna, with nothing yet, has rolled a 2 and a 5;
// Ben holds $6 and has spent his dice, one of them at casino 5.
Game anna_is_behind() {
    UnshuffledDraws deck;
    Game g =
        start({.ruleset = Ruleset::custom, .seats = 2, .first_seat = 0, .rounds = 1}, deck, mute);
    auto& s = std::get<las_vegas::State>(g);
    for (auto& casino : s.casinos) {
        casino.cards.clear();
        casino.cards.push(9);
    }
    s.casinos[1].cards.item[0] = 3;
    s.casinos[4].dice[to_index(kBen)] = {1, 0};
    s.players[to_index(kBen)].supply = {};
    s.players[to_index(kBen)].hand[6] = 1;
    s.players[to_index(kAnna)].supply = {2, 0};
    ScriptedDraws draws({2, 5});
    apply_trusted(g, {Act::roll}, draws, mute);
    return g;
}

}  // namespace

// Every question there is comes up.
TEST(HalvingSearch, AnswersEveryQuestionLegally) {
    std::set<Ask> asked;
    for (const vegas::Setup& setup : every_kind()) {
        FastDraws draws(5);
        Game g = start(setup, draws, mute);
        for (std::uint64_t seed = 0; !over(g); ++seed) {
            const Decision d = decision(g);
            asked.insert(d.ask);
            const Action a = bots::choose(Level::hard, resample(g, d.seat, draws), seed, kFew);
            ASSERT_EQ(apply(g, d.seat, a, draws, mute), ApplyError::none) << word_of(setup.ruleset);
        }
    }
    EXPECT_EQ(asked.size(), kAsks.size() - 1) << "all but none";
}

TEST(HalvingSearch, TheSameArgumentsGiveTheSameAnswer) {
    FastDraws draws(3);
    Game g = start({.ruleset = Ruleset::royale, .seats = 3, .tiles = 6}, draws, mute);
    for (std::uint64_t seed = 0; !over(g); ++seed) {
        const Action a = thought(g, seed, 40);
        ASSERT_EQ(thought(g, seed, 40), a);
        apply_trusted(g, a, draws, mute);
    }
}

// Whatever the others really hold: only what the seat knows counts.
TEST(HalvingSearch, KnowsNoMoreThanItsSeat) {
    for (const vegas::Setup& setup : every_kind()) {
        FastDraws draws(8);
        Game g = start(setup, draws, mute);
        for (std::uint64_t seed = 0; !over(g); ++seed) {
            const Seat seat = decision(g).seat;
            const Action a = thought(g, seed, kFew);
            ASSERT_EQ(thought(resample(g, seat, draws), seed, kFew), a) << word_of(setup.ruleset);
            apply_trusted(g, a, draws, mute);
        }
    }
}

TEST(HalvingSearch, MayBeBrokenOffAtAnyTime) {
    FastDraws draws(2);
    Game g = start({.ruleset = Ruleset::classic, .seats = 4}, draws, mute);
    apply_trusted(g, {Act::roll}, draws, mute);
    Actions list;
    legal_actions(g, list);
    HalvingSearch t(g, 1, 2'000);
    EXPECT_TRUE(std::ranges::binary_search(list, t.best_action()));
    int batches = 0;
    for (; t.run_batch(); ++batches) {
        EXPECT_TRUE(std::ranges::binary_search(list, t.best_action()));
    }
    EXPECT_GT(batches, 5);
    EXPECT_EQ(t.best_action(), thought(g, 1, 2'000));
}

// $3 for herself would leave Ben ahead, whatever her last die shows; a tie costs him the $9.
TEST(HalvingSearch, TakesFromTheLeaderWhatItCannotWin) {
    EXPECT_EQ(bots::choose(Level::easy, anna_is_behind(), 1), (Action{Act::place, 2}));
    EXPECT_EQ(bots::choose(Level::normal, anna_is_behind(), 1), (Action{Act::place, 5}));
    EXPECT_EQ(bots::choose(Level::hard, anna_is_behind(), 1), (Action{Act::place, 5}));
}

// With few playouts it is far above par already: half of the games with two seats.
TEST(HalvingSearch, BeatsEasy) {
    constexpr int kGames = 20;
    for (const Ruleset ruleset : {Ruleset::royale, Ruleset::vegas_1996}) {
        int won = 0;
        for (int game = 0; game < kGames; ++game) {
            FastDraws draws(static_cast<std::uint64_t>(game) + 1);
            Game g = start({.ruleset = ruleset, .seats = 2}, draws, mute);
            while (!over(g)) {
                const Seat seat = decision(g).seat;
                const Game known = resample(g, seat, draws);
                const Action a = seat == game % 2 ? thought(known, draws.next(), 60)
                                                  : bots::choose(Level::easy, known, draws.next());
                apply_trusted(g, a, draws, mute);
            }
            won += result(g).places[to_index(game % 2)] == 1 ? 1 : 0;
        }
        EXPECT_GT(won, kGames * 6 / 10);
    }
}

}  // namespace vegas::test
