#include "server/core/state/context.hpp"

#include <algorithm>

#include "protocol/texts/plain_text.hpp"
#include "server/core/state/describe.hpp"
#include "server/core/table/restore.hpp"
#include "server/core/table/table_summary.hpp"

namespace vegas::core {
namespace {

// Those who see the table: people with a seat who are there, and spectators who are connected. One
// may be connected and away: until the table has found them again at another server.
template <class Visit>
void each_viewer(const Table& table, Visit visit) {
    for (const auto& o : table.seating().seats()) {
        if (o && o->is_person() && !o->away) visit(o->player);
    }
    for (const auto& [key, connected] : table.seating().spectators()) {
        if (connected) visit(key);
    }
}

}  // namespace

// ---- tables

Table* Context::find_table(const std::string& id) {
    const auto it = state.tables.find(id);
    if (it == state.tables.end()) return nullptr;
    set_current_table(id);
    return it->second.get();
}

Result<Table*> Context::find_as_viewer(const std::string& id, const PlayerState& player) {
    if (state.set_aside.contains(id)) {
        return error(ErrorCode::table_set_aside,
                     "this table could not be brought back after a restart; its records are kept");
    }
    const auto it = state.tables.find(id);
    if (it == state.tables.end() ||
        (it->second->config().is_private && !player.tables.contains(id))) {
        return error(ErrorCode::unknown_table, "there is no such table");
    }
    if (it->second->is_frozen()) {
        return error(ErrorCode::internal_error, "an internal error has stopped this table");
    }
    set_current_table(id);
    return it->second.get();
}

Result<Table*> Context::find_as_member(const std::string& id, const PlayerState& player) {
    auto table = find_as_viewer(id, player);
    if (table && !(*table)->seating().is_member(player.key)) {
        return error(ErrorCode::not_at_table, "you are not at this table");
    }
    return table;
}

Result<Table*> Context::find_as_host(const std::string& id, const PlayerState& player) {
    auto table = find_as_member(id, player);
    if (table && !(*table)->seating().is_host(player.key)) {
        return error(ErrorCode::not_host, "only the host may do this");
    }
    return table;
}

Result<Table*> Context::find_as_host_with_authority(const std::string& id,
                                                    const PlayerState& player) {
    auto table = find_as_host(id, player);
    if (table && (*table)->seating().is_quick()) {
        return error(ErrorCode::not_host, "a quick table has no host over its players");
    }
    return table;
}

void Context::mark_changed(Table& table, bool from_outside) {
    append_records(table);  // before any reply: nobody is told of what the store does not hold
    changed_tables_.insert(table.config().id);
    if (from_outside && !table.config().is_private) lobby_changes_.insert(table.config().id);
}

void Context::append_records(Table& table, bool closes) {
    std::vector<journal::Entry> entries = table.take_records(now);
    if (entries.empty()) return;
    Append append{.table = table.config().id,
                  .seq = entries.front().seq,
                  .records = {},
                  .invite = entries.front().seq == 0 ? table.config().invite : std::string(),
                  .base = table.journal().take_base(),
                  .players = take_unsaved_players(table),
                  .game = take_finished_game(table),
                  .closes = closes,
                  .seats = take_changed_seats(table)};
    append.records.reserve(entries.size());
    for (journal::Entry& entry : entries) {
        count(table, entry.record);
        entry.incarnation = state.incarnation;
        append.records.push_back(journal::to_json(entry));
    }
    state.outbox.append(out, std::move(append), now);
}

// Where other servers ask the store who has a seat.
std::optional<std::vector<std::string>> Context::take_changed_seats(const Table& table) {
    if (!state.settings.is_clustered()) return std::nullopt;
    std::vector<std::string> seats;
    for (const auto& o : table.seating().seats()) seats.push_back(o && o->is_person() ? o->id : "");
    auto& known = state.cluster.seats[table.config().id];
    if (known == seats) return std::nullopt;
    known = seats;
    return seats;
}

void Context::count(const Table& table, const journal::Record& record) {
    const Ruleset ruleset = table.config().setup.ruleset;
    if (const auto* acted = std::get_if<journal::Acted>(&record)) {
        const bool is_bots = table.seating().occupant_at(acted->seat).player == kNoPlayer;
        const auto by = acted->house ? Decider::house : is_bots ? Decider::bot : Decider::person;
        ++state.counters.actions(ruleset, by);
    } else if (std::holds_alternative<journal::Started>(record)) {
        ++state.counters.games_started(ruleset);
    } else if (std::holds_alternative<journal::Ended>(record)) {
        ++state.counters.games_ended(ruleset, GameEnd::finished);
    } else if (std::holds_alternative<journal::Frozen>(record)) {
        if (table.match().is_running()) ++state.counters.games_ended(ruleset, GameEnd::broken);
    }
}

// One that stands still has ended before.
void Context::count_game_end(const Table& table, GameEnd how) {
    if (!table.match().is_running() || table.is_frozen()) return;
    ++state.counters.games_ended(table.config().setup.ruleset, how);
}

// Whoever a table's records name lasts as long as they do.
std::vector<StoredPlayer> Context::take_unsaved_players(const Table& table) {
    std::vector<StoredPlayer> players;
    const auto keep = [&](PlayerKey key) {
        PlayerState* player = state.registry.find_player(key);
        if (player != nullptr && !player->is_saved) {
            players.push_back(state.registry.mark_saved(*player, utc));
        }
    };
    for_each_player(table.seating(), [&](const Occupant& o) { keep(o.player); });
    if (const Person* host = table.seating().host()) keep(host->key);
    return players;
}

namespace {

// "event=game_finished game=... totals=120000,90000 won=0": by seat, which who is there is not.
std::string line_of(const protocol::PlayedGame& game) {
    std::string totals, won;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        texts::append_joined(totals, ",", std::to_string(game.seats[seat].total));
        if (game.seats[seat].won) texts::append_joined(won, ",", std::to_string(seat));
    }
    return "event=game_finished table=" + game.table + " game=" + game.game +
           " ruleset=" + std::string(word_of(game.ruleset)) + " totals=" + totals + " won=" + won;
}

}  // namespace

std::optional<StoredGame> Context::take_finished_game(Table& table) {
    std::string transcript = table.journal().take_transcript();
    if (transcript.empty()) return std::nullopt;
    const auto played = summarize_game(table, utc);
    log(LogLevel::info, line_of(played));
    StoredGame game{.id = table.match().id(),
                    .at = {.table = table.config().id,
                           .invite = table.config().invite,
                           .is_private = table.config().is_private,
                           .decision_ms = table.config().decision_ms},
                    .members = {},
                    .ended = utc,
                    .transcript = std::make_shared<const std::string>(std::move(transcript)),
                    .summary = std::make_shared<const std::string>(to_json(played))};
    for (const auto& o : table.seating().seats()) {
        if (o && o->player != kNoPlayer) game.members.push_back(o->id);
    }
    for (const auto& [key, connected] : table.seating().spectators()) {
        const PlayerState* p = state.registry.find_player(key);
        // Whoever has left a seat to the house may watch too.
        const auto& there = game.members;
        if (p != nullptr && std::ranges::find(there, p->id) == there.end()) {
            game.members.push_back(p->id);
        }
    }
    return game;
}

void Context::publish(Table& table, PlayerKey except) {
    const std::string& id = table.config().id;
    const TableUpdate update = table.publish(table_time());
    if (update.shared != nullptr) {
        each_viewer(table, [&](PlayerKey key) {
            const PlayerState* player = state.registry.find_player(key);
            if (key == except || player == nullptr || !player->conn) return;
            send_update(id, *player->conn, update.for_viewer(key));
        });
    }
    schedule_table(table);
}

void Context::send_update(const std::string& table, ConnId conn, const SharedText& update) {
    if (!pending_reply_ || pending_reply_->conn != conn || pending_reply_->table != table) {
        return send_for_table(table, conn, update);
    }
    const PendingReply reply = *std::exchange(pending_reply_, std::nullopt);
    send_for_table(table, conn,
                   std::make_shared<const std::string>(protocol::as_reply(reply.re, *update)),
                   reply.tag);
}

void Context::reply_with_update(const std::string& table, ConnId conn, std::string re,
                                RequestTag tag) {
    ASSERT(!pending_reply_);
    pending_reply_ = {table, conn, std::move(re), tag};
}

void Context::send_pending_reply() {
    if (!pending_reply_) return;
    const PendingReply reply = *std::exchange(pending_reply_, std::nullopt);
    send_for_table(
        reply.table, reply.conn,
        std::make_shared<const std::string>(protocol::to_bytes(reply.re, protocol::DoneReply{})),
        reply.tag);
}

void Context::schedule_table(const Table& table) {
    state.timers.set(table.config().id, state.outage.is_active() ? std::nullopt : table.next_due());
}

void Context::close_table(Table& table, protocol::LeaveReason reason, GameEnd how) {
    const std::string id = table.config().id;
    count_game_end(table, how);
    table.journal().close(reason, now);
    append_records(table, true);
    const auto text =
        std::make_shared<const std::string>(protocol::to_bytes(protocol::LeftMessage{id, reason}));
    const auto visit = [&](PlayerKey key) {
        PlayerState* player = state.registry.find_player(key);
        // A player whose seat the house has may have left before.
        if (player == nullptr || player->tables.erase(id) == 0) return;
        if (player->conn) send(*player->conn, text);
    };
    for (const auto& o : table.seating().seats()) {
        if (o) visit(o->player);
    }
    for (const auto& [key, connected] : table.seating().spectators()) visit(key);
    log(LogLevel::info, "event=table_closed table=" + id);
    unload_table(id);
}

void Context::unload_table(const std::string& table) {
    const auto it = state.tables.find(table);
    if (it == state.tables.end()) return;
    const TableConfig& config = it->second->config();
    if (!config.is_private) lobby_changes_.insert(table);
    state.invites.erase(config.invite);
    state.timers.set(table, std::nullopt);
    state.addresses.remove_table(table);
    state.cluster.seats.erase(table);
    changed_tables_.erase(table);
    state.tables.erase(it);
    state.lab_entropy.erase(table);
}

// ---- the store

void Context::load_table(const LoadedTable& in) {
    const auto key_of = [this](const std::string& id, const std::string& name) {
        return state.registry.get_saved_player(id, name, now).key;
    };
    auto restored = restore(in.records, key_of, state.settings.bot_pause_ms, state.settings.limits,
                            state.entropy, now);
    if (!restored) {
        const std::string& why = restored.error().message;
        log(LogLevel::error, "event=table_set_aside table=" + in.table + " why=" + in_quotes(why));
        out.set_aside.push_back({in.table, why});
        state.set_aside.insert(in.table);
        return;
    }
    const auto [it, is_new] = state.tables.emplace(in.table, *std::move(restored));
    ASSERT(is_new);
    Table& table = *it->second;
    state.invites.emplace(table.config().invite, in.table);
    const auto belongs = [this, &in](PlayerKey key) {
        if (PlayerState* player = state.registry.find_player(key)) player->tables.insert(in.table);
    };
    for (const auto& o : table.seating().seats()) {
        if (o && o->is_person()) belongs(o->player);
    }
    for (const IdempotencyKey& came : table.journal().idempotency_keys()) {
        if (PlayerState* player = state.registry.find_player(came.who.key)) {
            player->tables_by_key[came.key] = in.table;
        }
    }
    if (!table.config().is_private) lobby_changes_.insert(in.table);
}

void Context::start_clocks(Table& table) {
    table.start_clocks(now);
    schedule_table(table);
}

void Context::release_table(const std::string& id) {
    unload_table(id);
    lobby_changes_.erase(id);  // the next home lists it
}

void Context::drop_rejected_table(const AppendRefused& in) {
    log(LogLevel::error,
        "event=table_lost table=" + in.table + " why=" +
            (in.why == AppendError::id_taken ? "id_taken" : "somebody_else_writes_to_it"));
    std::set<ConnId> sent_away;
    for (const ConnId conn : state.outbox.drop_rejected(in.table)) sent_away.insert(conn);
    for (const auto& [id, connection] : state.registry.all_connections()) {
        PlayerState* player = state.registry.find_player(connection.player);
        if (player == nullptr || player->tables.erase(in.table) == 0) continue;
        sent_away.insert(connection.id);
    }
    for (const ConnId conn : sent_away) {
        close_connection(conn, protocol::CloseCode::service_restart, "table_lost");
    }
    const auto it = state.tables.find(in.table);
    if (it != state.tables.end()) count_game_end(*it->second, GameEnd::lost);
    unload_table(in.table);
}

// ---- people

void Context::replace_connection(ConnId conn) {
    state.lobby.unwatch(conn);
    if (ConnectionState* connection = state.registry.find_connection(conn)) {
        connection->is_replaced = true;
    }
    send(conn, protocol::to_bytes(protocol::ReplacedMessage{}));
    close_connection(conn, protocol::CloseCode::replaced, "replaced");
}

void Context::mark_connected_at_tables(PlayerState& player) {
    std::erase_if(player.tables, [&](const std::string& id) {
        const Table* there = find_table(id);
        return there == nullptr || !there->seating().is_member(player.key);
    });
    for (const std::string& id : player.tables) {
        Table& there = *find_table(id);
        there.membership().set_connected(player.key, true, table_time());
        mark_changed(there);
    }
}

// ---- outages of the store

namespace {

// Where others are home to all tables of this player, their stores may answer.
bool plays_elsewhere(const ClusterState& nodes, ConnId conn, const PlayerState& player) {
    const auto there = nodes.remote_tables.find(conn.value);
    return player.tables.empty() && there != nodes.remote_tables.end() &&
           !there->second.tables.empty();
}

}  // namespace

void Context::check_store() {
    if (!state.outage.begin_if_due(state.oldest_store_wait(), now)) return;
    log(LogLevel::warn, "event=storage_unavailable");
    for (const NodeId peer : state.cluster.peers) send_to_peer(peer, peer::StoreStatus{true});
    for (const auto& [id, table] : state.tables) schedule_table(*table);
    for (auto& [id, connection] : state.registry.all_connections()) {
        const PlayerState* player = state.registry.find_player(connection.player);
        if (player == nullptr ? connection.is_request_pending
                              : !plays_elsewhere(state.cluster, connection.id, *player)) {
            notify_outage(connection);
        }
    }
}

void Context::notify_outage(ConnectionState& connection) {
    if (std::exchange(connection.knows_outage, true)) return;
    state.outbox.overtake(
        out, connection.id,
        std::make_shared<const std::string>(protocol::to_bytes(protocol::StorageMessage{false})));
}

// By now all that was held back has been sent, and so has every refusal: whoever hears of the end
// may ask again at once.
void Context::end_outage_if_over() {
    const auto since = state.outage.end_if_over(state.oldest_store_wait());
    if (!since) return;
    const std::int64_t paused_ms = now - *since;
    log(LogLevel::info, "event=storage_available after_ms=" + std::to_string(paused_ms));
    for (const NodeId peer : state.cluster.peers) send_to_peer(peer, peer::StoreStatus{false});
    const auto text =
        std::make_shared<const std::string>(protocol::to_bytes(protocol::StorageMessage{true}));
    for (auto& [id, connection] : state.registry.all_connections()) {
        if (!std::exchange(connection.knows_outage, false)) continue;
        send_for_table({}, connection.id, text);
        if (connection.player != kNoPlayer) continue;
        state.timers.set(connection.id, now + state.settings.limits.hello_ms);
    }
    for (const auto& it : state.tables) {
        set_current_table(it.first);
        guarded(*this, [this, &it, paused_ms] { resume_table(*it.second, paused_ms); });
    }
}

// Viewers are told what falls due at another time than they know.
void Context::resume_table(Table& table, std::int64_t paused_ms) {
    if (table.extend_deadlines(paused_ms, now)) mark_changed(table, false);
    schedule_table(table);
    const auto starts_at = table.presence().starts_at();
    if (!starts_at || table.is_frozen()) return;
    const std::string& id = table.config().id;
    const auto text = std::make_shared<const std::string>(
        protocol::to_bytes(protocol::StartingMessage{id, *starts_at - now}));
    each_viewer(table, [&](PlayerKey key) {
        const PlayerState* player = state.registry.find_player(key);
        if (player != nullptr && player->conn) send_for_table(id, *player->conn, text);
    });
}

// ---- the end

void Context::on_invariant_broken(const char* what) {
    log(LogLevel::error,
        "event=invariant_broken table=" + current_table_ + " what=" + in_quotes(what));
    changed_tables_.erase(current_table_);
    const auto it = state.tables.find(current_table_);
    if (it == state.tables.end()) return;
    it->second->journal().freeze(now);
    append_records(*it->second);
}

void Context::finish() {
    publish_changes();
    guarded(*this, [this] { publish_lobby(); });
    if (!state.outage.is_active()) state.queries.pop_ready(out.queries, now);
    if (const auto at = state.outage.schedule_check(state.oldest_store_wait())) {
        state.timers.set(StoreCheck{}, at);
    }
    out.wake_at = state.timers.next();
}

void Context::publish_changes() {
    while (!changed_tables_.empty()) guarded(*this, [this] { publish_changed_tables(); });
    send_pending_reply();
}

void Context::publish_changed_tables() {
    while (!changed_tables_.empty()) {
        if (Table* changed = find_table(changed_tables_.extract(changed_tables_.begin()).value())) {
            publish(*changed);
        }
    }
}

void Context::on_append_stored(const std::string& table) {
    if (state.lobby_pending.contains(table)) lobby_changes_.insert(table);
}

void Context::update_lobby(const std::string& table) {
    if (state.outbox.has_pending(table)) {
        state.lobby_pending.insert(table);
        return;
    }
    state.lobby_pending.erase(table);
    const auto it = state.tables.find(table);
    const bool listed = it != state.tables.end() &&
                        it->second->status() != protocol::TableStatus::finished &&
                        !it->second->is_paused();
    state.lobby.set_entry(table, listed ? std::optional(lobby_entry(*it->second)) : std::nullopt);
    publish_entry_to_peers(table);
}

void Context::publish_entry_to_peers(const std::string& table) {
    if (state.cluster.peers.empty()) return;
    const auto entry = state.lobby.entry(table);
    for (const NodeId peer : state.cluster.peers) {
        if (entry) {
            send_to_peer(peer, peer::TableListed{*entry});
        } else {
            send_to_peer(peer, peer::TableUnlisted{table});
        }
    }
}

// What the lobby knows is stored, so telling it waits for nothing.
void Context::publish_lobby() {
    for (const std::string& table : std::exchange(lobby_changes_, {})) update_lobby(table);
    for (Send& send : state.lobby.publish(now)) send_for_table({}, send.conn, std::move(send.text));
    if (const auto at = state.lobby.next_publish_at()) state.timers.set(LobbyTick{}, at);
}

}  // namespace vegas::core
