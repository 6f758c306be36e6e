#!/usr/bin/python3
"""Kills a real vegasd again and again while people play: nothing may be lost or doubled.

    VEGASD=.../vegasd [VEGAS_CLI=.../vegas] tests/e2e/kills.py --kills 200 --tables 50
    POWER_LOSS_VEGASD=.../vegasd_power_loss tests/e2e/kills.py --disk frail ...
    VEGASD=.../vegasd tests/e2e/kills.py --restarts --kills 50 ...

With `--disk frail` each kill is a loss of power too: only what the server has synced is there
afterwards, and torn pieces of the rest. With `--disk deaf` syncs are not heard, as with
`synchronous = off` in SQLite: that has to be found.

With `--postgres` what lasts is in a PostgreSQL that is made for the trial, and each start waits
until the lease of the one before has run out. `--crash postgres` lets the database die and come
again instead of the server; `--crash primary` lets its standby take its place, and `--crash
connections` ends all connections. With `--pooler` the server reaches it through PgBouncer.

With `--restarts` it is not killed but stopped by SIGTERM, as for a new version, while a socket that
it was passed lets connections wait: none may be refused.

The first thing that is wrong is printed, with the seed, and ends it with exit code 1; then log and
database stay where they are. With VEGAS_CLI every finished game is verified by `vegas verify` too.
What chance decides follows from the seed; when it happens does not, so the same seed need not fail
at the same place.
"""

import argparse
import asyncio
import pathlib
import shutil
import sys
import tempfile
import time

from support.kills import Refused, Wrong
from support.kills.daemon import Disk
from support.kills.trial import Trial
from support.pooler import MODES, PooledPostgres
from support.postgres import Postgres


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--kills", type=int, default=20)
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
    parser.add_argument("--pooler", choices=MODES)
    return parser.parse_args()


def main():
    given = arguments()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vegas-kills-"))
    if not given.postgres and not given.pooler and given.crash == "server":
        return attempt(given, folder, given.data)
    with_standby = given.crash in ("primary", "connections")
    with (PooledPostgres(given.pooler, standby=with_standby) if given.pooler
          else Postgres(standby=with_standby)) as database:
        return attempt(given, folder, None, database)


def attempt(given, folder, data, database=None):
    trial = Trial(folder, given.tables, given.kills, given.seconds_between, given.seed,
                  given.pace_ms, data, disk=given.disk, restarts=given.restarts, database=database,
                  crash=given.crash)
    try:
        asyncio.run(trial.run())
    except (Wrong, Refused) as wrong:
        print(f"WRONG: {wrong}", file=sys.stderr)
        print(f"seed={given.seed} start={trial.daemon.start} {trial.summary()}", file=sys.stderr)
        print(f"log={trial.daemon.log} data={trial.data}", file=sys.stderr)
        return 1
    print(f"seed={given.seed} {trial.summary()} lost=0 doubled=0")
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
