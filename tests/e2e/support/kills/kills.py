"""A server that is killed again and again while people play."""

import asyncio
import pathlib
import signal
import time

from support.followed import Wrong
from support.kills.daemon import Daemon, Disk
from support.kills.trial import Trial
from vegas import Lost

# What a kill may meet: any moment, a burst of requests, the start. How often the latter two do.
ANY, HURRY, START = "any", "hurry", "start"
HURRIES, STARTS = 0.3, 0.15
BREATHS_S = (0, 0, 0.0003, 0.001, 0.003, 0.01)  # from a burst to the kill
# So long after everybody has left it, a table is gone. After a restart it waits for those who may
# have watched it, and no server here lives for as long as that.
GONE_S = 1.0


class Kills(Trial):
    """`restarts`: it is stopped in order, and connections wait at a socket that outlives it.

    `crash`: what dies in the server's place, of `database`, a Postgres: "postgres", which comes
    again, "primary", for good, or "connections".

    `spoil(trial)`, if given, is called between a kill and a start until it says that it spoilt
    something: to see that it is noticed."""

    def __init__(self, folder, tables, kills, seconds_between=1.0, seed=1, pace_ms=60, data=None,
                 spoil=None, disk="safe", restarts=False, database=None, crash="server"):
        self.database, self.crash = database, crash
        self.data = database.url if database else data or pathlib.Path(folder) / "data"
        self.kills, self.seconds_between = kills, seconds_between
        self.spoil, self.restarts = spoil, restarts
        self.signal = signal.SIGTERM if restarts else signal.SIGKILL
        self.daemon = Daemon(Disk(disk, seed), self.data, pathlib.Path(folder) / "vegasd.log",
                             "--quick-start-ms", "300", "--unlimited", "127.0.0.0/8",
                             passes=restarts,
                             excused=b"nothing" if crash == "server" else b"event=storage_fails")
        self.done = {ANY: 0, HURRY: 0, START: 0}
        self._expected = None  # tables at the next start, at least and at most
        self._strangers = 0  # tables that were there before
        super().__init__(folder, self.daemon, tables, seed, pace_ms)

    async def _begin(self):
        await self.daemon.begin()
        await self.daemon.ready()

    async def _bring(self):
        while sum(self.done.values()) < self.kills:
            await self._some_time()
            moment = HURRY if self.dice.random() < HURRIES else ANY
            if self.crash != "server":
                await self._crash_database(moment)
            else:
                await self._kill(moment)
                await self._start()

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
        self.witness.killed()
        self._expect_tables()

    async def _all_heard(self):
        for person in self.people:
            if person.line is not None:
                await self.heard(person)

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

    async def _end(self):
        await self._stop()
        await self._begin()
        await asyncio.gather(*(person.come() for person in self.people))
        await self._compare_views()
        await self.finished.read_every_one_again()
        await self._stop()

    async def _stop(self):
        """In order: all who are there are told."""
        code = await self.daemon.stop()
        await self._all_heard()
        if code != 0:
            raise Wrong(f"after SIGTERM it ended with {code}: {self.daemon.log_tail()}")
        self.daemon.read_log()
        self.witness.killed()

    def figures(self):
        daemon = self.daemon
        return {
            "disk": daemon.disk.kind, "kills": sum(self.done.values()),
            "after_a_burst": self.done[HURRY], "during_start": self.done[START],
            **super().figures(), "longest_start_ms": round(1000 * daemon.longest_ready),
            "longest_start_to_action_ms": round(1000 * daemon.longest_accept),
        }
