"""Somebody honest, who asks as the page does, and tries again whatever is refused."""

import asyncio
import functools
import random
import time

import websockets

from vegas import Line, Lost, Refused

RETRY_DELAY_S = 0.25  # before what was refused is tried again
# Refusals that come in the best of games: somebody else was quicker.
EXPECTED_REFUSALS = {"stale_decision", "unknown_table", "not_at_table", "game_started", "game_over",
                     "game_not_over"}
STATUS_AFTER = {"game_started": "playing", "game_ended": "finished", "rematch": "open"}


class TableState:
    def __init__(self):
        self.status = self.prompt = None


class Person:
    def __init__(self, target, source, name, statistics, think_s=0.0):
        self.target, self.source, self.name, self.statistics = target, source, name, statistics
        self.think_s = think_s
        self.connection = self.token = None
        self.tables = {}
        self.spectated = {}  # by which invite or id
        self.last_act = None
        self._is_connected = False
        self.reloads_after = None  # so many acts; None: never
        self.reloads = 0

    # ---- connecting and leaving

    async def connect(self):
        """However often it takes."""
        while not await self._try_connect():
            await asyncio.sleep(RETRY_DELAY_S)
        self.statistics.successes += 1
        for table, at in list(self.tables.items()):
            await self._resync(table, at)

    async def _try_connect(self):
        identity = {"name": self.name} if self.token is None else {"token": self.token}
        try:
            async with asyncio.timeout(self.statistics.patience_s):
                self.connection = await Line.connect(
                    self.target.ws, self._on_message, max_size=None, max_queue=None,
                    open_timeout=None, close_timeout=1, ping_interval=None,
                    local_addr=(self.source, 0))
                self.connection.reading.add_done_callback(
                    functools.partial(self._on_disconnect, self.connection))
                welcome = await self.connection.request("hello", protocol=1, **identity)
                self.token = welcome["token"]
            self._is_connected = True
        except TimeoutError:
            self._count_failure("no answer")
        except (OSError, EOFError, websockets.WebSocketException) as why:
            self._count_failure("closed" if isinstance(why, Lost) else str(why))
        except Refused as refused:
            self._count_failure(refused.code)
            if refused.code == "bad_token":
                self.token = None
        return self._is_connected

    def _count_failure(self, why):
        self.statistics.connections[why[:60]] += 1
        if self.connection is not None:
            self.connection.cut()

    def _on_disconnect(self, connection, _):
        if self._is_connected and connection is self.connection:
            self._is_connected = False
            self.statistics.disconnects[f"close code {connection.socket.close_code}"] += 1

    async def _resync(self, table, at):
        try:
            if table in self.spectated:
                await self.spectate(**self.spectated[table])
            else:
                await self.request("table.sync", table=table)
        except Refused:
            at.status = "left"

    async def leave_all(self):
        for table in list(self.tables):
            try:
                await self.request("table.leave", table=table)
            except Refused:
                pass
        self.tables, self.spectated = {}, {}
        await self.close()

    async def close(self):
        self._is_connected = False
        if self.connection is not None and self.connection.is_open:
            await self.connection.close()

    def disconnect(self):
        self._is_connected = False
        if self.connection is not None:
            self.connection.cut()

    async def load(self):
        """What a browser does before it connects."""

    async def reload(self):
        self.reloads += 1
        await self.close()
        await self.load()
        await self.connect()

    # ---- requests

    async def request(self, op, **fields):
        """The reply; Refused by what may happen in a game, but by no limit."""
        while True:
            try:
                async with asyncio.timeout(self.statistics.patience_s):
                    return await self.connection.request(op, **fields)
            except Refused as refused:
                if refused.code in EXPECTED_REFUSALS:
                    raise
                self.statistics.requests[f"{op}: {refused.code}"] += 1
                await asyncio.sleep(RETRY_DELAY_S)
            except TimeoutError:
                self.statistics.requests[f"{op}: no answer"] += 1
                self.disconnect()
                await self.connect()
            except Lost:
                await asyncio.sleep(RETRY_DELAY_S)
                await self.connect()

    def _on_message(self, message, _):
        ev, table = message.get("ev"), message.get("table")
        if ev == "snapshot":
            at = self.tables.setdefault(table, TableState())
            at.status, at.prompt = message["view"]["table"]["status"], message["prompt"]
        elif table not in self.tables:
            return
        elif ev == "update":
            for event in message["events"]:
                self.tables[table].status = STATUS_AFTER.get(event["kind"],
                                                             self.tables[table].status)
            self.tables[table].prompt = message.get("prompt", self.tables[table].prompt)
        elif ev == "left":
            self.tables[table].status = "left"

    # ---- playing

    async def spectate(self, **where):
        """By its id or an invite."""
        table = (await self.request("table.join", **where, **{"as": "spectator"}))["table"]
        self.spectated[table] = where
        return self.tables[table]

    async def wait_for_status(self, at, status):
        while at.status != status:
            await self._wait_for_message()

    def _own_prompt(self, table, last_decision):
        at = self.tables[table]
        mine = at.status == "playing" and at.prompt is not None and "actions" in at.prompt
        return at.prompt if mine and at.prompt["decision"] > last_decision else None

    async def play(self, table, max_acts=None):
        """To the end, or so many acts. Whether it came to that: the table may be gone."""
        last_decision = acts = 0
        while self.tables[table].status not in ("finished", "left") and acts != max_acts:
            if acts == self.reloads_after:
                self.reloads_after = None
                await self.reload()
            if (prompt := self._own_prompt(table, last_decision)) is None:
                await self._wait_for_message()
                continue
            await asyncio.sleep(self.think_s * random.uniform(0.5, 1.5))
            last_decision, acts = prompt["decision"], acts + 1
            self.last_act = {"table": table, "decision": last_decision,
                             "action": random.choice(prompt["actions"])}
            sent = time.perf_counter()
            try:
                await self.request("act", **self.last_act)
                self.statistics.record_latency(sent)
            except Refused:
                pass  # the house was quicker
        return self.tables[table].status != "left"

    async def _wait_for_message(self):
        self.connection.changed.clear()
        try:
            await self.connection.wait(self.statistics.patience_s)
        except Lost:
            await self.connect()

    async def rematch(self, table):
        self.tables[table].status = "open"
        try:
            await self.request("table.rematch", table=table)
        except Refused:
            pass  # it was asked twice, since the line was lost between
