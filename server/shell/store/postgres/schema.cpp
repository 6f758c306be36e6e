#include "server/shell/store/postgres/schema.hpp"

#include <array>
#include <optional>
#include <stdexcept>
#include <string>

#include "server/shell/store/postgres/clock_schema.hpp"

namespace vegas::shell::postgres {
namespace {

// Whoever brings the database to another format has this lock meanwhile: "VGAS".
constexpr const char* kLock = "select pg_advisory_xact_lock(1447379283);";
constexpr std::chrono::milliseconds kStepPatience{60'000};  // for one step

// Times of the game are whole milliseconds, as core::UtcTime has them; those of leases are the
// database's own. Tokens are there as hashes only. Ids compare byte by byte.
//
// A node is a server from its start to its end. It writes as long as it is not fenced, and `batch`
// and `said` are what it wrote last and what came of that: a call whose outcome it does not know,
// it makes again. The lease lies apart, for it is renewed while a call holds the node's row.
constexpr const char* kTables = R"(
create table node (
    inc bigint generated always as identity primary key,
    name text not null,
    link text not null default '',  -- where the other nodes reach it; empty: it works alone
    started timestamptz not null default clock_timestamp(),
    fenced boolean not null default false,
    loading boolean not null default false,  -- it reads the tables, and has not come to their end
    batch bigint not null default 0,
    said text not null default ''
);
create function era() returns text language sql as $$
    select left(pg_walfile_name(pg_current_wal_lsn()), 8)  -- another one after each promotion
$$;
create table lease (
    inc bigint primary key references node,
    until timestamptz not null,
    since timestamptz not null default clock_timestamp(),  -- without a gap, in this era
    era text not null default era()
);

create table tbl (
    id text collate "C" primary key,
    invite text collate "C" unique,
    base bigint not null,
    owner bigint references node,  -- its home
    seats text[] collate "C" not null default '{}',  -- players by their seats; '' for the others
    aside text,
    marks integer not null default 0
);
create index tbl_by_owner on tbl (owner);
create index tbl_by_player on tbl using gin (seats);
create table log (
    tbl text collate "C",
    seq bigint,
    inc bigint not null,
    body bytea not null,
    primary key (tbl, seq)
);

create table player (
    id text collate "C" primary key,
    name text not null,
    token text collate "C" unique,
    previous text collate "C" unique,
    seen bigint not null
);
create index player_by_seen on player (seen);

create table game (
    id text collate "C" primary key,
    tbl text collate "C" not null,
    invite text not null,
    private boolean not null,
    decision_ms bigint,
    ended bigint not null,
    summary text not null,
    transcript text not null
);
create index game_by_table on game (tbl, ended, id);
create index game_by_end on game (ended, id);

create table played (
    game text collate "C",
    place integer,
    player text collate "C" not null,
    ended bigint not null,
    primary key (game, place)
);
create index played_by_player on played (player, ended, game);

-- A ban, and something that an operator did, are each an object of JSON.
create table ban (
    line text not null
);
create table audit (
    number bigint generated always as identity primary key,
    line text not null
);
)";

// Makes a node of the caller and gives it the lease, unless another one has it; then says after how
// many ms to ask again. Whoever has a lease that has run out is fenced, and so is every other one:
// what they still have under way is waited for, and nothing comes after it. The caller must have
// seen for as long as a lease lasts that the database answers: after an outage every lease has run
// out, and who has it gets the time to renew it.
constexpr const char* kTakeOver = R"(
create function take_over(called text, lease_ms bigint, seen_ms bigint, out taken bigint,
                          out wait_ms bigint) language plpgsql as $$
declare
    ends timestamptz;
begin
    lock table lease in exclusive mode;
    select max(until) into ends from lease;
    wait_ms := case when ends is null then 0 else greatest(
        lease_ms - seen_ms, ceil(extract(epoch from ends - clock_timestamp()) * 1000), 0) end;
    if wait_ms > 0 then
        return;
    end if;
    update node set fenced = true where not fenced;
    delete from lease;
    insert into node (name) values (called) returning inc into taken;
    insert into lease values (taken, clock_timestamp() + lease_ms * interval '1 ms');
end $$;
)";

// A node that works beside others takes the lease at once, unless one has it that works alone.
constexpr const char* kJoin = R"(
create function join_others(called text, reached text, lease_ms bigint, out taken bigint,
                            out wait_ms bigint) language plpgsql as $$
declare
    ends timestamptz;
begin
    lock table lease in exclusive mode;
    select max(until) into ends from lease join node using (inc) where link = '';
    wait_ms := case when ends is null then 0
        else greatest(ceil(extract(epoch from ends - clock_timestamp()) * 1000), 0) end;
    if wait_ms > 0 then
        return;
    end if;
    insert into node (name, link) values (called, reached) returning inc into taken;
    insert into lease values (taken, clock_timestamp() + lease_ms * interval '1 ms');
end $$;
)";

// False: it is not the caller's any more. After a promotion the leases may be older than they were,
// for nobody waits until the standby has them.
constexpr const char* kRenew = R"(
create function renew(me bigint, lease_ms bigint) returns boolean language plpgsql as $$
declare
    now constant timestamptz := clock_timestamp();
begin
    update lease set since = case when until < now or era <> era() then now else since end,
        until = now + lease_ms * interval '1 ms', era = era() where inc = me;
    return found;
end $$;
)";

// Gives tables without a home to a node, its share of them, but not more than that. First it fences
// the nodes whose lease has run out, if the caller may, and has had its own for as long as one
// lasts: as in take_over(). A table during whose
// turn its home has died is taken alone, and `marks` counts how often that was so. What the caller
// reads of the tables afterwards, the standby has too: nobody else could write to them any more,
// and the commit of this came after all that was written.
constexpr const char* kClaim = R"(
create or replace function claim(me bigint, most bigint, may_fence boolean, lease_ms bigint,
                                 marks_most bigint)
returns table (table_id text, home_before bigint) language plpgsql as $$
declare
    dead bigint;
    share bigint;
    taken text[];
    owners bigint[];
    reads_most integer;
begin
    select case when reads < (select max(reads) from node) then reads end into reads_most
        from node where inc = me and not fenced for update;
    if not found then
        raise exception 'fenced' using errcode = 'VG001';
    end if;
    if may_fence and exists (select from lease where inc = me and era = era()
            and until >= clock_timestamp()
            and since <= clock_timestamp() - lease_ms * interval '1 ms') then
        for dead in select inc from lease where until < clock_timestamp() and inc <> me
                for update skip locked loop
            update node set fenced = true where inc = dead;
            delete from lease where inc = dead;
        end loop;
    end if;
    update tbl set aside = 'servers ended again and again while they read this table'
        where aside is null and marks >= marks_most
        and (owner is null or owner in (select inc from node where fenced));
    select greatest(20, ceil(count(*)::numeric / greatest(1, (select count(*) from lease))))
        into share from tbl
        where aside is null and (owner is null or owner in (select inc from node where fenced));
    select array_agg(id), array_agg(coalesce(owner, 0)) into taken, owners from (
        select id, owner from tbl where aside is null and (owner is null or owner in
            (select inc from node where fenced and not loading))
        and (reads_most is null or can_read(id, reads_most))
        order by id limit least(most, share) for update skip locked) as free;
    if taken is null then
        select array_agg(id), array_agg(owner) into taken, owners from (
            select id, owner from tbl where aside is null
            and owner in (select inc from node where fenced and loading)
            and (reads_most is null or can_read(id, reads_most))
            order by marks, id limit 1 for update skip locked) as free;
        update tbl set marks = marks + 1 where id = any(taken);
    end if;
    update tbl set owner = me where id = any(taken);
    update node set loading = taken is not null where inc = me and loading <> (taken is not null);
    return query select * from unnest(taken, owners);
end $$;
)";

// Whether the records are there, byte for byte, but for those before the base, which may be gone.
constexpr const char* kHolds = R"(
create function holds(of text, first bigint, base bigint, bodies bytea[]) returns boolean
language sql stable as $$
    select first + cardinality(bodies) > base and not exists (
        select from generate_series(greatest(first, base), first + cardinality(bodies) - 1) as at
        where not exists (select from log
            where tbl = of and seq = at and body = bodies[(1 + at - first)::int]))
$$;
)";

// What has become of tables, in order. Gives a letter for each Append: s, stored; a, stored, and
// was before; t, taken; b, broken; r, refused for one before it in this call.
constexpr const char* kAppend = R"(
create function append(
    me bigint, number bigint,
    tbls text[], seqs bigint[], counts bigint[], invites text[], bases bigint[], closings bigint[],
    bodies bytea[],
    player_at bigint[], player_ids text[], player_names text[], tokens text[], tokens_before text[],
    player_seen bigint[],
    game_at bigint[], game_ids text[], game_tbls text[], game_invites text[],
    game_private bigint[], game_decision_ms bigint[], game_ended bigint[], summaries text[],
    transcripts text[],
    member_at bigint[], members text[],
    seat_at bigint[], seated text[]) returns text language plpgsql as $$
declare
    before record;
    head record;
    is_there boolean;
    newest bigint;
    mine bytea[];
    done integer := 0;
    outcome text := '';
    letter text;
    refused text[] := '{}';
begin
    select batch, said into before from node where inc = me and not fenced for update;
    if not found then
        raise exception 'fenced' using errcode = 'VG001';
    end if;
    if before.batch = number then
        update node set batch = number where inc = me;
        return before.said;
    end if;
    for i in 1 .. cardinality(tbls) loop
        mine := bodies[done + 1 : done + counts[i]::integer];
        done := done + counts[i]::integer;
        letter := null;
        select invite, base into head from tbl where id = tbls[i] and aside is null;
        is_there := found;
        select seq into newest from log where tbl = tbls[i] order by seq desc limit 1;
        if tbls[i] = any(refused) then
            letter := 'r';
        elsif seqs[i] > 0 and is_there and newest + 1 = seqs[i] then
            letter := 's';
        elsif is_there and (seqs[i] > 0 or head.invite is not distinct from nullif(invites[i], ''))
                and holds(tbls[i], seqs[i], head.base, mine) then
            letter := 'a';
        elsif seqs[i] > 0 then
            letter := 'b';
        elsif newest is not null or exists (select from tbl where id = tbls[i])
                or exists (select from tbl where invite = nullif(invites[i], ''))
                or exists (select from game where tbl = tbls[i])
                or exists (select from player join unnest(player_at, player_ids) as new (at, id)
                           on player.id = new.id where new.at = i) then
            letter := 't';
        else
            letter := 's';
        end if;
        outcome := outcome || letter;
        if letter not in ('s', 'a') then
            refused := refused || tbls[i];
            continue;
        end if;
        if i = any(player_at) then
            insert into player (id, name, token, previous, seen)
                select id, name, nullif(token, ''), nullif(previous, ''), seen
                from unnest(player_at, player_ids, player_names, tokens, tokens_before, player_seen)
                    as new (at, id, name, token, previous, seen)
                where at = i on conflict do nothing;
        end if;
        if i = any(game_at) then
            with new as (
                insert into game (id, tbl, invite, private, decision_ms, ended, summary, transcript)
                    select id, tbl, invite, private <> 0, nullif(decision_ms, -1), ended, summary,
                        transcript
                    from unnest(game_at, game_ids, game_tbls, game_invites, game_private,
                            game_decision_ms, game_ended, summaries, transcripts)
                        as new (at, id, tbl, invite, private, decision_ms, ended, summary,
                            transcript)
                    where at = i on conflict do nothing returning id, ended)
            insert into played (game, place, player, ended)
                select new.id, m.place, m.player, new.ended
                from new, unnest(member_at, members) with ordinality as m (at, player, place)
                where m.at = i;
        end if;
        if closings[i] <> 0 then
            delete from log where tbl = tbls[i];
            delete from tbl where id = tbls[i];
            continue;
        end if;
        if letter = 's' then
            if seqs[i] = 0 then
                insert into tbl (id, invite, base, owner)
                    values (tbls[i], nullif(invites[i], ''), 0, me);
            end if;
            insert into log (tbl, seq, inc, body)
                select tbls[i], seqs[i] + at - 1, me, body
                from unnest(mine) with ordinality as new (body, at);
        end if;
        if i = any(seat_at) then
            update tbl set seats = array(
                select player from unnest(seat_at, seated) with ordinality
                    as new (at, player, place) where new.at = i order by place)
                where id = tbls[i];
        end if;
        if bases[i] >= 0 then
            update tbl set base = bases[i] where id = tbls[i];
            delete from log where tbl = tbls[i] and seq < bases[i];
        end if;
    end loop;
    update node set batch = number, said = outcome where inc = me;
    return outcome;
end $$;
)";

// Early builds of 0.1.0 could spread tables over several databases. A row says that this was one of
// them: its incarnations rise by 32, and the function that gave it its number is not called now.
constexpr const char* kShard = R"(
create table shard (
    -- One row at most; none: the database is the only one. -1: it is no shard, but keeps people.
    number integer not null
);
create unique index shard_is_one on shard ((true));
create function number_shard(mine bigint, of bigint, out is_now bigint, out wait_ms bigint)
language plpgsql as $$
declare
    first bigint;
begin
    lock table lease in exclusive mode;
    wait_ms := 0;
    select number into is_now from shard;
    if found then
        return;
    end if;
    is_now := mine;
    select ceil(extract(epoch from max(until) - clock_timestamp()) * 1000) into wait_ms from lease;
    wait_ms := greatest(wait_ms, 0);
    if wait_ms > 0 then
        return;
    end if;
    select (coalesce(max(inc), 0) / of + 1) * of + mine into first from node;
    update tbl set owner = null;
    delete from lease;
    delete from node;
    insert into shard values (mine);
    execute format('alter table node alter column inc set increment by %s', of);
    execute format('alter table node alter column inc restart with %s', first);
end $$;
)";

// A server says which records it can read (core::journal::kVersion), and tables that have newer
// ones are left to others. Those who do not say it are of the first version.
constexpr const char* kReads = R"(
alter table node add column reads integer not null default 1;
create function can_read(table_id text, reads_most integer) returns boolean
language sql stable as $$
    select not exists (select from log where tbl = table_id and
        substring(encode(substring(body for 20), 'escape') from '^\{"v":(\d{1,9}),')::integer
            > reads_most)
$$;
)";
// The step at place n leads from format n to n + 1. What has been released is not changed any more.
const std::array kSteps = {std::string(kTables) + kTakeOver + kJoin + kRenew + kHolds + kAppend,
                           std::string(kShard), std::string(kReads) + kClaim, std::string(kClock)};

// The oldest format whose servers can go on, and start, in a database of the newest one: what the
// steps since then have added does not hinder them.
constexpr int kServes = 2;

struct Format {
    std::size_t number = 0;
    std::size_t serves = 0;  // the oldest one that can go on
};

// Null: there is none yet, or it is of the first release, which had no column `serves`.
std::optional<Format> find_format(Connection& connection) {
    constexpr const char* kHasColumn =
        "select count(*) from pg_attribute where attrelid = to_regclass('format') "
        "and attname = 'serves' and not attisdropped";
    if (connection.number(kHasColumn) == 0) return std::nullopt;
    const Rows rows = connection.rows("select number, serves from format");
    if (rows.count() == 0) return std::nullopt;
    return Format{.number = static_cast<std::size_t>(rows.number(0, 0)),
                  .serves = static_cast<std::size_t>(rows.number(0, 1))};
}

// Whether there is nothing to alter.
bool is_current(const std::optional<Format>& found) {
    if (!found || found->number < kSteps.size()) return false;
    if (found->number > kSteps.size() && found->serves > kSteps.size()) {
        throw std::runtime_error("a newer vegasd has written to the database (format " +
                                 std::to_string(found->number) + "); this one knows " +
                                 std::to_string(kSteps.size()));
    }
    return true;
}

// With the lock. Each table's lock is asked for a second at a time: then others have their turn.
void alter(Connection& connection) {
    connection.run("create table if not exists format (number integer not null)");
    connection.run("alter table format add column if not exists serves integer not null default 0");
    const auto found = static_cast<std::size_t>(connection.number("select number from format"));
    for (std::size_t format = found; format < kSteps.size(); ++format) {
        connection.run(kSteps.at(format), kStepPatience);
    }
    connection.run("delete from format");
    connection.run("insert into format (number, serves) values (" + std::to_string(kSteps.size()) +
                   ", " + std::to_string(kServes) + ")");
}

}  // namespace

void migrate(Connection& connection) {
    if (const auto encoding = connection.text("show server_encoding"); encoding != "UTF8") {
        throw std::runtime_error("the database is in " + encoding +
                                 ": make one with `create database vegas encoding 'UTF8'`");
    }
    if (is_current(find_format(connection))) return;
    connection.begin();
    connection.run(kLock);
    if (!is_current(find_format(connection))) alter(connection);  // nobody else has meanwhile
    connection.run("commit");
}

}  // namespace vegas::shell::postgres
