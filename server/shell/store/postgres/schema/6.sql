-- Format 6: games that wait, and the devices of players. Servers of earlier formats cannot go on,
-- so none may hold a lease.
do $$
begin
    lock table leases in exclusive mode;
    if exists (select from leases where expires_at > clock_timestamp()) then
        raise exception 'servers of an older version are at work: stop them all first'
            using errcode = 'VG002';
    end if;
end $$;

create table devices (
    player_id text collate "C" not null references players on delete cascade,
    id text collate "C" not null,
    name text not null,
    token_hash text collate "C" not null unique,
    seen_ms bigint not null,
    primary key (player_id, id)
);
insert into devices (player_id, id, name, token_hash, seen_ms)
    select id, id, '', token_hash, seen_ms from players where token_hash is not null
    union all
    select id, 'old-' || id, '', previous_hash, seen_ms from players
        where previous_hash is not null;
create table codes (
    player_id text collate "C" not null references players on delete cascade,
    kind integer not null,
    code_hash text collate "C" not null unique,
    expires_ms bigint,
    primary key (player_id, kind)
);
create trigger correct_time before insert or update of seen_ms on devices
    for each row execute function correct_player_time();
alter table players drop column token_hash, drop column previous_hash;

-- ---- games that sleep: in the database, and in no server's memory

alter table tables add column slept_ms bigint;  -- null: its home has it, or it waits for one
alter table tables add column players integer;
alter table tables add column summary text;
create index tables_by_sleep on tables (slept_ms) where slept_ms is not null;

-- Gives a server its share of the tables without a home whose games do not sleep, and at most
-- `most`. Before that it fences servers whose lease has expired, if the caller may, and has held its own lease for as long as one
-- lasts. A table that its last home died on while loading is given alone; load_attempts counts
-- that. What the caller reads of these tables afterwards is final: nobody else can write to them.
create or replace function claim_tables(me bigint, most bigint, may_fence boolean, lease_ms bigint,
                             attempts_most bigint)
returns table (table_id text, previous_home bigint) language plpgsql as $$
declare
    dead bigint;
    share bigint;
    claimed text[];
    homes bigint[];
    version_most integer;
begin
    select case when record_version < (select max(record_version) from servers)
            then record_version end into version_most
        from servers where incarnation = me and not is_fenced for update;
    if not found then
        raise exception 'fenced' using errcode = 'VG001';
    end if;
    if may_fence and exists (select from leases where incarnation = me and era = era()
            and expires_at >= clock_timestamp()
            and held_since <= clock_timestamp() - lease_ms * interval '1 ms') then
        for dead in select incarnation from leases
                where expires_at < clock_timestamp() and incarnation <> me
                for update skip locked loop
            update servers set is_fenced = true where incarnation = dead;
            delete from leases where incarnation = dead;
        end loop;
    end if;
    update tables set set_aside = 'servers ended again and again while they read this table'
        where set_aside is null and slept_ms is null and load_attempts >= attempts_most
        and (home is null or home in (select incarnation from servers where is_fenced));
    select greatest(20, ceil(count(*)::numeric / greatest(1, (select count(*) from leases))))
        into share from tables
        where set_aside is null and slept_ms is null
        and (home is null or home in (select incarnation from servers where is_fenced));
    select array_agg(id), array_agg(coalesce(home, 0)) into claimed, homes from (
        select id, home from tables where set_aside is null and slept_ms is null and (home is null or home in
            (select incarnation from servers where is_fenced and not is_loading))
        and (version_most is null or can_read_table(id, version_most))
        order by id limit least(most, share) for update skip locked) as free;
    if claimed is null then
        select array_agg(id), array_agg(home) into claimed, homes from (
            select id, home from tables where set_aside is null and slept_ms is null
            and home in (select incarnation from servers where is_fenced and is_loading)
            and (version_most is null or can_read_table(id, version_most))
            order by load_attempts, id limit 1 for update skip locked) as free;
        update tables set load_attempts = load_attempts + 1 where id = any(claimed);
    end if;
    update tables set home = me where id = any(claimed);
    update servers set is_loading = claimed is not null
        where incarnation = me and is_loading <> (claimed is not null);
    return query select * from unnest(claimed, homes);
end $$;

-- What decides which finished games and players are kept for longer. Nothing is known of games
-- before: they count as those of several people, and for nobody's quota.
alter table games add column people integer not null default 2;
alter table games add column charged_player text collate "C";
alter table games add column charged_address text collate "C";
create index games_by_rank on games ((people > 1), ended_ms, id);
create index games_by_charged_player on games (charged_player, (people > 1), ended_ms, id)
    where charged_player is not null;
create index games_by_charged_address on games (charged_address, (people > 1), ended_ms, id)
    where charged_address is not null;
alter table players add column has_played boolean not null default false;
update players set has_played = true where id in (select player_id from game_members);
create index players_not_played on players (seen_ms) where not has_played;

-- Games to be deleted when a newer one counts for the same player, or the same address: the oldest
-- beyond the quotas, those of one person first.
create function surplus_of_player(player text, quota bigint, newest text)
returns setof text language sql stable as $$
    select id from games where charged_player = player collate "C" and id <> newest
        order by people > 1 desc, ended_ms desc, id desc
        limit 20 offset greatest(quota, 1) - 1
$$;
create function surplus_of_address(address text, quota bigint, newest text)
returns setof text language sql stable as $$
    select id from games where charged_address = address collate "C" and id <> newest
        order by people > 1 desc, ended_ms desc, id desc
        limit 20 offset greatest(quota, 1) - 1
$$;

-- As before, with more of a game: people, charged_player, charged_address, player_quota,
-- address_quota.
create or replace function append_records(me bigint, batch bigint, appends jsonb, records bytea[])
returns text language plpgsql as $$
declare
    previous record;
    head record;
    append jsonb;
    id_of_table text;
    first bigint;
    own_records bytea[];
    done integer := 0;
    exists_already boolean;
    newest bigint;
    letter text;
    result text := '';
    refused text[] := '{}';
    new_game jsonb;
    played text[] := '{}';  -- by them games were finished
begin
    select last_batch, last_result into previous
        from servers where incarnation = me and not is_fenced for update;
    if not found then
        raise exception 'fenced' using errcode = 'VG001';
    end if;
    if previous.last_batch = batch then
        update servers set last_batch = batch where incarnation = me;
        return previous.last_result;
    end if;
    for append in select value from jsonb_array_elements(appends) loop
        id_of_table := append->>'table';
        first := (append->>'seq')::bigint;
        own_records := records[done + 1 : done + (append->>'count')::integer];
        done := done + (append->>'count')::integer;
        select invite, first_seq into head
            from tables where id = id_of_table and set_aside is null;
        exists_already := found;
        select seq into newest from journal
            where table_id = id_of_table order by seq desc limit 1;
        if id_of_table = any(refused) then
            letter := 'r';
        elsif first > 0 and exists_already and newest + 1 = first then
            letter := 's';
        elsif exists_already
                and (first > 0 or head.invite is not distinct from append->>'invite')
                and has_records(id_of_table, first, head.first_seq, own_records) then
            letter := 'a';
        elsif first > 0 then
            letter := 'b';
        elsif newest is not null or exists (select from tables where id = id_of_table)
                or exists (select from tables where invite = append->>'invite')
                or exists (select from games where table_id = id_of_table)
                or exists (select from players
                           join jsonb_array_elements(append->'players') as given
                           on players.id = given.value->>'id') then
            letter := 't';
        else
            letter := 's';
        end if;
        result := result || letter;
        if letter not in ('s', 'a') then
            refused := refused || id_of_table;
            continue;
        end if;
        if append ? 'players' then
            with added as (
                insert into players (id, name, seen_ms)
                    select id, name, seen_ms
                    from jsonb_to_recordset(append->'players')
                        as given (id text, name text, seen_ms bigint)
                    on conflict do nothing returning id)
            insert into devices (player_id, id, name, token_hash, seen_ms)
                select player.id, device.id, device.name, device.token_hash, device.seen_ms
                from jsonb_to_recordset(append->'players') as player (id text, devices jsonb)
                join added on added.id = player.id,
                jsonb_to_recordset(player.devices)
                    as device (id text, name text, token_hash text, seen_ms bigint);
        end if;
        if append ? 'game' then
            new_game := append->'game';
            with added as (
                insert into games (id, table_id, invite, is_private, decision_ms, ended_ms,
                        summary, transcript, people, charged_player, charged_address)
                    select id, "table", invite, is_private, decision_ms, ended_ms, summary,
                        transcript, people, charged_player, charged_address
                    from jsonb_to_record(new_game) as given (id text, "table" text,
                        invite text, is_private boolean, decision_ms bigint, ended_ms bigint,
                        summary text, transcript text, people integer, charged_player text,
                        charged_address text)
                    on conflict do nothing returning id, ended_ms)
            insert into game_members (game_id, number, player_id, ended_ms)
                select added.id, member.number, member.id, added.ended_ms
                from added, jsonb_array_elements_text(new_game->'members')
                    with ordinality as member (id, number);
            played := played || array(
                select member.id from jsonb_array_elements_text(new_game->'members')
                    with ordinality as member (id, number)
                where number <= (new_game->>'people')::integer);
            with surplus as (
                delete from games where id in (
                    select surplus_of_player(new_game->>'charged_player',
                        (new_game->>'player_quota')::bigint, new_game->>'id')
                    union select surplus_of_address(new_game->>'charged_address',
                        (new_game->>'address_quota')::bigint, new_game->>'id'))
                    returning id)
            delete from game_members using surplus where game_id = surplus.id;
        end if;
        if append ? 'closes' then
            delete from journal where table_id = id_of_table;
            delete from tables where id = id_of_table;
            continue;
        end if;
        if letter = 's' then
            if first = 0 then
                insert into tables (id, invite, first_seq, home)
                    values (id_of_table, append->>'invite', 0, me);
            end if;
            insert into journal (table_id, seq, incarnation, record)
                select id_of_table, first + at - 1, me, entry
                from unnest(own_records) with ordinality as given (entry, at);
        end if;
        if append ? 'seats' then
            update tables set seats = array(
                select player from jsonb_array_elements_text(append->'seats')
                    with ordinality as given (player, number) order by number)
                where id = id_of_table;
        end if;
        if append ? 'first_seq' then
            update tables set first_seq = (append->>'first_seq')::bigint
                where id = id_of_table;
            delete from journal
                where table_id = id_of_table and seq < (append->>'first_seq')::bigint;
        end if;
        if append ? 'sleeps' then
            update tables set home = null, slept_ms = plausible_ms(slept.since_ms),
                players = slept.players, summary = slept.summary
                from jsonb_to_record(append->'sleeps') as slept (since_ms bigint, players integer,
                    summary text)
                where id = id_of_table;
        end if;
    end loop;
    -- Players are locked in the order of their ids, so that two servers never wait for each other.
    with finished as materialized (
        select id from players where id = any(played) and not has_played order by id for update)
    update players set has_played = true from finished where players.id = finished.id;
    update servers set last_batch = batch, last_result = result where incarnation = me;
    return result;
end $$;
