#!/usr/bin/env bash
# What a new primary needs: two users, the database, and that nothing counts before a standby has
# it. The entrypoint of PostgreSQL's image runs this once, as PostgreSQL's own user, while nobody
# can connect from elsewhere; it takes names that end in .sh only.
set -euo pipefail
secrets=${SECRETS:-/run/secrets}

# Either of the two may be the standby, so nothing has to be changed when they change places. What
# `alter system` says holds from the next start on: now the rest would wait for a standby.
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" \
    --dbname=postgres <<SQL
\set vegas \`cut -d : -f 5 $secrets/vegas.pgpass\`
\set replicator \`cut -d : -f 5 $secrets/replicator.pgpass\`
create role vegas login password :'vegas';
create role replicator login replication password :'replicator';
create database vegas owner vegas encoding 'UTF8' template template0;
alter system set synchronous_standby_names = 'ANY 1 (db1, db2)';
SQL
echo "host replication replicator all scram-sha-256" >>"$PGDATA/pg_hba.conf"
