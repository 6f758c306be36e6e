#include "server/shell/store/sqlite/sqlite_data_reader.hpp"

#include <utility>

#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/schema.hpp"

namespace vegas::shell::sqlite {
namespace {

Database open(const ReadableDatabase& found) { return {found.database, found.access, {}}; }

}  // namespace

// One moment of the database is read, whatever is written meanwhile.
SqliteDataReader::SqliteDataReader(const std::filesystem::path& data)
    : database_(open(find_database(data, {}))) {
    show_newest_names(database_);
    database_.run("begin");
}

std::int64_t SqliteDataReader::format() { return database_.number("pragma user_version"); }

std::int64_t SqliteDataReader::starts() {
    return database_.number("select value from meta where name = 'incarnation'");
}

std::int64_t SqliteDataReader::players() {
    return database_.number("select count(*) from players");
}

std::int64_t SqliteDataReader::games() { return database_.number("select count(*) from games"); }

std::optional<core::UtcTime> SqliteDataReader::newest() {
    Statement newest(database_,
                     "select max(time) from (select max(seen_ms) as time from players union all "
                     "select max(ended_ms) from games union all select max(slept_ms) from tables)");
    SqliteRows rows = newest.rows();
    if (!rows.next() || rows.is_null(0)) return std::nullopt;
    return core::UtcTime{rows.number(0)};
}

void SqliteDataReader::tables(const EachTable& each) {
    Statement ids(database_, "select id, set_aside from tables order by set_aside is null, id");
    Statement records(database_, "select record from journal where table_id = ?1 order by seq");
    SqliteRows tables = ids.rows();
    while (tables.next()) {
        core::LoadedTable table{.table = std::string(tables.text(0)), .records = {}};
        SqliteRows rows = records.rows(table.table);
        while (rows.next()) table.records.emplace_back(rows.text(0));
        each(std::move(table),
             tables.is_null(1) ? std::nullopt : std::optional<std::string>(tables.text(1)));
    }
}

void SqliteDataReader::games(core::UtcTime since, const EachGame& each) {
    Statement games(database_,
                    "select id, transcript from games where ended_ms >= ?1 order by ended_ms, id");
    SqliteRows rows = games.rows(since.ms);
    while (rows.next() && each(rows.text(0), rows.text(1))) continue;
}

}  // namespace vegas::shell::sqlite
