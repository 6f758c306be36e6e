#include "server/shell/store/postgres/player_eraser.hpp"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/history/anonymize.hpp"
#include "server/core/journal/anonymize.hpp"
#include "server/shell/store/postgres/queries.hpp"

namespace vegas::shell::postgres {
namespace {

// Some milliseconds of work: transcripts are parsed, records only searched.
constexpr std::int64_t kGamesAtOnce = 20;
constexpr std::int64_t kRecordsAtOnce = 5000;

bool erase_from_games(PostgresConnection& connection, const std::string& player) {
    const PostgresRows games = connection.rows(
        "select id, summary, transcript from games where id in "
        "(select game_id from game_members where player_id = $1 order by game_id limit $2) "
        "order by id",
        Values(player, kGamesAtOnce));
    std::vector<std::string_view> ids;
    for (int i = 0; i < games.count(); ++i) {
        ids.push_back(games.text(i, 0));
        const auto now = protocol::anonymize_player(
            {.summary = std::string(games.text(i, 1)), .transcript = std::string(games.text(i, 2))},
            player);
        (void)connection.rows(
            "update games set summary = $2, transcript = $3, "
            "charged_player = nullif(charged_player, $4) where id = $1",
            Values(games.text(i, 0), now.summary, now.transcript, player));
    }
    (void)connection.rows("delete from game_members where player_id = $1 and game_id = any($2)",
                          Values(player, ids));
    return !ids.empty();
}

// A game that sleeps, and that nobody can come back to, is deleted.
void erase_from_summary(PostgresConnection& connection, const std::string& player,
                        std::string_view table) {
    (void)connection.rows(
        "update tables set seats = array_replace(seats, $2 collate \"C\", '') where id = $1 "
        "and seats @> array[$2 collate \"C\"]",
        Values(table, player));
    const PostgresRows rows = connection.rows(
        "select summary from tables where id = $1 and slept_ms is not null", Values(table));
    if (rows.count() == 0) return;
    const std::string before(rows.text(0, 0));
    const auto text = protocol::anonymize_waiting(before, player);
    if (!text) return;
    if (text->players > 0) {
        (void)connection.rows(
            "update tables set summary = $3, players = $4 where id = $1 and summary = $2",
            Values(table, before, text->summary, std::int64_t{text->players}));
        return;
    }
    (void)connection.rows(
        "with gone as (delete from tables where id = $1 and summary = $2 returning id) "
        "delete from journal using gone where table_id = gone.id",
        Values(table, before));
}

// Records of one table follow one another, and it is written to by its home only.
void erase_from_records(PostgresConnection& connection, const std::string& player,
                        const ErasureProgress& from, const ErasureProgress& to) {
    const PostgresRows rows = connection.rows(
        "select table_id, seq, convert_from(record, 'UTF8') from journal "
        "where (table_id, seq) > ($1, $2) and (table_id, seq) <= ($3, $4) "
        "and position(convert_to($5, 'UTF8') in record) > 0 order by table_id, seq",
        Values(from.table, from.seq, to.table, to.seq, player));
    std::string table;
    for (int i = 0; i < rows.count(); ++i) {
        const auto without = core::journal::anonymize_record(rows.text(i, 2), player);
        if (!without) continue;
        (void)connection.rows(
            "update journal set record = convert_to($3, 'UTF8') where table_id = $1 and seq = $2",
            Values(rows.text(i, 0), rows.number(i, 1), *without));
        if (rows.text(i, 0) == table) continue;
        table = rows.text(i, 0);
        erase_from_summary(connection, player, table);
    }
}

// False: there are no more records.
bool find_portion(PostgresConnection& connection, ErasureProgress& progress) {
    const PostgresRows rows = connection.rows(
        "select table_id, seq from (select table_id, seq from journal "
        "    where (table_id, seq) > ($1, $2) order by table_id, seq limit $3) as portion "
        "order by table_id desc, seq desc limit 1",
        Values(progress.table, progress.seq, kRecordsAtOnce));
    if (rows.count() == 0) return false;
    progress.table = rows.text(0, 0);
    progress.seq = rows.number(0, 1);
    return true;
}

}  // namespace

bool advance(PostgresConnection& connection, ErasureProgress& progress) {
    progress.has_begun = true;
    if (!progress.games_done) {
        for (const auto& target : progress.targets) {
            if (erase_from_games(connection, target.player)) return false;
        }
        progress.games_done = true;
    }
    const ErasureProgress from{.targets = {}, .table = progress.table, .seq = progress.seq};
    if (!find_portion(connection, progress)) return true;
    for (const auto& target : progress.targets) {
        erase_from_records(connection, target.player, from, progress);
    }
    return false;
}

core::QueryResult erase_player(PostgresConnection& connection, const std::string& player) {
    auto erased = run_query(connection, core::FindPlayer{player});
    (void)connection.rows("update tables set charged_player = null where charged_player = $1",
                          Values(player));
    (void)connection.rows("delete from players where id = $1", Values(player));
    return erased;
}

core::QueryResult run_query(PostgresConnection& connection, const core::DescribePlayer& question) {
    auto found = run_query(connection, core::FindPlayer{question.id});
    auto* stored = std::get_if<core::StoredPlayer>(&found);
    if (stored == nullptr) return found;
    core::PlayerDescription described{.player = std::move(*stored)};
    auto devices = run_query(connection, core::ListDevices{question.id});
    described.player.devices = std::get<core::DeviceList>(std::move(devices)).all;
    const PostgresRows rows = connection.rows(
        "select (select count(*) from codes where player_id = $1 and kind = $2), "
        "(select count(*) from game_members where player_id = $1), "
        "(select count(*) from tables where seats @> array[$1 collate \"C\"] "
        "    and slept_ms is not null)",
        Values(question.id, static_cast<std::int64_t>(core::CodeKind::recovery)));
    described.has_recovery_code = rows.number(0, 0) > 0;
    described.finished_games = static_cast<std::size_t>(rows.number(0, 1));
    described.waiting_games = static_cast<std::size_t>(rows.number(0, 2));
    return described;
}

}  // namespace vegas::shell::postgres
