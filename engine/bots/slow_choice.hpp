// Says which choices belong on a worker.
#pragma once

#include <algorithm>
#include <variant>

#include "engine/bots/policy.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// Whether a choice may take half a millisecond or more, instead of some microseconds. That is so
// where the bot tries out tiles or runs playouts.
[[nodiscard]] inline bool is_slow_choice(Level level, const Game& known) {
    if (row_of(level).playouts > 0) return true;
    const auto* state = std::get_if<las_vegas::State>(&known);
    if (level == Level::random || state == nullptr) return false;
    return std::ranges::any_of(state->tiles,
                               [](const auto& slot) { return slot.tile != Tile::none; });
}

}  // namespace vegas::bots
