// Where a number may be placed, and how a duel ends.
#pragma once

#include "engine/vegas_1996/state.hpp"

namespace vegas::vegas_1996 {

using Spaces = FixedVector<std::uint8_t, kSpacesMost>;

// The spaces among which `seat` chooses with the number, ascending; empty: nothing happens. A joker
// has all of them, own ones too. [VG-5, VG-6]
[[nodiscard]] Spaces spaces_for(const GamingTable&, int number, Seat seat);

// Who holds the space after a duel; kNobody: both counters go back to their owners. [VG-20]
[[nodiscard]] Seat winner_of_duel(Seat challenger, int challenge, Seat defender, int answer);

}  // namespace vegas::vegas_1996
