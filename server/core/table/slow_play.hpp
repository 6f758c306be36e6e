// What the deadlines that a seat misses in a row lead to. Where slow play has a limit, a seat has
// little time after the second one, and the house plays on after the third. In a game played in
// days the house plays on after the second one, and the seat may change hands. Elsewhere a seat
// only has little time while its player is away.
#pragma once

#include <cstdint>
#include <optional>

#include "server/core/base/limits.hpp"
#include "server/core/table/seating.hpp"
#include "server/core/table/table_config.hpp"

namespace vegas::core {

void count_missed_deadline(Occupant&, const TableConfig&);
// The player is connected again.
void forgive_absence(Occupant&, const TableConfig&);
// The player has acted.
void forgive_missed_deadlines(Occupant&);
// The player decides again, and has little time until the next action. REQUIRES: the house has
// played on for a slow player.
void take_back_from_house(Occupant&);

// How long the seat has if that is less than others have; nullopt: as long as all.
[[nodiscard]] std::optional<std::int64_t> hurried_ms(const Occupant&, const TableConfig&,
                                                     const Limits&);

}  // namespace vegas::core
