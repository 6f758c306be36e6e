import contextlib

from harness.attack import Attack
from harness.raw_client import connect_guest


class JoinAndLeave(Attack):
    """Guests sit down at a public table and get up again as fast as they can."""

    unit = "joins"
    limit = "rate_limited"

    async def run(self):
        await self.repeat(self._come_and_go, 8)

    async def _come_and_go(self, _):
        with (contextlib.closing(await connect_guest(self.target)) as host,
              contextlib.closing(await connect_guest(self.target)) as other):
            made = await host.request("table.create", ruleset="royale", visibility="public")
            if await self.count_refusal(made):
                return
            while True:
                self.tally.count_attempt()
                joined = await other.request("table.join", table=made["table"])
                if not await self.count_refusal(joined):
                    await other.request("table.leave", table=made["table"])
