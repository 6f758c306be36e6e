// Notes in a data directory: where its games were moved, when the database was last copied and what
// came of the last attempt, and whether it is to be checked. All but the last are for other
// programs. A new database starts without them.
#pragma once

#include <filesystem>
#include <string>

#include "server/shell/process/expected.hpp"
#include "server/shell/store/backup_record.hpp"

namespace vegas::shell::sqlite {

inline constexpr const char* kMovedNote = "moved";  // file name

// Notes that the games were moved to `where`.
[[nodiscard]] Expected<void> note_moved(const std::filesystem::path& dir, const std::string& where);
// Throws std::runtime_error, naming the new place, if the directory's games were moved.
void refuse_moved(const std::filesystem::path& dir);

// The database was not closed, so it is to be checked as a whole. The note stays over restarts
// until a check has found the database sound.
[[nodiscard]] Expected<void> note_unchecked(const std::filesystem::path& dir);
void note_checked(const std::filesystem::path& dir);
[[nodiscard]] bool is_unchecked(const std::filesystem::path& dir);

[[nodiscard]] Expected<void> note_good_backup(const std::filesystem::path& dir, const GoodBackup&);
// Does nothing where there is no database.
[[nodiscard]] Expected<void> note_failed_backup(const std::filesystem::path& dir);
// Without what cannot be read.
[[nodiscard]] BackupRecord backup_record(const std::filesystem::path& dir);

}  // namespace vegas::shell::sqlite
