// Notes in a data directory for other programs: where its games were moved, and when the database
// was last copied. A new database begins without them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace vegas::shell::sqlite {

inline constexpr const char* kMovedNote = "moved";  // the name of its file

// Says that `where` has the games now. Throws std::runtime_error if that cannot be written.
void note_moved(const std::filesystem::path& dir, const std::string& where);
// Throws std::runtime_error, with where they are, if the games of the directory were moved.
void refuse_moved(const std::filesystem::path& dir);

// When the moment was that the last good copy holds, in Unix seconds. Throws std::runtime_error.
void note_backup(const std::filesystem::path& dir, std::int64_t at);
// nullopt: there is no note, or none that can be read.
[[nodiscard]] std::optional<std::int64_t> last_backup(const std::filesystem::path& dir);

}  // namespace vegas::shell::sqlite
