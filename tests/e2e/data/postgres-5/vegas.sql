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
    transcript text NOT NULL
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
    token_hash text COLLATE pg_catalog."C",
    previous_hash text COLLATE pg_catalog."C",
    seen_ms bigint NOT NULL
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
    load_attempts integer DEFAULT 0 NOT NULL
);


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: bans; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: format; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.format VALUES (5, 5);


--
-- Data for Name: game_members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.game_members VALUES ('od7ttfp5st3me-1', 1, 'ogywr3ny7hdn', 1795899101193);
INSERT INTO public.game_members VALUES ('od7ttfp5st3me-1', 2, 'sy322wblmcty', 1795899101193);
INSERT INTO public.game_members VALUES ('zjao46sni2ao4-1', 1, 'd46xx4nvrmjg', 1795899103407);
INSERT INTO public.game_members VALUES ('zjao46sni2ao4-1', 2, 'sy322wblmcty', 1795899103407);


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('od7ttfp5st3me-1', 'od7ttfp5st3me', 'obazhy7uzn', false, NULL, 1795899101193, '{"game":"od7ttfp5st3me-1","table":"od7ttfp5st3me","ruleset":"classic","ended_ms":1795899101193,"seats":[{"player":"ogywr3ny7hdn","name":"Ben","total":500000},{"player":"sy322wblmcty","name":"Anna","total":520000,"won":true}]}', '{"actions":[{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":1,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":3,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":1,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":1,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":5,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"face":5,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"face":2,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":2,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":4,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":4,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":2,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":4,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":4,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":2,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":4,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":2,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"face":1,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":4,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":2,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":5,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":5,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1}],"commitment":"4f00cba9f35f9aed4d8318182207e40c6d9bf85788b4c4be4c0b855fddb75a9f","digest":"26ede4ecbfc11db31a739cef840677f5fb61412511e77ea68aae6fa9d947d8dc","game":"od7ttfp5st3me-1","options":{},"result":{"cards":[10,10],"chips":[0,0],"places":[2,1],"totals":[500000,520000],"winners":[1]},"ruleset":"classic","seats":[{"bot":null,"name":"Ben","seed":""},{"bot":null,"name":"Anna","seed":""}],"server_seed":"e71dfda3460e6a615e0f9c586679b096b4ec1a2ac85bbb5d30ef88e5f0e431ca","transcript":1}');
INSERT INTO public.games VALUES ('zjao46sni2ao4-1', 'zjao46sni2ao4', 'zfl7ksyzoi', true, NULL, 1795899103407, '{"game":"zjao46sni2ao4-1","table":"zjao46sni2ao4","invite":"zfl7ksyzoi","ruleset":"vegas-1996","ended_ms":1795899103407,"seats":[{"player":"d46xx4nvrmjg","name":"Cleo","total":29},{"player":"sy322wblmcty","name":"Anna","total":64,"won":true}]}', '{"actions":[{"action":{"kind":"start_at","table":12},"seat":0},{"action":{"kind":"start_at","table":14},"seat":1},{"action":{"kind":"good_luck","number":5},"seat":0},{"action":{"kind":"cover","space":11},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":8},"seat":1},{"action":{"kind":"change_table","table":10},"seat":0},{"action":{"kind":"change_table","table":9},"seat":1},{"action":{"kind":"front_man","table":8},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"good_luck","number":6},"seat":1},{"action":{"kind":"cover","space":3},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":7},"seat":0},{"action":{"kind":"front_man","table":2},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"good_luck","number":6},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":1},"seat":1},{"action":{"kind":"change_table","table":2},"seat":0},{"action":{"kind":"good_luck","number":4},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":7},"seat":0},{"action":{"kind":"change_table","table":2},"seat":1},{"action":{"kind":"front_man","table":3},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"front_man","table":12},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":1},"seat":1},{"action":{"kind":"change_table","table":10},"seat":0},{"action":{"kind":"change_table","table":8},"seat":1},{"action":{"kind":"change_table","table":5},"seat":0},{"action":{"kind":"mary_chip"},"seat":1},{"action":{"kind":"change_table","table":7},"seat":0},{"action":{"kind":"good_luck","number":1},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"duel","number":2},"commitment":"1619f50e585bab2d54d9506ef9d254e94e8f704d3f2edeef1449c90083bcca41","nonce":"05cf4142ca8c55ba388da99e235616df","seat":1},{"action":{"kind":"duel","number":1},"commitment":"2a972ec7d2df878445e5afd7e30e30270cbf1dbe40d62a9fd9e6ea18dd507299","nonce":"ce9800e0b4324a30c80e85854e70ca00","seat":0},{"action":{"kind":"front_man","table":13},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":1},"seat":0},{"action":{"kind":"good_luck","number":3},"seat":1},{"action":{"kind":"cover","space":5},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"good_luck","number":1},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":8},"seat":0},{"action":{"kind":"front_man","table":6},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":7},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"good_luck","number":4},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":7},"seat":1},{"action":{"kind":"change_table","table":10},"seat":0},{"action":{"kind":"change_table","table":10},"seat":1},{"action":{"kind":"good_luck","number":3},"seat":0},{"action":{"kind":"cover","space":5},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":1},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"good_luck","number":2},"seat":0},{"action":{"kind":"cover","space":5},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":8},"seat":1},{"action":{"kind":"change_table","table":8},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":11},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":9},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":12},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":4},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":5},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"mary_chip"},"seat":0},{"action":{"kind":"good_luck","number":2},"seat":1},{"action":{"kind":"cover","space":5},"seat":1},{"action":{"kind":"duel","number":2},"commitment":"bfc2c6f1697bc5cf7b920fbf60fd6da6259084c53e4d8ea612bd3676ddc11c42","nonce":"f8dae90ecab57074bd042402ef67ee3b","seat":1},{"action":{"kind":"duel","number":1},"commitment":"49190c5704dd3a60733857f36fc12dd5e1b24b4182aa24bcd06fa3afcc61d4fb","nonce":"7c534b6bd5c2321ed4e560d693b70274","seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":12},"seat":1},{"action":{"kind":"change_table","table":10},"seat":0},{"action":{"kind":"good_luck","number":5},"seat":1},{"action":{"kind":"cover","space":4},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":9},"seat":1},{"action":{"kind":"duel","number":2},"commitment":"e54117aef49802a51c159019942d1cde7c28ecf9f5699e4adf46d3a7b3daa8e4","nonce":"98b38e1bd8e3b8f4babc607b3c04caf3","seat":1},{"action":{"kind":"duel","number":1},"commitment":"6fc48cf724f073633c622cccc6d70b2fbc25fa8f353bf0e653c067c5fc50b54c","nonce":"06df4ec7f93299e825e97e7e9eb7ef14","seat":0},{"action":{"kind":"change_table","table":10},"seat":0},{"action":{"kind":"change_table","table":10},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":5},"seat":1},{"action":{"kind":"duel","number":2},"commitment":"549f460ad024e4fa01481439569b13e91135c6d5b4aab48ef9879b06bffd1219","nonce":"93560875bbe8775a246cf19441106da8","seat":1},{"action":{"kind":"duel","number":3},"commitment":"53a5672181d1fba4b3463cfc4932fd5abfbc0000636e9d2bf87c6e3c289a14b9","nonce":"c19503d775e51e59d014a0538750e196","seat":0},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":3},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":9},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":1},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":10},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"duel","number":1},"commitment":"f9ce775c4038d6590cb2cb7ed539f022d32b998286999afbfd503343ac74ac5d","nonce":"c9485c62ecd9e6e2aa106bf85b735773","seat":1},{"action":{"kind":"duel","number":3},"commitment":"15fe646e19802c25a883a6addc8a1fe252335689d413d66e2699a3d0554b1a5f","nonce":"2856bdfe32e2ea139fccf38eef5f7f5f","seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"duel","number":1},"commitment":"42d97b4c0afe14298d1f653871acd02a7eaea158cb67739390e9c0547d1bd500","nonce":"3b61ea635a50dd8ed64939703a668968","seat":0},{"action":{"kind":"duel","number":3},"commitment":"85af0ae27da7201eb6bc3a3e74f48bc064048028172e97441b1a96b8fa58804e","nonce":"a85f1f3cdede45bfac729899dd3069cb","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":1},"seat":0},{"action":{"kind":"duel","number":1},"commitment":"1fa129352e19a95ae61f75c729b74c75fdbe931440836db644c227a45b922cb7","nonce":"fe75bd7c0ca2bc28b38b825035ed9558","seat":0},{"action":{"kind":"duel","number":1},"commitment":"4e4cc3d50d94c6a8f781d396eb87580ec4a7bdf17222a119d91191701b176e53","nonce":"7a2991ef57110ded1a4929c1c98fe4cd","seat":1},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":7},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":8},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":15},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":6},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":13},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"duel","number":1},"commitment":"29d96be3c39a09cf47ef9e6fd656b48624cfcaaf58a9b8b2530edfb3c5e38887","nonce":"c27a48fd134024b74366386dc7d9ddee","seat":0},{"action":{"kind":"duel","number":1},"commitment":"0abfd84a9c793ada73d0bbe24c1487d91b4bacc64495e8740b3a3385161c160e","nonce":"5bb110ba398df1b982f9291886c6b0c2","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":7},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"duel","number":1},"commitment":"5d142bf846050b165dc7366317524ce15d8c17ef1030c021f7fc3f7e35766867","nonce":"1f6f4fb4edf2e9f288d99d4313a93afa","seat":1},{"action":{"kind":"duel","number":1},"commitment":"3c9722b00c5280d26f961292ef422dd94b0d2d134ef84489e3678f417f418073","nonce":"a476bd31210be5782f03c3f82cf1d928","seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":10},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":9},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":10},"seat":0},{"action":{"kind":"duel","number":1},"commitment":"ab8853e5d4c0ede246f14cc7e8932a264ddb4f020214ebaf353b3c28ac72c04b","nonce":"39e3a3f0c80e7d8c802452e723ce1b56","seat":0},{"action":{"kind":"duel","number":2},"commitment":"17af1a25598be9005abebe315f8fe54d0198e71a213d646ef4d896e9978ef5e9","nonce":"b5775881f3a83f4532dd04f717f59093","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":13},"seat":0},{"action":{"kind":"duel","number":2},"commitment":"7df09ce6e8a8b486daea6834fe1cf317210a3bcbf05d8cc976690211724738ac","nonce":"58d385169ae402fdeaef42fdf27dff47","seat":0},{"action":{"kind":"duel","number":2},"commitment":"1bf8dbf19c09f8313b986539cf41d693b5d078da461a12436ffc01e79a21a027","nonce":"2b8df599faaacfec74f07011a4fdabd5","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":10},"seat":0},{"action":{"kind":"duel","number":1},"commitment":"6090b346fab17f3e0fb7cfb382c16b70b4072dee4fe9b8e14f40b4778ff3743b","nonce":"b00ab0f489a9c8c79c7f54e8a0203d8d","seat":0},{"action":{"kind":"duel","number":1},"commitment":"e9426b2644b9556689745e9ea8b56e7328b6087f4434f25f379fd17feded9640","nonce":"3128349eea4070cf403d095799c85be4","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"duel","number":1},"commitment":"053dfa33777e8d3f650c6964c3d030b2f7fbc31fa735b3dc6312058631c584a4","nonce":"a515804f13084ff8bc0b5e81853203b3","seat":1},{"action":{"kind":"duel","number":2},"commitment":"d923b243ec650579f63bfb4ebd46e06dec5e24ce4408c7303783f0090bf416a9","nonce":"9a08511567d30b70e5b79e8bb59cf85d","seat":0}],"commitment":"ab4c653fdf34fdce457ff3ec8ebe3f236486a7140296aaa1a7f00d12a5a72a4b","digest":"fd03a9243250393dcdc831a2d74e30f10af87bd428ecfd75b78f5fa625828070","game":"zjao46sni2ao4-1","options":{"duel":true},"result":{"cards":[0,0],"chips":[4,8],"places":[2,1],"totals":[29,64],"winners":[1]},"ruleset":"vegas-1996","seats":[{"bot":null,"name":"Cleo","seed":""},{"bot":null,"name":"Anna","seed":""}],"server_seed":"a9b1819f759e31fc40502c29bcc4abe0fa5967eb2a51a2d52dbbcfd376de0213","transcript":1}');


--
-- Data for Name: journal; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.journal VALUES ('upf57xyz5rynb', 0, 1, '\x7b2276223a312c2274223a313739353839393039393930332c227461626c65223a22757066353778797a3572796e62222c22736571223a302c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a2275763279663764716f7a222c2272756c65736574223a22726f79616c652d6261736963222c227365617473223a342c226f7074696f6e73223a7b2266697273745f73656174223a317d2c2270726976617465223a747275652c22717569636b223a66616c73657d');
INSERT INTO public.journal VALUES ('upf57xyz5rynb', 1, 1, '\x7b2276223a312c2274223a313739353839393039393930332c227461626c65223a22757066353778797a3572796e62222c22736571223a312c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a22757066353778797a3572796e622d31222c227365727665725f73656564223a2262386338356665313665306633626133306636303131613531303932656366356336306130653430313961336361326265643436353334623838646233643962222c226e756d626572223a312c226465636973696f6e735f6265666f7265223a307d');
INSERT INTO public.journal VALUES ('upf57xyz5rynb', 2, 1, '\x7b2276223a312c2274223a313739353839393039393930332c227461626c65223a22757066353778797a3572796e62222c22736571223a322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22737933323277626c6d637479222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('upf57xyz5rynb', 3, 1, '\x7b2276223a312c2274223a313739353839393039393930332c227461626c65223a22757066353778797a3572796e62222c22736571223a332c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a22737933323277626c6d637479222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('upf57xyz5rynb', 4, 1, '\x7b2276223a312c2274223a313739353839393130303530362c227461626c65223a22757066353778797a3572796e62222c22736571223a342c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a226f67797772336e793768646e222c226e616d65223a2242656e227d');
INSERT INTO public.journal VALUES ('upf57xyz5rynb', 5, 1, '\x7b2276223a312c2274223a313739353839393130303833382c227461626c65223a22757066353778797a3572796e62222c22736571223a352c22696e63223a312c226b696e64223a22736561746564222c2273656174223a322c226e616d65223a22436c656f222c22626f74223a2265617379222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('upf57xyz5rynb', 6, 1, '\x7b2276223a312c2274223a313739353839393130303834332c227461626c65223a22757066353778797a3572796e62222c22736571223a362c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a226f67797772336e793768646e222c226e616d65223a2242656e222c227265616479223a747275652c2273656564223a2242656e27732064696365227d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 0, 1, '\x7b2276223a312c2274223a313739353839393130303834352c227461626c65223a226d706c3534646b786a32367662222c22736571223a302c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a226d6e656c673467616966222c2272756c65736574223a22726f79616c65222c227365617473223a332c226f7074696f6e73223a7b2274696c655f736574223a5b5b224131222c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c5d2c5b224131222c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c5d2c5b224131222c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c5d5d7d2c2270726976617465223a747275652c22717569636b223a66616c73657d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 1, 1, '\x7b2276223a312c2274223a313739353839393130303834352c227461626c65223a226d706c3534646b786a32367662222c22736571223a312c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a226d706c3534646b786a323676622d31222c227365727665725f73656564223a2262653136616435343339356536373865343865353430623363393635643266386361326262623835343230623836613534313262393465393030353261336661222c226e756d626572223a312c226465636973696f6e735f6265666f7265223a307d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 2, 1, '\x7b2276223a312c2274223a313739353839393130303834352c227461626c65223a226d706c3534646b786a32367662222c22736571223a322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22737933323277626c6d637479222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 3, 1, '\x7b2276223a312c2274223a313739353839393130303834352c227461626c65223a226d706c3534646b786a32367662222c22736571223a332c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a22737933323277626c6d637479222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 4, 1, '\x7b2276223a312c2274223a313739353839393130303834382c227461626c65223a226d706c3534646b786a32367662222c22736571223a342c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a226f67797772336e793768646e222c226e616d65223a2242656e227d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 5, 1, '\x7b2276223a312c2274223a313739353839393130303835302c227461626c65223a226d706c3534646b786a32367662222c22736571223a352c22696e63223a312c226b696e64223a22736561746564222c2273656174223a322c22706c61796572223a226434367878346e76726d6a67222c226e616d65223a22436c656f227d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 6, 1, '\x7b2276223a312c2274223a313739353839393130303835322c227461626c65223a226d706c3534646b786a32367662222c22736571223a362c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22737933323277626c6d637479222c226e616d65223a22416e6e61222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 7, 1, '\x7b2276223a312c2274223a313739353839393130303835352c227461626c65223a226d706c3534646b786a32367662222c22736571223a372c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a226f67797772336e793768646e222c226e616d65223a2242656e222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 8, 1, '\x7b2276223a312c2274223a313739353839393130303835362c227461626c65223a226d706c3534646b786a32367662222c22736571223a382c22696e63223a312c226b696e64223a22736561746564222c2273656174223a322c22706c61796572223a226434367878346e76726d6a67222c226e616d65223a22436c656f222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 9, 1, '\x7b2276223a312c2274223a313739353839393130303835362c227461626c65223a226d706c3534646b786a32367662222c22736571223a392c22696e63223a312c226b696e64223a2273746172746564227d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 10, 1, '\x7b2276223a312c2274223a313739353839393130303836322c227461626c65223a226d706c3534646b786a32367662222c22736571223a31302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 11, 1, '\x7b2276223a312c2274223a313739353839393130303836342c227461626c65223a226d706c3534646b786a32367662222c22736571223a31312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a322c2273656174223a312c22616374696f6e223a7b2266616365223a312c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('mpl54dkxj26vb', 12, 1, '\x7b2276223a312c2274223a313739353839393130303836382c227461626c65223a226d706c3534646b786a32367662222c22736571223a31322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a332c2273656174223a312c22616374696f6e223a7b2266697374223a332c226b696e64223a2268696465227d2c226e6f6e6365223a226463343434373832373566666161613937613431363864326331383539343663227d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 103, 1, '\x7b2276223a312c2274223a313739353839393130313230342c227461626c65223a226f643774746670357374336d65222c22736571223a3130332c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a226f62617a687937757a6e222c2272756c65736574223a22636c6173736963222c227365617473223a322c226f7074696f6e73223a7b7d2c2270726976617465223a66616c73652c22717569636b223a66616c73657d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 104, 1, '\x7b2276223a312c2274223a313739353839393130313230342c227461626c65223a226f643774746670357374336d65222c22736571223a3130342c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a226f643774746670357374336d652d32222c227365727665725f73656564223a2235306463313465343438393736343463373637393539643262353238623966363738313066316465633130393131636564346666313836326337333636353937222c226e756d626572223a322c226465636973696f6e735f6265666f7265223a39347d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 105, 1, '\x7b2276223a312c2274223a313739353839393130313230342c227461626c65223a226f643774746670357374336d65222c22736571223a3130352c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a226f67797772336e793768646e222c226e616d65223a2242656e222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 106, 1, '\x7b2276223a312c2274223a313739353839393130313230342c227461626c65223a226f643774746670357374336d65222c22736571223a3130362c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22737933323277626c6d637479222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 107, 1, '\x7b2276223a312c2274223a313739353839393130313230342c227461626c65223a226f643774746670357374336d65222c22736571223a3130372c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a226f67797772336e793768646e222c226e616d65223a2242656e227d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 108, 1, '\x7b2276223a312c2274223a313739353839393130313230352c227461626c65223a226f643774746670357374336d65222c22736571223a3130382c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22737933323277626c6d637479222c226e616d65223a22416e6e61222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 109, 1, '\x7b2276223a312c2274223a313739353839393130313230352c227461626c65223a226f643774746670357374336d65222c22736571223a3130392c22696e63223a312c226b696e64223a2273746172746564227d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 110, 1, '\x7b2276223a312c2274223a313739353839393130313230372c227461626c65223a226f643774746670357374336d65222c22736571223a3131302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 111, 1, '\x7b2276223a312c2274223a313739353839393130313231312c227461626c65223a226f643774746670357374336d65222c22736571223a3131312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39362c2273656174223a302c22616374696f6e223a7b2266616365223a352c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 112, 1, '\x7b2276223a312c2274223a313739353839393130313231322c227461626c65223a226f643774746670357374336d65222c22736571223a3131322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 113, 1, '\x7b2276223a312c2274223a313739353839393130313231342c227461626c65223a226f643774746670357374336d65222c22736571223a3131332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39382c2273656174223a312c22616374696f6e223a7b2266616365223a322c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 114, 1, '\x7b2276223a312c2274223a313739353839393130313231392c227461626c65223a226f643774746670357374336d65222c22736571223a3131342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39392c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 115, 1, '\x7b2276223a312c2274223a313739353839393130313232302c227461626c65223a226f643774746670357374336d65222c22736571223a3131352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130302c2273656174223a302c22616374696f6e223a7b2266616365223a352c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 116, 1, '\x7b2276223a312c2274223a313739353839393130313232312c227461626c65223a226f643774746670357374336d65222c22736571223a3131362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 117, 1, '\x7b2276223a312c2274223a313739353839393130313232332c227461626c65223a226f643774746670357374336d65222c22736571223a3131372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130322c2273656174223a312c22616374696f6e223a7b2266616365223a342c226b696e64223a22706c616365227d7d');
INSERT INTO public.journal VALUES ('od7ttfp5st3me', 118, 1, '\x7b2276223a312c2274223a313739353839393130313232342c227461626c65223a226f643774746670357374336d65222c22736571223a3131382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 0, 1, '\x7b2276223a312c2274223a313739353839393130313232352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a302c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a227a666c376b73797a6f69222c2272756c65736574223a2276656761732d31393936222c227365617473223a322c226f7074696f6e73223a7b226475656c223a747275657d2c2270726976617465223a747275652c22717569636b223a66616c73657d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 1, 1, '\x7b2276223a312c2274223a313739353839393130313232352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a312c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a227a6a616f3436736e6932616f342d31222c227365727665725f73656564223a2261396231383139663735396533316663343035303263323962636334616265306661353936376562326135316132643532646262636664333736646530323133222c226e756d626572223a312c226465636973696f6e735f6265666f7265223a307d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 2, 1, '\x7b2276223a312c2274223a313739353839393130313232352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a226434367878346e76726d6a67222c226e616d65223a22436c656f227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 3, 1, '\x7b2276223a312c2274223a313739353839393130313232352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a332c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a226434367878346e76726d6a67222c226e616d65223a22436c656f227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 4, 1, '\x7b2276223a312c2274223a313739353839393130313232382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a342c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22737933323277626c6d637479222c226e616d65223a22416e6e61227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 5, 1, '\x7b2276223a312c2274223a313739353839393130313233312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a352c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a226434367878346e76726d6a67222c226e616d65223a22436c656f222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 6, 1, '\x7b2276223a312c2274223a313739353839393130313233322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a362c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22737933323277626c6d637479222c226e616d65223a22416e6e61222c227265616479223a747275657d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 7, 1, '\x7b2276223a312c2274223a313739353839393130313233322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a372c22696e63223a312c226b696e64223a2273746172746564227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 8, 1, '\x7b2276223a312c2274223a313739353839393130313233382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a312c2273656174223a302c22616374696f6e223a7b226b696e64223a2273746172745f6174222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 9, 1, '\x7b2276223a312c2274223a313739353839393130313234312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a322c2273656174223a312c22616374696f6e223a7b226b696e64223a2273746172745f6174222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 10, 1, '\x7b2276223a312c2274223a313739353839393130313236302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a31302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a332c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a357d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 11, 1, '\x7b2276223a312c2274223a313739353839393130313236332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a31312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a342c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 12, 1, '\x7b2276223a312c2274223a313739353839393130313236372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a31322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 13, 1, '\x7b2276223a312c2274223a313739353839393130313239382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a31332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 14, 1, '\x7b2276223a312c2274223a313739353839393130313331362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a31342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 15, 1, '\x7b2276223a312c2274223a313739353839393130313333352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a31352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 16, 1, '\x7b2276223a312c2274223a313739353839393130313334392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a31362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a392c2273656174223a302c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 17, 1, '\x7b2276223a312c2274223a313739353839393130313335392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a31372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 18, 1, '\x7b2276223a312c2274223a313739353839393130313336322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a31382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31312c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 19, 1, '\x7b2276223a312c2274223a313739353839393130313338302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a31392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31322c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a367d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 20, 1, '\x7b2276223a312c2274223a313739353839393130313338352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a32302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31332c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 21, 1, '\x7b2276223a312c2274223a313739353839393130313339312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a32312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31342c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 22, 1, '\x7b2276223a312c2274223a313739353839393130313430372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a32322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a377d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 23, 1, '\x7b2276223a312c2274223a313739353839393130313433382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a32332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31362c2273656174223a312c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 24, 1, '\x7b2276223a312c2274223a313739353839393130313434312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a32342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 25, 1, '\x7b2276223a312c2274223a313739353839393130313435392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a32352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31382c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a367d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 26, 1, '\x7b2276223a312c2274223a313739353839393130313436352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a32362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31392c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 27, 1, '\x7b2276223a312c2274223a313739353839393130313436372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a32372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 28, 1, '\x7b2276223a312c2274223a313739353839393130313438352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a32382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 29, 1, '\x7b2276223a312c2274223a313739353839393130313530372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a32392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 30, 1, '\x7b2276223a312c2274223a313739353839393130313537322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a33302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32332c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 31, 1, '\x7b2276223a312c2274223a313739353839393130313537382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a33312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32342c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 32, 1, '\x7b2276223a312c2274223a313739353839393130313630312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a33322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a377d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 33, 1, '\x7b2276223a312c2274223a313739353839393130313632302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a33332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 34, 1, '\x7b2276223a312c2274223a313739353839393130313633392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a33342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32372c2273656174223a302c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 35, 1, '\x7b2276223a312c2274223a313739353839393130313634312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a33352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 36, 1, '\x7b2276223a312c2274223a313739353839393130313636362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a33362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32392c2273656174223a312c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 37, 1, '\x7b2276223a312c2274223a313739353839393130313637322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a33372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33302c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 38, 1, '\x7b2276223a312c2274223a313739353839393130313637342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a33382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33312c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 39, 1, '\x7b2276223a312c2274223a313739353839393130313638382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a33392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 40, 1, '\x7b2276223a312c2274223a313739353839393130313730302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a34302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33332c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 41, 1, '\x7b2276223a312c2274223a313739353839393130313731332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a34312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a357d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 42, 1, '\x7b2276223a312c2274223a313739353839393130313733352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a34322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33352c2273656174223a312c22616374696f6e223a7b226b696e64223a226d6172795f63686970227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 43, 1, '\x7b2276223a312c2274223a313739353839393130313736382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a34332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33362c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a377d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 44, 1, '\x7b2276223a312c2274223a313739353839393130313738362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a34342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33372c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 45, 1, '\x7b2276223a312c2274223a313739353839393130313739372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a34352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33382c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 46, 1, '\x7b2276223a312c2274223a313739353839393130313830342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a34362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33392c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223035636634313432636138633535626133383864613939653233353631366466227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 47, 1, '\x7b2276223a312c2274223a313739353839393130313831322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a34372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34302c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226365393830306530623433323461333063383065383538353465373063613030227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 48, 1, '\x7b2276223a312c2274223a313739353839393130313832362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a34382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34312c2273656174223a302c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 49, 1, '\x7b2276223a312c2274223a313739353839393130313832382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a34392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 50, 1, '\x7b2276223a312c2274223a313739353839393130313833342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a35302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34332c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 51, 1, '\x7b2276223a312c2274223a313739353839393130313835312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a35312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34342c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 52, 1, '\x7b2276223a312c2274223a313739353839393130313835332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a35322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34352c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 53, 1, '\x7b2276223a312c2274223a313739353839393130313835352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a35332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34362c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 54, 1, '\x7b2276223a312c2274223a313739353839393130313836362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a35342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34372c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 55, 1, '\x7b2276223a312c2274223a313739353839393130313836382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a35352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 56, 1, '\x7b2276223a312c2274223a313739353839393130313837372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a35362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 57, 1, '\x7b2276223a312c2274223a313739353839393130313838382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a35372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35302c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 58, 1, '\x7b2276223a312c2274223a313739353839393130313930302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a35382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35312c2273656174223a312c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a367d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 59, 1, '\x7b2276223a312c2274223a313739353839393130313930342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a35392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35322c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 60, 1, '\x7b2276223a312c2274223a313739353839393130313931352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a36302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a377d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 61, 1, '\x7b2276223a312c2274223a313739353839393130313933342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a36312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 62, 1, '\x7b2276223a312c2274223a313739353839393130313935342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a36322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35352c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 63, 1, '\x7b2276223a312c2274223a313739353839393130313936302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a36332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35362c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 64, 1, '\x7b2276223a312c2274223a313739353839393130313938332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a36342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35372c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a377d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 65, 1, '\x7b2276223a312c2274223a313739353839393130313939332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a36352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35382c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 66, 1, '\x7b2276223a312c2274223a313739353839393130323030332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a36362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 67, 1, '\x7b2276223a312c2274223a313739353839393130323031332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a36372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36302c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 68, 1, '\x7b2276223a312c2274223a313739353839393130323031362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a36382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36312c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 69, 1, '\x7b2276223a312c2274223a313739353839393130323032332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a36392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 70, 1, '\x7b2276223a312c2274223a313739353839393130323032362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a37302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36332c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 71, 1, '\x7b2276223a312c2274223a313739353839393130323033352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a37312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 72, 1, '\x7b2276223a312c2274223a313739353839393130323034302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a37322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 73, 1, '\x7b2276223a312c2274223a313739353839393130323034392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a37332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 74, 1, '\x7b2276223a312c2274223a313739353839393130323035342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a37342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36372c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 75, 1, '\x7b2276223a312c2274223a313739353839393130323037392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a37352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 76, 1, '\x7b2276223a312c2274223a313739353839393130323038312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a37362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36392c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 77, 1, '\x7b2276223a312c2274223a313739353839393130323039312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a37372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 78, 1, '\x7b2276223a312c2274223a313739353839393130323039392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a37382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 79, 1, '\x7b2276223a312c2274223a313739353839393130323131312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a37392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 80, 1, '\x7b2276223a312c2274223a313739353839393130323131392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a38302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 81, 1, '\x7b2276223a312c2274223a313739353839393130323132382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a38312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 82, 1, '\x7b2276223a312c2274223a313739353839393130323133382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a38322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 83, 1, '\x7b2276223a312c2274223a313739353839393130323134332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a38332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37362c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 84, 1, '\x7b2276223a312c2274223a313739353839393130323134382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a38342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37372c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 85, 1, '\x7b2276223a312c2274223a313739353839393130323135372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a38352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 86, 1, '\x7b2276223a312c2274223a313739353839393130323139322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a38362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 87, 1, '\x7b2276223a312c2274223a313739353839393130323139372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a38372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38302c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 88, 1, '\x7b2276223a312c2274223a313739353839393130323231312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a38382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 89, 1, '\x7b2276223a312c2274223a313739353839393130323231352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a38392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 90, 1, '\x7b2276223a312c2274223a313739353839393130323232342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a39302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 91, 1, '\x7b2276223a312c2274223a313739353839393130323233302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a39312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38342c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 92, 1, '\x7b2276223a312c2274223a313739353839393130323234382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a39322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 93, 1, '\x7b2276223a312c2274223a313739353839393130323236322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a39332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38362c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 94, 1, '\x7b2276223a312c2274223a313739353839393130323238382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a39342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38372c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 95, 1, '\x7b2276223a312c2274223a313739353839393130323330362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a39352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38382c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 96, 1, '\x7b2276223a312c2274223a313739353839393130323331362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a39362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 97, 1, '\x7b2276223a312c2274223a313739353839393130323332312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a39372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 98, 1, '\x7b2276223a312c2274223a313739353839393130323333322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a39382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39312c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 99, 1, '\x7b2276223a312c2274223a313739353839393130323334362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a39392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 100, 1, '\x7b2276223a312c2274223a313739353839393130323335362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3130302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 101, 1, '\x7b2276223a312c2274223a313739353839393130323336312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3130312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 102, 1, '\x7b2276223a312c2274223a313739353839393130323337302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3130322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39352c2273656174223a302c22616374696f6e223a7b226b696e64223a226d6172795f63686970227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 103, 1, '\x7b2276223a312c2274223a313739353839393130323431362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3130332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39362c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 104, 1, '\x7b2276223a312c2274223a313739353839393130323432332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3130342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39372c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 105, 1, '\x7b2276223a312c2274223a313739353839393130323432352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3130352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39382c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a226638646165393065636162353730373462643034323430326566363765653362227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 106, 1, '\x7b2276223a312c2274223a313739353839393130323433322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3130362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39392c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223763353334623662643563323332316564346535363064363933623730323734227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 107, 1, '\x7b2276223a312c2274223a313739353839393130323433352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3130372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130302c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 108, 1, '\x7b2276223a312c2274223a313739353839393130323433352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3130382c22696e63223a312c226b696e64223a22636865636b6564222c22646967657374223a2233636163333764656439366562383031623832663464393963366165323930613664376431613662656633376130613530306162336135663437613537396134227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 109, 1, '\x7b2276223a312c2274223a313739353839393130323433372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3130392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130312c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 110, 1, '\x7b2276223a312c2274223a313739353839393130323434332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3131302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 111, 1, '\x7b2276223a312c2274223a313739353839393130323435312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3131312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130332c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a357d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 112, 1, '\x7b2276223a312c2274223a313739353839393130323435332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3131322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130342c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 113, 1, '\x7b2276223a312c2274223a313739353839393130323435352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3131332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 114, 1, '\x7b2276223a312c2274223a313739353839393130323435382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3131342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130362c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 115, 1, '\x7b2276223a312c2274223a313739353839393130323436362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3131352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 116, 1, '\x7b2276223a312c2274223a313739353839393130323530352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3131362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130382c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a397d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 117, 1, '\x7b2276223a312c2274223a313739353839393130323530392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3131372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130392c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223938623338653162643865336238663462616263363037623363303463616633227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 118, 1, '\x7b2276223a312c2274223a313739353839393130323531362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3131382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131302c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223036646634656337663933323939653832356539376537653965623765663134227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 119, 1, '\x7b2276223a312c2274223a313739353839393130323534322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3131392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 120, 1, '\x7b2276223a312c2274223a313739353839393130323534372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3132302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 121, 1, '\x7b2276223a312c2274223a313739353839393130323535352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3132312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 122, 1, '\x7b2276223a312c2274223a313739353839393130323536312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3132322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 123, 1, '\x7b2276223a312c2274223a313739353839393130323536382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3132332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 124, 1, '\x7b2276223a312c2274223a313739353839393130323537332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3132342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 125, 1, '\x7b2276223a312c2274223a313739353839393130323537382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3132352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 126, 1, '\x7b2276223a312c2274223a313739353839393130323538352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3132362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 127, 1, '\x7b2276223a312c2274223a313739353839393130323538392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3132372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 128, 1, '\x7b2276223a312c2274223a313739353839393130323539332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3132382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132302c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 129, 1, '\x7b2276223a312c2274223a313739353839393130323539372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3132392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132312c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 130, 1, '\x7b2276223a312c2274223a313739353839393130323630302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3133302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132322c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223933353630383735626265383737356132343663663139343431313036646138227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 131, 1, '\x7b2276223a312c2274223a313739353839393130323630342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3133312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132332c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a226331393530336437373565353165353964303134613035333837353065313936227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 132, 1, '\x7b2276223a312c2274223a313739353839393130323633392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3133322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 133, 1, '\x7b2276223a312c2274223a313739353839393130323634362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3133332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 134, 1, '\x7b2276223a312c2274223a313739353839393130323635312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3133342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132362c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 135, 1, '\x7b2276223a312c2274223a313739353839393130323635362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3133352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 136, 1, '\x7b2276223a312c2274223a313739353839393130323636332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3133362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132382c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 137, 1, '\x7b2276223a312c2274223a313739353839393130323636382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3133372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132392c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 138, 1, '\x7b2276223a312c2274223a313739353839393130323639352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3133382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133302c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a397d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 139, 1, '\x7b2276223a312c2274223a313739353839393130323730302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3133392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 140, 1, '\x7b2276223a312c2274223a313739353839393130323730342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3134302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 141, 1, '\x7b2276223a312c2274223a313739353839393130323731302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3134312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 142, 1, '\x7b2276223a312c2274223a313739353839393130323731322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3134322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133342c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 143, 1, '\x7b2276223a312c2274223a313739353839393130323731352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3134332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 144, 1, '\x7b2276223a312c2274223a313739353839393130323731392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3134342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 145, 1, '\x7b2276223a312c2274223a313739353839393130323732332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3134352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 146, 1, '\x7b2276223a312c2274223a313739353839393130323732372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3134362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 147, 1, '\x7b2276223a312c2274223a313739353839393130323733312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3134372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 148, 1, '\x7b2276223a312c2274223a313739353839393130323733342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3134382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 149, 1, '\x7b2276223a312c2274223a313739353839393130323734322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3134392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 150, 1, '\x7b2276223a312c2274223a313739353839393130323738342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3135302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134322c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 151, 1, '\x7b2276223a312c2274223a313739353839393130323738382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3135312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134332c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 152, 1, '\x7b2276223a312c2274223a313739353839393130323739332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3135322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 153, 1, '\x7b2276223a312c2274223a313739353839393130323739362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3135332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 154, 1, '\x7b2276223a312c2274223a313739353839393130323830302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3135342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134362c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 155, 1, '\x7b2276223a312c2274223a313739353839393130323830342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3135352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 156, 1, '\x7b2276223a312c2274223a313739353839393130323830392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3135362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134382c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226339343835633632656364396536653261613130366266383562373335373733227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 157, 1, '\x7b2276223a312c2274223a313739353839393130323831322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3135372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134392c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223238353662646665333265326561313339666363663338656566356637663566227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 158, 1, '\x7b2276223a312c2274223a313739353839393130323834392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3135382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 159, 1, '\x7b2276223a312c2274223a313739353839393130323835332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3135392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135312c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 160, 1, '\x7b2276223a312c2274223a313739353839393130323836312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3136302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135322c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223362363165613633356135306464386564363439333937303361363638393638227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 161, 1, '\x7b2276223a312c2274223a313739353839393130323836342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3136312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135332c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a226138356631663363646564653435626661633732393839396464333036396362227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 162, 1, '\x7b2276223a312c2274223a313739353839393130323837322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3136322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135342c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 163, 1, '\x7b2276223a312c2274223a313739353839393130323837362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3136332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 164, 1, '\x7b2276223a312c2274223a313739353839393130323838312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3136342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135362c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 165, 1, '\x7b2276223a312c2274223a313739353839393130323838362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3136352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 166, 1, '\x7b2276223a312c2274223a313739353839393130323839302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3136362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 167, 1, '\x7b2276223a312c2274223a313739353839393130323839322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3136372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135392c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226665373562643763306361326263323862333862383235303335656439353538227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 168, 1, '\x7b2276223a312c2274223a313739353839393130323839362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3136382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136302c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223761323939316566353731313064656431613439323963316339386665346364227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 169, 1, '\x7b2276223a312c2274223a313739353839393130323934322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3136392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 170, 1, '\x7b2276223a312c2274223a313739353839393130323935312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3137302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 171, 1, '\x7b2276223a312c2274223a313739353839393130323935342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3137312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136332c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 172, 1, '\x7b2276223a312c2274223a313739353839393130323936302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3137322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136342c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 173, 1, '\x7b2276223a312c2274223a313739353839393130333030352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3137332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136352c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a377d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 174, 1, '\x7b2276223a312c2274223a313739353839393130333031312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3137342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 175, 1, '\x7b2276223a312c2274223a313739353839393130333031342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3137352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 176, 1, '\x7b2276223a312c2274223a313739353839393130333031382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3137362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a387d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 177, 1, '\x7b2276223a312c2274223a313739353839393130333032352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3137372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 178, 1, '\x7b2276223a312c2274223a313739353839393130333033322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3137382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137302c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31357d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 179, 1, '\x7b2276223a312c2274223a313739353839393130333033372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3137392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137312c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 180, 1, '\x7b2276223a312c2274223a313739353839393130333034302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3138302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137322c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a367d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 181, 1, '\x7b2276223a312c2274223a313739353839393130333034332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3138312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 182, 1, '\x7b2276223a312c2274223a313739353839393130333034382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3138322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137342c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 183, 1, '\x7b2276223a312c2274223a313739353839393130333035322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3138332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 184, 1, '\x7b2276223a312c2274223a313739353839393130333035352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3138342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 185, 1, '\x7b2276223a312c2274223a313739353839393130333035382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3138352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 186, 1, '\x7b2276223a312c2274223a313739353839393130333036302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3138362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 187, 1, '\x7b2276223a312c2274223a313739353839393130333036332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3138372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137392c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226332376134386664313334303234623734333636333836646337643964646565227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 188, 1, '\x7b2276223a312c2274223a313739353839393130333037302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3138382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138302c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223562623131306261333938646631623938326639323931383836633662306332227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 189, 1, '\x7b2276223a312c2274223a313739353839393130333135382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3138392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 190, 1, '\x7b2276223a312c2274223a313739353839393130333136382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3139302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138322c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a377d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 191, 1, '\x7b2276223a312c2274223a313739353839393130333137322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3139312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 192, 1, '\x7b2276223a312c2274223a313739353839393130333137352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3139322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138342c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 193, 1, '\x7b2276223a312c2274223a313739353839393130333138312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3139332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138352c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223166366634666234656466326539663238386439396434333133613933616661227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 194, 1, '\x7b2276223a312c2274223a313739353839393130333138342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3139342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138362c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226134373662643331323130626535373832663033633366383263663164393238227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 195, 1, '\x7b2276223a312c2274223a313739353839393130333138392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3139352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 196, 1, '\x7b2276223a312c2274223a313739353839393130333139322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3139362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 197, 1, '\x7b2276223a312c2274223a313739353839393130333139362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3139372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 198, 1, '\x7b2276223a312c2274223a313739353839393130333230312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3139382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139302c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 199, 1, '\x7b2276223a312c2274223a313739353839393130333230342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3139392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 200, 1, '\x7b2276223a312c2274223a313739353839393130333230372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3230302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 201, 1, '\x7b2276223a312c2274223a313739353839393130333230392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3230312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 202, 1, '\x7b2276223a312c2274223a313739353839393130333231332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3230322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139342c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 203, 1, '\x7b2276223a312c2274223a313739353839393130333232322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3230332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 204, 1, '\x7b2276223a312c2274223a313739353839393130333232352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3230342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139362c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a397d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 205, 1, '\x7b2276223a312c2274223a313739353839393130333232382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3230352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 206, 1, '\x7b2276223a312c2274223a313739353839393130333233322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3230362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 207, 1, '\x7b2276223a312c2274223a313739353839393130333332382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3230372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139392c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223339653361336630633830653764386338303234353265373233636531623536227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 208, 1, '\x7b2276223a312c2274223a313739353839393130333333332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3230382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230302c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a226235373735383831663361383366343533326464303466373137663539303933227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 209, 1, '\x7b2276223a312c2274223a313739353839393130333333332c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3230392c22696e63223a312c226b696e64223a22636865636b6564222c22646967657374223a2266343961386561613832386137373436346564373837656237303139353337316466653034396134346139333661333536663432613464386635363039323138227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 210, 1, '\x7b2276223a312c2274223a313739353839393130333333362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3231302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 211, 1, '\x7b2276223a312c2274223a313739353839393130333334382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3231312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 212, 1, '\x7b2276223a312c2274223a313739353839393130333335372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3231322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 213, 1, '\x7b2276223a312c2274223a313739353839393130333335392c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3231332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230342c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 214, 1, '\x7b2276223a312c2274223a313739353839393130333336322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3231342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230352c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31337d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 215, 1, '\x7b2276223a312c2274223a313739353839393130333337322c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3231352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230362c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223538643338353136396165343032666465616566343266646632376466663437227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 216, 1, '\x7b2276223a312c2274223a313739353839393130333337352c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3231362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230372c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223262386466353939666161616366656337346630373031316134666461626435227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 217, 1, '\x7b2276223a312c2274223a313739353839393130333337382c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3231372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230382c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 218, 1, '\x7b2276223a312c2274223a313739353839393130333338312c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3231382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230392c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 219, 1, '\x7b2276223a312c2274223a313739353839393130333338342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3231392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231302c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31307d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 220, 1, '\x7b2276223a312c2274223a313739353839393130333338362c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3232302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231312c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226230306162306634383961396338633739633766353465386130323033643864227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 221, 1, '\x7b2276223a312c2274223a313739353839393130333339342c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3232312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231322c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223331323833343965656134303730636634303364303935373939633835626534227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 222, 1, '\x7b2276223a312c2274223a313739353839393130333339372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3232322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 223, 1, '\x7b2276223a312c2274223a313739353839393130333430302c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3232332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231342c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226135313538303466313330383466663862633062356538313835333230336233227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 224, 1, '\x7b2276223a312c2274223a313739353839393130333430372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3232342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231352c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223961303835313135363764333062373065356237396538626235396366383564227d');
INSERT INTO public.journal VALUES ('zjao46sni2ao4', 225, 1, '\x7b2276223a312c2274223a313739353839393130333430372c227461626c65223a227a6a616f3436736e6932616f34222c22736571223a3232352c22696e63223a312c226b696e64223a22656e646564222c22646967657374223a2239326664656132303036343037633234376230653164326234373662326637393433616133383039643734326635366464393464363638396635393864633730227d');


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES ('sy322wblmcty', 'Anna', 'b94194a0a1eb98b8837ac72524ad5118b6f385a64379bf364770d2d58a16ce66', NULL, 1795899099903);
INSERT INTO public.players VALUES ('ogywr3ny7hdn', 'Ben', '6dd6a8ff6b82a7adcc85e2e28730834471592e8a4ca6994f8ae580e5b1d5bd75', NULL, 1795899100507);
INSERT INTO public.players VALUES ('d46xx4nvrmjg', 'Cleo', '221f7d4fb429d8368e2ae61c0827f5879fd18463b2a782630063fb35f6ae5d69', NULL, 1795899100851);


--
-- Data for Name: purge_clock; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: servers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.servers OVERRIDING SYSTEM VALUE VALUES (1, 'vm', '', '2026-11-28 20:51:39.722238+00', true, false, 341, 's', 2);


--
-- Data for Name: shard; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('upf57xyz5rynb', 'uv2yf7dqoz', 0, 1, '{}', NULL, 0);
INSERT INTO public.tables VALUES ('mpl54dkxj26vb', 'mnelg4gaif', 0, 1, '{}', NULL, 0);
INSERT INTO public.tables VALUES ('od7ttfp5st3me', 'obazhy7uzn', 103, 1, '{}', NULL, 0);
INSERT INTO public.tables VALUES ('zjao46sni2ao4', 'zfl7ksyzoi', 0, 1, '{}', NULL, 0);


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
-- Name: players player_previous_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT player_previous_key UNIQUE (previous_hash);


--
-- Name: players player_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT player_token_key UNIQUE (token_hash);


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
-- Name: games_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_by_end ON public.games USING btree (ended_ms, id);


--
-- Name: games_by_table; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_by_table ON public.games USING btree (table_id, ended_ms, id);


--
-- Name: players_by_seen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX players_by_seen ON public.players USING btree (seen_ms);


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
-- Name: games correct_time; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER correct_time BEFORE INSERT ON public.games FOR EACH ROW EXECUTE FUNCTION public.correct_game_time();


--
-- Name: players correct_time; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER correct_time BEFORE INSERT OR UPDATE OF seen_ms ON public.players FOR EACH ROW EXECUTE FUNCTION public.correct_player_time();


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


