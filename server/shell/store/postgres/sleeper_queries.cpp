#include "server/shell/store/postgres/sleeper_queries.hpp"

#include <memory>

namespace vegas::shell::postgres {

bool wake_table(PostgresConnection& connection, const std::string& table, std::int64_t home) {
    return connection
               .rows(
                   "update tables set home = $2, slept_ms = null, players = null, summary = null "
                   "where id = $1 and slept_ms is not null and set_aside is null "
                   "and exists (select from servers where incarnation = $2 and not is_fenced) "
                   "returning 1",
                   Values(table, home))
               .count() == 1;
}

namespace {

std::optional<core::ServedTime> due_at(const PostgresRows& rows, int row, int column) {
    if (rows.is_null(row, column)) return std::nullopt;
    return core::ServedTime{rows.number(row, column)};
}

}  // namespace

core::QueryResult run_query(PostgresConnection& connection,
                            const core::AdvanceServedTime& question) {
    core::ServedTimeAdvanced advanced{
        .now = {connection.number("select advance_served_time($1)", Values(core::kServedGapMs))},
        .due_tables = {}};
    const PostgresRows rows = connection.rows(
        "select id from tables where due_ms <= $1 and slept_ms is not null and set_aside is null "
        "order by due_ms limit $2",
        Values(advanced.now.ms, static_cast<std::int64_t>(question.most)));
    for (int i = 0; i < rows.count(); ++i) advanced.due_tables.emplace_back(rows.text(i, 0));
    return advanced;
}

core::QueryResult run_query(PostgresConnection& connection, const core::ListSleeping& question) {
    const PostgresRows rows = connection.rows(
        "select id, summary, due_ms from tables where seats @> array[$1 collate \"C\"] "
        "and slept_ms is not null and set_aside is null order by slept_ms desc, id limit $2",
        Values(question.player, static_cast<std::int64_t>(question.limit)));
    core::SleepingGames games;
    for (int i = 0; i < rows.count(); ++i) {
        games.all.push_back({std::string(rows.text(i, 0)),
                             std::make_shared<const std::string>(rows.text(i, 1)),
                             due_at(rows, i, 2)});
    }
    return games;
}

}  // namespace vegas::shell::postgres
