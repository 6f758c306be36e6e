-- Format 5: tables, columns and functions get the words of docs/words.md, and append_records()
-- takes one value. Servers of earlier formats cannot go on, so none may hold a lease.
do $$
begin
    lock table lease in exclusive mode;
    if exists (select from lease where until > clock_timestamp()) then
        raise exception 'servers of an older version are at work: stop them all first'
            using errcode = 'VG002';
    end if;
end $$;

drop function take_over(text, bigint, bigint);
drop function join_others(text, text, bigint);
drop function renew(bigint, bigint);
drop function claim(bigint, bigint, boolean, bigint, bigint);
drop function holds(text, bigint, bigint, bytea[]);
drop function append(bigint, bigint, text[], bigint[], bigint[], text[], bigint[], bigint[],
    bytea[], bigint[], text[], text[], text[], text[], bigint[], bigint[], text[], text[], text[],
    bigint[], bigint[], bigint[], text[], text[], bigint[], text[], bigint[], text[]);
drop function can_read(text, integer);
drop function number_shard(bigint, bigint);
drop trigger dated on player;
drop trigger dated on game;
drop function date_player();
drop function date_game();
drop function dated(bigint);

-- Times of the game are whole milliseconds, as core::UtcTime has them. Times of leases are the
-- database's own. Tokens are stored as hashes only. Ids compare byte by byte.
--
-- A row of servers is one start of a server. It may write until it is fenced. last_batch and
-- last_result belong to its last append_records(): a call whose outcome is unknown is repeated.
-- Leases lie apart, because they are renewed while a call holds the row of the server.
alter table node rename to servers;
alter table servers rename column inc to incarnation;
alter table servers rename column link to peer_address;
alter table servers rename column started to started_at;
alter table servers rename column fenced to is_fenced;
alter table servers rename column loading to is_loading;
alter table servers rename column batch to last_batch;
alter table servers rename column said to last_result;
alter table servers rename column reads to record_version;

alter table lease rename to leases;
alter table leases rename column inc to incarnation;
alter table leases rename column until to expires_at;
alter table leases rename column since to held_since;  -- without a gap, in this era

alter table tbl rename to tables;
alter table tables rename column base to first_seq;
alter table tables rename column owner to home;
alter table tables rename column aside to set_aside;  -- why; null: it is not set aside
alter table tables rename column marks to load_attempts;
alter index tbl_by_owner rename to tables_by_home;
alter index tbl_by_player rename to tables_by_player;

alter table log rename to journal;
alter table journal rename column tbl to table_id;
alter table journal rename column inc to incarnation;
alter table journal rename column body to record;

alter table player rename to players;
alter table players rename column token to token_hash;
alter table players rename column previous to previous_hash;
alter table players rename column seen to seen_ms;
alter index player_by_seen rename to players_by_seen;

alter table game rename to games;
alter table games rename column tbl to table_id;
alter table games rename column private to is_private;
alter table games rename column ended to ended_ms;
alter index game_by_table rename to games_by_table;
alter index game_by_end rename to games_by_end;

alter table played rename to game_members;
alter table game_members rename column game to game_id;
alter table game_members rename column place to number;
alter table game_members rename column player to player_id;
alter table game_members rename column ended to ended_ms;
alter index played_by_player rename to game_members_by_player;

alter table ban rename to bans;
alter table bans rename column line to entry;
alter table audit rename to audit_log;
alter table audit_log rename column line to entry;
alter table clock rename to purge_clock;
alter table purge_clock rename column ms to time_ms;
alter index clock_is_one rename to purge_clock_is_one;

-- ---- leases

-- Registers a server that serves alone, and gives it the only lease. While another server holds
-- one, `wait_ms` says when to ask again instead. All other servers are fenced: their writes are
-- waited for, and none follows. The caller must have seen for as long as a lease lasts that the
-- database works. After an outage every lease has expired, and its holder gets time to renew it.
create function acquire_exclusive_lease(server_name text, lease_ms bigint, seen_ms bigint,
        out acquired bigint, out wait_ms bigint) language plpgsql as $$
declare
    last_expiry timestamptz;
begin
    lock table leases in exclusive mode;
    select max(expires_at) into last_expiry from leases;
    wait_ms := case when last_expiry is null then 0 else greatest(lease_ms - seen_ms,
        ceil(extract(epoch from last_expiry - clock_timestamp()) * 1000), 0) end;
    if wait_ms > 0 then
        return;
    end if;
    update servers set is_fenced = true where not is_fenced;
    delete from leases;
    insert into servers (name) values (server_name) returning incarnation into acquired;
    insert into leases
        values (acquired, clock_timestamp() + lease_ms * interval '1 ms');
end $$;

-- Registers a server that serves beside others. It gets a lease at once, unless a server that
-- serves alone holds one.
create function acquire_shared_lease(server_name text, address text, lease_ms bigint,
        out acquired bigint, out wait_ms bigint) language plpgsql as $$
declare
    last_expiry timestamptz;
begin
    lock table leases in exclusive mode;
    select max(expires_at) into last_expiry
        from leases join servers using (incarnation) where peer_address = '';
    wait_ms := case when last_expiry is null then 0
        else greatest(ceil(extract(epoch from last_expiry - clock_timestamp()) * 1000), 0) end;
    if wait_ms > 0 then
        return;
    end if;
    insert into servers (name, peer_address) values (server_name, address)
        returning incarnation into acquired;
    insert into leases
        values (acquired, clock_timestamp() + lease_ms * interval '1 ms');
end $$;

-- False: the lease is lost. After a promotion leases may be older than they were, because a renewal
-- does not wait until the standby has it.
create function renew_lease(me bigint, lease_ms bigint) returns boolean language plpgsql as $$
declare
    now constant timestamptz := clock_timestamp();
begin
    update leases set
        held_since = case when expires_at < now or era <> era() then now else held_since end,
        expires_at = now + lease_ms * interval '1 ms', era = era() where incarnation = me;
    return found;
end $$;

-- ---- tables

-- Whether a server that reads records up to this version can read the table.
create function can_read_table(id text, version_most integer) returns boolean
language sql stable as $$
    select not exists (select from journal where table_id = id and
        substring(encode(substring(record for 20), 'escape') from '^\{"v":(\d{1,9}),')::integer
            > version_most)
$$;

-- Gives a server its share of the tables without a home, and at most `most`. Before that it fences
-- servers whose lease has expired, if the caller may, and has held its own lease for as long as one
-- lasts. A table that its last home died on while loading is given alone; load_attempts counts
-- that. What the caller reads of these tables afterwards is final: nobody else can write to them.
create function claim_tables(me bigint, most bigint, may_fence boolean, lease_ms bigint,
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
        where set_aside is null and load_attempts >= attempts_most
        and (home is null or home in (select incarnation from servers where is_fenced));
    select greatest(20, ceil(count(*)::numeric / greatest(1, (select count(*) from leases))))
        into share from tables
        where set_aside is null
        and (home is null or home in (select incarnation from servers where is_fenced));
    select array_agg(id), array_agg(coalesce(home, 0)) into claimed, homes from (
        select id, home from tables where set_aside is null and (home is null or home in
            (select incarnation from servers where is_fenced and not is_loading))
        and (version_most is null or can_read_table(id, version_most))
        order by id limit least(most, share) for update skip locked) as free;
    if claimed is null then
        select array_agg(id), array_agg(home) into claimed, homes from (
            select id, home from tables where set_aside is null
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

-- Whether these records, from `first` on, are stored byte by byte; those before first_seq may be
-- gone.
create function has_records(id text, first bigint, first_seq bigint, records bytea[])
returns boolean language sql stable as $$
    select first + cardinality(records) > first_seq and not exists (
        select from unnest(records) with ordinality as given (record, at)
        where first + at - 1 >= first_seq and not exists (select from journal
            where table_id = id and seq = first + at - 1 and journal.record = given.record))
$$;

-- Stores appends, in order. `records` has the records of all, one append after another. `appends` is
-- an array of objects:
--   table, seq, count (of records); invite, with record 0; first_seq, if it changes; closes;
--   players: {id, name, token_hash, previous_hash, seen_ms}
--   game: {id, table, invite, is_private, decision_ms, ended_ms, summary, transcript, members}
--   seats: ids of players
-- Returns a letter for each: s, stored; a, was stored before; t, an id is taken; b, the record
-- before is missing; r, refused because of an earlier one in this call.
create function append_records(me bigint, batch bigint, appends jsonb, records bytea[])
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
    end loop;
    update servers set last_batch = batch, last_result = result where incarnation = me;
    return result;
end $$;

-- ---- the clock that rows are purged by

-- The clock of a server may be wrong, and each by another time. So rows get a time that is not
-- later than the database's clock, and not long before the last purge (7 days: kPlausibleMs).
create function plausible_ms(ms bigint) returns bigint language sql volatile as $$
    select case when ms > now_ms() + 3600000 then now_ms()
        else coalesce((select time_ms from purge_clock where time_ms - 604800000 > ms), ms) end
$$;
create function correct_player_time() returns trigger language plpgsql as $$
begin
    new.seen_ms := plausible_ms(new.seen_ms);
    return new;
end $$;
create trigger correct_time before insert or update of seen_ms on players
    for each row execute function correct_player_time();
create function correct_game_time() returns trigger language plpgsql as $$
begin
    new.ended_ms := plausible_ms(new.ended_ms);
    return new;
end $$;
create trigger correct_time before insert on games
    for each row execute function correct_game_time();
