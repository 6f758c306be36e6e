"""Games that go on while one fault after another befalls several servers."""

import asyncio
import time

from support import TIMEOUT_S
from support.faults.trial import Trial
from support.table_tracker import Violation


class Downtime:
    """Of one table while a fault lasts and until it goes on: its longest wait for an accepted
    action, without the time for which people thought. `of_servers`: only while there was a
    database that could be written to, and only of people who did not have to connect again."""

    def __init__(self, now):
        self.fault_time = self.since = now
        self.longest = self.of_servers = 0.0

    def on_action(self, now, person, think_times, writable_since):
        def waited(since):
            return now - since - sum(max(0.0, to - max(at, since)) for at, to in think_times)

        self.longest = max(self.longest, waited(self.since))
        if person.connected_at < self.fault_time:
            self.of_servers = max(self.of_servers, waited(max(self.since, writable_since)))
        self.since = now


class FaultTrial(Trial):
    """`faults`: each is what the deployment's inject_fault() takes, and is counted by its first
    word. Downtimes are those of games that go on meanwhile, and in which nobody plays against a
    clock."""

    def __init__(self, folder, deployment, faults, tables, pace_ms, seed=1):
        super().__init__(folder, deployment, tables, seed, pace_ms)
        self.faults, self.fault, self.fault_count = faults, None, 0
        self.downtimes = {}  # by table, while there is a fault
        self.downtimes_by_kind = {}  # Downtimes by kind of fault
        self._stalled_groups = set()  # groups of which nobody has acted since the fault

    def on_action(self, person, table):
        self._stalled_groups = {group for group in self._stalled_groups if group.table != table}
        if table in self.downtimes:
            self.downtimes[table].on_action(time.monotonic(), person,
                                            person.think_times.get(table, ()),
                                            self.deployment.writable_since)

    async def _launch(self):
        await self.deployment.launch()

    async def _inject_faults(self):
        await asyncio.sleep(3)
        for fault in self.faults:
            await self._inject(fault)
            await self._wait_until_all_progress()
            self._record_downtimes()
            await asyncio.sleep(self.dice.uniform(0.5, 2))

    async def _inject(self, fault):
        self.fault, now = fault, time.monotonic()
        self.downtimes = {table: Downtime(now) for table in self._running_games()
                          if table in self._tables_without_clock()}
        await self.deployment.inject_fault(fault)
        self.fault_count += 1

    def _tables_without_clock(self):
        return {table for person in self.people for table, tracker in person.tables.items()
                if tracker.view["table"]["clock"] is None}

    async def _wait_until_all_progress(self):
        self._stalled_groups = set(self.groups)
        until = time.monotonic() + TIMEOUT_S
        while self._stalled_groups:
            if time.monotonic() > until:
                raise Violation(f"after {self.fault} nobody has acted at "
                                f"{[group.table for group in self._stalled_groups]}")
            await asyncio.sleep(0.05)

    def _record_downtimes(self):
        """How long the fault kept each table whose game still goes on."""
        running = self._running_games()
        ended = [downtime for table, downtime in self.downtimes.items() if table in running]
        self.downtimes_by_kind.setdefault(self.fault.split()[0], []).extend(ended)
        self.downtimes = {}
        print(f"{self.fault_count}. {self.fault}: longest downtime "
              f"{max((downtime.longest for downtime in ended), default=0):.2f}s", flush=True)

    async def _finish(self):
        await self.transcripts.recheck_all()
        await self.deployment.stop()

    def summary(self):
        lines = [f"faults={self.fault_count} " + super().summary()]
        for kind, downtimes in self.downtimes_by_kind.items():
            if not downtimes:
                continue
            longest, of_servers = (sorted(getattr(downtime, which) for downtime in downtimes)
                                   for which in ("longest", "of_servers"))
            middle = len(downtimes) // 2
            lines.append(f"{kind}: tables={len(downtimes)} p50={longest[middle]:.3f}s "
                         f"max={longest[-1]:.2f}s, of servers p50={of_servers[middle]:.3f}s "
                         f"max={of_servers[-1]:.2f}s")
        return "\n".join(lines)


class InteractiveFaultTrial(FaultTrial):
    """Its faults come in by and by, from a stream, and the games do not wait for them."""

    async def _inject_faults(self):
        lines = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(lines), self.faults)
        while fault := (await lines.readline()).decode("ascii").strip():
            await self._inject(fault)
            self.downtimes = {}
            print("done", flush=True)
