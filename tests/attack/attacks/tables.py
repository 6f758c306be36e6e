from harness.attack import Attack
from harness.tables import make_until_refused


class Tables(Attack):
    """Makes tables until it is refused, and comes back as another guest to make more."""

    unit = "tables"

    async def play(self):
        await self.again_and_again(self._as_many_as_it_may, 16)

    async def _as_many_as_it_may(self, _):
        await make_until_refused(self, ruleset="royale")
