// What a seat's position in a Las Vegas game is worth to the `easy` bot.
#pragma once

#include "engine/game.hpp"

namespace vegas::bots {

// Worth is counted in points, so that a die kept for later can be worth less than the smallest
// difference in money, whatever a game's money is: it breaks equal payouts.
inline constexpr int kUnit = 10;  // the unit of the game's money, and what passing costs
inline constexpr int kDie = 1;

// The money that `wins` gives a seat of `cards`.
[[nodiscard]] Dollars won_in(const Fixed<Dollars, 5>& cards, const Fixed<Owner, 5>& wins, Seat);

// What the seat holds and what it would be paid if the round ended now, tiles included, and its
// dice.
[[nodiscard]] int worth(const Game&, Seat);

// The mean change of worth() when an action is carried out and what it leads to is decided at
// random, until somebody is to roll or to place.
[[nodiscard]] int tried_gain(const Game&, const Action&, Seat, Draws&);

}  // namespace vegas::bots
