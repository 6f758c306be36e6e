#include "server/core/relay/front.hpp"

#include <algorithm>
#include <utility>

#include "protocol/replies/replies.hpp"
#include "server/core/link/codec.hpp"
#include "server/core/relay/home.hpp"

namespace vegas::core::relay {

using protocol::CloseCode;

namespace {

// How long a table may be without a home before its people are sent to look for it themselves: a
// dead server's lease runs out long before.
constexpr std::int64_t kPatienceMs = 30'000;

// False: it was already. A table that waits for its next home may be there by now.
bool attach(Call& call, ConnId conn, const Player& player, NodeId home,
            std::vector<std::string> returns = {}) {
    if (!call.hall.nodes.abroad[conn.value].attached.insert(home).second) return false;
    for (const auto& [table, people] : call.hall.nodes.homeless) {
        if (people.contains(conn)) returns.push_back(table);
    }
    const Connection* c = call.hall.people.connection(conn);
    call.tell_peer(home, link::Attach{conn.value, player.id, player.name, c->from->address.text,
                                      std::move(returns), player.program});
    return true;
}

Nodes::Abroad* abroad(Call& call, std::uint64_t conn) {
    const auto it = call.hall.nodes.abroad.find(conn);
    return it == call.hall.nodes.abroad.end() ? nullptr : &it->second;
}

// The client was at the tables when they had another home.
void follow(Call& call, ConnId conn, NodeId home, const std::vector<std::string>& tables) {
    const Connection* c = call.hall.people.connection(conn);
    Player* player = c == nullptr ? nullptr : call.hall.people.player(c->player);
    if (player == nullptr) return;
    if (home == call.hall.incarnation) {
        for (const std::string& table : tables) come_home(call, conn, *player, table);
        return;
    }
    for (const std::string& table : tables) {
        call.hall.nodes.abroad[conn.value].tables[table] = home;
    }
    if (attach(call, conn, *player, home, tables)) return;
    call.tell_peer(home, link::Return{conn.value, tables});
}

// By what was heard of its next home, which may come before the last words of the one before.
bool has_moved(const Call& call, const Nodes::Abroad& there, NodeId from,
               const std::string& table) {
    if (table.empty()) return false;
    const auto it = there.tables.find(table);
    return it == there.tables.end() ? call.hall.tables.contains(table) : it->second != from;
}

}  // namespace

void pass_on(Call& call, Connection& c, Nodes::Passed request) {
    Nodes& nodes = call.hall.nodes;
    const Player& player = *call.hall.people.player(c.player);
    if (nodes.peers.contains(request.to)) {
        if (forget_homeless(call, c.id, request.table)) {
            follow(call, c.id, request.to, {request.table});
        } else {
            attach(call, c.id, player, request.to);
        }
        request.was_sent = true;
        call.tell_peer(request.to, link::Ask{c.id.value, request.bytes});
        if (!request.is_answered) return;
    } else {
        request.to = kNoNode;
        if (!request.since) request.since = call.now;
    }
    c.asks = true;
    nodes.abroad[c.id.value].passed = std::move(request);
}

bool forget_homeless(Call& call, ConnId conn, const std::string& table) {
    auto& homeless = call.hall.nodes.homeless;
    const auto people = homeless.find(table);
    return people != homeless.end() && people->second.erase(conn) > 0;
}

void came(Call& call, const Connection& c, const Player& player,
          const std::vector<Seats::At>& seats) {
    Nodes& nodes = call.hall.nodes;
    for (const NodeId peer : nodes.peers) call.tell_peer(peer, link::Came{player.id});
    for (const Seats::At& at : seats) {
        const Home& home = at.home;
        if (home.aside || call.hall.tables.contains(home.table)) continue;
        if (nodes.peers.contains(home.node)) {
            nodes.abroad[c.id.value].tables[home.table] = home.node;
            attach(call, c.id, player, home.node);
        } else {
            nodes.homeless[home.table].emplace(c.id, call.now);
        }
    }
}

void gone(Call& call, ConnId conn) {
    Nodes& nodes = call.hall.nodes;
    const auto left = nodes.abroad.extract(conn.value);
    if (left.empty()) return;
    for (const NodeId home : left.mapped().attached) {
        call.tell_peer(home, link::Gone{conn.value});
    }
}

bool on(Call& call, NodeId home, const link::Say& say) {
    Nodes::Abroad* there = abroad(call, say.conn);
    if (there == nullptr || !there->attached.contains(home)) return false;
    auto& passed = there->passed;
    const bool answers = say.answers && passed && passed->to == home;
    if (has_moved(call, *there, home, answers ? passed->table : say.table)) {
        if (!answers) return false;
        // It tells how the table was. What it has changed there is done, and not asked for again.
        const auto sync = passed->writes ? link::sync_instead_of(*say.body) : std::nullopt;
        if (sync) passed->bytes = *sync;
        if (sync || !passed->writes) {
            passed->writes = false;
            passed->to = kNoNode;
            return false;
        }
    }
    call.send_of({}, {say.conn}, say.body, answers ? std::optional(passed->answers) : std::nullopt);
    if (!answers) return false;
    passed.reset();
    return true;
}

void on(Call& call, NodeId home, const link::End& end) {
    const Nodes::Abroad* there = abroad(call, end.conn);
    if (there == nullptr || !there->attached.contains(home)) return;
    call.close({end.conn}, CloseCode{end.code}, end.reason);
}

void on(Call& call, NodeId home, const link::NotHere& not_here) {
    Nodes::Abroad* there = abroad(call, not_here.conn);
    if (there == nullptr || !there->passed || there->passed->to != home) return;
    Nodes::Passed& passed = *there->passed;
    if (there->tables.erase(passed.table) > 0) {
        call.hall.nodes.homeless[passed.table].emplace(ConnId{not_here.conn}, call.now);
    }
    passed.to = kNoNode;
    if (!passed.since) passed.since = call.now;
}

void on(Call& call, NodeId home, const link::At& at) {
    Nodes::Abroad* there = abroad(call, at.conn);
    if (there == nullptr || !there->attached.contains(home)) return;
    std::erase_if(there->tables, [home](const auto& it) { return it.second == home; });
    for (const std::string& table : at.tables) {
        if (has_moved(call, *there, home, table)) continue;
        there->tables[table] = home;
        forget_homeless(call, {at.conn}, table);
    }
}

void on(Call& call, NodeId home, const link::HasSeats& has) {
    const Player* player = call.hall.people.find_kept(has.player);
    if (player == nullptr || !player->conn || is_fronted(*player->conn)) return;
    const ConnId conn = *player->conn;
    for (const std::string& table : has.tables) {
        const Nodes::Abroad* there = abroad(call, conn.value);
        const auto waiting = call.hall.nodes.homeless.find(table);
        const bool is_known =
            call.hall.tables.contains(table) ||
            (there != nullptr && there->tables.contains(table)) ||
            (waiting != call.hall.nodes.homeless.end() && waiting->second.contains(conn));
        if (!is_known) follow(call, conn, home, {table});
    }
}

void on(Call& call, NodeId home, const link::Listed& listed) {
    auto entry = link::entry_of(listed.body);
    if (!entry || call.hall.tables.contains(entry->table)) return;
    call.hall.lobby.list(entry->table, *entry);
    call.hall.nodes.listed.insert_or_assign(entry->table, Nodes::Listing{home, *entry});
}

void on(Call& call, NodeId home, const link::Unlisted& gone) {
    auto& listed = call.hall.nodes.listed;
    const auto it = listed.find(gone.table);
    if (it == listed.end() || it->second.home != home) return;
    listed.erase(it);
    call.hall.lobby.list(gone.table, std::nullopt);
}

void on(Call& call, NodeId peer, const link::StoreIs& store) {
    if (store.away) {
        call.hall.nodes.without_store.insert(peer);
    } else {
        call.hall.nodes.without_store.erase(peer);
    }
}

namespace {

void move(Call& call, NodeId home, const std::vector<std::string>& tables) {
    Nodes& nodes = call.hall.nodes;
    const std::set<std::string> found(tables.begin(), tables.end());
    std::map<ConnId, std::vector<std::string>> follows;
    for (auto& [conn, there] : nodes.abroad) {  // the home before has not told yet
        std::erase_if(there.tables, [&, id = ConnId{conn}](const auto& at) {
            const bool moves = at.second != home && found.contains(at.first);
            if (moves) follows[id].push_back(at.first);
            return moves;
        });
    }
    for (const std::string& table : found) {
        if (home == call.hall.incarnation) nodes.listed.erase(table);
        const auto people = nodes.homeless.extract(table);
        if (people.empty()) continue;
        for (const auto& [conn, since] : people.mapped()) follows[conn].push_back(table);
    }
    for (const auto& [conn, all] : follows) follow(call, conn, home, all);
}

// What two servers say may come in another order than it happened; the store knows.
void ask_for_home(Call& call, const std::string& table) {
    call.ask(FindHome{table, {}}, [table](Call& told, const Found& found) {
        const auto* home = std::get_if<Home>(&found);
        if (home == nullptr || !told.hall.nodes.peers.contains(home->node)) return;
        move(told, home->node, {table});
    });
}

}  // namespace

void found_home(Call& call, NodeId home, const std::vector<std::string>& tables) {
    const Nodes& nodes = call.hall.nodes;
    std::set<std::string> elsewhere;  // as far as is known, with a server that is there
    for (const auto& [conn, there] : nodes.abroad) {
        for (const auto& [table, at] : there.tables) {
            if (at != home && nodes.peers.contains(at)) elsewhere.insert(table);
        }
    }
    std::vector<std::string> sure;
    for (const std::string& table : tables) {
        if (home != call.hall.incarnation && elsewhere.contains(table)) {
            ask_for_home(call, table);
        } else {
            sure.push_back(table);
        }
    }
    move(call, home, sure);
}

void lost_home(Call& call, NodeId home, const std::vector<std::string>& tables) {
    Nodes& nodes = call.hall.nodes;
    for (auto& [conn, there] : nodes.abroad) {
        for (const std::string& table : tables) {
            const auto it = there.tables.find(table);
            if (it == there.tables.end() || it->second != home) continue;
            nodes.homeless[table].emplace(ConnId{conn}, call.now);
            there.tables.erase(it);
        }
    }
}

// What it has told of its outage holds no longer; of this server's own, it does.
void lost_peer(Call& call, NodeId peer) {
    Nodes& nodes = call.hall.nodes;
    const bool was_away = nodes.without_store.erase(peer) > 0;
    const auto available =
        std::make_shared<const std::string>(protocol::to_bytes(protocol::Storage{true}));
    for (auto& [conn, there] : nodes.abroad) {
        if (there.attached.erase(peer) == 0) continue;
        const Connection* c = call.hall.people.connection({conn});
        if (was_away && c != nullptr && !c->knows_outage) call.send_of({}, {conn}, available);
        if (there.passed && there.passed->to == peer) {
            there.passed->to = kNoNode;
            there.passed->since = call.now;
        }
        std::erase_if(there.tables, [&, id = ConnId{conn}](const auto& at) {
            if (at.second == peer) nodes.homeless[at.first].emplace(id, call.now);
            return at.second == peer;
        });
    }
    std::erase_if(nodes.listed, [&](const auto& it) {
        if (it.second.home == peer) call.hall.lobby.list(it.first, std::nullopt);
        return it.second.home == peer;
    });
}

std::vector<ConnId> waiting_for(const Call& call, const std::string& table) {
    std::vector<ConnId> conns;
    for (const auto& [conn, there] : call.hall.nodes.abroad) {
        const auto& passed = there.passed;
        if (passed && passed->to == kNoNode && passed->table == table) conns.push_back({conn});
    }
    std::ranges::sort(conns);
    return conns;
}

std::vector<ConnId> waiting(const Call& call) {
    std::vector<ConnId> conns;
    for (const auto& [conn, there] : call.hall.nodes.abroad) {
        if (there.passed && there.passed->to == kNoNode) conns.push_back({conn});
    }
    std::ranges::sort(conns);
    return conns;
}

void give_up(Call& call) {
    Nodes& nodes = call.hall.nodes;
    const TimePoint longest = call.now + -kPatienceMs;
    std::set<ConnId> in_vain;
    for (const auto& [conn, there] : nodes.abroad) {
        if (there.passed && there.passed->since && *there.passed->since < longest) {
            in_vain.insert({conn});
        }
    }
    for (auto& [table, people] : nodes.homeless) {
        std::erase_if(people, [&](const auto& who) {
            if (who.second < longest) in_vain.insert(who.first);
            return who.second < longest;
        });
    }
    std::erase_if(nodes.homeless, [](const auto& it) { return it.second.empty(); });
    for (const ConnId conn : in_vain) {
        if (call.hall.people.connection(conn) == nullptr) continue;
        call.close(conn, CloseCode::service_restart, "table_lost");
    }
}

NodeId waiting_table(const Hall& hall, Ruleset ruleset) {
    const Nodes::Listing* fullest = nullptr;
    for (const auto& [table, listing] : hall.nodes.listed) {
        const protocol::LobbyEntry& entry = listing.entry;
        const bool waits = entry.quick && entry.status == protocol::TableStatus::open &&
                           entry.setup.ruleset == ruleset && entry.taken < entry.setup.seats;
        if (!waits || !hall.nodes.peers.contains(listing.home)) continue;
        if (fullest == nullptr || entry.taken > fullest->entry.taken) fullest = &listing;
    }
    return fullest == nullptr ? kNoNode : fullest->home;
}

}  // namespace vegas::core::relay
