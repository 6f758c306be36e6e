import asyncio

from harness.attack import Attack
from harness.games import start_open_game


class LeaveGames(Attack):
    """Begins games of two and goes away, so that they wait in the store; after a second already."""

    unit = "games"
    server_options = ("--sleep-after-ms", "1000")

    async def run(self):
        await self.repeat(self._leave_one, 16)

    async def _leave_one(self, _):
        _, people = await start_open_game(self.target)
        await asyncio.gather(*(person.close() for person in people))
        self.tally.count_attempt()
