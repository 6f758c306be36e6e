import contextlib

from harness.attack import Attack
from harness.raw_client import connect_guest
from harness.tables import public_tables


class SpectatorsComingAndGoing(Attack):
    """Guests watch every public table for a moment, over and over, and lose their lines between."""

    unit = "visits"
    limit = "rate_limited"

    async def run(self):
        await self.repeat(self._visit, 20)

    async def _visit(self, _):
        with contextlib.closing(await connect_guest(self.target)) as client:
            for table in await public_tables(client):
                self.tally.count_attempt()
                joined = await client.request("table.join", table=table, **{"as": "spectator"})
                if not await self.count_refusal(joined):
                    await client.request("table.leave", table=table)
