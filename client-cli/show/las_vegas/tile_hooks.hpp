// What single tiles give to the rest of the terminal. Each function is defined in the file of its
// tile. Pure.
#pragma once

#include <cstdint>

#include "client-cli/show/common/earnings.hpp"
#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

inline constexpr std::int64_t kThrows = 36;  // of two dice

// How many throws get the stake of the action; kThrows if it is certain.
[[nodiscard]] std::int64_t winning_throws(const WireAction&, const WireView&);

// The money on a tile that is won by the dice on it, and who would win it now.
struct TileStanding {
    Numbers cards;
    Owners wins;
};
[[nodiscard]] TileStanding standing_on_tile(const WireView&, const TileFaces&);

// Adds what a tile made a seat pay.
void add_tile_payment(const WireEvent&, Earnings&);

}  // namespace vegas::cli
