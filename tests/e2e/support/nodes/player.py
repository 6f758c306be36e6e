"""Somebody who plays on whatever happens, and never presses anything but an answer."""

import asyncio
import random
import time

import websockets

from support import PATIENCE
from support.client import Client, Refused

LOST = (OSError, ConnectionError, asyncio.TimeoutError, websockets.WebSocketException)


class Wrong(Exception):
    pass


class QuickClient(Client):
    checks_schemas = False


class Player:
    def __init__(self, trial, number, front):
        self.trial, self.number, self.front = trial, number, front
        self.client = self.table = None
        self.seat, self.acknowledged = None, {}  # by decision
        self.came, self.came_at = 0, 0.0  # how often, and when last; all of time.monotonic()
        self.thoughts = []  # from when to when, since the last answer that was accepted

    async def come(self):
        """With any server that is there, first with the one it is told."""
        until = time.monotonic() + PATIENCE
        while True:
            fronts = self.trial.world.fronts
            try:
                who = {"token": self.client.me["token"]} if self.client else {
                    "name": f"Player {self.number}"}
                client = await asyncio.wait_for(
                    QuickClient.connect(fronts[self.front % len(fronts)], **who), 5)
                self.client, self.came = client, self.came + 1
                self.came_at = time.monotonic()
                return
            except (Refused, *LOST):
                if time.monotonic() > until:
                    raise
                self.front += 1
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
            prompt = state.asked(max(self.acknowledged, default=0))
            if state.status == "finished":
                return
            if not prompt:  # others may be asked for minutes, but not without a word
                heard = len(client.messages)
                await client.wait(lambda heard=heard: len(client.messages) > heard, "a message")
                continue
            asked_at = time.monotonic()
            await asyncio.sleep(random.expovariate(1 / self.trial.pace))
            self.thoughts.append((asked_at, time.monotonic()))
            action = dict(random.choice(prompt["actions"]))
            action.pop("shows", None)
            try:
                await self._act(prompt["decision"], action)
            except Refused as refused:
                if refused.code != "stale_decision":
                    raise
                # It came through before the connection broke; which of the answers, nobody knows.
                self.acknowledged.setdefault(prompt["decision"], None)
                continue
            self.acknowledged[prompt["decision"]] = action
            self.trial.accepted(self)
            self.thoughts = []

    async def _act(self, decision, action):
        """Again after a moment when the server says that nothing can be stored just now."""
        while True:
            try:
                await self.client.request("act", table=self.table, decision=decision, action=action)
                return
            except Refused as refused:
                if refused.code != "storage_unavailable":
                    raise
                await asyncio.sleep(0.2)
