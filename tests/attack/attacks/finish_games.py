from harness.attack import Attack
from harness.games import play_whole_game


class FinishGames(Attack):
    """Finishes short games of two as fast as it can, so that others' are forgotten."""

    unit = "games"

    async def run(self):
        await self.repeat(self._finish_one, 16)

    async def _finish_one(self, _):
        await play_whole_game(self.target, "custom", 2, options={"rounds": 1})
        self.tally.count_attempt()
