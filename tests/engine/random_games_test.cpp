// What must hold in every game, shown over random ones: all rulesets, options and numbers of seats.
// VEGAS_RANDOM_GAMES sets how many games each (300 when not set); a failure names the seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/game.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/requests/setup_json.hpp"
#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"
#include "tests/support/duels.hpp"
#include "tests/support/json.hpp"
#include "tests/support/ledger.hpp"
#include "tests/support/random_board.hpp"
#include "tests/support/setup_name.hpp"

namespace vegas {
namespace {

using nlohmann::json;

std::uint64_t games_each() {
    const char* n = std::getenv("VEGAS_RANDOM_GAMES");
    return n != nullptr ? std::strtoull(n, nullptr, 10) : 300;
}

// [CU-1] [CU-2] [CU-10] [CU-11] Each skip rule with each limit; few cards over many rounds.
std::vector<Setup> custom_setups() {
    std::vector<Setup> setups;
    for (std::uint8_t seats = 2; seats <= 8; ++seats) {
        setups.push_back({.ruleset = Ruleset::custom, .seats = seats});
        for (const Skip skip : {Skip::chips, Skip::cards}) {
            setups.push_back({.ruleset = Ruleset::custom,
                              .seats = seats,
                              .rounds = 3,
                              .skip = skip,
                              .skip_limit = static_cast<std::uint8_t>(seats % 3)});
        }
    }
    for (const std::uint8_t seats : std::to_array<std::uint8_t>({2, 8})) {
        setups.push_back({.ruleset = Ruleset::custom,
                          .seats = seats,
                          .open_money = true,
                          .copies = 4,
                          .rounds = 10,
                          .skip = Skip::chips});
        setups.push_back({.ruleset = Ruleset::custom,
                          .seats = seats,
                          .first_seat = 1,
                          .copies = 10,
                          .rounds = 10,
                          .skip = Skip::chips});
    }
    return setups;
}

std::vector<Setup> all_setups() {
    std::vector<Setup> setups;
    for (std::uint8_t seats = 2; seats <= 5; ++seats) {
        setups.push_back({.ruleset = Ruleset::royale_basic, .seats = seats});
        setups.push_back({.ruleset = Ruleset::classic, .seats = seats});
        if (seats <= 4) {
            setups.push_back({.ruleset = Ruleset::classic, .seats = seats, .neutral_dice = true});
        }
    }
    for (std::uint8_t seats = 2; seats <= 5; ++seats) {
        for (std::uint8_t tiles = 0; tiles <= kCasinos; ++tiles) {
            setups.push_back({.ruleset = Ruleset::royale, .seats = seats, .tiles = tiles});
        }
    }
    setups.push_back(
        {.ruleset = Ruleset::royale, .seats = 4, .tiles = 5, .tile_reuse = TileReuse::fresh_faces});
    setups.push_back(
        {.ruleset = Ruleset::royale, .seats = 3, .tiles = 2, .tile_reuse = TileReuse::fresh_tiles});
    for (const Ruleset r : {Ruleset::royale_basic, Ruleset::royale}) {
        setups.push_back({.ruleset = r, .seats = 2, .neutral_dice = false});
    }
    setups.push_back(
        {.ruleset = Ruleset::royale_basic, .seats = 3, .first_seat = 2, .open_money = true});
    setups.push_back(
        {.ruleset = Ruleset::classic, .seats = 4, .first_seat = 1, .open_money = true});
    for (const Setup& setup : custom_setups()) setups.push_back(setup);
    for (std::uint8_t seats = 2; seats <= 4; ++seats) {
        for (const bool duel : {false, true}) {
            for (const Seat first : {kNobody, static_cast<Seat>(seats - 1)}) {
                setups.push_back({.ruleset = Ruleset::vegas_1996,
                                  .seats = seats,
                                  .first_seat = first,
                                  .vegas_1996 = {.duel = duel}});
            }
        }
    }
    setups.push_back(test::with_duels(4, false, test::random_board(7)));
    return setups;
}

// Non-empty, sorted, unique; and nobody but the one who owes may answer.
void check_options(const Game& g, const Actions& list) {
    ASSERT_FALSE(list.empty());
    ASSERT_TRUE(std::ranges::is_sorted(list));
    ASSERT_EQ(std::ranges::adjacent_find(list), list.end());
    const Decision d = decision(g);
    ASSERT_GE(d.seat, 0);
    ASSERT_TRUE(list.size > 1 || list[0].kind == Act::roll);  // [ALL-1]
}

// Refused actions leave the state as it was, to the byte.
void check_refusals(Game& g, const Actions& list, FastDraws& dice) {
    const Game before = g;
    NullEventSink mute;
    const Seat owes = decision(g).seat;
    const auto other = static_cast<Seat>((owes + 1) % 2);
    const Action junk{static_cast<Act>(dice.one_of(kActs.size())),
                      static_cast<std::uint8_t>(dice.one_of(256)),
                      static_cast<std::uint8_t>(dice.one_of(3)), 0};
    ASSERT_NE(apply(g, other == owes ? static_cast<Seat>(owes + 1) : other, list[0], dice, mute),
              ApplyError::none);
    if (!std::ranges::binary_search(list, junk)) {
        ASSERT_EQ(apply(g, owes, junk, dice, mute), ApplyError::illegal);
    }
    ASSERT_TRUE(g == before);
}

// Every listed action comes back from its JSON as it was, with and without what it shows.
void check_action_json(const Game& g, const Actions& list) {
    for (const Action& a : list) {
        std::string text;
        protocol::JsonWriter out(text);
        protocol::write(out, a, preview(g, a));
        json j = test::parsed(text);
        ASSERT_EQ(*protocol::parse_action(j), a);
        j.erase("shows");
        ASSERT_EQ(*protocol::parse_action(j), a);
    }
}

// What a placement promised is how the casino stands, unless a tile acted or the round was paid.
void check_promise(const Game& before, const Action& a, const Game& after) {
    const auto promised = std::get<las_vegas::Preview>(preview(before, a));
    if (promised.casinos.empty() || promised.tile != Tile::none) return;
    const auto was = std::get<las_vegas::View>(view(before, kNobody));
    const auto is = std::get<las_vegas::View>(view(after, kNobody));
    if (is.round != was.round || is.turn == kNobody) return;
    for (const las_vegas::CasinoAfter& casino : promised.casinos) {
        const auto& stands = is.casinos[static_cast<std::size_t>(casino.casino)];
        ASSERT_EQ(stands.wins, casino.wins);
        ASSERT_EQ(stands.tied, casino.tied);
    }
}

// A client that applies every patch holds what a fresh view would be.
class Follower {
public:
    void follow(const Game& g) {
        protocol::TableView now{.table = {}, .game = view(g, kNobody)};
        const std::string fresh = protocol::public_json(now);
        held_ = held_.is_null() ? test::parsed(fresh)
                                : test::patched(held_, test::parsed(protocol::patch(told_, now)));
        ASSERT_EQ(test::dumped(held_), fresh);  // members are written sorted
        told_ = std::move(now);
    }

private:
    protocol::TableView told_;
    json held_;
};

class RandomGames : public testing::TestWithParam<Setup> {};

// [ALL-1] [ALL-2] [RY-2] [RY-23] [RY-31]
TEST_P(RandomGames, KeepTheRulesOfAllGames) {
    const vegas::Setup setup = GetParam();
    constexpr int kDecisionsMax = 2'000;
    NullEventSink mute;
    for (std::uint64_t seed = 1; seed <= games_each(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        FastDraws draws(seed);
        Game g = start(setup, draws, mute);
        Game twin = g;
        FastDraws twin_draws = draws;
        FastDraws picks(seed ^ 0xfeed);
        Follower follower;
        const bool thorough = seed % 16 == 1;  // JSON of every step is slow under sanitizers
        int decisions = 0;
        for (; !over(g); ++decisions) {
            ASSERT_LT(decisions, kDecisionsMax);
            ASSERT_STREQ(check_state(g), nullptr);
            Actions list;
            legal_actions(g, list);
            ASSERT_NO_FATAL_FAILURE(check_options(g, list));
            ASSERT_NO_FATAL_FAILURE(check_refusals(g, list, picks));
            if (thorough) {
                ASSERT_NO_FATAL_FAILURE(check_action_json(g, list));
                ASSERT_NO_FATAL_FAILURE(follower.follow(g));
            }
            const Action a = list[list.size == 1 ? 0 : picks.one_of(list.size)];
            const Game before = g;
            ASSERT_EQ(apply(g, decision(g).seat, a, draws, mute), ApplyError::none);
            if (thorough && a.kind == Act::place) {
                ASSERT_NO_FATAL_FAILURE(check_promise(before, a, g));
            }
            apply_trusted(twin, a, twin_draws, mute);  // a copy plays the same game
            ASSERT_TRUE(g == twin);
        }
        ASSERT_STREQ(check_state(g), nullptr);
        if (thorough) {
            ASSERT_NO_FATAL_FAILURE(follower.follow(g));
        }
        const GameResult r = result(g);
        ASSERT_EQ(*std::ranges::min_element(r.places), 1);  // [ALL-5]
        Actions none;
        legal_actions(g, none);
        ASSERT_TRUE(none.empty());
        ASSERT_EQ(apply(g, 0, {Act::roll}, draws, mute), ApplyError::over);
    }
}

// [ALL-4] [RY-10] [RY-21] [RY-31] [RY-34] [RY-40] Every action is told, and what the log tells adds
// up to what each seat owns.
TEST_P(RandomGames, MoneyIsWhatTheEventsTell) {
    const vegas::Setup setup = GetParam();
    for (std::uint64_t seed = 1; seed <= games_each(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        test::Ledger ledger(setup);
        FastDraws draws(seed);
        Game g = start(setup, draws, ledger);
        while (true) {
            for (Seat seat = 0; seat < setup.seats; ++seat) {
                const OwnView own = own_view(g, seat);
                ASSERT_EQ(own.total, ledger.total(seat));
                if (ledger.knows_cards(seat)) {
                    ASSERT_EQ(own.cards.size(), ledger.cards(seat));
                }
            }
            if (over(g)) break;
            Actions list;
            legal_actions(g, list);
            const Action a = list[list.size == 1 ? 0 : draws.one_of(list.size)];
            const int told = ledger.events();
            apply_trusted(g, a, draws, ledger);
            ASSERT_GT(ledger.events(), told) << "kind " << static_cast<int>(a.kind);
        }
    }
}

// [ALL-3]
TEST_P(RandomGames, SetupsComeBackFromTheirJson) {
    const vegas::Setup setup = GetParam();
    const json options = test::parsed(protocol::json_text(
        [&](protocol::JsonWriter& out) { protocol::write_options(out, setup); }));
    const auto back = protocol::parse_setup(word_of(setup.ruleset), &options, setup.seats);
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ(*back, setup);
}

INSTANTIATE_TEST_SUITE_P(All, RandomGames, testing::ValuesIn(all_setups()), test::setup_name);

}  // namespace
}  // namespace vegas
