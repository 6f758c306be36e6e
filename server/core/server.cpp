// One input after the other: what came in is routed to its op, its table or its clock; what changed
// is told at the end.
#include "server/core/server.hpp"

#include <algorithm>
#include <utility>

#include "protocol/replies/replies.hpp"
#include "server/core/cluster/gateway.hpp"
#include "server/core/cluster/home.hpp"
#include "server/core/ops/due_games.hpp"
#include "server/core/ops/operator.hpp"
#include "server/core/ops/starting.hpp"
#include "server/core/requests.hpp"
#include "server/core/state/announcement.hpp"
#include "server/core/state/context.hpp"
#include "server/core/state/describe.hpp"
#include "server/core/state/forget_player.hpp"
#include "server/core/state/guarded.hpp"
#include "server/core/state/presence.hpp"
#include "server/core/state/rename_player.hpp"
#include "server/core/state/store_health.hpp"
#include "server/core/state/table_access.hpp"
#include "server/core/state/table_lifecycle.hpp"
#include "server/core/state/table_publisher.hpp"
#include "server/core/table/table_summary.hpp"

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

SharedText closing_message(const Context& context) {
    const bool is_alone = context.state.cluster.peers.empty();
    return shared_text(
        protocol::ClosingMessage{is_alone ? kReconnectAfterMs : kReconnectElsewhereMs});
}

using requests::process;  // Received and Malformed

// ---- connections

// The connection ends now, without what is held for it: whoever waits for what is not stored never
// learns of it here, and asks the next server.
void close_now(Context& context, ConnId conn, const SharedText& last) {
    context.state.store.outbox.send_and_close(context.out, conn, last, CloseCode::service_restart,
                                              kClosing);
}

void process(Context& context, const ConnectionOpened& in) {
    auto from = context.state.addresses.account_of(in.from, context.now);
    from->unlimited = in.unlimited;
    context.state.registry.add_connection(in.conn, std::move(from));
    if (context.state.is_draining()) {
        return close_now(context, in.conn, closing_message(context));  // it was on its way
    }
    context.state.timers.set(in.conn, context.now + context.state.settings.limits.hello_ms);
}

void process(Context& context, const ConnectionClosed& in) {
    ServerState& state = context.state;
    const PlayerState* player = state.registry.player_of(in.conn);
    state.timers.set(in.conn, std::nullopt);
    state.registry.remove_connection(in.conn, context.now);
    state.store.outbox.remove(in.conn);
    state.lobby.unwatch(in.conn);
    if (in.conn.is_remote) {
        cluster::forget_client(context, in.conn);
    } else {
        cluster::detach_client(context, in.conn);
    }
    if (player == nullptr || !player->conns.empty()) return;
    context.log(LogLevel::debug, "event=gone player=" + player->id);
    mark_disconnected_at_tables(context, *player);
}

void process(Context& context, const BytesWritten& in) {
    context.state.store.outbox.on_written(in.conn, in.bytes);
}

// ---- what was waited for

void on_timer(Context& context, const std::string& id) {
    Table* table = find_table(context, id);
    if (table == nullptr) return;
    if (is_start_due(*table, context.table_time())) ops::start_with_bots(context, *table);
    advance_start(context, *table);
    switch (table->on_timer(context.table_time(), context.out.bot_tasks)) {
    case Table::Outcome::stays: return mark_changed(context, *table);
    case Table::Outcome::sleeps: return put_to_sleep(context, *table);
    case Table::Outcome::closes:
        return close_table(context, *table, protocol::LeaveReason::closed,
                           protocol::EarlyEnd::abandoned);
    }
}

void on_timer(Context& context, ConnId conn) {
    const ConnectionState* connection = context.state.registry.find_connection(conn);
    if (connection == nullptr || connection->player != kNoPlayer) return;
    if (connection->is_request_pending ||
        connection->knows_outage) {  // it has said hello, and the store takes its time
        return context.state.timers.set(conn, context.now + context.state.settings.limits.hello_ms);
    }
    ++context.state.counters.limits_hit(LimitKind::hello_ms);
    ++context.state.counters.refusals(ErrorCode::hello_required);
    context.send(conn,
                 shared_text("", error(ErrorCode::hello_required, "no hello arrived in time")));
    context.close_connection(conn, CloseCode::policy_violation, "hello_required");
}

void on_timer(Context& context, Sweep) {
    const auto& tables = context.state.tables;
    const auto is_there = [&tables](const auto& id) { return tables.contains(id); };
    context.state.registry.evict_idle(context.now, is_there, tables.owners_of_seats());
    context.state.addresses.evict_idle(context.now);
    context.out.touch_players.push_back({context.state.registry.active_saved_ids(), context.utc});
    context.state.timers.set(Sweep{}, context.now + kSweepMs);
}

void claim_tables(Context& context) {
    StoreWork& store = context.state.store;
    if (context.state.is_draining() || store.outage.is_active()) return;
    if (store.claiming_since) {
        store.claim_again = true;
    } else {
        store.claiming_since = context.now;
        context.out.claim_tables = true;
    }
}

void on_timer(Context& context, ClaimTick) {
    cluster::close_expired(context);
    for (const ConnId conn : cluster::conns_waiting(context)) {
        requests::retry_forwarded(context, conn);
    }
    claim_tables(context);
    context.state.timers.set(ClaimTick{}, context.now + kClaimMs);
}

void on_timer(Context& context, ServedTick) { ops::advance_served_time(context); }

void on_timer(Context& context, StoreCheck) { check_store(context); }

void on_timer(Context&, LobbyTick) {}  // whatever comes in ends with it

void on_timer(Context& context, DrainDeadline) {
    const SharedText text = closing_message(context);
    for (const auto& [id, connection] : context.state.registry.all_connections()) {
        if (!connection.id.is_remote) close_now(context, connection.id, text);
    }
}

void process(Context& context, const TimerDue&) {
    while (const auto key = context.state.timers.pop(context.now)) {
        std::visit([&context](const auto& k) { on_timer(context, k); }, *key);
    }
}

// ---- the store

void process(Context& context, const AppendStored& in) {
    context.state.store.outbox.on_stored(context.out, in.table, in.seq);
    context.state.lobby_feed.on_append_stored(in.table);
    end_outage_if_over(context);
}

void process(Context& context, const AppendRefused& in) {
    drop_rejected_table(context, in);
    end_outage_if_over(context);
}

void process(Context& context, const QueryReply& in) {
    const QueryQueue::Callback then = context.state.store.queries.take_callback(in.ticket);
    end_outage_if_over(context);
    if (then) then(context, in.result);
}

void process(Context& context, const LoadedTable& in) { load_table(context, in); }

void start_ready_table(Context& context, const std::string& id) {
    Table* table = find_table(context, id);
    if (table == nullptr || table->status() != protocol::TableStatus::open) return;
    ops::start_after_restart(context, *table);
}

void process(Context& context, const AllTablesLoaded& in) {
    for (const std::string& id : in.set_aside) context.state.tables.set_aside(id);
    set_aside_broken_tables(context);
    for (const auto& [id, table] : context.state.tables) start_clocks(context, *table);
    for (const auto& [id, table] : context.state.tables) start_ready_table(context, id);
    if (context.state.settings.is_clustered()) context.state.timers.set(ClaimTick{}, context.now);
    context.state.timers.set(ServedTick{}, context.now);
}

// ---- servers that share the store

void retry_requests_for(Context& context, const std::string& table) {
    for (const ConnId conn : cluster::conns_waiting_for(context, table)) {
        requests::retry_forwarded(context, conn);
    }
}

void process(Context& context, const Released& in) {
    context.send_to_all_peers(peer::TablesReleased{in.tables});
}

void process(Context& context, const PeerUp& in) {
    if (context.state.cluster.fenced.contains(in.node)) return;
    context.state.cluster.peers.insert(in.node);
    context.log(LogLevel::info, "event=peer_up node=" + std::to_string(in.node));
    cluster::introduce_to_peer(context, in.node);
}

void process(Context& context, const PeerDown& in) {
    if (context.state.cluster.peers.erase(in.node) == 0) return;
    context.log(LogLevel::warn, "event=peer_down node=" + std::to_string(in.node));
    cluster::on_peer_down(context, in.node);
    for (const ConnId conn : cluster::conns_of_gateway(context, in.node)) {
        process(context, ConnectionClosed{conn});
    }
}

// They may not have heard of it, and be there. What they say of a table comes after what its next
// home says.
void fence_peers(Context& context, const std::vector<NodeId>& fenced) {
    for (const NodeId node : fenced) {
        if (context.state.cluster.fenced.insert(node).second) process(context, PeerDown{node});
    }
}

// It asked for tables, and stops by now: others shall have them at once.
void release_claimed(Context& context, const Claimed& in) {
    if (in.tables.empty()) return;
    Release release;
    for (const LoadedTable& table : in.tables) release.tables.push_back(table.table);
    context.out.release = std::move(release);
}

void process(Context& context, const Claimed& in) {
    StoreWork& store = context.state.store;
    store.claiming_since.reset();
    fence_peers(context, in.fenced);
    if (context.state.is_draining()) {
        release_claimed(context, in);
        return end_outage_if_over(context);
    }
    cluster::take_tables(context, in);
    for (const LoadedTable& table : in.tables) start_ready_table(context, table.table);
    for (const LoadedTable& table : in.tables) retry_requests_for(context, table.table);
    end_outage_if_over(context);
    if (std::exchange(store.claim_again, false) || !in.tables.empty()) claim_tables(context);
}

// What a message of another server does. Those that need no more than relay has go there.
struct PeerMessageHandler {
    Context& context;
    NodeId node;

    template <class Message>
    void operator()(const Message& message) const {
        cluster::handle(context, node, message);
    }
    void operator()(const peer::ClientRequest& ask) const {
        const auto conn = cluster::find_conn(context, node, ask.conn);
        ConnectionState* connection =
            conn ? context.state.registry.find_connection(*conn) : nullptr;
        if (connection == nullptr) return;
        process(context, Received{*conn, ask.body, 0});
        cluster::send_client_tables(context, *conn);
    }
    void operator()(const peer::ClientGone& gone) const {
        if (const auto conn = cluster::find_conn(context, node, gone.conn)) {
            process(context, ConnectionClosed{*conn});
        }
    }
    void operator()(const peer::DeliverMessage& say) const {
        if (!cluster::handle(context, node, say)) return;
        ConnectionState* connection = context.state.registry.find_connection({say.conn});
        if (connection == nullptr) return;
        connection->is_request_pending = false;
        requests::process_backlog(context, *connection);
    }
    void operator()(const peer::TablesServed& serves) const {
        fence_peers(context, serves.fenced);
        cluster::on_home_found(context, node, serves.tables);
        for (const std::string& table : serves.tables) retry_requests_for(context, table);
    }
    void operator()(const peer::TablesReleased& gone) const {
        cluster::on_home_released(context, node, gone.tables);
        claim_tables(context);
    }
    void operator()(const peer::Announced& announced) const {
        receive_announcement(context, announced);
    }
    void operator()(const peer::BansChanged&) const { context.out.reload_bans = true; }
    void operator()(const peer::DeviceRevoked& revoked) const {
        context.state.registry.invalidate_pending_hellos(revoked.device);
        const PlayerState* player = context.state.registry.find_saved(revoked.player);
        if (player != nullptr) disconnect_device(context, *player, revoked.device);
    }
    void operator()(const peer::PlayerForgotten& forgotten) const {
        erase_player(context, forgotten.player);
    }
    void operator()(const peer::PlayerRenamed& renamed) const {
        rename_here(context, renamed.player, renamed.name);
    }
};

void process(Context& context, const FromPeer& in) {
    if (!context.state.cluster.peers.contains(in.node)) return;
    std::visit(PeerMessageHandler{context, in.node}, in.message);
}

// ---- the house

void process(Context& context, const BotDecided& in) {
    Table* table = find_table(context, in.table);
    if (table == nullptr || context.state.store.outage.is_active()) {
        return;  // it is asked again afterwards
    }
    table->match_runner().apply_bot_decision(in.decision, in.action, context.table_time());
    mark_changed(context, *table);
}

// ---- the operator

void process(Context& context, const SetBans& in) { ops::set_bans(context, in.bans); }

void process(Context& context, const BansStored&) {
    context.send_to_all_peers(peer::BansChanged{});
}

void process(Context& context, const Announce& in) { announce(context, in.text, in.for_ms); }

void process(Context& context, const CloseTable& in) {
    if (Table* table = find_table(context, in.table)) {
        close_table(context, *table, protocol::LeaveReason::closed, protocol::EarlyEnd::closed);
    }
}

void process(Context& context, const ForgetPlayer& in) { forget_player(context, in.player); }

void process(Context& context, const RenamePlayer& in) { rename_player(context, in); }

void process(Context& context, const WindDown&) {
    context.state.phase = std::max(context.state.phase, ServicePhase::winding_down);
}

void process(Context& context, const Reopen&) { ops::reopen(context); }

void process(Context& context, const Drain&) {
    context.state.phase = ServicePhase::draining;
    if (context.state.store.outage.is_active()) return on_timer(context, DrainDeadline{});
    if (!context.state.cluster.peers.empty()) cluster::release_all_tables(context);
    const SharedText text = closing_message(context);
    for (const auto& [id, connection] : context.state.registry.all_connections()) {
        if (connection.id.is_remote) continue;
        context.send(connection.id, text);
        context.close_connection(connection.id, CloseCode::service_restart, kClosing);
    }
    context.state.timers.set(DrainDeadline{}, context.now + kLastRepliesMs);
}

}  // namespace

Server::Server(Settings settings, Entropy& entropy, std::uint64_t incarnation)
    : state_(std::make_unique<ServerState>(std::move(settings), entropy, incarnation)) {
    state_->timers.set(Sweep{}, TimePoint{} + kSweepMs);
}

Server::~Server() = default;

void Server::handle(const Input& in, Output& out) {
    Context context(*state_, in, out);
    guarded(context,
            [&] { std::visit([&context](const auto& what) { process(context, what); }, in.what); });
    publish_changes(context);
    guarded(context, [&] { state_->lobby_feed.publish(context); });
    StoreWork& store = state_->store;
    if (!store.outage.is_active()) store.queries.pop_ready(out.queries, in.now);
    if (const auto at = store.outage.schedule_check(store.oldest_wait())) {
        state_->timers.set(StoreCheck{}, at);
    }
    out.wake_at = state_->timers.next();
    cluster::route_to_gateways(*state_, out);
}

void Server::set(const Settings& settings) {
    state_->settings.limits = settings.limits;
    state_->settings.bot_pause_ms = settings.bot_pause_ms;
    state_->settings.retention = settings.retention;
    state_->settings.imprint_url = settings.imprint_url;
    state_->settings.privacy_url = settings.privacy_url;
    state_->settings.name_words = settings.name_words;
    state_->store.outbox.set_queue_bytes_max(settings.limits.queue_bytes);
    state_->store.outage.set_timeout(settings.limits.store_timeout_ms);
}

bool Server::opens_games() const { return state_->opens_games(); }

bool Server::storage_available() const { return !state_->store.outage.is_active(); }

bool Server::others_have_storage() const {
    const ClusterState& nodes = state_->cluster;
    return nodes.peers.empty() || nodes.without_store.size() < nodes.peers.size();
}

std::string Server::tables_json(const protocol::LobbyWatch& what) const {
    return protocol::tables_json(state_->lobby.page(what));
}

std::string Server::table_json(const std::string& id) const {
    return protocol::tables_json(state_->lobby.page_of_table(id));
}

std::optional<TableInvitation> Server::describe_invitation(const std::string& id) const {
    return core::describe_invitation(*state_, id);
}

std::vector<TableDescription> Server::describe_tables() const {
    return core::describe_tables(*state_);
}

std::optional<PersonDescription> Server::describe_player(const std::string& id) const {
    return core::describe_player(*state_, id);
}

std::vector<PersonDescription> Server::describe_people(const std::string& name) const {
    return core::describe_people(*state_, name);
}

std::vector<std::string> Server::find_players_by_name(const std::string& name) const {
    return core::find_players_by_name(*state_, name);
}

std::vector<std::string> Server::players_to_keep() const { return core::players_to_keep(*state_); }

bool Server::has_table(const std::string& id) const { return state_->tables.contains(id); }

bool Server::waits_for_house(const std::string& table, std::uint32_t decision) const {
    Table* found = state_->tables.find(table);
    return found != nullptr && found->match_runner().waits_for_house(decision);
}

std::string Server::address_of_table(const std::string& id) const {
    const auto account = state_->addresses.account_of_table(id);
    return account ? account->address.text : std::string();
}

protocol::ServerInfo Server::info() const {
    const Settings& settings = state_->settings;
    return {.version = protocol::server_version(),
            .page = settings.page,
            .imprint_url = settings.imprint_url,
            .privacy_url = settings.privacy_url};
}

Server::Gauges Server::gauges() const {
    Gauges n{.connections = state_->registry.connection_count(),
             .players = state_->registry.player_count(),
             .tables = state_->tables.size(),
             .tables_set_aside = state_->tables.set_aside_count(),
             .bans = state_->bans.size(),
             .unstored = state_->store.outbox.unstored_appends(),
             .held_bytes = state_->store.outbox.held_bytes()};
    for (const auto& [id, table] : state_->tables) {
        ++n.tables_of(table->config().setup.ruleset, table->status());
        if (table->match().is_running() && !table->is_deserted()) ++n.tables_playing;
        if (table->presence().deserted_since()) ++n.tables_deserted;
        if (table->is_frozen()) ++n.tables_frozen;
    }
    return n;
}

Counters Server::counters() const {
    Counters tally = state_->counters;
    tally.limits_hit(LimitKind::queue_bytes) += state_->store.outbox.slow_consumers();
    return tally;
}

}  // namespace vegas::core
