#include "server/core/ops/handle.hpp"

namespace vegas::core::ops {

// The lobby knows of nothing that is not stored.
Answer handle(Call& call, Connection& c, Player&, const protocol::LobbyWatch& what) {
    return Answered{call.hall.lobby.watch(c.id, what), {}, ""};
}

Answer handle(Call& call, Connection& c, Player&, const protocol::LobbyUnwatch&) {
    call.hall.lobby.unwatch(c.id);
    return Answered{protocol::Done{}, {}, ""};
}

}  // namespace vegas::core::ops
