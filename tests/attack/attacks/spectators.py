import asyncio
import contextlib

from harness.attack import Attack
from harness.raw_client import connect_guest
from harness.tables import public_tables


class Spectators(Attack):
    """110 guests who watch every public table, so that nobody else can."""

    unit = "visits"

    async def run(self):
        await self.repeat(self._spectate, 110)

    async def _spectate(self, _):
        joined = set()
        with contextlib.closing(await connect_guest(self.target)) as client:
            while True:
                for table in set(await public_tables(client)) - joined:
                    self.tally.count_attempt()
                    join = {"table": table, "as": "spectator"}
                    if not await self.count_refusal(await client.request("table.join", **join)):
                        joined.add(table)
                await asyncio.sleep(0.3)
