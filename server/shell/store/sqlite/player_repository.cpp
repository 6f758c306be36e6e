#include "server/shell/store/sqlite/player_repository.hpp"

#include "protocol/json/json_writer.hpp"
#include "server/shell/store/sqlite/clock_row.hpp"

namespace vegas::shell::sqlite {

namespace {

// Up to ?2 players, longest absent first, but for those in ?3. Who was at a table that was set
// aside, only its records say.
std::string delete_where(const std::string& condition) {
    return "delete from players where id in (select id from players where " + condition +
           " and id not in (select value from json_each(?3)) "
           "and not exists (select 1 from sleeping_seats where player_id = players.id) "
           "and not exists (select 1 from tables join journal on table_id = tables.id "
           "    where set_aside is not null and instr(record, players.id) > 0) "
           "order by seen_ms limit ?2)";
}

}  // namespace

PlayerRepository::PlayerRepository(Database& database)
    : add_(database, "insert into players (id, name, seen_ms) values (?1, ?2, " + dated("?3") +
                         ") on conflict do nothing"),
      has_(database, "select 1 from players where id = ?1"),
      find_(database, "select id, name, seen_ms from players where id = ?1"),
      rename_(database, "update players set name = ?2 where id = ?1"),
      erase_(database, "delete from players where id = ?1"),
      visited_(database, "update players set seen_ms = ?2 where id = ?1 and seen_ms < ?2"),
      count_(database, "select count(*) from players"),
      mark_played_(database, "update players set has_played = 1 where id = ?1 and has_played = 0"),
      forget_(database, delete_where("seen_ms < ?1")),
      forget_newcomers_(database, delete_where("seen_ms < ?1 and has_played = 0")),
      devices_(database) {}

void PlayerRepository::add(const core::StoredPlayer& player) {
    if (add_.run(player.id, player.name, player.seen.ms) == 0) return;
    for (const core::StoredDevice& device : player.devices) {
        devices_.add(player.id, device);
    }
}

bool PlayerRepository::has(std::string_view id) { return has_.has_row(id); }

core::QueryResult PlayerRepository::find(std::string_view id) {
    SqliteRows rows = find_.rows(id);
    if (!rows.next()) return core::NoResult{};
    return core::StoredPlayer{.id = std::string(rows.text(0)),
                              .name = std::string(rows.text(1)),
                              .devices = {},
                              .seen = {rows.number(2)}};
}

void PlayerRepository::rename(std::string_view id, std::string_view name) { rename_.run(id, name); }

void PlayerRepository::erase(std::string_view id) { erase_.run(id); }

void PlayerRepository::visited(std::string_view id, core::UtcTime seen) {
    visited_.run(id, seen.ms);
}

std::size_t PlayerRepository::count() {
    SqliteRows rows = count_.rows();
    return rows.next() ? static_cast<std::size_t>(rows.number(0)) : 0;
}

void PlayerRepository::mark_played(std::string_view id) { mark_played_.run(id); }

std::size_t PlayerRepository::forget(core::UtcTime before, const std::vector<std::string>& keep,
                                     std::size_t most) {
    return forget_by(forget_, before, keep, most);
}

std::size_t PlayerRepository::forget_newcomers(core::UtcTime before,
                                               const std::vector<std::string>& keep,
                                               std::size_t most) {
    return forget_by(forget_newcomers_, before, keep, most);
}

std::size_t PlayerRepository::forget_by(Statement& statement, core::UtcTime before,
                                        const std::vector<std::string>& keep, std::size_t most) {
    std::string kept;
    protocol::JsonWriter json(kept);
    json.open('[');
    for (const auto& id : keep) json.string(id);
    json.close(']');
    return static_cast<std::size_t>(
        statement.run(before.ms, static_cast<std::int64_t>(most), kept));
}

}  // namespace vegas::shell::sqlite
