#include "server/core/ops/lobby.hpp"

namespace vegas::core::ops {

Answer handle(Turn& turn, Connection& c, Player&, const protocol::LobbyWatch&) {
    c.watches_lobby = true;
    return Answered{protocol::Lobby{turn.hall.lobby.entries()}};
}

Answer handle(Turn&, Connection& c, Player&, const protocol::LobbyUnwatch&) {
    c.watches_lobby = false;
    return done();
}

}  // namespace vegas::core::ops
