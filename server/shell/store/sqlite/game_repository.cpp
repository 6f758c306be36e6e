#include "server/shell/store/sqlite/game_repository.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "server/shell/store/game_invite.hpp"
#include "server/shell/store/sqlite/clock_row.hpp"

namespace vegas::shell::sqlite {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

core::SharedText shared(std::string_view text) { return std::make_shared<const std::string>(text); }

}  // namespace

// The end of a page is a place in the order of all games, which stays where it is when the game
// that ended there is forgotten.
GameRepository::GameRepository(Database& database)
    : add_(database,
           "insert into games (id, table_id, invite, is_private, decision_ms, ended_ms, summary, "
           "transcript, people, charged_player, charged_address) "
           "values (?1, ?2, ?3, ?4, ?5, " +
               dated("?6") + ", ?7, ?8, ?9, ?10, ?11) on conflict do nothing"),
      add_member_(database,
                  "insert into game_members (game_id, number, player_id, ended_ms) "
                  "select ?1, ?2, ?3, ended_ms from games where id = ?1"),
      members_(database, "select player_id from game_members where game_id = ?1 order by number"),
      of_table_(database, "select 1 from games where table_id = ?1 limit 1"),
      find_(database,
            "select id, table_id, invite, is_private, decision_ms, ended_ms, summary, transcript, "
            "(select invite from tables where tables.id = table_id) "
            "from games where id = ?1"),
      last_at_(
          database,
          "select id, table_id, invite, is_private, decision_ms, ended_ms, summary, transcript, "
          "(select invite from tables where tables.id = table_id) "
          "from games where table_id = ?1 order by ended_ms desc, id desc limit 1"),
      page_(database,
            "select games.summary, played.ended_ms, played.game_id from game_members as played "
            "join games on games.id = played.game_id "
            "where played.player_id = ?1 and (played.ended_ms, played.game_id) < (?2, ?3) "
            "order by played.ended_ms desc, played.game_id desc"),
      set_table_invite_(database, "update tables set invite = ?2 where id = ?1"),
      private_(database, "select id, summary from games where table_id = ?1 and is_private"),
      set_invite_(database, "update games set invite = ?2, summary = ?3 where id = ?1") {}

void GameRepository::add(const core::StoredGame& game) {
    const bool is_new =
        add_.run(game.id, game.at.table, game.at.invite, game.at.is_private, game.at.decision_ms,
                 game.ended.ms, *game.summary, *game.transcript, game.people,
                 unless_empty(game.charged_player), unless_empty(game.charged_address)) > 0;
    if (!is_new) return;
    std::int64_t place = 0;
    for (const auto& player : game.members) {
        add_member_.run(game.id, place++, player);
    }
}

bool GameRepository::has_game_of(std::string_view table) { return of_table_.has_row(table); }

core::QueryResult GameRepository::find(const core::FindGame& what) {
    return one(find_.rows(what.id));
}

core::QueryResult GameRepository::last_at(const core::FindLastGame& what) {
    return one(last_at_.rows(what.table));
}

core::QueryResult GameRepository::one(SqliteRows rows) {
    if (!rows.next()) return core::NoResult{};
    auto game = std::make_shared<core::StoredGame>(core::StoredGame{
        .id = std::string(rows.text(0)),
        .at = {.table = std::string(rows.text(1)),
               .invite = std::string(rows.text(2)),
               .is_private = rows.number(3) != 0,
               .decision_ms = rows.is_null(4) ? std::nullopt : std::optional(rows.number(4))},
        .members = {},
        .ended = {rows.number(5)},
        .transcript = shared(rows.text(7)),
        .summary = shared(rows.text(6)),
        .table_invite = rows.is_null(8) ? std::string() : std::string(rows.text(8))});
    SqliteRows members = members_.rows(game->id);
    while (members.next()) game->members.emplace_back(members.text(0));
    return std::shared_ptr<const core::StoredGame>(std::move(game));
}

void GameRepository::renew_invites(const core::RenewInvite& what) {
    set_table_invite_.run(what.table, what.invite);
    std::vector<std::pair<std::string, std::string>> games;
    for (SqliteRows rows = private_.rows(what.table); rows.next();) {
        games.emplace_back(rows.text(0), rows.text(1));
    }
    for (const auto& [id, summary] : games) {
        const std::string invite = derive_game_invite(what.game_key, id);
        set_invite_.run(id, invite, with_invite(summary, invite));
    }
}

// One row more than a page has says that there is another page.
core::QueryResult GameRepository::page(const core::ListGames& what) {
    const core::GameCursor newest{.ended = {kMost}, .game = {}};
    const core::GameCursor& from = what.after ? *what.after : newest;
    core::GamePage page;
    SqliteRows rows = page_.rows(what.player, from.ended.ms, from.game);
    while (rows.next()) {
        page.more = page.games.size() == what.limit;
        if (page.more) break;
        page.games.push_back({.at = {.ended = {rows.number(1)}, .game = std::string(rows.text(2))},
                              .summary = shared(rows.text(0))});
    }
    return page;
}

}  // namespace vegas::shell::sqlite
