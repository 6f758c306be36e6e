// A game leaves memory while nobody is there. Of a live one the clock stands still; one that is
// played in days is woken when its clock has run out.
#pragma once

#include <cstdint>
#include <optional>

#include "server/core/table/table_state.hpp"

namespace vegas::core {

// A game played in days leaves memory only while a person's clock has time: the store counts it.
[[nodiscard]] bool may_sleep_at(const TableState&, TimePoint at);

class Sleep {
public:
    explicit Sleep(TableState& table) : table_(table) {}

    // A game is under way, nobody is there, and it may leave memory.
    [[nodiscard]] bool may_begin(TimePoint now) const;
    // Records that the game leaves memory. Returns when a clock that runs on meanwhile is due, or
    // nullopt if it stands still. REQUIRES: may_begin(); the served time of a game played in days.
    std::optional<ServedTime> begin(TimePoint now, std::optional<ServedTime> served);
    // After restore(): the clock has run on meanwhile. False: it was set before, or stood still.
    bool resume_clock(TimePoint now, ServedTime served);
    // What is left of the clock of the one who is asked, or nullopt if it does not run.
    [[nodiscard]] std::optional<std::int64_t> clock_left(TimePoint now) const;

private:
    TableState& table_;
};

}  // namespace vegas::core
