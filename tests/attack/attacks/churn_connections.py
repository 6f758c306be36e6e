from harness.attack import Attack
from harness.peer import guest


class ChurnConnections(Attack):
    """Comes, says hello and goes, by 32 connections side by side."""

    unit = "connections"

    async def play(self):
        await self.again_and_again(self._come_and_go, 32)

    async def _come_and_go(self, _):
        self.tally.tried()
        (await guest(self.target)).close()
