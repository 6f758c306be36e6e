"""A table that the program is at."""

from __future__ import annotations

import asyncio
import inspect
from typing import TYPE_CHECKING, Any, Awaitable, Callable

from vegas import patch
from vegas.refused import Refused
from vegas.types import Action, Level, OpenPrompt, Result, SeatNumber, View

if TYPE_CHECKING:
    from vegas.client import Client
    from vegas.seeds import SeedGiver

# What answers a prompt: with one of its actions, at once or after it has awaited something.
Choose = Callable[[View, OpenPrompt], Action | Awaitable[Action]]
# Somebody else answered: the house, when the time was over, or we did on a line that broke.
ANSWERED = ("stale_decision", "not_your_decision", "game_over")


class Left(Exception):
    """We are no longer at the table; `reason` is the server's word for why."""

    def __init__(self, reason: str):
        super().__init__(f"away from the table: {reason}")
        self.reason = reason


class Table:
    """What is known of a table is always the newest: `view` changes while its owner awaits."""

    def __init__(self, client: Client, table: str, seeds: SeedGiver | None = None):
        self.client, self.id = client, table
        self.seeds = seeds  # gives ours, and keeps what proves the dice; None: gives none
        self.view: View = {}  # type: ignore[typeddict-item]  # until the snapshot comes
        self.prompt: OpenPrompt | None = None  # the open one, of whatever seat
        self.over: Exception | None = None
        self.v = -1  # of the view; each update has the next one
        self.epoch = ""  # another one: the server has started anew, perhaps where it was before
        self.stale = False  # the line was lost, and the next snapshot has not come yet
        self.has_begun = False  # begin() was called
        self._changed = asyncio.Event()

    @property
    def seat(self) -> SeatNumber | None:
        """Ours; None: we watch."""
        you = self.view["you"]
        return you["seat"] if you else None

    @property
    def status(self) -> str:
        return self.view["table"]["status"]

    async def begin(self, level: Level = "easy") -> None:
        """At an open table: seats house bots of this level where nobody sits, if we are the host,
        and is ready. Elsewhere there is nothing to do."""
        table = self.view["table"]
        if table["status"] != "open":
            return
        if table["host"] == self.client.player:
            free = [seat for seat, person in enumerate(table["seats"]) if person is None]
            for seat in free:
                await self.ask("table.add_bot", ("seat_taken", "not_a_bot"), level=level, seat=seat)
        self.has_begun = True
        await self.be_ready()

    async def be_ready(self) -> None:
        await self.ask("table.ready", ("game_started",))

    async def play(self, choose: Choose) -> Result:
        """Answers what our seat is asked, until the game has ended."""
        answered = None
        while self.status != "finished":
            prompt = self.prompt
            if prompt is None or "actions" not in prompt:
                await self.news()
                continue
            asked = (self.epoch, prompt["decision"])
            if asked == answered:
                await self.news()
                continue
            action = choose(self.view, prompt)
            if inspect.isawaitable(action):
                action = await action
            answered = asked
            await self.ask("act", ANSWERED, decision=prompt["decision"], action=action)
        result = self.view["result"]
        assert result is not None
        return result

    async def leave(self) -> None:
        await self.ask("table.leave", ("not_at_table", "unknown_table"))
        self.client.tables.pop(self.id, None)

    async def ask(self, op: str, may_fail: tuple[str, ...] = (), **fields: Any) -> None:
        """A request about this table; these refusals do no harm."""
        try:
            await self.client.request(op, table=self.id, **fields)
        except Refused as why:
            if why.code not in may_fail:
                raise

    async def news(self) -> None:
        """Until something has changed."""
        if self.over is None:
            self._changed.clear()
            await self._changed.wait()
        if self.over is not None:
            raise self.over

    def ends(self, why: Exception) -> None:
        self.over = self.over or why
        self._changed.set()

    def hear(self, message: Any) -> bool:
        """What the server says of this table. False: we have missed something."""
        ev, fits = message["ev"], True
        if ev == "snapshot":
            self.view, self.v, self.prompt = message["view"], message["v"], message["prompt"]
            self.epoch, self.stale = message["epoch"], False
        elif ev == "update":
            fits = self.stale or self._update(message)
        elif ev == "left":
            self.client.tables.pop(self.id, None)
            self.ends(Left(message["reason"]))
        self._changed.set()
        return fits

    def _update(self, message: Any) -> bool:
        if message["v"] != self.v + 1:
            return bool(message["v"] <= self.v)
        try:
            patch.apply(self.view, message["patch"])
            patch.apply(self.view, message.get("private", {}))
        except (LookupError, ValueError):
            return False
        self.v, self.prompt = message["v"], message.get("prompt", self.prompt)
        if self.status != "playing":
            self.prompt = None
        return True
