-- What is known of backups, for every server to tell. Servers of the format before can go on.
create table backup_record (
    id integer primary key check (id = 1),  -- one row at most
    copied_s bigint,  -- the moment that the last good copy holds, in Unix seconds; null: none
    bytes bigint,  -- of that copy
    has_failed boolean not null  -- the last attempt
);
