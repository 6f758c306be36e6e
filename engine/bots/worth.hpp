// What a seat's position in a Las Vegas game is worth to the `easy` bot.
#pragma once

#include "engine/game.hpp"

namespace vegas::bots {

// Worth is counted in points. A die that is kept for later is worth less than the smallest
// difference in money of any ruleset, so it decides only between equal payouts.
inline constexpr int kUnit = 10;  // points for one unit of the game's money, the price of passing
inline constexpr int kDie = 1;

// The money that `wins` gives a seat of `cards`.
[[nodiscard]] Dollars won_in(const Fixed<Dollars, 5>& cards, const Fixed<Owner, 5>& wins, Seat);

// What the seat holds, what it would be paid if the round ended now, tiles included, and its dice.
[[nodiscard]] int worth(const Game&, Seat);

// The mean change of worth() after an action, if every decision that it leads to is made at random,
// until a seat has to roll or to place.
[[nodiscard]] int tried_gain(const Game&, const Action&, Seat, Draws&);

}  // namespace vegas::bots
