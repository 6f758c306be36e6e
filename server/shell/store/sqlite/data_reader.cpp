#include "server/shell/store/sqlite/data_reader.hpp"

#include <utility>

#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/schema.hpp"

namespace vegas::shell::sqlite {
namespace {

Database open(const ReadableDatabase& found) { return {found.database, found.access, {}}; }

}  // namespace

// One moment of the database is read, whatever is written meanwhile.
DataReader::DataReader(const std::filesystem::path& dir) : database_(open(find_database(dir, {}))) {
    show_newest_names(database_);
    database_.run("begin");
}

std::int64_t DataReader::format() { return database_.number("pragma user_version"); }

std::int64_t DataReader::starts() {
    return database_.number("select value from meta where name = 'incarnation'");
}

std::int64_t DataReader::players() { return database_.number("select count(*) from players"); }

std::int64_t DataReader::games() { return database_.number("select count(*) from games"); }

void DataReader::tables(const EachTable& each) {
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

void DataReader::games(core::UtcTime since, const EachGame& each) {
    Statement games(database_,
                    "select id, transcript from games where ended_ms >= ?1 order by ended_ms, id");
    SqliteRows rows = games.rows(since.ms);
    while (rows.next() && each(rows.text(0), rows.text(1))) continue;
}

}  // namespace vegas::shell::sqlite
