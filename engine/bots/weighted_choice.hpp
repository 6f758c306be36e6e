// Draws choices that others must not foresee: sealed choices, and guesses of them. Each comes from
// a mixed strategy that gives no advantage to a player who knows it.
#pragma once

#include <cstdint>

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/fixed.hpp"

namespace vegas::bots {

// REQUIRES: as many weights as actions, and not all are 0.
[[nodiscard]] inline Action choose_weighted(const Actions& list, const ActionWeights& weights,
                                            Draws& draws) {
    ASSERT(weights.size == list.size);
    std::uint32_t sum = 0;
    for (const std::uint8_t w : weights) sum += w;
    std::uint32_t x = draws.one_of(sum);
    std::size_t i = 0;
    for (; x >= weights[i]; ++i) x -= weights[i];
    return list[i];
}

}  // namespace vegas::bots
