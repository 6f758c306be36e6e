#include "server/shell/store/postgres/questions.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "protocol/history/nameless.hpp"

namespace vegas::shell::postgres {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

// Of what is to be forgotten, so much at once: a commit which somebody waits for does not take
// long.
constexpr std::int64_t kPortion = 200;
constexpr std::int64_t kGamesAtOnce = 50;

core::Text shared(std::string_view text) { return std::make_shared<const std::string>(text); }

}  // namespace

// ---- players

// Whatever changes several players at once locks them in the order of their ids, so that two
// servers never wait for each other.

std::vector<core::Found> answer(Connection& connection,
                                const Questions<core::KeepPlayer>& questions) {
    std::vector<std::string_view> ids, names, tokens, tokens_before;
    std::vector<std::int64_t> seen;
    for (const auto* question : questions) {
        const core::KeptPlayer& player = question->player;
        ids.emplace_back(player.id);
        names.emplace_back(player.name);
        tokens.emplace_back(player.token_hash);
        tokens_before.emplace_back(player.previous_hash);
        seen.push_back(player.seen.ms);
    }
    (void)connection.rows(
        "insert into player (id, name, token, previous, seen) "
        "select id, name, nullif(token, ''), nullif(previous, ''), seen "
        "from unnest($1, $2, $3, $4, $5) as kept (id, name, token, previous, seen) "
        "on conflict do nothing",
        Values(ids, names, tokens, tokens_before, seen));
    return std::vector<core::Found>(questions.size(), core::Nothing{});
}

void note(Connection& connection, const core::Visited& what) {
    const std::vector<std::string_view> players(what.players.begin(), what.players.end());
    (void)connection.rows(
        "with here as materialized (select id from player where id = any($1) and seen < $2 "
        "    order by id for update) "
        "update player set seen = $2 from here where player.id = here.id",
        Values(players, what.seen.ms));
}

// Asked again it gives the same. A statement changes a player once: whoever is left over, because
// somebody else has asked for the same one, is asked for in the next.
std::vector<core::Found> answer(Connection& connection, const Questions<core::Reclaim>& questions) {
    std::unordered_set<std::string_view> asked;
    std::vector<std::string_view> used, next;
    std::vector<std::int64_t> now;
    for (const auto* question : questions) {
        if (!asked.insert(question->used_hash).second) continue;
        used.emplace_back(question->used_hash);
        next.emplace_back(question->next_hash);
        now.push_back(question->now.ms);
    }
    const Rows rows = connection.rows(
        "with found as materialized (select id, used, next, now "
        "    from unnest($1, $2, $3) as asked (used, next, now) join player "
        "    on token = used collate \"C\" or previous = used collate \"C\" "
        "    order by id for update of player) "
        "update player set token = next, previous = used, seen = now "
        "from found where player.id = found.id returning next, player.id, name",
        Values(used, next, now));
    std::unordered_map<std::string_view, int> given;  // row by the token that it gives
    for (int i = 0; i < rows.count(); ++i) given.emplace(rows.text(i, 0), i);
    std::vector<core::Found> found;
    for (const auto* question : questions) {
        if (const auto it = given.find(question->next_hash); it != given.end()) {
            found.emplace_back(core::KeptPlayer{.id = std::string(rows.text(it->second, 1)),
                                                .name = std::string(rows.text(it->second, 2)),
                                                .token_hash = question->next_hash,
                                                .previous_hash = question->used_hash,
                                                .seen = question->now});
        } else if (questions.size() == 1) {
            found.emplace_back(core::Nothing{});
        } else {
            found.push_back(answer(connection, *question));
        }
    }
    return found;
}

core::Found answer(Connection& connection, const core::FindPlayer& question) {
    const Rows rows =
        connection.rows("select id, name, seen from player where id = $1", Values(question.id));
    if (rows.count() == 0) return core::Nothing{};
    return core::KeptPlayer{.id = std::string(rows.text(0, 0)),
                            .name = std::string(rows.text(0, 1)),
                            .token_hash = {},
                            .previous_hash = {},
                            .seen = {rows.number(0, 2)}};
}

void erase_player(Connection& connection, const std::string& player) {
    (void)connection.rows("delete from player where id = $1", Values(player));
}

// ---- games

namespace {

constexpr const char* kGame =
    "select id, tbl, invite, private::int, decision_ms, ended, summary, transcript from game ";

core::Found game(Connection& connection, const Rows& found) {
    if (found.count() == 0) return core::Nothing{};
    auto game = std::make_shared<core::KeptGame>(core::KeptGame{
        .id = std::string(found.text(0, 0)),
        .at = {.table = std::string(found.text(0, 1)),
               .invite = std::string(found.text(0, 2)),
               .is_private = found.number(0, 3) != 0,
               .decision_ms =
                   found.is_null(0, 4) ? std::nullopt : std::optional(found.number(0, 4))},
        .members = {},
        .ended = {found.number(0, 5)},
        .transcript = shared(found.text(0, 7)),
        .summary = shared(found.text(0, 6))});
    const Rows members = connection.rows("select player from played where game = $1 order by place",
                                         Values(game->id));
    for (int i = 0; i < members.count(); ++i) game->members.emplace_back(members.text(i, 0));
    return std::shared_ptr<const core::KeptGame>(std::move(game));
}

}  // namespace

core::Found answer(Connection& connection, const core::FindGame& question) {
    return game(connection,
                connection.rows(std::string(kGame) + "where id = $1", Values(question.id)));
}

core::Found answer(Connection& connection, const core::LastGameAt& question) {
    return game(
        connection,
        connection.rows(std::string(kGame) + "where tbl = $1 order by ended desc, id desc limit 1",
                        Values(question.table)));
}

// One row more than a page has says that there is another page.
core::Found answer(Connection& connection, const core::GamesOf& question) {
    const core::GameCursor newest{.ended = {kMost}, .game = {}};
    const core::GameCursor& from = question.after ? *question.after : newest;
    const auto most = static_cast<std::int64_t>(std::min<std::uint64_t>(question.most, kMost - 1));
    const Rows rows = connection.rows(
        "select game.summary, played.ended, played.game from played "
        "join game on game.id = played.game "
        "where played.player = $1 and (played.ended, played.game) < ($2, $3) "
        "order by played.ended desc, played.game desc limit $4",
        Values(question.player, from.ended.ms, from.game, most + 1));
    core::GamePage page;
    for (int i = 0; i < rows.count(); ++i) {
        page.more = page.games.size() == question.most;
        if (page.more) break;
        page.games.push_back(
            {.at = {.ended = {rows.number(i, 1)}, .game = std::string(rows.text(i, 2))},
             .summary = shared(rows.text(i, 0))});
    }
    return page;
}

bool erase_from_games(Connection& connection, const std::string& player) {
    const Rows games = connection.rows(
        "select id, summary, transcript from game "
        "where id in (select game from played where player = $1 order by game limit $2) "
        "order by id",
        Values(player, kGamesAtOnce));
    std::vector<std::string_view> ids;
    for (int i = 0; i < games.count(); ++i) {
        ids.push_back(games.text(i, 0));
        const auto now = protocol::without_player(
            {.summary = std::string(games.text(i, 1)), .transcript = std::string(games.text(i, 2))},
            player);
        (void)connection.rows("update game set summary = $2, transcript = $3 where id = $1",
                              Values(games.text(i, 0), now.summary, now.transcript));
    }
    (void)connection.rows("delete from played where player = $1 and game = any($2)",
                          Values(player, ids));
    return !ids.empty();
}

// ---- homes

core::Found answer(Connection& connection, const core::FindHome& question) {
    const Rows rows = connection.rows(
        "select tbl.id, case when node.fenced then 0 else coalesce(owner, 0) end, "
        "(aside is not null)::int from tbl left join node on node.inc = owner "
        "where case when $1 = '' then invite = $2 else id = $1 end",
        Values(question.table, question.invite));
    if (rows.count() == 0) return core::Nothing{};
    return core::Home{.table = std::string(rows.text(0, 0)),
                      .node = static_cast<core::NodeId>(rows.number(0, 1)),
                      .aside = rows.number(0, 2) != 0};
}

std::vector<core::Found> answer(Connection& connection,
                                const Questions<core::TablesOf>& questions) {
    std::vector<std::string_view> players;
    players.reserve(questions.size());
    for (const auto* question : questions) players.emplace_back(question->player);
    const Rows rows = connection.rows(
        "select number - 1, tbl.id, case when node.fenced then 0 else coalesce(owner, 0) end, "
        "(aside is not null)::int, array_position(seats, player) - 1 "
        "from (select player collate \"C\" as player, number "
        "    from unnest($1) with ordinality as asked (player, number)) as asked "
        "join tbl on seats @> array[player] left join node on node.inc = owner "
        "order by number, tbl.id",
        Values(players));
    std::vector<core::Seats> seats(questions.size());
    for (int i = 0; i < rows.count(); ++i) {
        seats.at(static_cast<std::size_t>(rows.number(i, 0)))
            .all.push_back({{.table = std::string(rows.text(i, 1)),
                             .node = static_cast<core::NodeId>(rows.number(i, 2)),
                             .aside = rows.number(i, 3) != 0},
                            static_cast<Seat>(rows.number(i, 4))});
    }
    return {std::make_move_iterator(seats.begin()), std::make_move_iterator(seats.end())};
}

// ---- what is too old

namespace {

// Of two servers that ask at once, one moves the clock and forgets.
bool set_clock(Connection& connection, const StoreClock& from, core::UtcTime to) {
    return connection
               .rows(
                   "insert into clock values ($1) on conflict ((true)) do update set ms = $1 "
                   "where clock.ms = $2 returning 1",
                   Values(to.ms, from.time.ms))
               .count() == 1;
}

std::size_t forget_players(Connection& connection, const Forgetting& forgetting,
                           std::int64_t most) {
    const auto& keep = forgetting.what.keep;
    return static_cast<std::size_t>(
        connection
            .rows("delete from player where id in (select id from player where seen < $1 "
                  "and not id = any($3) "
                  "and not exists (select from tbl where seats @> array[player.id]) "
                  "and not exists (select from tbl join log on log.tbl = tbl.id "
                  "    where tbl.aside is not null "
                  "    and position(convert_to(player.id, 'UTF8') in log.body) > 0) "
                  "order by seen limit $2)",
                  Values(forgetting.players_before().ms, most,
                         std::vector<std::string_view>(keep.begin(), keep.end())))
            .changed());
}

// `most` of those that ended before that or are not among the newest `keep`, the oldest first.
std::size_t forget_games(Connection& connection, core::UtcTime before, std::int64_t keep,
                         std::int64_t most) {
    return static_cast<std::size_t>(connection.number(
        "with old as (select id, ended, row_number() over (order by ended, id) as n "
        "    from game order by ended, id limit $3), "
        "gone as (delete from game using old where game.id = old.id "
        "    and (old.ended < $1 or old.n <= (select count(*) from game) - $2) "
        "    returning game.id), "
        "also as (delete from played using gone where game = gone.id) "
        "select count(*) from gone",
        Values(before.ms, keep, most)));
}

std::int64_t portion_of(std::size_t left) {
    return std::min<std::int64_t>(kPortion, static_cast<std::int64_t>(left));
}

}  // namespace

Forgetting begin_forgetting(Connection& connection, core::Forget what) {
    const Rows rows = connection.rows(
        "select now, (select ms from clock), "
        "(select count(*) from player), (select count(*) from game), "
        "greatest((select max(seen) from player where seen <= now), "
        "    (select max(ended) from game where ended <= now)), "
        "greatest((select max(seen) from player), (select max(ended) from game)) "
        "from (select now_ms() as now) as it");
    const auto time = [&rows](int column) -> std::optional<core::UtcTime> {
        if (rows.is_null(0, column)) return std::nullopt;
        return core::UtcTime{rows.number(0, column)};
    };
    const core::UtcTime now = *time(0);
    const auto set = time(1);
    const Holds holds{.players = static_cast<std::size_t>(rows.number(0, 2)),
                      .games = static_cast<std::size_t>(rows.number(0, 3))};
    const StoreClock clock =
        set ? StoreClock{.time = *set, .has_passed = true} : first_clock(now, time(4), time(5));
    Pass pass = judge(now, clock, what.after_start);
    const bool moves = !holds.is_empty() && (!set || pass.clock != clock.time);
    if (moves && !set_clock(connection, clock, pass.clock)) pass.is_due = false;
    return shell::begin_forgetting(std::move(what), now, clock, pass, holds);
}

bool forget(Connection& connection, Forgetting& forgetting) {
    constexpr core::UtcTime kNever{std::numeric_limits<std::int64_t>::min()};
    const auto most = std::min<std::uint64_t>(forgetting.what.games_most, kMost);
    const std::size_t players =
        forget_players(connection, forgetting, portion_of(forgetting.players_left));
    const std::size_t old = forget_games(connection, forgetting.games_before(), kMost,
                                         portion_of(forgetting.games_left));
    const std::size_t surplus =
        forget_games(connection, kNever, static_cast<std::int64_t>(most), kPortion);
    forgetting.took(players, old, surplus);
    return players + old + surplus > 0;
}

}  // namespace vegas::shell::postgres
