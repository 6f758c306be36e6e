#include "server/shell/store/sqlite/sqlite_table_restorer.hpp"

#include <algorithm>
#include <cstdint>
#include <stdexcept>

#include "server/shell/store/sqlite/files.hpp"
#include "server/shell/store/sqlite/schema.hpp"

namespace vegas::shell::sqlite {
namespace {

// None is made where there is none, and all of it is read.
const std::filesystem::path& checked(const std::filesystem::path& dir) {
    (void)find_database(dir, {});
    return dir;
}

void require_newest_format(Database& database, const std::filesystem::path& dir) {
    const std::int64_t format = database.number("pragma user_version");
    if (format == newest_format()) return;
    sqlite::refuse(dir.string() + " has format " + std::to_string(format) +
                   ": start this vegasd over it once, which brings it to format " +
                   std::to_string(newest_format()));
}

// Errors of SQLite with the name of the file.
template <class Function>
auto report_errors(const std::filesystem::path& database, Function function) {
    try {
        return function();
    } catch (const SqliteError& error) {
        sqlite::refuse("cannot use " + database.string() + ": " + error.what());
    }
}

Database open(const std::filesystem::path& database) {
    return report_errors(database, [&] { return Database(database, Access::write, {}); });
}

}  // namespace

SqliteTableRestorer::SqliteTableRestorer(const std::filesystem::path& dir)
    : dir_(checked(dir), {}), database_(open(dir_.database())) {
    report_errors(dir_.database(), [&] {
        require_newest_format(database_, dir);
        database_.run("pragma synchronous = full; pragma secure_delete = on; begin immediate");
    });
}

std::optional<TableRestorer::Present> SqliteTableRestorer::find(const std::string& table) {
    return report_errors(dir_.database(), [&]() -> std::optional<Present> {
        Statement find(database_, "select set_aside is not null from tables where id = ?1");
        SqliteRows rows = find.rows(table);
        if (!rows.next()) return std::nullopt;
        Statement records(database_, "select record from journal where table_id = ?1 order by seq");
        return Present{.is_set_aside = rows.number(0) != 0, .records = records.texts(table)};
    });
}

bool SqliteTableRestorer::is_invite_taken(const SavedTable& table) {
    return report_errors(dir_.database(), [&]() -> bool {
        return Statement(database_, "select 1 from tables where invite = ?1 and id <> ?2")
            .has_row(table.invite, table.id);
    });
}

std::vector<TableRestorer::EndedGame> SqliteTableRestorer::ended_games(const std::string& table) {
    return report_errors(dir_.database(), [&]() -> std::vector<EndedGame> {
        Statement find(database_, "select id, summary from games where table_id = ?1");
        std::vector<EndedGame> games;
        SqliteRows rows = find.rows(table);
        while (rows.next()) {
            games.push_back(
                {.id = std::string(rows.text(0)), .summary = std::string(rows.text(1))});
        }
        return games;
    });
}

std::set<std::string> SqliteTableRestorer::stored_players(const std::set<std::string>& players) {
    return report_errors(dir_.database(), [&]() -> std::set<std::string> {
        Statement find(database_, "select 1 from players where id = ?1");
        std::set<std::string> stored;
        for (const std::string& player : players) {
            if (find.has_row(player)) stored.insert(player);
        }
        return stored;
    });
}

void SqliteTableRestorer::remove_game(const std::string& game) {
    report_errors(dir_.database(), [&] {
        Statement(database_, "delete from game_members where game_id = ?1").run(game);
        Statement(database_, "delete from games where id = ?1").run(game);
    });
}

void SqliteTableRestorer::put(const SavedTable& table, const std::vector<std::string>& seats) {
    report_errors(dir_.database(), [&] {
        Statement(database_, "delete from journal where table_id = ?1").run(table.id);
        Statement(database_, "delete from sleeping_seats where table_id = ?1").run(table.id);
        Statement(database_, "delete from tables where id = ?1").run(table.id);
        Statement(database_, "insert into tables (id, invite, first_seq) values (?1, ?2, ?3)")
            .run(table.id, unless_empty(table.invite), table.first_seq);
        Statement add(database_, "insert into journal (table_id, seq, record) values (?1, ?2, ?3)");
        std::int64_t seq = table.first_seq;
        for (const std::string& record : table.records) add.run(table.id, seq++, record);
        if (!table.sleep) return;
        const SavedTable::Sleep& sleep = *table.sleep;
        Statement(
            database_,
            "update tables set slept_ms = ?2, first_slept_ms = ?3, players = ?4, summary = ?5, "
            "due_ms = ?6, charged_player = ?7, charged_address = ?8 where id = ?1")
            .run(table.id, sleep.slept_ms, sleep.first_slept_ms, sleep.players, sleep.summary,
                 sleep.due_ms, unless_empty(sleep.charged_player),
                 unless_empty(sleep.charged_address));
        Statement seat(
            database_,
            "insert or ignore into sleeping_seats (player_id, table_id) values (?1, ?2)");
        for (const std::string& player : seats) {
            if (!player.empty()) seat.run(player, table.id);
        }
    });
}

void SqliteTableRestorer::commit() {
    report_errors(dir_.database(), [&] { database_.run("commit"); });
}

}  // namespace vegas::shell::sqlite
