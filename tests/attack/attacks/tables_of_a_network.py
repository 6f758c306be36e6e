import itertools

from harness.attack import Attack
from harness.raw_client import connect_guest

ADDRESSES = 256
OPEN_TABLES = 2 * 30  # Limits::open_tables_per_address, twice for a network of 56 bits


class TablesOfANetwork(Attack):
    """The 256 addresses of an IPv6 network of 56 bits, as one customer has it, make tables until
    they are refused, and stay."""

    unit = "guests"
    server_options = ("--proxies", "127.0.0.1")  # which says where each guest comes from

    def __init__(self, *about):
        super().__init__(*about)
        self._numbers = itertools.count()
        self._clients = []

    async def run(self):
        try:
            await self.repeat(self._take_tables, 32)
        finally:
            for client in self._clients:
                client.close()

    async def _take_tables(self, _):
        address = f"2001:db8:1:7{next(self._numbers) % ADDRESSES:02x}::1"
        self.tally.count_attempt()
        client = await connect_guest(self.target, forwarded_for=address)
        self._clients.append(client)
        while not await self.count_refusal(await client.request(
                "table.create", ruleset="royale", visibility="public")):
            self.tally.count_taken("tables")

    def has_enough(self):
        return self.tally.attempts >= ADDRESSES or self.tally.taken["tables"] > OPEN_TABLES

    @staticmethod
    def find_problems(report):
        tables = report["taken"].get("tables", 0)
        if tables > OPEN_TABLES:
            yield f"one network of 56 bits took {tables} tables"
        if tables < OPEN_TABLES:
            yield f"it took only {tables} tables: {report['replies']}"
