#!/usr/bin/python3
"""Plays the cheating server against the real clients, and counts what their checks find.

    tests/e2e/cheats.py --trials 1000 [--client python|terminal|typescript] [--cheat swap_seed]

A choice: the server knew the first roll of at least two games, and took another than the honest
one. It is undetected if the client calls the game right, and cannot see that others were aborted.
An undetected choice, a verdict that no cheat should bring, or an honest game that is not right ends
it with exit code 1. The terminal needs VEGAS_CLI, the TypeScript kit client-web/install.
"""

import argparse
import asyncio
import collections
import sys

from support.cheated_clients import CLIENTS, VERDICTS
from support.cheating_server import CheatingServer
from support.cheats import CHEATS


class Row:
    """What came of all trials of one cheat against one client."""

    def __init__(self, cheat):
        self.cheat = cheat
        self.verdicts = collections.Counter()
        self.sixes = []
        self.choices = self.undetected = 0
        self.unexpected = collections.Counter()

    def add(self, table, trial):
        self.verdicts[trial.verdict] += 1
        self.sixes.append(table.sixes)
        self.choices += table.has_chosen
        can_see = self.cheat.shows_games and trial.other_games > 0
        if table.has_chosen and trial.verdict == "right" and not can_see:
            self.undetected += 1
        if trial.verdict not in (self.cheat.verdicts if table.has_chosen else ("right",)):
            self.unexpected[trial.verdict] += 1

    @property
    def trials(self):
        return len(self.sixes)

    @property
    def is_as_it_should_be(self):
        return self.undetected == 0 and not self.unexpected

    def __str__(self):
        counts = (self.trials, self.choices, *(self.verdicts[each] for each in VERDICTS),
                  self.undetected)
        mean = sum(self.sixes) / self.trials
        words = [f"{self.cheat.name:<26}", *(f"{count:>11}" for count in counts), f"{mean:>8.2f}"]
        return "".join(words) + (f"  unexpected: {set(self.unexpected)}" if self.unexpected else "")


HEADER = "".join([f"{'cheat':<26}", *(f"{word:>11}" for word in (
    "trials", "choices", *VERDICTS, "undetected")), f"{'sixes':>8}"])


async def try_cheat(cheat, client, trials):
    """A row of so many trials."""
    row = Row(cheat)
    async with CheatingServer(cheat.run, seat=cheat.seat, with_bot=cheat.with_bot) as server:
        for _ in range(trials):
            await add_trial(row, client, server)
    return row


async def try_until_chosen(cheat, client, most_trials=60):
    """A row that ends with the first choice."""
    row = Row(cheat)
    async with CheatingServer(cheat.run, seat=cheat.seat, with_bot=cheat.with_bot) as server:
        while row.choices == 0 and row.trials < most_trials:
            await add_trial(row, client, server)
    return row


async def add_trial(row, client, server):
    trial = await client.play(server)
    row.add(server.tables[-1], trial)


async def try_all(clients, cheats, trials):
    is_good = True
    for name in clients:
        print(f"{name}\n{HEADER}", flush=True)
        async with CLIENTS[name]() as client:
            for cheat in cheats:
                row = await try_cheat(cheat, client, trials)
                is_good = is_good and row.is_as_it_should_be
                print(row, flush=True)
    return is_good


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--trials", type=int, default=1000, help="of each cheat")
    parser.add_argument("--client", choices=CLIENTS, action="append")
    parser.add_argument("--cheat", choices=("all", *CHEATS), action="append")
    return parser.parse_args()


def main():
    options = arguments()
    names = CHEATS if "all" in (options.cheat or ["all"]) else options.cheat
    cheats = [CHEATS[name] for name in names]
    is_good = asyncio.run(try_all(options.client or CLIENTS, cheats, options.trials))
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
