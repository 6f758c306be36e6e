#include "server/shell/commands/move.hpp"

#include <ostream>

#include "server/shell/store/move.hpp"

namespace vegas::shell {

void move_data(const MoveData& what, std::ostream& out) {
    const auto moved = move_to_database(what.data, what.url);
    out << "in the database now: players " << moved.players << ", tables " << moved.tables
        << ", games " << moved.games << '\n'
        << "start no server over " << what.data << " any more: the same games would go on twice\n";
}

}  // namespace vegas::shell
