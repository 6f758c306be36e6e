"""Honest people who meet at a table, play there, and go home; then others come."""

import asyncio
import itertools
import secrets

from harness.peer import Gone, Peer
from harness.person import Person, Refused
from harness.target import PLAYERS

GAMES = 3  # at a table
# Ruleset, options, seats.
SETUPS = (("classic", {}, 2), ("royale", {}, 3), ("custom", {"rounds": 2}, 4))
SHORT = ("custom", {"rounds": 1}, 2)


class Party:
    person_kind = Person

    def __init__(self, target, notes, setup, think_s, source=PLAYERS):
        self.target, self.notes, self.source, self.think_s = target, notes, source, think_s
        self.ruleset, self.options, self.seats = setup
        self.games = GAMES
        self.visibility = "public"
        self.table = None
        self.is_over = False  # no more new games
        self.plays = asyncio.Event()  # the first game is under way
        self._names = itertools.count(1)

    def person(self):
        return self.person_kind(self.target, self.source, f"Player {next(self._names)}",
                                self.notes, self.think_s)

    async def live(self):
        while not self.is_over:
            await self.meet()

    async def come(self, people):
        await asyncio.gather(*(person.come() for person in people))
        for person in people:
            await person.ask("lobby.watch")

    async def meet(self):
        people = [self.person() for _ in range(self.seats)]
        self.notes.begun += 1
        try:
            await self._meet(people)
        except asyncio.CancelledError:
            for person in people:
                person.vanish()
            raise

    async def _meet(self, people):
        await self.come(people)
        made = await people[0].ask(
            "table.create", ruleset=self.ruleset, options=self.options, seats=self.seats,
            visibility=self.visibility, once=secrets.token_hex(8))
        self.table = made["table"]
        where = {"table": self.table} if self.visibility == "public" else {
            "invite": made["invite"]}
        try:
            await self.play(people, where)
        except Refused:
            pass  # the table is gone, and the game was not finished
        await asyncio.gather(*(person.go() for person in people))

    async def play(self, people, where):
        for person in people[1:]:
            await person.ask("table.join", **where)
        for person in people:
            await person.ask("table.ready", table=self.table)
        self.plays.set()
        for game in itertools.count(1):
            done = await asyncio.gather(*(person.play(self.table) for person in people))
            self.notes.finished += all(done)
            if not all(done) or self.is_over or game >= self.games:
                return
            self.notes.begun += 1
            await asyncio.gather(*(person.rematch(self.table) for person in people))


async def visit(target, notes, parties, every_s):
    """People who come now and then, ask for the list over HTTP, look at the lobby, watch one of the
    tables for a moment and go."""
    for number in itertools.count():
        await asyncio.sleep(every_s)
        await look_at_list(target, notes)
        person = Person(target, PLAYERS, f"Visitor {number}", notes)
        try:
            await person.come()
            await person.ask("lobby.watch")
            table = parties[number % len(parties)].table
            if table is not None:
                await person.watch(table=table)
        except Refused:
            pass  # they have gone home
        finally:
            person.vanish()


async def look_at_list(target, notes):
    try:
        peer = await Peer.connect(target, PLAYERS, patience_s=notes.patience_s)
        try:
            status, _ = await peer.get("/api/tables")
        finally:
            peer.close()
    except Gone as gone:
        notes.connections[f"HTTP: {gone.why}"] += 1
        return
    if status == "200":
        notes.came += 1
    else:
        notes.requests[f"GET /api/tables: {status}"] += 1
