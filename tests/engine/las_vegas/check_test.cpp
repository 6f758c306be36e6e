// check_state() sees each kind of damage; the random games rely on it.
#include <gtest/gtest.h>

#include "engine/las_vegas/tiles/check_tiles.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

using las_vegas::State;

struct Damage {
    const char* seen_as;
    void (*done)(State&);
};

void expect_seen(const State& whole, std::initializer_list<Damage> all) {
    ASSERT_STREQ(check_state(Game(whole)), nullptr);
    int number = 0;
    for (const Damage& damage : all) {
        State s = whole;
        damage.done(s);
        EXPECT_STREQ(check_state(Game(s)), damage.seen_as) << "number " << ++number;
    }
}

State started(const vegas::Setup& setup) {
    FastDraws draws(1);
    return std::get<State>(start(setup, draws, mute));
}

State rolled(const vegas::Setup& setup) {
    FastDraws draws(1);
    Game g = start(setup, draws, mute);
    EXPECT_EQ(apply(g, decision(g).seat, {Act::roll}, draws, mute), ApplyError::none);
    return std::get<State>(g);
}

// The game that is broken: four tiles in casinos 1 to 4, none in 5 and 6.
vegas::Setup with_tiles() {
    constexpr std::array<Tile, kCasinos> kRow{Tile::jackpot, Tile::power_play, Tile::no_entry,
                                              Tile::block_it};
    return {.ruleset = Ruleset::royale, .seats = 3, .tile_set = TileSet{kRow, kRow, kRow}};
}

}  // namespace

TEST(CheckState, SeesCardsAndDice) {
    constexpr const char* kCard = "a money card was lost or made";
    constexpr const char* kDie = "a die of a seat was lost or made";
    constexpr const char* kNeutralDie = "a neutral die was lost or made";
    constexpr const char* kBlankDie = "a gray die was lost or made";
    expect_seen(started(with_tiles()), {{kCard, [](State& s) { s.pile.draw(); }},
                                        {kDie,
                                         [](State& s) {
                                             s.players[1].supply.take({1, 0});
                                         }},
                                        {kDie,
                                         [](State& s) {
                                             s.casinos[2].dice[0].add({0, 1});
                                         }},
                                        {kDie, [](State& s) { s.tile_dice.golden = {.owner = 2}; }},
                                        {kNeutralDie,
                                         [](State& s) {
                                             s.casinos[0].dice[kNeutral].add({1, 0});
                                         }},
                                        {kBlankDie, [](State& s) {
                                             s.casinos[0].dice[kBlank].add({1, 0});
                                         }}});
    expect_seen(started({.ruleset = Ruleset::classic, .seats = 3, .neutral_dice = true}),
                {{kCard, [](State& s) { ++s.players[0].hand[3]; }},
                 {kNeutralDie, [](State& s) { --s.players[0].white; }}});
    expect_seen(started({.ruleset = Ruleset::royale_basic, .seats = 2}),
                {{kNeutralDie, [](State& s) {
                      for (auto& casino : s.casinos) {
                          if (casino.dice[kNeutral].small() > 0) {
                              casino.dice[kNeutral].take({1, 0});
                              break;
                          }
                      }
                  }}});
    expect_seen(started({.ruleset = Ruleset::royale_basic, .seats = 2, .neutral_dice = false}),
                {{kNeutralDie, [](State& s) {
                      s.casinos[0].dice[kNeutral].add({1, 0});
                  }}});
}

TEST(CheckState, SeesTheFlow) {
    constexpr const char* kNobodyOwes = "nobody owes a decision";
    constexpr const char* kRoll = "the roll is not the supply";
    constexpr const char* kSealed = "a sealed choice is open too long or too short";
    expect_seen(started(with_tiles()),
                {{kNobodyOwes, [](State& s) { s.stack.back().owes = kNobody; }},
                 {kNobodyOwes, [](State& s) { s.stack.back().asks = Ask::none; }},
                 {kSealed, [](State& s) { s.sealed.by = 0; }},
                 {kSealed, [](State& s) { s.stack.back().asks = Ask::punch_guess; }},
                 {kRoll, [](State& s) { s.roll.big_face = 3; }}});
    expect_seen(rolled(with_tiles()), {{kRoll, [](State& s) { s.roll.big_face = 0; }}});
    expect_seen(rolled({.ruleset = Ruleset::classic, .seats = 2, .neutral_dice = true}),
                {{kRoll, [](State& s) { ++s.roll.white[0]; }}});
}

TEST(CheckState, SeesCountersAndTiles) {
    constexpr const char* kTwice = "a tile lies twice";
    constexpr const char* kCounter = "a counter is off its track";
    expect_seen(started(with_tiles()), {{kTwice, [](State& s) { s.tiles[5].tile = Tile::jackpot; }},
                                        {kTwice, [](State& s) { s.tiles[5].tile = Tile::pay_day; }},
                                        {kCounter, [](State& s) { s.tiles[0].counter = 2; }},
                                        {kCounter, [](State& s) { s.tiles[0].counter = 9; }},
                                        {kCounter, [](State& s) { s.tiles[2].counter = 6; }},
                                        {kCounter, [](State& s) { s.tiles[5].counter = 1; }}});
}

// A die that is on the tile is not in the supply: nothing else is wrong.
TEST(CheckState, SeesDiceOnTilesThatAreNotThere) {
    constexpr const char* kDice = "dice lie on a tile that is not there";
    expect_seen(started(with_tiles()), {{kDice,
                                         [](State& s) {
                                             s.players[1].supply.take({1, 0});
                                             s.tile_dice.bar[1].add({1, 0});
                                         }},
                                        {kDice,
                                         [](State& s) {
                                             s.players[1].supply.take({1, 0});
                                             s.tile_dice.doubled[1].add({1, 0});
                                         }},
                                        {kDice,
                                         [](State& s) {
                                             s.players[1].supply.take({0, 1});
                                             s.tile_dice.spaces[3] = {.owner = 1, .big = true};
                                         }},
                                        {kDice, [](State& s) {
                                             s.players[1].supply.take({1, 0});
                                             s.tile_dice.golden = {.owner = 1};
                                         }}});
    constexpr std::array<Tile, kCasinos> kRow{Tile::knockout};
    expect_seen(
        started({.ruleset = Ruleset::royale, .seats = 2, .tile_set = TileSet{kRow, kRow, kRow}}),
        {{kDice, [](State& s) {  // three in the bar [E2-1]
              s.players[0].supply.take({3, 0});
              s.tile_dice.bar[0].add({3, 0});
          }}});
}

TEST(CheckState, SeesTokensAndTheClosedCasino) {
    constexpr const char* kToken = "a token is where it must not be";
    constexpr const char* kClosed = "a casino is closed that cannot be";
    expect_seen(started(with_tiles()),
                {{kToken, [](State& s) { s.tiles[0].token = 0; }},   // Jackpot has none
                 {kToken, [](State& s) { s.tiles[1].token = 0; }},   // does not lead [D2-3]
                 {kToken, [](State& s) { s.tiles[1].token = 3; }},   // no such seat
                 {kToken, [](State& s) { s.tiles[1].token = -2; }},  // nor this one
                 {kClosed, [](State& s) { s.closed = 2; }},          // its own casino [E1-1]
                 {kClosed, [](State& s) { s.closed = kCasinos; }},
                 {kClosed, [](State& s) {
                      s.closed = 0;
                      s.tiles[2] = {};
                  }}});
}

TEST(CheckTiles, SeesBlackDiceThatLieWrong) {
    constexpr const char* kBlack = "the black dice are left on the table";
    Board b = main_game(3).tile(2, Tile::fifty_fifty).supply(kAnna, 1);
    b.turn(kAnna).act({Act::roll}, {2, 3, 4});
    ASSERT_EQ(b.decision().ask, Ask::fifty_fifty);
    ASSERT_STREQ(check_tiles(b.s), nullptr);
    for (const las_vegas::BlackDice& wrong : std::to_array<las_vegas::BlackDice>(
             {{{0, 4}, 1}, {{7, 4}, 1}, {{3, 0}, 1}, {{3, 7}, 1}, {{3, 4}, 0}})) {
        b.s.black = wrong;
        EXPECT_STREQ(check_tiles(b.s), kBlack);
    }
    State idle = started(with_tiles());
    idle.black = {.face = {3, 4}, .casino = 0};
    EXPECT_STREQ(check_state(Game(idle)), kBlack);
}

}  // namespace vegas::test
