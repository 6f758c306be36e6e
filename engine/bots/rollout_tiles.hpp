// Estimates quickly, in points, what tiles bring in a playout.
#pragma once

#include "engine/action.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::bots {

// Points for a unit of the game's money, which is $10,000 in royale.
inline constexpr int kRank = 10;

// What the seat gains by activating the casino's tile, once these dice are placed there.
[[nodiscard]] int rollout_activation_gain(const las_vegas::State&, int casino, Seat,
                                          las_vegas::Dice);

// What the seat gains by this action in a tile's decision.
[[nodiscard]] int rollout_gain(const las_vegas::State&, const Action&, Seat);

}  // namespace vegas::bots
