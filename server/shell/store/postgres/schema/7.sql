-- Format 7: games played in days, whose clocks run while they sleep. Servers of earlier formats
-- cannot go on, so none may hold a lease.
do $$
begin
    lock table leases in exclusive mode;
    if exists (select from leases where expires_at > clock_timestamp()) then
        raise exception 'servers of an older version are at work: stop them all first'
            using errcode = 'VG002';
    end if;
end $$;

-- When the game first slept; it may have been awake since.
alter table tables add column first_slept_ms bigint;
update tables set first_slept_ms = slept_ms;
-- For whose quotas the game counts while it sleeps.
alter table tables add column charged_player text collate "C";
alter table tables add column charged_address text collate "C";
-- In served time, when the clock of a game that sleeps has run out.
alter table tables add column due_ms bigint;
create index tables_by_due on tables (due_ms) where due_ms is not null and slept_ms is not null;

-- Served time: grows only while a server is at work.
create table served_time (served_ms bigint not null, counted_at timestamptz not null);
insert into served_time values (0, clock_timestamp());

-- Any server may call it, as often as it likes: what another has counted is not counted again.
-- After a gap of more than `most_ms` no server was at work, or the clock was set.
create function advance_served_time(most_ms bigint) returns bigint language plpgsql as $$
declare
    before record;
    at timestamptz;
    passed_ms bigint;
begin
    select * into before from served_time for update;
    at := clock_timestamp();
    passed_ms := floor(extract(epoch from at - before.counted_at) * 1000);
    if passed_ms < 0 or passed_ms > most_ms then
        passed_ms := 0;
    end if;
    update served_time set served_ms = before.served_ms + passed_ms, counted_at = at;
    return before.served_ms + passed_ms;
end $$;

create index tables_by_charged_player on tables (charged_player)
    where charged_player is not null and slept_ms is not null;
create index tables_by_charged_address on tables (charged_address)
    where charged_address is not null and slept_ms is not null;

create function fall_asleep(id_of_table text, sleeps jsonb) returns void language sql as $$
    update tables set home = null, slept_ms = plausible_ms(slept.since_ms),
        first_slept_ms = coalesce(first_slept_ms, plausible_ms(slept.since_ms)),
        players = slept.players, summary = slept.summary, due_ms = slept.due_ms,
        charged_player = coalesce(slept.charged_player, tables.charged_player),
        charged_address = coalesce(slept.charged_address, tables.charged_address)
        from jsonb_to_record(sleeps) as slept (since_ms bigint, players integer, summary text,
            due_ms bigint, charged_player text, charged_address text)
        where id = id_of_table;
    -- Games of the same one go that are too many now: the oldest, those of one person first. What
    -- another server is waking stays.
    with surplus as (
        (select other.id from tables as one join tables as other
            on other.charged_player = one.charged_player
            where one.id = id_of_table and other.id <> one.id
            and other.slept_ms is not null and other.set_aside is null
            order by other.players > 1 desc, other.slept_ms desc, other.id desc
            limit 20 offset greatest((sleeps->>'player_quota')::bigint, 1) - 1)
        union
        (select other.id from tables as one join tables as other
            on other.charged_address = one.charged_address
            where one.id = id_of_table and other.id <> one.id
            and other.slept_ms is not null and other.set_aside is null
            and least(one.first_slept_ms, other.first_slept_ms) > one.slept_ms - 86400000
            order by other.players > 1 desc, other.first_slept_ms desc, other.id desc
            limit 20 offset greatest((sleeps->>'address_quota')::bigint, 1) - 1)),
    locked as (select id from tables where id in (select id from surplus) for update skip locked),
    gone as (delete from tables using locked
        where tables.id = locked.id and slept_ms is not null returning tables.id)
    delete from journal using gone where table_id = gone.id
$$;

-- As before, with what is new of a game that sleeps.
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
            update tables set first_slept_ms = null
                where id = id_of_table and first_slept_ms is not null;
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
            perform fall_asleep(id_of_table, append->'sleeps');
        end if;
    end loop;
    -- Players are locked in the order of their ids, so that two servers never wait for each other.
    with finished as materialized (
        select id from players where id = any(played) and not has_played order by id for update)
    update players set has_played = true from finished where players.id = finished.id;
    update servers set last_batch = batch, last_result = result where incarnation = me;
    return result;
end $$;
