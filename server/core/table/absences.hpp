// How long a table waits for people who are away, and what they lose then. Nobody loses a seat of a
// game: the house decides there.
#pragma once

#include <cstdint>
#include <optional>

#include "server/core/table/table_state.hpp"

namespace vegas::core {

// How long an open table keeps this away person's seat.
[[nodiscard]] std::int64_t seat_hold_ms(const TableState&, const Occupant&);
// Those who are away for long lose the seat of an open table; at a public one the host loses the
// table before that.
void end_long_absences(TableState&, TimePoint now);
[[nodiscard]] std::optional<TimePoint> next_absence_due(const TableState&);

struct TableEnd {
    TimePoint at;
    bool sleeps = false;  // its game leaves memory; else the table is closed
    bool operator==(const TableEnd&) const = default;
};
// The end of a table with nobody connected, or nullopt while somebody is.
[[nodiscard]] std::optional<TableEnd> next_end(const TableState&);

// After a restart: everybody is away from now on, and waits start.
void mark_all_away(TableState&, TimePoint now);
// Time has stood still for `ms`: all waits end so much later.
void extend_absences(TableState&, std::int64_t ms);

}  // namespace vegas::core
