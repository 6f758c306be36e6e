#!/usr/bin/python3
"""The servers of break_cluster.py, held for whoever tries something there. Needs root.

    VEGASD=... SLOW_SYNCS=.../libvegas_slow_syncs.so [VEGAS_CLI=...] tests/e2e/hold_cluster.py

The first line that it prints is the page's address. Each line that comes in is a fault such as
`drain n1`, and is answered by `done` when all of it works again. It ends when no more can come,
after the games that went on beside it are played out and checked as break_cluster.py does. With
BEFORE_VEGASD=... the servers are of that version until their first end.
"""

import argparse
import asyncio
import pathlib
import sys
import tempfile
import time

from support.client import Refused
from support.nodes.cluster import Cluster
from support.nodes.player import LOST, Wrong
from support.nodes.trial import Silence, Trial
from support.server import program


class Load(Trial):
    """Its faults come in by and by, and the games do not wait for them."""

    async def _bring(self, faults):
        lines = asyncio.StreamReader()
        loop = asyncio.get_running_loop()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), faults)
        while fault := (await lines.readline()).decode("ascii").strip():
            self._count()
            self.fault = fault
            self.silences = {table: Silence(time.monotonic()) for table in self.tables}
            await loop.run_in_executor(None, self.world.harm, fault)
            self.faults += 1
            print("done", flush=True)
        self._count()
        self.pace, self.ended = 0.001, True

    def _count(self):
        """How long the last fault kept each table, by now."""
        if self.fault:
            self.silent.setdefault(self.fault.split()[0], []).extend(self.silences.values())
        self.silences = {}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=0, help="of others, who play beside it")
    parser.add_argument("--pace-ms", type=float, default=1000, help="how long they think")
    given = parser.parse_args()
    code = 1
    with tempfile.TemporaryDirectory(prefix="vegas-cluster-") as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        cluster = Cluster(folder, program("SLOW_SYNCS"))
        load = Load(cluster, given.tables, given.pace_ms)
        print(cluster.fronts[0].ws.replace("ws:", "http:").removesuffix("ws"), flush=True)
        try:
            asyncio.run(load.run(sys.stdin))
            code = 0
        except (Wrong, Refused, AssertionError, *LOST) as wrong:
            print(f"WRONG: {load.fault}: {type(wrong).__name__}: {wrong}", file=sys.stderr)
        finally:
            cluster.close()
    print(load.summary())
    return code


if __name__ == "__main__":
    sys.exit(main())
