#include "server/core/ops/dispatch.hpp"

#include "server/core/cluster/gateway.hpp"
#include "server/core/ops/due_games.hpp"
#include "server/core/ops/eviction.hpp"
#include "server/core/ops/handlers.hpp"
#include "server/core/ops/joining.hpp"
#include "server/core/state/table_access.hpp"

namespace vegas::core::ops {
namespace {

template <class T, class... Ops>
constexpr bool kIsOneOf = (std::is_same_v<T, Ops> || ...);

// The table that the op is of, for those who may ask for it: most who are there; only the host; or
// only the host who decides.
template <class T>
Result<Table*> find_for(Context& context, const PlayerState& player, const T& op) {
    if constexpr (kIsOneOf<T, protocol::TableChange, protocol::TableRemove,
                           protocol::TableReadmit>) {
        return find_as_host_with_authority(context, op.table, player);
    } else if constexpr (kIsOneOf<T, protocol::TableStart, protocol::TableAddBot,
                                  protocol::TableRemoveBot, protocol::TablePause>) {
        return find_as_host(context, op.table, player);
    } else {
        return find_as_member(context, op.table, player);
    }
}

// The table that a request is of, by one or the other.
FindTable table_of(const protocol::Op& op) {
    return std::visit(
        []<class T>(const T& o) -> FindTable {
            const auto text = [](const std::optional<std::string>& t) { return t.value_or(""); };
            if constexpr (!requires { o.table; }) {
                return {};
            } else if constexpr (requires { o.invite; }) {
                return {text(o.table), text(o.invite)};
            } else {
                return {text(o.table), {}};
            }
        },
        op);
}

bool is_here(const ServerState& state, const FindTable& table) {
    return table.table.empty() ? state.tables.find_by_invite(table.invite) != nullptr
                               : state.tables.health(table.table) != TableHealth::unknown;
}

// Nothing new is kept of a player who watches, or who has a seat there already.
bool join_writes(const ServerState& state, const PlayerState& player,
                 const protocol::TableJoin& op) {
    if (op.as_spectator) return false;
    const Table* table = state.tables.find_by_invite(op.invite.value_or(""));
    if (table == nullptr) table = state.tables.find(op.table.value_or(""));
    return table != nullptr && table->seating().seat_of(player.key) == kNobody;
}

template <class T>
constexpr bool kWrites =
    !kIsOneOf<T, protocol::Hello, protocol::LobbyWatch, protocol::LobbyUnwatch,
              protocol::TableSummaryRequest, protocol::TableSpectators, protocol::TableChat,
              protocol::TableNudge, protocol::TableSeed, protocol::TableSync, protocol::History,
              protocol::GamesMine, protocol::GamesWaiting, protocol::DevicesMine,
              protocol::DeviceRename, protocol::DeviceRevoke, protocol::MeData>;

// Whether the op gives the store something to keep, or may do so. In an outage it is refused before
// it changes anything; one that needs the store's answer is refused where it asks.
bool writes(const ServerState& state, const PlayerState& player, const protocol::Op& op) {
    return std::visit(
        [&]<class T>(const T& o) {
            if constexpr (std::is_same_v<T, protocol::TableJoin>) {
                return join_writes(state, player, o);
            }
            return kWrites<T>;
        },
        op);
}

// Of a table that is elsewhere, nobody here knows who sits there.
bool may_write(const ServerState& state, const PlayerState& player, const protocol::Op& op) {
    return std::holds_alternative<protocol::TableJoin>(op) || writes(state, player, op);
}

bool may_be_elsewhere(const ServerState& state, const FindTable& table) {
    const bool is_named = !table.table.empty() || !table.invite.empty();
    const bool is_stored =
        state.settings.is_clustered() || state.settings.limits.sleep_after_ms > 0;
    return is_named && is_stored && !is_here(state, table);
}

// Whether or not the client is still connected: to the store, the game is awake here.
void take_if_woken(Context& context, const QueryResult& found) {
    if (const auto* woken = std::get_if<LoadedTable>(&found)) (void)take_woken(context, *woken);
}

// A table that the store has found here, or nowhere else: the request goes on.
OpResult dispatch_found(Context& context, ConnectionState& connection, const protocol::Op& op,
                        const QueryResult& found) {
    if (context.state.is_draining() && std::holds_alternative<LoadedTable>(found)) {
        return error(ErrorCode::closing, "the server is stopping");
    }
    return dispatch(context, connection, op, Routing::this_server);
}

// The table is not in this server's memory: its home is another server, or its game sleeps.
std::optional<OpResult> try_forward(Context& context, ConnectionState& connection,
                                    const PlayerState& player, const protocol::Op& op) {
    const ServerState& state = context.state;
    FindTable table = table_of(op);
    if (!may_be_elsewhere(state, table)) return {};
    if (connection.id.is_remote) return Forward{table.table, kNoNode};
    if (table.table.empty() && check_guess_limit(context, connection)) {
        return {};  // is refused here
    }
    const auto there = state.cluster.remote_tables.find(connection.id);
    if (there != state.cluster.remote_tables.end()) {
        const auto at = there->second.tables.find(table.table);
        if (at != there->second.tables.end() && state.cluster.peers.contains(at->second)) {
            return Forward{table.table, at->second, may_write(state, player, op)};
        }
    }
    table.wakes = has_room(state);
    auto wait = std::make_unique<AwaitStore>();
    wait->query = table;
    wait->on_result = take_if_woken;
    wait->then = [op, id = table.table](Context& reply_context, ConnectionState& conn,
                                        const QueryResult& found) -> OpResult {
        const PlayerState* player = reply_context.state.registry.find_player(conn.player);
        if (player == nullptr) return error(ErrorCode::hello_required, "say hello first");
        const auto* home = std::get_if<TableHome>(&found);
        if (home == nullptr) {
            cluster::stop_waiting(reply_context, conn.id, id);
            return dispatch_found(reply_context, conn, op, found);
        }
        if (home->is_set_aside) reply_context.state.tables.set_aside(home->table);
        if (home->is_asleep) {  // there was no room for it
            const bool has_room_now = has_room(reply_context.state) || evict_table(reply_context);
            if (!has_room_now) return no_room_error(reply_context);
            return dispatch(reply_context, conn, op);
        }
        if (is_here(reply_context.state, {home->table, {}})) {
            return dispatch(reply_context, conn, op, Routing::this_server);
        }
        return Forward{home->table, home->node, may_write(reply_context.state, *player, op)};
    };
    return wait;
}

}  // namespace

MaybeError charge_change(Context& context, const ConnectionState& connection,
                         const protocol::Op& op) {
    const bool is_charged = std::visit(
        []<class T>(const T&) {
            return kWrites<T> &&
                   !kIsOneOf<T, protocol::ActRequest, protocol::TableGoOn,
                             protocol::TableAcceptPause, protocol::TableLeave, protocol::MeForget>;
        },
        op);
    if (!is_charged) return {};
    const auto wait_ms = context.state.addresses.charge_change(*connection.account, context.now);
    if (!wait_ms) return {};
    context.record_rejection(connection, RejectReason::changes);
    return error_with(ErrorCode::rate_limited, "too many changes from your network",
                      "retry_after_ms", *wait_ms);
}

// Others at the table are told of it, before and beside the game.
template <class T>
constexpr bool kChangesTable =
    kIsOneOf<T, protocol::TableChange, protocol::TableReady, protocol::TableAddBot,
             protocol::TableRemoveBot, protocol::TablePause>;

// Only hello is possible without a player. The compiler asks for the handle() of each op.
OpResult dispatch(Context& context, ConnectionState& connection, const protocol::Op& op,
                  Routing routing) {
    if (const auto* hello = std::get_if<protocol::Hello>(&op)) {
        return handle(context, connection, *hello);
    }
    PlayerState* player = context.state.registry.find_player(connection.player);
    if (player == nullptr) return error(ErrorCode::hello_required, "say hello first");
    if (routing == Routing::any_server) {
        if (auto there = try_forward(context, connection, *player, op)) {
            return std::move(*there);
        }
        if (context.state.store.outage.is_active() && writes(context.state, *player, op)) {
            return storage_unavailable_error();
        }
    }
    return std::visit(
        [&]<class T>(const T& o) -> OpResult {
            if constexpr (std::is_same_v<T, protocol::Hello>) {
                return handle(context, connection, o);
            } else if constexpr (requires(Table & table) { handle(context, table, *player, o); }) {
                const auto table = find_for(context, *player, o);
                if (!table) return table.error();
                if constexpr (kChangesTable<T>) {
                    if (auto problem = charge_table_change(context, connection, **table, *player)) {
                        return *problem;
                    }
                }
                return handle(context, **table, *player, o);
            } else if constexpr (requires(Table & table) {
                                     handle(context, table, connection, *player, o);
                                 }) {
                const auto table = find_for(context, *player, o);
                if (!table) return table.error();
                return handle(context, **table, connection, *player, o);
            } else {
                return handle(context, connection, *player, o);
            }
        },
        op);
}

}  // namespace vegas::core::ops
