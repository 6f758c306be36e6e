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
create function renew(me bigint, lease_ms bigint) returns boolean language plpgsql as $$
declare
    now constant timestamptz := clock_timestamp();
begin
    update lease set since = case when until < now or era <> era() then now else since end,
        until = now + lease_ms * interval '1 ms', era = era() where inc = me;
    return found;
end $$;
create function holds(of text, first bigint, base bigint, bodies bytea[]) returns boolean
language sql stable as $$
    select first + cardinality(bodies) > base and not exists (
        select from generate_series(greatest(first, base), first + cardinality(bodies) - 1) as at
        where not exists (select from log
            where tbl = of and seq = at and body = bodies[(1 + at - first)::int]))
$$;
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
