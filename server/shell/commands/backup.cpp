#include "server/shell/commands/backup.hpp"

#include <chrono>
#include <ostream>

#include "server/shell/store/sqlite/copy.hpp"
#include "server/shell/store/sqlite/notes.hpp"

namespace vegas::shell {
namespace {

// A full disk beside the copy makes the copy no worse.
void note(const BackUpData& what, std::chrono::system_clock::time_point moment, std::ostream& err) {
    const auto noted = sqlite::note_backup(what.data, std::chrono::system_clock::to_time_t(moment));
    if (noted) return;
    err << "vegasd: the copy is good, but the server will not know of it: " << noted.error().why
        << '\n';
}

}  // namespace

void back_up(const BackUpData& what, std::ostream& out, std::ostream& err) {
    using sqlite::IfExists;
    const auto there = what.replace ? IfExists::replace : IfExists::refuse;
    const auto begun = std::chrono::system_clock::now();
    const auto bytes = sqlite::copy_database(what.data, what.file, there);
    out << what.file << ": " << bytes << " bytes, a copy of the database in " << what.data << '\n';
    note(what, begun, err);
}

}  // namespace vegas::shell
