#!/usr/bin/python3
"""Several servers over one PostgreSQL, of which one after another is killed, frozen or stopped.

    VEGASD=.../vegasd [VEGAS_CLI=.../vegas] tests/e2e/kill_nodes.py --faults 30 --tables 60

Each table has a player at each server. Whoever loses the connection comes back at another server,
as behind a balancer, and nobody presses anything else. At the end every game is played out, every
answer that a server acknowledged is in its transcript, once, and with VEGAS_CLI every transcript is
verified. The first thing that is wrong is printed, and ends it with exit code 1.
"""

import argparse
import asyncio
import itertools
import pathlib
import random
import shutil
import signal
import sys
import tempfile
import time

from support import PATIENCE
from support.client import Refused
from support.nodes.player import LOST, Wrong
from support.nodes.trial import Trial
from support.pooler import MODES, PooledPostgres
from support.postgres import Postgres
from support.programs import free_port
from support.server import Server

KINDS = ("kill", "freeze", "stop")


class Nodes:
    """Servers that are started anew when they have died."""

    able_since = 0.0  # no standby takes over

    def __init__(self, url, folder, count):
        self.url, self.key = url, folder / "key"
        self.key.write_text("the key of a trial, known to its servers\n", encoding="ascii")
        self.fronts = [self._start() for _ in range(count)]

    def _start(self):
        return Server("--data", self.url, "--link-port", str(free_port()), "--link-key-file",
                      str(self.key), "--unlimited", "127.0.0.0/8", "--storage-patience-ms",
                      "60000")

    def harm(self, kind):
        """One of them; on return it has ended, and another one is in its place."""
        number = random.randrange(len(self.fronts))
        node = self.fronts[number]
        if kind == "kill":
            node.process.kill()
        elif kind == "freeze":
            node.process.send_signal(signal.SIGSTOP)
            time.sleep(9)  # the others have taken its tables
            node.process.send_signal(signal.SIGCONT)
        else:
            node.process.send_signal(signal.SIGTERM)
        code = node.process.wait(PATIENCE)
        if code != {"kill": -9, "freeze": 1, "stop": 0}[kind]:
            raise Wrong(f"after a {kind} a server ended with {code}: {node.log()[-2000:]}")
        node.ended()
        node.errors.close()
        self.fronts[number] = self._start()

    def stop(self):
        for node in self.fronts:
            node.process.send_signal(signal.SIGTERM)
        for node in self.fronts:
            node.ended()
            node.errors.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--faults", type=int, default=9)
    parser.add_argument("--tables", type=int, default=20, help="that are there at a time")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--pace-ms", type=float, default=300, help="how long people think")
    parser.add_argument("--standby", action="store_true", help="a synchronous one")
    parser.add_argument("--pooler", choices=MODES, help="PgBouncer before the database")
    given = parser.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vegas-nodes-"))
    more = {"standby": given.standby, "max_connections": "100"}
    with (PooledPostgres(given.pooler, **more) if given.pooler else Postgres(**more)) as database:
        nodes = Nodes(database.url, folder, given.nodes)
        trial = Trial(nodes, given.tables, given.pace_ms)
        try:
            asyncio.run(trial.run(itertools.islice(itertools.cycle(KINDS), given.faults)))
        except (Wrong, Refused, AssertionError, *LOST) as wrong:
            print(f"WRONG: {type(wrong).__name__}: {wrong}\n{trial.summary()}", file=sys.stderr)
            for number, node in enumerate(nodes.fronts):
                (folder / f"{number}.log").write_text(node.log(), encoding="utf-8")
            print(f"logs={folder}", file=sys.stderr)
            return 1
        finally:
            nodes.stop()
    print(f"{trial.summary()}\nlost=0 doubled=0")
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
