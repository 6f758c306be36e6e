// What lies on a casino tile. [RY-54]
#pragma once

#include <cstdint>

#include "engine/types.hpp"

namespace vegas::las_vegas {

struct TileSlot {  // the place beside a casino
    Tile tile{};
    std::uint8_t counter = 0;
    Seat token = kNobody;  // who holds the tile's token; kNobody: it lies on the tile
    bool operator==(const TileSlot&) const = default;
};

}  // namespace vegas::las_vegas
