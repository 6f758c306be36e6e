// How a game is to be played: ruleset, seats and options. [ALL-3]
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/types.hpp"
#include "engine/vegas_1996/board.hpp"

namespace vegas {

enum class TileReuse : std::uint8_t {
    any,          // every round draws from all tiles
    fresh_faces,  // a face is used once in a game
};
// The faces beside casinos 1 to 6 in rounds 1 to 3.
using TileSet = std::array<std::array<Tile, kCasinos>, 3>;

enum class Skip : std::uint8_t {
    none,
    chips,  // house rule A: $1 of the own money [CU-10]
    cards,  // house rule B: one of four skip cards [CU-11]
};
inline constexpr int kCopiesLeast = 4, kCopiesMost = 10;  // [CU-1]
inline constexpr int kRoundsLeast = 1, kRoundsMost = 10;  // [CU-2]
inline constexpr int kSkipLimitMost = 2;                  // [CU-10]

struct Setup {
    Ruleset ruleset = Ruleset::royale_basic;
    std::uint8_t seats = 4;
    Seat first_seat = kNobody;  // starts the game; kNobody: drawn at random [RY-13, CL-4]
    bool open_money = false;    // all totals are shown [RY-33, CL-7]
    bool neutral_dice = false;  // classic: white dice [CL-10]

    // royale [RY-51]
    std::uint8_t tiles = 3;  // a round, 0 to 6
    TileReuse tile_reuse{};
    std::optional<TileSet> tile_set;  // overrides the two above

    // custom
    std::uint8_t copies = 5;  // cards of each value, 4 to 10 [CU-1]
    std::uint8_t rounds = 4;  // 1 to 10 [CU-2]
    Skip skip{};              // the house rules
    // Skips of a seat in a round, 1 or 2; 0: any number. Without a skip rule it limits nothing.
    std::uint8_t skip_limit = 0;  // [CU-10, CU-11]

    // vegas-1996
    bool duel = false;                       // the advanced game [VG-20]
    std::optional<vegas_1996::Board> board;  // instead of the built-in one [VG-1]
    bool operator==(const Setup&) const = default;
};

// Why a setup is no good: the option at fault, or the number of seats.
enum class BadSetup : std::uint8_t {
    none,
    seats,
    first_seat,
    neutral_dice,
    tiles,
    tile_reuse,
    tile_set,
    copies,
    rounds,
    skip,
    skip_limit,
    duel,
    board,  // vegas_1996::fault_of() says what is wrong with it
};

[[nodiscard]] BadSetup check(const Setup&);
[[nodiscard]] std::string_view name_of(BadSetup);  // the option's name

// Option words of a ruleset, as they stand in a table's `options`.
[[nodiscard]] std::span<const std::string_view> option_names(Ruleset);
[[nodiscard]] std::string_view name_of(Ruleset);
[[nodiscard]] std::string_view name_of(Tile);  // "A1" to "H2"; REQUIRES: not none
[[nodiscard]] std::optional<Tile> tile_named(std::string_view);
[[nodiscard]] std::optional<Ruleset> ruleset_named(std::string_view);
[[nodiscard]] int seats_least(Ruleset);
[[nodiscard]] int seats_most(const Setup&);  // with its options [CL-10]

}  // namespace vegas
