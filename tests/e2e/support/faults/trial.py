"""People who play while faults are injected, and what must be so nevertheless."""

import asyncio
import pathlib
import random
import shutil
import sys
import time

from support import TIMEOUT_S
from support.faults.agents import PlayerAgent, QuickPlayAgent, SpectatorAgent
from support.faults.consistency import STATUS_RANKS, ConsistencyChecker
from support.faults.groups import Group
from support.faults.person import Person
from support.faults.timeouts import cancel_all, with_timeout
from support.faults.transcripts import TranscriptReader
from support.table_tracker import Violation, first_difference
from vegas import Lost, Refused

CLOSING_PACE_S = 0.002


def unexpected_refusal(refused):
    """The promise that is broken when a request of which the trial was sure is refused."""
    request = {name: value for name, value in refused.request.items() if name != "token"}
    return Violation(f"refused: {refused}", **request)


class Trial:
    """`deployment`: where these people connect, at so many tables at a time."""

    def __init__(self, folder, deployment, tables, seed, pace_ms):
        self.folder, self.deployment = pathlib.Path(folder), deployment
        self.seed, self.pace = seed, pace_ms / 1000
        self.dice = self.derived_random("trial")
        (self.folder / "games").mkdir()
        self.people, self.groups = [], []
        self.checker = ConsistencyChecker(self.people)
        self.transcripts = TranscriptReader(self, self.folder / "games")
        self.is_closing = False  # no more new games
        self.connection_count = 0  # how often somebody came, or came back
        self.verified_games = 0
        self.min_games = 0  # people play on after all that befell, until so many are over
        self._failed = None
        self._create_people(tables)

    def derived_random(self, name):
        """Chance of one's own, which follows from the seed."""
        return random.Random(f"{self.seed}/{name}")

    def _create_people(self, tables):
        quick = tables // 8
        for number in range(tables - quick):
            group = Group(self, number)
            players = self.dice.choice((1, 2, 2, 3))
            for _ in range(players - 1 if number and self.dice.random() < 0.1 else players):
                PlayerAgent(self._person(), group)
            if len(group.agents) < players:  # somebody sits at two tables
                PlayerAgent(self.groups[-1].agents[-1].person, group)
            if self.dice.random() < 0.3:
                SpectatorAgent(self._person(), group)
            group.plan()
            self.groups.append(group)
        for number in range(2 * quick):
            self.groups.append(Group(self, number // 2, quick=True))
            QuickPlayAgent(self._person(), self.groups[-1])

    def _person(self):
        self.people.append(Person(self, f"Player {len(self.people) + 1}", len(self.people)))
        return self.people[-1]

    # ---- the whole of it

    def run_and_report(self):
        """The exit code, after it has said how it went. What is wrong leaves its files there."""
        try:
            asyncio.run(self.run())
        except AssertionError as wrong:
            print(f"WRONG: {wrong}\nseed={self.seed} "
                  f"start={self.deployment.start} {self.summary()}\nfiles={self.folder}",
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
            await cancel_all(asyncio.all_tasks() - {asyncio.current_task()})
            await self.deployment.close()

    def on_task_done(self, task):
        """Of a task that has ended: whether by an error."""
        error = None if task.cancelled() else task.exception()
        if error is None or self._failed.done():
            return
        if isinstance(error, Refused):
            error = unexpected_refusal(error)
        self._failed.set_exception(error)

    def _spawn(self, coroutine, name):
        task = asyncio.create_task(coroutine, name=name)
        task.add_done_callback(self.on_task_done)
        return task

    async def _run(self):
        await self._launch()
        alive = [self._spawn(person.run(), person.name) for person in self.people]
        alive.append(self._spawn(self.transcripts.run(), "the reader of finished games"))
        await self._inject_faults()
        await self._wait_for_enough_games()
        self.is_closing, self.pace = True, min(self.pace, CLOSING_PACE_S)
        await self._wait_until_all_played()
        await cancel_all(alive)
        await self._compare_views()
        await self.transcripts.read_new()
        await self._finish()
        self.verified_games = await self.transcripts.verify()

    async def _launch(self):
        """Until people can come."""
        raise NotImplementedError

    async def _inject_faults(self):
        """All faults of this trial."""
        raise NotImplementedError

    async def _finish(self):
        """When all games are over: reads them once more, and stops the servers in order."""
        raise NotImplementedError

    def on_action(self, person, table):
        """An action was accepted."""

    async def get(self, path):
        return await self.deployment.get(path, self.dice.randrange(len(self.deployment.endpoints)))

    # ---- at the end

    async def _wait_for_enough_games(self):
        def missing():
            games = len(self.transcripts.games)
            return [] if games >= self.min_games else [f"{games} are over"]
        await self._wait_until_none(missing)

    async def _wait_until_all_played(self):
        await self._wait_until_none(self._unfinished)

    async def _wait_until_none(self, missing):
        """Until `missing()` is empty, for as long as games go on."""
        until, before = 0.0, None
        while still := missing():
            self.deployment.check_alive()
            now = self._running_games()
            if now != before:
                until, before = time.monotonic() + TIMEOUT_S, now
            if time.monotonic() > until:
                raise Violation(f"for {TIMEOUT_S} s no game has gone on; there still are {now}, "
                                "and " + ", ".join(still))
            await asyncio.sleep(0.1)

    def _running_games(self):
        """Games whose end somebody will see, and where they stand."""
        left = self.checker.histories.keys() - {group.table for group in self.groups}
        return {history.id: history.progress for history in self.checker.histories.values()
                if history.progress[1] == STATUS_RANKS["playing"] and history.id not in left}

    def _unfinished(self):
        """What shows that a game is under way, or about to begin."""
        ends = [f"{table} goes on" for table in self._running_games()]
        for person in self.people:
            if person.connection is None or not person.connection.is_open:
                ends.append(f"{person.name} is not there")
            for table, tracker in person.tables.items():
                waits = tracker.status == "open" and tracker.view["table"].get("quick")
                if tracker.status == "playing" or waits:
                    ends.append(f"{person.name} plays at {table}")
            ends += [f"{person.name} sees nothing of {table}"
                     for table in person.seats.keys() - person.tables.keys()]
        return ends

    @staticmethod
    async def _sync(person):
        if not person.connection.is_open:
            await person.connect()
        for table in list(person.tables):
            await person.request("table.sync", table=table)

    async def _compare_views(self):
        """All who are at a table see the same, and what the server has."""
        views = {}
        for person in self.people:
            try:
                await self._sync(person)
            except Lost:  # somebody has cut a line at the very end
                await self.wait_disconnected(person)
                await self._sync(person)
        for person in self.people:
            for table, tracker in person.tables.items():
                public = {**tracker.view, "you": None}
                other = views.setdefault(table, public)
                if other != public:
                    raise Violation("two people see different tables: " + first_difference(
                        other, public), **tracker.where(player=person.name))

    @staticmethod
    async def wait_disconnected(person):
        """All that came by a line that is lost."""
        await with_timeout(asyncio.wait([person.connection.reading]),
                           f"the end of {person.name}'s connection")

    # ---- what to say of it

    def statistics(self):
        checker, transcripts = self.checker, self.transcripts
        histories = checker.histories.values()
        return {
            "tables": len(checker.histories), "people": len(self.people),
            "connections": self.connection_count,
            "actions_acknowledged": checker.acknowledged, "repeated": checker.repeated_acts,
            "decisions": transcripts.actions, "events_compared": transcripts.events_compared,
            "acknowledged_compared": transcripts.acknowledged_compared,
            "games_finished": len(transcripts.games),
            "verified": self.verified_games,
            "rematches": sum(max(0, history.progress[0] - 1) for history in histories),
            "seats_left": checker.seats_left, "retaken": checker.seats_retaken,
            "read_again": transcripts.rechecked, "snapshots_compared": checker.snapshots_compared,
            "members_kept": sum(history.members_compared for history in histories),
            "views_kept": sum(history.views_compared for history in histories),
        }

    def summary(self):
        return " ".join(f"{name}={value}" for name, value in self.statistics().items())
