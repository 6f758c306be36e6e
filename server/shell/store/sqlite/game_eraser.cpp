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

// After an operator has lowered a quota, so many go with each new game.
constexpr std::int64_t kSurplusAtOnce = 20;

// Games beyond the quota ?2 of the one ?1 for whom they count, but for ?3.
std::string surplus_of(const std::string& column) {
    return "select id from games where " + column + " = ?1 and id <> ?3 " +
           "order by people > 1 desc, ended_ms desc, id desc limit ?4 offset ?2";
}

}  // namespace

GameEraser::GameEraser(Database& database)
    : count_(database, "select count(*) from games"),
      ended_before_(database,
                    "select id from games where ended_ms < ?1 order by ended_ms, id limit ?2"),
      lowest_(database, "select id from games order by people > 1, ended_ms, id limit ?1"),
      surplus_of_player_(database, surplus_of("charged_player")),
      surplus_of_address_(database, surplus_of("charged_address")),
      forget_(database, "delete from games where id = ?1"),
      forget_members_(database, "delete from game_members where game_id = ?1"),
      texts_of_player_(database,
                       "select games.id, games.summary, games.transcript from games "
                       "where games.id in (select game_id from game_members where player_id = ?1 "
                       "    order by ended_ms, game_id limit ?2)"),
      anonymize_(database,
                 "update games set summary = ?2, transcript = ?3, "
                 "charged_player = nullif(charged_player, ?4) where id = ?1"),
      erase_player_(database, "delete from game_members where player_id = ?1 and game_id = ?2"),
      count_of_(database, "select count(*) from game_members where player_id = ?1") {}

std::size_t GameEraser::count_of(std::string_view player) {
    SqliteRows rows = count_of_.rows(player);
    return rows.next() ? static_cast<std::size_t>(rows.number(0)) : 0;
}

std::size_t GameEraser::erase_player(std::string_view player, std::size_t most) {
    std::vector<std::pair<std::string, protocol::GameTexts>> games;
    {
        SqliteRows rows = texts_of_player_.rows(player, clamped(most));
        while (rows.next()) {
            games.emplace_back(rows.text(0),
                               protocol::GameTexts{.summary = std::string(rows.text(1)),
                                                   .transcript = std::string(rows.text(2))});
        }
    }
    for (auto& [game, texts] : games) {
        const auto now = protocol::anonymize_player(std::move(texts), player);
        anonymize_.run(game, now.summary, now.transcript, player);
        erase_player_.run(player, game);
    }
    return games.size();
}

std::size_t GameEraser::count() {
    SqliteRows rows = count_.rows();
    return rows.next() ? static_cast<std::size_t>(rows.number(0)) : 0;
}

std::size_t GameEraser::forget(core::UtcTime before, std::size_t most) {
    const auto games = ended_before_.texts(before.ms, clamped(most));
    erase(games);
    return games.size();
}

std::size_t GameEraser::forget_surplus(std::size_t keep, std::size_t most) {
    const std::int64_t surplus = clamped(count()) - clamped(keep);
    if (surplus <= 0) return 0;
    const auto games = lowest_.texts(std::min(surplus, clamped(most)));
    erase(games);
    return games.size();
}

void GameEraser::enforce_quotas(const core::StoredGame& game, const core::GameQuotas& quotas) {
    const auto enforce = [&](Statement& surplus, const std::string& whose, std::size_t quota) {
        if (whose.empty()) return;
        const std::int64_t others = clamped(std::max<std::size_t>(quota, 1)) - 1;
        erase(surplus.texts(whose, others, game.id, kSurplusAtOnce));
    };
    enforce(surplus_of_player_, game.charged_player, quotas.per_player);
    enforce(surplus_of_address_, game.charged_address, quotas.per_address);
}

void GameEraser::erase(const std::vector<std::string>& games) {
    for (const auto& game : games) {
        forget_.run(game);
        forget_members_.run(game);
    }
}

}  // namespace vegas::shell::sqlite
