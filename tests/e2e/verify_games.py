#!/usr/bin/python3
"""Plays many games of all kinds at a real vegasd and lets all three verifiers judge each of them.

    VEGASD=.../vegasd VEGAS_CLI=.../vegas tests/e2e/verify_games.py --games 10000

House bots, people and programs play every ruleset. People leave, come back, stay away and take
seats over. They give seeds after their hashes, in the open, or none. Transcripts come over HTTP.
`vegas verify`, protocol/examples/verify.py and the page must find it right; the script leaves the
rules of royale, custom and vegas-1996 unchecked. A batch is 250 games. Of each ruleset in a batch
one game is changed, a die and an action, and all three must refuse it.

It prints how often each thing happened. Exit code 1: an answer was another one, or a thing never
happened, which is so by chance in fewer than 500 games. Wrong games stay in a folder.
"""

import argparse
import pathlib
import sys
import tempfile
import time

from support.verified_games import play_on_servers
from support.verifiers import HAS_PAGE, VERIFIERS


def keep(faults):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vegas-verify-"))
    for number, (kind, given, (transcript, replay)) in enumerate(faults):
        print(f"{kind}: {dict(zip(VERIFIERS, given))}: {folder}/{number}.json")
        (folder / f"{number}.json").write_text(transcript)
        (folder / f"{number}.replay").write_text(replay)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--servers", type=int, default=2, help="that play at a time")
    parser.add_argument("--seed", default=str(time.time_ns() % 1_000_000))
    options = parser.parse_args()
    if not HAS_PAGE:
        sys.exit("the page is missing: run client-web/install")
    started_at = time.monotonic()
    judge = play_on_servers(options.games, options.servers, options.seed)
    print(judge.table())
    print(f"{judge.games.total()} games in {time.monotonic() - started_at:.0f} s, seed "
          f"{options.seed}; {judge.refused} changed ones refused by all")
    for ruleset, thing in judge.missing():
        print(f"never happened: {ruleset}, {thing}")
    if judge.faults:
        keep(judge.faults)
    return 1 if judge.faults or judge.missing() else 0


if __name__ == "__main__":
    sys.exit(main())
