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
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import websockets

from support import PATIENCE
from support.client import Client, Refused
from support.postgres import Postgres
from support.programs import free_port
from support.server import Server

KINDS = ("kill", "freeze", "stop")
LOST = (OSError, ConnectionError, websockets.WebSocketException)
RULESETS = ("royale-basic", "royale", "classic", "custom")


class Wrong(Exception):
    pass


class Nodes:
    """Servers that are started anew when they have died."""

    def __init__(self, url, folder, count):
        self.url, self.key = url, folder / "key"
        self.key.write_text("the key of a trial, known to its servers\n", encoding="ascii")
        self.all = [self._start() for _ in range(count)]

    def _start(self):
        return Server("--data", self.url, "--link-port", str(free_port()), "--link-key-file",
                      str(self.key), "--unlimited", "127.0.0.0/8", "--storage-patience-ms",
                      "60000")

    def harm(self, number, kind):
        """On return it has ended, and another one is in its place."""
        node = self.all[number]
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
        self.all[number] = self._start()

    def stop(self):
        for node in self.all:
            node.process.send_signal(signal.SIGTERM)
        for node in self.all:
            node.ended()
            node.errors.close()


class Player:
    def __init__(self, trial, number, front):
        self.trial, self.number, self.front = trial, number, front
        self.client = self.table = None
        self.seat, self.acknowledged = None, {}  # by decision
        self.came = 0

    async def come(self):
        """With any server that is there, first with the one it is told."""
        until = time.monotonic() + PATIENCE
        while True:
            node = self.trial.nodes.all[self.front]
            try:
                who = {"token": self.client.me["token"]} if self.client else {
                    "name": f"Player {self.number}"}
                client = await asyncio.wait_for(Client.connect(node, **who), 5)
                self.client, self.came = client, self.came + 1
                return
            except (asyncio.TimeoutError, Refused, *LOST):
                if time.monotonic() > until:
                    raise
                self.front = (self.front + 1) % len(self.trial.nodes.all)
                await asyncio.sleep(0.05)

    async def at_table(self):
        if self.table not in [at["table"] for at in self.client.me["tables"]]:
            raise Wrong(f"{self.table} is not among {self.client.me['tables']}")
        await self.client.request("table.sync", table=self.table, epoch="none", v=0)
        await self.client.wait(lambda: self.table in self.client.tables, "the snapshot")
        self.client.tables[self.table].moves = True

    async def play(self):
        """To the end of the game, whatever becomes of the connection."""
        while True:
            try:
                await self._play()
                return
            except LOST:
                pass
            while True:
                try:
                    await self.come()
                    await self.at_table()
                    break
                except LOST:
                    continue

    async def _play(self):
        client = self.client
        state = client.tables[self.table]
        while True:
            prompt = await client.wait(
                lambda: state.asked(max(self.acknowledged, default=0)) or
                (state.status == "finished" and "the end"), "a prompt")
            if prompt == "the end":
                return
            await asyncio.sleep(random.expovariate(1 / self.trial.pace))
            action = dict(random.choice(prompt["actions"]))
            action.pop("shows", None)
            try:
                await client.request("act", table=self.table, decision=prompt["decision"],
                                     action=action)
            except Refused as refused:
                if refused.code != "stale_decision":
                    raise
                # It came through before the connection broke; which of the answers, nobody knows.
                self.acknowledged.setdefault(prompt["decision"], None)
                continue
            self.acknowledged[prompt["decision"]] = action
            self.trial.accepted(self.table)


class Trial:
    """Games at so many tables, one after another, until there were so many faults."""

    def __init__(self, nodes, given):
        self.nodes, self.given, self.pace = nodes, given, given.pace_ms / 1000
        self.tables = {}  # their players
        self.hit = {}  # tables that have still to go on after a fault, and since when
        self.silences = {kind: [] for kind in KINDS}
        self.kind, self.ended = None, False
        self.games = self.acknowledged = self.came = 0

    def accepted(self, table):
        since = self.hit.pop(table, None)
        if since is not None:
            self.silences[self.kind].append(time.monotonic() - since)

    async def run(self):
        games = [asyncio.create_task(self._games(n)) for n in range(self.given.tables)]
        faults = asyncio.create_task(self._faults())
        done, _ = await asyncio.wait([faults, *games], return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()

    async def _faults(self):
        await asyncio.sleep(3)
        loop = asyncio.get_running_loop()
        for n in range(self.given.faults):
            self.kind = KINDS[n % len(KINDS)]
            self.hit = {table: time.monotonic() for table in self.tables}
            await loop.run_in_executor(None, self.nodes.harm, random.randrange(len(self.nodes.all)),
                                       self.kind)
            until = time.monotonic() + PATIENCE
            while self.hit:  # until every game goes on
                if time.monotonic() > until:
                    raise Wrong(f"after a {self.kind} nobody has acted at {list(self.hit)}")
                await asyncio.sleep(0.05)
            await asyncio.sleep(random.uniform(0.5, 2))
        self.pace = 0.001
        self.ended = True

    async def _games(self, number):
        """One after another, until there are no more faults."""
        while not self.ended:
            await self._game(number)

    def _players(self, number):
        """One at each server; the first of them makes the table, and so chooses its home."""
        count = len(self.nodes.all)
        return [Player(self, f"{number} {n}", (number + n) % count) for n in range(count)]

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
        self.hit.pop(made["table"], None)
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

    @staticmethod
    def _verify(transcript):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(transcript, file)
            file.flush()
            run = subprocess.run([os.environ["VEGAS_CLI"], "verify", file.name], text=True,
                                 capture_output=True, check=False)
        if run.returncode != 0:
            raise Wrong(f"vegas verify: {run.stdout} {run.stderr}")

    def summary(self):
        parts = [f"games={self.games}", f"acknowledged={self.acknowledged}", f"came={self.came}"]
        for kind, all_of in self.silences.items():
            all_of.sort()
            if all_of:
                parts.append(f"{kind}: tables={len(all_of)} p50={all_of[len(all_of) // 2]:.2f}s "
                             f"max={all_of[-1]:.2f}s")
        return " ".join(parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--faults", type=int, default=9)
    parser.add_argument("--tables", type=int, default=20, help="that are there at a time")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--pace-ms", type=float, default=300, help="how long people think")
    parser.add_argument("--standby", action="store_true", help="a synchronous one")
    given = parser.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vegas-nodes-"))
    with Postgres(standby=given.standby, max_connections="100") as database:
        nodes = Nodes(database.url, folder, given.nodes)
        trial = Trial(nodes, given)
        try:
            asyncio.run(trial.run())
        except (Wrong, Refused, AssertionError, *LOST) as wrong:
            print(f"WRONG: {type(wrong).__name__}: {wrong} {trial.summary()}", file=sys.stderr)
            for number, node in enumerate(nodes.all):
                (folder / f"{number}.log").write_text(node.log(), encoding="utf-8")
            print(f"logs={folder}", file=sys.stderr)
            return 1
        finally:
            nodes.stop()
    print(trial.summary(), "lost=0 doubled=0")
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
