-- Every table has a key: logical replication needs one for each row that is changed or deleted.
alter table bans add column number bigint generated always as identity primary key;
alter table format add primary key (number);
alter table shard add primary key (number);
alter table purge_clock add primary key (time_ms);
alter table served_time add primary key (served_ms);
