// Copies all rows from one kind of database to the other. Both have the same tables, but for those
// by which servers share PostgreSQL.
#pragma once

#include <cstdint>

#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell {

struct CopiedRows {
    std::int64_t players = 0, tables = 0, games = 0;
};

// Both throw PostgresError or SqliteError. The caller has begun transactions, and commits.

// REQUIRES: show_newest_names(from) was called. `into` is empty, of the newest format.
[[nodiscard]] CopiedRows copy_rows(sqlite::Database& from, postgres::PostgresConnection& into);
[[nodiscard]] CopiedRows copy_rows(postgres::PostgresConnection& from, sqlite::Database& into);

// About how many bytes the rows of `from` take in a SQLite database: rather too many.
[[nodiscard]] std::uintmax_t copied_bytes(postgres::PostgresConnection& from);

}  // namespace vegas::shell
