#include "server/shell/store/sqlite/notes.hpp"

#include <fstream>
#include <system_error>

#include "protocol/texts/plain_text.hpp"
#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/files.hpp"

namespace vegas::shell::sqlite {
namespace {

namespace fs = std::filesystem;

// Times in Unix seconds, and sizes in bytes.
constexpr const char* kLastBackup = "last_backup";
constexpr const char* kLastBackupBytes = "last_backup_bytes";
constexpr const char* kBackupFailed = "backup_failed";
constexpr const char* kUnchecked = "unchecked";

// The first line; empty without such a file.
std::string read_note(const fs::path& file) {
    std::string line;
    std::getline(std::ifstream(file), line);
    return line;
}

}  // namespace

Expected<void> note_moved(const fs::path& dir, const std::string& where) {
    return replace_file(dir / kMovedNote, where + '\n');
}

void refuse_moved(const fs::path& dir) {
    const fs::path note = dir / kMovedNote;
    std::error_code error;
    if (!fs::exists(note, error)) return;
    refuse("the games of " + dir.string() + " were moved to " + read_note(note) +
           ", and go on there: use that database, of which pg_dump makes copies, or remove " +
           note.string() + " if they are to go on here");
}

Expected<void> note_unchecked(const fs::path& dir) {
    return replace_file(dir / kUnchecked, "the database is to be checked\n");
}

void note_checked(const fs::path& dir) {
    std::error_code ignored;
    fs::remove(dir / kUnchecked, ignored);
}

bool is_unchecked(const fs::path& dir) {
    std::error_code ignored;
    return fs::exists(dir / kUnchecked, ignored);
}

// The time comes last: with it the copy counts.
Expected<void> note_good_backup(const fs::path& dir, const GoodBackup& backup) {
    std::error_code ignored;
    fs::remove(dir / kBackupFailed, ignored);
    auto noted = replace_file(dir / kLastBackupBytes, std::to_string(backup.bytes) + '\n');
    if (!noted) return noted;
    return replace_file(dir / kLastBackup, std::to_string(backup.at) + '\n');
}

Expected<void> note_failed_backup(const fs::path& dir) {
    std::error_code error;
    if (!fs::is_regular_file(database_in(dir), error)) return {};
    return replace_file(dir / kBackupFailed, "the last backup has failed\n");
}

BackupRecord backup_record(const fs::path& dir) {
    const auto number = [&dir](const char* note) {
        return texts::parse_number<std::int64_t>(read_note(dir / note));
    };
    BackupRecord record;
    if (const auto at = number(kLastBackup)) {
        record.last_good = {.at = *at, .bytes = number(kLastBackupBytes).value_or(0)};
    }
    std::error_code ignored;
    record.has_failed = fs::exists(dir / kBackupFailed, ignored);
    return record;
}

}  // namespace vegas::shell::sqlite
