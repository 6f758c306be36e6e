// What an operator wants to know of the place where everything is kept: backups, sizes and room.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/shell/store/backup_record.hpp"

namespace vegas::shell {

// nullopt: not known, for example because this user may not know it.
struct StorageStatus {
    BackupRecord backup;
    std::optional<std::int64_t> database_bytes;
    std::optional<std::int64_t> log_bytes;   // the write-ahead log
    std::optional<std::int64_t> free_bytes;  // of a data directory's disk, for this user
};

// `data`: a directory, or the URL of a database. nullopt: it does not answer. Blocks meanwhile.
[[nodiscard]] std::optional<StorageStatus> read_storage_status(const std::string& data);

}  // namespace vegas::shell
