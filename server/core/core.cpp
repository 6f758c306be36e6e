#include "server/core/core.hpp"

#include <utility>

#include "server/core/journal.hpp"

namespace vegas::core {

using protocol::Result;

Core::Core(Settings s, Entropy& e)
    : settings(std::move(s)),
      entropy(e),
      sessions(settings.limits, e),
      outbox(settings.limits.queue_bytes),
      archive(settings.limits.transcripts_bytes),
      epoch(random_id(e, kEpochChars)) {}

Result<Table*> Core::find(const std::string& id, const Player& player) {
    const auto it = tables.find(id);
    if (it == tables.end() || (it->second->config().is_private && !player.tables.contains(id)))
        return Error{ErrorCode::unknown_table, "there is no such table", {}};
    if (it->second->frozen())
        return Error{ErrorCode::internal_error, "this table is broken by a bug of ours", {}};
    table_at_work = id;
    return it->second.get();
}

Result<Table*> Core::find_as_member(const std::string& id, const Player& player) {
    auto table = find(id, player);
    if (table && !(*table)->is_member(player.key))
        return Error{ErrorCode::not_at_table, "you are not at this table", {}};
    return table;
}

Result<Table*> Core::find_as_host(const std::string& id, const Player& player) {
    auto table = find_as_member(id, player);
    if (table && !(*table)->is_host(player.key))
        return Error{ErrorCode::not_host, "only the host may do this", {}};
    return table;
}

void Core::touch(Table& table, bool lobby) {
    // Before any reply: nobody is told of what the journal does not hold.
    for (std::string& record : table.take_records()) outbox.append(*out, std::move(record));
    archive_game(table);
    changed.insert(table.config().id);
    if (lobby && !table.config().is_private) in_new_light.insert(table.config().id);
}

void Core::archive_game(Table& table) {
    std::string transcript = table.take_transcript();
    if (transcript.empty()) return;
    Archive::Entry entry{.transcript = std::make_shared<const std::string>(std::move(transcript)),
                         .at = {.table = table.config().id,
                                .invite = table.config().invite,
                                .is_private = table.config().is_private,
                                .decision_ms = table.config().decision_ms},
                         .members = {},
                         .needs = outbox.appended()};
    for (const auto& o : table.seats())
        if (o && o->player != kNoPlayer) entry.members.insert(o->player);
    for (const auto& [key, connected] : table.spectators()) entry.members.insert(key);
    archive.keep(table.game_id(), std::move(entry));
}

void Core::publish(Table& table, PlayerKey except) {
    const Publication p = table.publish(now);
    const auto tell = [&](PlayerKey key) {
        if (key == except) return;
        const Player* player = sessions.player(key);
        if (player == nullptr || !player->conn) return;
        const auto own = p.own_update.find(key);
        if (own != p.own_update.end())
            send(*player->conn, own->second);
        else if (p.update)
            send(*player->conn, p.update);
        if (p.prompt) send(*player->conn, key == p.owes ? p.own_prompt : p.prompt);
    };
    for (const auto& o : table.seats())
        if (o && o->is_person()) tell(o->player);
    for (const auto& [key, connected] : table.spectators())
        if (connected) tell(key);
    timers.set(table.config().id, table.next_due());
}

void Core::forget_membership(Table& table, Player& player) {
    if (!table.is_member(player.key)) player.tables.erase(table.config().id);
}

void Core::close_table(Table& table, std::string_view reason) {
    const std::string id = table.config().id;
    for (std::string& record : table.take_records()) outbox.append(*out, std::move(record));
    const auto tell = [&](PlayerKey key) {
        Player* player = sessions.player(key);
        if (player == nullptr) return;
        player->tables.erase(id);
        if (player->conn) send(*player->conn, protocol::left(id, reason));
    };
    for (const auto& o : table.seats())
        if (o) tell(o->player);
    for (const auto& [key, connected] : table.spectators()) tell(key);
    outbox.append(*out, journal::ended(now, id, reason));
    log(LogLevel::info, "event=table_closed table=" + id);
    if (!table.config().is_private) in_new_light.insert(id);
    invites.erase(table.config().invite);
    timers.set(id, std::nullopt);
    changed.erase(id);
    tables.erase(id);
}

void Core::publish_all() {
    for (const std::string& id : std::exchange(changed, {}))
        if (const auto it = tables.find(id); it != tables.end()) {
            table_at_work = id;
            publish(*it->second);
        }
}

std::string Core::lobby_members() const {
    std::string members;
    for (const auto& [id, entry] : lobby_entries) (members += members.empty() ? "" : ",") += entry;
    return members;
}

// Watchers hear of tables that look different from outside.
void Core::tell_lobby() {
    if (in_new_light.empty()) return;
    std::string entries;
    std::vector<std::string> removed;
    for (const std::string& id : std::exchange(in_new_light, {})) {
        const auto it = tables.find(id);
        const bool listed =
            it != tables.end() && it->second->status() != protocol::TableStatus::finished;
        if (!listed) {
            if (lobby_entries.erase(id) > 0) removed.push_back(id);
            continue;
        }
        std::string entry = protocol::entry_json(it->second->lobby_entry());
        if (lobby_entries[id] == entry) continue;
        (entries += entries.empty() ? "" : ",") += entry;
        lobby_entries[id] = std::move(entry);
    }
    if (entries.empty() && removed.empty()) return;
    const auto text = std::make_shared<const std::string>(protocol::lobby_update(entries, removed));
    for (const auto& [id, connection] : sessions.all_connections())
        if (connection.watches_lobby) send(connection.id, text);
}

}  // namespace vegas::core
