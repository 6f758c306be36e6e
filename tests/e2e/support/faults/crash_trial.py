"""A server that is killed again and again while people play."""

import asyncio
import pathlib
import signal
import time

from support.faults.daemon import Daemon, Disk
from support.faults.trial import Trial
from support.table_tracker import Violation
from vegas import Lost

# What a kill may meet: any moment, a burst of requests, the start. How often the latter two do.
ANY, BURST, START = "any", "burst", "start"
BURST_PROBABILITY, START_PROBABILITY = 0.3, 0.15
KILL_DELAYS_S = (0, 0, 0.0003, 0.001, 0.003, 0.01)  # from a burst to the kill
# So long after everybody has left it, a table is gone. After a restart it waits for those who may
# have watched it, and no server here lives for as long as that.
TABLE_CLOSE_DELAY_S = 1.0


class CrashTrial(Trial):
    """`restarts`: it is stopped in order, and connections wait at a socket that outlives it.

    `crash`: what dies in the server's place, of `database`, a Postgres: "postgres", which comes
    again, "primary", for good, or "connections".

    `corrupt(trial)`, if given, is called between a kill and a start until it says that it changed
    something: to see that it is noticed. If it never did, `min_games` are played without a kill,
    and further kills follow until it does."""

    def __init__(self, folder, tables, kills, seconds_between=1.0, seed=1, pace_ms=60, data=None,
                 corrupt=None, disk="safe", restarts=False, database=None, crash="server"):
        self.database, self.crash = database, crash
        self.data = database.url if database else data or pathlib.Path(folder) / "data"
        self.kills, self.seconds_between = kills, seconds_between
        self.corrupt, self.restarts = corrupt, restarts
        self.signal = signal.SIGTERM if restarts else signal.SIGKILL
        expected = b"nothing" if crash == "server" else b"event=storage_fails"
        self.daemon = Daemon(Disk(disk, seed), self.data, pathlib.Path(folder) / "vegasd.log",
                             "--quick-start-ms", "300", "--unlimited", "127.0.0.0/8",
                             socket_activated=restarts, expected_errors=expected)
        self.kill_counts = {ANY: 0, BURST: 0, START: 0}
        self._table_count_range = None  # tables at the next start, at least and at most
        self._initial_tables = 0  # tables that were there before
        super().__init__(folder, self.daemon, tables, seed, pace_ms)

    async def _launch(self):
        await self.daemon.launch()
        await self.daemon.wait_ready()

    async def _inject_faults(self):
        while (kills := sum(self.kill_counts.values())) < self.kills or self.corrupt is not None:
            if kills >= self.kills:  # a slow machine has finished no game between its kills
                await self._wait_for_enough_games()
            await self._wait_between_kills()
            moment = BURST if self.dice.random() < BURST_PROBABILITY else ANY
            if self.crash != "server":
                await self._crash_database(moment)
            else:
                await self._kill(moment)
                await self._start()

    async def _wait_between_kills(self):
        until = time.monotonic() + self.dice.uniform(0.3, 1.7) * self.seconds_between
        while (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(left, 0.1))
            self.daemon.check_alive()

    async def _kill(self, moment):
        if moment == BURST:
            await asyncio.gather(*(person.send_burst() for person in self.people))
        self.daemon.kill_after(0 if moment == ANY else self.dice.choice(KILL_DELAYS_S), self.signal)
        await self._on_killed(moment)
        if self.corrupt is not None and self.corrupt(self):
            self.corrupt = None

    async def _crash_database(self, moment):
        """The server stays, and so do its people."""
        bursts = [person.send_burst() for person in self.people] if moment == BURST else []
        loop = asyncio.get_running_loop()
        what = {"postgres": self.database.crash, "primary": self.database.fail_over,
                "connections": self.database.terminate_connections}[self.crash]
        await asyncio.gather(loop.run_in_executor(None, what), *bursts)
        self.kill_counts[moment] += 1

    async def _on_killed(self, moment):
        """When everybody has heard the last of it, it is clear what must be so from now on."""
        code = await self.daemon.wait_exit()
        if code != (-9 if self.signal == signal.SIGKILL else 0):
            self.daemon.raise_unexpected_exit()
        await self._wait_all_disconnected()
        self.kill_counts[moment] += 1
        self.daemon.read_log()
        self._check_table_count()
        self.checker.on_restart()
        self._update_table_count_range()

    async def _wait_all_disconnected(self):
        for person in self.people:
            if person.connection is not None:
                await self.wait_disconnected(person)

    async def _start(self):
        """Now and then it is killed before it is up."""
        while True:
            await self.daemon.launch()
            is_last = self.restarts or sum(self.kill_counts.values()) >= self.kills
            if self.dice.random() >= START_PROBABILITY or is_last:
                await self.daemon.wait_ready()
                return
            self.daemon.kill_after(self.dice.uniform(0, 1.2 * max(0.05, self.daemon.longest_start)))
            try:
                await self.daemon.wait_ready()
            except Lost:
                pass
            await self._on_killed(START)

    # ---- no table is lost or doubled

    def _check_table_count(self):
        found = self.daemon.tables
        if self._table_count_range is None:
            self._initial_tables = found or 0
        elif found is not None:
            least, most = self._table_count_range
            if not least <= found <= most + self._initial_tables:
                raise Violation(f"{found} tables at the start, instead of {least} to {most}",
                                start=self.daemon.start)

    def _update_table_count_range(self):
        seated = {table for person in self.people
                  for table in person.seats.keys() - person.pending_membership}
        maybe = {table for person in self.people
                 for table in person.pending_membership | person.tables.keys()}
        now, start = time.monotonic(), self.daemon.start
        for table, history in self.checker.histories.items():
            left_in, left_at = history.last_leave
            if table in seated or table in maybe or history.is_closed:
                continue
            history.is_closed = left_in == start and now - left_at > TABLE_CLOSE_DELAY_S
        unclear = sum(table not in seated and not history.is_closed
                      for table, history in self.checker.histories.items())
        pending_creates = sum(person.pending_creates for person in self.people)
        self._table_count_range = (len(seated), len(seated) + unclear + pending_creates)

    # ---- the end

    async def _finish(self):
        await self._stop()
        await self._launch()
        await asyncio.gather(*(person.connect() for person in self.people))
        await self._compare_views()
        await self.transcripts.recheck_all()
        await self._stop()

    async def _stop(self):
        """In order: all who are there are told."""
        code = await self.daemon.stop()
        await self._wait_all_disconnected()
        if code != 0:
            raise Violation(f"after SIGTERM it ended with {code}: {self.daemon.log_tail()}")
        self.daemon.read_log()
        self.checker.on_restart()

    def statistics(self):
        daemon = self.daemon
        return {
            "disk": daemon.disk.kind, "kills": sum(self.kill_counts.values()),
            "after_a_burst": self.kill_counts[BURST], "during_start": self.kill_counts[START],
            **super().statistics(), "longest_start_ms": round(1000 * daemon.longest_start),
            "longest_start_to_action_ms": round(1000 * daemon.longest_first_action),
        }
