// Moves a data directory into a PostgreSQL database: all players, tables and games, bans and the
// audit log, once.
#pragma once

#include <filesystem>
#include <string>

#include "server/shell/store/row_copy.hpp"

namespace vegas::shell {

// All or nothing. The directory keeps its data and gets a note that it was moved: no server starts
// there, and no copy of it is made. Throws std::runtime_error with one line: a server is using the
// directory or the database, the database is not empty, or one of them cannot be used.
CopiedRows move_to_database(const std::filesystem::path& dir, const std::string& url);

}  // namespace vegas::shell
