// What must always hold of the tiles on the table.
#pragma once

#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

// Null, or what is wrong. For tests and the simulator.
[[nodiscard]] const char* check_tiles(const State&);

// For the tiles' own checks: whether the counter stands on its track.
[[nodiscard]] inline const char* counter_within(const State& s, int casino, int least, int most) {
    const int counter = s.tiles[to_index(casino)].counter;
    return counter < least || counter > most ? "a counter is off its track" : nullptr;
}
// Whether no seat has a token of this tile.
[[nodiscard]] inline const char* without_token(const State& s, int casino) {
    return s.tiles[to_index(casino)].token == kNobody ? nullptr : "a token is where it must not be";
}
inline constexpr const char* kDiceLeft = "dice lie on a tile that is not there";

}  // namespace vegas::las_vegas
