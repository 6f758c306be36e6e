// What rollouts of any family have in common.
#pragma once

#include <array>

#include "engine/types.hpp"

namespace vegas::bots {

// The seat that a playout is for. It counts a share of what the others would lose as its own gain,
// where that costs it nothing. The other seats, as a rule, look at their own money.
struct RolloutPlayer {
    Seat seat = kNobody;
    int opponent_weight_percent = 0;
};

// What each seat may expect to have at the end of the game, in a unit of the family. `spread` is
// the scale by which the difference of two seats varies.
struct SeatEstimates {
    int seats = 0;
    std::array<double, kSeatsMax> means{};
    double spread = 1;
};

}  // namespace vegas::bots
