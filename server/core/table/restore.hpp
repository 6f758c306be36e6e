// A table from its records, as after a restart.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "server/core/base/entropy.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/outcome.hpp"
#include "server/core/base/time.hpp"
#include "server/core/journal/records.hpp"
#include "server/core/table/table.hpp"

namespace vegas::core {

// The key in this process of a player whom a record names; kNoPlayer: nobody.
using KeyOf = std::function<PlayerKey(const std::string& player, const std::string& name)>;

// The table that follows from its records, which are all from its base on, in their order. Nobody
// is connected, and it sleeps: Table::wake() starts its clocks. Nothing is told and nothing
// recorded. An error names the record that does not follow from those before it, or not by these
// rules. `bot_pause_ms` as in TableConfig. REQUIRES: limits and entropy outlive the table.
[[nodiscard]] Result<std::unique_ptr<Table>> restore(std::span<const std::string> records,
                                                     const KeyOf& key_of, std::int64_t bot_pause_ms,
                                                     const Limits& limits, Entropy& entropy,
                                                     TimePoint now);
// The same from records that have been read.
[[nodiscard]] Result<std::unique_ptr<Table>> restore(std::span<const journal::Entry> records,
                                                     const KeyOf& key_of, std::int64_t bot_pause_ms,
                                                     const Limits& limits, Entropy& entropy,
                                                     TimePoint now);

}  // namespace vegas::core
