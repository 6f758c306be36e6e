// Estimates quickly, in points, what placements and answers bring in a rollout. A tile's own
// estimates stand with its rules.
#pragma once

#include "engine/action.hpp"
#include "engine/las_vegas/bots/payoff.hpp"
#include "engine/las_vegas/state.hpp"
#include "engine/las_vegas/tiles/tile.hpp"

namespace vegas::las_vegas {

// Points for a unit of the game's money, which is $10,000 in royale.
inline constexpr int kRank = 10;
inline constexpr int kSupplyDie = 12;        // a die in the supply
inline constexpr int kQuestion = 2 * kRank;  // about what a tile brings that asks a question
inline constexpr int kMove = 18;             // the move of a die

// What a cell of a tile pays.
[[nodiscard]] constexpr int points_of(const Cell& cell) { return cell.pays() / 10'000 * kRank; }

// What `more` dice of the seat change in a casino.
[[nodiscard]] inline int gain_in(const State& s, int casino, Seat seat, int more) {
    return card_gain(s.casinos[to_index(casino)], seat, more) * kRank;
}
// What blank dice that come (or go) do for the seat, and against the others.
[[nodiscard]] int gain_of_blank(const State&, int casino, Seat, int more);

// What the seat gains by activating the casino's tile, once these dice are placed there.
[[nodiscard]] int activation_gain(const State&, int casino, Seat, Dice own);

// What the seat gains by this answer to the question of a tile, or by this move.
[[nodiscard]] int answer_gain(const State&, const Action&, Seat);

}  // namespace vegas::las_vegas
