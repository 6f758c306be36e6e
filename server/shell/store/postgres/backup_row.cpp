#include "server/shell/store/postgres/backup_row.hpp"

namespace vegas::shell::postgres {
namespace {

Expected<void> save(const std::string& url, const char* sql, const Values& values) try {
    (void)PostgresConnection(url).rows(sql, values);
    return {};
} catch (const PostgresError& error) {
    return failure_of(error);
}

}  // namespace

Expected<void> save_good_backup(const std::string& url, const GoodBackup& backup) {
    return save(url,
                "insert into backup_record (id, copied_s, bytes, has_failed) "
                "values (1, $1, $2, false) on conflict (id) do update "
                "set copied_s = $1, bytes = $2, has_failed = false",
                Values(backup.at, backup.bytes));
}

Expected<void> save_failed_backup(const std::string& url) {
    return save(url,
                "insert into backup_record (id, has_failed) values (1, true) "
                "on conflict (id) do update set has_failed = true",
                Values());
}

BackupRecord load_backup_record(PostgresConnection& connection) {
    const PostgresRows rows =
        connection.rows("select copied_s, bytes, has_failed::int from backup_record");
    BackupRecord record;
    if (rows.count() == 0) return record;
    if (!rows.is_null(0, 0)) {
        record.last_good = {.at = rows.number(0, 0), .bytes = rows.number(0, 1)};
    }
    record.has_failed = rows.number(0, 2) != 0;
    return record;
}

}  // namespace vegas::shell::postgres
