#!/usr/bin/env bash
# PgBouncer goes on calling a server a standby after it has been promoted.
#
# One would guess: behind PgBouncer, `target_session_attrs=read-write` of libpq lets clients in as
# soon as the server takes writes. Since PostgreSQL 14 a server reports `in_hot_standby` when
# somebody connects, and again when that changes.
# What happens: PgBouncer keeps what the first connection of a pool was told, and gives it to each
# new client. If that connection was made before the promotion, all clients that ask for a server
# to write to are refused (`session is read-only`), while writes through the same pooler succeed.
# What it means: with one address for the database (a virtual one, or a name), lead PgBouncer there
# only after the promotion, or reload it with a changed host; or ask the server itself:
# `show transaction_read_only`. It is issue 859 of pgbouncer/pgbouncer.
set -euo pipefail

bouncer=pgbouncer=1.18.0-1+deb12u1
bin=$(find /usr/lib/postgresql -path '*/15/bin' -type d | head -n 1)
[ -n "$bin" ] || { echo "needs the Debian package postgresql-15" >&2; exit 2; }

there=$(mktemp -d)
user=$(id -un)
as_user=()
if [ "$(id -u)" = 0 ]; then # neither program runs as root
    user=postgres
    as_user=(setpriv --reuid=postgres --regid=postgres --clear-groups)
fi
pids=()
clean() {
    for pid in "${pids[@]}"; do kill -INT "$pid" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$there"
}
trap clean EXIT

(cd "$there" && apt-get download -q -o APT::Sandbox::User= "$bouncer" >/dev/null)
dpkg -x "$there"/pgbouncer_*.deb "$there"
chmod 755 "$there"
mkdir "$there"/{primary,standby,pooler}
chown "$user" "$there"/{primary,standby,pooler}

run() { (cd "$there" && "${as_user[@]}" "$@"); }
serve() {
    (cd "$there/$1" && exec "${as_user[@]}" "$bin/postgres" -D "$there/$1/data" -c fsync=off \
        -c listen_addresses= -c unix_socket_directories="$there/$1" 2>"$there/$1/log") &
    pids+=($!)
    until run "$bin/pg_isready" -q -h "$there/$1"; do sleep 0.1; done
}
sql() { run "$bin/psql" -X -A -t -d "host=$1 user=vegas dbname=postgres $2" -c "$3"; }

run "$bin/initdb" -D "$there/primary/data" --username=vegas --auth=trust --no-sync >/dev/null
serve primary
run "$bin/pg_basebackup" -D "$there/standby/data" -R --no-sync --checkpoint=fast \
    --dbname="host=$there/primary user=vegas"
serve standby
cat >"$there/pooler/pgbouncer.ini" <<END
[databases]
postgres = host=$there/standby user=vegas
[pgbouncer]
unix_socket_dir = $there/pooler
listen_port = 6432
auth_type = any
pool_mode = transaction
END
(cd "$there/pooler" && exec "${as_user[@]}" "$there/usr/sbin/pgbouncer" -q pgbouncer.ini) &
pids+=($!)
until [ -S "$there/pooler/.s.PGSQL.6432" ]; do sleep 0.1; done

"$there/usr/sbin/pgbouncer" --version | head -n 1
"$bin/postgres" --version
recovery='select pg_is_in_recovery()'
pooled=("$there/pooler" port=6432)
echo "a standby, through the pooler: in recovery: $(sql "${pooled[@]}" "$recovery")"
sql "$there/standby" "" 'select pg_promote()' >/dev/null
echo "promoted: in recovery: $(sql "$there/standby" "" "$recovery")"
direct=$(sql "$there/standby" target_session_attrs=read-write "$recovery")
echo "directly, read-write: let in; in recovery: $direct"
echo "through the pooler, a write: $(sql "${pooled[@]}" 'create table t (n int)')"
shown=$(sql "${pooled[@]}" 'show transaction_read_only')
echo "through the pooler, show transaction_read_only: $shown"
for _ in 1 2 3 4 5; do
    if said=$(sql "${pooled[0]}" "${pooled[1]} target_session_attrs=read-write" "$recovery" 2>&1)
    then
        echo "through the pooler, read-write: let in: this has changed" >&2
        exit 1
    fi
    case $said in
        *"session is read-only"*) ;;
        *) echo "another refusal: $said" >&2; exit 1 ;;
    esac
    sleep 1
done
echo "through the pooler, read-write, for 5 s: refused: session is read-only"
