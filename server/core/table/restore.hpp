// Restores a table from its records, for example after a restart.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "server/core/base/entropy.hpp"
#include "server/core/base/error.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/time.hpp"
#include "server/core/journal/records.hpp"
#include "server/core/table/table.hpp"

namespace vegas::core {

// This process's key for a player that a record names; kNoPlayer: nobody.
using KeyOf = std::function<PlayerKey(const std::string& player, const std::string& name)>;

// `records`: all from the table's base on, in order. Nobody is connected, and clocks start with
// Table::start_clocks(). Nothing is published. Nothing is recorded, except that a game of other
// rules has ended: OutdatedGame. An error names the record that does not fit the ones before it, or
// these rules. `bot_pause_ms`: as in TableConfig. REQUIRES: limits and entropy outlive the table.
[[nodiscard]] Result<std::unique_ptr<Table>> restore(std::span<const std::string> records,
                                                     const KeyOf& key_of, std::int64_t bot_pause_ms,
                                                     const Limits& limits, Entropy& entropy,
                                                     TimePoint now);
// As above, from parsed records.
[[nodiscard]] Result<std::unique_ptr<Table>> restore(std::span<const journal::Entry> records,
                                                     const KeyOf& key_of, std::int64_t bot_pause_ms,
                                                     const Limits& limits, Entropy& entropy,
                                                     TimePoint now);

// A table that restore() refuses: its seats, and its game as an unfinished one for the store. Reads
// records only, and stops at the first that fits nowhere. Null if no game was under way, if the
// game has ended so before, or if a record cannot be read: a newer server may read it.
[[nodiscard]] std::unique_ptr<Table> restore_broken(std::span<const std::string> records,
                                                    const KeyOf& key_of, const Limits& limits,
                                                    Entropy& entropy, TimePoint now);

}  // namespace vegas::core
