"""The line to the server: when it breaks it comes back, and asks again what got no answer. When the
first one does not come about, a ConnectError says why."""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import pathlib
import random
import secrets
from typing import Any, Callable, Coroutine

from websockets.exceptions import ConnectionClosed

from vegas.address import find_host, socket_address
from vegas.connect_error import (
    ANSWER_WITHIN, BROKEN, ConnectError, connect_error, is_rate_limited, rate_limited_words,
    retry_after,
)
from vegas.line import Line, Lost
from vegas.refused import Refused
from vegas.seeds import SeedGiver, new_seed, seed_hash
from vegas.table import Table
from vegas.types import Event, Invite, Program, Ruleset, TableId

FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0  # seconds before a broken line is tried again
FORGOTTEN = 4002  # how the line of a player is closed who was deleted

log = logging.getLogger("vegas")


class Forgotten(Exception):
    """The player was deleted, by `me.forget` on some device: the token is worthless."""


class Client:
    """One player. `token_file` keeps who that is: a program that starts again with it has its seats
    as before. `tell` hears each event of each table, by the table's id. `bot` says which program
    this is, with `name`, `author` and `version`: others see it at your seat. Without `wait`, the
    first connection must come about within three seconds, or a ConnectError says why it did not;
    with it, the server may start later. It gives a seed to each game, unless `seeds` is False."""

    def __init__(self, address: str, name: str, token_file: str | None = None,
                 tell: Callable[[TableId, Event], None] | None = None,
                 bot: Program | None = None, wait: bool = False, seeds: bool = True):
        self.address, self.name = address, name
        self.bot: Program = bot or {"name": name}
        self.player = ""
        self.tables: dict[TableId, Table] = {}
        self._file = pathlib.Path(token_file) if token_file else None
        self._token = self._file.read_text().strip() if self._file and self._file.exists() else ""
        self._tell = tell
        self.line: Line | None = None  # the one that there is now
        self._tasks: set[asyncio.Task[None]] = set()  # of this line
        self._waits, self._gives_seeds = wait, seeds
        self._offered = ""  # a seed whose hash went with quick_play
        self._heard = False  # the server has said something, now or on an earlier line
        self._wait = FIRST_WAIT
        self._away = 0.0  # how long the server asked us to stay away
        self._here = asyncio.Event()  # the server knows who speaks on this line
        self._storing = asyncio.Event()  # the server can store
        self._over: Exception | None = None  # there will be no more lines

    async def __aenter__(self) -> Client:
        self._url = socket_address(self.address)
        self._keeping = asyncio.create_task(self._keep())
        try:
            await self._until_here()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        self._ends(ConnectionError("the client is closed"))

    async def create(self, ruleset: Ruleset, **fields: Any) -> Table:
        """A new table; `fields` are those of table.create."""
        fields.setdefault("idempotency_key", secrets.token_hex(8))
        made = await self.request("table.create", ruleset=ruleset, **fields)
        return await self._at(made["table"])

    async def quick_play(self, ruleset: Ruleset, **fields: Any) -> Table:
        """Wherever the next game starts; `fields` are those of quick_play."""
        fields.setdefault("idempotency_key", secrets.token_hex(8))
        if self._gives_seeds:
            fields.setdefault("seed_hash", self._offer_seed())
        found = await self.request("quick_play", ruleset=ruleset, **fields)
        return await self._at(found["table"])

    async def join(self, table: TableId | None = None, invite: Invite | None = None,
                   **fields: Any) -> Table:
        """A table that there is already; `fields` are those of table.join."""
        where: dict[str, Any] = {"table": table} if table else {"invite": invite}
        return await self._at((await self.request("table.join", **where, **fields))["table"])

    async def request(self, op: str, **fields: Any) -> Any:
        """The answer; Refused if it is an error. If the line breaks before it comes, or the server
        cannot answer just now, it is asked again: what must not be done twice has an
        `idempotency_key`, or `seat`, or is refused the second time."""
        while True:
            line = await self._until_here()
            try:
                return await line.request(op, **fields)
            except Lost:
                self._leaves(line)
            except Refused as why:
                if why.code == "rate_limited":
                    await asyncio.sleep(why.data["retry_after_ms"] / 1000)
                elif why.code == "storage_unavailable":
                    await self._storing.wait()
                elif why.code == "closing":  # the next line answers that
                    self._leaves(line)
                else:
                    raise

    async def _until_here(self) -> Line:
        """The line on which the server knows us. Raises what ended the last one for good."""
        await self._here.wait()
        if self._over is not None:
            raise self._over
        assert self.line is not None
        return self.line

    def _leaves(self, line: Line) -> None:
        if self.line is line and self._over is None:
            self._here.clear()

    async def _at(self, table: TableId) -> Table:
        """The table when its snapshot has come."""
        there = self._table(table)
        while not there.view:
            await there.news()
        return there

    def _offer_seed(self) -> str:
        """The hash of a seed for the seat that we get."""
        self._offered = new_seed()
        return seed_hash(self._offered)

    def _take_offered(self, hash_there: str) -> str:
        """The seed, once, and never for two games: "" if it is another one's hash."""
        seed = self._offered
        if not seed or seed_hash(seed) != hash_there:
            return ""
        self._offered = ""
        return seed

    def _table(self, table: TableId) -> Table:
        if table not in self.tables:
            seeds = SeedGiver(functools.partial(self.request, "table.seed", table=table),
                              self._begin, self._take_offered) if self._gives_seeds else None
            self.tables[table] = Table(self, table, seeds)
        return self.tables[table]

    async def _keep(self) -> None:
        """One line after another. What ends it is told to everybody who waits."""
        try:
            while True:
                ended = await self._follow()
                if self._is_first():
                    raise connect_error(self._url, ended)
                if is_rate_limited(ended):
                    log.warning("%s: %s", self._url, rate_limited_words(ended))
                self._away = max(self._away, retry_after(ended))
                # Not all programs at the same moment.
                await asyncio.sleep(self._away + self._wait * random.uniform(0.5, 1))
                self._wait, self._away = min(2 * self._wait, LONGEST_WAIT), 0.0
        except Exception as why:  # nobody may go on waiting
            self._ends(why)

    def _ends(self, why: Exception) -> None:
        if self._over is not None:
            return
        self._over = why
        self._here.set()
        self._storing.set()
        for table in self.tables.values():
            table.ends(why)

    async def _follow(self) -> Exception | None:
        """One line, until it breaks; what broke it, if that is known."""
        first = self._is_first()
        try:
            async with asyncio.timeout(ANSWER_WITHIN if first else None) as self._limit:
                if first:
                    await find_host(self._url)
                self.line = await Line.connect(self._url, self._hear)
                try:
                    await self._hello(self.line)
                    await self.line.ended()
                finally:
                    await self._left(self.line)
        except (*BROKEN, ConnectError) as why:
            ended = why.why if isinstance(why, Lost) else why
            if ended is not None and not isinstance(ended, (*BROKEN, ConnectError)):
                raise ended  # by _hear()
            if isinstance(ended, ConnectionClosed) and ended.rcvd and ended.rcvd.code == FORGOTTEN:
                raise Forgotten("the player was deleted") from ended
            return ended

    async def _left(self, line: Line) -> None:
        self._leaves(line)
        for task in self._tasks:
            task.cancel()
        await line.close()

    def _is_first(self) -> bool:
        """The line that must come about at once."""
        return not (self._heard or self._waits)

    async def _hello(self, line: Line) -> None:
        """Until it is known who speaks. Raises Lost or Refused."""
        line.reading.add_done_callback(lambda _: self._storing.set())  # nobody waits for this one
        while True:
            who: dict[str, Any] = {"token": self._token} if self._token else {"name": self.name}
            if self._gives_seeds:
                who["caps"] = ["seeds"]
            try:
                await line.request("hello", protocol=1, bot=self.bot, **who)
                return
            except Refused as why:
                if why.code == "bad_token":  # a server without a store has forgotten it
                    self._token = ""
                elif why.code == "storage_unavailable":
                    await self._storing.wait()
                elif why.code == "closing":
                    await line.ended()
                else:
                    raise

    def _hear(self, message: Any, _: object) -> None:
        if not self._heard:
            self._heard = True
            if not self._limit.expired():
                self._limit.reschedule(None)
        ev = message.get("ev")
        if ev == "welcome":
            self._welcomed(message)
        elif ev == "closing":
            self._away = message["reconnect_after_ms"] / 1000
        elif ev == "storage" and message["available"]:
            self._storing.set()
        elif ev and "table" in message:
            self._hear_of_table(message)
        if "error" in message and message["error"]["code"] == "storage_unavailable":
            self._storing.clear()

    def _hear_of_table(self, message: Any) -> None:
        table = message["table"]
        if message["ev"] == "snapshot":
            self._table(table)
        there = self.tables.get(table)
        if there is None:
            return
        if not there.hear(message):
            self._begin(self.request("table.sync", table=table))
        elif there.seeds and there.view and not there.stale:
            there.seeds.look(there.view)
        for event in message.get("events", []):
            if event["kind"] == "seed_withheld" and there.has_begun and event["seat"] == there.seat:
                self._begin(there.be_ready())  # ours was late: once more
            if self._tell:
                self._tell(table, event)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the table has gone, or the line

    def _welcomed(self, welcome: Any) -> None:
        """Back to all tables first: what has not been answered may be about them."""
        self.player, self._token = welcome["player"], welcome["token"]
        if self.line is not None:
            self.line.message_bytes = welcome["limits"]["message_bytes"]
        if self._file:
            self._keep_token(self._file)
        self._wait = FIRST_WAIT
        self._storing.set()  # what was refused is tried again, and refused again if it must be
        for table in {here["table"] for here in welcome["tables"]} | set(self.tables):
            there = self._table(table)
            there.stale = True
            if there.seeds:
                there.seeds.reconnected()
            self._begin(self._return(there))
        self._here.set()

    def _keep_token(self, file: pathlib.Path) -> None:
        new = file.with_name(file.name + ".new")
        try:
            with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as made:
                made.write(self._token)
            new.replace(file)
        except OSError as why:  # the line did not break
            raise RuntimeError(f"the token cannot be kept: {why}") from why

    async def _return(self, table: Table) -> None:
        watches = {"as": "spectator"} if table.view and table.seat is None else {}
        try:
            await self.request("table.join", table=table.id, **watches)
        except Refused as why:
            self.tables.pop(table.id, None)
            table.ends(why)
