#include "server/shell/store/postgres/postgres_table_restorer.hpp"

#include <chrono>
#include <stdexcept>
#include <string_view>

#include "server/shell/store/postgres/operator_errors.hpp"
#include "server/shell/store/postgres/schema.hpp"

namespace vegas::shell::postgres {
namespace {

PostgresConnection open_primary(const std::string& url) {
    return report_errors([&] { return PostgresConnection(url); });
}

// A server that works alone has all tables in memory that are awake, and is the home of none.
bool is_one_alone_at_work(PostgresConnection& connection) {
    return connection.number(
               "select count(*) from leases join servers using (incarnation) "
               "where expires_at > clock_timestamp() and peer_address = ''") > 0;
}

// A server that has died is the table's home until another one fences it.
void check_has_no_home(const PostgresRows& row, const std::string& table) {
    if (row.is_null(0, 2)) return;
    throw std::runtime_error("server " + std::string(row.text(0, 2)) + " still has table " + table +
                             ": stop it; if it has died, start another server first");
}

}  // namespace

PostgresTableRestorer::PostgresTableRestorer(const std::string& url)
    : connection_(open_primary(url)) {
    report_errors([this] {
        (void)require_format(connection_);
        connection_.begin();
    });
}

std::optional<TableRestorer::Present> PostgresTableRestorer::find(const std::string& table) {
    return report_errors([&]() -> std::optional<Present> {
        const PostgresRows rows = connection_.rows(
            "select (set_aside is not null)::int, (slept_ms is not null)::int, "
            "(select name from servers where incarnation = home and not is_fenced) "
            "from tables where id = $1 for update",
            Values(table));
        if (rows.count() == 0) return std::nullopt;
        Present present{.is_set_aside = rows.number(0, 0) != 0, .records = {}};
        if (!present.is_set_aside) {
            check_has_no_home(rows, table);
            if (rows.number(0, 1) == 0 && is_one_alone_at_work(connection_)) {
                throw std::runtime_error(
                    "a vegasd that works alone is at work over the database, "
                    "and has table " +
                    table + ": stop it first");
            }
        }
        connection_.each_row(
            "select record from journal where table_id = $1 order by seq", Values(table),
            [&](const PostgresRows& row) { present.records.emplace_back(row.text(0, 0)); });
        return present;
    });
}

bool PostgresTableRestorer::is_invite_taken(const SavedTable& table) {
    return report_errors([&] {
        return connection_.number("select count(*) from tables where invite = $1 and id <> $2",
                                  Values(table.invite, table.id)) > 0;
    });
}

std::vector<TableRestorer::EndedGame> PostgresTableRestorer::ended_games(const std::string& table) {
    return report_errors([&] {
        const PostgresRows rows =
            connection_.rows("select id, summary from games where table_id = $1", Values(table));
        std::vector<EndedGame> games;
        games.reserve(static_cast<std::size_t>(rows.count()));
        for (int i = 0; i < rows.count(); ++i) {
            games.push_back(
                {.id = std::string(rows.text(i, 0)), .summary = std::string(rows.text(i, 1))});
        }
        return games;
    });
}

// They are not erased before this has committed.
std::set<std::string> PostgresTableRestorer::stored_players(const std::set<std::string>& players) {
    return report_errors([&] {
        const PostgresRows rows =
            connection_.rows("select id from players where id = any($1) order by id for share",
                             Values(std::vector<std::string_view>(players.begin(), players.end())));
        std::set<std::string> stored;
        for (int i = 0; i < rows.count(); ++i) stored.emplace(rows.text(i, 0));
        return stored;
    });
}

void PostgresTableRestorer::remove_game(const std::string& game) {
    report_errors([&] {
        (void)connection_.rows("delete from game_members where game_id = $1", Values(game));
        (void)connection_.rows("delete from games where id = $1", Values(game));
    });
}

void PostgresTableRestorer::put(const SavedTable& table, const std::vector<std::string>& seats) {
    report_errors([&] {
        (void)connection_.rows("delete from journal where table_id = $1", Values(table.id));
        (void)connection_.rows("delete from tables where id = $1", Values(table.id));
        (void)connection_.rows(
            "insert into tables (id, invite, first_seq, seats) "
            "values ($1, nullif($2, ''), $3, $4)",
            Values(table.id, table.invite, table.first_seq,
                   std::vector<std::string_view>(seats.begin(), seats.end())));
        (void)connection_.rows(
            "insert into journal (table_id, seq, incarnation, record) "
            "select $1, $2::bigint + at - 1, 0, record "
            "from unnest($3::bytea[]) with ordinality as given (record, at)",
            Values(table.id, table.first_seq, Blobs{{table.records.begin(), table.records.end()}}));
        if (!table.sleep) return;
        const SavedTable::Sleep& sleep = *table.sleep;
        (void)connection_.rows(
            "update tables set slept_ms = $2, first_slept_ms = $3, players = $4, summary = $5, "
            "due_ms = nullif($6::bigint, -1), charged_player = nullif($7, ''), "
            "charged_address = nullif($8, '') where id = $1",
            Values(table.id, sleep.slept_ms, sleep.first_slept_ms, sleep.players, sleep.summary,
                   sleep.due_ms.value_or(-1), sleep.charged_player, sleep.charged_address));
    });
}

void PostgresTableRestorer::commit() {
    report_errors([this] { connection_.run("commit", std::chrono::minutes(1)); });
}

}  // namespace vegas::shell::postgres
