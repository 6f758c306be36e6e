#include <utility>
#include <vector>

#include "server/core/base/names.hpp"
#include "server/core/ops/handlers.hpp"
#include "server/core/state/presence.hpp"

namespace vegas::core::ops {
namespace {

Error unknown_device() { return error(ErrorCode::unknown_device, "you have no device of this id"); }

OpReply to_reply(const std::vector<StoredDevice>& devices, const ConnectionState& connection) {
    protocol::MyDevicesReply reply;
    for (const StoredDevice& device : devices) {
        reply.devices.push_back({.device = device.id,
                                 .name = device.name,
                                 .seen_ms = device.seen.ms,
                                 .current = device.id == connection.device});
    }
    return {std::move(reply)};
}

// The connection that asked stays: it gets the reply.
OpReply disconnect_revoked(Context& context, const ConnectionState& connection,
                           const PlayerState& player, const std::string& device) {
    context.state.registry.invalidate_pending_hellos(device);
    disconnect_device(context, player, device, connection.id);
    context.send_to_all_peers(peer::DeviceRevoked{player.id, device});
    return done();
}

}  // namespace

OpResult handle(Context&, ConnectionState& connection, PlayerState& player,
                const protocol::DevicesMine&) {
    if (!player.is_saved) return to_reply(player.devices, connection);
    return await_store(ListDevices{player.id},
                       [](Context&, ConnectionState& conn, const QueryResult& found) -> OpResult {
                           const auto* devices = std::get_if<DeviceList>(&found);
                           return to_reply(devices != nullptr ? devices->all : DeviceList{}.all,
                                           conn);
                       });
}

OpResult handle(Context& context, ConnectionState&, PlayerState& player,
                const protocol::DeviceRename& op) {
    auto name = normalize_name(op.name);
    if (!name) return bad_name("the name of a device");
    if (!player.is_saved) {
        if (context.state.registry.rename_device(player, op.device, *name)) return done();
        return unknown_device();
    }
    return await_store(RenameDevice{player.id, op.device, *std::move(name)},
                       [](Context&, ConnectionState&, const QueryResult& found) -> OpResult {
                           if (std::holds_alternative<NoResult>(found)) return unknown_device();
                           return done();
                       });
}

OpResult handle(Context& context, ConnectionState& connection, PlayerState& player,
                const protocol::DeviceRevoke& op) {
    if (!player.is_saved) {
        if (!context.state.registry.revoke_device(player, op.device)) return unknown_device();
        return disconnect_revoked(context, connection, player, op.device);
    }
    return await_store(RevokeDevice{player.id, op.device},
                       [device = op.device](Context& reply_context, ConnectionState& conn,
                                            const QueryResult& found) -> OpResult {
                           if (std::holds_alternative<NoResult>(found)) return unknown_device();
                           const PlayerState* owner =
                               reply_context.state.registry.find_player(conn.player);
                           if (owner == nullptr) return done();
                           return disconnect_revoked(reply_context, conn, *owner, device);
                       });
}

}  // namespace vegas::core::ops
