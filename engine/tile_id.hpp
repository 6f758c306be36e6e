// The faces of the casino tiles of Las Vegas Royale, A1 to H2. Two faces of one physical tile
// follow each other. [RY-51]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/types.hpp"

namespace vegas {

enum class Tile : std::uint8_t {
    none,
    lucky_punch,
    jackpot,
    prime_time,
    fifty_fifty,
    high_five,
    bad_luck,
    pay_day,
    power_play,
    no_entry,
    knockout,
    block_it,
    handicap,
    black_box,
    double_down,
    nice_dice,
    my_choice,
};

namespace las_vegas {

inline constexpr int kTiles = static_cast<int>(Tile::my_choice) + 1;  // with none
inline constexpr int kPhysicalTiles = kTiles / 2;                     // two faces each

// Which of the physical tiles a face belongs to, from 0. REQUIRES: not none.
[[nodiscard]] constexpr int physical_of(Tile t) { return (static_cast<int>(t) - 1) / 2; }
// Face 0 or 1 of a physical tile.
[[nodiscard]] constexpr Tile face_of(int physical, int face) {
    return static_cast<Tile>(1 + 2 * physical + face);
}

inline constexpr auto kFaceNames = [] {
    std::array<std::array<char, 2>, kTiles> names{};
    for (int i = 1; i < kTiles; ++i) {
        names[to_index(i)] = {static_cast<char>('A' + physical_of(static_cast<Tile>(i))),
                              static_cast<char>(i % 2 == 1 ? '1' : '2')};
    }
    return names;
}();

}  // namespace las_vegas

// "A1" to "H2". REQUIRES: not none.
[[nodiscard]] constexpr std::string_view name_of(Tile t) {
    return {las_vegas::kFaceNames[static_cast<std::size_t>(t)].data(), 2};
}

}  // namespace vegas
