// Copies a PostgreSQL database to a file: the same one that `vegasd backup` makes of a data
// directory, so it can be checked, exported, started over and moved into a database again.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "server/shell/store/sqlite/copy.hpp"

namespace vegas::shell {

// Files beside the copy, which hold the bans and the audit log as a data directory does.
[[nodiscard]] std::filesystem::path bans_beside(const std::filesystem::path& copy);
[[nodiscard]] std::filesystem::path audit_log_beside(const std::filesystem::path& copy);

// Copies the database as it is at one moment. Servers may be at work, and a standby will do. Errors
// are those of sqlite::make_copy(). The files of bans and audit log are there before the copy.
std::uintmax_t copy_postgres_database(const std::string& url, const std::filesystem::path& file,
                                      sqlite::IfExists there);

// Bytes that the copy takes at most, roughly. Throws std::runtime_error likewise.
[[nodiscard]] std::uintmax_t copied_bytes(const std::string& url);

}  // namespace vegas::shell
