#include "server/shell/store/sqlite/game_eraser.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "protocol/history/anonymize.hpp"

namespace vegas::shell::sqlite {
namespace {

// SQLite's integers have a sign.
std::int64_t clamped(std::size_t n) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    return static_cast<std::int64_t>(std::min<std::uint64_t>(n, kMost));
}

}  // namespace

GameEraser::GameEraser(Database& database)
    : count_(database, "select count(*) from games"),
      oldest_(database, "select id, ended_ms from games order by ended_ms, id limit ?1"),
      forget_(database, "delete from games where id = ?1"),
      texts_of_player_(database,
                       "select games.id, games.summary, games.transcript from games "
                       "where games.id in (select game_id from game_members where player_id = ?1)"),
      set_texts_(database, "update games set summary = ?2, transcript = ?3 where id = ?1"),
      erase_player_(database, "delete from game_members where player_id = ?1"),
      forget_members_(database, "delete from game_members where game_id = ?1") {}

void GameEraser::erase_player(std::string_view player) {
    std::vector<std::pair<std::string, protocol::GameTexts>> games;
    {
        SqliteRows rows = texts_of_player_.rows(player);
        while (rows.next()) {
            games.emplace_back(rows.text(0),
                               protocol::GameTexts{.summary = std::string(rows.text(1)),
                                                   .transcript = std::string(rows.text(2))});
        }
    }
    for (auto& [game, texts] : games) {
        const auto now = protocol::anonymize_player(std::move(texts), player);
        set_texts_.run(game, now.summary, now.transcript);
    }
    erase_player_.run(player);
}

std::vector<std::string> GameEraser::too_many(core::UtcTime before, std::size_t keep,
                                              std::size_t most) {
    std::int64_t surplus = clamped(count()) - clamped(keep);
    std::vector<std::string> games;
    SqliteRows rows = oldest_.rows(clamped(most));
    while (rows.next() && (surplus-- > 0 || rows.number(1) < before.ms)) {
        games.emplace_back(rows.text(0));
    }
    return games;
}

std::size_t GameEraser::count() {
    SqliteRows rows = count_.rows();
    return rows.next() ? static_cast<std::size_t>(rows.number(0)) : 0;
}

std::size_t GameEraser::forget(core::UtcTime before, std::size_t keep, std::size_t most) {
    const auto games = too_many(before, keep, most);
    for (const auto& game : games) {
        forget_.run(game);
        forget_members_.run(game);
    }
    return games.size();
}

}  // namespace vegas::shell::sqlite
