"""Somebody honest, who asks as the page does, and tries again whatever is refused."""

import asyncio
import functools
import random
import time

import websockets

from vegas import Line, Lost, Refused

PAUSE_S = 0.25  # before what was refused is tried again
# Refusals that come in the best of games: somebody else was quicker.
EXPECTED = {"stale_decision", "unknown_table", "not_at_table", "game_started", "game_over",
            "game_not_over"}
STATUS_AFTER = {"game_started": "playing", "game_ended": "finished", "rematch": "open"}


class AtTable:
    def __init__(self):
        self.status = self.prompt = None


class Person:
    def __init__(self, target, source, name, notes, think_s=0.0):
        self.target, self.source, self.name, self.notes = target, source, name, notes
        self.think_s = think_s
        self.line = self.token = None
        self.tables = {}
        self.watches = {}  # by which invite or id
        self.last = None  # act
        self._is_here = False
        self.reloads_after = None  # so many acts; None: never
        self.reloads = 0

    # ---- coming and going

    async def come(self):
        """However often it takes."""
        while not await self._came():
            await asyncio.sleep(PAUSE_S)
        self.notes.came += 1
        for table, at in list(self.tables.items()):
            await self._look_at(table, at)

    async def _came(self):
        who = {"name": self.name} if self.token is None else {"token": self.token}
        try:
            async with asyncio.timeout(self.notes.patience_s):
                self.line = await Line.connect(
                    self.target.ws, self._hear, max_size=None, max_queue=None, open_timeout=None,
                    close_timeout=1, ping_interval=None, local_addr=(self.source, 0))
                self.line.reading.add_done_callback(functools.partial(self._lost, self.line))
                self.token = (await self.line.request("hello", protocol=1, **who))["token"]
            self._is_here = True
        except TimeoutError:
            self._not_let_in("no answer")
        except (OSError, EOFError, websockets.WebSocketException) as why:
            self._not_let_in("closed" if isinstance(why, Lost) else str(why))
        except Refused as refused:
            self._not_let_in(refused.code)
            if refused.code == "bad_token":
                self.token = None
        return self._is_here

    def _not_let_in(self, why):
        self.notes.connections[why[:60]] += 1
        if self.line is not None:
            self.line.cut()

    def _lost(self, line, _):
        if self._is_here and line is self.line:
            self._is_here = False
            self.notes.cuts[f"close code {line.socket.close_code}"] += 1

    async def _look_at(self, table, at):
        try:
            if table in self.watches:
                await self.watch(**self.watches[table])
            else:
                await self.ask("table.sync", table=table)
        except Refused:
            at.status = "left"

    async def go(self):
        for table in list(self.tables):
            try:
                await self.ask("table.leave", table=table)
            except Refused:
                pass
        self.tables, self.watches = {}, {}
        await self.close()

    async def close(self):
        self._is_here = False
        if self.line is not None and self.line.is_open:
            await self.line.close()

    def vanish(self):
        self._is_here = False
        if self.line is not None:
            self.line.cut()

    async def load(self):
        """What a browser does before it connects."""

    async def reload(self):
        self.reloads += 1
        await self.close()
        await self.load()
        await self.come()

    # ---- asking

    async def ask(self, op, **fields):
        """The reply; Refused by what may happen in a game, but by no limit."""
        while True:
            try:
                async with asyncio.timeout(self.notes.patience_s):
                    return await self.line.request(op, **fields)
            except Refused as refused:
                if refused.code in EXPECTED:
                    raise
                self.notes.requests[f"{op}: {refused.code}"] += 1
                await asyncio.sleep(PAUSE_S)
            except TimeoutError:
                self.notes.requests[f"{op}: no answer"] += 1
                self.vanish()
                await self.come()
            except Lost:
                await asyncio.sleep(PAUSE_S)
                await self.come()

    def _hear(self, message, _):
        ev, table = message.get("ev"), message.get("table")
        if ev == "snapshot":
            at = self.tables.setdefault(table, AtTable())
            at.status, at.prompt = message["view"]["table"]["status"], message["prompt"]
        elif table not in self.tables:
            return
        elif ev == "update":
            for event in message["events"]:
                self.tables[table].status = STATUS_AFTER.get(event["kind"],
                                                             self.tables[table].status)
        elif ev == "prompt":
            self.tables[table].prompt = message
        elif ev == "left":
            self.tables[table].status = "left"

    # ---- playing

    async def watch(self, **where):
        """By its id or an invite."""
        table = (await self.ask("table.join", **where, **{"as": "spectator"}))["table"]
        self.watches[table] = where
        return self.tables[table]

    async def until(self, at, status):
        while at.status != status:
            await self._something_new()

    def _asked(self, table, answered):
        at = self.tables[table]
        mine = at.status == "playing" and at.prompt is not None and "actions" in at.prompt
        return at.prompt if mine and at.prompt["decision"] > answered else None

    async def play(self, table, at_most=None):
        """To the end, or so many acts. Whether it came to that: the table may be gone."""
        answered = acts = 0
        while self.tables[table].status not in ("finished", "left") and acts != at_most:
            if acts == self.reloads_after:
                self.reloads_after = None
                await self.reload()
            if (prompt := self._asked(table, answered)) is None:
                await self._something_new()
                continue
            await asyncio.sleep(self.think_s * random.uniform(0.5, 1.5))
            answered, acts = prompt["decision"], acts + 1
            self.last = {"table": table, "decision": answered,
                         "action": random.choice(prompt["actions"])}
            sent = time.perf_counter()
            try:
                await self.ask("act", **self.last)
                self.notes.answered(sent)
            except Refused:
                pass  # the house was quicker
        return self.tables[table].status != "left"

    async def _something_new(self):
        self.line.changed.clear()
        try:
            await self.line.wait(self.notes.patience_s)
        except Lost:
            await self.come()

    async def rematch(self, table):
        self.tables[table].status = "open"
        try:
            await self.ask("table.rematch", table=table)
        except Refused:
            pass  # it was asked twice, since the line was lost between
