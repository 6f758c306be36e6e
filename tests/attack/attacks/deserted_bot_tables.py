from harness.attack import Attack
from harness.tables import create_until_refused


class DesertedBotTables(Attack):
    """Makes tables at which house bots play with one another, and leaves them to it."""

    unit = "tables"
    level = "easy"

    async def run(self):
        await self.repeat(self._create_tables, 16)

    async def _create_tables(self, _):
        await create_until_refused(self, self._seat_bots, ruleset="royale", seats=5,
                                   **{"as": "spectator"})

    async def _seat_bots(self, client, table):
        for _ in range(5):
            await self.count_refusal(await client.request("table.add_bot", table=table,
                                                          level=self.level))
