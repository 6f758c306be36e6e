// What tiles bring in a playout, estimated in a glance, in points.
#pragma once

#include "engine/action.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::bots {

inline constexpr int kRank = 10;  // points for a unit of the game's money, $10,000 in royale

// What setting off the tile of a casino brings the seat, once these dice lie there.
[[nodiscard]] int light_activation(const las_vegas::State&, int casino, Seat, las_vegas::Dice);

// What the answer to a tile's question brings the seat.
[[nodiscard]] int light_gain(const las_vegas::State&, const Action&, Seat);

}  // namespace vegas::bots
