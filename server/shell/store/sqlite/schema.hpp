// The tables of the database, and the migrations between formats. The format is the file's
// user_version; it never decreases.
#pragma once

#include <cstdint>

#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

// "VGAS": marks a database of ours, in the file's header.
inline constexpr std::uint32_t kApplicationId = 0x56474153;

// The newest format, which this program reads and writes.
[[nodiscard]] std::uint32_t newest_format();

// Migrates the database to the newest format, one format at a time, each in its own transaction.
// Returns whether there was anything to do.
bool migrate(Database& database);

// Lets a connection that only reads use the newest names with a database of any format: temporary
// views stand for tables of older formats.
void show_newest_names(Database& database);

}  // namespace vegas::shell::sqlite
