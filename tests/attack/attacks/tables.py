from harness.attack import Attack
from harness.tables import create_until_refused


class Tables(Attack):
    """Makes tables until it is refused, and comes back as another guest to make more."""

    unit = "tables"

    async def run(self):
        await self.repeat(self._create_tables, 16)

    async def _create_tables(self, _):
        await create_until_refused(self, ruleset="royale")
