#!/usr/bin/python3
"""Three servers, a database with a synchronous standby, and HAProxy, each in a network of its own,
while people play; one after another is killed, frozen, stopped, cut off or slow. Needs root.

    VEGASD=... SLOW_SYNCS=.../libvegas_slow_syncs.so [VEGAS_CLI=...] tests/e2e/break_cluster.py

At each table somebody must act again after each fault. At the end every game is played out, and all
that anybody was told is compared with its transcript, as kills.py does. The first thing that is
wrong is printed, and ends it with exit code 1.

With `--hold` it is for whoever tries something there: the first line that it prints is the page's
address. Each line that comes in is a fault such as `drain n1`, and is answered by `done` when all
of it works again. It ends when no more can come. With BEFORE_VEGASD=... the servers are of that
version until their first end.
"""

import argparse
import pathlib
import random
import sys
import tempfile
import time

from support.faults.cluster import Cluster
from support.faults.fault_trial import FaultTrial, InteractiveFaultTrial
from support.server import program_path


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=1, help="of all faults, 52 a round")
    parser.add_argument("--only", nargs="*", help="faults that begin so")
    parser.add_argument("--hold", action="store_true", help="faults come from standard input")
    parser.add_argument("--tables", type=int, default=60, help="that are there at a time")
    parser.add_argument("--pace-ms", type=float, default=1000, help="how long people think")
    parser.add_argument("--seed", default=str(time.time_ns() % 1_000_000))
    options = parser.parse_args()
    random.seed(options.seed)
    faults = [fault for _ in range(options.rounds) for fault in Cluster.faults()
              if not options.only or fault.startswith(tuple(options.only))]
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vegas-cluster-"))
    folder.chmod(0o755)
    cluster = Cluster(folder, program_path("SLOW_SYNCS"))
    if options.hold:
        print(cluster.endpoints[0].replace("ws:", "http:").removesuffix("ws"), flush=True)
    kind, faults = (InteractiveFaultTrial, sys.stdin) if options.hold else (FaultTrial, faults)
    return kind(folder, cluster, faults, options.tables, options.pace_ms,
                options.seed).run_and_report()


if __name__ == "__main__":
    sys.exit(main())
