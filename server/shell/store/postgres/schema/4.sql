create table clock (
    -- One row at most: when players and games were forgotten last, as far as that is known.
    ms bigint not null
);
create unique index clock_is_one on clock ((true));
create function now_ms() returns bigint language sql volatile as $$
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint
$$;
create function dated(ms bigint) returns bigint language sql volatile as $$
    select case when ms > now_ms() + 3600000 then now_ms()
        else coalesce((select clock.ms from clock where clock.ms - 604800000 > dated.ms), dated.ms)
        end
$$;
create function date_player() returns trigger language plpgsql as $$
begin
    new.seen := dated(new.seen);
    return new;
end $$;
create trigger dated before insert or update of seen on player
    for each row execute function date_player();
create function date_game() returns trigger language plpgsql as $$
begin
    new.ended := dated(new.ended);
    return new;
end $$;
create trigger dated before insert on game for each row execute function date_game();
