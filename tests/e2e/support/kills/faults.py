"""Games that go on while one fault after another befalls a world of several servers."""

import asyncio
import time

from support import PATIENCE
from support.followed import Wrong
from support.kills.trial import Trial


class Silence:
    """Of one table while a fault lasts and until it goes on: its longest wait for an accepted
    action, without the time for which people thought. `of_servers`: only while there was a
    database that could be written to, and only of people who did not have to connect again."""

    def __init__(self, now):
        self.began = self.since = now
        self.longest = self.of_servers = 0.0

    def acted(self, now, person, thoughts, able_since):
        def waited(since):
            return now - since - sum(max(0.0, to - max(at, since)) for at, to in thoughts)

        self.longest = max(self.longest, waited(self.since))
        if person.came_at < self.began:
            self.of_servers = max(self.of_servers, waited(max(self.since, able_since)))
        self.since = now


class Faults(Trial):
    """`faults`: each is what the world's harm() takes, and is counted by its first word. Silences
    are those of games that go on meanwhile, and in which nobody plays against a clock."""

    def __init__(self, folder, world, faults, tables, pace_ms, seed=1):
        super().__init__(folder, world, tables, seed, pace_ms)
        self.faults, self.fault, self.done = faults, None, 0
        self.silences = {}  # by table, while there is a fault
        self.silent = {}  # Silences by kind of fault
        self._waiting = set()  # parties of which nobody has acted since the fault

    def acted(self, person, table):
        self._waiting = {party for party in self._waiting if party.table != table}
        if table in self.silences:
            self.silences[table].acted(time.monotonic(), person, person.thoughts.get(table, ()),
                                       self.world.able_since)

    async def _begin(self):
        await self.world.begin()

    async def _bring(self):
        await asyncio.sleep(3)
        for fault in self.faults:
            await self._harm(fault)
            await self._until_all_go_on()
            self._count()
            await asyncio.sleep(self.dice.uniform(0.5, 2))

    async def _harm(self, fault):
        self.fault, now = fault, time.monotonic()
        self.silences = {table: Silence(now) for table in self._running()
                         if table in self._without_clock()}
        await self.world.harm(fault)
        self.done += 1

    def _without_clock(self):
        return {table for person in self.people for table, followed in person.tables.items()
                if followed.view["table"]["clock"] is None}

    async def _until_all_go_on(self):
        self._waiting = set(self.parties)
        until = time.monotonic() + PATIENCE
        while self._waiting:
            if time.monotonic() > until:
                raise Wrong(f"after {self.fault} nobody has acted at "
                            f"{[party.table for party in self._waiting]}")
            await asyncio.sleep(0.05)

    def _count(self):
        """How long the fault kept each table whose game still goes on."""
        running = self._running()
        lasted = [silence for table, silence in self.silences.items() if table in running]
        self.silent.setdefault(self.fault.split()[0], []).extend(lasted)
        self.silences = {}
        print(f"{self.done}. {self.fault}: longest silence "
              f"{max((silence.longest for silence in lasted), default=0):.2f}s", flush=True)

    async def _end(self):
        await self.finished.read_every_one_again()
        await self.world.stop()

    def summary(self):
        lines = [f"faults={self.done} " + super().summary()]
        for kind, silences in self.silent.items():
            if not silences:
                continue
            longest, of_servers = (sorted(getattr(silence, which) for silence in silences)
                                   for which in ("longest", "of_servers"))
            middle = len(silences) // 2
            lines.append(f"{kind}: tables={len(silences)} p50={longest[middle]:.3f}s "
                         f"max={longest[-1]:.2f}s, of servers p50={of_servers[middle]:.3f}s "
                         f"max={of_servers[-1]:.2f}s")
        return "\n".join(lines)


class Requested(Faults):
    """Its faults come in by and by, from a stream, and the games do not wait for them."""

    async def _bring(self):
        lines = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(lines), self.faults)
        while fault := (await lines.readline()).decode("ascii").strip():
            await self._harm(fault)
            self.silences = {}
            print("done", flush=True)
