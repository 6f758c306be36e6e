// The tables and functions of the database, and how each format came from the one before. The
// format is in the table `format`; it never falls. Several servers may start at once: one of them
// does it, and the others ask again. Where nothing is to be done, nothing is locked.
#pragma once

#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

// Throws Error, a transient one while others hold locks, and std::runtime_error with one line for
// the operator if the database is of a newer format, or not in UTF-8.
void migrate(Connection& connection);

}  // namespace vegas::shell::postgres
