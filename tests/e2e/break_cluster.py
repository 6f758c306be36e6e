#!/usr/bin/python3
"""Three servers, a database with a synchronous standby, and HAProxy, each in a network of its own,
while people play; one after another is killed, frozen, stopped, cut off or slow. Needs root.

    VEGASD=... SLOW_SYNCS=.../libvegas_slow_syncs.so [VEGAS_CLI=...] tests/e2e/break_cluster.py

At the end every game is played out, every answer that a server acknowledged is in its transcript,
once, and with VEGAS_CLI every transcript is verified. The first thing that is wrong is printed, and
ends it with exit code 1.
"""

import argparse
import asyncio
import pathlib
import shutil
import sys
import tempfile

from support.client import Refused
from support.nodes.cluster import Cluster
from support.nodes.player import LOST, Wrong
from support.nodes.trial import Trial
from support.server import program


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=1, help="of all faults, 52 a round")
    parser.add_argument("--only", nargs="*", help="faults that begin so")
    parser.add_argument("--tables", type=int, default=60, help="that are there at a time")
    parser.add_argument("--pace-ms", type=float, default=1000, help="how long people think")
    given = parser.parse_args()
    faults = [fault for _ in range(given.rounds) for fault in Cluster.faults()
              if not given.only or fault.startswith(tuple(given.only))]
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vegas-cluster-"))
    folder.chmod(0o755)
    code, cluster = 1, Cluster(folder, program("SLOW_SYNCS"))
    trial = Trial(cluster, given.tables, given.pace_ms)
    try:
        asyncio.run(trial.run(faults))
        code = 0
    except (Wrong, Refused, AssertionError, *LOST) as wrong:
        print(f"WRONG: {trial.fault}: {type(wrong).__name__}: {wrong}", file=sys.stderr)
        for name, log in {**cluster.logs(), **trial.heard()}.items():
            (folder / f"{name}.log").write_text(log, encoding="utf-8")
        print(f"logs={folder}", file=sys.stderr)
    finally:
        cluster.close()
    print(trial.summary())
    if code == 0:
        print("lost=0 doubled=0")
        shutil.rmtree(folder)
    return code


if __name__ == "__main__":
    sys.exit(main())
