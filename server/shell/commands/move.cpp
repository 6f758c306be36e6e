#include "server/shell/commands/move.hpp"

#include <ostream>

#include "server/shell/store/move.hpp"

namespace vegas::shell {

void move_data(const MoveData& what, std::ostream& out) {
    const auto moved = move_to_database(what.data, what.url);
    out << "in the database now: players " << moved.players << ", tables " << moved.tables
        << ", games " << moved.games << '\n'
        << what.data << " says where they are: no server starts over it and no copy of it is made "
        << "any more\n";
}

}  // namespace vegas::shell
