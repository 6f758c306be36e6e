#!/usr/bin/python3
"""The process of an attack: attacker.py NAME HOST PORT SECONDS [brief]

Says when it begins, and how it went.
"""

import asyncio
import json
import os
import pathlib
import resource
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from attacks import find_attack
from harness.raw_client import ConnectionFailed
from harness.tally import Tally
from harness.target import Target
from support.faults.timeouts import cancel_all

PREPARATION_S = EXTRA_S = 60  # at most; only a machine with much else to do needs it


def raise_file_limit():
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def run_for(seconds, work, has_enough=lambda: True):
    task = asyncio.ensure_future(work)
    await asyncio.wait([task], timeout=seconds)
    deadline = time.monotonic() + EXTRA_S
    while not has_enough() and not task.done() and time.monotonic() < deadline:
        await asyncio.wait([task], timeout=0.1)
    if task.done():
        task.result()
    await cancel_all([task])


def print_report(**report):
    print(json.dumps(report), flush=True)


async def main(name, host, port, seconds, *is_short):
    attack = find_attack(name)(Target(host, int(port)), bool(is_short))
    try:
        await run_for(PREPARATION_S, attack.prepare())
    except ConnectionFailed:
        pass  # then it has to do without
    attack.tally = Tally(attack.expected_replies)
    print_report(began=True)
    started_at = time.monotonic()
    await run_for(float(seconds), attack.run(), attack.has_enough)
    print_report(seconds=time.monotonic() - started_at, **attack.tally.report())


if __name__ == "__main__":
    raise_file_limit()
    asyncio.run(main(*sys.argv[1:]))
    # Its connections are gone with it: there may be thousands.
    sys.stdout.flush()
    os._exit(0)
