// The tables and functions of the database, and the migrations between formats. The format is in
// the table `format`; it never decreases. If several servers start at once, one of them migrates
// and the others retry. Nothing is locked if there is nothing to do.
#pragma once

#include <cstddef>
#include <span>

#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

// SQL of the files schema/1.sql, 2.sql and so on. Step n leads from format n - 1 to format n. A
// released step is never changed.
[[nodiscard]] std::span<const char* const> schema_steps();

// Brings the database to the newest format. Throws PostgresError, a transient one while others hold
// locks or servers of an older format are at work. Throws std::runtime_error with one line for the
// operator if the database has a newer format, or is not in UTF-8.
void migrate(PostgresConnection& connection);

// The database's format, for a program that only reads, or that writes no new format. Throws
// PostgresError, and std::runtime_error with one line for the operator if no server has started
// over the database yet, or if its format is too old or too new for this program.
[[nodiscard]] std::size_t require_format(PostgresConnection& connection);

}  // namespace vegas::shell::postgres
