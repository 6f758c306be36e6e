#include "server/core/ops/handle.hpp"

namespace vegas::core::ops {

Answer handle(Call& call, Connection& c, Player&, const protocol::LobbyWatch&) {
    c.watches_lobby = true;
    return Answered{protocol::Lobby{call.hall.lobby.entries()}};
}

Answer handle(Call&, Connection& c, Player&, const protocol::LobbyUnwatch&) {
    c.watches_lobby = false;
    return done();
}

}  // namespace vegas::core::ops
