import contextlib

from harness.attack import Attack
from harness.raw_client import connect_guest
from harness.tables import public_tables


class Noise(Attack):
    """25 guests who watch the public tables, and talk there as much as they can."""

    unit = "words"

    async def run(self):
        await self.repeat(self._talk, 25)

    async def _talk(self, _):
        with contextlib.closing(await connect_guest(self.target)) as client:
            while True:
                for table in await public_tables(client):
                    await client.request("table.join", table=table, **{"as": "spectator"})
                    for phrase in ("hello", "wow", "again"):
                        self.tally.count_attempt()
                        reply = await client.request("table.chat", table=table, phrase=phrase)
                        await self.count_refusal(reply)
