#include "server/core/hall/call.hpp"

#include <optional>

namespace vegas::core {

// ---- tables

Table* Call::table(const std::string& id) {
    const auto it = hall.tables.find(id);
    if (it == hall.tables.end()) return nullptr;
    works_at(id);
    return it->second.get();
}

Result<Table*> Call::find(const std::string& id, const Player& player) {
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

void Call::touch(Table& table, bool from_outside) {
    store_records(table);  // before any reply: nobody is told of what the journal does not hold
    archive_game(table);
    changed_.insert(table.config().id);
    if (from_outside && !table.config().is_private) relisted_.insert(table.config().id);
}

void Call::store_records(Table& table) {
    for (const journal::Entry& entry : table.take_records(now)) {
        hall.outbox.append(out, journal::to_json(entry));
    }
}

void Call::archive_game(Table& table) {
    std::string transcript = table.take_transcript();
    if (transcript.empty()) return;
    Archive::Entry entry{.transcript = std::make_shared<const std::string>(std::move(transcript)),
                         .at = {.table = table.config().id,
                                .invite = table.config().invite,
                                .is_private = table.config().is_private,
                                .decision_ms = table.config().decision_ms},
                         .members = {},
                         .needs = hall.outbox.appended()};
    for (const auto& o : table.members().seats()) {
        if (o && o->player != kNoPlayer) entry.members.insert(o->player);
    }
    for (const auto& [key, connected] : table.members().spectators()) entry.members.insert(key);
    hall.archive.keep(table.match().id(), std::move(entry));
}

void Call::publish(Table& table, PlayerKey except) {
    const Publication p = table.publish(now);
    const auto tell = [&](PlayerKey key) {
        if (key == except) return;
        const Player* player = hall.people.player(key);
        if (player == nullptr || !player->conn) return;
        const auto own = p.own_update.find(key);
        if (own != p.own_update.end()) {
            send(*player->conn, own->second);
        } else if (p.update) {
            send(*player->conn, p.update);
        }
        if (p.prompt) send(*player->conn, key == p.owes ? p.own_prompt : p.prompt);
    };
    for (const auto& o : table.members().seats()) {
        if (o && o->is_person()) tell(o->player);
    }
    for (const auto& [key, connected] : table.members().spectators()) {
        if (connected) tell(key);
    }
    hall.timers.set(table.config().id, table.next_due());
}

void Call::close_table(Table& table, protocol::Reason reason) {
    const std::string id = table.config().id;
    table.close(reason, now);
    store_records(table);
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
    if (!table.config().is_private) relisted_.insert(id);
    hall.invites.erase(table.config().invite);
    hall.timers.set(id, std::nullopt);
    changed_.erase(id);
    hall.tables.erase(id);
}

// ---- the end

void Call::broke(const char* what) {
    log(LogLevel::error, "event=invariant_broken table=" + at_work_ + " what=\"" + what + "\"");
    changed_.erase(at_work_);
    const auto it = hall.tables.find(at_work_);
    if (it == hall.tables.end()) return;
    it->second->freeze(now);
    store_records(*it->second);
}

void Call::finish() {
    while (!changed_.empty()) guarded(*this, [this] { publish_changed(); });
    guarded(*this, [this] { tell_lobby(); });
    out.wake_at = hall.timers.next();
}

void Call::publish_changed() {
    while (!changed_.empty()) {
        if (Table* changed = table(changed_.extract(changed_.begin()).value())) publish(*changed);
    }
}

void Call::tell_lobby() {
    if (relisted_.empty()) return;
    protocol::LobbyUpdate update;
    for (const std::string& id : std::exchange(relisted_, {})) {
        const auto it = hall.tables.find(id);
        const bool listed =
            it != hall.tables.end() && it->second->status() != protocol::TableStatus::finished;
        hall.lobby.list(id, listed ? std::optional(it->second->lobby_entry()) : std::nullopt,
                        update);
    }
    if (update.tables.empty() && update.removed.empty()) return;
    const auto text = std::make_shared<const std::string>(protocol::to_bytes(update));
    for (const auto& [id, connection] : hall.people.all_connections()) {
        if (connection.watches_lobby) send(connection.id, text);
    }
}

}  // namespace vegas::core
