import asyncio
import contextlib

from harness.attack import Attack
from harness.raw_client import connect_guest

PESTS = 12  # spectators of one address; a table keeps eight wishes
WAIT_S = 0.6  # before a wish of somebody honest, and before the host answers it
PERIOD_S = 4.5  # of such wishes; the server takes one each four seconds
SEAT = {"seat": 1}  # a house bot's


class WishesForSeats(Attack):
    """Spectators of one address ask for the seat of a house bot and talk, as often as they can. One
    spectator from elsewhere asks now and then, and the host, who takes a moment, refuses."""

    unit = "wishes"

    def __init__(self, *about):
        super().__init__(*about)
        self._table = self._host = None

    async def prepare(self):
        self._host = await connect_guest(self.target, source=self.target.nth_address(0))
        made = await self._host.request("table.create", ruleset="royale", visibility="public")
        self._table = made["table"]
        await self._host.request("table.add_bot", table=self._table, level="easy", **SEAT)

    async def run(self):
        async with asyncio.TaskGroup() as group:
            group.create_task(self._wish_honestly())
            group.create_task(self.repeat(self._wish, PESTS))

    async def _spectator(self, source):
        client = await connect_guest(self.target, source=source)
        await client.request("table.join", table=self._table, **{"as": "spectator"})
        return client

    async def _wish(self, _):
        with contextlib.closing(await self._spectator(self.source())) as client:
            while True:
                self.tally.count_attempt()
                asked = await client.request("table.request_seat", table=self._table, **SEAT)
                said = await client.request("table.chat", table=self._table, phrase="hello")
                for reply in (asked, said):
                    await self.count_refusal(reply)

    async def _wish_honestly(self):
        client = await connect_guest(self.target, source=self.target.nth_address(1))
        player = client.welcome["player"]
        await client.request("table.join", table=self._table, **{"as": "spectator"})
        while True:
            await asyncio.sleep(WAIT_S)
            asked = await client.request("table.request_seat", table=self._table, **SEAT)
            await asyncio.sleep(WAIT_S)
            answered = await self._host.request("table.assign_seat", table=self._table,
                                                player=player, accept=False)
            for what, reply in (("asked", asked), ("answered", answered)):
                code = reply.get("error", {}).get("code")
                self.tally.count_taken(f"honest wishes {what}" if code is None else
                                       f"honest wishes {what} with {code}")
            await asyncio.sleep(PERIOD_S - 2 * WAIT_S)

    def has_enough(self):
        return bool(self.tally.taken)

    @staticmethod
    def find_problems(report):
        taken = report["taken"]
        if set(taken) != {"honest wishes asked", "honest wishes answered"}:
            yield f"the wishes of somebody honest did not count: {taken}"
        if "rate_limited" not in report["replies"]:
            yield f"wishes without end were never refused: {report['replies']}"
