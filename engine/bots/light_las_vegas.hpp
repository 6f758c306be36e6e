// How seats decide within a playout of the Las Vegas family: quickly, and well enough that what
// follows an action is a fair sample of what may follow it. Everything is counted in points.
#pragma once

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::bots {

inline constexpr int kRank = 10;  // points for a unit of the game's money, $10,000 in royale

// The answer to what is asked. REQUIRES: `asked` is the decision that is owed.
[[nodiscard]] Action light_answer(const las_vegas::State&, Decision asked, Draws&);

// What setting off the tile of a casino brings the seat, once these dice lie there.
[[nodiscard]] int light_activation(const las_vegas::State&, int casino, Seat, las_vegas::Dice);

// What the answer to a tile's question brings the seat.
[[nodiscard]] int light_gain(const las_vegas::State&, const Action&, Seat);

}  // namespace vegas::bots
