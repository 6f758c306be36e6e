import contextlib

from harness.attack import Attack
from harness.raw_client import connect_guest

TABLES = 40
SEATS = 4
LIMIT = 24  # seats of one address at tables of others


class AllPublicSeats(Attack):
    """40 hosts of as many addresses wait at public tables of four. Guests of one address take every
    free seat that they can get."""

    unit = "seats"

    def __init__(self, *about):
        super().__init__(*about)
        self._clients, self._tables = [], []

    async def prepare(self):
        for number in range(TABLES):
            host = await connect_guest(self.target, source=self.target.nth_address(number))
            self._clients.append(host)
            made = await host.request("table.create", ruleset="classic", seats=SEATS,
                                      visibility="public")
            self._tables.append(made["table"])

    async def run(self):
        try:
            await self.repeat(self._sit_everywhere, 8)
        finally:
            for client in self._clients:
                client.close()

    async def _sit_everywhere(self, _):
        with contextlib.closing(await connect_guest(self.target)) as client:
            for table in self._tables:
                reply = await client.request("table.join", table=table)
                if not await self.count_refusal(reply):
                    self.tally.count_attempt()

    @staticmethod
    def find_problems(report):
        """What is wrong with what it got."""
        if report["attempts"] > LIMIT:
            yield f"one address took {report['attempts']} seats"
