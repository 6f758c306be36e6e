// Notes in a data directory: where its games were moved, when the database was last copied, and
// whether it is to be checked. The first two are for other programs. A new database starts without
// them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "server/shell/process/expected.hpp"

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

// `at`: the moment that the last good copy holds, in Unix seconds.
[[nodiscard]] Expected<void> note_backup(const std::filesystem::path& dir, std::int64_t at);
// nullopt if there is no readable note.
[[nodiscard]] std::optional<std::int64_t> last_backup(const std::filesystem::path& dir);

}  // namespace vegas::shell::sqlite
