import contextlib

from harness.attack import Attack
from harness.raw_client import connect_guest


class RemovedAndBack(Attack):
    """A host has removed a guest and let the table remember the address. The guest comes back from
    there under new names, to watch and to play, by the table's id and by its invite."""

    unit = "returns"
    expected_replies = ("removed",)

    def __init__(self, *about):
        super().__init__(*about)
        self._host, self._made = None, {}

    async def prepare(self):
        self._host = await connect_guest(self.target, source=self.target.nth_address(0))
        self._made = await self._host.request("table.create", ruleset="royale",
                                              visibility="public")
        with contextlib.closing(await connect_guest(self.target)) as guest:
            await guest.request("table.join", table=self._made["table"])
            await self._host.request("table.remove", table=self._made["table"],
                                     player=guest.welcome["player"], remember_address=True)

    async def run(self):
        await self.repeat(self._come_back, 8)

    async def _come_back(self, number):
        where = "invite" if number % 2 else "table"
        with contextlib.closing(await connect_guest(self.target)) as client:
            for role in ("spectator", "player") * 10:
                self.tally.count_attempt()
                reply = await client.request("table.join", **{where: self._made[where],
                                                              "as": role})
                if not await self.count_refusal(reply):
                    self.tally.count_taken("returns")

    def has_enough(self):
        return "removed" in self.tally.replies or bool(self.tally.taken)

    @staticmethod
    def find_problems(report):
        if report["taken"]:
            yield f"a removed guest came back {report['taken']['returns']} times"
        if "removed" not in report["replies"]:
            yield f"a removed guest was answered with {report['replies']}"
