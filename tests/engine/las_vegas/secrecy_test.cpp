// Secrets of the main game in whole games: what others see, and what a bot may assume, does not
// depend on them. [A1-3, G1-3]
#include <map>

#include "engine/preview.hpp"
#include "engine/view.hpp"
#include "protocol/fair/event_log.hpp"
#include "tests/support/secrets.hpp"

namespace vegas::test {
namespace {

Game some_game(std::uint64_t seed, FastDraws& draws) {
    vegas::Setup setup{.ruleset = Ruleset::royale,
                       .seats = static_cast<std::uint8_t>(2 + seed % 4)};
    setup.open_money = seed % 3 == 0;
    const std::array<Tile, kCasinos> faces{Tile::black_box,  Tile::lucky_punch, Tile::my_choice,
                                           Tile::power_play, Tile::bad_luck,    Tile::handicap};
    setup.tile_set = TileSet{{faces, faces, faces}};
    return start(setup, draws, mute);
}

Actions legal(const Game& g) {
    Actions list;
    legal_actions(g, list);
    return list;
}

Action any(const Game& g, FastDraws& draws) {
    const Actions list = legal(g);
    return list[list.size == 1 ? 0 : draws.one_of(list.size)];
}

struct Fork {  // a game after a sealed choice
    Game game;
    std::string told;
};

Fork fork(const Game& g, const Action& secret, FastDraws draws) {
    Fork f{g, {}};
    protocol::EventLog log;
    apply_trusted(f.game, secret, draws, log);
    f.told = log.members();
    return f;
}

// Nobody but the maker can tell the two from each other.
void expect_alike(const Fork& a, const Fork& b, Seat maker) {
    ASSERT_EQ(a.told, b.told);
    ASSERT_EQ(decision(a.game), decision(b.game));
    ASSERT_EQ(legal(a.game), legal(b.game));
    for (const Action& answer : legal(a.game)) {
        ASSERT_EQ(preview(a.game, answer), preview(b.game, answer));
    }
    const auto seats =
        static_cast<Seat>(std::get<las_vegas::View>(view(a.game, kNobody)).seats.size);
    for (Seat viewer = kNobody; viewer < seats; ++viewer) {
        if (viewer == maker) continue;
        ASSERT_TRUE(view(a.game, viewer) == view(b.game, viewer));
        FastDraws x(7);
        FastDraws y(7);
        ASSERT_EQ(resample(a.game, viewer, x), resample(b.game, viewer, y));
    }
}

// All answers to a sealed question look the same, for splits those of the same sizes.
void expect_sealed(const Game& g, const FastDraws& draws) {
    std::map<int, Fork> first;  // by the size of the first pile
    for (const Action& secret : legal(g)) {
        const int size = secret.kind == Act::split ? secret.a + secret.b + secret.c : 0;
        const Fork now = fork(g, secret, draws);
        const auto [it, is_new] = first.try_emplace(size, now);
        if (!is_new) expect_alike(it->second, now, decision(g).seat);
    }
}

// A resampled game looks as before to its seat, keeps all rules, and can be played to its end.
void expect_playable(const Game& g, Seat seat, FastDraws& draws) {
    Game known = resample(g, seat, draws);
    ASSERT_TRUE(view(known, seat) == view(g, seat));
    ASSERT_EQ(decision(known), decision(g));
    ASSERT_EQ(legal(known), legal(g));
    ASSERT_STREQ(check_state(known), nullptr);
    while (!over(known)) apply_trusted(known, any(known, draws), draws, mute);
}

}  // namespace

// [A1-3] [G1-3]
TEST(Secrecy, SealedChoicesLookAlikeUntilTheyAreOpened) {
    int hidden = 0;
    int split = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        FastDraws draws(seed);
        for (Game g = some_game(seed, draws); !over(g);) {
            const Ask asks = decision(g).ask;
            hidden += asks == Ask::punch_choose ? 1 : 0;
            split += asks == Ask::black_box_split ? 1 : 0;
            if (asks == Ask::punch_choose || asks == Ask::black_box_split) {
                ASSERT_NO_FATAL_FAILURE(expect_sealed(g, draws)) << "seed " << seed;
            }
            apply_trusted(g, any(g, draws), draws, mute);
        }
    }
    EXPECT_GT(hidden, 100);
    EXPECT_GT(split, 100);
}

// [A1-3] [G1-3] [RY-33] [RY-54]
TEST(Secrecy, AResampledGameIsTheSameToItsSeat) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        FastDraws draws(seed);
        FastDraws others(seed + 1000);
        for (Game g = some_game(seed, draws); !over(g);) {
            const Ask asks = decision(g).ask;
            const bool sealed = asks == Ask::punch_guess || asks == Ask::black_box_pick;
            if (sealed || others.one_of(20) == 0) {
                const auto seat = static_cast<Seat>(others.one_of(2));
                ASSERT_NO_FATAL_FAILURE(expect_playable(g, seat, others)) << "seed " << seed;
            }
            apply_trusted(g, any(g, draws), draws, mute);
        }
    }
}

}  // namespace vegas::test
