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

from attacks import find
from harness.peer import Gone
from harness.tally import Tally
from harness.target import Target
from support.kills.patience import end

PREPARATION_S = AFTERWARDS_S = 60  # at most; only a machine with much else to do needs it


def as_many_files_as_allowed():
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def within(seconds, work, enough=lambda: True):
    task = asyncio.ensure_future(work)
    await asyncio.wait([task], timeout=seconds)
    more = time.monotonic() + AFTERWARDS_S
    while not enough() and not task.done() and time.monotonic() < more:
        await asyncio.wait([task], timeout=0.1)
    if task.done():
        task.result()
    await end([task])


def say(**report):
    print(json.dumps(report), flush=True)


async def main(name, host, port, seconds, *brief):
    attack = find(name)(Target(host, int(port)), bool(brief))
    try:
        await within(PREPARATION_S, attack.prepare())
    except Gone:
        pass  # then it has to do without
    attack.tally = Tally(attack.misses)
    say(began=True)
    await within(float(seconds), attack.play(), attack.has_seen_enough)
    say(**attack.tally.report())


if __name__ == "__main__":
    as_many_files_as_allowed()
    asyncio.run(main(*sys.argv[1:]))
    # Its connections are gone with it: there may be thousands.
    sys.stdout.flush()
    os._exit(0)
