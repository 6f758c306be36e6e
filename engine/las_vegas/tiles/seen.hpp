// Dice on tiles as all may see them; for the tiles' own views.
#pragma once

#include <array>

#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

[[nodiscard]] inline FixedVector<OwnerView, 5> seen(const std::array<Dice, 5>& dice) {
    FixedVector<OwnerView, 5> list;
    for (std::size_t seat = 0; seat < dice.size(); ++seat) {
        const Dice d = dice[seat];
        if (d.none()) continue;
        list.push({.owner = static_cast<Owner>(seat),
                   .dice = {.small = static_cast<std::uint8_t>(d.small()),
                            .big = static_cast<std::uint8_t>(d.big())},
                   .count = static_cast<std::uint8_t>(d.weight())});
    }
    return list;
}

[[nodiscard]] inline SpaceView seen(const TileDie& die) { return {die.owner, die.big}; }

}  // namespace vegas::las_vegas
