#include "server/shell/store/saved_table.hpp"

#include <stdexcept>
#include <string_view>

#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/schema.hpp"

namespace vegas::shell {
namespace {

std::optional<SavedTable::Sleep> sleep_of(const sqlite::SqliteRows& row) {
    if (row.is_null(2)) return std::nullopt;
    SavedTable::Sleep sleep{.slept_ms = row.number(2),
                            .first_slept_ms = row.number(row.is_null(3) ? 2 : 3),
                            .players = row.number(4),
                            .summary = std::string(row.text(5)),
                            .due_ms = std::nullopt,
                            .charged_player = std::string(row.text(7)),
                            .charged_address = std::string(row.text(8))};
    if (!row.is_null(6)) sleep.due_ms = row.number(6);
    return sleep;
}

std::optional<SavedTable> read_row(sqlite::Database& database, const std::string& table) {
    sqlite::Statement find(database,
                           "select invite, first_seq, slept_ms, first_slept_ms, players, summary, "
                           "due_ms, charged_player, charged_address from tables where id = ?1");
    sqlite::SqliteRows rows = find.rows(table);
    if (!rows.next()) return std::nullopt;
    return SavedTable{.id = table,
                      .invite = std::string(rows.text(0)),
                      .first_seq = rows.number(1),
                      .records = {},
                      .sleep = sleep_of(rows),
                      .ended_games = {}};
}

}  // namespace

std::optional<SavedTable> read_saved_table(const std::filesystem::path& copy,
                                           const std::string& table) try {
    const auto found = sqlite::find_database(copy, {});
    sqlite::Database database(found.database, found.access, {});
    sqlite::show_newest_names(database);
    database.run("begin");
    auto saved = read_row(database, table);
    if (!saved) return std::nullopt;
    sqlite::Statement records(database,
                              "select record from journal where table_id = ?1 order by seq");
    saved->records = records.texts(table);
    sqlite::Statement games(database, "select id from games where table_id = ?1");
    saved->ended_games = games.texts(table);
    return saved;
} catch (const sqlite::SqliteError& error) {
    throw std::runtime_error("cannot read " + copy.string() + ": " + error.what());
}

}  // namespace vegas::shell
