// What a casino would pay a seat as it stands, without making a view of it: a playout asks it
// thousands of times.
#pragma once

#include "engine/las_vegas/state.hpp"

namespace vegas::bots {

// Dice of an owner that come to a casino, by weight; below 0 they leave it.
struct More {
    Owner owner = kNobody;
    int dice = 0;
};

// The rank of the card that the seat would win; 0: none. [RY-31]
[[nodiscard]] int card_won(const las_vegas::Casino&, Seat, More = {}, More = {});

// The same where a tile pays like a casino. [G2-2]
[[nodiscard]] int place_among(const std::array<las_vegas::Dice, 5>& dice, Seat, int more);

}  // namespace vegas::bots
