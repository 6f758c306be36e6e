// The faces of the casino tiles and what lies on one. [RY-51, RY-54]
#pragma once

#include <cstdint>

#include "engine/types.hpp"

namespace vegas::las_vegas {

// A1, A2, B1, ... H2: two faces of one physical tile follow each other.
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
inline constexpr int kTiles = 17;  // with none

struct TileSlot {  // the place beside a casino
    Tile tile{};
    std::uint8_t counter = 0;
    Seat token = kNobody;  // who holds the tile's token; kNobody: it lies on the tile
    bool operator==(const TileSlot&) const = default;
};

}  // namespace vegas::las_vegas
