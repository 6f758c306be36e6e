// Looking at the public tables.
#include "server/core/core.hpp"

namespace vegas::core::ops {

Answer handle(Core& core, Connection& c, Player&, const protocol::LobbyWatch&) {
    c.watches_lobby = true;
    return Reply{.members = {}, .message = protocol::lobby(core.lobby_members()), .after = {}};
}

Answer handle(Core&, Connection& c, Player&, const protocol::LobbyUnwatch&) {
    c.watches_lobby = false;
    return Reply{};
}

}  // namespace vegas::core::ops
