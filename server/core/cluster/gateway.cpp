#include "server/core/cluster/gateway.hpp"

#include <algorithm>
#include <utility>

#include "protocol/replies/replies.hpp"
#include "server/core/cluster/home.hpp"
#include "server/core/peer/codec.hpp"

namespace vegas::core::cluster {

using protocol::CloseCode;

namespace {

// How long a table may be without a home before its people are sent to look for it themselves: a
// dead server's lease runs out long before.
constexpr std::int64_t kPatienceMs = 30'000;

// False: it was already. A table that waits for its next home may be there by now.
bool attach_to_home(Context& context, ConnId conn, const PlayerState& player, NodeId home,
                    std::vector<std::string> returns = {}, bool is_fresh = false) {
    if (!context.state.cluster.remote_tables[conn].attached.insert(home).second) return false;
    for (const auto& [table, people] : context.state.cluster.orphaned) {
        if (people.contains(conn)) returns.push_back(table);
    }
    const ConnectionState* connection = context.state.registry.find_connection(conn);
    context.send_to_peer(
        home,
        peer::AttachClient{conn.value, player.id, player.name, connection->account->address.text,
                           std::move(returns), is_fresh, player.program, player.gives_seeds});
    return true;
}

ClusterState::RemoteTables* find_remote_tables(Context& context, ConnId conn) {
    const auto it = context.state.cluster.remote_tables.find(conn);
    return it == context.state.cluster.remote_tables.end() ? nullptr : &it->second;
}

// The client was at the tables when they had another home.
void follow_tables(Context& context, ConnId conn, NodeId home,
                   const std::vector<std::string>& tables) {
    PlayerState* player = context.state.registry.player_of(conn);
    if (player == nullptr) return;
    if (home == context.state.incarnation) {
        for (const std::string& table : tables) rejoin_table(context, conn, *player, table);
        return;
    }
    for (const std::string& table : tables) {
        context.state.cluster.remote_tables[conn].tables[table] = home;
    }
    if (attach_to_home(context, conn, *player, home, tables)) return;
    context.send_to_peer(home, peer::ResumeTables{conn.value, tables});
}

// The client is at this table elsewhere, or waits for its next home.
bool is_at_or_awaits(Context& context, ConnId conn, const std::string& table) {
    const ClusterState::RemoteTables* there = find_remote_tables(context, conn);
    if (there != nullptr && there->tables.contains(table)) return true;
    const auto waiting = context.state.cluster.orphaned.find(table);
    return waiting != context.state.cluster.orphaned.end() && waiting->second.contains(conn);
}

// By what was heard of its next home, which may come before the last words of the one before.
bool has_moved(const Context& context, const ClusterState::RemoteTables& there, NodeId from,
               const std::string& table) {
    if (table.empty()) return false;
    if (there.former_homes.contains({from, table})) return true;
    const auto it = there.tables.find(table);
    return it == there.tables.end() ? context.state.tables.contains(table) : it->second != from;
}

}  // namespace

void forward(Context& context, ConnectionState& connection,
             ClusterState::ForwardedRequest request) {
    ClusterState& nodes = context.state.cluster;
    const PlayerState& player = *context.state.registry.find_player(connection.player);
    if (nodes.peers.contains(request.to)) {
        if (stop_waiting(context, connection.id, request.table)) {
            follow_tables(context, connection.id, request.to, {request.table});
        } else {
            attach_to_home(context, connection.id, player, request.to);
        }
        request.was_sent = true;
        context.send_to_peer(request.to, peer::ClientRequest{connection.id.value, request.bytes});
        if (!request.expects_reply) return;
    } else {
        request.to = kNoNode;
        if (!request.waiting_since) request.waiting_since = context.now;
    }
    connection.is_request_pending = true;
    nodes.remote_tables[connection.id].forwarded = std::move(request);
}

void wait_for_home(Context& context, ConnId conn, const std::string& table) {
    if (!is_at_or_awaits(context, conn, table)) {
        context.state.cluster.orphaned[table].emplace(conn, context.now);
    }
}

bool stop_waiting(Context& context, ConnId conn, const std::string& table) {
    auto& orphaned = context.state.cluster.orphaned;
    const auto people = orphaned.find(table);
    return people != orphaned.end() && people->second.erase(conn) > 0;
}

void on_player_connected(Context& context, const ConnectionState& connection,
                         const PlayerState& player,
                         const std::vector<PlayerSeats::SeatEntry>& seats) {
    ClusterState& nodes = context.state.cluster;
    context.send_to_all_peers(peer::PlayerConnected{player.id});
    for (const PlayerSeats::SeatEntry& at : seats) {
        const TableHome& home = at.home;
        if (home.is_set_aside || context.state.tables.contains(home.table)) continue;
        if (nodes.peers.contains(home.node)) {
            nodes.remote_tables[connection.id].tables[home.table] = home.node;
            attach_to_home(context, connection.id, player, home.node, {}, true);
        } else {
            nodes.orphaned[home.table].emplace(connection.id, context.now);
        }
    }
}

void detach_client(Context& context, ConnId conn) {
    ClusterState& nodes = context.state.cluster;
    const auto left = nodes.remote_tables.extract(conn);
    if (left.empty()) return;
    for (const NodeId home : left.mapped().attached) {
        context.send_to_peer(home, peer::ClientGone{conn.value});
    }
}

namespace {

// A home says so of its outage to each client for itself.
void track_outage(ClusterState::RemoteTables& there, NodeId home, const std::string& said) {
    static const std::string kBegins = protocol::to_bytes(protocol::StorageMessage{false});
    static const std::string kEnds = protocol::to_bytes(protocol::StorageMessage{true});
    if (said == kBegins) there.in_outage.insert(home);
    if (said == kEnds) there.in_outage.erase(home);
}

}  // namespace

bool handle(Context& context, NodeId home, const peer::DeliverMessage& say) {
    ClusterState::RemoteTables* there = find_remote_tables(context, {say.conn});
    if (there == nullptr || !there->attached.contains(home)) return false;
    track_outage(*there, home, *say.body);
    auto& passed = there->forwarded;
    const bool is_reply = say.is_reply && passed && passed->to == home;
    SharedText body = say.body;
    const std::string& table = say.left.empty() ? say.table : say.left;
    if (has_moved(context, *there, home, is_reply ? passed->table : table)) {
        if (!is_reply) return false;
        // It tells how the table was. What it has changed there is done, and not asked for again.
        const auto sync =
            passed->writes ? peer::make_sync_request(*say.body, passed->table) : std::nullopt;
        if (sync) passed->bytes = *sync;
        if (sync || !passed->writes) {
            passed->writes = false;
            passed->to = kNoNode;
            return false;
        }
        body = peer::without_update(body);
    } else {
        there->tables.erase(say.left);
    }
    context.send_for_table({}, {say.conn}, std::move(body),
                           is_reply ? std::optional(passed->tag) : std::nullopt);
    if (!is_reply) return false;
    passed.reset();
    return true;
}

void handle(Context& context, NodeId home, const peer::CloseClient& end) {
    const ClusterState::RemoteTables* there = find_remote_tables(context, {end.conn});
    if (there == nullptr || !there->attached.contains(home)) return;
    context.close_connection({end.conn}, CloseCode{end.code}, end.reason);
}

void handle(Context& context, NodeId home, const peer::NotHome& not_here) {
    ClusterState::RemoteTables* there = find_remote_tables(context, {not_here.conn});
    if (there == nullptr || !there->forwarded || there->forwarded->to != home) return;
    ClusterState::ForwardedRequest& passed = *there->forwarded;
    if (there->tables.erase(passed.table) > 0) {
        context.state.cluster.orphaned[passed.table].emplace(ConnId{not_here.conn}, context.now);
    }
    passed.to = kNoNode;
    if (!passed.waiting_since) passed.waiting_since = context.now;
}

void handle(Context& context, NodeId home, const peer::ClientTables& at) {
    ClusterState::RemoteTables* there = find_remote_tables(context, {at.conn});
    if (there == nullptr || !there->attached.contains(home)) return;
    for (const std::string& table : at.tables) {
        if (has_moved(context, *there, home, table)) continue;
        there->tables[table] = home;
        stop_waiting(context, {at.conn}, table);
    }
}

void handle(Context& context, NodeId home, const peer::PlayerTables& has) {
    const PlayerState* player = context.state.registry.find_saved(has.player);
    if (player == nullptr) return;
    for (const ConnId conn : player->conns) {
        if (conn.is_remote) continue;
        std::vector<std::string> tables = has.tables;
        std::erase_if(tables, [&](const std::string& table) {
            return context.state.tables.contains(table) || is_at_or_awaits(context, conn, table);
        });
        if (!tables.empty()) follow_tables(context, conn, home, tables);
    }
}

void handle(Context& context, NodeId home, const peer::TableListed& listed) {
    auto entry = peer::parse_lobby_entry(listed.body);
    if (!entry || context.state.tables.contains(entry->table)) return;
    context.state.lobby.set_entry(entry->table, *entry, listed.network);
    context.state.cluster.peer_listings.insert_or_assign(entry->table,
                                                         ClusterState::PeerListing{home, *entry});
}

void handle(Context& context, NodeId home, const peer::TableUnlisted& gone) {
    auto& listed = context.state.cluster.peer_listings;
    const auto it = listed.find(gone.table);
    if (it == listed.end() || it->second.home != home) return;
    listed.erase(it);
    context.state.lobby.set_entry(gone.table, std::nullopt);
}

void handle(Context& context, NodeId peer, const peer::StoreStatus& store) {
    if (store.is_unavailable) {
        context.state.cluster.without_store.insert(peer);
    } else {
        context.state.cluster.without_store.erase(peer);
    }
}

namespace {

void move_tables(Context& context, NodeId home, const std::vector<std::string>& tables) {
    ClusterState& nodes = context.state.cluster;
    const std::set<std::string> found(tables.begin(), tables.end());
    std::map<ConnId, std::vector<std::string>> follows;
    for (auto& [conn, there] : nodes.remote_tables) {  // the home before has not told yet
        std::erase_if(there.tables, [&, id = conn, &before = there.former_homes](const auto& at) {
            const bool moves = at.second != home && found.contains(at.first);
            if (!moves) return false;
            follows[id].push_back(at.first);
            before.emplace(at.second, at.first);
            return true;
        });
    }
    for (const std::string& table : found) {
        if (home == context.state.incarnation) nodes.peer_listings.erase(table);
        const auto people = nodes.orphaned.extract(table);
        if (people.empty()) continue;
        for (const auto& [conn, since] : people.mapped()) follows[conn].push_back(table);
    }
    for (const auto& [conn, all] : follows) follow_tables(context, conn, home, all);
}

// What two servers say may come in another order than it happened; the store knows.
void query_home(Context& context, const std::string& table) {
    context.state.store.queries.push(
        FindTable{table, {}}, [table](Context& reply_context, const QueryResult& found) {
            const auto* home = std::get_if<TableHome>(&found);
            if (home == nullptr || !reply_context.state.cluster.peers.contains(home->node)) return;
            move_tables(reply_context, home->node, {table});
        });
}

}  // namespace

void on_home_found(Context& context, NodeId home, const std::vector<std::string>& tables) {
    const ClusterState& nodes = context.state.cluster;
    std::set<std::string> elsewhere;  // as far as is known, with a server that is there
    for (const auto& [conn, there] : nodes.remote_tables) {
        for (const auto& [table, at] : there.tables) {
            if (at != home && nodes.peers.contains(at)) elsewhere.insert(table);
        }
    }
    std::vector<std::string> sure;
    for (const std::string& table : tables) {
        if (home != context.state.incarnation && elsewhere.contains(table)) {
            query_home(context, table);
        } else {
            sure.push_back(table);
        }
    }
    move_tables(context, home, sure);
}

void on_home_released(Context& context, NodeId home, const std::vector<std::string>& tables) {
    ClusterState& nodes = context.state.cluster;
    for (auto& [conn, there] : nodes.remote_tables) {
        for (const std::string& table : tables) {
            const auto it = there.tables.find(table);
            if (it == there.tables.end() || it->second != home) continue;
            nodes.orphaned[table].emplace(conn, context.now);
            there.tables.erase(it);
        }
    }
}

// What it has told of its outage holds no longer; of this server's own, it does.
void on_peer_down(Context& context, NodeId peer) {
    ClusterState& nodes = context.state.cluster;
    nodes.without_store.erase(peer);
    const SharedText available = shared_text(protocol::StorageMessage{true});
    for (auto& [conn, there] : nodes.remote_tables) {
        if (there.attached.erase(peer) == 0) continue;
        const ConnectionState* connection = context.state.registry.find_connection(conn);
        if (there.in_outage.erase(peer) > 0 && connection != nullptr && !connection->knows_outage) {
            context.send_for_table({}, conn, available);
        }
        if (there.forwarded && there.forwarded->to == peer) {
            there.forwarded->to = kNoNode;
            there.forwarded->waiting_since = context.now;
        }
        std::erase_if(there.tables, [&, id = conn](const auto& at) {
            if (at.second == peer) nodes.orphaned[at.first].emplace(id, context.now);
            return at.second == peer;
        });
    }
    std::erase_if(nodes.peer_listings, [&](const auto& it) {
        if (it.second.home == peer) context.state.lobby.set_entry(it.first, std::nullopt);
        return it.second.home == peer;
    });
}

std::vector<ConnId> conns_waiting_for(const Context& context, const std::string& table) {
    std::vector<ConnId> conns;
    for (const auto& [conn, there] : context.state.cluster.remote_tables) {
        const auto& passed = there.forwarded;
        if (passed && passed->to == kNoNode && passed->table == table) conns.push_back(conn);
    }
    std::ranges::sort(conns);
    return conns;
}

std::vector<ConnId> conns_waiting(const Context& context) {
    std::vector<ConnId> conns;
    for (const auto& [conn, there] : context.state.cluster.remote_tables) {
        if (there.forwarded && there.forwarded->to == kNoNode) conns.push_back(conn);
    }
    std::ranges::sort(conns);
    return conns;
}

void close_expired(Context& context) {
    ClusterState& nodes = context.state.cluster;
    const TimePoint longest = context.now + -kPatienceMs;
    std::set<ConnId> expired;
    for (const auto& [conn, there] : nodes.remote_tables) {
        if (there.forwarded && there.forwarded->waiting_since &&
            *there.forwarded->waiting_since < longest) {
            expired.insert(conn);
        }
    }
    for (auto& [table, people] : nodes.orphaned) {
        std::erase_if(people, [&](const auto& who) {
            if (who.second < longest) expired.insert(who.first);
            return who.second < longest;
        });
    }
    std::erase_if(nodes.orphaned, [](const auto& it) { return it.second.empty(); });
    for (const ConnId conn : expired) {
        if (context.state.registry.find_connection(conn) == nullptr) continue;
        context.close_connection(conn, CloseCode::service_restart, "table_lost");
    }
}

NodeId find_waiting_table(const ServerState& state, Ruleset ruleset) {
    const ClusterState::PeerListing* fullest = nullptr;
    for (const auto& [table, listing] : state.cluster.peer_listings) {
        const protocol::LobbyEntry& entry = listing.entry;
        const bool waits = entry.quick && entry.status == protocol::TableStatus::open &&
                           entry.setup.ruleset == ruleset && entry.taken < entry.setup.seats;
        if (!waits || !state.cluster.peers.contains(listing.home)) continue;
        if (fullest == nullptr || entry.taken > fullest->entry.taken) fullest = &listing;
    }
    return fullest == nullptr ? kNoNode : fullest->home;
}

}  // namespace vegas::core::cluster
