#include "server/shell/store/sqlite/look.hpp"

#include <utility>

#include "server/shell/store/sqlite/data_dir.hpp"

namespace vegas::shell::sqlite {
namespace {

Database open(const Readable& found) { return {found.database, found.access, {}}; }

}  // namespace

// One moment of the database is read, whatever is written meanwhile.
Look::Look(const std::filesystem::path& dir) : database_(open(find_database(dir, {}))) {
    database_.run("begin");
}

std::int64_t Look::format() { return database_.number("pragma user_version"); }

std::int64_t Look::starts() {
    return database_.number("select value from meta where name = 'incarnation'");
}

std::int64_t Look::players() { return database_.number("select count(*) from player"); }

std::int64_t Look::games() { return database_.number("select count(*) from game"); }

void Look::tables(const EachTable& each) {
    Statement ids(database_, "select id, aside from tbl order by aside is null, id");
    Statement records(database_, "select body from log where tbl = ?1 order by seq");
    Rows tables = ids.rows();
    while (tables.next()) {
        core::Loaded table{.table = std::string(tables.text(0)), .records = {}};
        Rows rows = records.rows(table.table);
        while (rows.next()) table.records.emplace_back(rows.text(0));
        each(std::move(table),
             tables.is_null(1) ? std::nullopt : std::optional<std::string>(tables.text(1)));
    }
}

void Look::games(core::UtcTime since, const EachGame& each) {
    Statement games(database_,
                    "select id, transcript from game where ended >= ?1 order by ended, id");
    Rows rows = games.rows(since.ms);
    while (rows.next() && each(rows.text(0), rows.text(1))) continue;
}

}  // namespace vegas::shell::sqlite
