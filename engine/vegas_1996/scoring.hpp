// Who wins a chip, how a gaming table is scored, and Mary, who causes it.
#pragma once

#include "engine/vegas_1996/flow.hpp"

namespace vegas::vegas_1996 {

[[nodiscard]] bool is_full(const GamingTable&);

// Who would win the chip as the table stands; kNobody: it would be discarded. [VG-11]
[[nodiscard]] Owner winner_of(const GamingTable&);

// The chip goes to its winner or out of the game, all counters go back to their owners, the table
// is closed. [VG-11]
void score_table(GameContext& c, int table);

// The position to which Mary moves next; where she is when there is none. [VG-9]
[[nodiscard]] int next_position(const State&);

// Moves Mary one position; true: a table was scored. [VG-9]
bool move_mary(GameContext& c);

// The sum of a seat's chips. [VG-14]
[[nodiscard]] int total(const State&, Seat);

}  // namespace vegas::vegas_1996
