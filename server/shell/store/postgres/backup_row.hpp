// The row that says what is known of backups.
#pragma once

#include <string>

#include "server/shell/store/backup_record.hpp"
#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

[[nodiscard]] Expected<void> save_good_backup(const std::string& url, const GoodBackup&);
[[nodiscard]] Expected<void> save_failed_backup(const std::string& url);
// Throws PostgresError.
[[nodiscard]] BackupRecord load_backup_record(PostgresConnection&);

}  // namespace vegas::shell::postgres
