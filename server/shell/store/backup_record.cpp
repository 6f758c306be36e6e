#include "server/shell/store/backup_record.hpp"

#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/backup_row.hpp"
#include "server/shell/store/sqlite/notes.hpp"

namespace vegas::shell {

Expected<void> save_good_backup(const std::string& data, const GoodBackup& backup) {
    return is_database(data) ? postgres::save_good_backup(data, backup)
                             : sqlite::note_good_backup(data, backup);
}

Expected<void> save_failed_backup(const std::string& data) {
    return is_database(data) ? postgres::save_failed_backup(data)
                             : sqlite::note_failed_backup(data);
}

}  // namespace vegas::shell
