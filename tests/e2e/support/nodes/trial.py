"""Games at so many tables, one after another, while one fault after another befalls a world.

A world has `fronts`, where people connect, each as a Server for clients, and `harm(kind)`, which
returns when all of it works again. `able_since`, of time.monotonic(), is when the last standby took
over: before that no server could do anything."""

import asyncio
import json
import os
import random
import subprocess
import tempfile
import time

from support import PATIENCE
from support.client import Refused
from support.nodes.player import LOST, Player, Wrong

RULESETS = ("royale-basic", "royale", "classic", "custom")


class Silence:
    """Of one table while a fault lasts and until it goes on: its longest wait for an accepted
    action, without the time for which people thought. `of_servers`: only while there was a
    database that could be written to, and only of people who did not have to connect again."""

    def __init__(self, now):
        self.began = self.since = now
        self.longest = self.of_servers = 0.0
        self.goes_on = False

    def accepted(self, now, player, able_since):
        def waited(since):
            return now - since - sum(max(0.0, to - max(at, since)) for at, to in player.thoughts)

        self.longest = max(self.longest, waited(self.since))
        if player.came_at < self.began:
            self.of_servers = max(self.of_servers, waited(max(self.since, able_since)))
        self.since, self.goes_on = now, True


class Trial:
    def __init__(self, world, tables, pace_ms):
        self.world, self.count, self.pace = world, tables, pace_ms / 1000
        self.tables = {}  # their players
        self.silences = {}  # by table, while there is a fault
        self.silent = {}  # Silences by kind of fault
        self.ended, self.fault = False, None
        self.faults = self.games = self.acknowledged = self.came = 0

    def accepted(self, player):
        if player.table in self.silences:
            self.silences[player.table].accepted(time.monotonic(), player, self.world.able_since)

    async def run(self, faults):
        """One after another; each is what harm() takes, and is counted by its first word."""
        games = [asyncio.create_task(self._games(n)) for n in range(self.count)]
        bringer = asyncio.create_task(self._bring(faults))
        done, _ = await asyncio.wait([bringer, *games], return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()

    async def _bring(self, faults):
        await asyncio.sleep(3)
        loop = asyncio.get_running_loop()
        for fault in faults:
            self.fault = fault
            self.silences = {table: Silence(time.monotonic()) for table in self.tables}
            await loop.run_in_executor(None, self.world.harm, fault)
            for silence in self.silences.values():
                silence.goes_on = False
            until = time.monotonic() + PATIENCE
            while not all(silence.goes_on for silence in self.silences.values()):
                if time.monotonic() > until:
                    raise Wrong(f"after {fault} nobody has acted at " + str(
                        [table for table, it in self.silences.items() if not it.goes_on]))
                await asyncio.sleep(0.05)
            self.silent.setdefault(fault.split()[0], []).extend(self.silences.values())
            self.faults += 1
            print(f"{self.faults}. {fault}: longest silence "
                  f"{max(s.longest for s in self.silences.values()):.2f}s", flush=True)
            self.silences = {}
            await asyncio.sleep(random.uniform(0.5, 2))
        self.pace = 0.001
        self.ended = True

    async def _games(self, number):
        """One after another, until there are no more faults."""
        while not self.ended:
            await self._game(number)

    def _players(self, number):
        """Three; where people can choose the server, one at each: the first of them makes the
        table, and so chooses its home."""
        return [Player(self, f"{number} {n}", number + n) for n in range(3)]

    async def _game(self, number):
        players = self._players(number)
        while True:
            try:
                await asyncio.gather(*(player.come() for player in players))
                made = await players[0].client.create(random.choice(RULESETS), clock=None,
                                                      seats=len(players))
                for player in players:
                    player.table = made["table"]
                players[0].seat = 0
                for seat, player in enumerate(players[1:], 1):
                    player.seat = seat
                    await player.client.join(invite=made["invite"], seat=seat)
                for player in players:
                    await player.client.request("table.ready", table=made["table"])
                    player.client.tables[made["table"]].moves = True
                break
            except (*LOST, AssertionError, Refused):
                # In the middle of a fault: nobody was promised a game yet.
                players = self._players(number)
                await asyncio.sleep(0.2)
        self.tables[made["table"]] = players
        self.games += 1
        await asyncio.gather(*(player.play() for player in players))
        del self.tables[made["table"]]
        self.silences.pop(made["table"], None)
        await self._check(players, made)
        for player in players:
            await player.client.close()

    async def _check(self, players, made):
        game = made["table"]
        transcript = await self._transcript(players[0])
        answered = dict(enumerate(transcript["actions"], 1))
        for player in players:
            self.came += player.came
            for decision, action in player.acknowledged.items():
                self.acknowledged += 1
                if decision not in answered:
                    raise Wrong(f"{game}: decision {decision} was acknowledged, and is lost")
                made_so = answered[decision]
                if made_so["seat"] != player.seat or action not in (None, made_so["action"]):
                    raise Wrong(f"{game}: decision {decision} is {made_so}, and {action} of seat "
                                f"{player.seat} was acknowledged")
        if os.environ.get("VEGAS_CLI"):
            await asyncio.get_running_loop().run_in_executor(None, self._verify, transcript)

    @staticmethod
    async def _transcript(player):
        while True:
            try:
                return (await player.client.request("history", table=player.table))["transcript"]
            except LOST:
                await player.come()
            except Refused as refused:
                if refused.code != "storage_unavailable":
                    raise
                await asyncio.sleep(0.2)

    @staticmethod
    def _verify(transcript):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(transcript, file)
            file.flush()
            run = subprocess.run([os.environ["VEGAS_CLI"], "verify", file.name], text=True,
                                 capture_output=True, check=False)
        if run.returncode != 0:
            raise Wrong(f"vegas verify: {run.stdout} {run.stderr}")

    def heard(self):
        """What those have heard last who could not make sense of it, by their names."""
        return {player.number: "\n".join(player.client.frames[-40:])
                for players in self.tables.values() for player in players
                if player.client and player.client.broken}

    def summary(self):
        lines = [f"faults={self.faults} games={self.games} acknowledged={self.acknowledged} "
                 f"came={self.came}"]
        for kind, silences in self.silent.items():
            if not silences:
                continue
            longest, of_servers = (sorted(getattr(silence, which) for silence in silences)
                                   for which in ("longest", "of_servers"))
            middle = len(silences) // 2
            lines.append(f"{kind}: tables={len(silences)} p50={longest[middle]:.3f}s "
                         f"max={longest[-1]:.2f}s, of servers p50={of_servers[middle]:.3f}s "
                         f"max={of_servers[-1]:.2f}s")
        return "\n".join(lines)
