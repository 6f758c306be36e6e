import asyncio

from harness.attack import Attack
from harness.raw_client import connect_guest
from harness.tables import create_until_refused, public_tables

HOSTS = 10
PAGE = 20  # tables, protocol::kLobbyTables


class LobbyOfOneAddress(Attack):
    """Ten hosts of as many addresses wait at public tables. One address makes newer tables, as many
    as it can, so that nobody sees the others on the first page of the lobby."""

    unit = "tables"

    def __init__(self, *about):
        super().__init__(*about)
        self._hosts, self._waiting = [], set()

    async def prepare(self):
        for number in range(HOSTS):
            host = await connect_guest(self.target, source=self.target.nth_address(number))
            self._hosts.append(host)
            made = await host.request("table.create", ruleset="royale", visibility="public")
            self._waiting.add(made["table"])
        while not self._waiting <= set(await public_tables(host)):
            await asyncio.sleep(0.1)  # the lobby is told a moment later

    async def run(self):
        async with asyncio.TaskGroup() as group:
            group.create_task(self.repeat(self._create_tables, 8))
            group.create_task(self._look())

    async def _create_tables(self, _):
        await create_until_refused(self, ruleset="royale", visibility="public")

    async def _look(self):
        """Somebody from elsewhere, at the first page."""
        visitor = await connect_guest(self.target, source=self.target.nth_address(HOSTS))
        while True:
            shown = await public_tables(visitor)
            hidden = len(self._waiting.difference(shown))
            if len(shown) >= PAGE:
                self.tally.count_taken(f"looks without {hidden} of {HOSTS} hosts")
            await asyncio.sleep(0.2)

    def has_enough(self):
        return bool(self.tally.taken)

    @staticmethod
    def find_problems(report):
        if set(report["taken"]) != {f"looks without 0 of {HOSTS} hosts"}:
            yield f"newcomers did not see who waits: {report['taken']}"
