"""Honest people who meet at a table, play there, and go home; then others come."""

import asyncio
import itertools
import secrets

from harness.person import Person, Refused
from harness.raw_client import ConnectionFailed, RawClient

GAMES = 3  # at a table
# Ruleset, options, seats.
SETUPS = (("classic", {}, 2), ("royale", {}, 3), ("custom", {"rounds": 2}, 4))
SHORT_SETUP = ("custom", {"rounds": 1}, 2)


class Group:
    person_class = Person

    def __init__(self, target, statistics, setup, think_s, source=None):
        self.target, self.statistics = target, statistics
        self.source, self.think_s = source or target.players, think_s
        self.ruleset, self.options, self.seats = setup
        self.games = GAMES
        self.visibility = "public"
        self.table = None
        self.is_over = False  # no more new games
        self.is_playing = asyncio.Event()  # the first game is under way
        self._names = itertools.count(1)

    def person(self):
        return self.person_class(self.target, self.source, f"Player {next(self._names)}",
                                 self.statistics, self.think_s)

    async def run(self):
        while not self.is_over:
            await self.run_once()

    async def connect_all(self, people):
        await asyncio.gather(*(person.connect() for person in people))
        for person in people:
            await person.request("lobby.watch")

    async def run_once(self):
        people = [self.person() for _ in range(self.seats)]
        self.statistics.games_started += 1
        try:
            await self._run_once(people)
        except asyncio.CancelledError:
            for person in people:
                person.disconnect()
            raise

    async def _run_once(self, people):
        await self.connect_all(people)
        made = await people[0].request(
            "table.create", ruleset=self.ruleset, options=self.options, seats=self.seats,
            visibility=self.visibility, idempotency_key=secrets.token_hex(8))
        self.table = made["table"]
        where = {"table": self.table} if self.visibility == "public" else {
            "invite": made["invite"]}
        try:
            await self.play_games(people, where)
        except Refused:
            pass  # the table is gone, and the game was not finished
        await asyncio.gather(*(person.leave_all() for person in people))

    async def play_games(self, people, where):
        for person in people[1:]:
            await person.request("table.join", **where)
        for person in people:
            await person.request("table.ready", table=self.table)
        self.is_playing.set()
        for game in itertools.count(1):
            done = await asyncio.gather(*(person.play(self.table) for person in people))
            self.statistics.games_finished += all(done)
            if not all(done) or self.is_over or game >= self.games:
                return
            self.statistics.games_started += 1
            await asyncio.gather(*(person.rematch(self.table) for person in people))


async def run_visitors(target, statistics, groups, interval_s):
    """People who come now and then, ask for the list over HTTP, look at the lobby, watch one of the
    tables for a moment and go."""
    for number in itertools.count():
        await asyncio.sleep(interval_s)
        await get_table_list(target, statistics)
        person = Person(target, target.players, f"Visitor {number}", statistics)
        try:
            await person.connect()
            await person.request("lobby.watch")
            table = groups[number % len(groups)].table
            if table is not None:
                await person.spectate(table=table)
        except Refused:
            pass  # they have gone home
        finally:
            person.disconnect()


async def get_table_list(target, statistics):
    try:
        client = await RawClient.connect(target, target.players,
                                         patience_s=statistics.patience_s)
        try:
            status, _ = await client.get("/api/tables")
        finally:
            client.close()
    except ConnectionFailed as failure:
        statistics.connections[f"HTTP: {failure.reason}"] += 1
        return
    if status == "200":
        statistics.successes += 1
    else:
        statistics.requests[f"GET /api/tables: {status}"] += 1
