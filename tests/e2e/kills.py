#!/usr/bin/python3
"""Kills a real vegasd again and again while people play: nothing may be lost or doubled.

    VEGASD=.../vegasd [VEGAS_CLI=.../vegas] tests/e2e/kills.py --kills 200 --tables 50
    POWER_LOSS_VEGASD=.../vegasd_power_loss tests/e2e/kills.py --disk power-loss ...
    VEGASD=.../vegasd tests/e2e/kills.py --restarts --kills 50 ...
    VEGASD=.../vegasd tests/e2e/kills.py --nodes 3 --faults 30 --tables 60

With `--disk power-loss` each kill is a loss of power too: only what the server has synced is there
afterwards, and torn pieces of the rest. With `--disk no-sync` syncs are not heard, as with
`synchronous = off` in SQLite: that has to be found.

With `--postgres` what lasts is in a PostgreSQL that is made for the trial, and each start waits
until the lease of the one before has run out. `--crash postgres` lets the database die and come
again instead of the server; `--crash primary` lets its standby take its place, and `--crash
connections` ends all connections. With `--way` the server reaches it through PgBouncer, in the mode
that it names, or through HAProxy.

With `--restarts` it is not killed but stopped by SIGTERM, as for a new version, while a socket that
it was passed lets connections wait: none may be refused.

With `--nodes` there are so many servers over one PostgreSQL, of which one after another is killed,
frozen or stopped; with `--crash primary` the primary of the database dies instead. Who loses the
connection comes back at another server, as behind a balancer; at each table somebody must act again
after each fault.

The first thing that is wrong is printed, with the seed, and ends it with exit code 1; then log and
database stay where they are. With VEGAS_CLI every finished game is verified by `vegas verify` too.
What chance decides follows from the seed; when it happens does not, so the same seed need not fail
at the same place.
"""

import argparse
import itertools
import pathlib
import sys
import tempfile
import time

from support.faults.crash_trial import CrashTrial
from support.faults.daemon import Disk
from support.faults.fault_trial import FaultTrial
from support.faults.local_cluster import EXIT_CODES, LocalCluster
from support.pooler import MODES, PooledPostgres
from support.postgres import Postgres
from support.proxied_postgres import ProxiedPostgres


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--kills", "--faults", type=int, default=20)
    parser.add_argument("--tables", type=int, default=10, help="that are there at a time, about")
    parser.add_argument("--seconds-between", type=float, default=1.0,
                        help="from one start to the next kill, on average")
    parser.add_argument("--pace-ms", type=float, default=40,
                        help="how long people think, on average")
    parser.add_argument("--disk", choices=Disk.KINDS, default="safe", help="what a kill leaves")
    parser.add_argument("--restarts", action="store_true", help="stop it in order instead")
    parser.add_argument("--seed", default=str(time.time_ns() % 1_000_000))
    parser.add_argument("--data", help="the server's directory; a new one is made if it is missing")
    parser.add_argument("--postgres", action="store_true", help="a database instead")
    parser.add_argument("--crash", choices=("server", "postgres", "primary", "connections"),
                        default="server")
    parser.add_argument("--way", choices=("direct", *MODES, "haproxy"), default="direct",
                        help="to the database")
    parser.add_argument("--nodes", type=int, default=1, help="servers over one PostgreSQL")
    parser.add_argument("--standby", action="store_true", help="of PostgreSQL, a synchronous one")
    return parser.parse_args()


def main():
    options = arguments()
    standby = options.standby or options.crash in ("primary", "connections")
    if not (options.postgres or standby or options.way != "direct" or options.nodes > 1
            or options.crash != "server"):
        return run_and_report(options)
    with make_database(options.way, standby=standby, max_connections="100") as database:
        return run_and_report(options, database)


def make_database(way, **more):
    if way == "direct":
        return Postgres(**more)
    return ProxiedPostgres(**more) if way == "haproxy" else PooledPostgres(way, **more)


def make_trial(options, folder, database):
    if options.nodes == 1:
        return CrashTrial(folder, options.tables, options.kills, options.seconds_between,
                          options.seed, options.pace_ms, options.data, disk=options.disk,
                          restarts=options.restarts, database=database, crash=options.crash)
    kinds = EXIT_CODES if options.crash == "server" else [options.crash]
    faults = itertools.islice(itertools.cycle(kinds), options.kills)
    cluster = LocalCluster(database, folder, options.nodes, options.seed)
    return FaultTrial(folder, cluster, faults, options.tables, options.pace_ms, options.seed)


def run_and_report(options, database=None):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vegas-kills-"))
    return make_trial(options, folder, database).run_and_report()


if __name__ == "__main__":
    sys.exit(main())
