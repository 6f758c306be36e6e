#include "server/core/ops/handlers.hpp"

namespace vegas::core::ops {

// The lobby knows of nothing that is not stored.
OpResult handle(Context& context, ConnectionState& connection, PlayerState&,
                const protocol::LobbyWatch& what) {
    return OpReply{context.state.lobby.watch(connection.id, what), {}, ""};
}

OpResult handle(Context& context, ConnectionState& connection, PlayerState&,
                const protocol::LobbyUnwatch&) {
    context.state.lobby.unwatch(connection.id);
    return OpReply{protocol::DoneReply{}, {}, ""};
}

}  // namespace vegas::core::ops
