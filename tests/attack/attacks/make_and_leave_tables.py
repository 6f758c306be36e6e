import contextlib

from harness.attack import Attack
from harness.raw_client import connect_guest


class MakeAndLeaveTables(Attack):
    """Guests make a public table, leave it, and make the next one: two lines in the log each."""

    unit = "tables"
    limit = "rate_limited"

    async def run(self):
        await self.repeat(self._make_and_leave, 8)

    async def _make_and_leave(self, _):
        with contextlib.closing(await connect_guest(self.target)) as client:
            while True:
                self.tally.count_attempt()
                made = await client.request("table.create", ruleset="royale", visibility="public")
                if await self.count_refusal(made):
                    return
                await client.request("table.leave", table=made["table"])
