#include "server/shell/store/sqlite/table_loader.hpp"

#include <utility>

namespace vegas::shell::sqlite {

TableLoader::TableLoader(Database& database)
    : load_all_(database,
                "select tables.id, record from tables left join journal on table_id = tables.id "
                "where set_aside is null and slept_ms is null order by tables.id, seq"),
      list_set_aside_(database, "select id from tables where set_aside is not null order by id"),
      ids_(database,
           "select id from tables where set_aside is null and slept_ms is null order by id"),
      records_(database, "select record from journal where table_id = ?1 order by seq"),
      attempts_(database, "select load_attempts from tables where id = ?1"),
      count_attempt_(database, "update tables set load_attempts = load_attempts + 1 where id = ?1"),
      reset_attempts_(database, "update tables set load_attempts = 0 where id = ?1") {}

void TableLoader::load_all(const std::function<void(core::LoadedTable)>& each) {
    core::LoadedTable table;
    SqliteRows rows = load_all_.rows();
    while (rows.next()) {
        if (rows.text(0) != table.table) {
            if (!table.table.empty()) each(std::exchange(table, {}));
            table.table = rows.text(0);
        }
        if (!rows.is_null(1)) table.records.emplace_back(rows.text(1));
    }
    if (!table.table.empty()) each(std::move(table));
}

std::vector<std::string> TableLoader::list_set_aside() { return list_set_aside_.texts(); }

std::vector<std::string> TableLoader::ids() { return ids_.texts(); }

core::LoadedTable TableLoader::load(const std::string& table) {
    return {.table = table, .records = records_.texts(table)};
}

std::int64_t TableLoader::attempts_of(const std::string& table) {
    SqliteRows rows = attempts_.rows(table);
    return rows.next() ? rows.number(0) : 0;
}

void TableLoader::count_attempt(const std::string& table) { count_attempt_.run(table); }

void TableLoader::reset_attempts(const std::string& table) { reset_attempts_.run(table); }

}  // namespace vegas::shell::sqlite
