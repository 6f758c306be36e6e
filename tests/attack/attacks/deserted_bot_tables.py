from harness.attack import Attack
from harness.tables import make_until_refused


class DesertedBotTables(Attack):
    """Makes tables at which house bots play with one another, and leaves them to it."""

    unit = "tables"

    async def play(self):
        await self.again_and_again(self._as_many_as_it_may, 16)

    async def _as_many_as_it_may(self, _):
        await make_until_refused(self, self._seat_bots, ruleset="royale", seats=5,
                                 **{"as": "spectator"})

    async def _seat_bots(self, peer, table):
        for _ in range(5):
            await self.refused(await peer.ask("table.add_bot", table=table, level="easy"))
