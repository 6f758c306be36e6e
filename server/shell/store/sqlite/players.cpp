#include "server/shell/store/sqlite/players.hpp"

#include "protocol/json/json_out.hpp"
#include "server/shell/store/sqlite/clock.hpp"

namespace vegas::shell::sqlite {

Players::Players(Database& database)
    : add_(database,
           "insert into player (id, name, token, previous, seen) values (?1, ?2, ?3, ?4, " +
               dated("?5") + ") on conflict do nothing"),
      has_(database, "select 1 from player where id = ?1"),
      reclaim_(database, "update player set token = ?2, previous = ?1, seen = " + dated("?3") +
                             " where token = ?1 or previous = ?1 returning id, name"),
      find_(database, "select id, name, seen from player where id = ?1"),
      erase_(database, "delete from player where id = ?1"),
      visited_(database, "update player set seen = ?2 where id = ?1 and seen < ?2"),
      count_(database, "select count(*) from player"),
      // Who was at a table that was set aside, only its records say.
      forget_(database,
              "delete from player where id in (select id from player where seen < ?1 "
              "and id not in (select value from json_each(?3)) "
              "and not exists (select 1 from tbl join log on log.tbl = tbl.id "
              "    where tbl.aside is not null and instr(log.body, player.id) > 0) "
              "order by seen limit ?2)") {}

void Players::add(const core::KeptPlayer& player) {
    add_.run(player.id, player.name, unless_empty(player.token_hash),
             unless_empty(player.previous_hash), player.seen.ms);
}

bool Players::has(std::string_view id) { return has_.finds(id); }

core::Found Players::reclaim(const core::Reclaim& what) {
    Rows rows = reclaim_.rows(what.used_hash, what.next_hash, what.now.ms);
    if (!rows.next()) return core::Nothing{};
    return core::KeptPlayer{.id = std::string(rows.text(0)),
                            .name = std::string(rows.text(1)),
                            .token_hash = what.next_hash,
                            .previous_hash = what.used_hash,
                            .seen = what.now};
}

core::Found Players::find(std::string_view id) {
    Rows rows = find_.rows(id);
    if (!rows.next()) return core::Nothing{};
    return core::KeptPlayer{.id = std::string(rows.text(0)),
                            .name = std::string(rows.text(1)),
                            .token_hash = {},
                            .previous_hash = {},
                            .seen = {rows.number(2)}};
}

void Players::erase(std::string_view id) { erase_.run(id); }

void Players::visited(std::string_view id, core::UtcTime seen) { visited_.run(id, seen.ms); }

std::size_t Players::count() {
    Rows rows = count_.rows();
    return rows.next() ? static_cast<std::size_t>(rows.number(0)) : 0;
}

std::size_t Players::forget(core::UtcTime before, const std::vector<std::string>& keep,
                            std::size_t most) {
    std::string kept;
    protocol::JsonOut json(kept);
    json.open('[');
    for (const auto& id : keep) json.string(id);
    json.close(']');
    return static_cast<std::size_t>(forget_.run(before.ms, static_cast<std::int64_t>(most), kept));
}

}  // namespace vegas::shell::sqlite
