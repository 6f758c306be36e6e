// Hands a table's new records to the store, with the players and the finished game that they name.
#pragma once

#include <cstdint>
#include <optional>

#include "server/core/state/context.hpp"

namespace vegas::core {

// Call after each change, before any reply: nobody is told of what the store does not hold.
// `end`: these are the table's last records, or the last before its game leaves memory. `due`: as
// of SleepingGame.
enum class JournalEnd : std::uint8_t { none, closes, sleeps };
void append_records(Context&, Table&, JournalEnd end = JournalEnd::none,
                    std::optional<ServedTime> due = {});

}  // namespace vegas::core
