#include "server/shell/store/sqlite/player_eraser.hpp"

#include <utility>

#include "protocol/history/anonymize.hpp"
#include "server/core/journal/anonymize.hpp"

namespace vegas::shell::sqlite {
namespace {

// Some milliseconds of work: transcripts are parsed, records only searched.
constexpr std::size_t kGamesAtOnce = 10;
constexpr std::int64_t kRecordsAtOnce = 1000;

}  // namespace

PlayerEraser::PlayerEraser(Database& database, PlayerRepository& players, TableRepository& tables)
    : players_(players),
      tables_(tables),
      games_(database),
      records_(database,
               "select table_id, seq, record from journal where (table_id, seq) > (?1, ?2) "
               "order by table_id, seq limit ?3"),
      rewrite_(database, "update journal set record = ?3 where table_id = ?1 and seq = ?2"),
      summary_(database, "select summary from tables where id = ?1 and slept_ms is not null"),
      set_summary_(database, "update tables set summary = ?2, players = ?3 where id = ?1"),
      erase_seats_(database, "delete from sleeping_seats where player_id = ?1"),
      uncharge_(database, "update tables set charged_player = null where charged_player = ?1"),
      count_seats_(database, "select count(*) from sleeping_seats where player_id = ?1") {}

bool PlayerEraser::advance(ErasureProgress& progress) {
    progress.has_begun = true;
    if (!progress.games_done) {
        progress.games_done = erase_from_games(progress);
        return false;
    }
    std::vector<NamingRecord> naming;
    std::int64_t count = 0;
    {
        const std::string from = progress.table;
        SqliteRows rows = records_.rows(from, progress.seq, kRecordsAtOnce);
        for (; rows.next(); ++count) {
            progress.table = rows.text(0);
            progress.seq = rows.number(1);
            add_if_named(naming, progress, rows.text(2));
        }
    }
    for (const NamingRecord& record : naming) erase_from_record(record);
    return count < kRecordsAtOnce;
}

bool PlayerEraser::erase_from_games(const ErasureProgress& progress) {
    for (const auto& target : progress.targets) {
        if (games_.erase_player(target.player, kGamesAtOnce) > 0) return false;
    }
    return true;
}

void PlayerEraser::add_if_named(std::vector<NamingRecord>& naming, const ErasureProgress& at,
                                std::string_view record) {
    std::optional<std::string> without;
    std::vector<std::string> players;
    for (const auto& target : at.targets) {
        auto next = core::journal::anonymize_record(without ? *without : record, target.player);
        if (!next) continue;
        without = std::move(next);
        players.push_back(target.player);
    }
    if (without) naming.push_back({at.table, at.seq, *std::move(without), std::move(players)});
}

// The entry in the list of games that wait names those whom records name.
void PlayerEraser::erase_from_record(const NamingRecord& record) {
    rewrite_.run(record.table, record.seq, record.without);
    for (const std::string& player : record.players) erase_from_summary(record.table, player);
}

// A game that sleeps, and that nobody can come back to, is deleted.
void PlayerEraser::erase_from_summary(const std::string& table, const std::string& player) {
    const std::vector<std::string> summary = summary_.texts(table);
    if (summary.empty()) return;
    const auto text = protocol::anonymize_waiting(summary.front(), player);
    if (!text) return;
    if (text->players == 0) return tables_.close(table);
    set_summary_.run(table, text->summary, std::int64_t{text->players});
}

core::QueryResult PlayerEraser::erase(const std::string& player) {
    auto erased = players_.find(player);
    erase_seats_.run(player);
    uncharge_.run(player);
    players_.erase(player);
    return erased;
}

core::QueryResult PlayerEraser::describe(const std::string& player) {
    auto found = players_.find(player);
    auto* stored = std::get_if<core::StoredPlayer>(&found);
    if (stored == nullptr) return found;
    core::PlayerDescription described{.player = std::move(*stored)};
    described.player.devices = std::get<core::DeviceList>(players_.devices().list(player)).all;
    described.has_recovery_code = players_.devices().has_code(player, core::CodeKind::recovery);
    described.finished_games = games_.count_of(player);
    SqliteRows rows = count_seats_.rows(player);
    if (rows.next()) described.waiting_games = static_cast<std::size_t>(rows.number(0));
    return described;
}

}  // namespace vegas::shell::sqlite
