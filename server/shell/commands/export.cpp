#include "server/shell/commands/export.hpp"

#include <ostream>
#include <string_view>

#include "server/shell/store/data_reader.hpp"

namespace vegas::shell {

void export_games(const ExportGames& what, std::ostream& out) {
    const auto reader = open_data_reader(what.data);
    reader->games(what.since, [&out](std::string_view, std::string_view transcript) {
        out << transcript << '\n';
        return out.good();
    });
}

}  // namespace vegas::shell
