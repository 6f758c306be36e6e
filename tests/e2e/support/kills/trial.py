"""People who play while something befalls the world, and what must be so nevertheless."""

import asyncio
import pathlib
import random
import shutil
import sys
import time

from support import PATIENCE
from support.followed import Wrong, first_difference
from support.kills.finished import Finished
from support.kills.habits import Drifter, Station, Watcher
from support.kills.parties import Party
from support.kills.patience import end, within_patience
from support.kills.person import Person
from support.kills.witness import RANKS, Witness
from vegas import Lost, Refused

CLOSING_PACE_S = 0.002


class Trial:
    """`world`: where these people come, at so many tables at a time."""

    def __init__(self, folder, world, tables, seed, pace_ms):
        self.folder, self.world = pathlib.Path(folder), world
        self.seed, self.pace = seed, pace_ms / 1000
        self.dice = self.derived("trial")
        (self.folder / "games").mkdir()
        self.people, self.parties = [], []
        self.witness = Witness(self.people)
        self.finished = Finished(self, self.folder / "games")
        self.closing = False  # no more new games
        self.came = 0  # how often somebody came, or came back
        self.verified = 0
        self._failed = None
        self._invite_people(tables)

    def derived(self, name):
        """Chance of one's own, which follows from the seed."""
        return random.Random(f"{self.seed}/{name}")

    def _invite_people(self, tables):
        quick = tables // 8
        for number in range(tables - quick):
            party = Party(self, number)
            players = self.dice.choice((1, 2, 2, 3))
            for _ in range(players - 1 if number and self.dice.random() < 0.1 else players):
                Station(self._person(), party)
            if len(party.stations) < players:  # somebody sits at two tables
                Station(self.parties[-1].stations[-1].person, party)
            if self.dice.random() < 0.3:
                Watcher(self._person(), party)
            party.plan()
            self.parties.append(party)
        for number in range(2 * quick):
            self.parties.append(Party(self, number // 2, quick=True))
            Drifter(self._person(), self.parties[-1])

    def _person(self):
        self.people.append(Person(self, f"Player {len(self.people) + 1}", len(self.people)))
        return self.people[-1]

    # ---- the whole of it

    def attempt(self):
        """The exit code, after it has said how it went. What is wrong leaves its files there."""
        try:
            asyncio.run(self.run())
        except (AssertionError, Refused) as wrong:
            asked = {name: value for name, value in getattr(wrong, "request", {}).items()
                     if name != "token"}
            print(f"WRONG: {wrong}{asked and f'; it was {asked}' or ''}\nseed={self.seed} "
                  f"start={self.world.start} {self.summary()}\nfiles={self.folder}",
                  file=sys.stderr)
            return 1
        print(f"seed={self.seed} {self.summary()} lost=0 doubled=0")
        shutil.rmtree(self.folder)
        return 0

    async def run(self):
        """To the end, or to the first that is wrong."""
        self._failed = asyncio.get_running_loop().create_future()
        whole = self._spawn(self._run(), "the trial")
        try:
            await asyncio.wait([whole, self._failed], return_when=asyncio.FIRST_COMPLETED)
            if self._failed.done():
                self._failed.result()
        finally:
            await end(asyncio.all_tasks() - {asyncio.current_task()})
            await self.world.close()

    def heard_out(self, task):
        """Of a task that has ended: whether by an error."""
        if not task.cancelled() and task.exception() and not self._failed.done():
            self._failed.set_exception(task.exception())

    def _spawn(self, coroutine, name):
        task = asyncio.create_task(coroutine, name=name)
        task.add_done_callback(self.heard_out)
        return task

    async def _run(self):
        await self._begin()
        alive = [self._spawn(person.live(), person.name) for person in self.people]
        alive.append(self._spawn(self.finished.live(), "the reader of finished games"))
        await self._bring()
        self.closing, self.pace = True, min(self.pace, CLOSING_PACE_S)
        await self._until_all_played()
        await end(alive)
        await self._compare_views()
        await self.finished.read_all()
        await self._end()
        self.verified = await self.finished.verify()

    async def _begin(self):
        """Until people can come."""
        raise NotImplementedError

    async def _bring(self):
        """All that befalls the world."""
        raise NotImplementedError

    async def _end(self):
        """When all games are over: reads them once more, and stops the world in order."""
        raise NotImplementedError

    def acted(self, person, table):
        """An action was accepted."""

    async def get(self, path):
        return await self.world.get(path, self.dice.randrange(len(self.world.fronts)))

    # ---- at the end

    async def _until_all_played(self):
        """For as long as games go on."""
        until, before = 0.0, None
        while open_ends := self._open_ends():
            self.world.check_alive()
            now = self._running()
            if now != before:
                until, before = time.monotonic() + PATIENCE, now
            if time.monotonic() > until:
                raise Wrong(f"for {PATIENCE} s no game has gone on; there still are {now}, and "
                            + ", ".join(open_ends))
            await asyncio.sleep(0.1)

    def _running(self):
        """Games whose end somebody will see, and where they stand."""
        left = self.witness.accounts.keys() - {party.table for party in self.parties}
        return {account.id: account.newest for account in self.witness.accounts.values()
                if account.newest[1] == RANKS["playing"] and account.id not in left}

    def _open_ends(self):
        """What shows that a game is under way, or about to begin."""
        ends = [f"{table} goes on" for table in self._running()]
        for person in self.people:
            if person.line is None or not person.line.is_open:
                ends.append(f"{person.name} is not there")
            for table, followed in person.tables.items():
                waits = followed.status == "open" and followed.view["table"].get("quick")
                if followed.status == "playing" or waits:
                    ends.append(f"{person.name} plays at {table}")
            ends += [f"{person.name} sees nothing of {table}"
                     for table in person.seats.keys() - person.tables.keys()]
        return ends

    @staticmethod
    async def _sync(person):
        if not person.line.is_open:
            await person.come()
        for table in list(person.tables):
            await person.ask("table.sync", table=table)

    async def _compare_views(self):
        """All who are at a table see the same, and what the server has."""
        views = {}
        for person in self.people:
            try:
                await self._sync(person)
            except Lost:  # somebody has cut a line at the very end
                await self.heard(person)
                await self._sync(person)
        for person in self.people:
            for table, followed in person.tables.items():
                public = {**followed.view, "you": None}
                other = views.setdefault(table, public)
                if other != public:
                    raise Wrong("two people see different tables: " + first_difference(
                        other, public), **followed.where(player=person.name))

    @staticmethod
    async def heard(person):
        """All that came by a line that is lost."""
        await within_patience(asyncio.wait([person.line.reading]),
                              f"the end of {person.name}'s connection")

    # ---- what to say of it

    def figures(self):
        witness, finished = self.witness, self.finished
        accounts = witness.accounts.values()
        return {
            "tables": len(witness.accounts), "people": len(self.people), "connections": self.came,
            "actions_acknowledged": witness.acked, "repeated": witness.repeated,
            "decisions": finished.actions, "told_compared": finished.told,
            "acknowledged_compared": finished.acked, "games_finished": len(finished.games),
            "verified": self.verified,
            "rematches": sum(max(0, account.newest[0] - 1) for account in accounts),
            "seats_left": witness.left, "retaken": witness.retaken,
            "read_again": finished.again, "snapshots_compared": witness.compared,
            "members_kept": sum(account.members_compared for account in accounts),
            "views_kept": sum(account.views_compared for account in accounts),
        }

    def summary(self):
        return " ".join(f"{name}={value}" for name, value in self.figures().items())
