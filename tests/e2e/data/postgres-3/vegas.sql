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
-- Name: append(bigint, bigint, text[], bigint[], bigint[], text[], bigint[], bigint[], bytea[], bigint[], text[], text[], text[], text[], bigint[], bigint[], text[], text[], text[], bigint[], bigint[], bigint[], text[], text[], bigint[], text[], bigint[], text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.append(me bigint, number bigint, tbls text[], seqs bigint[], counts bigint[], invites text[], bases bigint[], closings bigint[], bodies bytea[], player_at bigint[], player_ids text[], player_names text[], tokens text[], tokens_before text[], player_seen bigint[], game_at bigint[], game_ids text[], game_tbls text[], game_invites text[], game_private bigint[], game_decision_ms bigint[], game_ended bigint[], summaries text[], transcripts text[], member_at bigint[], members text[], seat_at bigint[], seated text[]) RETURNS text
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: can_read(text, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.can_read(table_id text, reads_most integer) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
    select not exists (select from log where tbl = table_id and
        substring(encode(substring(body for 20), 'escape') from '^\{"v":(\d{1,9}),')::integer
            > reads_most)
$$;


--
-- Name: claim(bigint, bigint, boolean, bigint, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.claim(me bigint, most bigint, may_fence boolean, lease_ms bigint, marks_most bigint) RETURNS TABLE(table_id text, home_before bigint)
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: era(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.era() RETURNS text
    LANGUAGE sql
    AS $$
    select left(pg_walfile_name(pg_current_wal_lsn()), 8)  -- another one after each promotion
$$;


--
-- Name: holds(text, bigint, bigint, bytea[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.holds(of text, first bigint, base bigint, bodies bytea[]) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
    select first + cardinality(bodies) > base and not exists (
        select from generate_series(greatest(first, base), first + cardinality(bodies) - 1) as at
        where not exists (select from log
            where tbl = of and seq = at and body = bodies[(1 + at - first)::int]))
$$;


--
-- Name: join_others(text, text, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.join_others(called text, reached text, lease_ms bigint, OUT taken bigint, OUT wait_ms bigint) RETURNS record
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: number_shard(bigint, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.number_shard(mine bigint, of bigint, OUT is_now bigint, OUT wait_ms bigint) RETURNS record
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: renew(bigint, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.renew(me bigint, lease_ms bigint) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
declare
    now constant timestamptz := clock_timestamp();
begin
    update lease set since = case when until < now or era <> era() then now else since end,
        until = now + lease_ms * interval '1 ms', era = era() where inc = me;
    return found;
end $$;


--
-- Name: take_over(text, bigint, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.take_over(called text, lease_ms bigint, seen_ms bigint, OUT taken bigint, OUT wait_ms bigint) RETURNS record
    LANGUAGE plpgsql
    AS $$
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


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: audit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit (
    number bigint NOT NULL,
    line text NOT NULL
);


--
-- Name: audit_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.audit ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: ban; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ban (
    line text NOT NULL
);


--
-- Name: format; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.format (
    number integer NOT NULL,
    serves integer DEFAULT 0 NOT NULL
);


--
-- Name: game; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game (
    id text NOT NULL COLLATE pg_catalog."C",
    tbl text NOT NULL COLLATE pg_catalog."C",
    invite text NOT NULL,
    private boolean NOT NULL,
    decision_ms bigint,
    ended bigint NOT NULL,
    summary text NOT NULL,
    transcript text NOT NULL
);


--
-- Name: lease; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lease (
    inc bigint NOT NULL,
    until timestamp with time zone NOT NULL,
    since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    era text DEFAULT public.era() NOT NULL
);


--
-- Name: log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log (
    tbl text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    inc bigint NOT NULL,
    body bytea NOT NULL
);


--
-- Name: node; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.node (
    inc bigint NOT NULL,
    name text NOT NULL,
    link text DEFAULT ''::text NOT NULL,
    started timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    fenced boolean DEFAULT false NOT NULL,
    loading boolean DEFAULT false NOT NULL,
    batch bigint DEFAULT 0 NOT NULL,
    said text DEFAULT ''::text NOT NULL,
    reads integer DEFAULT 1 NOT NULL
);


--
-- Name: node_inc_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.node ALTER COLUMN inc ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.node_inc_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: played; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.played (
    game text NOT NULL COLLATE pg_catalog."C",
    place integer NOT NULL,
    player text NOT NULL COLLATE pg_catalog."C",
    ended bigint NOT NULL
);


--
-- Name: player; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.player (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    token text COLLATE pg_catalog."C",
    previous text COLLATE pg_catalog."C",
    seen bigint NOT NULL
);


--
-- Name: shard; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shard (
    number integer NOT NULL
);


--
-- Name: tbl; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tbl (
    id text NOT NULL COLLATE pg_catalog."C",
    invite text COLLATE pg_catalog."C",
    base bigint NOT NULL,
    owner bigint,
    seats text[] DEFAULT '{}'::text[] NOT NULL COLLATE pg_catalog."C",
    aside text,
    marks integer DEFAULT 0 NOT NULL
);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: ban; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: format; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.format VALUES (3, 2);


--
-- Data for Name: game; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.game VALUES ('vtvcm3ovi4wqe-1', 'vtvcm3ovi4wqe', 'vzxxpgawwm', false, NULL, 1795852215828, '{"game":"vtvcm3ovi4wqe-1","table":"vtvcm3ovi4wqe","ruleset":"classic","ended_ms":1795852215828,"seats":[{"player":"lysouawv4ot5","name":"Ben","total":560000},{"player":"c4aflauxtctg","name":"Anna","total":670000,"won":true}]}', '{"actions":[{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":2,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":2,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":4,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":2,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"face":4,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":5,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":1,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":4,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":4,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":1,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":2,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":2,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":4,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":3,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":5,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":5,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"face":6,"kind":"place"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"face":1,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"face":6,"kind":"place"},"seat":1},{"action":{"kind":"roll"},"seat":1}],"commitment":"b16cbe319efdf1870b874529b4e7b64cd5dd4b6d98d910654aef151b22c3f9d7","digest":"0214d56de1590476fb0f77611dcc57caa8a001a0fd6fb2eba4ff5e1edc429cbf","game":"vtvcm3ovi4wqe-1","options":{},"result":{"cards":[11,12],"chips":[0,0],"places":[2,1],"totals":[560000,670000],"winners":[1]},"ruleset":"classic","seats":[{"bot":null,"name":"Ben","seed":""},{"bot":null,"name":"Anna","seed":""}],"server_seed":"a1610fa732a207e1f199760d3ef885174bc8f01698e28ae0cf610ecf65adcabf","transcript":1}');
INSERT INTO public.game VALUES ('m2gtjch6zyzp4-1', 'm2gtjch6zyzp4', 'mx4mbco5i2', true, NULL, 1795852218575, '{"game":"m2gtjch6zyzp4-1","table":"m2gtjch6zyzp4","invite":"mx4mbco5i2","ruleset":"vegas-1996","ended_ms":1795852218575,"seats":[{"player":"ayqlaxyqqpyi","name":"Cleo","total":53,"won":true},{"player":"c4aflauxtctg","name":"Anna","total":25}]}', '{"actions":[{"action":{"kind":"start_at","table":5},"seat":1},{"action":{"kind":"start_at","table":9},"seat":0},{"action":{"kind":"good_luck","number":5},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"mary_chip"},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"good_luck","number":3},"seat":0},{"action":{"kind":"cover","space":7},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":8},"seat":0},{"action":{"kind":"front_man","table":9},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":2},"seat":1},{"action":{"kind":"change_table","table":5},"seat":0},{"action":{"kind":"good_luck","number":6},"seat":1},{"action":{"kind":"cover","space":7},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":1},"seat":1},{"action":{"kind":"change_table","table":4},"seat":0},{"action":{"kind":"good_luck","number":3},"seat":1},{"action":{"kind":"cover","space":3},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":3},"seat":0},{"action":{"kind":"front_man","table":7},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":5},"seat":1},{"action":{"kind":"front_man","table":11},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"front_man","table":14},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":11},"seat":1},{"action":{"kind":"change_table","table":7},"seat":0},{"action":{"kind":"change_table","table":5},"seat":1},{"action":{"kind":"change_table","table":9},"seat":0},{"action":{"kind":"change_table","table":6},"seat":1},{"action":{"kind":"front_man","table":8},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":1},"seat":0},{"action":{"kind":"good_luck","number":4},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":5},"seat":0},{"action":{"kind":"good_luck","number":2},"seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":8},"seat":1},{"action":{"kind":"front_man","table":11},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"duel","number":2},"commitment":"8b78bdb829f939a2e4eed10a34b22178bffc6d28bc940cee6ac3a414b4c0e996","nonce":"2d244306ae6f0158645a1e93e52e4e28","seat":0},{"action":{"kind":"duel","number":3},"commitment":"c8e5d3d159c399f1cd1e6f89a0eb7a19edbaee56c263de7a74974844bb43598b","nonce":"869418f9764983d786532fbec42c538a","seat":1},{"action":{"kind":"change_table","table":5},"seat":1},{"action":{"kind":"good_luck","number":4},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":12},"seat":0},{"action":{"kind":"mary_chip"},"seat":1},{"action":{"kind":"good_luck","number":2},"seat":0},{"action":{"kind":"cover","space":8},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":9},"seat":0},{"action":{"kind":"change_table","table":8},"seat":1},{"action":{"kind":"change_table","table":6},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":9},"seat":0},{"action":{"kind":"change_table","table":9},"seat":1},{"action":{"kind":"change_table","table":7},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":9},"seat":1},{"action":{"kind":"good_luck","number":5},"seat":0},{"action":{"kind":"cover","space":10},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":8},"seat":1},{"action":{"kind":"good_luck","number":6},"seat":0},{"action":{"kind":"cover","space":3},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":1},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"good_luck","number":1},"seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":15},"seat":0},{"action":{"kind":"change_table","table":8},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"good_luck","number":1},"seat":1},{"action":{"kind":"cover","space":6},"seat":1},{"action":{"kind":"duel","number":2},"commitment":"8a1a06c3d263e4ea28fa483af0a5535fa8767856f008d6e0357c1556ae7ef968","nonce":"8cc35f67369c84e80ea1535baae78654","seat":1},{"action":{"kind":"duel","number":1},"commitment":"f167d5a4701c8a15c3848a37834d57878da65e8d24550ca93f75336454e95ff5","nonce":"51260ad732d44890fdd0e387ef8bbb44","seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":15},"seat":1},{"action":{"kind":"duel","number":1},"commitment":"85faabe8b5bffb2bb4f0fd7af8aa155007c591586d29d0ff3a285976d1b1a89b","nonce":"21a2a6455008465fbc88505668da7dd4","seat":1},{"action":{"kind":"duel","number":1},"commitment":"6e3ec2ef24bc7bdf5114ca471264cc63992ad83567e1f553cec59fbfd6d280a9","nonce":"81ed5b5a7ddb3056567f3a92f93042b8","seat":0},{"action":{"kind":"change_table","table":10},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":9},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"duel","number":1},"commitment":"9dfb970204b9a568f9f9e4c6a66d40cc195b9427b087297beefbc612a815c615","nonce":"4a84f71954a39616a299785f0af992fc","seat":1},{"action":{"kind":"duel","number":2},"commitment":"de0573c1e46fe749154045c2eeac7493a22345ab64fa2b3f2dd35f6b2847b153","nonce":"4dce7eb4477d5562dfc910562958c297","seat":0},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":9},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":10},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":5},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":1},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":12},"seat":0},{"action":{"kind":"change_table","table":10},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":10},"seat":0},{"action":{"kind":"change_table","table":10},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":1},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":4},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":11},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"change_table","table":11},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":1},"seat":1},{"action":{"kind":"duel","number":3},"commitment":"05e9eb80e4e71009dbbeff46d23900b5bbff7ab731b8301f5554fdfe9e344be9","nonce":"c616e68e027fe98601d2cbaa65cdef1c","seat":1},{"action":{"kind":"duel","number":2},"commitment":"ee485d796029258d68840c86504050ff6bf33bc3f01008baaf26c2d29262b13d","nonce":"8dcb0d96ef15060520e0c34997b8688c","seat":0},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":6},"seat":0},{"action":{"kind":"duel","number":3},"commitment":"f9417cc4ee932458ea5fa728734ca7f5796db16ff238bdf0ba8db85b26323ee9","nonce":"96a73d94458aff90bc2cb4da16833ca5","seat":0},{"action":{"kind":"duel","number":3},"commitment":"b9e44106440e127e088a7ccb15f9bdebdfae7f27dcb205160e6b1f0c286f9872","nonce":"e9e22988c68ba1722977a71cfa7b2f3a","seat":1},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":4},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"duel","number":2},"commitment":"40a94e829b284fc0aab76b888eda15a94b7d48441443ee4e4ed315b05c45d3e2","nonce":"2dcd4ae8c58188171415f0dcd3d1c2d1","seat":0},{"action":{"kind":"duel","number":3},"commitment":"e8b248ee0c877dc0aa7b01c55aaec5901c8bcc2240202066da20d29d344f18bb","nonce":"ddfc1fcf410edad25d6da857d75feb90","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"duel","number":3},"commitment":"1633d7aed28f5065e73ffa5ecf7e515ed64abb171d2b81d88c157e120bacc0a9","nonce":"15eee69d0b72cefb806081154129e394","seat":1},{"action":{"kind":"duel","number":2},"commitment":"4a1eb720ff6741b08e5aeeb4a07f3390b5d7502f1f686efd8e81c291a970d842","nonce":"8890577c4f985f8ea8b5fa3ea88502e6","seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":9},"seat":0},{"action":{"kind":"duel","number":3},"commitment":"ea441f3049db53492437d599f0879eb926e8761d6116106b66f0b811d220dc19","nonce":"faefd20b1c45aca1f9208f3c3718206f","seat":0},{"action":{"kind":"duel","number":2},"commitment":"69a9d5eca8937496a3202eaafba9e45584fdf9880e81629b6743604665334450","nonce":"f8a4b2e000cad7bd7fb3780bb3af59aa","seat":1},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":8},"seat":1},{"action":{"kind":"duel","number":3},"commitment":"a0a09cb96eb8ff2fec449b672769514bfbfb242b2e50b0f84055ebe3a89781c4","nonce":"2b2ebbeb33b8bfae702508349fcd7cef","seat":1},{"action":{"kind":"duel","number":1},"commitment":"50a766a4dc14bac52939dfa5a66f0788f5ee4d76d33e84d4bf5276f25ed396bc","nonce":"da5fa7a056fa20f3063cd48c8724aee1","seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"duel","number":2},"commitment":"0b89aa37d73e309dcda9706ce8d0a7214157763c847281649e6da511724db97d","nonce":"ee90242871d2d5f991231faf7a2e5692","seat":0},{"action":{"kind":"duel","number":1},"commitment":"8dc2e580846d730af50f7740f47093c7df9c52e5f2af3159ddc8e5fe958d8256","nonce":"8358046d4e30adce7f467b16ccdfe4be","seat":1},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":14},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":12},"seat":1},{"action":{"kind":"duel","number":2},"commitment":"8978dfdf844a66fc74d6f65808ed518f3eb0f127c34e605b9f81d7aab0f5fa14","nonce":"5160fa506dae0ff14270cd4150402396","seat":1},{"action":{"kind":"duel","number":2},"commitment":"fc7199169ee677e54c65014d00533e2e47fe5b6698429ed84a92f20351126a3a","nonce":"8c875e9e20b860f1419c03cbb1060cc9","seat":0},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":1},"seat":0},{"action":{"kind":"duel","number":1},"commitment":"bd5b707cd330bb5c122db2821e2d915d30a4e1066eba7c6679cdbd25c24f0976","nonce":"ff2f7837262946a3d15bcd08b4899006","seat":0},{"action":{"kind":"duel","number":1},"commitment":"5f948ec9b18d812081e6b02bf3dbfb07fe58c416613ded405e84388e843699be","nonce":"effd46ac780ddb2b9fcfc1e3c36e3d08","seat":1},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"change_table","table":12},"seat":0},{"action":{"kind":"change_table","table":12},"seat":1},{"action":{"kind":"change_table","table":14},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":5},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":11},"seat":0},{"action":{"kind":"duel","number":3},"commitment":"c6c094cac3bb954502477a29be39ef16164f6833e8000f955b0c2110f62cd43d","nonce":"298d98b9f89dcc0f66f25a0650dee36d","seat":0},{"action":{"kind":"duel","number":2},"commitment":"810f33f9aefd6798fd36248eb894aadfc8461da8b12d6aedbbf7e8a7b6dbdcc8","nonce":"047df6b8229a2290024bd38461de7713","seat":1},{"action":{"kind":"change_table","table":14},"seat":1},{"action":{"kind":"change_table","table":13},"seat":0},{"action":{"kind":"change_table","table":13},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":1},"seat":0},{"action":{"kind":"duel","number":2},"commitment":"266371b367e43d30c44e64e1da8c44f4b476beae600a7bef3efb3916433091b8","nonce":"ee23e1c35f3f82037ef2b1b9195a6fef","seat":0},{"action":{"kind":"duel","number":3},"commitment":"720ee9620ab425437d1cd2c9d08b7784a28e5b31f69f47fecf4733718dc1cf46","nonce":"5947d27a57ea4055c9fafd5ceb3c1589","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"duel","number":3},"commitment":"91158ce2b877d5505dc570cc9ce14aaa36182975a2ef22111122b9cbcac9ec32","nonce":"30b874964ced1f761c644d6013a0be49","seat":0},{"action":{"kind":"duel","number":3},"commitment":"5e43f4cee34314994fa83ff4a26efd7ba3f871474dbe05264f26221f7a90d705","nonce":"63fb830546167fad45f3295b3ea29303","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":15},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":12},"seat":0},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"duel","number":2},"commitment":"513b677be9a9f01920659f9e9babead138002154aa97f3087164dc0348c50688","nonce":"5b5d4412a6b162e62d727c48951304b5","seat":0},{"action":{"kind":"duel","number":1},"commitment":"bd448f6ae159143cbc77b74a666e63f1f6b145719086c0906b534197b8a29f9d","nonce":"7f4b5b573b4051bac1a174e42a8df403","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":14},"seat":1},{"action":{"kind":"duel","number":1},"commitment":"4cdc218cdbb32f97ac7a8bd48de524927b148db9f4fca705f956481c274ddfcc","nonce":"d721a7ddb8aad23c0b0b1b0a68f59658","seat":1},{"action":{"kind":"duel","number":2},"commitment":"9f027a64cc6a8b3bce594ff6cd979f8efe3ef4ba0e8a717f46ae8725ab7182f3","nonce":"8a3cabe3c0ed7ddb2d3fde226782276d","seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"cover","space":10},"seat":0},{"action":{"kind":"duel","number":2},"commitment":"11b1e4264184ef5d7999b8b6041c0ef4e2b9b125085e7092a1b3c20b5306fa95","nonce":"2d3f090f41ada22f25fd530f583568e9","seat":0},{"action":{"kind":"duel","number":1},"commitment":"92de94a6cd58c70a1d07ba51ce8d284c6443b2cf63b3bae0a942b08048a00b2b","nonce":"d918d5bcface39ba1c57e41ef1c7088a","seat":1},{"action":{"kind":"roll"},"seat":1},{"action":{"kind":"cover","space":9},"seat":1},{"action":{"kind":"duel","number":3},"commitment":"dc03ce8e59fbad97c7fbcbaa26652852e1405ef455a8ea92471dfa8c361b3e30","nonce":"fd30b35129adaae380918b5b11d09b8b","seat":1},{"action":{"kind":"duel","number":1},"commitment":"7a892b74a40374e036792207acdc30f2fdc9c15ba3f3afcf37ef0b114e1f6122","nonce":"d7f1b45d0ed1195ad8e23799dadb84fb","seat":0},{"action":{"kind":"roll"},"seat":0},{"action":{"kind":"duel","number":2},"commitment":"23c281b4c66fd47564db274c2d8c06fe5bd199cb48ebbb390a54cbb3df578290","nonce":"e5a0da7f79ea746466c48c290522f011","seat":0},{"action":{"kind":"duel","number":1},"commitment":"68a8532f7f5c6214fee80a3eddb16f693edbe2ad2e139b0fa7192cfb028a7b44","nonce":"8340fe42ea701a6d6d289354a542a5a7","seat":1}],"commitment":"2e3c775f74b689585ba39749df042afdaff06341348c1bde3ec82d37dce030d5","digest":"a11030b4398fdb7aecce3fdc0dc2b94a000084c16543ce2c84f77d2862e24ba3","game":"m2gtjch6zyzp4-1","options":{"duel":true},"result":{"cards":[0,0],"chips":[5,4],"places":[1,2],"totals":[53,25],"winners":[0]},"ruleset":"vegas-1996","seats":[{"bot":null,"name":"Cleo","seed":""},{"bot":null,"name":"Anna","seed":""}],"server_seed":"5ad631be2b8c0003139a38acb55ec0af42ceb0310111e8548de7114b121da5df","transcript":1}');


--
-- Data for Name: lease; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES ('fsbp5e2isjw46', 0, 1, '\x7b2276223a312c2274223a313739353835323231353031312c227461626c65223a226673627035653269736a773436222c22736571223a302c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a22667271357865776b3476222c2272756c65736574223a22726f79616c652d6261736963222c227365617473223a342c226f7074696f6e73223a7b2266697273745f73656174223a317d2c2270726976617465223a747275652c22717569636b223a66616c73657d');
INSERT INTO public.log VALUES ('fsbp5e2isjw46', 1, 1, '\x7b2276223a312c2274223a313739353835323231353031312c227461626c65223a226673627035653269736a773436222c22736571223a312c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a226673627035653269736a7734362d31222c227365727665725f73656564223a2237383934313136373265363839373634613666326163323232346434643465613463303637363531383433313763396263383739663133306639363733663239222c226e756d626572223a312c226465636973696f6e735f6265666f7265223a307d');
INSERT INTO public.log VALUES ('fsbp5e2isjw46', 2, 1, '\x7b2276223a312c2274223a313739353835323231353031312c227461626c65223a226673627035653269736a773436222c22736571223a322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22633461666c61757874637467222c226e616d65223a22416e6e61227d');
INSERT INTO public.log VALUES ('fsbp5e2isjw46', 3, 1, '\x7b2276223a312c2274223a313739353835323231353031312c227461626c65223a226673627035653269736a773436222c22736571223a332c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a22633461666c61757874637467222c226e616d65223a22416e6e61227d');
INSERT INTO public.log VALUES ('fsbp5e2isjw46', 4, 1, '\x7b2276223a312c2274223a313739353835323231353032392c227461626c65223a226673627035653269736a773436222c22736571223a342c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a226c79736f75617776346f7435222c226e616d65223a2242656e227d');
INSERT INTO public.log VALUES ('fsbp5e2isjw46', 5, 1, '\x7b2276223a312c2274223a313739353835323231353036392c227461626c65223a226673627035653269736a773436222c22736571223a352c22696e63223a312c226b696e64223a22736561746564222c2273656174223a322c226e616d65223a22436c656f222c22626f74223a2265617379222c227265616479223a747275657d');
INSERT INTO public.log VALUES ('fsbp5e2isjw46', 6, 1, '\x7b2276223a312c2274223a313739353835323231353037342c227461626c65223a226673627035653269736a773436222c22736571223a362c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a226c79736f75617776346f7435222c226e616d65223a2242656e222c227265616479223a747275652c2273656564223a2242656e27732064696365227d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 0, 1, '\x7b2276223a312c2274223a313739353835323231353037372c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a302c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a2276776d687a7a6b626979222c2272756c65736574223a22726f79616c65222c227365617473223a332c226f7074696f6e73223a7b2274696c655f736574223a5b5b224131222c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c5d2c5b224131222c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c5d2c5b224131222c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c2c6e756c6c5d5d7d2c2270726976617465223a747275652c22717569636b223a66616c73657d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 1, 1, '\x7b2276223a312c2274223a313739353835323231353037372c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a312c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a2276326b356e346e6475686d6b632d31222c227365727665725f73656564223a2265343732653132663130616639323637616164386535633665646634363836653639303236633034643730393030343435613538353663376436343136656563222c226e756d626572223a312c226465636973696f6e735f6265666f7265223a307d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 2, 1, '\x7b2276223a312c2274223a313739353835323231353037372c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22633461666c61757874637467222c226e616d65223a22416e6e61227d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 3, 1, '\x7b2276223a312c2274223a313739353835323231353037372c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a332c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a22633461666c61757874637467222c226e616d65223a22416e6e61227d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 4, 1, '\x7b2276223a312c2274223a313739353835323231353038312c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a342c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a226c79736f75617776346f7435222c226e616d65223a2242656e227d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 5, 1, '\x7b2276223a312c2274223a313739353835323231353038342c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a352c22696e63223a312c226b696e64223a22736561746564222c2273656174223a322c22706c61796572223a226179716c6178797171707969222c226e616d65223a22436c656f227d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 6, 1, '\x7b2276223a312c2274223a313739353835323231353038382c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a362c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a22633461666c61757874637467222c226e616d65223a22416e6e61222c227265616479223a747275657d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 7, 1, '\x7b2276223a312c2274223a313739353835323231353039312c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a372c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a226c79736f75617776346f7435222c226e616d65223a2242656e222c227265616479223a747275657d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 8, 1, '\x7b2276223a312c2274223a313739353835323231353039322c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a382c22696e63223a312c226b696e64223a22736561746564222c2273656174223a322c22706c61796572223a226179716c6178797171707969222c226e616d65223a22436c656f222c227265616479223a747275657d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 9, 1, '\x7b2276223a312c2274223a313739353835323231353039322c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a392c22696e63223a312c226b696e64223a2273746172746564227d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 10, 1, '\x7b2276223a312c2274223a313739353835323231353132302c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a31302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a312c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 11, 1, '\x7b2276223a312c2274223a313739353835323231353133322c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a31312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a322c2273656174223a302c22616374696f6e223a7b2266616365223a322c226b696e64223a22706c616365227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 12, 1, '\x7b2276223a312c2274223a313739353835323231353133372c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a31322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 13, 1, '\x7b2276223a312c2274223a313739353835323231353134362c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a31332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a342c2273656174223a312c22616374696f6e223a7b2266616365223a332c226b696e64223a22706c616365227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 14, 1, '\x7b2276223a312c2274223a313739353835323231353135302c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a31342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a352c2273656174223a322c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 15, 1, '\x7b2276223a312c2274223a313739353835323231353135382c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a31352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a362c2273656174223a322c22616374696f6e223a7b2266616365223a352c226b696e64223a22706c616365227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 16, 1, '\x7b2276223a312c2274223a313739353835323231353136322c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a31362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 17, 1, '\x7b2276223a312c2274223a313739353835323231353136382c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a31372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a382c2273656174223a302c22616374696f6e223a7b2266616365223a332c226b696e64223a22706c616365227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 18, 1, '\x7b2276223a312c2274223a313739353835323231353137322c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a31382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 19, 1, '\x7b2276223a312c2274223a313739353835323231353137382c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a31392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31302c2273656174223a312c22616374696f6e223a7b2266616365223a342c226b696e64223a22706c616365227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 20, 1, '\x7b2276223a312c2274223a313739353835323231353138322c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a32302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31312c2273656174223a322c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 21, 1, '\x7b2276223a312c2274223a313739353835323231353138382c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a32312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31322c2273656174223a322c22616374696f6e223a7b2266616365223a312c226b696e64223a22706c616365227d7d');
INSERT INTO public.log VALUES ('v2k5n4nduhmkc', 22, 1, '\x7b2276223a312c2274223a313739353835323231353139372c227461626c65223a2276326b356e346e6475686d6b63222c22736571223a32322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31332c2273656174223a322c22616374696f6e223a7b2266697374223a332c226b696e64223a2268696465227d2c226e6f6e6365223a223337346264656462656131316166313337386630666130396366636666333865227d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 97, 1, '\x7b2276223a312c2274223a313739353835323231353836342c227461626c65223a22767476636d336f766934777165222c22736571223a39372c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a22767a787870676177776d222c2272756c65736574223a22636c6173736963222c227365617473223a322c226f7074696f6e73223a7b7d2c2270726976617465223a66616c73652c22717569636b223a66616c73657d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 98, 1, '\x7b2276223a312c2274223a313739353835323231353836342c227461626c65223a22767476636d336f766934777165222c22736571223a39382c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a22767476636d336f7669347771652d32222c227365727665725f73656564223a2235663430336239363264363763356437623931336534343037653839303332323539333362383262656431313131643036666466336131366437326432623066222c226e756d626572223a322c226465636973696f6e735f6265666f7265223a38387d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 99, 1, '\x7b2276223a312c2274223a313739353835323231353836342c227461626c65223a22767476636d336f766934777165222c22736571223a39392c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a226c79736f75617776346f7435222c226e616d65223a2242656e222c227265616479223a747275657d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 100, 1, '\x7b2276223a312c2274223a313739353835323231353836342c227461626c65223a22767476636d336f766934777165222c22736571223a3130302c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22633461666c61757874637467222c226e616d65223a22416e6e61227d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 101, 1, '\x7b2276223a312c2274223a313739353835323231353836342c227461626c65223a22767476636d336f766934777165222c22736571223a3130312c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a226c79736f75617776346f7435222c226e616d65223a2242656e227d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 102, 1, '\x7b2276223a312c2274223a313739353835323231353836382c227461626c65223a22767476636d336f766934777165222c22736571223a3130322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22633461666c61757874637467222c226e616d65223a22416e6e61222c227265616479223a747275657d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 103, 1, '\x7b2276223a312c2274223a313739353835323231353836382c227461626c65223a22767476636d336f766934777165222c22736571223a3130332c22696e63223a312c226b696e64223a2273746172746564227d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 104, 1, '\x7b2276223a312c2274223a313739353835323231353837332c227461626c65223a22767476636d336f766934777165222c22736571223a3130342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 105, 1, '\x7b2276223a312c2274223a313739353835323231353837392c227461626c65223a22767476636d336f766934777165222c22736571223a3130352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39302c2273656174223a312c22616374696f6e223a7b2266616365223a332c226b696e64223a22706c616365227d7d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 106, 1, '\x7b2276223a312c2274223a313739353835323231353838312c227461626c65223a22767476636d336f766934777165222c22736571223a3130362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39312c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 107, 1, '\x7b2276223a312c2274223a313739353835323231353838372c227461626c65223a22767476636d336f766934777165222c22736571223a3130372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39322c2273656174223a302c22616374696f6e223a7b2266616365223a312c226b696e64223a22706c616365227d7d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 108, 1, '\x7b2276223a312c2274223a313739353835323231353838392c227461626c65223a22767476636d336f766934777165222c22736571223a3130382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 109, 1, '\x7b2276223a312c2274223a313739353835323231353839352c227461626c65223a22767476636d336f766934777165222c22736571223a3130392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39342c2273656174223a312c22616374696f6e223a7b2266616365223a322c226b696e64223a22706c616365227d7d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 110, 1, '\x7b2276223a312c2274223a313739353835323231353839392c227461626c65223a22767476636d336f766934777165222c22736571223a3131302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 111, 1, '\x7b2276223a312c2274223a313739353835323231353930332c227461626c65223a22767476636d336f766934777165222c22736571223a3131312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39362c2273656174223a302c22616374696f6e223a7b2266616365223a332c226b696e64223a22706c616365227d7d');
INSERT INTO public.log VALUES ('vtvcm3ovi4wqe', 112, 1, '\x7b2276223a312c2274223a313739353835323231353930362c227461626c65223a22767476636d336f766934777165222c22736571223a3131322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 0, 1, '\x7b2276223a312c2274223a313739353835323231353931312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a302c22696e63223a312c226b696e64223a2263726561746564222c22696e76697465223a226d78346d62636f356932222c2272756c65736574223a2276656761732d31393936222c227365617473223a322c226f7074696f6e73223a7b226475656c223a747275657d2c2270726976617465223a747275652c22717569636b223a66616c73657d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 1, 1, '\x7b2276223a312c2274223a313739353835323231353931312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a312c22696e63223a312c226b696e64223a226f70656e6564222c2267616d65223a226d3267746a6368367a797a70342d31222c227365727665725f73656564223a2235616436333162653262386330303033313339613338616362353565633061663432636562303331303131316538353438646537313134623132316461356466222c226e756d626572223a312c226465636973696f6e735f6265666f7265223a307d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 2, 1, '\x7b2276223a312c2274223a313739353835323231353931312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a322c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a226179716c6178797171707969222c226e616d65223a22436c656f227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 3, 1, '\x7b2276223a312c2274223a313739353835323231353931312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a332c22696e63223a312c226b696e64223a22686f73746564222c22706c61796572223a226179716c6178797171707969222c226e616d65223a22436c656f227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 4, 1, '\x7b2276223a312c2274223a313739353835323231353931342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a342c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22633461666c61757874637467222c226e616d65223a22416e6e61227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 5, 1, '\x7b2276223a312c2274223a313739353835323231353931372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a352c22696e63223a312c226b696e64223a22736561746564222c2273656174223a302c22706c61796572223a226179716c6178797171707969222c226e616d65223a22436c656f222c227265616479223a747275657d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 6, 1, '\x7b2276223a312c2274223a313739353835323231353931392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a362c22696e63223a312c226b696e64223a22736561746564222c2273656174223a312c22706c61796572223a22633461666c61757874637467222c226e616d65223a22416e6e61222c227265616479223a747275657d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 7, 1, '\x7b2276223a312c2274223a313739353835323231353931392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a372c22696e63223a312c226b696e64223a2273746172746564227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 8, 1, '\x7b2276223a312c2274223a313739353835323231353933322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a312c2273656174223a312c22616374696f6e223a7b226b696e64223a2273746172745f6174222c227461626c65223a357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 9, 1, '\x7b2276223a312c2274223a313739353835323231353933392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a322c2273656174223a302c22616374696f6e223a7b226b696e64223a2273746172745f6174222c227461626c65223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 10, 1, '\x7b2276223a312c2274223a313739353835323231353937312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a31302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a332c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 11, 1, '\x7b2276223a312c2274223a313739353835323231353938392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a31312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a342c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 12, 1, '\x7b2276223a312c2274223a313739353835323231363030332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a31322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a352c2273656174223a302c22616374696f6e223a7b226b696e64223a226d6172795f63686970227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 13, 1, '\x7b2276223a312c2274223a313739353835323231363031372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a31332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 14, 1, '\x7b2276223a312c2274223a313739353835323231363032342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a31342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a372c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 15, 1, '\x7b2276223a312c2274223a313739353835323231363033352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a31352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a377d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 16, 1, '\x7b2276223a312c2274223a313739353835323231363034302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a31362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a392c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 17, 1, '\x7b2276223a312c2274223a313739353835323231363035312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a31372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31302c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a387d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 18, 1, '\x7b2276223a312c2274223a313739353835323231363035382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a31382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31312c2273656174223a312c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 19, 1, '\x7b2276223a312c2274223a313739353835323231363036352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a31392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31322c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 20, 1, '\x7b2276223a312c2274223a313739353835323231363036392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a32302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31332c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 21, 1, '\x7b2276223a312c2274223a313739353835323231363037392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a32312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 22, 1, '\x7b2276223a312c2274223a313739353835323231363038362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a32322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31352c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a367d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 23, 1, '\x7b2276223a312c2274223a313739353835323231363130352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a32332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31362c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a377d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 24, 1, '\x7b2276223a312c2274223a313739353835323231363138332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a32342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31372c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 25, 1, '\x7b2276223a312c2274223a313739353835323231363139302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a32352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31382c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 26, 1, '\x7b2276223a312c2274223a313739353835323231363230372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a32362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a31392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 27, 1, '\x7b2276223a312c2274223a313739353835323231363231372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a32372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32302c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 28, 1, '\x7b2276223a312c2274223a313739353835323231363232362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a32382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32312c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 29, 1, '\x7b2276223a312c2274223a313739353835323231363233332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a32392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32322c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 30, 1, '\x7b2276223a312c2274223a313739353835323231363234342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a33302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 31, 1, '\x7b2276223a312c2274223a313739353835323231363235312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a33312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32342c2273656174223a312c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a377d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 32, 1, '\x7b2276223a312c2274223a313739353835323231363238362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a33322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 33, 1, '\x7b2276223a312c2274223a313739353835323231363239382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a33332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32362c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 34, 1, '\x7b2276223a312c2274223a313739353835323231363331312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a33342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32372c2273656174223a302c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 35, 1, '\x7b2276223a312c2274223a313739353835323231363332302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a33352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 36, 1, '\x7b2276223a312c2274223a313739353835323231363332382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a33362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a32392c2273656174223a312c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 37, 1, '\x7b2276223a312c2274223a313739353835323231363336322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a33372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33302c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 38, 1, '\x7b2276223a312c2274223a313739353835323231363337312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a33382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33312c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 39, 1, '\x7b2276223a312c2274223a313739353835323231363338322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a33392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a377d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 40, 1, '\x7b2276223a312c2274223a313739353835323231363338392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a34302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33332c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 41, 1, '\x7b2276223a312c2274223a313739353835323231363430322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a34312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 42, 1, '\x7b2276223a312c2274223a313739353835323231363430382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a34322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a367d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 43, 1, '\x7b2276223a312c2274223a313739353835323231363431352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a34332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33362c2273656174223a302c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a387d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 44, 1, '\x7b2276223a312c2274223a313739353835323231363432322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a34342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 45, 1, '\x7b2276223a312c2274223a313739353835323231363433302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a34352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 46, 1, '\x7b2276223a312c2274223a313739353835323231363434362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a34362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a33392c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 47, 1, '\x7b2276223a312c2274223a313739353835323231363435362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a34372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34302c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 48, 1, '\x7b2276223a312c2274223a313739353835323231363436322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a34382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 49, 1, '\x7b2276223a312c2274223a313739353835323231363436362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a34392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34322c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 50, 1, '\x7b2276223a312c2274223a313739353835323231363437362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a35302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 51, 1, '\x7b2276223a312c2274223a313739353835323231363438322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a35312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 52, 1, '\x7b2276223a312c2274223a313739353835323231363438382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a35322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 53, 1, '\x7b2276223a312c2274223a313739353835323231363534372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a35332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34362c2273656174223a302c22616374696f6e223a7b226b696e64223a2266726f6e745f6d616e222c227461626c65223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 54, 1, '\x7b2276223a312c2274223a313739353835323231363536312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a35342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 55, 1, '\x7b2276223a312c2274223a313739353835323231363537302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a35352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34382c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223264323434333036616536663031353836343561316539336535326534653238227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 56, 1, '\x7b2276223a312c2274223a313739353835323231363537352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a35362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a34392c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223836393431386639373634393833643738363533326662656334326335333861227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 57, 1, '\x7b2276223a312c2274223a313739353835323231363538392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a35372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 58, 1, '\x7b2276223a312c2274223a313739353835323231363539332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a35382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35312c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 59, 1, '\x7b2276223a312c2274223a313739353835323231363630342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a35392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35322c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 60, 1, '\x7b2276223a312c2274223a313739353835323231363631302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a36302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 61, 1, '\x7b2276223a312c2274223a313739353835323231363631362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a36312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35342c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 62, 1, '\x7b2276223a312c2274223a313739353835323231363632322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a36322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35352c2273656174223a312c22616374696f6e223a7b226b696e64223a226d6172795f63686970227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 63, 1, '\x7b2276223a312c2274223a313739353835323231363633362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a36332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35362c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 64, 1, '\x7b2276223a312c2274223a313739353835323231363634372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a36342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35372c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a387d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 65, 1, '\x7b2276223a312c2274223a313739353835323231363730372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a36352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 66, 1, '\x7b2276223a312c2274223a313739353835323231363731352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a36362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a35392c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 67, 1, '\x7b2276223a312c2274223a313739353835323231363732312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a36372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 68, 1, '\x7b2276223a312c2274223a313739353835323231363732352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a36382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a367d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 69, 1, '\x7b2276223a312c2274223a313739353835323231363733312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a36392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 70, 1, '\x7b2276223a312c2274223a313739353835323231363734302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a37302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 71, 1, '\x7b2276223a312c2274223a313739353835323231363734332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a37312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 72, 1, '\x7b2276223a312c2274223a313739353835323231363735302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a37322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a377d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 73, 1, '\x7b2276223a312c2274223a313739353835323231363735382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a37332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 74, 1, '\x7b2276223a312c2274223a313739353835323231363736322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a37342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 75, 1, '\x7b2276223a312c2274223a313739353835323231363736372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a37352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 76, 1, '\x7b2276223a312c2274223a313739353835323231363737322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a37362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a36392c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 77, 1, '\x7b2276223a312c2274223a313739353835323231363738302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a37372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37302c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31307d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 78, 1, '\x7b2276223a312c2274223a313739353835323231363738372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a37382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37312c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 79, 1, '\x7b2276223a312c2274223a313739353835323231363739372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a37392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 80, 1, '\x7b2276223a312c2274223a313739353835323231363833392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a38302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 81, 1, '\x7b2276223a312c2274223a313739353835323231363835342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a38312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 82, 1, '\x7b2276223a312c2274223a313739353835323231363835392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a38322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37352c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a367d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 83, 1, '\x7b2276223a312c2274223a313739353835323231363838362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a38332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37362c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 84, 1, '\x7b2276223a312c2274223a313739353835323231363839342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a38342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 85, 1, '\x7b2276223a312c2274223a313739353835323231363930302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a38352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 86, 1, '\x7b2276223a312c2274223a313739353835323231363931302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a38362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a37392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 87, 1, '\x7b2276223a312c2274223a313739353835323231363931372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a38372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 88, 1, '\x7b2276223a312c2274223a313739353835323231363932362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a38382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38312c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 89, 1, '\x7b2276223a312c2274223a313739353835323231363933322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a38392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38322c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 90, 1, '\x7b2276223a312c2274223a313739353835323231363933392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a39302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 91, 1, '\x7b2276223a312c2274223a313739353835323231363934352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a39312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38342c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 92, 1, '\x7b2276223a312c2274223a313739353835323231363935312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a39322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 93, 1, '\x7b2276223a312c2274223a313739353835323231363935342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a39332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 94, 1, '\x7b2276223a312c2274223a313739353835323231363939312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a39342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38372c2273656174223a302c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 95, 1, '\x7b2276223a312c2274223a313739353835323231373030322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a39352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 96, 1, '\x7b2276223a312c2274223a313739353835323231373031322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a39362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a38392c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 97, 1, '\x7b2276223a312c2274223a313739353835323231373031392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a39372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a387d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 98, 1, '\x7b2276223a312c2274223a313739353835323231373032322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a39382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 99, 1, '\x7b2276223a312c2274223a313739353835323231373032362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a39392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 100, 1, '\x7b2276223a312c2274223a313739353835323231373032392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3130302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 101, 1, '\x7b2276223a312c2274223a313739353835323231373033332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3130312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 102, 1, '\x7b2276223a312c2274223a313739353835323231373033392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3130322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 103, 1, '\x7b2276223a312c2274223a313739353835323231373034372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3130332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39362c2273656174223a312c22616374696f6e223a7b226b696e64223a22676f6f645f6c75636b222c226e756d626572223a317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 104, 1, '\x7b2276223a312c2274223a313739353835323231373038382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3130342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39372c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a367d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 105, 1, '\x7b2276223a312c2274223a313739353835323231373039352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3130352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39382c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223863633335663637333639633834653830656131353335626161653738363534227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 106, 1, '\x7b2276223a312c2274223a313739353835323231373130302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3130362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a39392c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223531323630616437333264343438393066646430653338376566386262623434227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 107, 1, '\x7b2276223a312c2274223a313739353835323231373131332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3130372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130302c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 108, 1, '\x7b2276223a312c2274223a313739353835323231373131332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3130382c22696e63223a312c226b696e64223a22636865636b6564222c22646967657374223a2266343837323366666666366637363164333430326463316633376439393864643362316138353865623564353436613636613830323235316162376532343364227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 109, 1, '\x7b2276223a312c2274223a313739353835323231373132392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3130392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130312c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 110, 1, '\x7b2276223a312c2274223a313739353835323231373133362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3131302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130322c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223231613261363435353030383436356662633838353035363638646137646434227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 111, 1, '\x7b2276223a312c2274223a313739353835323231373134312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3131312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130332c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223831656435623561376464623330353635363766336139326639333034326238227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 112, 1, '\x7b2276223a312c2274223a313739353835323231373135342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3131322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 113, 1, '\x7b2276223a312c2274223a313739353835323231373136302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3131332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 114, 1, '\x7b2276223a312c2274223a313739353835323231373139392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3131342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130362c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 115, 1, '\x7b2276223a312c2274223a313739353835323231373230322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3131352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130372c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 116, 1, '\x7b2276223a312c2274223a313739353835323231373230362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3131362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130382c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 117, 1, '\x7b2276223a312c2274223a313739353835323231373230392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3131372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3130392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 118, 1, '\x7b2276223a312c2274223a313739353835323231373231352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3131382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131302c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 119, 1, '\x7b2276223a312c2274223a313739353835323231373231382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3131392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 120, 1, '\x7b2276223a312c2274223a313739353835323231373234302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3132302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131322c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223461383466373139353461333936313661323939373835663061663939326663227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 121, 1, '\x7b2276223a312c2274223a313739353835323231373234352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3132312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131332c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223464636537656234343737643535363264666339313035363239353863323937227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 122, 1, '\x7b2276223a312c2274223a313739353835323231373235372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3132322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 123, 1, '\x7b2276223a312c2274223a313739353835323231373236302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3132332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 124, 1, '\x7b2276223a312c2274223a313739353835323231373236342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3132342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131362c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 125, 1, '\x7b2276223a312c2274223a313739353835323231373236382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3132352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131372c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 126, 1, '\x7b2276223a312c2274223a313739353835323231373237342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3132362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 127, 1, '\x7b2276223a312c2274223a313739353835323231373238312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3132372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3131392c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 128, 1, '\x7b2276223a312c2274223a313739353835323231373238372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3132382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 129, 1, '\x7b2276223a312c2274223a313739353835323231373239312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3132392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132312c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 130, 1, '\x7b2276223a312c2274223a313739353835323231373331392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3133302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132322c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 131, 1, '\x7b2276223a312c2274223a313739353835323231373334372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3133312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132332c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 132, 1, '\x7b2276223a312c2274223a313739353835323231373335312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3133322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132342c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 133, 1, '\x7b2276223a312c2274223a313739353835323231373335382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3133332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132352c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 134, 1, '\x7b2276223a312c2274223a313739353835323231373336342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3133342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 135, 1, '\x7b2276223a312c2274223a313739353835323231373336382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3133352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 136, 1, '\x7b2276223a312c2274223a313739353835323231373337312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3133362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132382c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 137, 1, '\x7b2276223a312c2274223a313739353835323231373337362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3133372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3132392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 138, 1, '\x7b2276223a312c2274223a313739353835323231373337392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3133382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 139, 1, '\x7b2276223a312c2274223a313739353835323231373338332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3133392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 140, 1, '\x7b2276223a312c2274223a313739353835323231373338392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3134302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31307d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 141, 1, '\x7b2276223a312c2274223a313739353835323231373339332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3134312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 142, 1, '\x7b2276223a312c2274223a313739353835323231373431372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3134322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 143, 1, '\x7b2276223a312c2274223a313739353835323231373432312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3134332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 144, 1, '\x7b2276223a312c2274223a313739353835323231373432342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3134342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 145, 1, '\x7b2276223a312c2274223a313739353835323231373432372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3134352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 146, 1, '\x7b2276223a312c2274223a313739353835323231373434332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3134362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 147, 1, '\x7b2276223a312c2274223a313739353835323231373435342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3134372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3133392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 148, 1, '\x7b2276223a312c2274223a313739353835323231373435372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3134382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134302c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 149, 1, '\x7b2276223a312c2274223a313739353835323231373436332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3134392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 150, 1, '\x7b2276223a312c2274223a313739353835323231373436362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3135302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134322c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 151, 1, '\x7b2276223a312c2274223a313739353835323231373437342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3135312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 152, 1, '\x7b2276223a312c2274223a313739353835323231373437372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3135322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 153, 1, '\x7b2276223a312c2274223a313739353835323231373438302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3135332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 154, 1, '\x7b2276223a312c2274223a313739353835323231373438362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3135342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 155, 1, '\x7b2276223a312c2274223a313739353835323231373438392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3135352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134372c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 156, 1, '\x7b2276223a312c2274223a313739353835323231373439322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3135362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134382c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 157, 1, '\x7b2276223a312c2274223a313739353835323231373439382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3135372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3134392c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 158, 1, '\x7b2276223a312c2274223a313739353835323231373530312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3135382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 159, 1, '\x7b2276223a312c2274223a313739353835323231373530342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3135392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 160, 1, '\x7b2276223a312c2274223a313739353835323231373533382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3136302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135322c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 161, 1, '\x7b2276223a312c2274223a313739353835323231373534342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3136312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135332c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 162, 1, '\x7b2276223a312c2274223a313739353835323231373535302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3136322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135342c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a226336313665363865303237666539383630316432636261613635636465663163227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 163, 1, '\x7b2276223a312c2274223a313739353835323231373535352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3136332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135352c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223864636230643936656631353036303532306530633334393937623836383863227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 164, 1, '\x7b2276223a312c2274223a313739353835323231373537332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3136342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135362c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 165, 1, '\x7b2276223a312c2274223a313739353835323231373537372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3136352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135372c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 166, 1, '\x7b2276223a312c2274223a313739353835323231373630352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3136362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135382c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 167, 1, '\x7b2276223a312c2274223a313739353835323231373630392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3136372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3135392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 168, 1, '\x7b2276223a312c2274223a313739353835323231373631322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3136382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 169, 1, '\x7b2276223a312c2274223a313739353835323231373631372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3136392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136312c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a367d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 170, 1, '\x7b2276223a312c2274223a313739353835323231373632332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3137302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136322c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223936613733643934343538616666393062633263623464613136383333636135227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 171, 1, '\x7b2276223a312c2274223a313739353835323231373632382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3137312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136332c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a226539653232393838633638626131373232393737613731636661376232663361227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 172, 1, '\x7b2276223a312c2274223a313739353835323231373633392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3137322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 173, 1, '\x7b2276223a312c2274223a313739353835323231373634322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3137332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 174, 1, '\x7b2276223a312c2274223a313739353835323231373634372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3137342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136362c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 175, 1, '\x7b2276223a312c2274223a313739353835323231373635332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3137352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136372c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 176, 1, '\x7b2276223a312c2274223a313739353835323231373635362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3137362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136382c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 177, 1, '\x7b2276223a312c2274223a313739353835323231373635392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3137372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3136392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 178, 1, '\x7b2276223a312c2274223a313739353835323231373636332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3137382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137302c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 179, 1, '\x7b2276223a312c2274223a313739353835323231373638372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3137392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 180, 1, '\x7b2276223a312c2274223a313739353835323231373639312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3138302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 181, 1, '\x7b2276223a312c2274223a313739353835323231373730392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3138312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137332c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223264636434616538633538313838313731343135663064636433643163326431227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 182, 1, '\x7b2276223a312c2274223a313739353835323231373731352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3138322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137342c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a226464666331666366343130656461643235643664613835376437356665623930227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 183, 1, '\x7b2276223a312c2274223a313739353835323231373732372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3138332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 184, 1, '\x7b2276223a312c2274223a313739353835323231373733342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3138342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137362c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223135656565363964306237326365666238303630383131353431323965333934227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 185, 1, '\x7b2276223a312c2274223a313739353835323231373733392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3138352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137372c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223838393035373763346639383566386561386235666133656138383530326536227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 186, 1, '\x7b2276223a312c2274223a313739353835323231373735332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3138362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 187, 1, '\x7b2276223a312c2274223a313739353835323231373736302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3138372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3137392c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 188, 1, '\x7b2276223a312c2274223a313739353835323231373736362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3138382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138302c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a226661656664323062316334356163613166393230386633633337313832303666227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 189, 1, '\x7b2276223a312c2274223a313739353835323231373737322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3138392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138312c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a226638613462326530303063616437626437666233373830626233616635396161227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 190, 1, '\x7b2276223a312c2274223a313739353835323231373738352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3139302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 191, 1, '\x7b2276223a312c2274223a313739353835323231373738392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3139312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138332c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 192, 1, '\x7b2276223a312c2274223a313739353835323231373739352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3139322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138342c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 193, 1, '\x7b2276223a312c2274223a313739353835323231373830322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3139332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138352c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a387d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 194, 1, '\x7b2276223a312c2274223a313739353835323231373830382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3139342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138362c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223262326562626562333362386266616537303235303833343966636437636566227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 195, 1, '\x7b2276223a312c2274223a313739353835323231373831332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3139352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138372c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226461356661376130353666613230663330363363643438633837323461656531227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 196, 1, '\x7b2276223a312c2274223a313739353835323231373837352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3139362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 197, 1, '\x7b2276223a312c2274223a313739353835323231373838312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3139372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3138392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 198, 1, '\x7b2276223a312c2274223a313739353835323231373838352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3139382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139302c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 199, 1, '\x7b2276223a312c2274223a313739353835323231373838382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3139392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 200, 1, '\x7b2276223a312c2274223a313739353835323231373930392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3230302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 201, 1, '\x7b2276223a312c2274223a313739353835323231373931362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3230312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139332c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a226565393032343238373164326435663939313233316661663761326535363932227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 202, 1, '\x7b2276223a312c2274223a313739353835323231373932312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3230322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139342c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223833353830343664346533306164636537663436376231366363646665346265227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 203, 1, '\x7b2276223a312c2274223a313739353835323231373933342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3230332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 204, 1, '\x7b2276223a312c2274223a313739353835323231373933382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3230342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139362c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 205, 1, '\x7b2276223a312c2274223a313739353835323231373934332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3230352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139372c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 206, 1, '\x7b2276223a312c2274223a313739353835323231373934362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3230362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139382c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 207, 1, '\x7b2276223a312c2274223a313739353835323231373934392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3230372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3139392c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 208, 1, '\x7b2276223a312c2274223a313739353835323231373935332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3230382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230302c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 209, 1, '\x7b2276223a312c2274223a313739353835323231373935332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3230392c22696e63223a312c226b696e64223a22636865636b6564222c22646967657374223a2236353733333732393665666239636362326634343937633364636233616431366230303161316166316464636336643962396136646263386234373234326666227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 210, 1, '\x7b2276223a312c2274223a313739353835323231373935362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3231302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230312c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 211, 1, '\x7b2276223a312c2274223a313739353835323231373935392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3231312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 212, 1, '\x7b2276223a312c2274223a313739353835323231373936322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3231322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230332c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 213, 1, '\x7b2276223a312c2274223a313739353835323231373936382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3231332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 214, 1, '\x7b2276223a312c2274223a313739353835323231373937312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3231342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 215, 1, '\x7b2276223a312c2274223a313739353835323231373937342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3231352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 216, 1, '\x7b2276223a312c2274223a313739353835323231373937372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3231362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 217, 1, '\x7b2276223a312c2274223a313739353835323231383030372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3231372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230382c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 218, 1, '\x7b2276223a312c2274223a313739353835323231383032312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3231382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3230392c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 219, 1, '\x7b2276223a312c2274223a313739353835323231383032382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3231392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231302c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223531363066613530366461653066663134323730636434313530343032333936227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 220, 1, '\x7b2276223a312c2274223a313739353835323231383033342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3232302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231312c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223863383735653965323062383630663134313963303363626231303630636339227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 221, 1, '\x7b2276223a312c2274223a313739353835323231383034362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3232312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231322c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 222, 1, '\x7b2276223a312c2274223a313739353835323231383035302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3232322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231332c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 223, 1, '\x7b2276223a312c2274223a313739353835323231383035332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3232332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231342c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 224, 1, '\x7b2276223a312c2274223a313739353835323231383035362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3232342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231352c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 225, 1, '\x7b2276223a312c2274223a313739353835323231383035392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3232352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231362c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 226, 1, '\x7b2276223a312c2274223a313739353835323231383036352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3232362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231372c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 227, 1, '\x7b2276223a312c2274223a313739353835323231383037312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3232372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231382c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226666326637383337323632393436613364313562636430386234383939303036227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 228, 1, '\x7b2276223a312c2274223a313739353835323231383037362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3232382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3231392c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226566666434366163373830646462326239666366633165336333366533643038227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 229, 1, '\x7b2276223a312c2274223a313739353835323231383130332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3232392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232302c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 230, 1, '\x7b2276223a312c2274223a313739353835323231383130372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3233302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232312c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 231, 1, '\x7b2276223a312c2274223a313739353835323231383131302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3233312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232322c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 232, 1, '\x7b2276223a312c2274223a313739353835323231383131342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3233322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232332c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 233, 1, '\x7b2276223a312c2274223a313739353835323231383131372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3233332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 234, 1, '\x7b2276223a312c2274223a313739353835323231383132302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3233342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 235, 1, '\x7b2276223a312c2274223a313739353835323231383135392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3233352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 236, 1, '\x7b2276223a312c2274223a313739353835323231383137342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3233362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 237, 1, '\x7b2276223a312c2274223a313739353835323231383137382c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3233372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 238, 1, '\x7b2276223a312c2274223a313739353835323231383138342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3233382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3232392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 239, 1, '\x7b2276223a312c2274223a313739353835323231383139312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3233392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 240, 1, '\x7b2276223a312c2274223a313739353835323231383139352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3234302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233312c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 241, 1, '\x7b2276223a312c2274223a313739353835323231383230312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3234312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233322c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223239386439386239663839646363306636366632356130363530646565333664227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 242, 1, '\x7b2276223a312c2274223a313739353835323231383230362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3234322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233332c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223034376466366238323239613232393030323462643338343631646537373133227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 243, 1, '\x7b2276223a312c2274223a313739353835323231383232302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3234332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233342c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 244, 1, '\x7b2276223a312c2274223a313739353835323231383232332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3234342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233352c2273656174223a302c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 245, 1, '\x7b2276223a312c2274223a313739353835323231383232362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3234352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233362c2273656174223a312c22616374696f6e223a7b226b696e64223a226368616e67655f7461626c65222c227461626c65223a31337d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 246, 1, '\x7b2276223a312c2274223a313739353835323231383232392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3234362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 247, 1, '\x7b2276223a312c2274223a313739353835323231383233332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3234372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a317d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 248, 1, '\x7b2276223a312c2274223a313739353835323231383233362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3234382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3233392c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a226565323365316333356633663832303337656632623162393139356136666566227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 249, 1, '\x7b2276223a312c2274223a313739353835323231383234312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3234392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234302c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223539343764323761353765613430353563396661666435636562336331353839227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 250, 1, '\x7b2276223a312c2274223a313739353835323231383238362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3235302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 251, 1, '\x7b2276223a312c2274223a313739353835323231383239322c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3235312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234322c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 252, 1, '\x7b2276223a312c2274223a313739353835323231383239352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3235322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234332c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223330623837343936346365643166373631633634346436303133613062653439227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 253, 1, '\x7b2276223a312c2274223a313739353835323231383330302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3235332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234342c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a223633666238333035343631363766616434356633323935623365613239333033227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 254, 1, '\x7b2276223a312c2274223a313739353835323231383331312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3235342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234352c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 255, 1, '\x7b2276223a312c2274223a313739353835323231383336332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3235352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234362c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31357d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 256, 1, '\x7b2276223a312c2274223a313739353835323231383337302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3235362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 257, 1, '\x7b2276223a312c2274223a313739353835323231383337342c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3235372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31327d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 258, 1, '\x7b2276223a312c2274223a313739353835323231383338302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3235382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3234392c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 259, 1, '\x7b2276223a312c2274223a313739353835323231383338352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3235392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235302c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 260, 1, '\x7b2276223a312c2274223a313739353835323231383339312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3236302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235312c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223562356434343132613662313632653632643732376334383935313330346235227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 261, 1, '\x7b2276223a312c2274223a313739353835323231383339362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3236312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235322c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223766346235623537336234303531626163316131373465343261386466343033227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 262, 1, '\x7b2276223a312c2274223a313739353835323231383430392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3236322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235332c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 263, 1, '\x7b2276223a312c2274223a313739353835323231383431352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3236332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235342c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31347d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 264, 1, '\x7b2276223a312c2274223a313739353835323231383432312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3236342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235352c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226437323161376464623861616432336330623062316230613638663539363538227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 265, 1, '\x7b2276223a312c2274223a313739353835323231383432362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3236352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235362c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223861336361626533633065643764646232643366646532323637383232373664227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 266, 1, '\x7b2276223a312c2274223a313739353835323231383433372c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3236362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235372c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 267, 1, '\x7b2276223a312c2274223a313739353835323231383434332c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3236372c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235382c2273656174223a302c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a31307d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 268, 1, '\x7b2276223a312c2274223a313739353835323231383439312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3236382c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3235392c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a223264336630393066343161646132326632356664353330663538333536386539227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 269, 1, '\x7b2276223a312c2274223a313739353835323231383530312c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3236392c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3236302c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226439313864356263666163653339626131633537653431656631633730383861227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 270, 1, '\x7b2276223a312c2274223a313739353835323231383531352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3237302c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3236312c2273656174223a312c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 271, 1, '\x7b2276223a312c2274223a313739353835323231383532302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3237312c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3236322c2273656174223a312c22616374696f6e223a7b226b696e64223a22636f766572222c227370616365223a397d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 272, 1, '\x7b2276223a312c2274223a313739353835323231383534392c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3237322c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3236332c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a337d2c226e6f6e6365223a226664333062333531323961646161653338303931386235623131643039623862227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 273, 1, '\x7b2276223a312c2274223a313739353835323231383535362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3237332c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3236342c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a226437663162343564306564313139356164386532333739396461646238346662227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 274, 1, '\x7b2276223a312c2274223a313739353835323231383536362c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3237342c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3236352c2273656174223a302c22616374696f6e223a7b226b696e64223a22726f6c6c227d7d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 275, 1, '\x7b2276223a312c2274223a313739353835323231383537302c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3237352c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3236362c2273656174223a302c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a327d2c226e6f6e6365223a226535613064613766373965613734363436366334386332393035323266303131227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 276, 1, '\x7b2276223a312c2274223a313739353835323231383537352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3237362c22696e63223a312c226b696e64223a226163746564222c226465636973696f6e223a3236372c2273656174223a312c22616374696f6e223a7b226b696e64223a226475656c222c226e756d626572223a317d2c226e6f6e6365223a223833343066653432656137303161366436643238393335346135343261356137227d');
INSERT INTO public.log VALUES ('m2gtjch6zyzp4', 277, 1, '\x7b2276223a312c2274223a313739353835323231383537352c227461626c65223a226d3267746a6368367a797a7034222c22736571223a3237372c22696e63223a312c226b696e64223a22656e646564222c22646967657374223a2234323734366230656563616634386666353166323134656663646232636633313162613936396137306235353236363466396535613832666636366539643465227d');


--
-- Data for Name: node; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.node OVERRIDING SYSTEM VALUE VALUES (1, 'vm', '', '2026-11-28 07:50:14.9687+00', true, false, 397, 's', 2);


--
-- Data for Name: played; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.played VALUES ('vtvcm3ovi4wqe-1', 1, 'lysouawv4ot5', 1795852215828);
INSERT INTO public.played VALUES ('vtvcm3ovi4wqe-1', 2, 'c4aflauxtctg', 1795852215828);
INSERT INTO public.played VALUES ('m2gtjch6zyzp4-1', 1, 'ayqlaxyqqpyi', 1795852218575);
INSERT INTO public.played VALUES ('m2gtjch6zyzp4-1', 2, 'c4aflauxtctg', 1795852218575);


--
-- Data for Name: player; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.player VALUES ('c4aflauxtctg', 'Anna', '3030deaf3efef48bd3dd562288a994ba0f6f4da5cc1863548b816bae356aad45', NULL, 1795852215011);
INSERT INTO public.player VALUES ('lysouawv4ot5', 'Ben', '586517a52c8300101da25282bb7efcc767fa66f3efdafd9b53dc8fae56147f29', NULL, 1795852215029);
INSERT INTO public.player VALUES ('ayqlaxyqqpyi', 'Cleo', '545841adfcd76e66141140f4f91d395e3173e697b5c76fdd48751d5e7767f5da', NULL, 1795852215084);


--
-- Data for Name: shard; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tbl; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tbl VALUES ('fsbp5e2isjw46', 'frq5xewk4v', 0, 1, '{}', NULL, 0);
INSERT INTO public.tbl VALUES ('v2k5n4nduhmkc', 'vwmhzzkbiy', 0, 1, '{}', NULL, 0);
INSERT INTO public.tbl VALUES ('vtvcm3ovi4wqe', 'vzxxpgawwm', 97, 1, '{}', NULL, 0);
INSERT INTO public.tbl VALUES ('m2gtjch6zyzp4', 'mx4mbco5i2', 0, 1, '{}', NULL, 0);


--
-- Name: audit_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_number_seq', 1, false);


--
-- Name: node_inc_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.node_inc_seq', 1, true);


--
-- Name: audit audit_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (number);


--
-- Name: game game_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_pkey PRIMARY KEY (id);


--
-- Name: lease lease_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lease
    ADD CONSTRAINT lease_pkey PRIMARY KEY (inc);


--
-- Name: log log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (tbl, seq);


--
-- Name: node node_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.node
    ADD CONSTRAINT node_pkey PRIMARY KEY (inc);


--
-- Name: played played_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.played
    ADD CONSTRAINT played_pkey PRIMARY KEY (game, place);


--
-- Name: player player_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.player
    ADD CONSTRAINT player_pkey PRIMARY KEY (id);


--
-- Name: player player_previous_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.player
    ADD CONSTRAINT player_previous_key UNIQUE (previous);


--
-- Name: player player_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.player
    ADD CONSTRAINT player_token_key UNIQUE (token);


--
-- Name: tbl tbl_invite_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tbl
    ADD CONSTRAINT tbl_invite_key UNIQUE (invite);


--
-- Name: tbl tbl_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tbl
    ADD CONSTRAINT tbl_pkey PRIMARY KEY (id);


--
-- Name: game_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_by_end ON public.game USING btree (ended, id);


--
-- Name: game_by_table; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_by_table ON public.game USING btree (tbl, ended, id);


--
-- Name: played_by_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX played_by_player ON public.played USING btree (player, ended, game);


--
-- Name: player_by_seen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX player_by_seen ON public.player USING btree (seen);


--
-- Name: shard_is_one; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX shard_is_one ON public.shard USING btree ((true));


--
-- Name: tbl_by_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tbl_by_owner ON public.tbl USING btree (owner);


--
-- Name: tbl_by_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tbl_by_player ON public.tbl USING gin (seats);


--
-- Name: lease lease_inc_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lease
    ADD CONSTRAINT lease_inc_fkey FOREIGN KEY (inc) REFERENCES public.node(inc);


--
-- Name: tbl tbl_owner_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tbl
    ADD CONSTRAINT tbl_owner_fkey FOREIGN KEY (owner) REFERENCES public.node(inc);


--
-- PostgreSQL database dump complete
--


