// One input after the other: what came in is routed to its op, its table or its clock; what changed
// is told at the end.
#include "server/core/server.hpp"

#include <utility>

#include "protocol/replies/replies.hpp"
#include "server/core/hall/call.hpp"
#include "server/core/hall/describe.hpp"
#include "server/core/ops/starting.hpp"
#include "server/core/relay/front.hpp"
#include "server/core/relay/home.hpp"
#include "server/core/requests.hpp"

namespace vegas::core {

using protocol::CloseCode;

namespace {

constexpr std::int64_t kSweepMs = 600'000;
constexpr std::int64_t kClaimMs = 500;
// After its end the next one has to start; where there are others, they are there already.
constexpr std::int64_t kReconnectAfterMs = 3'000;
constexpr std::int64_t kReconnectElsewhereMs = 300;

// How long what is held for a connection may still leave when the server stops. The shell ends five
// seconds after the signal, and the closing handshakes have the rest of them.
constexpr std::int64_t kLastRepliesMs = 1'000;
constexpr std::string_view kClosing = "closing";

Text closing(const Call& call) {
    const bool is_alone = call.hall.nodes.peers.empty();
    return std::make_shared<const std::string>(protocol::to_bytes(
        protocol::Closing{is_alone ? kReconnectAfterMs : kReconnectElsewhereMs}));
}

// ---- connections

// The connection ends now, without what is held for it: whoever waits for what is not stored never
// learns of it here, and asks the next server.
void break_off(Call& call, ConnId conn, const Text& last) {
    call.hall.outbox.break_off(call.out, conn, last, CloseCode::service_restart, kClosing);
}

void on(Call& call, const Opened& in) {
    auto from = call.hall.addresses.at(in.from, call.now);
    from->unlimited = in.unlimited;
    call.hall.people.open(in.conn, std::move(from));
    if (call.hall.draining) return break_off(call, in.conn, closing(call));  // it was on its way
    call.hall.timers.set(in.conn, call.now + call.hall.settings.limits.hello_ms);
}

void on(Call& call, const Received& in) { requests::on(call, in); }

void on(Call& call, const Malformed& in) { requests::on(call, in); }

void on(Call& call, const Closed& in) {
    Hall& hall = call.hall;
    const Connection* c = hall.people.connection(in.conn);
    const Player* player = c != nullptr ? hall.people.player(c->player) : nullptr;
    hall.timers.set(in.conn, std::nullopt);
    hall.people.close(in.conn, call.now);
    hall.outbox.forget(in.conn);
    hall.lobby.unwatch(in.conn);
    if (is_fronted(in.conn)) {
        relay::forget(call, in.conn);
    } else {
        relay::gone(call, in.conn);
    }
    if (player == nullptr || player->conn) return;
    call.log(LogLevel::debug, "event=gone player=" + player->id);
    for (const std::string& id : player->tables) {
        if (Table* table = call.table(id)) {
            table->set_connected(player->key, false, call.table_time());
            call.touch(*table);
        }
    }
}

void on(Call& call, const Written& in) { call.hall.outbox.written(in.conn, in.bytes); }

// All who are connected here.
void tell_all(Call& call, const std::string& announcement) {
    const auto text = std::make_shared<const std::string>(
        protocol::to_bytes(protocol::Announcement{announcement}));
    for (const auto& [id, connection] : call.hall.people.all_connections()) {
        if (connection.player == kNoPlayer || is_fronted(connection.id)) continue;
        call.send_of({}, connection.id, text);
    }
}

// ---- what was waited for

void due(Call& call, const std::string& id) {
    Table* table = call.table(id);
    if (table == nullptr) return;
    if (table->start_is_due(call.table_time())) ops::start_with_bots(call, *table);
    if (table->on_time(call.table_time(), call.out.bot_jobs)) {
        call.close_table(*table, protocol::Reason::closed, GameEnd::abandoned);
    } else {
        call.touch(*table);
    }
}

void due(Call& call, ConnId conn) {
    const Connection* c = call.hall.people.connection(conn);
    if (c == nullptr || c->player != kNoPlayer) return;
    if (c->asks || c->knows_outage) {  // it has said hello, and the store takes its time
        return call.hall.timers.set(conn, call.now + call.hall.settings.limits.hello_ms);
    }
    call.count(Bound::hello_ms);
    call.count(ErrorCode::hello_required);
    call.send(conn,
              protocol::to_bytes({}, error(ErrorCode::hello_required, "no hello arrived in time")));
    call.close(conn, CloseCode::policy_violation, "hello_required");
}

void due(Call& call, Sweep) {
    const auto& tables = call.hall.tables;
    call.hall.people.sweep(call.now, [&tables](const auto& id) { return tables.contains(id); });
    call.hall.addresses.sweep(call.now);
    call.out.visits.push_back({call.hall.people.kept_here(), call.utc});
    call.hall.timers.set(Sweep{}, call.now + kSweepMs);
}

void claim(Call& call) {
    Nodes& nodes = call.hall.nodes;
    if (call.hall.draining || call.hall.outage.lasts()) return;
    if (nodes.claims_since) {
        nodes.claim_again = true;
    } else {
        nodes.claims_since = call.now;
        call.out.claims = true;
    }
}

void due(Call& call, ClaimRound) {
    relay::give_up(call);
    for (const ConnId conn : relay::waiting(call)) requests::ask_again(call, conn);
    claim(call);
    call.hall.timers.set(ClaimRound{}, call.now + kClaimMs);
}

void due(Call& call, StoreCheck) { call.check_store(); }

void due(Call&, LobbyRound) {}  // whatever comes in ends with it

void due(Call& call, LastReplies) {
    const Text text = closing(call);
    for (const auto& [id, connection] : call.hall.people.all_connections()) {
        if (!is_fronted(connection.id)) break_off(call, connection.id, text);
    }
}

void on(Call& call, const TimerDue&) {
    while (const auto key = call.hall.timers.pop(call.now)) {
        std::visit([&call](const auto& k) { due(call, k); }, *key);
    }
}

// ---- the store

void on(Call& call, const Stored& in) {
    call.hall.outbox.stored(call.out, in.table, in.seq);
    call.stored(in.table);
    call.store_answered();
}

void on(Call& call, const Refused& in) {
    call.lose(in);
    call.store_answered();
}

void on(Call& call, const Told& in) {
    const Asks::Then then = call.hall.asks.take(in.ticket);
    call.store_answered();
    if (then) then(call, in.found);
}

void on(Call& call, const Loaded& in) { call.load(in); }

// The server before may have come to the last "ready", and not to the start.
void begin_if_all_ready(Call& call, const std::string& id) {
    Table* table = call.table(id);
    if (table == nullptr || table->status() != protocol::TableStatus::open) return;
    (void)ops::start_if_all_ready(call, *table);
}

void on(Call& call, const Ready& in) {
    call.hall.aside.insert(in.aside.begin(), in.aside.end());
    for (const auto& [id, table] : call.hall.tables) call.wake(*table);
    for (const auto& [id, table] : call.hall.tables) begin_if_all_ready(call, id);
    if (call.hall.settings.shared()) call.hall.timers.set(ClaimRound{}, call.now);
}

// ---- servers that share the store

void found_home(Call& call, NodeId home, const std::vector<std::string>& tables) {
    relay::found_home(call, home, tables);
    for (const std::string& table : tables) {
        for (const ConnId conn : relay::waiting_for(call, table)) requests::ask_again(call, conn);
    }
}

void on(Call& call, const Released& in) {
    for (const NodeId peer : call.hall.nodes.peers) call.tell_peer(peer, link::LetGo{in.tables});
}

void on(Call& call, const PeerUp& in) {
    if (call.hall.nodes.fenced.contains(in.node)) return;
    call.hall.nodes.peers.insert(in.node);
    call.log(LogLevel::info, "event=peer_up node=" + std::to_string(in.node));
    relay::introduce(call, in.node);
}

void on(Call& call, const PeerDown& in) {
    if (call.hall.nodes.peers.erase(in.node) == 0) return;
    call.log(LogLevel::warn, "event=peer_down node=" + std::to_string(in.node));
    relay::lost_peer(call, in.node);
    for (const ConnId conn : relay::conns_of(call, in.node)) on(call, Closed{conn});
}

// They may not have heard of it, and be there. What they say of a table comes after what its next
// home says.
void stop_hearing(Call& call, const std::vector<NodeId>& fenced) {
    for (const NodeId node : fenced) {
        if (call.hall.nodes.fenced.insert(node).second) on(call, PeerDown{node});
    }
}

// It asked for tables, and stops by now: others shall have them at once.
void give_back(Call& call, const Claimed& in) {
    if (in.tables.empty()) return;
    Release release;
    for (const Loaded& table : in.tables) release.tables.push_back(table.table);
    call.out.release = std::move(release);
}

void on(Call& call, const Claimed& in) {
    Nodes& nodes = call.hall.nodes;
    nodes.claims_since.reset();
    stop_hearing(call, in.fenced);
    if (call.hall.draining) {
        give_back(call, in);
        return call.store_answered();
    }
    relay::take(call, in);
    for (const Loaded& table : in.tables) begin_if_all_ready(call, table.table);
    for (const Loaded& table : in.tables) {
        for (const ConnId conn : relay::waiting_for(call, table.table)) {
            requests::ask_again(call, conn);
        }
    }
    call.store_answered();
    if (std::exchange(nodes.claim_again, false) || !in.tables.empty()) claim(call);
}

// What a message of another server does. Those that need no more than relay has go there.
struct FromPeerDoes {
    Call& call;
    NodeId node;

    template <class Message>
    void operator()(const Message& message) const {
        relay::on(call, node, message);
    }
    void operator()(const link::Ask& ask) const {
        const auto conn = relay::conn_of(call, node, ask.conn);
        Connection* c = conn ? call.hall.people.connection(*conn) : nullptr;
        if (c == nullptr) return;
        requests::on(call, Received{*conn, ask.body, 0});
        relay::tell_where(call, *conn);
    }
    void operator()(const link::Gone& gone) const {
        if (const auto conn = relay::conn_of(call, node, gone.conn)) on(call, Closed{*conn});
    }
    void operator()(const link::Say& say) const {
        if (!relay::on(call, node, say)) return;
        Connection* c = call.hall.people.connection({say.conn});
        if (c == nullptr) return;
        c->asks = false;
        requests::go_on(call, *c);
    }
    void operator()(const link::Serves& serves) const {
        stop_hearing(call, serves.fenced);
        found_home(call, node, serves.tables);
    }
    void operator()(const link::LetGo& gone) const {
        relay::lost_home(call, node, gone.tables);
        claim(call);
    }
    void operator()(const link::Announced& announced) const { tell_all(call, announced.body); }
    void operator()(const link::BansChanged&) const { call.out.reads_bans = true; }
};

void on(Call& call, const FromPeer& in) {
    if (!call.hall.nodes.peers.contains(in.node)) return;
    std::visit(FromPeerDoes{call, in.node}, in.message);
}

// ---- the house

void on(Call& call, const BotMoved& in) {
    Table* table = call.table(in.table);
    if (table == nullptr || call.hall.outage.lasts()) return;  // it is asked again afterwards
    table->bot_moved(in.decision, in.action, call.table_time());
    call.touch(*table);
}

// ---- the operator

// They are gone from their tables as if they had left, so that nobody waits for them.
void send_away(Call& call, ConnId conn, Player& player, const Ban& ban) {
    for (const std::string& id : std::exchange(player.tables, {})) {
        if (Table* table = call.table(id)) {
            table->leave(player.key, call.table_time());
            call.touch(*table);
        }
    }
    call.count(ErrorCode::banned);
    call.send(conn, protocol::to_bytes({}, ops::banned(ban)));
    call.close(conn, CloseCode::policy_violation, word_of(ErrorCode::banned));
}

void on(Call& call, const SetBans& in) {
    call.hall.bans = Bans(in.bans);
    for (auto& [id, connection] : call.hall.people.all_connections()) {
        Player* player = call.hall.people.player(connection.player);
        if (player == nullptr) continue;  // it has still to say hello
        const Ban* ban = call.hall.bans.of(player->id, connection.from->address, call.utc);
        if (ban != nullptr) send_away(call, connection.id, *player, *ban);
    }
}

void on(Call& call, const BansKept&) {
    for (const NodeId peer : call.hall.nodes.peers) call.tell_peer(peer, link::BansChanged{});
}

void on(Call& call, const Announce& in) {
    tell_all(call, in.text);
    for (const NodeId peer : call.hall.nodes.peers) call.tell_peer(peer, link::Announced{in.text});
}

void on(Call& call, const CloseTable& in) {
    if (Table* table = call.table(in.table)) {
        call.close_table(*table, protocol::Reason::closed, GameEnd::closed);
    }
}

void on(Call& call, const Dismiss& in) {
    People& people = call.hall.people;
    const Player* player = people.find(in.player);
    if (player == nullptr) return;
    if (const auto conn = player->conn) {
        call.hall.lobby.unwatch(*conn);
        call.close(*conn, CloseCode::service_restart, "forgotten");
    }
    people.erase(player->key);
}

void on(Call& call, const WindDown&) { call.hall.winding_down = true; }

void on(Call& call, const Drain&) {
    call.hall.draining = true;
    if (call.hall.outage.lasts()) return due(call, LastReplies{});
    if (!call.hall.nodes.peers.empty()) relay::let_all_go(call);
    const Text text = closing(call);
    for (const auto& [id, connection] : call.hall.people.all_connections()) {
        if (is_fronted(connection.id)) continue;
        call.send(connection.id, text);
        call.close(connection.id, CloseCode::service_restart, kClosing);
    }
    call.hall.timers.set(LastReplies{}, call.now + kLastRepliesMs);
}

}  // namespace

Server::Server(Settings settings, Entropy& entropy, std::uint64_t incarnation)
    : hall_(std::make_unique<Hall>(std::move(settings), entropy, incarnation)) {
    hall_->timers.set(Sweep{}, TimePoint{} + kSweepMs);
}

Server::~Server() = default;

void Server::handle(const Input& in, Output& out) {
    Call call(*hall_, in, out);
    guarded(call, [&] { std::visit([&call](const auto& what) { on(call, what); }, in.what); });
    call.finish();
    relay::send_to_fronts(*hall_, out);
}

void Server::set(const Settings& settings) {
    hall_->settings.limits = settings.limits;
    hall_->settings.bot_pause_ms = settings.bot_pause_ms;
    hall_->outbox.set_queue_bytes_max(settings.limits.queue_bytes);
    hall_->outage.set_patience(settings.limits.storage_patience_ms);
}

bool Server::opens_games() const { return hall_->opens_games(); }

bool Server::storage_available() const { return !hall_->outage.lasts(); }

bool Server::others_have_storage() const {
    const Nodes& nodes = hall_->nodes;
    return nodes.peers.empty() || nodes.without_store.size() < nodes.peers.size();
}

std::string Server::tables_json(const protocol::LobbyWatch& what) const {
    return protocol::tables_json(hall_->lobby.page(what));
}

std::string Server::table_json(const std::string& id) const {
    return protocol::tables_json(hall_->lobby.table(id));
}

std::vector<std::string> Server::describe_tables() const { return core::describe_tables(*hall_); }

std::vector<std::string> Server::describe_player(const std::string& id) const {
    return core::describe_player(*hall_, id);
}

std::vector<std::string> Server::tables_of(const std::string& player) const {
    return core::tables_of(*hall_, player);
}

std::vector<std::string> Server::players_to_keep() const { return core::players_to_keep(*hall_); }

bool Server::has_table(const std::string& id) const { return hall_->tables.contains(id); }

bool Server::waits_for_house(const std::string& table, std::uint32_t decision) const {
    const auto it = hall_->tables.find(table);
    return it != hall_->tables.end() && it->second->waits_for_house(decision);
}

const std::string& Server::page() const { return hall_->settings.page; }

Server::Counts Server::counts() const {
    Counts n{.connections = hall_->people.connections(),
             .players = hall_->people.players(),
             .tables = hall_->tables.size(),
             .tables_aside = hall_->aside.size(),
             .bans = hall_->bans.size(),
             .unstored = hall_->outbox.unstored(),
             .held_bytes = hall_->outbox.held_bytes()};
    for (const auto& [id, table] : hall_->tables) {
        ++n.tables_of(table->config().setup.ruleset, table->status());
        if (table->match().running() && !table->is_standing_still()) ++n.tables_playing;
        if (table->members().deserted_since()) ++n.tables_deserted;
        if (table->frozen()) ++n.tables_frozen;
    }
    return n;
}

Tally Server::tally() const {
    Tally tally = hall_->tally;
    tally.bounds_met(Bound::queue_bytes) += hall_->outbox.slow_consumers();
    return tally;
}

}  // namespace vegas::core
