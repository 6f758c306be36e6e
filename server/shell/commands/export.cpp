#include "server/shell/commands/export.hpp"

#include <ostream>
#include <string_view>

#include "server/shell/store/sqlite/look.hpp"

namespace vegas::shell {

void export_games(const ExportGames& what, std::ostream& out) {
    sqlite::Look look(what.data);
    look.games(what.since, [&out](std::string_view, std::string_view transcript) {
        out << transcript << '\n';
        return out.good();
    });
}

}  // namespace vegas::shell
