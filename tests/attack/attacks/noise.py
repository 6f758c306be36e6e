import contextlib

from harness.attack import Attack
from harness.peer import guest
from harness.tables import public_tables


class Noise(Attack):
    """25 guests who watch the public tables, and talk there as much as they can."""

    unit = "words"

    async def play(self):
        await self.again_and_again(self._talk, 25)

    async def _talk(self, _):
        with contextlib.closing(await guest(self.target)) as peer:
            while True:
                for table in await public_tables(peer):
                    await peer.ask("table.join", table=table, **{"as": "spectator"})
                    for phrase in ("hello", "wow", "again"):
                        self.tally.tried()
                        said = await peer.ask("table.say", table=table, phrase=phrase)
                        await self.refused(said)
