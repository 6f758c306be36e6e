// Which choices are to be made where nobody waits for them.
#pragma once

#include <algorithm>
#include <variant>

#include "engine/bots/policy.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// Whether a choice may take half a millisecond or more, instead of some microseconds: where there
// are tiles to be tried out, and wherever the bot plays on.
[[nodiscard]] inline bool takes_long(Level level, const Game& known) {
    if (row_of(level).playouts > 0) return true;
    const auto* state = std::get_if<las_vegas::State>(&known);
    if (level == Level::random || state == nullptr) return false;
    return std::ranges::any_of(state->tiles,
                               [](const auto& slot) { return slot.tile != Tile::none; });
}

}  // namespace vegas::bots
