#include <utility>

#include "server/core/base/names.hpp"
#include "server/core/ops/handlers.hpp"
#include "server/core/players/device_code.hpp"

namespace vegas::core::ops {
namespace {

OpResult save_code(const SaveCode& code, const OpReply& reply) {
    return await_store(code, [reply](Context&, ConnectionState&, const QueryResult&) -> OpResult {
        return reply;
    });
}

// Codes are of players whom the store has.
OpResult give_code(Context& context, PlayerState& player, SaveCode code, OpReply reply) {
    code.player = player.id;
    if (player.is_saved) return save_code(code, reply);
    return await_store(
        SavePlayer{context.state.registry.mark_saved(player, context.utc)},
        [code = std::move(code), reply = std::move(reply)](
            Context&, ConnectionState&, const QueryResult&) { return save_code(code, reply); });
}

Error bad_code() {
    return error(ErrorCode::bad_code, "this code is mistyped, unknown, used up or expired");
}

MaybeError check_code_limits(Context& context, const ConnectionState& connection) {
    const auto wait_ms = context.state.addresses.code_wait_ms(*connection.account, context.now);
    if (!wait_ms) return {};
    context.record_rejection(connection, RejectReason::guesses);
    return error_with(ErrorCode::rate_limited, "too many wrong codes", "retry_after_ms", *wait_ms);
}

Error count_wrong_code(Context& context, const ConnectionState& connection) {
    context.state.addresses.count_wrong_code(*connection.account, context.now);
    return bad_code();
}

OpResult to_reply(Context& context, const ConnectionState& connection, const QueryResult& found,
                  const std::string& token) {
    const auto* player = std::get_if<StoredPlayer>(&found);
    if (player == nullptr) return count_wrong_code(context, connection);
    if (player->devices.empty()) {
        return error(ErrorCode::device_limit, "this player has too many devices");
    }
    return OpReply{protocol::RedeemedReply{player->id, player->name, token}};
}

}  // namespace

OpResult handle(Context& context, ConnectionState&, PlayerState& player,
                const protocol::DeviceLink&) {
    const std::string code = random_link_code(context.state.entropy);
    const std::int64_t ms = context.state.settings.limits.link_code_ms;
    return give_code(context, player,
                     {.player = {},
                      .kind = CodeKind::link,
                      .code_hash = hash_token(*normalize_code(code)),
                      .expires = UtcTime{context.utc.ms + ms}},
                     OpReply{protocol::LinkCodeReply{code, ms}});
}

OpResult handle(Context& context, ConnectionState&, PlayerState& player,
                const protocol::DeviceRecovery&) {
    const std::string code = random_recovery_code(context.state.entropy);
    return give_code(context, player,
                     {.player = {},
                      .kind = CodeKind::recovery,
                      .code_hash = hash_token(*normalize_code(code)),
                      .expires = {}},
                     OpReply{protocol::RecoveryCodeReply{code}});
}

OpResult handle(Context& context, ConnectionState& connection, PlayerState&,
                const protocol::DeviceLook& op) {
    if (auto problem = check_code_limits(context, connection)) return *problem;
    const auto code = normalize_code(op.code);
    if (!code) return count_wrong_code(context, connection);
    return await_store(
        FindCode{hash_token(*code), context.utc},
        [](Context& reply_context, ConnectionState& conn, const QueryResult& found) -> OpResult {
            const auto* player = std::get_if<StoredPlayer>(&found);
            if (player == nullptr) return count_wrong_code(reply_context, conn);
            return OpReply{protocol::CodeOwnerReply{player->id, player->name}};
        });
}

OpResult handle(Context& context, ConnectionState& connection, PlayerState&,
                const protocol::DeviceRedeem& op) {
    if (auto problem = check_code_limits(context, connection)) return *problem;
    StoredDevice device{.id = random_id(context.state.entropy, kDeviceIdChars),
                        .name = {},
                        .token_hash = {},
                        .seen = context.utc};
    if (op.device) {
        auto name = normalize_name(*op.device);
        if (!name) return bad_name("the name of a device");
        device.name = *std::move(name);
    }
    const auto code = normalize_code(op.code);
    if (!code) return count_wrong_code(context, connection);
    const std::string token = random_id(context.state.entropy, kTokenChars);
    device.token_hash = hash_token(token);
    return await_store(
        RedeemCode{hash_token(*code), std::move(device), context.utc},
        [token](Context& reply_context, ConnectionState& conn, const QueryResult& found) {
            return to_reply(reply_context, conn, found, token);
        });
}

}  // namespace vegas::core::ops
