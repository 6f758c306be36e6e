#include "server/shell/commands/backup.hpp"

#include <ostream>

#include "server/shell/store/sqlite/copy.hpp"

namespace vegas::shell {

void back_up(const BackUpData& what, std::ostream& out) {
    using sqlite::IfThere;
    const auto there = what.replace ? IfThere::replace : IfThere::refuse;
    const auto bytes = sqlite::copy_database(what.data, what.file, there);
    out << what.file << ": " << bytes << " bytes, a copy of the database in " << what.data << '\n';
}

}  // namespace vegas::shell
