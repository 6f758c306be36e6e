#include "server/shell/store/sqlite/notes.hpp"

#include <fstream>
#include <system_error>

#include "protocol/texts/plain_text.hpp"
#include "server/shell/store/sqlite/files.hpp"

namespace vegas::shell::sqlite {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLastBackup = "last_backup";
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

Expected<void> note_backup(const fs::path& dir, std::int64_t at) {
    return replace_file(dir / kLastBackup, std::to_string(at) + '\n');
}

std::optional<std::int64_t> last_backup(const fs::path& dir) {
    return texts::parse_number<std::int64_t>(read_note(dir / kLastBackup));
}

}  // namespace vegas::shell::sqlite
