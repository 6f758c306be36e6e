#include "server/shell/store/sqlite/sleeper_repository.hpp"

#include <memory>

#include "server/shell/store/sqlite/clock_row.hpp"

namespace vegas::shell::sqlite {

SleeperRepository::SleeperRepository(Database& database)
    : add_(database, "update tables set slept_ms = " + dated("?2") +
                         ", players = ?3, summary = ?4 where id = ?1"),
      add_seat_(database,
                "insert or ignore into sleeping_seats (player_id, table_id) values (?1, ?2)"),
      find_(database,
            "select id from tables where (id = ?1 or invite = ?2) and slept_ms is not null "
            "and set_aside is null"),
      wake_(database,
            "update tables set slept_ms = null, players = null, summary = null where id = ?1"),
      erase_seats_(database, "delete from sleeping_seats where table_id = ?1"),
      list_(database,
            "select summary from sleeping_seats join tables on id = table_id "
            "where player_id = ?1 and set_aside is null order by slept_ms desc, id limit ?2"),
      count_(database, "select count(*) from tables where slept_ms is not null"),
      find_old_(database,
                "select id from tables where slept_ms < max(?1, ?2) "
                "and slept_ms < case when players > 1 then ?1 else ?2 end "
                "order by slept_ms limit ?3") {}

void SleeperRepository::add(std::string_view table, const core::SleepingGame& game,
                            const std::vector<std::string>& seats) {
    add_.run(table, game.since.ms, std::int64_t{game.players}, *game.summary);
    for (const std::string& player : seats) {
        if (!player.empty()) add_seat_.run(player, table);
    }
}

std::string SleeperRepository::find(const core::FindTable& query) {
    SqliteRows rows = find_.rows(query.table, query.invite);
    return rows.next() ? std::string(rows.text(0)) : "";
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
    for (std::string& summary : list_.texts(query.player, static_cast<std::int64_t>(query.limit))) {
        games.summaries.push_back(std::make_shared<const std::string>(std::move(summary)));
    }
    return games;
}

std::vector<std::string> SleeperRepository::find_old(core::UtcTime several, core::UtcTime alone,
                                                     std::size_t most) {
    return find_old_.texts(several.ms, alone.ms, static_cast<std::int64_t>(most));
}

}  // namespace vegas::shell::sqlite
