"""The line to the server: when it breaks it comes back, and asks again what got no answer. When the
first one does not come about, a ConnectError says why."""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import random
import secrets
from typing import Any, Callable

from websockets import connect  # type: ignore[attr-defined]  # in some versions it is lazy
from websockets.exceptions import ConnectionClosed

from vegas.address import find_host, socket_address
from vegas.connect_error import ANSWER_WITHIN, BROKEN, ConnectError, connect_error
from vegas.refused import Refused
from vegas.table import Table
from vegas.types import Event, Invite, Program, Ruleset, TableId

HELLO = 0  # the number of the request that begins each line
FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0  # seconds before a broken line is tried again
SUBPROTOCOL = "vegas.v1"
# Seconds. For so long, older versions of the package keep a failure to themselves.
CLOSE_WITHIN = 0.1


class Replaced(Exception):
    """Another program came in with our token."""


class Client:
    """One player. `token_file` keeps who that is: a program that starts again with it has its seats
    as before. `tell` hears each event of each table, by the table's id. `bot` says which program
    this is, with `name`, `author` and `version`: others see it at your seat. Without `wait`, the
    first connection must come about within three seconds, or a ConnectError says why it did not;
    with it, the server may start later."""

    def __init__(self, address: str, name: str, token_file: str | None = None,
                 tell: Callable[[TableId, Event], None] | None = None,
                 bot: Program | None = None, wait: bool = False):
        self.address, self.name = address, name
        self.bot: Program = bot or {"name": name}
        self.player = ""
        self.tables: dict[TableId, Table] = {}
        self._file = pathlib.Path(token_file) if token_file else None
        self._token = self._file.read_text().strip() if self._file and self._file.exists() else ""
        self._tell = tell
        self._asked: dict[int, tuple[dict[str, Any], asyncio.Future[Any]]] = {}
        self._returning: set[asyncio.Task[None]] = set()  # to the tables, on a new line
        self._last = HELLO
        self._socket: Any = None
        self._waits = wait
        self._heard = False  # the server has said something, now or on an earlier line
        self._arrived = False  # the server knows who speaks on this line
        self._wait = FIRST_WAIT
        self._away = 0.0  # how long the server is, which has said that it stops
        self._storing = asyncio.Event()  # the server can store

    async def __aenter__(self) -> Client:
        self._url = socket_address(self.address)
        self._welcome = asyncio.get_running_loop().create_future()
        self._line = asyncio.create_task(self._keep())
        try:
            await self._welcome
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._line.cancel()
        await asyncio.gather(self._line, return_exceptions=True)

    async def create(self, ruleset: Ruleset, **fields: Any) -> Table:
        """A new table; `fields` are those of table.create."""
        fields.setdefault("once", secrets.token_hex(8))
        made = await self.request("table.create", ruleset=ruleset, **fields)
        return await self._at(made["table"])

    async def quick_play(self, ruleset: Ruleset, **fields: Any) -> Table:
        """Wherever the next game starts; `fields` are those of quick_play."""
        fields.setdefault("once", secrets.token_hex(8))
        found = await self.request("quick_play", ruleset=ruleset, **fields)
        return await self._at(found["table"])

    async def join(self, table: TableId | None = None, invite: Invite | None = None,
                   **fields: Any) -> Table:
        """A table that there is already; `fields` are those of table.join."""
        where: dict[str, Any] = {"table": table} if table else {"invite": invite}
        return await self._at((await self.request("table.join", **where, **fields))["table"])

    async def request(self, op: str, **fields: Any) -> Any:
        """The answer; Refused if it is an error. If the line breaks before it comes, or the server
        cannot answer just now, it is asked again: what must not be done twice has `once`, or
        `seat`, or is refused the second time."""
        return await self._request({"op": op, **fields})

    async def _request(self, message: dict[str, Any], first: bool = False) -> Any:
        """`first`: before all that waits for the line."""
        while True:
            try:
                return await self._ask(message, first)
            except Refused as why:
                if why.code == "rate_limited":
                    await asyncio.sleep(why.data["retry_after_ms"] / 1000)
                elif why.code == "storage_unavailable":
                    await self._storing.wait()
                else:
                    raise

    async def _ask(self, message: dict[str, Any], first: bool) -> Any:
        if self._line.done():
            raise ConnectionError("the line is closed")
        self._last += 1
        number = self._last
        numbered = {**message, "id": number}
        answer = asyncio.get_running_loop().create_future()
        self._asked[number] = numbered, answer
        try:
            if self._arrived or first:
                await self._send(numbered)
            return await answer
        finally:
            del self._asked[number]

    async def _at(self, table: TableId) -> Table:
        """The table when its snapshot has come."""
        there = self.tables.setdefault(table, Table(self, table))
        while not there.view:
            await there.news()
        return there

    async def _keep(self) -> None:
        """One line after another. What ends it is told to everybody who waits."""
        try:
            while True:
                ended = await self._follow()
                if self._is_first():
                    raise connect_error(self._url, ended)
                self._arrived = False
                for task in self._returning:
                    task.cancel()
                # Not all programs at the same moment.
                await asyncio.sleep(self._away + self._wait * random.uniform(0.5, 1))
                self._wait, self._away = min(2 * self._wait, LONGEST_WAIT), 0.0
        except Exception as why:  # nobody may go on waiting
            for answer in [self._welcome, *(answer for _, answer in self._asked.values())]:
                if not answer.done():
                    answer.set_exception(why)
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
                async with connect(self._url, subprotocols=[SUBPROTOCOL], compression=None,
                                   max_size=2**24, close_timeout=CLOSE_WITHIN) as self._socket:
                    self._must_be_vegas(self._socket.subprotocol == SUBPROTOCOL)
                    await self._hello()
                    async for text in self._socket:
                        await self._hear(self._read(text))
        except (*BROKEN, ConnectError) as why:
            return why
        return None

    def _is_first(self) -> bool:
        """The line that must come about at once."""
        return not (self._heard or self._waits)

    def _read(self, text: str | bytes) -> Any:
        """A message; the first one shows whether this is a server of this game."""
        if self._heard:
            return json.loads(text)
        try:
            message = json.loads(text)
        except ValueError:
            message = None
        self._must_be_vegas(isinstance(message, dict) and bool({"ev", "re"} & message.keys()))
        self._heard = True
        self._limit.reschedule(None)
        return message

    def _must_be_vegas(self, it_is: bool) -> None:
        if not it_is:
            raise ConnectError("not_vegas", self._url, "the WebSocket there is another program's")

    async def _hello(self) -> None:
        who = {"token": self._token} if self._token else {"name": self.name}
        await self._send({"op": "hello", "id": HELLO, "protocol": 1, "bot": self.bot,
                          **who})

    async def _send(self, message: dict[str, Any]) -> None:
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed:
            pass  # it is sent on the next line, if it still matters

    async def _hear(self, message: Any) -> None:
        ev = message.get("ev")
        if ev == "welcome":
            await self._welcomed(message)
        elif ev == "replaced":
            raise Replaced("another program came in with the same token")
        elif ev == "closing":
            self._away = message["reconnect_after_ms"] / 1000
        elif ev == "storage" and message["available"]:
            self._storing.set()
            if not self._arrived:
                await self._hello()
        elif ev and "table" in message:
            await self._hear_of_table(message)
        if message.get("re") is not None and ev != "welcome":
            await self._answer(message)

    async def _hear_of_table(self, message: Any) -> None:
        table = message["table"]
        if message["ev"] == "snapshot":
            self.tables.setdefault(table, Table(self, table))
        if table not in self.tables:
            return
        if not self.tables[table].hear(message):
            await self._send({"op": "table.sync", "table": table})
        for event in message.get("events", []):
            if self._tell:
                self._tell(table, event)

    async def _welcomed(self, welcome: Any) -> None:
        """Back to all tables first: what has not been answered may be about them."""
        self.player, self._token = welcome["player"], welcome["token"]
        if self._file:
            self._keep_token(self._file)
        self._wait = FIRST_WAIT
        self._storing.set()  # what was refused is tried again, and refused again if it must be
        waiting = [numbered for numbered, _ in self._asked.values()]
        for table in {here["table"] for here in welcome["tables"]} | set(self.tables):
            task = asyncio.create_task(
                self._return(self.tables.setdefault(table, Table(self, table))))
            self._returning.add(task)
            task.add_done_callback(self._returning.discard)
        await asyncio.sleep(0)  # each of them asks
        self._arrived = True
        for numbered in waiting:
            await self._send(numbered)
        if not self._welcome.done():
            self._welcome.set_result(None)

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
            await self._request({"op": "table.join", "table": table.id, **watches}, first=True)
        except Refused as why:
            self.tables.pop(table.id, None)
            table.ends(why)

    async def _answer(self, message: Any) -> None:
        error = message.get("error")
        code = error["code"] if error else None
        if code == "storage_unavailable":
            self._storing.clear()
        if message["re"] == HELLO and error:
            await self._unwelcome(error)
        elif message["re"] in self._asked and code != "closing":  # the next line answers that
            _, answer = self._asked[message["re"]]
            if answer.done():
                pass  # whoever asked has gone
            elif error:
                answer.set_exception(Refused(error))
            else:
                answer.set_result(message)

    async def _unwelcome(self, error: Any) -> None:
        if error["code"] == "bad_token":  # forgotten: whoever keeps nothing knows nobody
            self._token = ""
            await self._socket.close()
        elif error["code"] not in ("storage_unavailable", "closing"):
            raise Refused(error)
