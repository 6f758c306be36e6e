// Says which structs are patched member by member, and when. All others are replaced whole. Lists
// say with `each` and `growing` how they change.
#pragma once

#include "engine/las_vegas/view.hpp"
#include "engine/vegas_1996/view.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::las_vegas {

inline bool can_patch_fields(const SeatView&, const SeatView&) { return true; }
inline bool can_patch_fields(const DiceView& a, const DiceView& b) {
    return a.big == b.big && a.neutral == b.neutral;  // most placements take small dice only
}
inline bool can_patch_fields(const CasinoView& a, const CasinoView& b) {
    return a.cards == b.cards && a.tile.tile == b.tile.tile;  // a new round replaces it
}
inline bool can_patch_fields(const TurnView& a, const TurnView& b) {
    return a.seat == b.seat && !a.roll;  // a roll that appears replaces it
}

}  // namespace vegas::las_vegas

namespace vegas::vegas_1996 {

inline bool can_patch_fields(const SeatView&, const SeatView&) { return true; }
inline bool can_patch_fields(const BoardView&, const BoardView&) { return true; }
inline bool can_patch_fields(const GamingTableView& a, const GamingTableView& b) {
    return a.closed == b.closed;  // counters come one by one; a scoring changes the whole table
}

}  // namespace vegas::vegas_1996

namespace vegas::protocol {

inline bool can_patch_fields(const TableInfo&, const TableInfo&) { return true; }

}  // namespace vegas::protocol
