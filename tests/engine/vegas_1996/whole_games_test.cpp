// Whole games on boards of hosts, and what is hidden in them.
#include "engine/bots/policy.hpp"
#include "engine/game.hpp"
#include "engine/view.hpp"
#include "tests/support/duels.hpp"
#include "tests/support/each_event.hpp"
#include "tests/support/random_board.hpp"
#include "tests/support/strip.hpp"

namespace vegas::test {
namespace {

const vegas_1996::State& vegas_in(const Game& g) { return std::get<vegas_1996::State>(g); }

int cards_left(const Game& g) {
    int n = 0;
    for (const auto& seat : vegas_1996::view(vegas_in(g), kNobody).seats) n += seat.cards.size;
    return n;
}

// What the events say: the chips that left the board.
class ChipEvents final : public EachEvent<ChipEvents> {
public:
    void hear(const vegas_1996::ChipWon&) { ++won; }
    void hear(const vegas_1996::ChipDiscarded&) { ++discarded; }
    template <class E>
    void hear(const E&) {}
    int won = 0, discarded = 0;
};

}  // namespace

// [VG-1] [VG-2] [VG-14] [VG-15]
TEST(VegasGames, KeepCountersCardsAndChipsOnAnyBoard) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SCOPED_TRACE(seed);
        const vegas::Setup setup =
            with_duels(static_cast<std::uint8_t>(2 + seed % 3), seed % 2 == 0, random_board(seed));
        FastDraws draws(seed);
        FastDraws picks(seed + 1000);
        ChipEvents chips;
        Game g = start(setup, draws, chips);
        int cards = 10 * setup.seats;
        for (int n = 0; !over(g); ++n) {
            ASSERT_LT(n, 5'000);
            Actions list;
            legal_actions(g, list);
            apply_trusted(g, list[list.size == 1 ? 0 : picks.one_of(list.size)], draws, chips);
            ASSERT_STREQ(check_state(g), nullptr);
            ASSERT_LE(cards_left(g), cards);
            cards = cards_left(g);
            ASSERT_EQ(chips.won + chips.discarded + std::popcount(vegas_in(g).open), 14);
        }
        const GameResult r = result(g);
        int won = 0;
        for (const int c : r.chips) won += c;
        EXPECT_EQ(won, chips.won);
    }
}

// [VG-21] In whole games: until the reveal nobody can tell which choice was made.
TEST(VegasGames, KeepSealedChoicesSecret) {
    int duels = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        FastDraws draws(seed);
        FastDraws picks(seed + 1000);
        Game g = start(with_duels(3), draws, mute);
        while (!over(g)) {
            Actions list;
            legal_actions(g, list);
            const Action a = list[list.size == 1 ? 0 : picks.one_of(list.size)];
            if (decision(g).ask == Ask::duel_challenge) {
                ++duels;
                Game other = g;
                Game chosen = g;
                apply_trusted(chosen, a, draws, mute);
                apply_trusted(other, {Act::duel, static_cast<std::uint8_t>(a.a % 3 + 1)}, draws,
                              mute);
                for (Seat viewer = kNobody; viewer < 3; ++viewer) {
                    ASSERT_EQ(view(chosen, viewer), view(other, viewer));
                }
                ASSERT_EQ(decision(chosen), decision(other));
                FastDraws x(seed), y(seed);
                const Seat defender = decision(chosen).seat;
                ASSERT_EQ(resample(chosen, defender, x), resample(other, defender, y));
            }
            apply_trusted(g, a, draws, mute);
        }
    }
    EXPECT_GT(duels, 20);
}

// The `easy` bot never sticks, and earns its keep: alone against three it wins more than half.
TEST(VegasEasy, BeatsRandom) {
    int won = 0;
    constexpr int kGames = 60;
    for (int game = 0; game < kGames; ++game) {
        FastDraws draws(static_cast<std::uint64_t>(game) + 1);
        Game g = start(with_duels(4, game % 2 == 0), draws, mute);
        for (int n = 0; !over(g); ++n) {
            ASSERT_LT(n, 5'000);
            const auto policy = decision(g).seat == kBen ? bots::Level::easy : bots::Level::random;
            const Action a = bots::choose(policy, g, draws.next());
            ASSERT_EQ(apply(g, decision(g).seat, a, draws, mute), ApplyError::none);
        }
        won += result(g).places[kBen] == 1 ? 1 : 0;
    }
    EXPECT_GT(won, kGames / 2);
}

// Among themselves they bring a game to its end.
TEST(VegasEasy, PlaysWholeGames) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        FastDraws draws(seed);
        Game g = start(
            with_duels(static_cast<std::uint8_t>(2 + seed % 3), seed % 2 == 0, random_board(seed)),
            draws, mute);
        for (int n = 0; !over(g); ++n) {
            ASSERT_LT(n, 2'000);
            const Action a = bots::choose(bots::Level::easy, g, seed);
            EXPECT_EQ(bots::choose(bots::Level::easy, g, seed), a);
            ASSERT_EQ(apply(g, decision(g).seat, a, draws, mute), ApplyError::none);
        }
    }
}

}  // namespace vegas::test
