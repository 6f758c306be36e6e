#include <gtest/gtest.h>

#include <array>

#include "engine/bots/policy.hpp"
#include "engine/vegas_1996/bots/bots.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

constexpr int kTimes = 2'600;

// How often `hard` chooses 1, 2 and 3.
std::array<int, 3> chosen(const Game& g) {
    std::array<int, 3> times{};
    for (std::uint64_t seed = 0; seed < kTimes; ++seed) {
        ++times[bots::choose(bots::Level::hard, g, seed).a - 1U];
    }
    return times;
}

Game at_lucky_punch() {
    Board b = main_game(3);
    b.tile(2, Tile::lucky_punch).supply(kAnna, 3).rolled(kAnna, {2, 5, 5}).act({Act::place, 2});
    return b.s;
}

std::uint8_t drawn_in_duel(Ask asked, const Actions& list, Draws& draws) {
    vegas_1996::State s;
    s.asks = asked;
    return draw_mixed_strategy(s, list, draws).value().a;
}

// The splits that `hard` makes, summed up: by the tokens of the first pile.
struct Split {
    int times = 0;
    int thousands = 0;  // in the first pile
};

}  // namespace

// Whatever is guessed, the hider gets the same on average: 2, 3 or 4 units where it is wrong.
// [A1-2]
TEST(Mixed, NoGuessOfAFistIsBetterThanAnother) {
    const auto times = chosen(at_lucky_punch());
    const int all = 2 * times[0] + 3 * times[1] + 4 * times[2];
    for (int fist = 1; fist <= 3; ++fist) {
        const double lost = (fist + 1) * times[to_index(fist - 1)];
        EXPECT_NEAR((all - lost) / kTimes, 24.0 / 13, 0.1) << fist;
    }
}

TEST(Mixed, NoFistIsBetterThanAnotherAgainstItsGuesses) {
    Game g = at_lucky_punch();
    ScriptedDraws none;
    apply_trusted(g, {Act::hide, 3}, none, mute);
    const auto times = chosen(g);
    for (int fist = 1; fist <= 3; ++fist) {
        const double wrong = 1 - double(times[to_index(fist - 1)]) / kTimes;
        EXPECT_NEAR(wrong * (fist + 1), 24.0 / 13, 0.15) << fist;
    }
}

// [G1-1] The winner gets half of the $100,000 on average, whichever pile it takes.
TEST(Mixed, NoPileOfTheBlackBoxIsBetterThanTheOther) {
    Board b = main_game(2);
    b.tile(4, Tile::black_box).cards(4, {8, 5}).dice(4, kAnna, 2).pay();
    ASSERT_EQ(b.decision(), (Decision{kBen, Ask::black_box_split}));
    std::array<Split, 6> splits{};
    for (std::uint64_t seed = 0; seed < kTimes; ++seed) {
        const Action a = bots::choose(bots::Level::hard, Game(b.s), seed);
        Split& split = splits[to_index(a.a + a.b + a.c)];
        ++split.times;
        split.thousands += 60 * a.a + 20 * a.b;
    }
    EXPECT_EQ(splits[5].times, 0);
    for (const int tokens : {3, 4}) {
        EXPECT_GT(splits[to_index(tokens)].times, kTimes / 10);
        EXPECT_NEAR(double(splits[to_index(tokens)].thousands) / splits[to_index(tokens)].times, 50,
                    3);
    }
}

// [VG-20] Won 1, a space that becomes free 1/2, else nothing: the same for every choice.
TEST(Mixed, NoChoiceInADuelIsBetterThanAnother) {
    constexpr std::array<std::array<double, 3>, 3> kWorth{{{.5, 0, 1}, {1, .5, 0}, {0, 1, 0}}};
    Actions list;
    for (std::uint8_t n = 1; n <= 3; ++n) list.push({Act::duel, n});
    std::array<std::array<double, 3>, 2> share{};
    FastDraws draws(1);
    for (int i = 0; i < kTimes; ++i) {
        share[0][drawn_in_duel(Ask::duel_challenge, list, draws) - 1U] += 1.0 / kTimes;
        share[1][drawn_in_duel(Ask::duel_answer, list, draws) - 1U] += 1.0 / kTimes;
    }
    for (std::size_t n = 0; n < 3; ++n) {
        double challenger = 0, defender = 0;
        for (std::size_t other = 0; other < 3; ++other) {
            challenger += share[1][other] * kWorth[n][other];
            defender += share[0][other] * kWorth[other][n];
        }
        EXPECT_NEAR(challenger, 4.0 / 9, 0.05);
        EXPECT_NEAR(defender, 4.0 / 9, 0.05);
    }
}

}  // namespace vegas::test
