// Every casino tile, in the order of the faces: A1, A2, B1, ... H2. Two faces of one physical tile
// follow each other. [RY-51]
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <variant>

#include "engine/las_vegas/tiles/a1_lucky_punch.hpp"
#include "engine/las_vegas/tiles/a2_jackpot.hpp"
#include "engine/las_vegas/tiles/b1_prime_time.hpp"
#include "engine/las_vegas/tiles/b2_fifty_fifty.hpp"
#include "engine/las_vegas/tiles/c1_high_five.hpp"
#include "engine/las_vegas/tiles/c2_bad_luck.hpp"
#include "engine/las_vegas/tiles/d1_pay_day.hpp"
#include "engine/las_vegas/tiles/d2_power_play.hpp"
#include "engine/las_vegas/tiles/e1_no_entry.hpp"
#include "engine/las_vegas/tiles/e2_knockout.hpp"
#include "engine/las_vegas/tiles/f1_block_it.hpp"
#include "engine/las_vegas/tiles/f2_handicap.hpp"
#include "engine/las_vegas/tiles/g1_black_box.hpp"
#include "engine/las_vegas/tiles/g2_double_down.hpp"
#include "engine/las_vegas/tiles/h1_nice_dice.hpp"
#include "engine/las_vegas/tiles/h2_my_choice.hpp"
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

struct NoTile {
    bool operator==(const NoTile&) const = default;
};
// What lies on a tile: the alternative of a Tile is the one at its place.
using TileContents =
    std::variant<NoTile, lucky_punch::Contents, jackpot::Contents, prime_time::Contents,
                 fifty_fifty::Contents, high_five::Contents, bad_luck::Contents, pay_day::Contents,
                 power_play::Contents, no_entry::Contents, knockout::Contents, block_it::Contents,
                 handicap::Contents, black_box::Contents, double_down::Contents,
                 nice_dice::Contents, my_choice::Contents>;

inline constexpr int kTiles = static_cast<int>(std::variant_size_v<TileContents>);  // with none
inline constexpr int kPhysicalTiles = (kTiles - 1) / 2;  // two faces each
static_assert(static_cast<int>(Tile::my_choice) == kTiles - 1, "one alternative for each face");

// Which of the physical tiles a face belongs to, from 0. REQUIRES: not none.
[[nodiscard]] constexpr int physical_of(Tile t) { return (static_cast<int>(t) - 1) / 2; }
// Face 0 or 1 of a physical tile.
[[nodiscard]] constexpr Tile face_of(int physical, int face) {
    return static_cast<Tile>(1 + 2 * physical + face);
}
[[nodiscard]] constexpr Tile tile_of(const TileContents& on) {
    return static_cast<Tile>(on.index());
}

// The names of the faces, by their places in the list.
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
// The same, by what lies on it: las_vegas::jackpot::Contents.
template <class Contents>
inline constexpr std::string_view kFaceName =
    name_of(las_vegas::tile_of(las_vegas::TileContents(Contents{})));
}  // namespace vegas
