// check_state() sees each kind of damage; the random games rely on it.
#include <gtest/gtest.h>

#include "engine/game.hpp"
#include "tests/support/duels.hpp"

namespace vegas::test {
namespace {

// Some turns into the game with duels, at the first question of this kind.
vegas_1996::State at_first(Ask ask) {
    FastDraws draws(3);
    NullEventSink mute;
    Game g = start(with_duels(3), draws, mute);
    for (int turns = 0; !over(g) && (turns++ < 9 || decision(g).ask != ask);) {
        Actions list;
        legal_actions(g, list);
        apply_trusted(g, list[list.size == 1 ? 0 : draws.one_of(list.size)], draws, mute);
    }
    EXPECT_EQ(decision(g).ask, ask);
    return std::get<vegas_1996::State>(g);
}

void expect_seen(const char* as, void (*done)(vegas_1996::State&), Ask ask = Ask::turn) {
    vegas_1996::State s = at_first(ask);
    ASSERT_STREQ(check_state(Game(s)), nullptr);
    done(s);
    EXPECT_STREQ(check_state(Game(s)), as);
}

int first_open(const vegas_1996::State& s) {
    for (int t = 1; t <= vegas_1996::kTables; ++t) {
        if (s.is_open(t)) return t;
    }
    return 0;
}

}  // namespace

// [VG-2]
TEST(VegasCheck, SeesCountersCardsAndChips) {
    expect_seen("a counter was lost or made",
                [](vegas_1996::State& s) { --s.players[0].counters; });
    expect_seen("a counter was lost or made", [](vegas_1996::State& s) {
        s.table(first_open(s)).spaces[0].cover(3);
    });  // no such seat
    expect_seen("a chip is in two places",
                [](vegas_1996::State& s) { s.players[0].chips = s.open; });
    expect_seen("a card was made", [](vegas_1996::State& s) { s.players[0].front_men = 4; });
    expect_seen("a card was made", [](vegas_1996::State& s) { s.players[0].mary_chips = 2; });
    expect_seen("a card was made", [](vegas_1996::State& s) { s.players[0].luck = 0x7f; });
}

// [VG-9] [VG-10] [VG-11]
TEST(VegasCheck, SeesTables) {
    expect_seen("a full table was not scored", [](vegas_1996::State& s) {
        auto& spaces = s.table(first_open(s)).spaces;
        for (std::size_t i = 0; i < spaces.size; ++i) {
            if (spaces[i].owner() != kNobody) continue;
            spaces[i].cover(0);
            --s.players[0].counters;
        }
    });
    expect_seen("a counter lies at a closed table", [](vegas_1996::State& s) {
        const int t = first_open(s);
        s.open = static_cast<std::uint16_t>(s.open & ~(1U << (t - 1)));
        auto& space = s.table(t).spaces[0];
        if (space.owner() != kNobody) ++s.player(space.owner()).counters;
        space.cover(0);
        --s.players[0].counters;
    });
    expect_seen("Mary passed a table that has its chip", [](vegas_1996::State& s) { s.mary = 21; });
}

TEST(VegasCheck, SeesTheFlow) {
    expect_seen("nobody owes a decision", [](vegas_1996::State& s) { s.owes = kNobody; });
    expect_seen("nobody owes a decision", [](vegas_1996::State& s) { s.asks = Ask::none; });
    expect_seen("a sealed choice outside of a duel",
                [](vegas_1996::State& s) { s.placement.challenge = 2; });
    expect_seen(
        "a sealed choice outside of a duel",
        [](vegas_1996::State& s) { s.placement.challenge = 0; }, Ask::duel_answer);
    expect_seen("an answer was left", [](vegas_1996::State& s) { s.answer = {Act::pass}; });
}

}  // namespace vegas::test
