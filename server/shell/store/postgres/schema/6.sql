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

-- ---- games that sleep: in the database, and in no server's memory

alter table tables add column slept_ms bigint;  -- null: its home has it, or it waits for one
alter table tables add column players integer;
alter table tables add column summary text;
create index tables_by_sleep on tables (slept_ms) where slept_ms is not null;

-- Gives a server its share of the tables without a home whose games do not sleep, and at most `most`. Before that it fences
-- servers whose lease has expired, if the caller may, and has held its own lease for as long as one
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
            insert into players (id, name, token_hash, previous_hash, seen_ms)
                select id, name, nullif(token_hash, ''), nullif(previous_hash, ''), seen_ms
                from jsonb_to_recordset(append->'players') as given (id text, name text,
                    token_hash text, previous_hash text, seen_ms bigint)
                on conflict do nothing;
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
        if append ? 'sleeps' then
            update tables set home = null, slept_ms = plausible_ms(slept.since_ms),
                players = slept.players, summary = slept.summary
                from jsonb_to_record(append->'sleeps') as slept (since_ms bigint, players integer,
                    summary text)
                where id = id_of_table;
        end if;
    end loop;
    update servers set last_batch = batch, last_result = result where incarnation = me;
    return result;
end $$;
