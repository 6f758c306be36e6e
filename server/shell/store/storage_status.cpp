#include "server/shell/store/storage_status.hpp"

#include <filesystem>
#include <system_error>

#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/backup_row.hpp"
#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/files.hpp"
#include "server/shell/store/sqlite/notes.hpp"

namespace vegas::shell {
namespace {

namespace fs = std::filesystem;

// A log that is not there is empty.
std::optional<std::int64_t> size_of(const fs::path& file) {
    std::error_code error;
    const auto bytes = fs::file_size(file, error);
    if (error == std::errc::no_such_file_or_directory) return 0;
    return error ? std::nullopt : std::optional(static_cast<std::int64_t>(bytes));
}

std::optional<std::int64_t> free_bytes(const fs::path& dir) {
    std::error_code error;
    const auto space = fs::space(dir, error);
    return error ? std::nullopt : std::optional(static_cast<std::int64_t>(space.available));
}

StorageStatus read_directory(const fs::path& dir) {
    const fs::path database = sqlite::database_in(dir);
    return {.backup = sqlite::backup_record(dir),
            .database_bytes = size_of(database),
            .log_bytes = size_of(sqlite::beside(database, "-wal")),
            .free_bytes = free_bytes(dir)};
}

// Only the database's own monitors may list the files of its log.
std::optional<std::int64_t> log_bytes(postgres::PostgresConnection& connection) {
    const bool may_list =
        connection.number("select has_function_privilege('pg_ls_waldir()', 'execute')::int") != 0;
    if (!may_list) return std::nullopt;
    return connection.number("select coalesce(sum(size), 0)::bigint from pg_ls_waldir()");
}

std::optional<StorageStatus> read_database(const std::string& url) try {
    postgres::PostgresConnection connection(url);
    return StorageStatus{
        .backup = postgres::load_backup_record(connection),
        .database_bytes = connection.number("select pg_database_size(current_database())"),
        .log_bytes = log_bytes(connection),
        .free_bytes = std::nullopt};
} catch (const postgres::PostgresError&) {
    return std::nullopt;  // those who write there tell the operator
}

}  // namespace

std::optional<StorageStatus> read_storage_status(const std::string& data) {
    if (is_database(data)) return read_database(data);
    return read_directory(data);
}

}  // namespace vegas::shell
