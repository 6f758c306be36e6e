#include "server/core/hall/call.hpp"

#include <algorithm>

#include "protocol/texts/plain_text.hpp"
#include "server/core/hall/describe.hpp"
#include "server/core/table/restore.hpp"

namespace vegas::core {
namespace {

// Those who see the table: people with a seat who are there, and spectators who are connected.
// Somebody may be connected and away: until the table has found them again at another server.
template <class Tell>
void each_viewer(const Table& table, Tell tell) {
    for (const auto& o : table.members().seats()) {
        if (o && o->is_person() && !o->away) tell(o->player);
    }
    for (const auto& [key, connected] : table.members().spectators()) {
        if (connected) tell(key);
    }
}

}  // namespace

// ---- tables

Table* Call::table(const std::string& id) {
    const auto it = hall.tables.find(id);
    if (it == hall.tables.end()) return nullptr;
    works_at(id);
    return it->second.get();
}

Result<Table*> Call::find(const std::string& id, const Player& player) {
    if (hall.aside.contains(id)) {
        return error(ErrorCode::table_set_aside,
                     "this table could not be brought back after a restart; its records are kept");
    }
    const auto it = hall.tables.find(id);
    if (it == hall.tables.end() ||
        (it->second->config().is_private && !player.tables.contains(id))) {
        return error(ErrorCode::unknown_table, "there is no such table");
    }
    if (it->second->frozen()) {
        return error(ErrorCode::internal_error, "an internal error has stopped this table");
    }
    works_at(id);
    return it->second.get();
}

Result<Table*> Call::find_as_member(const std::string& id, const Player& player) {
    auto table = find(id, player);
    if (table && !(*table)->members().is_member(player.key)) {
        return error(ErrorCode::not_at_table, "you are not at this table");
    }
    return table;
}

Result<Table*> Call::find_as_host(const std::string& id, const Player& player) {
    auto table = find_as_member(id, player);
    if (table && !(*table)->members().is_host(player.key)) {
        return error(ErrorCode::not_host, "only the host may do this");
    }
    return table;
}

Result<Table*> Call::find_as_master(const std::string& id, const Player& player) {
    auto table = find_as_host(id, player);
    if (table && (*table)->members().quick()) {
        return error(ErrorCode::not_host, "a quick table has no host over its players");
    }
    return table;
}

void Call::touch(Table& table, bool from_outside) {
    store(table);  // before any reply: nobody is told of what the store does not hold
    changed_.insert(table.config().id);
    if (from_outside && !table.config().is_private) relisted_.insert(table.config().id);
}

void Call::store(Table& table, bool closes) {
    std::vector<journal::Entry> entries = table.take_records(now);
    if (entries.empty()) return;
    Append append{.table = table.config().id,
                  .seq = entries.front().seq,
                  .records = {},
                  .invite = entries.front().seq == 0 ? table.config().invite : std::string(),
                  .base = table.take_base(),
                  .players = new_players(table),
                  .game = ended_game(table),
                  .closes = closes,
                  .seats = new_seats(table)};
    append.records.reserve(entries.size());
    for (journal::Entry& entry : entries) {
        count(table, entry.record);
        entry.incarnation = hall.incarnation;
        append.records.push_back(journal::to_json(entry));
    }
    hall.outbox.append(out, std::move(append), now);
}

// Where other servers ask the store who has a seat.
std::optional<std::vector<std::string>> Call::new_seats(const Table& table) {
    if (!hall.settings.shared()) return std::nullopt;
    std::vector<std::string> seats;
    for (const auto& o : table.members().seats()) seats.push_back(o && o->is_person() ? o->id : "");
    auto& known = hall.nodes.seats[table.config().id];
    if (known == seats) return std::nullopt;
    known = seats;
    return seats;
}

void Call::count(const Table& table, const journal::Record& record) {
    const Ruleset ruleset = table.config().setup.ruleset;
    if (const auto* acted = std::get_if<journal::Acted>(&record)) {
        const bool is_bots = table.members().at_seat(acted->seat).player == kNoPlayer;
        const auto by = acted->house ? Decider::house : is_bots ? Decider::bot : Decider::person;
        ++hall.tally.actions(ruleset, by);
    } else if (std::holds_alternative<journal::Started>(record)) {
        ++hall.tally.games_started(ruleset);
    } else if (std::holds_alternative<journal::Ended>(record)) {
        ++hall.tally.games_ended(ruleset, GameEnd::finished);
    } else if (std::holds_alternative<journal::Frozen>(record)) {
        if (table.match().running()) ++hall.tally.games_ended(ruleset, GameEnd::broken);
    }
}

// One that stands still has ended before.
void Call::count_end(const Table& table, GameEnd how) {
    if (!table.match().running() || table.frozen()) return;
    ++hall.tally.games_ended(table.config().setup.ruleset, how);
}

// Whoever a table's records name lasts as long as they do.
std::vector<KeptPlayer> Call::new_players(const Table& table) {
    std::vector<KeptPlayer> players;
    const auto keep = [&](PlayerKey key) {
        Player* player = hall.people.player(key);
        if (player != nullptr && !player->kept) players.push_back(hall.people.keep(*player, utc));
    };
    for (const auto& o : table.members().seats()) {
        if (o) keep(o->player);
    }
    if (const Person* host = table.members().host()) keep(host->key);
    return players;
}

namespace {

// "event=game_finished game=... totals=120000,90000 won=0": by seat, which who is there is not.
std::string line_of(const protocol::PlayedGame& game) {
    std::string totals, won;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        texts::add_to(totals, ",", std::to_string(game.seats[seat].total));
        if (game.seats[seat].won) texts::add_to(won, ",", std::to_string(seat));
    }
    return "event=game_finished table=" + game.table + " game=" + game.game +
           " ruleset=" + std::string(word_of(game.ruleset)) + " totals=" + totals + " won=" + won;
}

}  // namespace

std::optional<KeptGame> Call::ended_game(Table& table) {
    std::string transcript = table.take_transcript();
    if (transcript.empty()) return std::nullopt;
    const auto played = table.played(utc);
    log(LogLevel::info, line_of(played));
    KeptGame game{.id = table.match().id(),
                  .at = {.table = table.config().id,
                         .invite = table.config().invite,
                         .is_private = table.config().is_private,
                         .decision_ms = table.config().decision_ms},
                  .members = {},
                  .ended = utc,
                  .transcript = std::make_shared<const std::string>(std::move(transcript)),
                  .summary = std::make_shared<const std::string>(to_json(played))};
    for (const auto& o : table.members().seats()) {
        if (o && o->player != kNoPlayer) game.members.push_back(o->id);
    }
    for (const auto& [key, connected] : table.members().spectators()) {
        const Player* p = hall.people.player(key);
        // Whoever has left a seat to the house may watch too.
        const auto& there = game.members;
        if (p != nullptr && std::ranges::find(there, p->id) == there.end()) {
            game.members.push_back(p->id);
        }
    }
    return game;
}

void Call::publish(Table& table, PlayerKey except) {
    const std::string& id = table.config().id;
    const Publication p = table.publish(table_time());
    each_viewer(table, [&](PlayerKey key) {
        if (key == except) return;
        const Player* player = hall.people.player(key);
        if (player == nullptr || !player->conn) return;
        const auto own = p.own_update.find(key);
        if (own != p.own_update.end()) {
            send_of(id, *player->conn, own->second);
        } else if (p.update) {
            send_of(id, *player->conn, p.update);
        }
        if (p.prompt) send_of(id, *player->conn, key == p.owes ? p.own_prompt : p.prompt);
    });
    set_alarm(table);
}

void Call::set_alarm(const Table& table) {
    hall.timers.set(table.config().id, hall.outage.lasts() ? std::nullopt : table.next_due());
}

void Call::close_table(Table& table, protocol::Reason reason, GameEnd how) {
    const std::string id = table.config().id;
    count_end(table, how);
    table.close(reason, now);
    store(table, true);
    const auto text =
        std::make_shared<const std::string>(protocol::to_bytes(protocol::Left{id, reason}));
    const auto tell = [&](PlayerKey key) {
        Player* player = hall.people.player(key);
        if (player == nullptr) return;
        player->tables.erase(id);
        if (player->conn) send(*player->conn, text);
    };
    for (const auto& o : table.members().seats()) {
        if (o) tell(o->player);
    }
    for (const auto& [key, connected] : table.members().spectators()) tell(key);
    log(LogLevel::info, "event=table_closed table=" + id);
    forget(id);
}

void Call::forget(const std::string& table) {
    const auto it = hall.tables.find(table);
    if (it == hall.tables.end()) return;
    const TableConfig& config = it->second->config();
    if (!config.is_private) relisted_.insert(table);
    hall.invites.erase(config.invite);
    hall.timers.set(table, std::nullopt);
    hall.addresses.lost_table(table);
    hall.nodes.seats.erase(table);
    changed_.erase(table);
    hall.tables.erase(it);
    hall.seeded.erase(table);
}

// ---- the store

void Call::load(const Loaded& in) {
    const auto key_of = [this](const std::string& id, const std::string& name) {
        return hall.people.kept_player(id, name, now).key;
    };
    auto restored = restore(in.records, key_of, hall.settings.bot_pause_ms, hall.settings.limits,
                            hall.entropy, now);
    if (!restored) {
        const std::string& why = restored.error().message;
        log(LogLevel::error, "event=table_set_aside table=" + in.table + " why=" + in_quotes(why));
        out.set_aside.push_back({in.table, why});
        hall.aside.insert(in.table);
        return;
    }
    const auto [it, is_new] = hall.tables.emplace(in.table, *std::move(restored));
    ASSERT(is_new);
    Table& table = *it->second;
    hall.invites.emplace(table.config().invite, in.table);
    const auto belongs = [this, &in](PlayerKey key) {
        if (Player* player = hall.people.player(key)) player->tables.insert(in.table);
    };
    for (const auto& o : table.members().seats()) {
        if (o && o->is_person()) belongs(o->player);
    }
    for (const Table::Came& came : table.came()) {
        if (Player* player = hall.people.player(came.who.key)) player->led_to[came.once] = in.table;
    }
    if (!table.config().is_private) relisted_.insert(in.table);
}

void Call::wake(Table& table) {
    table.wake(now);
    set_alarm(table);
}

void Call::let_go(const std::string& id) {
    forget(id);
    relisted_.erase(id);  // the next home lists it
}

void Call::lose(const Refused& in) {
    log(LogLevel::error,
        "event=table_lost table=" + in.table +
            " why=" + (in.why == Refusal::taken ? "id_taken" : "somebody_else_writes_to_it"));
    std::set<ConnId> sent_away;
    for (const ConnId conn : hall.outbox.refused(in.table)) sent_away.insert(conn);
    for (const auto& [id, connection] : hall.people.all_connections()) {
        Player* player = hall.people.player(connection.player);
        if (player == nullptr || player->tables.erase(in.table) == 0) continue;
        sent_away.insert(connection.id);
    }
    for (const ConnId conn : sent_away) {
        close(conn, protocol::CloseCode::service_restart, "table_lost");
    }
    const auto it = hall.tables.find(in.table);
    if (it != hall.tables.end()) count_end(*it->second, GameEnd::lost);
    forget(in.table);
}

// ---- people

void Call::replace(ConnId conn) {
    hall.lobby.unwatch(conn);
    send(conn, protocol::to_bytes(protocol::Replaced{}));
    close(conn, protocol::CloseCode::replaced, "replaced");
}

void Call::come_back_to_tables(Player& player) {
    std::erase_if(player.tables, [&](const std::string& id) {
        const Table* there = table(id);
        return there == nullptr || !there->members().is_member(player.key);
    });
    for (const std::string& id : player.tables) {
        Table& there = *table(id);
        there.set_connected(player.key, true, table_time());
        touch(there);
    }
}

// ---- outages of the store

namespace {

// Where others are home to all tables of this player, their stores may answer.
bool plays_elsewhere(const Nodes& nodes, ConnId conn, const Player& player) {
    const auto there = nodes.abroad.find(conn.value);
    return player.tables.empty() && there != nodes.abroad.end() && !there->second.tables.empty();
}

}  // namespace

void Call::check_store() {
    if (!hall.outage.look(hall.waits_since(), now)) return;
    log(LogLevel::warn, "event=storage_unavailable");
    for (const NodeId peer : hall.nodes.peers) tell_peer(peer, link::StoreIs{true});
    for (const auto& [id, table] : hall.tables) set_alarm(*table);
    for (auto& [id, connection] : hall.people.all_connections()) {
        const Player* player = hall.people.player(connection.player);
        if (player == nullptr ? connection.asks
                              : !plays_elsewhere(hall.nodes, connection.id, *player)) {
            tell_outage(connection);
        }
    }
}

void Call::tell_outage(Connection& connection) {
    if (std::exchange(connection.knows_outage, true)) return;
    hall.outbox.overtake(
        out, connection.id,
        std::make_shared<const std::string>(protocol::to_bytes(protocol::Storage{false})));
}

// By now all that was held back has been sent, and so has every refusal: whoever hears of the end
// may ask again at once.
void Call::store_answered() {
    const auto since = hall.outage.answered(hall.waits_since());
    if (!since) return;
    const std::int64_t stood_ms = now - *since;
    log(LogLevel::info, "event=storage_available after_ms=" + std::to_string(stood_ms));
    for (const NodeId peer : hall.nodes.peers) tell_peer(peer, link::StoreIs{false});
    const auto text =
        std::make_shared<const std::string>(protocol::to_bytes(protocol::Storage{true}));
    for (auto& [id, connection] : hall.people.all_connections()) {
        if (!std::exchange(connection.knows_outage, false)) continue;
        send_of({}, connection.id, text);
        if (connection.player != kNoPlayer) continue;
        hall.timers.set(connection.id, now + hall.settings.limits.hello_ms);
    }
    for (const auto& it : hall.tables) {
        works_at(it.first);
        guarded(*this, [this, &it, stood_ms] { go_on(*it.second, stood_ms); });
    }
}

// Viewers are told what falls due at another time than they know.
void Call::go_on(Table& table, std::int64_t stood_ms) {
    if (table.stood_still(stood_ms, now)) touch(table, false);
    set_alarm(table);
    const auto starts_at = table.members().starts_at();
    if (!starts_at || table.frozen()) return;
    const std::string& id = table.config().id;
    const auto text = std::make_shared<const std::string>(
        protocol::to_bytes(protocol::Starting{id, *starts_at - now}));
    each_viewer(table, [&](PlayerKey key) {
        const Player* player = hall.people.player(key);
        if (player != nullptr && player->conn) send_of(id, *player->conn, text);
    });
}

// ---- the end

void Call::broke(const char* what) {
    log(LogLevel::error, "event=invariant_broken table=" + at_work_ + " what=" + in_quotes(what));
    changed_.erase(at_work_);
    const auto it = hall.tables.find(at_work_);
    if (it == hall.tables.end()) return;
    it->second->freeze(now);
    store(*it->second);
}

void Call::finish() {
    tell_changes();
    guarded(*this, [this] { tell_lobby(); });
    if (!hall.outage.lasts()) hall.asks.give(out.asks, now);
    if (const auto at = hall.outage.next_look(hall.waits_since())) {
        hall.timers.set(StoreCheck{}, at);
    }
    out.wake_at = hall.timers.next();
}

void Call::tell_changes() {
    while (!changed_.empty()) guarded(*this, [this] { publish_changed(); });
}

void Call::publish_changed() {
    while (!changed_.empty()) {
        if (Table* changed = table(changed_.extract(changed_.begin()).value())) publish(*changed);
    }
}

void Call::stored(const std::string& table) {
    if (hall.to_list.contains(table)) relisted_.insert(table);
}

void Call::list(const std::string& table) {
    if (hall.outbox.waits_for(table)) {
        hall.to_list.insert(table);
        return;
    }
    hall.to_list.erase(table);
    const auto it = hall.tables.find(table);
    const bool listed = it != hall.tables.end() &&
                        it->second->status() != protocol::TableStatus::finished &&
                        !it->second->is_standing_still();
    hall.lobby.list(table, listed ? std::optional(it->second->lobby_entry()) : std::nullopt);
    tell_peers_of(table);
}

void Call::tell_peers_of(const std::string& table) {
    if (hall.nodes.peers.empty()) return;
    const auto entry = hall.lobby.entry(table);
    for (const NodeId peer : hall.nodes.peers) {
        if (entry) {
            tell_peer(peer, link::Listed{*entry});
        } else {
            tell_peer(peer, link::Unlisted{table});
        }
    }
}

// What the lobby knows is stored, so telling it waits for nothing.
void Call::tell_lobby() {
    for (const std::string& table : std::exchange(relisted_, {})) list(table);
    for (Send& send : hall.lobby.tell(now)) send_of({}, send.conn, std::move(send.text));
    if (const auto at = hall.lobby.due()) hall.timers.set(LobbyRound{}, at);
}

}  // namespace vegas::core
