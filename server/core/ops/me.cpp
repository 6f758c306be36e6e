#include "server/core/ops/handlers.hpp"
#include "server/core/state/forget_player.hpp"

namespace vegas::core::ops {
namespace {

void add_devices(protocol::MyDataReply& reply, const std::vector<StoredDevice>& devices,
                 const ConnectionState& connection) {
    for (const StoredDevice& device : devices) {
        reply.devices.push_back({.device = device.id,
                                 .name = device.name,
                                 .seen_ms = device.seen.ms,
                                 .current = device.id == connection.device});
    }
}

void add_tables(protocol::MyDataReply& reply, const ServerState& state, const PlayerState& player,
                ConnId conn) {
    for (const std::string& id : player.tables) {
        const Table* table = state.tables.find(id);
        if (table == nullptr) continue;
        reply.tables.push_back({id, table->seating().seat_of(player.key)});
    }
    const auto remote = state.cluster.remote_tables.find(conn);
    if (remote == state.cluster.remote_tables.end()) return;
    for (const auto& [id, home] : remote->second.tables) reply.tables.push_back({id});
}

// Where nothing lasts, players are kept no longer than guests.
protocol::RetentionInfo retention_of(const Settings& settings) {
    constexpr std::int64_t kDayMs = 24LL * 3600 * 1000;
    const Limits& limits = settings.limits;
    const Retention& kept = settings.retention;
    return {.guests_ms = limits.guest_ms,
            .players_ms = settings.is_lasting ? kept.player_days * kDayMs : limits.guest_ms,
            .newcomers_ms = kept.newcomer_days * kDayMs,
            .games_ms = kept.game_days * kDayMs,
            .waiting_ms = limits.waiting_game_ms,
            .waiting_alone_ms = limits.waiting_game_alone_ms};
}

protocol::MyDataReply describe(const Context& context, const ConnectionState& connection,
                               const PlayerState& player) {
    protocol::MyDataReply reply{.player = player.id,
                                .name = player.name,
                                .stored = player.is_saved,
                                .address = connection.account->address.text,
                                .kept = retention_of(context.state.settings)};
    add_devices(reply, player.devices, connection);
    add_tables(reply, context.state, player, connection.id);
    return reply;
}

}  // namespace

OpResult handle(Context& context, ConnectionState& connection, PlayerState& player,
                const protocol::MeData&) {
    if (!player.is_saved) return OpReply{describe(context, connection, player)};
    return await_store(
        DescribePlayer{player.id},
        [](Context& reply_context, ConnectionState& conn, const QueryResult& found) -> OpResult {
            const PlayerState* asks = reply_context.state.registry.find_player(conn.player);
            if (asks == nullptr) return error(ErrorCode::hello_required, "say hello first");
            protocol::MyDataReply reply = describe(reply_context, conn, *asks);
            if (const auto* stored = std::get_if<PlayerDescription>(&found)) {
                reply.seen_ms = stored->player.seen.ms;
                add_devices(reply, stored->player.devices, conn);
                reply.recovery_code = stored->has_recovery_code;
                reply.waiting = stored->waiting_games;
                reply.games = stored->finished_games;
            }
            return OpReply{std::move(reply)};
        });
}

// The reply is the last message of the connection.
OpResult handle(Context& context, ConnectionState& connection, PlayerState& player,
                const protocol::MeForget& op) {
    if (op.player != player.id) {
        return error(ErrorCode::not_you, "this is not your id; nothing was deleted");
    }
    ++context.state.counters.players_erased;
    context.send_to_all_peers(peer::PlayerForgotten{op.player});
    forget_here(context, op.player, connection.id);
    auto wait = std::make_unique<AwaitStore>();
    wait->query = ErasePlayer{op.player};
    wait->on_result = [id = op.player](Context& reply_context, const QueryResult&) {
        on_player_erased(reply_context, id);
    };
    wait->then = [](Context&, ConnectionState&, const QueryResult&) -> OpResult {
        return OpReply{.reply = protocol::DoneReply{}, .is_last = true};
    };
    return wait;
}

}  // namespace vegas::core::ops
