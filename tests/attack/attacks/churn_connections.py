from harness.attack import Attack
from harness.raw_client import connect_guest


class ChurnConnections(Attack):
    """Comes, says hello and goes, by 32 connections side by side."""

    unit = "connections"

    async def run(self):
        await self.repeat(self._connect_and_close, 32)

    async def _connect_and_close(self, _):
        self.tally.count_attempt()
        (await connect_guest(self.target)).close()
