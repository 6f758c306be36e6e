alter table node add column reads integer not null default 1;
create function can_read(table_id text, reads_most integer) returns boolean
language sql stable as $$
    select not exists (select from log where tbl = table_id and
        substring(encode(substring(body for 20), 'escape') from '^\{"v":(\d{1,9}),')::integer
            > reads_most)
$$;
create or replace function claim(me bigint, most bigint, may_fence boolean, lease_ms bigint,
                                 marks_most bigint)
returns table (table_id text, home_before bigint) language plpgsql as $$
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
