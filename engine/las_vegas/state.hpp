// The whole state of a Las Vegas game as one flat value: copy it with =, compare it with ==.
// Everything that can wait for an answer is a Frame on the stack; the top frame runs.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "engine/action.hpp"
#include "engine/fixed.hpp"
#include "engine/las_vegas/dice.hpp"
#include "engine/las_vegas/tiles/tile.hpp"
#include "engine/setup.hpp"
#include "engine/types.hpp"

namespace vegas::las_vegas {

inline constexpr int kPlayersMax = 8;
inline constexpr int kDeckMax = 90;    // [RY-1]; the custom edition has at most 80
inline constexpr int kCardsMax = 5;    // in one casino: four notes of $10,000 and one more [CL-3]
inline constexpr int kCardRanks = 11;  // a card is its value in units of the ruleset: 1 to 10

enum class Activity : std::uint8_t {
    none,
    match,
    round,
    turn,
    move,
    payout,
    tile_activated,
    tile_before_payout,
    tile_casino_paid,
};

struct Frame {  // one suspended activity
    Activity activity{};
    Tile tile{};                        // of the tile jobs
    std::uint8_t pc = 0;                // the step to go on with
    std::uint8_t casino = 0;            // where it happens
    Seat seat = kNobody;                // on whose behalf it runs
    Seat owes = kNobody;                // whose answer it waits for; may be another seat
    Ask asks{};                         // what is asked
    std::array<std::uint8_t, 1> mem{};  // its registers; each activity names them
    Action answer{};                    // the last answer
    bool operator==(const Frame&) const = default;
};
static_assert(sizeof(Frame) == 12);

using CardCounts = std::array<std::uint8_t, kCardRanks>;  // how many cards of each rank

// The pile of money cards: drawn from the top, put back underneath.
struct Pile {
    std::array<std::uint8_t, kDeckMax> card{};  // a ring that starts at `top`
    std::uint8_t top = 0, size = 0;

    std::span<std::uint8_t> fill(const CardCounts& counts);  // ascending; REQUIRES: empty
    std::uint8_t draw();
    void put_under(std::uint8_t c);
    bool operator==(const Pile&) const = default;
};

struct Casino {
    FixedVector<std::uint8_t, kCardsMax> cards;  // highest first
    std::array<Dice, kOwners> dice{};            // by owner
    bool operator==(const Casino&) const = default;
};

struct Player {
    Dice supply;
    std::uint8_t white = 0;  // neutral dice in the supply [CL-10]
    std::uint8_t chips = 0;  // [RY-3]
    CardCounts hand{};       // won cards [RY-33]
    // Skip money in dollars, which may be below 0 [CU-10], or skip cards [CU-11].
    std::int16_t skips_left = 0;
    [[nodiscard]] bool has_dice() const { return !supply.none() || white > 0; }
    bool operator==(const Player&) const = default;
};

// Dice that were rolled and are not placed yet, by face - 1; part of the supply meanwhile. They lie
// on the table until the turn ends, tiles included. [H1-1]
struct Roll {
    std::array<std::uint8_t, kFaces> small{}, white{};
    std::uint8_t big_face = 0;     // 1 to 6; 0: no big die in the roll
    bool out = false;              // there is a roll on the table
    Dice placed;                   // own dice of this turn's placement
    std::uint8_t placed_face = 0;  // where they went; 0: nothing is placed yet
    bool operator==(const Roll&) const = default;
};

// One die of a seat that lies on a tile.
struct TileDie {
    Seat owner = kNobody;
    bool big = false;
    [[nodiscard]] Dice dice() const { return big ? Dice{0, 1} : Dice{1, 0}; }
    bool operator==(const TileDie&) const = default;
};

// What lies on the tiles of a round beside a counter and a token. [RY-54]
struct TileDice {
    std::array<Dice, 5> bar{};        // by seat [E2-1]; no casino counts them [E2-2]
    std::array<Dice, 5> doubled{};    // by seat [G2-1]
    std::array<TileDie, 6> spaces{};  // by number - 1 [H1-1]
    TileDie golden;                   // [H2-1]
    bool operator==(const TileDice&) const = default;
};

// The black dice, while the tile that threw them waits for a decision about them.
struct BlackDice {
    std::array<std::uint8_t, 2> face{};  // 0: they do not lie on the table
    std::uint8_t casino = 0;             // of the tile
    bool operator==(const BlackDice&) const = default;
};

// A choice that was made and is not revealed yet. Beside cards it is the only secret in a state: no
// view shows it, except to the seat that made it. [A1-3, G1-3]
struct SealedChoice {
    Seat by = kNobody;
    Action choice{};
    bool operator==(const SealedChoice&) const = default;
};

// The part of a Setup that this family reads.
struct Options {
    Ruleset ruleset = Ruleset::royale_basic;
    std::uint8_t seats = 0;
    Seat first_seat = kNobody;
    bool open_money = false;
    bool neutral_dice = false;  // see has_neutral_player() and white_dice_each()
    std::uint8_t tiles = 0;
    TileReuse tile_reuse{};
    bool fixed_tiles = false;  // tile_set is given
    TileSet tile_set{};
    std::uint8_t copies = 0, rounds = 0;
    Skip skip{};
    std::uint8_t skip_limit = 0;
    bool operator==(const Options&) const = default;
};
[[nodiscard]] Options options_of(const Setup&);

struct State {
    Options setup;
    std::uint8_t round = 0;                    // 1 is the first
    Seat start_seat = kNobody;                 // of this round
    Seat active = kNobody;                     // whose turn it is
    std::array<Seat, kCasinos> higher_card{};  // who won it in this payout [RY-13]
    Pile pile;
    std::array<Casino, kCasinos> casinos{};
    std::array<TileSlot, kCasinos> tiles{};
    TileDice tile_dice;
    BlackDice black;
    SealedChoice sealed;
    std::int8_t closed = -1;       // the casino that No Entry! closes; -1: none [E1-1]
    std::uint16_t faces_used = 0;  // bit n: the n-th face was in play [RY-51]
    std::array<Player, kPlayersMax> players{};
    Roll roll;
    CardCounts discards{};  // unclaimed cards [CU-4]
    CardCounts bank{};      // as it was shown at the start, where there is one [RY-34]
    // Who skipped in this round at least once, and who twice: a bit for each seat. [CU-10]
    std::array<std::uint8_t, 2> skipped{};
    FixedVector<Frame, 6> stack;  // deepest: match, round, turn, My Choice, Handicap, its move
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 9 * 64, "bots copy it millions of times");

}  // namespace vegas::las_vegas
