"""A server that is killed again and again while people play, and what must be so nevertheless."""

import asyncio
import pathlib
import random
import signal
import time

from support import PATIENCE
from support.kills import Lost, Wrong
from support.kills.daemon import Daemon, Disk
from support.kills.finished import Finished
from support.kills.followed import first_difference
from support.kills.habits import Drifter, Station, Watcher
from support.kills.parties import Party
from support.kills.patience import end, within_patience
from support.kills.person import Person
from support.kills.witness import RANKS, Witness

# What a kill may meet: any moment, a burst of requests, the start. How often the latter two do.
ANY, HURRY, START = "any", "hurry", "start"
HURRIES, STARTS = 0.3, 0.15
CLOSING_PACE_S = 0.002
BREATHS_S = (0, 0, 0.0003, 0.001, 0.003, 0.01)  # from a burst to the kill
# So long after everybody has left it, a table is gone. After a restart it waits for those who may
# have watched it, and no server here lives for as long as that.
GONE_S = 1.0


class Trial:
    """`restarts`: it is stopped in order, and connections wait at a socket that outlives it.

    `crash`: what dies in the server's place, of `database`, a Postgres: "postgres", which comes
    again, "primary", for good, or "connections".

    `spoil(trial)`, if given, is called between a kill and a start until it says that it spoilt
    something: to see that it is noticed."""

    def __init__(self, folder, tables, kills, seconds_between=1.0, seed=1, pace_ms=60, data=None,
                 spoil=None, disk="safe", restarts=False, database=None, crash="server"):
        self.folder = pathlib.Path(folder)
        self.database, self.crash = database, crash
        self.data = database.url if database else data or self.folder / "data"
        self.kills, self.seconds_between = kills, seconds_between
        self.seed, self.pace, self.spoil = seed, pace_ms / 1000, spoil
        self.restarts = restarts
        self.signal = signal.SIGTERM if restarts else signal.SIGKILL
        self.dice = self.derived("trial")
        self.witness = Witness()
        self.daemon = Daemon(Disk(disk, seed), self.data, self.folder / "vegasd.log",
                             "--bot-pause-ms", "0", "--quick-start-ms", "300",
                             "--unlimited", "127.0.0.0/8", passes=restarts,
                             excused=b"nothing" if crash == "server" else b"event=storage_fails")
        (self.folder / "games").mkdir()
        self.finished = Finished(self, self.folder / "games")
        self.people, self.parties = [], []
        self.closing = False  # no more new games
        self.came = 0  # how often somebody came, or came back
        self.done = {ANY: 0, HURRY: 0, START: 0}
        self.verified = 0
        self._expected = None  # tables at the next start, at least and at most
        self._strangers = 0  # tables that were there before
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
        self.people.append(Person(self, f"Player {len(self.people) + 1}"))
        return self.people[-1]

    # ---- the whole of it

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
            if self.daemon.process is not None and self.daemon.process.returncode is None:
                self.daemon.kill_in(0)
                await self.daemon.ended()
            self.daemon.release_port()

    def heard_out(self, task):
        """Of a task that has ended: whether by an error."""
        if not task.cancelled() and task.exception() and not self._failed.done():
            self._failed.set_exception(task.exception())

    def _spawn(self, coroutine, name):
        task = asyncio.create_task(coroutine, name=name)
        task.add_done_callback(self.heard_out)
        return task

    async def _run(self):
        await self.daemon.begin()
        await self.daemon.ready()
        alive = [self._spawn(person.live(), person.name) for person in self.people]
        alive.append(self._spawn(self.finished.live(), "the reader of finished games"))
        while sum(self.done.values()) < self.kills:
            await self._some_time()
            moment = HURRY if self.dice.random() < HURRIES else ANY
            if self.crash != "server":
                await self._crash_database(moment)
            else:
                await self._kill(moment)
                await self._start()
        await self._end(alive)

    async def _some_time(self):
        until = time.monotonic() + self.dice.uniform(0.3, 1.7) * self.seconds_between
        while (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(left, 0.1))
            self.daemon.check_alive()

    async def _kill(self, moment):
        if moment == HURRY:
            await asyncio.gather(*(person.hurry() for person in self.people))
        self.daemon.kill_in(0 if moment == ANY else self.dice.choice(BREATHS_S), self.signal)
        await self._killed(moment)
        if self.spoil is not None and self.spoil(self):
            self.spoil = None

    async def _crash_database(self, moment):
        """The server stays, and so do its people."""
        hurry = [person.hurry() for person in self.people] if moment == HURRY else []
        loop = asyncio.get_running_loop()
        what = {"postgres": self.database.crash, "primary": self.database.fail_over,
                "connections": self.database.cut}[self.crash]
        await asyncio.gather(loop.run_in_executor(None, what), *hurry)
        self.done[moment] += 1

    async def _killed(self, moment):
        """When everybody has heard the last of it, it is clear what must be so from now on."""
        code = await self.daemon.ended()
        if code != (-9 if self.signal == signal.SIGKILL else 0):
            self.daemon.ended_by_itself()
        await self._all_heard()
        self.done[moment] += 1
        self.daemon.read_log()
        self._count_tables()
        self.witness.killed(self.people)
        self._expect_tables()

    async def _all_heard(self):
        for person in self.people:
            if person.line is not None:
                await self._heard(person)

    @staticmethod
    async def _heard(person):
        """All that came by a line that is lost."""
        await within_patience(asyncio.wait([person.line.reading]),
                              f"the end of {person.name}'s connection")

    async def _start(self):
        """Now and then it is killed before it is up."""
        while True:
            await self.daemon.begin()
            is_last = self.restarts or sum(self.done.values()) >= self.kills
            if self.dice.random() >= STARTS or is_last:
                await self.daemon.ready()
                return
            self.daemon.kill_in(self.dice.uniform(0, 1.2 * max(0.05, self.daemon.longest_ready)))
            try:
                await self.daemon.ready()
            except Lost:
                pass
            await self._killed(START)

    # ---- no table is lost or doubled

    def _count_tables(self):
        found = self.daemon.tables
        if self._expected is None:
            self._strangers = found or 0
        elif found is not None:
            least, most = self._expected
            if not least <= found <= most + self._strangers:
                raise Wrong(f"{found} tables were there at the start, instead of {least} to {most}",
                            start=self.daemon.start)

    def _expect_tables(self):
        seated = {table for person in self.people for table in person.seats.keys() - person.unsure}
        maybe = {table for person in self.people
                 for table in person.unsure | person.tables.keys()}
        now, start = time.monotonic(), self.daemon.start
        for table, account in self.witness.accounts.items():
            left_in, left_at = account.last_leave
            if table in seated or table in maybe or account.is_closed:
                continue
            account.is_closed = left_in == start and now - left_at > GONE_S
        unclear = sum(table not in seated and not account.is_closed
                      for table, account in self.witness.accounts.items())
        makes = sum(person.makes for person in self.people)
        self._expected = (len(seated), len(seated) + unclear + makes)

    # ---- the end

    async def _end(self, alive):
        self.closing, self.pace = True, min(self.pace, CLOSING_PACE_S)
        await self._until_all_played()
        await end(alive)
        await self._compare_views()
        await self.finished.read_all()
        await self._stop()
        await self.daemon.begin()
        await self.daemon.ready()
        await asyncio.gather(*(person.come() for person in self.people))
        await self._compare_views()
        await self.finished.read_every_one_again()
        await self._stop()
        self.verified = await self.finished.verify()

    async def _until_all_played(self):
        """For as long as games go on."""
        until, before = 0.0, None
        while open_ends := self._open_ends():
            self.daemon.check_alive()
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
            if person.line is None or not person.line.open:
                ends.append(f"{person.name} is not there")
            for table, followed in person.tables.items():
                waits = followed.status == "open" and followed.view["table"].get("quick")
                if followed.status == "playing" or waits:
                    ends.append(f"{person.name} plays at {table}")
            ends += [f"{person.name} sees nothing of {table}"
                     for table in person.seats.keys() - person.tables.keys()]
        return ends

    async def _stop(self):
        """In order: all who are there are told."""
        code = await self.daemon.stop()
        await self._all_heard()
        if code != 0:
            raise Wrong(f"after SIGTERM it ended with {code}: {self.daemon.log_tail()}")
        self.daemon.read_log()
        self.witness.killed(self.people)

    @staticmethod
    async def _sync(person):
        if not person.line.open:
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
                await self._heard(person)
                await self._sync(person)
        for person in self.people:
            for table, followed in person.tables.items():
                public = {**followed.view, "you": None}
                other = views.setdefault(table, public)
                if other != public:
                    raise Wrong("two people see different tables: " + first_difference(
                        other, public), **followed.where(player=person.name))

    # ---- what to say of it

    def summary(self):
        witness, finished = self.witness, self.finished
        accounts = witness.accounts.values()
        figures = {
            "disk": self.daemon.disk.kind, "kills": sum(self.done.values()),
            "after_a_burst": self.done[HURRY], "during_start": self.done[START],
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
            "longest_start_ms": round(1000 * self.daemon.longest_ready),
            "longest_start_to_action_ms": round(1000 * self.daemon.longest_accept),
        }
        return " ".join(f"{name}={value}" for name, value in figures.items())
