// What is known of backups. `vegasd backup` writes it, for servers to tell: into the data directory
// or the database that it has copied.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/shell/process/expected.hpp"

namespace vegas::shell {

struct GoodBackup {
    std::int64_t at = 0;  // the moment that the copy holds, in Unix seconds
    std::int64_t bytes = 0;
    bool operator==(const GoodBackup&) const = default;
};

struct BackupRecord {
    std::optional<GoodBackup> last_good;  // nullopt: none is known
    bool has_failed = false;              // the last attempt
    bool operator==(const BackupRecord&) const = default;
};

// `data`: a directory, or the URL of a database, which may block for as long as it takes.
[[nodiscard]] Expected<void> save_good_backup(const std::string& data, const GoodBackup&);
[[nodiscard]] Expected<void> save_failed_backup(const std::string& data);

}  // namespace vegas::shell
