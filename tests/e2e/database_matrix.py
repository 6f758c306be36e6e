#!/usr/bin/python3
"""Each version of PostgreSQL, each way to it, one server and two: people play while the primary is
killed again and again, and its standby takes its place. Nothing may be lost or doubled.

    VEGASD=.../vegasd tests/e2e/database_matrix.py [--versions 15 18] [--ways direct haproxy]

Version 15 is the one that is installed; the others are fetched from npm, with their checksums."""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from support import ROOT
from support.postgres_versions import VERSIONS, install

WAYS = ("direct", "session", "transaction", "haproxy")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--versions", nargs="+", choices=VERSIONS, default=VERSIONS)
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS)
    parser.add_argument("--nodes", nargs="+", type=int, default=(1, 2))
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--tables", type=int, default=8)
    return parser.parse_args()


def main():
    options = arguments()
    failed = 0
    with tempfile.TemporaryDirectory(prefix="vegas-versions-") as folder:
        pathlib.Path(folder).chmod(0o755)
        for version in options.versions:
            environment = {**os.environ, "VEGAS_POSTGRES": str(install(version, folder) or "")}
            for way in options.ways:
                for nodes in options.nodes:
                    began = time.monotonic()
                    ended = subprocess.run(
                        [sys.executable, "-B", ROOT / "tests" / "e2e" / "kills.py", "--crash",
                         "primary", "--kills", str(options.kills), "--tables", str(options.tables),
                         "--nodes", str(nodes), "--way", way], env=environment, text=True,
                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
                    failed += ended.returncode != 0
                    print(f"PostgreSQL {version}, {way}, servers: {nodes}, "
                          f"{time.monotonic() - began:.0f} s: {ended.stdout.strip()}", flush=True)
    print(f"failed: {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
