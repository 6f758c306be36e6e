// Chooses actions for the house bots. They use only the public engine, on a game in which what
// their seat may not know was resampled. They never see a true hidden card.
#pragma once

#include <cstdint>

#include "engine/bots/level.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// REQUIRES: a decision is open in `known`. The same arguments give the same action. A level that
// does not search ignores `playouts`.
[[nodiscard]] Action choose(Level, const Game& known, std::uint64_t seed, int playouts);
[[nodiscard]] inline Action choose(Level level, const Game& known, std::uint64_t seed) {
    return choose(level, known, seed, row_of(level).playouts);
}

// Whether a choice may take half a millisecond or more, instead of some microseconds: it belongs on
// a worker. That is so where the bot tries out tiles or runs playouts.
[[nodiscard]] bool is_slow_choice(Level, const Game& known);

}  // namespace vegas::bots
