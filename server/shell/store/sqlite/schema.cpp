#include "server/shell/store/sqlite/schema.hpp"

#include <array>
#include <string>

namespace vegas::shell::sqlite {
namespace {

// Times are whole milliseconds, as core::UtcTime has them. Tokens are there as hashes only.
constexpr const char* kFirst = R"(
create table meta (
    name text primary key,
    value integer not null
) without rowid, strict;

create table tbl (
    id text primary key,
    invite text unique,
    base integer not null,
    aside text,
    marks integer not null default 0
) without rowid, strict;

create table log (
    tbl text not null,
    seq integer not null,
    body text not null,
    primary key (tbl, seq)
) without rowid, strict;

create table player (
    id text primary key,
    name text not null,
    token text unique,
    previous text unique,
    seen integer not null
) without rowid, strict;
create index player_by_seen on player (seen);

create table game (
    id text primary key,
    tbl text not null,
    invite text not null,
    private integer not null,
    decision_ms integer,
    ended integer not null,
    summary text not null,
    transcript text not null
) strict;
create index game_by_table on game (tbl, ended, id);
create index game_by_end on game (ended, id);

create table played (
    game text not null,
    place integer not null,
    player text not null,
    ended integer not null,
    primary key (game, place)
) without rowid, strict;
create index played_by_player on played (player, ended, game);
)";

// The words of docs/words.md, as PostgreSQL's schema has them. Indexes cannot be renamed.
constexpr const char* kPlainNames = R"(
alter table tbl rename to tables;
alter table tables rename column base to first_seq;
alter table tables rename column aside to set_aside;
alter table tables rename column marks to load_attempts;

alter table log rename to journal;
alter table journal rename column tbl to table_id;
alter table journal rename column body to record;

alter table player rename to players;
alter table players rename column token to token_hash;
alter table players rename column previous to previous_hash;
alter table players rename column seen to seen_ms;
drop index player_by_seen;
create index players_by_seen on players (seen_ms);

alter table game rename to games;
alter table games rename column tbl to table_id;
alter table games rename column private to is_private;
alter table games rename column ended to ended_ms;
drop index game_by_table;
drop index game_by_end;
create index games_by_table on games (table_id, ended_ms, id);
create index games_by_end on games (ended_ms, id);

alter table played rename to game_members;
alter table game_members rename column game to game_id;
alter table game_members rename column place to number;
alter table game_members rename column player to player_id;
alter table game_members rename column ended to ended_ms;
drop index played_by_player;
create index game_members_by_player on game_members (player_id, ended_ms, game_id);
)";

// The step at place n leads from format n to n + 1. What has been released is not changed any more.
// Records of another version are another format as well: an older server must not start here.
constexpr std::int64_t kFirstPlainNames = 3, kFirstDevices = 4, kFirstDays = 5;  // formats

// For connections that only read.
constexpr const char* kPlainViews = R"(
pragma temp_store = memory;
create temp view tables as
    select id, invite, base as first_seq, aside as set_aside, marks as load_attempts,
        null as slept_ms, null as first_slept_ms, null as players, null as summary,
        null as due_ms, null as charged_player, null as charged_address
    from tbl;
create temp view sleeping_seats as select '' as player_id, '' as table_id where false;
create temp view journal as select tbl as table_id, seq, body as record from log;
create temp view players as
    select id, name, seen as seen_ms, id in (select player from played) as has_played from player;
create temp view devices as
    select id as player_id, id, '' as name, token as token_hash, seen as seen_ms from player
        where token is not null
    union all select id, 'old-' || id, '', previous, seen from player where previous is not null;
create temp view codes as
    select '' as player_id, 0 as kind, '' as code_hash, 0 as expires_ms where false;
create temp view games as
    select id, tbl as table_id, invite, private as is_private, decision_ms, ended as ended_ms,
        summary, transcript, 2 as people, null as charged_player, null as charged_address
    from game;
create temp view game_members as
    select game as game_id, place as number, player as player_id, ended as ended_ms from played;
)";

constexpr const char* kDeviceViews = R"(
pragma temp_store = memory;
create temp view tables as
    select *, null as slept_ms, null as first_slept_ms, null as players, null as summary,
        null as due_ms, null as charged_player, null as charged_address
    from main.tables;
create temp view sleeping_seats as select '' as player_id, '' as table_id where false;
create temp view players as
    select id, name, seen_ms, id in (select player_id from game_members) as has_played
        from main.players;
create temp view devices as
    select id as player_id, id, '' as name, token_hash, seen_ms from main.players
        where token_hash is not null
    union all select id, 'old-' || id, '', previous_hash, seen_ms from main.players
        where previous_hash is not null;
create temp view codes as
    select '' as player_id, 0 as kind, '' as code_hash, 0 as expires_ms where false;
create temp view games as
    select *, 2 as people, null as charged_player, null as charged_address from main.games;
)";

constexpr const char* kDaysViews = R"(
pragma temp_store = memory;
create temp view tables as
    select *, slept_ms as first_slept_ms, null as due_ms, null as charged_player,
        null as charged_address
    from main.tables;
)";

// Games that wait; the devices of players: each token has one, whose id is unique for its player;
// and what decides which finished games and players are kept for longer: nothing is known of those
// before.
constexpr const char* kSleep = R"(
create table devices (
    player_id text not null,
    id text not null,
    name text not null,
    token_hash text not null unique,
    seen_ms integer not null,
    primary key (player_id, id)
) without rowid, strict;
insert into devices (player_id, id, name, token_hash, seen_ms)
    select id, id, '', token_hash, seen_ms from players where token_hash is not null;
insert into devices (player_id, id, name, token_hash, seen_ms)
    select id, 'old-' || id, '', previous_hash, seen_ms from players
    where previous_hash is not null;

create table codes (
    player_id text not null,
    kind integer not null,
    code_hash text not null unique,
    expires_ms integer,
    primary key (player_id, kind)
) without rowid, strict;

create table new_players (
    id text primary key,
    name text not null,
    seen_ms integer not null
) without rowid, strict;
insert into new_players (id, name, seen_ms) select id, name, seen_ms from players;
drop table players;
alter table new_players rename to players;
create index players_by_seen on players (seen_ms);
create trigger devices_go_with_players after delete on players
begin
    delete from devices where player_id = old.id;
    delete from codes where player_id = old.id;
end;

alter table tables add column slept_ms integer;  -- null: a server has it in memory, or loads it
alter table tables add column players integer;  -- of a game that sleeps
alter table tables add column summary text;
create index tables_by_sleep on tables (slept_ms) where slept_ms is not null;
create table sleeping_seats (
    player_id text not null,
    table_id text not null,
    primary key (player_id, table_id)
) without rowid, strict;
create index sleeping_seats_by_table on sleeping_seats (table_id);
alter table games add column people integer not null default 2;
alter table games add column charged_player text;
alter table games add column charged_address text;
create index games_by_rank on games (people > 1, ended_ms, id);
create index games_by_charged_player on games (charged_player, people > 1, ended_ms, id)
    where charged_player is not null;
create index games_by_charged_address on games (charged_address, people > 1, ended_ms, id)
    where charged_address is not null;

alter table players add column has_played integer not null default 0;
update players set has_played = 1 where id in (select player_id from game_members);
create index players_not_played on players (seen_ms) where has_played = 0;
)";

// Games played in days, whose clocks run while they sleep. `due_ms` is in served time, which is in
// `meta`. A game that first slept at `first_slept_ms` may have been awake since.
constexpr const char* kDays = R"(
alter table tables add column first_slept_ms integer;
update tables set first_slept_ms = slept_ms;
alter table tables add column charged_player text;
alter table tables add column charged_address text;
alter table tables add column due_ms integer;
create index tables_by_charged_player on tables (charged_player)
    where charged_player is not null and slept_ms is not null;
create index tables_by_charged_address on tables (charged_address)
    where charged_address is not null and slept_ms is not null;
create index tables_by_due on tables (due_ms) where due_ms is not null;
insert into meta (name, value) values ('served_ms', 0);
)";

constexpr std::array kSteps = {kFirst, "select 'records of version 2'", kPlainNames, kSleep, kDays};

void take_step(Database& database, std::size_t from) {
    database.run("begin immediate");
    database.run(kSteps.at(from));
    database.run(("pragma user_version = " + std::to_string(from + 1)).c_str());
    database.run("commit");
}

}  // namespace

std::uint32_t newest_format() { return static_cast<std::uint32_t>(kSteps.size()); }

bool migrate(Database& database) {
    const auto found = static_cast<std::size_t>(database.number("pragma user_version"));
    for (std::size_t format = found; format < kSteps.size(); ++format) {
        take_step(database, format);
    }
    return found < kSteps.size();
}

void show_newest_names(Database& database) {
    const std::int64_t format = database.number("pragma user_version");
    if (format < kFirstPlainNames) {
        database.run(kPlainViews);
    } else if (format < kFirstDevices) {
        database.run(kDeviceViews);
    } else if (format < kFirstDays) {
        database.run(kDaysViews);
    }
}

}  // namespace vegas::shell::sqlite
