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
            with added as (
                insert into games (id, table_id, invite, is_private, decision_ms, ended_ms,
                        summary, transcript)
                    select id, "table", invite, is_private, decision_ms, ended_ms, summary,
                        transcript
                    from jsonb_to_record(append->'game') as given (id text, "table" text,
                        invite text, is_private boolean, decision_ms bigint, ended_ms bigint,
                        summary text, transcript text)
                    on conflict do nothing returning id, ended_ms)
            insert into game_members (game_id, number, player_id, ended_ms)
                select added.id, member.number, member.id, added.ended_ms
                from added, jsonb_array_elements_text(append->'game'->'members')
                    with ordinality as member (id, number);
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
    end loop;
    update servers set last_batch = batch, last_result = result where incarnation = me;
    return result;
end $$;
