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

// The step at place n leads from format n to n + 1. What has been released is not changed any more.
// Records of another version are another format as well: an older server must not start here.
constexpr std::array kSteps = {kFirst, "select 'records of version 2'"};

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

}  // namespace vegas::shell::sqlite
