// The policy of patches: while a struct goes on, it is patched member by member; where it does not,
// or has no line here, it is replaced whole. Lists say with `each` and `growing` how they change.
#pragma once

#include "engine/las_vegas/view.hpp"
#include "engine/vegas_1996/view.hpp"

namespace vegas::las_vegas {

inline bool goes_on(const SeatView&, const SeatView&) { return true; }
inline bool goes_on(const DiceView& a, const DiceView& b) {
    return a.big == b.big && a.neutral == b.neutral;  // most placements take small dice only
}
inline bool goes_on(const CasinoView& a, const CasinoView& b) {
    return a.cards == b.cards && a.tile.tile == b.tile.tile;  // else a new round
}
inline bool goes_on(const TurnView& a, const TurnView& b) {
    return a.seat == b.seat && !a.roll;  // a roll appears
}

}  // namespace vegas::las_vegas

namespace vegas::vegas_1996 {

inline bool goes_on(const SeatView&, const SeatView&) { return true; }
inline bool goes_on(const BoardView&, const BoardView&) { return true; }
inline bool goes_on(const TableView& a, const TableView& b) {
    return a.closed == b.closed;  // counters come one by one; a scoring changes the whole table
}

}  // namespace vegas::vegas_1996
