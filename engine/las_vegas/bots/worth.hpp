// Rates a seat's state in a Las Vegas game for the `easy` bot.
#pragma once

#include "engine/draws.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

// Worth is counted in points. In every ruleset, a die kept for later is worth less than the
// smallest difference in money. So it decides only between equal payouts.
inline constexpr int kUnit = 10;  // points for one unit of the game's money, the price of passing
inline constexpr int kDie = 1;

// The money that a seat of `cards` gets from `wins`.
[[nodiscard]] Dollars winnings_in(const FixedVector<Dollars, 5>& cards,
                                  const FixedVector<Owner, 5>& wins, Seat);

// What the seat holds, what it would be paid if the round ended now (tiles included), and its dice.
[[nodiscard]] int worth(const State&, Seat);

// The mean change of worth() after an action. All decisions that follow are made at random, until a
// seat has to roll or to place.
[[nodiscard]] int sampled_gain(const State&, const Action&, Seat, Draws&);

}  // namespace vegas::las_vegas
