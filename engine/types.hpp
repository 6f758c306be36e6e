// The words of the rules as types. Sizes are those of the flat state; nothing here allocates.
#pragma once

#include <cstddef>
#include <cstdint>

namespace vegas {

// A player's position at the table, numbered clockwise from 0; kNobody where there is none.
using Seat = std::int8_t;
inline constexpr Seat kNobody = -1;
inline constexpr int kSeatsMax = 8;  // the custom edition; the others have fewer

// Who owns dice: a seat, or one of the two imaginary players. [RY-55]
using Owner = std::int8_t;
inline constexpr Owner kNeutral = 8;
inline constexpr Owner kBlank = 9;
inline constexpr int kOwners = 10;

inline constexpr int kCasinos = 6;  // numbered 0 to 5 here, 1 to 6 for players
inline constexpr int kFaces = 6;

using Dollars = std::int32_t;

// setup.hpp has the table of both.
enum class Ruleset : std::uint8_t { royale_basic, royale, classic, custom, vegas_1996 };
enum class Family : std::uint8_t { las_vegas, vegas_1996 };

// The faces of the casino tiles; tile_id.hpp has the list. [RY-51]
enum class Tile : std::uint8_t;

// Index of a seat, an owner or a small count into an array.
constexpr std::size_t to_index(int i) { return static_cast<std::size_t>(i); }

}  // namespace vegas
