#include "server/core/cluster/home.hpp"

#include <utility>

#include "server/core/cluster/gateway.hpp"
#include "server/core/state/announcement.hpp"
#include "server/core/state/presence.hpp"
#include "server/core/state/rename_player.hpp"
#include "server/core/state/table_access.hpp"
#include "server/core/state/table_lifecycle.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::cluster {
namespace {

void stop_watching(Context& context, Table& table, PlayerState& player) {
    table.membership().leave(player.key, context.table_time());
    player.tables.erase(table.config().id);
    mark_changed(context, table);
}

}  // namespace

void handle(Context& context, NodeId front, const peer::PlayerConnected& came) {
    const PlayerState* known = context.state.registry.find_saved(came.player);
    PlayerState* player =
        known == nullptr ? nullptr : context.state.registry.find_player(known->key);
    if (player == nullptr) return;
    if (context.state.cluster.has_released_all) return;
    peer::PlayerTables has{came.player, {}};
    for (const std::string& id : std::set(player->tables)) {
        Table* table = find_table(context, id);
        if (table == nullptr) continue;
        const Person* host = table->seating().host();
        const bool is_host = host != nullptr && host->key == player->key;
        const bool goes_on = is_host || !player->conns.empty();
        if (goes_on || table->seating().seat_of(player->key) != kNobody) {
            has.tables.push_back(id);
        } else if (!table->is_frozen()) {
            stop_watching(context, *table, *player);
        }
    }
    if (!has.tables.empty()) context.send_to_peer(front, std::move(has));
}

void handle(Context& context, NodeId front, const peer::AttachClient& in) {
    ServerState& state = context.state;
    const auto [it, is_new] = state.cluster.conn_by_remote.try_emplace({front, in.conn});
    if (!is_new) return;
    ++state.cluster.last_remote.value;
    const ConnId conn = state.cluster.last_remote;
    it->second = conn;
    state.cluster.remote_clients[conn] = {.gateway = front, .conn = in.conn, .notified_tables = {}};
    ConnectionState& connection =
        state.registry.add_connection(conn, state.addresses.account_of({in.address}, context.now));
    PlayerState& player = state.registry.get_saved_player(in.player, in.name, context.now);
    if (player.name != in.name) rename_here(context, in.player, in.name);
    if (in.program || player.conns.empty()) player.program = in.program;
    player.gives_seeds = in.gives_seeds;
    state.registry.attach(player, connection);
    std::set<std::string> shown(in.resumed_tables.begin(), in.resumed_tables.end());
    // The gateway may have missed what others did: a snapshot comes before all else.
    for (const std::string& id : player.tables) {
        const Table* table = find_table(context, id);
        if (table == nullptr || !table->seating().is_member(player.key)) continue;
        const bool others_know = player.conns.size() == 1 || is_viewer(*table, player.key);
        if (!in.is_fresh || !others_know) shown.insert(id);
    }
    for (const std::string& table : shown) rejoin_table(context, conn, player, table);
    mark_connected_at_tables(context, player, connection);
    send_client_tables(context, conn);
}

void handle(Context& context, NodeId front, const peer::ResumeTables& in) {
    const auto conn = find_conn(context, front, in.conn);
    PlayerState* player = conn ? context.state.registry.player_of(*conn) : nullptr;
    if (player == nullptr) return;
    for (const std::string& table : in.tables) rejoin_table(context, *conn, *player, table);
    send_client_tables(context, *conn);
}

std::optional<ConnId> find_conn(const Context& context, NodeId front, std::uint64_t conn) {
    const auto& known = context.state.cluster.conn_by_remote;
    const auto it = known.find({front, conn});
    return it == known.end() ? std::nullopt : std::optional(it->second);
}

std::vector<ConnId> conns_of_gateway(const Context& context, NodeId front) {
    std::vector<ConnId> conns;
    const auto& known = context.state.cluster.conn_by_remote;
    for (auto it = known.lower_bound({front, 0}); it != known.end() && it->first.first == front;
         ++it) {
        conns.push_back(it->second);
    }
    return conns;
}

// Gateways learn of tables that this server has released when others may take them.
void send_client_tables(Context& context, ConnId conn) {
    if (context.state.cluster.has_released_all) return;
    auto& clients = context.state.cluster.remote_clients;
    const auto it = clients.find(conn);
    const PlayerState* player = context.state.registry.player_of(conn);
    if (it == clients.end() || player == nullptr) return;
    auto& notified = it->second.notified_tables;
    const std::size_t before = notified.size();
    notified.insert(player->tables.begin(), player->tables.end());
    if (notified.size() == before) return;
    context.send_to_peer(
        it->second.gateway,
        peer::ClientTables{it->second.conn,
                           std::vector<std::string>(player->tables.begin(), player->tables.end())});
}

void notify_gateways(Context& context, const PlayerState& player, const std::string& table) {
    for (const ConnId conn : player.conns) send_client_tables(context, conn);
    context.send_to_all_peers(peer::PlayerTables{player.id, {table}});
}

void reply_not_home(Context& context, ConnId conn) {
    const ClusterState::RemoteClient& client = context.state.cluster.remote_clients.at(conn);
    context.send_to_peer(client.gateway, peer::NotHome{client.conn});
}

void forget_client(Context& context, ConnId conn) {
    ClusterState& nodes = context.state.cluster;
    const auto client = nodes.remote_clients.extract(conn);
    if (client.empty()) return;
    nodes.conn_by_remote.erase({client.mapped().gateway, client.mapped().conn});
}

void route_to_gateways(ServerState& state, Output& out) {
    ClusterState& nodes = state.cluster;
    if (!state.settings.is_clustered()) return;
    std::erase_if(out.sends, [&](auto& what) {
        const ConnId conn = std::visit([](const auto& it) { return it.conn; }, what);
        if (!conn.is_remote) return false;
        const auto it = nodes.remote_clients.find(conn);
        if (it == nodes.remote_clients.end()) return true;
        auto& [gateway, number, notified_tables] = it->second;
        if (auto* send = std::get_if<Send>(&what)) {
            state.store.outbox.on_written(conn, send->text->size());
            // A player who has come back meanwhile never left, as far as the gateway knows.
            const PlayerState* player = state.registry.player_of(conn);
            if (player != nullptr && player->tables.contains(send->left)) send->left.clear();
            notified_tables.erase(send->left);
            out.to_peers.push_back(
                {gateway,
                 peer::DeliverMessage{number, send->reply_to.has_value(), std::move(send->table),
                                      std::move(send->left), std::move(send->text)}});
        } else {
            const Close& close = std::get<Close>(what);
            out.to_peers.push_back(
                {gateway, peer::CloseClient{number, static_cast<std::uint16_t>(close.code),
                                            std::string(close.reason)}});
        }
        return true;
    });
}

namespace {

void notify_closed(Context& context, ConnId conn, const std::string& table) {
    context.send_left(conn, {table, protocol::LeaveReason::closed});
}

// Either the store has assigned the table to this server, which is about to load it, or it has been
// closed since the gateway heard of it.
void await_table(Context& context, ConnId conn, const std::string& id) {
    context.state.cluster.arrived_early[id].insert(conn);
    const auto on_found = [conn, id](Context& reply_context, const QueryResult& found) {
        const auto* home = std::get_if<TableHome>(&found);
        const NodeId self = reply_context.state.incarnation;
        if (home != nullptr && (home->node == self || home->node == kNoNode)) return;
        auto& early = reply_context.state.cluster.arrived_early;
        const auto waiting = early.find(id);
        if (waiting == early.end() || waiting->second.erase(conn) == 0) return;
        if (waiting->second.empty()) early.erase(waiting);
        if (home == nullptr) notify_closed(reply_context, conn, id);
    };
    context.state.store.queries.push(FindTable{id, {}}, on_found);
}

// The player was at the table, and has not heard of what happened there since.
void notify_left(Context& context, ConnId conn, const std::string& table, const Error& why) {
    const auto reason = why.code == protocol::ErrorCode::removed ? protocol::LeaveReason::removed
                                                                 : protocol::LeaveReason::left;
    context.send_left(conn, {table, reason});
}

}  // namespace

void rejoin_table(Context& context, ConnId conn, PlayerState& player, const std::string& id) {
    Table* table = find_table(context, id);
    if (table == nullptr) return await_table(context, conn, id);
    if (table->is_frozen()) return;
    const bool was_viewer = is_viewer(*table, player.key);
    if (!table->seating().is_member(player.key)) {
        const auto refused =
            table->membership().watch({player.key, player.id, player.name, player.program});
        if (refused) return notify_left(context, conn, id, *refused);
    }
    if (player.tables.insert(id).second) {
        notify_gateways(context, player, id);
    } else {
        send_client_tables(context, conn);
    }
    mark_arrived(context, *table, player, *context.state.registry.find_connection(conn));
    mark_changed(context, *table);
    publish_arrival(context, *table, player, conn, was_viewer);
    context.send_for_table(id, conn,
                           shared_text(table->snapshot(player.key, context.table_time())));
}

void introduce_to_peer(Context& context, NodeId peer) {
    if (context.state.store.outage.is_active()) context.send_to_peer(peer, peer::StoreStatus{true});
    peer::TablesServed serves;
    for (const auto& [id, table] : context.state.tables) {
        serves.tables.push_back(id);
        if (const auto row = context.state.lobby.entry(id)) {
            context.send_to_peer(peer, peer::TableListed{*row, context.state.network_of_table(id)});
        }
    }
    context.send_to_peer(peer, std::move(serves));
    pass_on_announcement(context, peer);
    context.send_to_peer(peer, peer::BansChanged{});  // perhaps, while there was no line
}

namespace {

// Their gateways may have read in the store where the table is, before it was here. And the home
// before may have said that a player had left, which was never stored.
void expect_seated(Context& context, const Table& table) {
    for (const auto& o : table.seating().seats()) {
        const PlayerState* player =
            o && o->is_person() ? context.state.registry.find_player(o->player) : nullptr;
        if (player == nullptr) continue;
        for (const ConnId conn : player->conns) {
            if (conn.is_remote) {
                context.state.cluster.arrived_early[table.config().id].insert(conn);
            } else {
                wait_for_home(context, conn, table.config().id);
            }
        }
    }
}

}  // namespace

void take_tables(Context& context, const Claimed& in) {
    peer::TablesServed serves{.tables = {}, .fenced = in.fenced};
    for (const LoadedTable& loaded : in.tables) {
        if (context.state.tables.contains(loaded.table)) continue;
        load_table(context, loaded);
        if (Table* table = find_table(context, loaded.table)) {
            start_clocks(context, *table);
            mark_changed(context, *table);
            serves.tables.push_back(loaded.table);
            expect_seated(context, *table);
        }
    }
    set_aside_broken_tables(context);
    if (serves.tables.empty()) return;
    context.log(LogLevel::info,
                "event=tables_taken tables=" + std::to_string(serves.tables.size()));
    context.send_to_all_peers(serves);
    for (const std::string& table : serves.tables) {
        const auto early = context.state.cluster.arrived_early.extract(table);
        if (early.empty()) continue;
        for (const ConnId conn : early.mapped()) {
            PlayerState* player = context.state.registry.player_of(conn);
            if (player != nullptr) rejoin_table(context, conn, *player, table);
        }
    }
    on_home_found(context, context.state.incarnation, serves.tables);
}

void release_all_tables(Context& context) {
    context.state.cluster.has_released_all = true;
    Release release;
    for (const auto& [id, table] : context.state.tables) release.tables.push_back(id);
    for (const std::string& id : release.tables) release_table(context.state, id);
    if (!release.tables.empty()) context.out.release = std::move(release);
}

}  // namespace vegas::core::cluster
