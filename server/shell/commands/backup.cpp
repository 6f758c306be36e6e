#include "server/shell/commands/backup.hpp"

#include <chrono>
#include <filesystem>
#include <ostream>
#include <string>

#include "server/shell/store/backup_record.hpp"
#include "server/shell/store/database_copy.hpp"
#include "server/shell/store/database_url.hpp"
#include "server/shell/store/sqlite/copy.hpp"

namespace vegas::shell {
namespace {

std::int64_t unix_seconds() {
    return std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
}

std::uintmax_t copy(const BackUpData& what) {
    using sqlite::IfExists;
    const auto there = what.replace ? IfExists::replace : IfExists::refuse;
    return is_database(what.data) ? copy_postgres_database(what.data, what.file, there)
                                  : sqlite::copy_database(what.data, what.file, there);
}

// A server then tells of it. Without that the copy is no worse.
void save_outcome(const BackUpData& what, const GoodBackup& backup, std::ostream& err) {
    const auto saved = save_good_backup(what.data, backup);
    if (saved) return;
    err << "vegasd: the copy is good, but the server will not know of it: " << saved.error().why
        << '\n';
}

void print_room(const BackUpData& what, std::ostream& out) {
    const auto bytes =
        is_database(what.data) ? copied_bytes(what.data) : sqlite::copied_bytes(what.data);
    out << sqlite::room_for_copy(bytes) << '\n';
}

}  // namespace

void back_up(const BackUpData& what, std::ostream& out, std::ostream& err) {
    if (what.only_room) return print_room(what, out);
    const auto begun = unix_seconds();
    std::uintmax_t bytes = 0;
    try {
        bytes = copy(what);
    } catch (const sqlite::WrongFile&) {
        throw;
    } catch (const std::exception&) {
        (void)save_failed_backup(what.data);  // perhaps for the same reason
        throw;
    }
    out << what.file << ": " << bytes << " bytes, a copy of the database in "
        << without_password(what.data);
    if (is_database(what.data)) {
        out << "; beside it are " << bans_beside(what.file).filename().string() << " and "
            << audit_log_beside(what.file).filename().string();
    }
    out << '\n';
    save_outcome(what, {.at = begun, .bytes = static_cast<std::int64_t>(bytes)}, err);
}

}  // namespace vegas::shell
