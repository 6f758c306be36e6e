// The tables of the database, and how each format came from the one before. The format is the
// file's user_version; it never falls.
#pragma once

#include <cstdint>

#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

// "VGAS", in the file's header: a database of ours.
inline constexpr std::uint32_t kApplicationId = 0x56474153;

// The newest format, which this program reads and writes.
[[nodiscard]] std::uint32_t newest_format();

// Brings the database to the newest format, one format at a time, each in a transaction of its own.
// Says whether there was anything to do.
bool migrate(Database& database);

}  // namespace vegas::shell::sqlite
