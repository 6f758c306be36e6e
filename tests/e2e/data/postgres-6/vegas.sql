--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: acquire_exclusive_lease(text, bigint, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.acquire_exclusive_lease(server_name text, lease_ms bigint, seen_ms bigint, OUT acquired bigint, OUT wait_ms bigint) RETURNS record
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: acquire_shared_lease(text, text, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.acquire_shared_lease(server_name text, address text, lease_ms bigint, OUT acquired bigint, OUT wait_ms bigint) RETURNS record
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: append_records(bigint, bigint, jsonb, bytea[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.append_records(me bigint, batch bigint, appends jsonb, records bytea[]) RETURNS text
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: can_read_table(text, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.can_read_table(id text, version_most integer) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
    select not exists (select from journal where table_id = id and
        substring(encode(substring(record for 20), 'escape') from '^\{"v":(\d{1,9}),')::integer
            > version_most)
$$;


--
-- Name: claim_tables(bigint, bigint, boolean, bigint, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.claim_tables(me bigint, most bigint, may_fence boolean, lease_ms bigint, attempts_most bigint) RETURNS TABLE(table_id text, previous_home bigint)
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: correct_game_time(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.correct_game_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
    new.ended_ms := plausible_ms(new.ended_ms);
    return new;
end $$;


--
-- Name: correct_player_time(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.correct_player_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
    new.seen_ms := plausible_ms(new.seen_ms);
    return new;
end $$;


--
-- Name: era(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.era() RETURNS text
    LANGUAGE sql
    AS $$
    select left(pg_walfile_name(pg_current_wal_lsn()), 8)  -- another one after each promotion
$$;


--
-- Name: has_records(text, bigint, bigint, bytea[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.has_records(id text, first bigint, first_seq bigint, records bytea[]) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
    select first + cardinality(records) > first_seq and not exists (
        select from unnest(records) with ordinality as given (record, at)
        where first + at - 1 >= first_seq and not exists (select from journal
            where table_id = id and seq = first + at - 1 and journal.record = given.record))
$$;


--
-- Name: now_ms(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.now_ms() RETURNS bigint
    LANGUAGE sql
    AS $$
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint
$$;


--
-- Name: plausible_ms(bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.plausible_ms(ms bigint) RETURNS bigint
    LANGUAGE sql
    AS $$
    select case when ms > now_ms() + 3600000 then now_ms()
        else coalesce((select time_ms from purge_clock where time_ms - 604800000 > ms), ms) end
$$;


--
-- Name: renew_lease(bigint, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.renew_lease(me bigint, lease_ms bigint) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
declare
    now constant timestamptz := clock_timestamp();
begin
    update leases set
        held_since = case when expires_at < now or era <> era() then now else held_since end,
        expires_at = now + lease_ms * interval '1 ms', era = era() where incarnation = me;
    return found;
end $$;


--
-- Name: surplus_of_address(text, bigint, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.surplus_of_address(address text, quota bigint, newest text) RETURNS SETOF text
    LANGUAGE sql STABLE
    AS $$
    select id from games where charged_address = address collate "C" and id <> newest
        order by people > 1 desc, ended_ms desc, id desc
        limit 20 offset greatest(quota, 1) - 1
$$;


--
-- Name: surplus_of_player(text, bigint, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.surplus_of_player(player text, quota bigint, newest text) RETURNS SETOF text
    LANGUAGE sql STABLE
    AS $$
    select id from games where charged_player = player collate "C" and id <> newest
        order by people > 1 desc, ended_ms desc, id desc
        limit 20 offset greatest(quota, 1) - 1
$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: audit_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_log (
    number bigint NOT NULL,
    entry text NOT NULL
);


--
-- Name: audit_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.audit_log ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: bans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bans (
    entry text NOT NULL
);


--
-- Name: codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.codes (
    player_id text NOT NULL COLLATE pg_catalog."C",
    kind integer NOT NULL,
    code_hash text NOT NULL COLLATE pg_catalog."C",
    expires_ms bigint
);


--
-- Name: devices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.devices (
    player_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    token_hash text NOT NULL COLLATE pg_catalog."C",
    seen_ms bigint NOT NULL
);


--
-- Name: format; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.format (
    number integer NOT NULL,
    serves integer DEFAULT 0 NOT NULL
);


--
-- Name: game_members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game_members (
    game_id text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    player_id text NOT NULL COLLATE pg_catalog."C",
    ended_ms bigint NOT NULL
);


--
-- Name: games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.games (
    id text NOT NULL COLLATE pg_catalog."C",
    table_id text NOT NULL COLLATE pg_catalog."C",
    invite text NOT NULL,
    is_private boolean NOT NULL,
    decision_ms bigint,
    ended_ms bigint NOT NULL,
    summary text NOT NULL,
    transcript text NOT NULL,
    people integer DEFAULT 2 NOT NULL,
    charged_player text COLLATE pg_catalog."C",
    charged_address text COLLATE pg_catalog."C"
);


--
-- Name: journal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.journal (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    incarnation bigint NOT NULL,
    record bytea NOT NULL
);


--
-- Name: leases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.leases (
    incarnation bigint NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    held_since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    era text DEFAULT public.era() NOT NULL
);


--
-- Name: servers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.servers (
    incarnation bigint NOT NULL,
    name text NOT NULL,
    peer_address text DEFAULT ''::text NOT NULL,
    started_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    is_fenced boolean DEFAULT false NOT NULL,
    is_loading boolean DEFAULT false NOT NULL,
    last_batch bigint DEFAULT 0 NOT NULL,
    last_result text DEFAULT ''::text NOT NULL,
    record_version integer DEFAULT 1 NOT NULL
);


--
-- Name: node_inc_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.servers ALTER COLUMN incarnation ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.node_inc_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: players; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.players (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    seen_ms bigint NOT NULL,
    has_played boolean DEFAULT false NOT NULL
);


--
-- Name: purge_clock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.purge_clock (
    time_ms bigint NOT NULL
);


--
-- Name: shard; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shard (
    number integer NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    invite text COLLATE pg_catalog."C",
    first_seq bigint NOT NULL,
    home bigint,
    seats text[] DEFAULT '{}'::text[] NOT NULL COLLATE pg_catalog."C",
    set_aside text,
    load_attempts integer DEFAULT 0 NOT NULL,
    slept_ms bigint,
    players integer,
    summary text
);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: bans; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: devices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.devices VALUES ('sovankmp6dp4', '6sj3wato7c3v', '', 'a0df76815d0aba1e515dd8575058c3614e905ebd5a1ddc98d68d90a351af009e', 1795911918356);
INSERT INTO public.devices VALUES ('wi6reulrusbt', 'gkxkla5bmac4', '', '0be068a069326f3605aa18a31967569f526002467e5010a63dd5c7333a60a94c', 1795911918370);
INSERT INTO public.devices VALUES ('awpuw6u2h6qx', '4czw6iqedxyf', '', 'b2ccddb8da2f30f5c4a06354d59cc7f3db1d2ac6a42e10e899c34aecf9c3064c', 1795911918371);


--
-- Data for Name: format; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.format VALUES (6, 6);


--
-- Data for Name: game_members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.game_members VALUES ('e5gdik4xay35s-1', 1, 'wi6reulrusbt', 1795911919120);
INSERT INTO public.game_members VALUES ('e5gdik4xay35s-1', 2, 'sovankmp6dp4', 1795911919120);
INSERT INTO public.game_members VALUES ('bltwrmmeowsx6-1', 1, 'awpuw6u2h6qx', 1795911920527);
INSERT INTO public.game_members VALUES ('bltwrmmeowsx6-1', 2, 'sovankmp6dp4', 1795911920527);


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('e5gdik4xay35s-1', 'e5gdik4xay35s', 'equx53md2o', false, NULL, 1795911919120, '{"game":"e5gdik4xay35s-1","table":"e5gdik4xay35s","ruleset":"classic","ended_ms":1795911919120,"seats":[{"player":"wi6reulrusbt","name":"Ben","total":530000},{"player":"sovankmp6dp4","name":"Anna","total":640000,"won":true}]}', '{"actions":[{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":4,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":4,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":3,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":4,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":1,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":4,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":2,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":5,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":2,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":2,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":3,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":3,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":2,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":4,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":5,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":1,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":4,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"face":3,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":1,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":4,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":1,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":0}],"commitment":"ee1c9ef5172ff5ea9bdfb9933b0cb1aff798f462df453608aaf642fcb9484919","digest":"a16fab1ecab1287c8ceb91f4465dc2bde87e980c698920a4adcde22ede55179b","game":"e5gdik4xay35s-1","options":{},"result":{"cards":[10,13],"chips":[0,0],"places":[2,1],"totals":[530000,640000],"winners":[1]},"ruleset":"classic","seats":[{"bot":null,"name":"Ben","seed":""},{"bot":null,"name":"Anna","seed":""}],"server_seed":"407db1ad86d3d09de8182ca1199d58d5d52a37e60dd514c1d602e5b7d8e51959","transcript":1}', 2, 'wi6reulrusbt', 'f40e9abf01102b28');
INSERT INTO public.games VALUES ('bltwrmmeowsx6-1', 'bltwrmmeowsx6', 'b2rh5ifzrt', true, NULL, 1795911920527, '{"game":"bltwrmmeowsx6-1","table":"bltwrmmeowsx6","invite":"b2rh5ifzrt","ruleset":"vegas-1996","ended_ms":1795911920527,"seats":[{"player":"awpuw6u2h6qx","name":"Cleo","total":54,"won":true},{"player":"sovankmp6dp4","name":"Anna","total":31}]}', '{"actions":[{"action":{"kind":"start_at","table":2},"seat":0},{"action":{"kind":"start_at","table":8},"seat":1},{"action":{"kind":"front_man","table":1},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"front_man","table":9},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"change_table","table":8},"seat":1},{"action":{"kind":"change_table","table":6},"seat":0},{"action":{"kind":"good_luck","number":2},"seat":1},{"action":{"kind":"cover","space":1},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"front_man","table":8},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"duel","number":1},"commitment":"b1955b44208f8ee3b7652c0e6292031119cb964a2e3a596e7cc4f8b8875e8fab","nonce":"2678b159ea691fb3fbcea140abb51311","seat":0},{"action":{"kind":"duel","number":1},"commitment":"e5349dbdb952f240b1daa475daa627048ad1ecbc00b69a2f8cecf3eee8154487","nonce":"60c8aed26923dadfe88c1a10f7b60dbf","seat":1},{"action":{"kind":"change_table","table":2},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"front_man","table":8},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"front_man","table":5},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"change_table","table":4},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"mary_chip"},"seat":1},{"action":{"kind":"change_table","table":8},"seat":0},{"action":{"kind":"change_table","table":6},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":9},"seat":1},{"action":{"kind":"change_table","table":8},"seat":0},{"action":{"kind":"front_man","table":10},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":8},"seat":1},{"action":{"kind":"change_table","table":9},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"good_luck","number":2},"seat":0},{"action":{"kind":"cover","space":2},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":5},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":4},"seat":1},{"action":{"kind":"change_table","table":6},"seat":0},{"action":{"kind":"good_luck","number":1},"seat":1},{"action":{"kind":"cover","space":7},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":11},"seat":1},{"action":{"kind":"change_table","table":5},"seat":0},{"action":{"kind":"good_luck","number":6},"seat":1},{"action":{"kind":"cover","space":6},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":3},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"good_luck","number":5},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"mary_chip"},"seat":0},{"action":{"kind":"good_luck","number":4},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"good_luck","number":3},"seat":0},{"action":{"kind":"cover","space":3},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":9},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"good_luck","number":6},"seat":0},{"action":{"kind":"cover","space":12},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":11},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"good_luck","number":4},"seat":0},{"action":{"kind":"cover","space":3},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":8},"seat":0},{"action":{"kind":"change_table","table":10},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":9},"seat":1},{"action":{"kind":"change_table","table":8},"seat":0},{"action":{"kind":"change_table","table":10},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":5},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"good_luck","number":3},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":1},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":2},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":12},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":6},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":11},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":13},"seat":0},{"action":{"kind":"change_table","table":10},"seat":1},{"action":{"kind":"good_luck","number":1},"seat":0},{"action":{"kind":"cover","space":6},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":9},"seat":0},{"action":{"kind":"change_table","table":9},"seat":1},{"action":{"kind":"good_luck","number":5},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":3},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":8},"seat":1},{"action":{"kind":"duel","number":3},"commitment":"9e64e36f4a3718a83a48e96c09142c903930388a96ec135c44b9fccdc7d14c2e","nonce":"1cd18c7b3bee9bd0a8528a2819570710","seat":1},{"action":{"kind":"duel","number":1},"commitment":"3843c92013dcb0d5009027dcab220f3be4d71e51c8bcc97fe9ffc72590dbc50c","nonce":"97da613af14768c07ce0b2de7ebf0084","seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":2},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":1},"seat":1},{"action":{"kind":"change_table","table":10},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":8},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":6},"seat":0},{"action":{"kind":"duel","number":3},"commitment":"18760d3ccc1de736a6a94b5c8c6b3681aff21a624add13804957f4ce41fd39c7","nonce":"9e626035f4fe5f14f92a144991d0e9f8","seat":0},{"action":{"kind":"duel","number":3},"commitment":"bc79a87e5458277894d55162e573f054356868de81028d9aeed0e980ea98684b","nonce":"1761d88f6ff836159d6025692fe1e25c","seat":1},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":5},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":11},"seat":0},{"action":{"kind":"duel","number":1},"commitment":"1b5dd6e56007a87963ba6801d130db75a1e43d0b042932d60b4b7eb5556c1235","nonce":"1f3d80b0f5af8dc9d05e04844ba3daae","seat":0},{"action":{"kind":"duel","number":3},"commitment":"8eeba6ad5a3ea01b94c7852ce6c849c2a34a2353f94675fc866d598f46c73c87","nonce":"e2ea53d287ad03cd6f4caccc6c4bde06","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"duel","number":2},"commitment":"621395f648557725d65e200b0b1805376a54b3a32180c9714f7731ede70b6f3e","nonce":"e7ec59fcecd5caf205005c6326a63baf","seat":1},{"action":{"kind":"duel","number":2},"commitment":"ac378395c948a536afaf232126b1d68615022873dd383d4454c421b1e7677cd1","nonce":"8eda28b394c110e1d52bc71360e3c00a","seat":0},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":8},"seat":1},{"action":{"kind":"duel","number":2},"commitment":"d4bc30be0c82dace2b81f502d4e45b1789794e8fc32488f09aeec46ff4b58c1b","nonce":"ac6293b289f6650f7d29c9916abc13ee","seat":1},{"action":{"kind":"duel","number":2},"commitment":"70650aad119e81fb057e55399ca8cfb5bffde9ffe548696bfe2a9339978a741c","nonce":"9de31b5f12f6b7e194fb2b3a082e4755","seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":9},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":10},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"duel","number":1},"commitment":"f1657a6cb2e73cdbfb4b4c0345c3f8395c9a2404cc2c53720ac980e8bd984fa2","nonce":"e6958af03810a5a03673bcc1da19dee3","seat":0},{"action":{"kind":"duel","number":1},"commitment":"66850ee00c262c9c91de3e3bb2ce3bed7137b94a72cb3b139966da4d6441e9f1","nonce":"a9c4846132409dffb6d56c866d4e678e","seat":1},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":15},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":4},"seat":1},{"action":{"kind":"duel","number":3},"commitment":"48e17ed900819d583d53938e49867731525bf0f4331e16e7bb1b555a8685ac53","nonce":"e8bf2f910781ecebe3904fb3900224b3","seat":1},{"action":{"kind":"duel","number":1},"commitment":"341f527a605a9cdbeb3f051f219c08393835e1fae36eaaa6ba569474f3f2a7f5","nonce":"073b8dbd831530e59114f7d9198c6083","seat":0},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":8},"seat":0},{"action":{"kind":"duel","number":2},"commitment":"83d4500954285afa3f240f03135c8cfc8be2dd80aaaff0d1e3a1104423f1594b","nonce":"831590aa950b2be5297b2ad006bc60b0","seat":0},{"action":{"kind":"duel","number":1},"commitment":"d828833099e73ff4b3a3e8e91424eef14446c62cf363911364b34a304c185199","nonce":"fe0696a07932238d46a60b8e874cb791","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":1},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":12},"seat":1},{"action":{"kind":"duel","number":1},"commitment":"61e899237ed771b320faaf46619b5f08989317f152ade58e3c88f8ffee454041","nonce":"c32f7f769df57f55b4e154ae4bb5ca62","seat":1},{"action":{"kind":"duel","number":3},"commitment":"5c87496bb01ec6449439e7cc530078c2ff75d05cb53dd431f7dd79e8a9b4668d","nonce":"bc22b83f3bb0954db9c9f051252dbea7","seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":4},"seat":1},{"action":{"kind":"duel","number":2},"commitment":"c1c6728a72589163346c57c7a7161452ac0f0ff56d1d53e35dc6ba90687c38d9","nonce":"e43089315b34eb9ba7e17a53e30e83d8","seat":1},{"action":{"kind":"duel","number":3},"commitment":"21ca7a112c8d1114062f3a2e149b9a338b5738d175aa0fb119f15a348fbe982c","nonce":"3b073e12f8a3655cadd6340ca02848a2","seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1}],"commitment":"523e4b82e8467228b3a2365f06bc63bdcb55e7b0e40a1bb96217e2aa0fb4027f","digest":"b8f3e3659a08969c376b380355e251569b549b7291a84327b4509d94c40dd439","game":"bltwrmmeowsx6-1","options":{"duel":true},"result":{"cards":[0,0],"chips":[6,4],"places":[1,2],"totals":[54,31],"winners":[0]},"ruleset":"vegas-1996","seats":[{"bot":null,"name":"Cleo","seed":""},{"bot":null,"name":"Anna","seed":""}],"server_seed":"ca40d8b30fdaaf7675d7c83411d5c64b7843021ed19502bd731d6f1a3b1758c0","transcript":1}', 2, 'awpuw6u2h6qx', 'f40e9abf01102b28');


--
-- Data for Name: journal; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.journal VALUES ('aivt62isisemk', 0, 1, '\x7b2276223a312c2274223a313739353931313931383337322c227461626c65223a2261697674363269736973656d6b222c22736571223a302c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a2261777a786b746c33646d222c2272756c65736574223a22726f79616c652d6261736963222c227365617473223a342c226f7074696f6e73223a7b2266697273745f73656174223a317d2c2270726976617465223a747275652c22717569636b223a66616c73657d');
INSERT INTO public.journal VALUES ('aivt62isisemk', 1, 1, '\x7b2276223a312c2274223a313739353931313931383337322c227461626c65223a2261697674363269736973656d6b222c22736571223a312c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a2261697674363269736973656d6b2d31222c227365727665725f73656564223a2262646663323739306335613165646431613163353661363665656530373738353332656263313030613131356564386161666166626135313637323634343364222c226e756d626572223a312c226465636973696f6e735f6265666f7265223a307d');
INSERT INTO public.journal VALUES ('aivt62isisemk', 2, 1, '\x7b2276223a312c2274223a313739353931313931383337322c227461626c65223a2261697674363269736973656d6b222c22736571223a322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22736f76616e6b6d7036647034222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('aivt62isisemk', 3, 1, '\x7b2276223a312c2274223a313739353931313931383337322c227461626c65223a2261697674363269736973656d6b222c22736571223a332c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a22736f76616e6b6d7036647034222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('aivt62isisemk', 4, 1, '\x7b2276223a312c2274223a313739353931313931383733372c227461626c65223a2261697674363269736973656d6b222c22736571223a342c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a227769367265756c7275736274222c226e616d65223a2242656e227d');
INSERT INTO public.journal VALUES ('aivt62isisemk', 5, 1, '\x7b2276223a312c2274223a313739353931313931383932312c227461626c65223a2261697674363269736973656d6b222c22736571223a352c22696e63223a312c226b696e64223a22736561746564222c2273656174223a322c226e616d65223a22436c656f222c22626f74223a2265617379222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('aivt62isisemk', 6, 1, '\x7b2276223a312c2274223a313739353931313931383932342c227461626c65223a2261697674363269736973656d6b222c22736571223a362c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a227769367265756c7275736274222c226e616d65223a2242656e222c227265616479223a747275652c2273656564223a2242656e27732064696365227d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 0, 1, '\x7b2276223a312c2274223a313739353931313931383932352c227461626c65223a2232786533687036343375616e78222c22736571223a302c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a22326b7676367a74777265222c2272756c65736574223a22726f79616c65222c227365617473223a332c226f7074696f6e73223a7b2274696c655f736574223a5b5b224131222c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c5d2c5b224131222c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c5d2c5b224131222c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c5d5d7d2c2270726976617465223a747275652c22717569636b223a66616c73657d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 1, 1, '\x7b2276223a312c2274223a313739353931313931383932352c227461626c65223a2232786533687036343375616e78222c22736571223a312c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a2232786533687036343375616e782d31222c227365727665725f73656564223a2239366534303339303433373761363439643336663361386639346631643062626231636234646464623566646538663533653134373066363264313439393964222c226e756d626572223a312c226465636973696f6e735f6265666f7265223a307d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 2, 1, '\x7b2276223a312c2274223a313739353931313931383932352c227461626c65223a2232786533687036343375616e78222c22736571223a322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22736f76616e6b6d7036647034222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 3, 1, '\x7b2276223a312c2274223a313739353931313931383932352c227461626c65223a2232786533687036343375616e78222c22736571223a332c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a22736f76616e6b6d7036647034222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 4, 1, '\x7b2276223a312c2274223a313739353931313931383932382c227461626c65223a2232786533687036343375616e78222c22736571223a342c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a227769367265756c7275736274222c226e616d65223a2242656e227d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 5, 1, '\x7b2276223a312c2274223a313739353931313931383933302c227461626c65223a2232786533687036343375616e78222c22736571223a352c22696e63223a312c226b696e64223a22736561746564222c2273656174223a322c22706c61796572223a22617770757736753268367178222c226e616d65223a22436c656f227d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 6, 1, '\x7b2276223a312c2274223a313739353931313931383933332c227461626c65223a2232786533687036343375616e78222c22736571223a362c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22736f76616e6b6d7036647034222c226e616d65223a22416e6e61222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 7, 1, '\x7b2276223a312c2274223a313739353931313931383933342c227461626c65223a2232786533687036343375616e78222c22736571223a372c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a227769367265756c7275736274222c226e616d65223a2242656e222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 8, 1, '\x7b2276223a312c2274223a313739353931313931383933352c227461626c65223a2232786533687036343375616e78222c22736571223a382c22696e63223a312c226b696e64223a22736561746564222c2273656174223a322c22706c61796572223a22617770757736753268367178222c226e616d65223a22436c656f222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 9, 1, '\x7b2276223a312c2274223a313739353931313931383933352c227461626c65223a2232786533687036343375616e78222c22736571223a392c22696e63223a312c226b696e64223a2273746172746564227d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 10, 1, '\x7b2276223a312c2274223a313739353931313931383933382c227461626c65223a2232786533687036343375616e78222c22736571223a31302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a312c2273656174223a322c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 11, 1, '\x7b2276223a312c2274223a313739353931313931383934302c227461626c65223a2232786533687036343375616e78222c22736571223a31312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a322c2273656174223a322c22616374696f6e223a7b226b696e64223a2270617373227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 12, 1, '\x7b2276223a312c2274223a313739353931313931383934322c227461626c65223a2232786533687036343375616e78222c22736571223a31322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 13, 1, '\x7b2276223a312c2274223a313739353931313931383934342c227461626c65223a2232786533687036343375616e78222c22736571223a31332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a342c2273656174223a302c22616374696f6e223a7b2266616365223a352c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 14, 1, '\x7b2276223a312c2274223a313739353931313931383934352c227461626c65223a2232786533687036343375616e78222c22736571223a31342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 15, 1, '\x7b2276223a312c2274223a313739353931313931383934372c227461626c65223a2232786533687036343375616e78222c22736571223a31352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a362c2273656174223a312c22616374696f6e223a7b2266616365223a362c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 16, 1, '\x7b2276223a312c2274223a313739353931313931383934382c227461626c65223a2232786533687036343375616e78222c22736571223a31362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a372c2273656174223a322c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 17, 1, '\x7b2276223a312c2274223a313739353931313931383935312c227461626c65223a2232786533687036343375616e78222c22736571223a31372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a382c2273656174223a322c22616374696f6e223a7b2266616365223a322c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 18, 1, '\x7b2276223a312c2274223a313739353931313931383935322c227461626c65223a2232786533687036343375616e78222c22736571223a31382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a392c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 19, 1, '\x7b2276223a312c2274223a313739353931313931383935342c227461626c65223a2232786533687036343375616e78222c22736571223a31392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31302c2273656174223a302c22616374696f6e223a7b2266616365223a332c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 20, 1, '\x7b2276223a312c2274223a313739353931313931383935352c227461626c65223a2232786533687036343375616e78222c22736571223a32302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 21, 1, '\x7b2276223a312c2274223a313739353931313931383935372c227461626c65223a2232786533687036343375616e78222c22736571223a32312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31322c2273656174223a312c22616374696f6e223a7b2266616365223a362c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 22, 1, '\x7b2276223a312c2274223a313739353931313931383935382c227461626c65223a2232786533687036343375616e78222c22736571223a32322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31332c2273656174223a322c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 23, 1, '\x7b2276223a312c2274223a313739353931313931383936302c227461626c65223a2232786533687036343375616e78222c22736571223a32332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31342c2273656174223a322c22616374696f6e223a7b2266616365223a342c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 24, 1, '\x7b2276223a312c2274223a313739353931313931383936312c227461626c65223a2232786533687036343375616e78222c22736571223a32342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 25, 1, '\x7b2276223a312c2274223a313739353931313931383936332c227461626c65223a2232786533687036343375616e78222c22736571223a32352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31362c2273656174223a302c22616374696f6e223a7b2266616365223a352c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 26, 1, '\x7b2276223a312c2274223a313739353931313931383936352c227461626c65223a2232786533687036343375616e78222c22736571223a32362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 27, 1, '\x7b2276223a312c2274223a313739353931313931383936372c227461626c65223a2232786533687036343375616e78222c22736571223a32372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31382c2273656174223a312c22616374696f6e223a7b226b696e64223a2270617373227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 28, 1, '\x7b2276223a312c2274223a313739353931313931383936382c227461626c65223a2232786533687036343375616e78222c22736571223a32382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31392c2273656174223a322c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 29, 1, '\x7b2276223a312c2274223a313739353931313931383937302c227461626c65223a2232786533687036343375616e78222c22736571223a32392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32302c2273656174223a322c22616374696f6e223a7b2266616365223a312c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('2xe3hp643uanx', 30, 1, '\x7b2276223a312c2274223a313739353931313931383937312c227461626c65223a2232786533687036343375616e78222c22736571223a33302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32312c2273656174223a322c22616374696f6e223a7b2266697374223a332c226b696e64223a2268696465227d2c226e6f6e6365223a226661366664626661663633366433313661356338363438343431336566656234227d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 99, 1, '\x7b2276223a312c2274223a313739353931313931393132362c227461626c65223a2265356764696b34786179333573222c22736571223a39392c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a226571757835336d64326f222c2272756c65736574223a22636c6173736963222c227365617473223a322c226f7074696f6e73223a7b7d2c2270726976617465223a66616c73652c22717569636b223a66616c73657d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 100, 1, '\x7b2276223a312c2274223a313739353931313931393132362c227461626c65223a2265356764696b34786179333573222c22736571223a3130302c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a2265356764696b347861793335732d32222c227365727665725f73656564223a2238633732346630656366663231623830313838303038343639373536363363323533626630323666653633343537363063656435306337343439643435353963222c226e756d626572223a322c226465636973696f6e735f6265666f7265223a39307d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 101, 1, '\x7b2276223a312c2274223a313739353931313931393132362c227461626c65223a2265356764696b34786179333573222c22736571223a3130312c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a227769367265756c7275736274222c226e616d65223a2242656e222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 102, 1, '\x7b2276223a312c2274223a313739353931313931393132362c227461626c65223a2265356764696b34786179333573222c22736571223a3130322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22736f76616e6b6d7036647034222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 103, 1, '\x7b2276223a312c2274223a313739353931313931393132362c227461626c65223a2265356764696b34786179333573222c22736571223a3130332c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a227769367265756c7275736274222c226e616d65223a2242656e227d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 104, 1, '\x7b2276223a312c2274223a313739353931313931393132382c227461626c65223a2265356764696b34786179333573222c22736571223a3130342c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22736f76616e6b6d7036647034222c226e616d65223a22416e6e61222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 105, 1, '\x7b2276223a312c2274223a313739353931313931393132382c227461626c65223a2265356764696b34786179333573222c22736571223a3130352c22696e63223a312c226b696e64223a2273746172746564227d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 106, 1, '\x7b2276223a312c2274223a313739353931313931393133302c227461626c65223a2265356764696b34786179333573222c22736571223a3130362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 107, 1, '\x7b2276223a312c2274223a313739353931313931393133312c227461626c65223a2265356764696b34786179333573222c22736571223a3130372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39322c2273656174223a312c22616374696f6e223a7b2266616365223a332c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 108, 1, '\x7b2276223a312c2274223a313739353931313931393133332c227461626c65223a2265356764696b34786179333573222c22736571223a3130382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 109, 1, '\x7b2276223a312c2274223a313739353931313931393133342c227461626c65223a2265356764696b34786179333573222c22736571223a3130392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39342c2273656174223a302c22616374696f6e223a7b2266616365223a312c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 110, 1, '\x7b2276223a312c2274223a313739353931313931393133352c227461626c65223a2265356764696b34786179333573222c22736571223a3131302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 111, 1, '\x7b2276223a312c2274223a313739353931313931393133372c227461626c65223a2265356764696b34786179333573222c22736571223a3131312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39362c2273656174223a312c22616374696f6e223a7b2266616365223a322c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 112, 1, '\x7b2276223a312c2274223a313739353931313931393133382c227461626c65223a2265356764696b34786179333573222c22736571223a3131322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 113, 1, '\x7b2276223a312c2274223a313739353931313931393134332c227461626c65223a2265356764696b34786179333573222c22736571223a3131332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39382c2273656174223a302c22616374696f6e223a7b2266616365223a362c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('e5gdik4xay35s', 114, 1, '\x7b2276223a312c2274223a313739353931313931393134352c227461626c65223a2265356764696b34786179333573222c22736571223a3131342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 0, 1, '\x7b2276223a312c2274223a313739353931313931393134362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a302c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a22623272683569667a7274222c2272756c65736574223a2276656761732d31393936222c227365617473223a322c226f7074696f6e73223a7b226475656c223a747275657d2c2270726976617465223a747275652c22717569636b223a66616c73657d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 1, 1, '\x7b2276223a312c2274223a313739353931313931393134362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a312c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a22626c7477726d6d656f777378362d31222c227365727665725f73656564223a2263613430643862333066646161663736373564376338333431316435633634623738343330323165643139353032626437333164366631613362313735386330222c226e756d626572223a312c226465636973696f6e735f6265666f7265223a307d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 2, 1, '\x7b2276223a312c2274223a313739353931313931393134362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22617770757736753268367178222c226e616d65223a22436c656f227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 3, 1, '\x7b2276223a312c2274223a313739353931313931393134362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a332c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a22617770757736753268367178222c226e616d65223a22436c656f227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 4, 1, '\x7b2276223a312c2274223a313739353931313931393134392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a342c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22736f76616e6b6d7036647034222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 5, 1, '\x7b2276223a312c2274223a313739353931313931393135302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a352c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22617770757736753268367178222c226e616d65223a22436c656f222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 6, 1, '\x7b2276223a312c2274223a313739353931313931393135322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a362c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22736f76616e6b6d7036647034222c226e616d65223a22416e6e61222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 7, 1, '\x7b2276223a312c2274223a313739353931313931393135322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a372c22696e63223a312c226b696e64223a2273746172746564227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 8, 1, '\x7b2276223a312c2274223a313739353931313931393135362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a312c2273656174223a302c22616374696f6e223a7b226b696e64223a2273746172745f6174222c227461626c65223a327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 9, 1, '\x7b2276223a312c2274223a313739353931313931393135392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a322c2273656174223a312c22616374696f6e223a7b226b696e64223a2273746172745f6174222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 10, 1, '\x7b2276223a312c2274223a313739353931313931393137322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a31302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a332c2273656174223a302c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 11, 1, '\x7b2276223a312c2274223a313739353931313931393137352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a31312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a342c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 12, 1, '\x7b2276223a312c2274223a313739353931313931393138362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a31322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 13, 1, '\x7b2276223a312c2274223a313739353931313931393231302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a31332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a362c2273656174223a302c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a397d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 14, 1, '\x7b2276223a312c2274223a313739353931313931393231322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a31342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 15, 1, '\x7b2276223a312c2274223a313739353931313931393231352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a31352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 16, 1, '\x7b2276223a312c2274223a313739353931313931393232352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a31362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 17, 1, '\x7b2276223a312c2274223a313739353931313931393234302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a31372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31302c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a367d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 18, 1, '\x7b2276223a312c2274223a313739353931313931393235322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a31382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31312c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 19, 1, '\x7b2276223a312c2274223a313739353931313931393235352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a31392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31322c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 20, 1, '\x7b2276223a312c2274223a313739353931313931393235372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a32302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 21, 1, '\x7b2276223a312c2274223a313739353931313931393237302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a32312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31342c2273656174223a302c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 22, 1, '\x7b2276223a312c2274223a313739353931313931393237332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a32322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 23, 1, '\x7b2276223a312c2274223a313739353931313931393237392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a32332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31362c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 24, 1, '\x7b2276223a312c2274223a313739353931313931393238322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a32342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31372c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223236373862313539656136393166623366626365613134306162623531333131227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 25, 1, '\x7b2276223a312c2274223a313739353931313931393238362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a32352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31382c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223630633861656432363932336461646665383863316131306637623630646266227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 26, 1, '\x7b2276223a312c2274223a313739353931313931393239362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a32362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 27, 1, '\x7b2276223a312c2274223a313739353931313931393330342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a32372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 28, 1, '\x7b2276223a312c2274223a313739353931313931393331342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a32382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32312c2273656174223a312c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 29, 1, '\x7b2276223a312c2274223a313739353931313931393332312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a32392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32322c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 30, 1, '\x7b2276223a312c2274223a313739353931313931393332392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a33302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 31, 1, '\x7b2276223a312c2274223a313739353931313931393333382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a33312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32342c2273656174223a312c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a357d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 32, 1, '\x7b2276223a312c2274223a313739353931313931393334302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a33322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 33, 1, '\x7b2276223a312c2274223a313739353931313931393334382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a33332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32362c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 34, 1, '\x7b2276223a312c2274223a313739353931313931393335312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a33342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32372c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 35, 1, '\x7b2276223a312c2274223a313739353931313931393335382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a33352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 36, 1, '\x7b2276223a312c2274223a313739353931313931393336352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a33362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 37, 1, '\x7b2276223a312c2274223a313739353931313931393337332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a33372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33302c2273656174223a312c22616374696f6e223a7b226b696e64223a226d6172795f63686970227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 38, 1, '\x7b2276223a312c2274223a313739353931313931393338312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a33382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 39, 1, '\x7b2276223a312c2274223a313739353931313931393338392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a33392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a367d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 40, 1, '\x7b2276223a312c2274223a313739353931313931393339352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a34302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 41, 1, '\x7b2276223a312c2274223a313739353931313931393430332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a34312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 42, 1, '\x7b2276223a312c2274223a313739353931313931393431342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a34322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 43, 1, '\x7b2276223a312c2274223a313739353931313931393432332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a34332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33362c2273656174223a312c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 44, 1, '\x7b2276223a312c2274223a313739353931313931393432352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a34342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 45, 1, '\x7b2276223a312c2274223a313739353931313931393433332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a34352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33382c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 46, 1, '\x7b2276223a312c2274223a313739353931313931393434302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a34362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 47, 1, '\x7b2276223a312c2274223a313739353931313931393434362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a34372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 48, 1, '\x7b2276223a312c2274223a313739353931313931393435332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a34382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34312c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 49, 1, '\x7b2276223a312c2274223a313739353931313931393435352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a34392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34322c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 50, 1, '\x7b2276223a312c2274223a313739353931313931393435372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a35302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 51, 1, '\x7b2276223a312c2274223a313739353931313931393435392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a35312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34342c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 52, 1, '\x7b2276223a312c2274223a313739353931313931393436362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a35322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 53, 1, '\x7b2276223a312c2274223a313739353931313931393436382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a35332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34362c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 54, 1, '\x7b2276223a312c2274223a313739353931313931393437342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a35342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a367d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 55, 1, '\x7b2276223a312c2274223a313739353931313931393438312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a35352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34382c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 56, 1, '\x7b2276223a312c2274223a313739353931313931393438332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a35362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34392c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a377d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 57, 1, '\x7b2276223a312c2274223a313739353931313931393438352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a35372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35302c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 58, 1, '\x7b2276223a312c2274223a313739353931313931393438372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a35382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35312c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 59, 1, '\x7b2276223a312c2274223a313739353931313931393439332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a35392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a357d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 60, 1, '\x7b2276223a312c2274223a313739353931313931393439392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a36302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35332c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a367d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 61, 1, '\x7b2276223a312c2274223a313739353931313931393530392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a36312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35342c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a367d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 62, 1, '\x7b2276223a312c2274223a313739353931313931393531302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a36322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 63, 1, '\x7b2276223a312c2274223a313739353931313931393531332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a36332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35362c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 64, 1, '\x7b2276223a312c2274223a313739353931313931393531392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a36342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 65, 1, '\x7b2276223a312c2274223a313739353931313931393532352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a36352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35382c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a357d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 66, 1, '\x7b2276223a312c2274223a313739353931313931393533332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a36362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 67, 1, '\x7b2276223a312c2274223a313739353931313931393534302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a36372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36302c2273656174223a302c22616374696f6e223a7b226b696e64223a226d6172795f63686970227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 68, 1, '\x7b2276223a312c2274223a313739353931313931393534362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a36382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36312c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 69, 1, '\x7b2276223a312c2274223a313739353931313931393534392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a36392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36322c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 70, 1, '\x7b2276223a312c2274223a313739353931313931393535342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a37302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36332c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 71, 1, '\x7b2276223a312c2274223a313739353931313931393535372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a37312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36342c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 72, 1, '\x7b2276223a312c2274223a313739353931313931393535382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a37322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 73, 1, '\x7b2276223a312c2274223a313739353931313931393536312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a37332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36362c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a397d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 74, 1, '\x7b2276223a312c2274223a313739353931313931393536352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a37342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 75, 1, '\x7b2276223a312c2274223a313739353931313931393537312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a37352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36382c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 76, 1, '\x7b2276223a312c2274223a313739353931313931393537352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a37362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 77, 1, '\x7b2276223a312c2274223a313739353931313931393538312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a37372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37302c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a367d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 78, 1, '\x7b2276223a312c2274223a313739353931313931393539332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a37382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37312c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 79, 1, '\x7b2276223a312c2274223a313739353931313931393539352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a37392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 80, 1, '\x7b2276223a312c2274223a313739353931313931393630372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a38302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37332c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 81, 1, '\x7b2276223a312c2274223a313739353931313931393631312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a38312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 82, 1, '\x7b2276223a312c2274223a313739353931313931393631362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a38322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37352c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 83, 1, '\x7b2276223a312c2274223a313739353931313931393631382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a38332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37362c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 84, 1, '\x7b2276223a312c2274223a313739353931313931393632302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a38342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 85, 1, '\x7b2276223a312c2274223a313739353931313931393632322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a38352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 86, 1, '\x7b2276223a312c2274223a313739353931313931393632362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a38362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 87, 1, '\x7b2276223a312c2274223a313739353931313931393633312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a38372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38302c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 88, 1, '\x7b2276223a312c2274223a313739353931313931393633352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a38382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 89, 1, '\x7b2276223a312c2274223a313739353931313931393634302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a38392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 90, 1, '\x7b2276223a312c2274223a313739353931313931393634342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a39302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38332c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 91, 1, '\x7b2276223a312c2274223a313739353931313931393634392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a39312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 92, 1, '\x7b2276223a312c2274223a313739353931313931393635342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a39322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 93, 1, '\x7b2276223a312c2274223a313739353931313931393635382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a39332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38362c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 94, 1, '\x7b2276223a312c2274223a313739353931313931393636332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a39342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 95, 1, '\x7b2276223a312c2274223a313739353931313931393637352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a39352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38382c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 96, 1, '\x7b2276223a312c2274223a313739353931313931393638302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a39362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 97, 1, '\x7b2276223a312c2274223a313739353931313931393638342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a39372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39302c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 98, 1, '\x7b2276223a312c2274223a313739353931313931393638372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a39382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 99, 1, '\x7b2276223a312c2274223a313739353931313931393730302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a39392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39322c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 100, 1, '\x7b2276223a312c2274223a313739353931313931393730352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3130302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 101, 1, '\x7b2276223a312c2274223a313739353931313931393730392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3130312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 102, 1, '\x7b2276223a312c2274223a313739353931313931393731332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3130322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 103, 1, '\x7b2276223a312c2274223a313739353931313931393731362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3130332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39362c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 104, 1, '\x7b2276223a312c2274223a313739353931313931393732302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3130342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39372c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 105, 1, '\x7b2276223a312c2274223a313739353931313931393732342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3130352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 106, 1, '\x7b2276223a312c2274223a313739353931313931393732362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3130362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39392c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 107, 1, '\x7b2276223a312c2274223a313739353931313931393733302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3130372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130302c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 108, 1, '\x7b2276223a312c2274223a313739353931313931393733302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3130382c22696e63223a312c226b696e64223a22636865636b6564222c22646967657374223a2263663934643238663736303033386333333838623264616139343737656635656235663964326365646561633064356438613162313262393466663962636630227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 109, 1, '\x7b2276223a312c2274223a313739353931313931393733332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3130392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130312c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a367d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 110, 1, '\x7b2276223a312c2274223a313739353931313931393733372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3131302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 111, 1, '\x7b2276223a312c2274223a313739353931313931393733392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3131312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130332c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 112, 1, '\x7b2276223a312c2274223a313739353931313931393734332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3131322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 113, 1, '\x7b2276223a312c2274223a313739353931313931393734372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3131332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 114, 1, '\x7b2276223a312c2274223a313739353931313931393736322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3131342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130362c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 115, 1, '\x7b2276223a312c2274223a313739353931313931393736362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3131352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130372c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 116, 1, '\x7b2276223a312c2274223a313739353931313931393737312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3131362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130382c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 117, 1, '\x7b2276223a312c2274223a313739353931313931393737332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3131372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130392c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a367d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 118, 1, '\x7b2276223a312c2274223a313739353931313931393737352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3131382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 119, 1, '\x7b2276223a312c2274223a313739353931313931393737392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3131392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 120, 1, '\x7b2276223a312c2274223a313739353931313931393738332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3132302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 121, 1, '\x7b2276223a312c2274223a313739353931313931393738372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3132312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131332c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 122, 1, '\x7b2276223a312c2274223a313739353931313931393739312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3132322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 123, 1, '\x7b2276223a312c2274223a313739353931313931393830392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3132332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 124, 1, '\x7b2276223a312c2274223a313739353931313931393831342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3132342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131362c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a357d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 125, 1, '\x7b2276223a312c2274223a313739353931313931393831362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3132352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 126, 1, '\x7b2276223a312c2274223a313739353931313931393831382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3132362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 127, 1, '\x7b2276223a312c2274223a313739353931313931393832322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3132372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 128, 1, '\x7b2276223a312c2274223a313739353931313931393833362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3132382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132302c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 129, 1, '\x7b2276223a312c2274223a313739353931313931393833392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3132392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132312c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223163643138633762336265653962643061383532386132383139353730373130227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 130, 1, '\x7b2276223a312c2274223a313739353931313931393834322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3133302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132322c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223937646136313361663134373638633037636530623264653765626630303834227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 131, 1, '\x7b2276223a312c2274223a313739353931313931393834362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3133312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 132, 1, '\x7b2276223a312c2274223a313739353931313931393835302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3133322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 133, 1, '\x7b2276223a312c2274223a313739353931313931393835352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3133332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 134, 1, '\x7b2276223a312c2274223a313739353931313931393835382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3133342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 135, 1, '\x7b2276223a312c2274223a313739353931313931393836322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3133352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 136, 1, '\x7b2276223a312c2274223a313739353931313931393836342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3133362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 137, 1, '\x7b2276223a312c2274223a313739353931313931393836382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3133372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 138, 1, '\x7b2276223a312c2274223a313739353931313931393837322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3133382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 139, 1, '\x7b2276223a312c2274223a313739353931313931393837362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3133392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 140, 1, '\x7b2276223a312c2274223a313739353931313931393838302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3134302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 141, 1, '\x7b2276223a312c2274223a313739353931313931393838342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3134312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133332c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 142, 1, '\x7b2276223a312c2274223a313739353931313931393838382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3134322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 143, 1, '\x7b2276223a312c2274223a313739353931313931393930372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3134332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 144, 1, '\x7b2276223a312c2274223a313739353931313931393931312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3134342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133362c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 145, 1, '\x7b2276223a312c2274223a313739353931313931393931362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3134352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 146, 1, '\x7b2276223a312c2274223a313739353931313931393933312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3134362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133382c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 147, 1, '\x7b2276223a312c2274223a313739353931313931393933362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3134372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 148, 1, '\x7b2276223a312c2274223a313739353931313931393933392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3134382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 149, 1, '\x7b2276223a312c2274223a313739353931313931393934332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3134392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 150, 1, '\x7b2276223a312c2274223a313739353931313931393934362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3135302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 151, 1, '\x7b2276223a312c2274223a313739353931313931393935302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3135312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 152, 1, '\x7b2276223a312c2274223a313739353931313931393935332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3135322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 153, 1, '\x7b2276223a312c2274223a313739353931313931393935372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3135332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 154, 1, '\x7b2276223a312c2274223a313739353931313931393936302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3135342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 155, 1, '\x7b2276223a312c2274223a313739353931313931393936332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3135352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 156, 1, '\x7b2276223a312c2274223a313739353931313931393936362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3135362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 157, 1, '\x7b2276223a312c2274223a313739353931313931393937302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3135372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 158, 1, '\x7b2276223a312c2274223a313739353931313931393937332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3135382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 159, 1, '\x7b2276223a312c2274223a313739353931313931393937362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3135392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 160, 1, '\x7b2276223a312c2274223a313739353931313931393939362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3136302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 161, 1, '\x7b2276223a312c2274223a313739353931313932303030302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3136312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 162, 1, '\x7b2276223a312c2274223a313739353931313932303030342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3136322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 163, 1, '\x7b2276223a312c2274223a313739353931313932303030372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3136332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 164, 1, '\x7b2276223a312c2274223a313739353931313932303031302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3136342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 165, 1, '\x7b2276223a312c2274223a313739353931313932303032392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3136352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 166, 1, '\x7b2276223a312c2274223a313739353931313932303033332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3136362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 167, 1, '\x7b2276223a312c2274223a313739353931313932303033362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3136372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 168, 1, '\x7b2276223a312c2274223a313739353931313932303033392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3136382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 169, 1, '\x7b2276223a312c2274223a313739353931313932303034322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3136392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 170, 1, '\x7b2276223a312c2274223a313739353931313932303034352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3137302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136322c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 171, 1, '\x7b2276223a312c2274223a313739353931313932303034382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3137312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 172, 1, '\x7b2276223a312c2274223a313739353931313932303035312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3137322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 173, 1, '\x7b2276223a312c2274223a313739353931313932303035332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3137332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 174, 1, '\x7b2276223a312c2274223a313739353931313932303035362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3137342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 175, 1, '\x7b2276223a312c2274223a313739353931313932303035392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3137352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 176, 1, '\x7b2276223a312c2274223a313739353931313932303036322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3137362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 177, 1, '\x7b2276223a312c2274223a313739353931313932303036352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3137372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136392c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 178, 1, '\x7b2276223a312c2274223a313739353931313932303038352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3137382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137302c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 179, 1, '\x7b2276223a312c2274223a313739353931313932303038382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3137392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 180, 1, '\x7b2276223a312c2274223a313739353931313932303039312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3138302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 181, 1, '\x7b2276223a312c2274223a313739353931313932303131312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3138312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137332c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a367d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 182, 1, '\x7b2276223a312c2274223a313739353931313932303131342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3138322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137342c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223965363236303335663466653566313466393261313434393931643065396638227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 183, 1, '\x7b2276223a312c2274223a313739353931313932303131372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3138332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137352c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223137363164383866366666383336313539643630323536393266653165323563227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 184, 1, '\x7b2276223a312c2274223a313739353931313932303132302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3138342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 185, 1, '\x7b2276223a312c2274223a313739353931313932303132332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3138352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 186, 1, '\x7b2276223a312c2274223a313739353931313932303132362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3138362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 187, 1, '\x7b2276223a312c2274223a313739353931313932303132392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3138372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 188, 1, '\x7b2276223a312c2274223a313739353931313932303133322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3138382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 189, 1, '\x7b2276223a312c2274223a313739353931313932303133352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3138392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138312c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 190, 1, '\x7b2276223a312c2274223a313739353931313932303133372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3139302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138322c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 191, 1, '\x7b2276223a312c2274223a313739353931313932303134302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3139312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138332c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 192, 1, '\x7b2276223a312c2274223a313739353931313932303134332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3139322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 193, 1, '\x7b2276223a312c2274223a313739353931313932303134352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3139332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 194, 1, '\x7b2276223a312c2274223a313739353931313932303134392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3139342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138362c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 195, 1, '\x7b2276223a312c2274223a313739353931313932303135312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3139352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138372c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 196, 1, '\x7b2276223a312c2274223a313739353931313932303137332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3139362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138382c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223166336438306230663561663864633964303565303438343462613364616165227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 197, 1, '\x7b2276223a312c2274223a313739353931313932303137362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3139372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138392c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a226532656135336432383761643033636436663463616363633663346264653036227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 198, 1, '\x7b2276223a312c2274223a313739353931313932303138302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3139382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139302c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 199, 1, '\x7b2276223a312c2274223a313739353931313932303138332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3139392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 200, 1, '\x7b2276223a312c2274223a313739353931313932303230362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3230302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 201, 1, '\x7b2276223a312c2274223a313739353931313932303230392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3230312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 202, 1, '\x7b2276223a312c2274223a313739353931313932303231322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3230322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 203, 1, '\x7b2276223a312c2274223a313739353931313932303231352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3230332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 204, 1, '\x7b2276223a312c2274223a313739353931313932303231382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3230342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139362c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 205, 1, '\x7b2276223a312c2274223a313739353931313932303232312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3230352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139372c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a226537656335396663656364356361663230353030356336333236613633626166227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 206, 1, '\x7b2276223a312c2274223a313739353931313932303232332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3230362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139382c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223865646132386233393463313130653164353262633731333630653363303061227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 207, 1, '\x7b2276223a312c2274223a313739353931313932303232372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3230372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 208, 1, '\x7b2276223a312c2274223a313739353931313932303233302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3230382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 209, 1, '\x7b2276223a312c2274223a313739353931313932303233302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3230392c22696e63223a312c226b696e64223a22636865636b6564222c22646967657374223a2265666134393766383631386237366133333835373837303033653433623638313336656439323732663636636664363233636164626566643131323261643434227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 210, 1, '\x7b2276223a312c2274223a313739353931313932303233332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3231302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 211, 1, '\x7b2276223a312c2274223a313739353931313932303233362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3231312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 212, 1, '\x7b2276223a312c2274223a313739353931313932303233382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3231322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 213, 1, '\x7b2276223a312c2274223a313739353931313932303234312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3231332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 214, 1, '\x7b2276223a312c2274223a313739353931313932303234342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3231342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 215, 1, '\x7b2276223a312c2274223a313739353931313932303234372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3231352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230362c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 216, 1, '\x7b2276223a312c2274223a313739353931313932303236392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3231362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230372c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 217, 1, '\x7b2276223a312c2274223a313739353931313932303239332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3231372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230382c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a226163363239336232383966363635306637643239633939313661626331336565227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 218, 1, '\x7b2276223a312c2274223a313739353931313932303239362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3231382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230392c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223964653331623566313266366237653139346662326233613038326534373535227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 219, 1, '\x7b2276223a312c2274223a313739353931313932303330302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3231392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 220, 1, '\x7b2276223a312c2274223a313739353931313932303330332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3232302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231312c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 221, 1, '\x7b2276223a312c2274223a313739353931313932303330362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3232312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 222, 1, '\x7b2276223a312c2274223a313739353931313932303330382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3232322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 223, 1, '\x7b2276223a312c2274223a313739353931313932303331312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3232332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231342c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a397d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 224, 1, '\x7b2276223a312c2274223a313739353931313932303331342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3232342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 225, 1, '\x7b2276223a312c2274223a313739353931313932303331372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3232352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231362c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 226, 1, '\x7b2276223a312c2274223a313739353931313932303332302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3232362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231372c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 227, 1, '\x7b2276223a312c2274223a313739353931313932303332332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3232372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231382c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 228, 1, '\x7b2276223a312c2274223a313739353931313932303332362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3232382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 229, 1, '\x7b2276223a312c2274223a313739353931313932303332392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3232392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232302c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 230, 1, '\x7b2276223a312c2274223a313739353931313932303333322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3233302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 231, 1, '\x7b2276223a312c2274223a313739353931313932303333352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3233312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 232, 1, '\x7b2276223a312c2274223a313739353931313932303335392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3233322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232332c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31307d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 233, 1, '\x7b2276223a312c2274223a313739353931313932303336322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3233332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 234, 1, '\x7b2276223a312c2274223a313739353931313932303336352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3233342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 235, 1, '\x7b2276223a312c2274223a313739353931313932303336372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3233352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232362c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226536393538616630333831306135613033363733626363316461313964656533227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 236, 1, '\x7b2276223a312c2274223a313739353931313932303337302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3233362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232372c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226139633438343631333234303964666662366435366338363664346536373865227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 237, 1, '\x7b2276223a312c2274223a313739353931313932303337332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3233372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 238, 1, '\x7b2276223a312c2274223a313739353931313932303337362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3233382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232392c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 239, 1, '\x7b2276223a312c2274223a313739353931313932303430312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3233392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233302c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31357d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 240, 1, '\x7b2276223a312c2274223a313739353931313932303430342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3234302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 241, 1, '\x7b2276223a312c2274223a313739353931313932303430382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3234312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233322c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 242, 1, '\x7b2276223a312c2274223a313739353931313932303431302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3234322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233332c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a226538626632663931303738316563656265333930346662333930303232346233227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 243, 1, '\x7b2276223a312c2274223a313739353931313932303431332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3234332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233342c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223037336238646264383331353330653539313134663764393139386336303833227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 244, 1, '\x7b2276223a312c2274223a313739353931313932303431362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3234342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 245, 1, '\x7b2276223a312c2274223a313739353931313932303431392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3234352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 246, 1, '\x7b2276223a312c2274223a313739353931313932303432312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3234362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 247, 1, '\x7b2276223a312c2274223a313739353931313932303432342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3234372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233382c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 248, 1, '\x7b2276223a312c2274223a313739353931313932303432372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3234382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233392c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 249, 1, '\x7b2276223a312c2274223a313739353931313932303435332c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3234392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234302c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a387d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 250, 1, '\x7b2276223a312c2274223a313739353931313932303435362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3235302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234312c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223833313539306161393530623262653532393762326164303036626336306230227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 251, 1, '\x7b2276223a312c2274223a313739353931313932303435392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3235312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234322c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226665303639366130373933323233386434366136306238653837346362373931227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 252, 1, '\x7b2276223a312c2274223a313739353931313932303436322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3235322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 253, 1, '\x7b2276223a312c2274223a313739353931313932303436352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3235332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234342c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 254, 1, '\x7b2276223a312c2274223a313739353931313932303436372c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3235342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 255, 1, '\x7b2276223a312c2274223a313739353931313932303437302c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3235352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234362c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 256, 1, '\x7b2276223a312c2274223a313739353931313932303439362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3235362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234372c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31327d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 257, 1, '\x7b2276223a312c2274223a313739353931313932303439392c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3235372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234382c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226333326637663736396466353766353562346531353461653462623563613632227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 258, 1, '\x7b2276223a312c2274223a313739353931313932303530322c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3235382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234392c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a226263323262383366336262303935346462396339663035313235326462656137227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 259, 1, '\x7b2276223a312c2274223a313739353931313932303530352c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3235392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 260, 1, '\x7b2276223a312c2274223a313739353931313932303530382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3236302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 261, 1, '\x7b2276223a312c2274223a313739353931313932303531312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3236312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 262, 1, '\x7b2276223a312c2274223a313739353931313932303531342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3236322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 263, 1, '\x7b2276223a312c2274223a313739353931313932303531362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3236332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235342c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 264, 1, '\x7b2276223a312c2274223a313739353931313932303531382c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3236342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235352c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a226534333038393331356233346562396261376531376135336533306538336438227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 265, 1, '\x7b2276223a312c2274223a313739353931313932303532312c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3236352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235362c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223362303733653132663861333635356361646436333430636130323834386132227d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 266, 1, '\x7b2276223a312c2274223a313739353931313932303532342c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3236362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 267, 1, '\x7b2276223a312c2274223a313739353931313932303532362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3236372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235382c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('bltwrmmeowsx6', 268, 1, '\x7b2276223a312c2274223a313739353931313932303532362c227461626c65223a22626c7477726d6d656f77737836222c22736571223a3236382c22696e63223a312c226b696e64223a22656e646564222c22646967657374223a2238343163633930643430303735653333383664636639626330623764333533343432656661663333383164626566353061353337366530333934363631623837227d');


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES ('sovankmp6dp4', 'Anna', 1795911918372, true);
INSERT INTO public.players VALUES ('wi6reulrusbt', 'Ben', 1795911918737, true);
INSERT INTO public.players VALUES ('awpuw6u2h6qx', 'Cleo', 1795911918931, true);


--
-- Data for Name: purge_clock; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: servers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.servers OVERRIDING SYSTEM VALUE VALUES (1, 'vm', '', '2026-11-29 00:25:18.23973+00', true, false, 398, 's', 3);


--
-- Data for Name: shard; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('aivt62isisemk', 'awzxktl3dm', 0, 1, '{}', NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('2xe3hp643uanx', '2kvv6ztwre', 0, 1, '{}', NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('e5gdik4xay35s', 'equx53md2o', 99, 1, '{}', NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('bltwrmmeowsx6', 'b2rh5ifzrt', 0, 1, '{}', NULL, 0, NULL, NULL, NULL);


--
-- Name: audit_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_number_seq', 1, false);


--
-- Name: node_inc_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.node_inc_seq', 1, true);


--
-- Name: audit_log audit_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_pkey PRIMARY KEY (number);


--
-- Name: codes codes_code_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_code_hash_key UNIQUE (code_hash);


--
-- Name: codes codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (player_id, kind);


--
-- Name: devices devices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (player_id, id);


--
-- Name: devices devices_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_token_hash_key UNIQUE (token_hash);


--
-- Name: games game_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT game_pkey PRIMARY KEY (id);


--
-- Name: leases lease_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.leases
    ADD CONSTRAINT lease_pkey PRIMARY KEY (incarnation);


--
-- Name: journal log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, seq);


--
-- Name: servers node_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.servers
    ADD CONSTRAINT node_pkey PRIMARY KEY (incarnation);


--
-- Name: game_members played_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_members
    ADD CONSTRAINT played_pkey PRIMARY KEY (game_id, number);


--
-- Name: players player_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT player_pkey PRIMARY KEY (id);


--
-- Name: tables tbl_invite_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tbl_invite_key UNIQUE (invite);


--
-- Name: tables tbl_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tbl_pkey PRIMARY KEY (id);


--
-- Name: game_members_by_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_members_by_player ON public.game_members USING btree (player_id, ended_ms, game_id);


--
-- Name: games_by_charged_address; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_by_charged_address ON public.games USING btree (charged_address, ((people > 1)), ended_ms, id) WHERE (charged_address IS NOT NULL);


--
-- Name: games_by_charged_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_by_charged_player ON public.games USING btree (charged_player, ((people > 1)), ended_ms, id) WHERE (charged_player IS NOT NULL);


--
-- Name: games_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_by_end ON public.games USING btree (ended_ms, id);


--
-- Name: games_by_rank; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_by_rank ON public.games USING btree (((people > 1)), ended_ms, id);


--
-- Name: games_by_table; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_by_table ON public.games USING btree (table_id, ended_ms, id);


--
-- Name: players_by_seen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX players_by_seen ON public.players USING btree (seen_ms);


--
-- Name: players_not_played; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX players_not_played ON public.players USING btree (seen_ms) WHERE (NOT has_played);


--
-- Name: purge_clock_is_one; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX purge_clock_is_one ON public.purge_clock USING btree ((true));


--
-- Name: shard_is_one; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX shard_is_one ON public.shard USING btree ((true));


--
-- Name: tables_by_home; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_home ON public.tables USING btree (home);


--
-- Name: tables_by_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_player ON public.tables USING gin (seats);


--
-- Name: tables_by_sleep; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_sleep ON public.tables USING btree (slept_ms) WHERE (slept_ms IS NOT NULL);


--
-- Name: devices correct_time; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER correct_time BEFORE INSERT OR UPDATE OF seen_ms ON public.devices FOR EACH ROW EXECUTE FUNCTION public.correct_player_time();


--
-- Name: games correct_time; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER correct_time BEFORE INSERT ON public.games FOR EACH ROW EXECUTE FUNCTION public.correct_game_time();


--
-- Name: players correct_time; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER correct_time BEFORE INSERT OR UPDATE OF seen_ms ON public.players FOR EACH ROW EXECUTE FUNCTION public.correct_player_time();


--
-- Name: codes codes_player_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;


--
-- Name: devices devices_player_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;


--
-- Name: leases lease_inc_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.leases
    ADD CONSTRAINT lease_inc_fkey FOREIGN KEY (incarnation) REFERENCES public.servers(incarnation);


--
-- Name: tables tbl_owner_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tbl_owner_fkey FOREIGN KEY (home) REFERENCES public.servers(incarnation);


--
-- PostgreSQL database dump complete
--


