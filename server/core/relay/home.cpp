#include "server/core/relay/home.hpp"

#include <utility>

#include "server/core/relay/front.hpp"

namespace vegas::core::relay {
namespace {

void stop_watching(Call& call, Table& table, Player& player) {
    table.leave(player.key, call.table_time());
    player.tables.erase(table.config().id);
    call.touch(table);
}

}  // namespace

void on(Call& call, NodeId front, const link::Came& came) {
    const Player* known = call.hall.people.find_kept(came.player);
    Player* player = known == nullptr ? nullptr : call.hall.people.player(known->key);
    if (player == nullptr) return;
    if (player->conn && !is_fronted(*player->conn)) call.replace(*player->conn);
    if (call.hall.nodes.has_let_go) return;
    link::HasSeats has{came.player, {}};
    for (const std::string& id : std::set(player->tables)) {
        Table* table = call.table(id);
        if (table == nullptr) continue;
        const Person* host = table->members().host();
        const bool is_host = host != nullptr && host->key == player->key;
        if (is_host || table->members().seat_of(player->key) != kNobody) {
            has.tables.push_back(id);
        } else if (!table->frozen()) {
            stop_watching(call, *table, *player);
        }
    }
    if (!has.tables.empty()) call.tell_peer(front, std::move(has));
}

void on(Call& call, NodeId front, const link::Attach& in) {
    Hall& hall = call.hall;
    const auto [it, is_new] = hall.nodes.by_front.try_emplace({front, in.conn});
    if (!is_new) return;
    const ConnId conn{++hall.nodes.last_fronted};
    it->second = conn;
    hall.nodes.fronted[conn.value] = {.front = front, .conn = in.conn, .told_at = {}};
    Connection& c = hall.people.open(conn, hall.addresses.at({in.address}, call.now));
    Player& player = hall.people.kept_player(in.player, in.name, call.now);
    player.program = in.program;
    if (player.conn) call.replace(*player.conn);
    (void)hall.people.attach(player, c);
    for (const std::string& table : in.returns) come_home(call, conn, player, table);
    call.come_back_to_tables(player);
    tell_where(call, conn);
}

void on(Call& call, NodeId front, const link::Return& in) {
    const auto conn = conn_of(call, front, in.conn);
    const Connection* c = conn ? call.hall.people.connection(*conn) : nullptr;
    Player* player = c == nullptr ? nullptr : call.hall.people.player(c->player);
    if (player == nullptr) return;
    for (const std::string& table : in.tables) come_home(call, *conn, *player, table);
    tell_where(call, *conn);
}

std::optional<ConnId> conn_of(const Call& call, NodeId front, std::uint64_t conn) {
    const auto& known = call.hall.nodes.by_front;
    const auto it = known.find({front, conn});
    return it == known.end() ? std::nullopt : std::optional(it->second);
}

std::vector<ConnId> conns_of(const Call& call, NodeId front) {
    std::vector<ConnId> conns;
    const auto& known = call.hall.nodes.by_front;
    for (auto it = known.lower_bound({front, 0}); it != known.end() && it->first.first == front;
         ++it) {
        conns.push_back(it->second);
    }
    return conns;
}

// Of tables that this server has let go, fronts hear when others may take them.
void tell_where(Call& call, ConnId conn) {
    if (call.hall.nodes.has_let_go) return;
    auto& fronted = call.hall.nodes.fronted;
    const auto it = fronted.find(conn.value);
    const Connection* c = call.hall.people.connection(conn);
    const Player* player = c == nullptr ? nullptr : call.hall.people.player(c->player);
    if (it == fronted.end() || player == nullptr) return;
    if (std::exchange(it->second.told_at, player->tables) == player->tables) return;
    call.tell_peer(it->second.front,
                   link::At{it->second.conn, std::vector<std::string>(player->tables.begin(),
                                                                      player->tables.end())});
}

void not_here(Call& call, ConnId conn) {
    const Nodes::Fronted& client = call.hall.nodes.fronted.at(conn.value);
    call.tell_peer(client.front, link::NotHere{client.conn});
}

void forget(Call& call, ConnId conn) {
    Nodes& nodes = call.hall.nodes;
    const auto client = nodes.fronted.extract(conn.value);
    if (client.empty()) return;
    nodes.by_front.erase({client.mapped().front, client.mapped().conn});
}

void send_to_fronts(Hall& hall, Output& out) {
    const Nodes& nodes = hall.nodes;
    if (nodes.fronted.empty()) return;
    std::erase_if(out.sends, [&](auto& what) {
        const ConnId conn = std::visit([](const auto& it) { return it.conn; }, what);
        if (!is_fronted(conn)) return false;
        const auto it = nodes.fronted.find(conn.value);
        if (it == nodes.fronted.end()) return true;
        const auto& [front, number, told_at] = it->second;
        if (auto* send = std::get_if<Send>(&what)) {
            hall.outbox.written(conn, send->text->size());
            out.to_peers.push_back({front, link::Say{number, send->answers.has_value(), send->table,
                                                     std::move(send->text)}});
        } else {
            const Close& close = std::get<Close>(what);
            out.to_peers.push_back({front, link::End{number, static_cast<std::uint16_t>(close.code),
                                                     std::string(close.reason)}});
        }
        return true;
    });
}

void come_home(Call& call, ConnId conn, Player& player, const std::string& id) {
    Table* table = call.table(id);
    if (table == nullptr) {
        call.hall.nodes.early[id].insert(conn);
        return;
    }
    if (table->frozen()) return;
    if (!table->members().is_member(player.key)) {
        if (table->watch({player.key, player.id, player.name, player.program})) return;
    }
    player.tables.insert(id);
    table->set_connected(player.key, true, call.table_time());
    call.touch(*table);
    call.publish(*table, player.key);
    call.send_of(id, conn,
                 std::make_shared<const std::string>(
                     protocol::to_bytes(table->snapshot(player.key, call.table_time()))));
}

void introduce(Call& call, NodeId peer) {
    if (call.hall.outage.lasts()) call.tell_peer(peer, link::StoreIs{true});
    link::Serves serves;
    for (const auto& [id, table] : call.hall.tables) {
        serves.tables.push_back(id);
        if (const auto row = call.hall.lobby.entry(id)) call.tell_peer(peer, link::Listed{*row});
    }
    call.tell_peer(peer, std::move(serves));
    call.tell_peer(peer, link::BansChanged{});  // perhaps, while there was no line
}

namespace {

// Their fronts have heard in the store where the table is, before it was here.
void expect_seated(Call& call, const Table& table) {
    for (const auto& o : table.members().seats()) {
        const Player* player = o && o->is_person() ? call.hall.people.player(o->player) : nullptr;
        if (player == nullptr || !player->conn || !is_fronted(*player->conn)) continue;
        call.hall.nodes.early[table.config().id].insert(*player->conn);
    }
}

}  // namespace

void take(Call& call, const Claimed& in) {
    link::Serves serves{.tables = {}, .fenced = in.fenced};
    for (const Loaded& loaded : in.tables) {
        if (call.hall.tables.contains(loaded.table)) continue;
        call.load(loaded);
        if (Table* table = call.table(loaded.table)) {
            call.wake(*table);
            call.touch(*table);
            serves.tables.push_back(loaded.table);
            expect_seated(call, *table);
        }
    }
    const auto early = std::exchange(call.hall.nodes.early, {});
    if (serves.tables.empty()) return;
    call.log(LogLevel::info, "event=tables_taken tables=" + std::to_string(serves.tables.size()));
    for (const NodeId peer : call.hall.nodes.peers) call.tell_peer(peer, serves);
    for (const auto& [table, conns] : early) {
        for (const ConnId conn : conns) {
            const Connection* c = call.hall.people.connection(conn);
            Player* player = c == nullptr ? nullptr : call.hall.people.player(c->player);
            if (player != nullptr && call.table(table) != nullptr) {
                come_home(call, conn, *player, table);
            }
        }
    }
    found_home(call, call.hall.incarnation, serves.tables);
}

void let_all_go(Call& call) {
    call.hall.nodes.has_let_go = true;
    Release release;
    for (const auto& [id, table] : call.hall.tables) release.tables.push_back(id);
    for (const std::string& id : release.tables) call.let_go(id);
    if (!release.tables.empty()) call.out.release = std::move(release);
}

}  // namespace vegas::core::relay
