create table shard (
    -- One row at most; none: the database is the only one. -1: it is no shard, but keeps people.
    number integer not null
);
create unique index shard_is_one on shard ((true));
create function number_shard(mine bigint, of bigint, out is_now bigint, out wait_ms bigint)
language plpgsql as $$
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
