#include "server/shell/store/postgres/queries.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/shell/store/game_invite.hpp"

namespace vegas::shell::postgres {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

// Of what is to be forgotten, so much at once: a commit which somebody waits for does not take
// long.
constexpr std::int64_t kPortion = 200;

core::SharedText shared(std::string_view text) { return std::make_shared<const std::string>(text); }

}  // namespace

// ---- players

// Whatever changes several players at once locks them in the order of their ids, so that two
// servers never wait for each other.

std::vector<core::QueryResult> run_query(PostgresConnection& connection,
                                         const Queries<core::SavePlayer>& questions) {
    std::vector<std::string_view> ids, names, owners, devices, device_names, tokens;
    std::vector<std::int64_t> seen, device_seen;
    for (const auto* question : questions) {
        const core::StoredPlayer& player = question->player;
        ids.emplace_back(player.id);
        names.emplace_back(player.name);
        seen.push_back(player.seen.ms);
        for (const core::StoredDevice& device : player.devices) {
            owners.emplace_back(player.id);
            devices.emplace_back(device.id);
            device_names.emplace_back(device.name);
            tokens.emplace_back(device.token_hash);
            device_seen.push_back(device.seen.ms);
        }
    }
    (void)connection.rows(
        "with added as (insert into players (id, name, seen_ms) "
        "    select id, name, seen from unnest($1, $2, $3) as given (id, name, seen) "
        "    on conflict do nothing returning id) "
        "insert into devices (player_id, id, name, token_hash, seen_ms) "
        "select player, given.id, name, token, seen "
        "from unnest($4, $5, $6, $7, $8) as given (player, id, name, token, seen) "
        "join added on added.id = player collate \"C\"",
        Values(ids, names, seen, owners, devices, device_names, tokens, device_seen));
    return std::vector<core::QueryResult>(questions.size(), core::NoResult{});
}

void touch_players(PostgresConnection& connection, const core::TouchPlayers& what) {
    const std::vector<std::string_view> players(what.players.begin(), what.players.end());
    (void)connection.rows(
        "with here as materialized (select id from players where id = any($1) and seen_ms < $2 "
        "    order by id for update) "
        "update players set seen_ms = $2 from here where players.id = here.id",
        Values(players, what.seen.ms));
}

namespace {

// Those who have not been here for a while.
void note_visits(PostgresConnection& connection, const std::vector<std::string_view>& tokens,
                 const std::vector<std::int64_t>& now) {
    (void)connection.rows(
        "with here as materialized (select players.id, max(now) as now "
        "    from unnest($1, $2) as asked (token, now) "
        "    join devices on token_hash = token collate \"C\" "
        "    join players on players.id = player_id where players.seen_ms < now "
        "    group by players.id order by players.id), "
        "locked as materialized (select players.id from players join here on here.id = players.id "
        "    order by players.id for update of players), "
        "used as (update devices set seen_ms = now from locked, "
        "    unnest($1, $2) as asked (token, now) where token_hash = token collate \"C\" "
        "    and player_id = locked.id and seen_ms < now) "
        "update players set seen_ms = now from here, locked "
        "where players.id = here.id and players.id = locked.id",
        Values(tokens, now));
}

}  // namespace

std::vector<core::QueryResult> run_query(PostgresConnection& connection,
                                         const Queries<core::RedeemToken>& questions) {
    std::vector<std::string_view> tokens, late_tokens;
    std::vector<std::int64_t> late_visits;
    tokens.reserve(questions.size());
    for (const auto* question : questions) tokens.emplace_back(question->token_hash);
    const PostgresRows rows = connection.rows(
        "select token_hash, players.id, players.name, devices.id, devices.name, "
        "devices.seen_ms, players.seen_ms "
        "from devices join players on players.id = player_id where token_hash = any($1)",
        Values(tokens));
    std::unordered_map<std::string_view, int> row_of;
    for (int i = 0; i < rows.count(); ++i) row_of.emplace(rows.text(i, 0), i);
    std::vector<core::QueryResult> found;
    for (const auto* question : questions) {
        const auto it = row_of.find(question->token_hash);
        if (it == row_of.end()) {
            found.emplace_back(core::NoResult{});
            continue;
        }
        const int row = it->second;
        const std::int64_t seen = std::min(rows.number(row, 5), rows.number(row, 6));
        if (question->now.ms - seen > core::kVisitPrecisionMs) {
            late_tokens.emplace_back(question->token_hash);
            late_visits.push_back(question->now.ms);
        }
        found.emplace_back(core::StoredPlayer{.id = std::string(rows.text(row, 1)),
                                              .name = std::string(rows.text(row, 2)),
                                              .devices = {{.id = std::string(rows.text(row, 3)),
                                                           .name = std::string(rows.text(row, 4)),
                                                           .token_hash = {},
                                                           .seen = {rows.number(row, 5)}}},
                                              .seen = {rows.number(row, 6)}});
    }
    if (!late_tokens.empty()) note_visits(connection, late_tokens, late_visits);
    return found;
}

namespace {

core::DeviceList devices_in(const PostgresRows& rows) {
    core::DeviceList list;
    for (int i = 0; i < rows.count(); ++i) {
        list.all.push_back({.id = std::string(rows.text(i, 0)),
                            .name = std::string(rows.text(i, 1)),
                            .token_hash = {},
                            .seen = {rows.number(i, 2)}});
    }
    return list;
}

core::QueryResult player_in(const PostgresRows& rows) {
    if (rows.count() == 0) return core::NoResult{};
    return core::StoredPlayer{.id = std::string(rows.text(0, 0)),
                              .name = std::string(rows.text(0, 1)),
                              .devices = {},
                              .seen = {rows.number(0, 2)}};
}

core::QueryResult changed_device(const PostgresRows& rows) {
    if (rows.count() == 0) return core::NoResult{};
    return devices_in(rows);
}

}  // namespace

core::QueryResult run_query(PostgresConnection& connection, const core::ListDevices& question) {
    return devices_in(connection.rows(
        "select id, name, seen_ms from devices where player_id = $1 order by seen_ms desc, id",
        Values(question.player)));
}

core::QueryResult run_query(PostgresConnection& connection, const core::RenameDevice& question) {
    return changed_device(
        connection.rows("update devices set name = $3 where player_id = $1 and id = $2 "
                        "returning id, name, seen_ms",
                        Values(question.player, question.device, question.name)));
}

core::QueryResult run_query(PostgresConnection& connection, const core::RevokeDevice& question) {
    return changed_device(connection.rows(
        "delete from devices where player_id = $1 and id = $2 returning id, name, seen_ms",
        Values(question.player, question.device)));
}

core::QueryResult run_query(PostgresConnection& connection, const core::SaveCode& question) {
    (void)connection.rows(
        "insert into codes (player_id, kind, code_hash, expires_ms) "
        "values ($1, $2, $3, nullif($4::bigint, -1)) on conflict (player_id, kind) "
        "do update set code_hash = excluded.code_hash, expires_ms = excluded.expires_ms",
        Values(question.player, static_cast<std::int64_t>(question.kind), question.code_hash,
               question.expires ? question.expires->ms : -1));
    return core::NoResult{};
}

core::QueryResult run_query(PostgresConnection& connection, const core::FindCode& question) {
    return player_in(connection.rows(
        "select players.id, name, seen_ms from codes join players on players.id = player_id "
        "where code_hash = $1 and (expires_ms is null or expires_ms > $2)",
        Values(question.code_hash, question.now.ms)));
}

// Asked again, after an answer was lost, it gives the same: the device is there.
core::QueryResult run_query(PostgresConnection& connection, const core::RedeemCode& question) {
    const core::StoredDevice& device = question.device;
    const PostgresRows rows = connection.rows(
        "with code as materialized (select player_id, kind from codes where code_hash = $1 "
        "    and (expires_ms is null or expires_ms > $2) for update), "
        "room as materialized (select player_id, kind from code where $7 > "
        "    (select count(*) from devices where devices.player_id = code.player_id)), "
        "used as (delete from codes using room where codes.player_id = room.player_id "
        "    and code_hash = $1 and room.kind = $8), "
        "added as (insert into devices (player_id, id, name, token_hash, seen_ms) "
        "    select player_id, $3, $4, $5, $6 from room returning player_id), "
        "found as (select player_id, (select count(*) from room) as devices from code "
        "    union all select player_id, 1 from devices where token_hash = $5) "
        "select players.id, name, seen_ms, devices from found "
        "join players on players.id = player_id",
        Values(question.code_hash, question.now.ms, device.id, device.name, device.token_hash,
               device.seen.ms, static_cast<std::int64_t>(core::kDevicesMost),
               static_cast<std::int64_t>(core::CodeKind::link)));
    if (rows.count() == 0) return core::NoResult{};
    core::StoredPlayer player{.id = std::string(rows.text(0, 0)),
                              .name = std::string(rows.text(0, 1)),
                              .devices = {},
                              .seen = {rows.number(0, 2)}};
    if (rows.number(0, 3) > 0) player.devices = {{device.id, device.name, {}, device.seen}};
    return player;
}

core::QueryResult run_query(PostgresConnection& connection, const core::FindPlayer& question) {
    return player_in(connection.rows("select id, name, seen_ms from players where id = $1",
                                     Values(question.id)));
}

core::QueryResult run_query(PostgresConnection& connection, const core::SavePlayerName& question) {
    return player_in(
        connection.rows("update players set name = $2 where id = $1 returning id, name, seen_ms",
                        Values(question.id, question.name)));
}

// ---- games

namespace {

constexpr const char* kGame =
    "select id, table_id, invite, is_private::int, decision_ms, ended_ms, summary, transcript, "
    "coalesce((select tables.invite from tables where tables.id = games.table_id), '') ";

core::QueryResult game(PostgresConnection& connection, const PostgresRows& found) {
    if (found.count() == 0) return core::NoResult{};
    auto game = std::make_shared<core::StoredGame>(core::StoredGame{
        .id = std::string(found.text(0, 0)),
        .at = {.table = std::string(found.text(0, 1)),
               .invite = std::string(found.text(0, 2)),
               .is_private = found.number(0, 3) != 0,
               .decision_ms =
                   found.is_null(0, 4) ? std::nullopt : std::optional(found.number(0, 4))},
        .members = {},
        .ended = {found.number(0, 5)},
        .transcript = shared(found.text(0, 7)),
        .summary = shared(found.text(0, 6)),
        .table_invite = std::string(found.text(0, 8))});
    const PostgresRows members = connection.rows(
        "select player_id from game_members where game_id = $1 order by number", Values(game->id));
    for (int i = 0; i < members.count(); ++i) game->members.emplace_back(members.text(i, 0));
    return std::shared_ptr<const core::StoredGame>(std::move(game));
}

}  // namespace

core::QueryResult run_query(PostgresConnection& connection, const core::FindGame& question) {
    return game(connection, connection.rows(std::string(kGame) + "from games where id = $1",
                                            Values(question.id)));
}

core::QueryResult run_query(PostgresConnection& connection, const core::FindLastGame& question) {
    return game(connection,
                connection.rows(
                    std::string(kGame) +
                        "from games where table_id = $1 order by ended_ms desc, id desc limit 1",
                    Values(question.table)));
}

core::QueryResult run_query(PostgresConnection& connection, const core::RenewInvite& question) {
    (void)connection.rows("update tables set invite = $2 where id = $1",
                          Values(question.table, question.invite));
    const PostgresRows games = connection.rows(
        "select id, summary from games where table_id = $1 and is_private", Values(question.table));
    for (int i = 0; i < games.count(); ++i) {
        const std::string invite = derive_game_invite(question.game_key, games.text(i, 0));
        (void)connection.rows(
            "update games set invite = $2, summary = $3 where id = $1",
            Values(games.text(i, 0), invite, with_invite(std::string(games.text(i, 1)), invite)));
    }
    return core::NoResult{};
}

// One row more than a page has says that there is another page.
core::QueryResult run_query(PostgresConnection& connection, const core::ListGames& question) {
    const core::GameCursor newest{.ended = {kMost}, .game = {}};
    const core::GameCursor& from = question.after ? *question.after : newest;
    const auto most = static_cast<std::int64_t>(std::min<std::uint64_t>(question.limit, kMost - 1));
    const PostgresRows rows = connection.rows(
        "select games.summary, played.ended_ms, played.game_id from game_members as played "
        "join games on games.id = played.game_id "
        "where played.player_id = $1 and (played.ended_ms, played.game_id) < ($2, $3) "
        "order by played.ended_ms desc, played.game_id desc limit $4",
        Values(question.player, from.ended.ms, from.game, most + 1));
    core::GamePage page;
    for (int i = 0; i < rows.count(); ++i) {
        page.more = page.games.size() == question.limit;
        if (page.more) break;
        page.games.push_back(
            {.at = {.ended = {rows.number(i, 1)}, .game = std::string(rows.text(i, 2))},
             .summary = shared(rows.text(i, 0))});
    }
    return page;
}

// ---- homes

core::QueryResult run_query(PostgresConnection& connection, const core::FindTable& question) {
    const PostgresRows rows = connection.rows(
        "select id, case when is_fenced then 0 else coalesce(home, 0) end, "
        "(set_aside is not null)::int, (slept_ms is not null)::int "
        "from tables left join servers on incarnation = home "
        "where case when $1 = '' then invite = $2 else id = $1 end",
        Values(question.table, question.invite));
    if (rows.count() == 0) return core::NoResult{};
    return core::TableHome{.table = std::string(rows.text(0, 0)),
                           .node = static_cast<core::NodeId>(rows.number(0, 1)),
                           .is_set_aside = rows.number(0, 2) != 0,
                           .is_asleep = rows.number(0, 3) != 0};
}

std::vector<core::QueryResult> run_query(PostgresConnection& connection,
                                         const Queries<core::FindSeats>& questions) {
    std::vector<std::string_view> players;
    players.reserve(questions.size());
    for (const auto* question : questions) players.emplace_back(question->player);
    const PostgresRows rows = connection.rows(
        "select number - 1, id, case when is_fenced then 0 else coalesce(home, 0) end, "
        "(set_aside is not null)::int, array_position(seats, player) - 1 "
        "from (select player collate \"C\" as player, number "
        "    from unnest($1) with ordinality as asked (player, number)) as asked "
        "join tables on seats @> array[player] and slept_ms is null left join servers on "
        "incarnation = home "
        "order by number, id",
        Values(players));
    std::vector<core::PlayerSeats> seats(questions.size());
    for (int i = 0; i < rows.count(); ++i) {
        seats.at(static_cast<std::size_t>(rows.number(i, 0)))
            .all.push_back({{.table = std::string(rows.text(i, 1)),
                             .node = static_cast<core::NodeId>(rows.number(i, 2)),
                             .is_set_aside = rows.number(i, 3) != 0},
                            static_cast<Seat>(rows.number(i, 4))});
    }
    return {std::make_move_iterator(seats.begin()), std::make_move_iterator(seats.end())};
}

// ---- what is too old

namespace {

// Of two servers that ask at once, one moves the clock and forgets.
bool set_clock(PostgresConnection& connection, const StoreClock& from, core::UtcTime to) {
    return connection
               .rows(
                   "insert into purge_clock values ($1) on conflict ((true)) do update "
                   "set time_ms = $1 where purge_clock.time_ms = $2 returning 1",
                   Values(to.ms, from.time.ms))
               .count() == 1;
}

std::size_t forget_players(PostgresConnection& connection, const std::string& condition,
                           core::UtcTime before, const std::vector<std::string>& keep,
                           std::int64_t most) {
    return static_cast<std::size_t>(
        connection
            .rows("delete from players where id in (select id from players where " + condition +
                      " and not id = any($3) "
                      "and not exists (select from tables where seats @> array[players.id]) "
                      "and not exists (select from tables join journal on table_id = tables.id "
                      "    where set_aside is not null "
                      "    and position(convert_to(players.id, 'UTF8') in record) > 0) "
                      "order by seen_ms limit $2)",
                  Values(before.ms, most, std::vector<std::string_view>(keep.begin(), keep.end())))
            .changed());
}

// `most` of those that ended before that, the oldest first.
std::size_t forget_games(PostgresConnection& connection, core::UtcTime before, std::int64_t most) {
    return static_cast<std::size_t>(connection.number(
        "with gone as (delete from games where id in (select id from games where ended_ms < $1 "
        "    order by ended_ms, id limit $2) returning id), "
        "also as (delete from game_members using gone where game_id = gone.id) "
        "select count(*) from gone",
        Values(before.ms, most)));
}

// `most` of those beyond so many: the oldest, those of one person first.
std::size_t forget_surplus(PostgresConnection& connection, std::int64_t keep, std::int64_t most) {
    return static_cast<std::size_t>(connection.number(
        "with gone as (delete from games where id in (select id from games "
        "    order by people > 1, ended_ms, id "
        "    limit least($2, greatest(0, (select count(*) from games) - $1))) returning id), "
        "also as (delete from game_members using gone where game_id = gone.id) "
        "select count(*) from gone",
        Values(keep, most)));
}

std::size_t forget_sleeping(PostgresConnection& connection, const PurgeProgress& progress,
                            std::int64_t most) {
    return static_cast<std::size_t>(connection.number(
        "with gone as (delete from tables where id in (select id from tables "
        "    where slept_ms < case when players > 1 then $1::bigint else $2::bigint end "
        "    order by slept_ms limit $3 for update skip locked) and slept_ms is not null "
        "    returning id), "
        "also as (delete from journal using gone where table_id = gone.id) "
        "select count(*) from gone",
        Values(progress.slept_before().ms, progress.slept_alone_before().ms, most)));
}

std::int64_t portion_of(std::size_t left) {
    return std::min<std::int64_t>(kPortion, static_cast<std::int64_t>(left));
}

}  // namespace

PurgeProgress begin_purge(PostgresConnection& connection, core::Purge what) {
    const PostgresRows rows = connection.rows(
        "select now, (select time_ms from purge_clock), "
        "(select count(*) from players), (select count(*) from games), "
        "greatest((select max(seen_ms) from players where seen_ms <= now), "
        "    (select max(ended_ms) from games where ended_ms <= now)), "
        "greatest((select max(seen_ms) from players), (select max(ended_ms) from games)), "
        "(select count(*) from tables where slept_ms is not null) "
        "from (select now_ms() as now) as it");
    const auto time = [&rows](int column) -> std::optional<core::UtcTime> {
        if (rows.is_null(0, column)) return std::nullopt;
        return core::UtcTime{rows.number(0, column)};
    };
    const core::UtcTime now = *time(0);
    const auto set = time(1);
    const StoreCounts holds{.players = static_cast<std::size_t>(rows.number(0, 2)),
                            .games = static_cast<std::size_t>(rows.number(0, 3)),
                            .sleeping = static_cast<std::size_t>(rows.number(0, 6))};
    const StoreClock clock =
        set ? StoreClock{.time = *set, .has_passed = true} : initial_clock(now, time(4), time(5));
    PurgePass pass = plan_purge(now, clock, what.after_start);
    const bool moves = !holds.is_empty() && (!set || pass.clock != clock.time);
    if (moves && !set_clock(connection, clock, pass.clock)) pass.is_due = false;
    return shell::begin_purge(std::move(what), now, clock, pass, holds);
}

bool purge(PostgresConnection& connection, PurgeProgress& progress) {
    const auto& what = progress.what;
    const auto most = std::min<std::uint64_t>(what.games_most, kMost);
    const PurgeProgress::Removed removed{
        .players = forget_players(connection, "seen_ms < $1", progress.players_before(), what.keep,
                                  portion_of(progress.players_left)),
        .newcomers = forget_players(connection, "seen_ms < $1 and not has_played",
                                    progress.newcomers_before(), what.keep,
                                    portion_of(progress.newcomers_left)),
        .old_games =
            forget_games(connection, progress.games_before(), portion_of(progress.games_left)),
        .surplus_games = forget_surplus(connection, static_cast<std::int64_t>(most), kPortion),
        .sleeping = forget_sleeping(connection, progress, portion_of(progress.sleeping_left))};
    progress.count_removed(removed);
    return removed.all() > 0;
}

}  // namespace vegas::shell::postgres
