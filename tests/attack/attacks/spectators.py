import asyncio
import contextlib

from harness.attack import Attack
from harness.peer import guest
from harness.tables import public_tables


class Spectators(Attack):
    """110 guests who watch every public table, so that nobody else can."""

    unit = "visits"

    async def play(self):
        await self.again_and_again(self._watch, 110)

    async def _watch(self, _):
        there = set()
        with contextlib.closing(await guest(self.target)) as peer:
            while True:
                for table in set(await public_tables(peer)) - there:
                    self.tally.tried()
                    join = {"table": table, "as": "spectator"}
                    if not await self.refused(await peer.ask("table.join", **join)):
                        there.add(table)
                await asyncio.sleep(0.3)
