#include "server/shell/store/sqlite/sleeper_repository.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

#include "server/shell/store/sqlite/clock_row.hpp"

namespace vegas::shell::sqlite {
namespace {

// Games that sleep beyond ?2 others that count for the same one as table ?1's; at most 20, since an
// operator may have lowered a quota.
std::string surplus_of(const std::string& charged, const std::string& since,
                       const std::string& condition) {
    return "select other.id from tables as one join tables as other on other." + charged +
           " = one." + charged + " and other.slept_ms is not null and other.id <> one.id " +
           "and other.set_aside is null " + condition + "where one.id = ?1 order by " +
           "other.players > 1 desc, other." + since + " desc, other.id desc limit 20 offset ?2";
}

}  // namespace

SleeperRepository::SleeperRepository(Database& database)
    : add_(database, "update tables set slept_ms = " + dated("?2") +
                         ", first_slept_ms = coalesce(first_slept_ms, " + dated("?2") +
                         "), players = ?3, summary = ?4, due_ms = ?5, "
                         "charged_player = coalesce(?6, charged_player), "
                         "charged_address = coalesce(?7, charged_address) where id = ?1"),
      add_seat_(database,
                "insert or ignore into sleeping_seats (player_id, table_id) values (?1, ?2)"),
      find_(database,
            "select id from tables where (id = ?1 or invite = ?2) and slept_ms is not null "
            "and set_aside is null"),
      wake_(database,
            "update tables set slept_ms = null, players = null, summary = null, due_ms = null "
            "where id = ?1"),
      end_game_(database,
                "update tables set first_slept_ms = null "
                "where id = ?1 and first_slept_ms is not null"),
      erase_seats_(database, "delete from sleeping_seats where table_id = ?1"),
      list_(database,
            "select id, summary, due_ms from sleeping_seats join tables on id = table_id "
            "where player_id = ?1 and set_aside is null order by slept_ms desc, id limit ?2"),
      count_(database, "select count(*) from tables where slept_ms is not null"),
      find_old_(database,
                "select id from tables where slept_ms < max(?1, ?2) "
                "and slept_ms < case when players > 1 then ?1 else ?2 end "
                "order by slept_ms limit ?3"),
      surplus_of_player_(database, surplus_of("charged_player", "slept_ms", "")),
      surplus_of_address_(
          database,
          surplus_of("charged_address", "first_slept_ms",
                     "and min(one.first_slept_ms, other.first_slept_ms) > one.slept_ms - " +
                         std::to_string(core::kNewSleepingMs) + " ")),
      due_(database) {}

namespace {

std::optional<core::ServedTime> due_at(const SqliteRows& rows, int column) {
    if (rows.is_null(column)) return std::nullopt;
    return core::ServedTime{rows.number(column)};
}

}  // namespace

void SleeperRepository::add(std::string_view table, const core::SleepingGame& game,
                            const std::vector<std::string>& seats) {
    const auto due_ms = game.due ? std::optional(game.due->ms) : std::nullopt;
    add_.run(table, game.since.ms, std::int64_t{game.players}, *game.summary, due_ms,
             unless_empty(game.charged_player), unless_empty(game.charged_address));
    for (const std::string& player : seats) {
        if (!player.empty()) add_seat_.run(player, table);
    }
}

std::optional<core::LoadedTable> SleeperRepository::find(const core::FindTable& query) {
    SqliteRows rows = find_.rows(query.table, query.invite);
    if (!rows.next()) return std::nullopt;
    return core::LoadedTable{.table = std::string(rows.text(0)), .records = {}};
}

void SleeperRepository::remove(std::string_view table) {
    wake_.run(table);
    erase_seats_.run(table);
}

std::size_t SleeperRepository::count() {
    SqliteRows rows = count_.rows();
    return rows.next() ? static_cast<std::size_t>(rows.number(0)) : 0;
}

core::SleepingGames SleeperRepository::list(const core::ListSleeping& query) {
    core::SleepingGames games;
    SqliteRows rows = list_.rows(query.player, static_cast<std::int64_t>(query.limit));
    while (rows.next()) {
        games.all.push_back({std::string(rows.text(0)),
                             std::make_shared<const std::string>(rows.text(1)), due_at(rows, 2)});
    }
    return games;
}

std::vector<std::string> SleeperRepository::find_surplus(std::string_view table,
                                                         const core::GameQuotas& quotas) {
    const auto others = [](std::size_t quota) {
        return static_cast<std::int64_t>(std::clamp<std::size_t>(quota, 1, INT32_MAX)) - 1;
    };
    auto surplus = surplus_of_player_.texts(table, others(quotas.sleeping_per_player));
    for (std::string& id :
         surplus_of_address_.texts(table, others(quotas.new_sleeping_per_address))) {
        surplus.push_back(std::move(id));
    }
    return surplus;
}

std::vector<std::string> SleeperRepository::find_old(core::UtcTime several, core::UtcTime alone,
                                                     std::size_t most) {
    return find_old_.texts(several.ms, alone.ms, static_cast<std::int64_t>(most));
}

}  // namespace vegas::shell::sqlite
