import itertools
import random

from harness.attack import Attack
from harness.raw_client import connect_guest
from harness.tables import public_tables

ADDRESSES = 10_000
HOSTS = 40  # each at an address elsewhere, at a public table with three free seats
QUICK = ("royale", "classic")  # one more host waits at a quick table of each
SOME = 3  # of the tables of hosts, and of those in the lobby
# Of a network of 48 bits: three times Limits::tables_per_address and seats_per_address.
LIMITS = {"tables": 3 * 100, "seats": 3 * 24}


class NetworkOfAddresses(Attack):
    """10,000 addresses of one IPv6 network of 48 bits: each looks for quick games, makes public
    tables, sits down with hosts from elsewhere, watches the tables that it finds, and stays."""

    unit = "guests"
    server_options = ("--proxies", "127.0.0.1")  # which says where each guest comes from

    def __init__(self, *about):
        super().__init__(*about)
        self._numbers = itertools.count()
        self._clients, self._waiting = [], []

    async def prepare(self):
        for number in range(HOSTS):
            host = await connect_guest(self.target, source=self.target.nth_address(number))
            self._clients.append(host)
            made = await host.request("table.create", ruleset="classic", seats=4,
                                      visibility="public")
            self._waiting.append(made["table"])
        for number, ruleset in enumerate(QUICK, HOSTS):
            host = await connect_guest(self.target, source=self.target.nth_address(number))
            self._clients.append(host)
            await host.request("quick_play", ruleset=ruleset)

    async def run(self):
        try:
            await self.repeat(self._take_all, 64)
        finally:
            for client in self._clients:
                client.close()

    async def _come(self):
        """Through a proxy, or by an address of one's own where there are such."""
        address = f"2001:db8:1:{next(self._numbers) % ADDRESSES:x}::1"
        how = {"source": address} if self.target.is_ipv6 else {"forwarded_for": address}
        self.tally.count_attempt()
        client = await connect_guest(self.target, **how)
        self._clients.append(client)
        return client

    async def _take_all(self, _):
        client = await self._come()
        for ruleset in QUICK:
            if not await self.count_refusal(await client.request("quick_play", ruleset=ruleset)):
                self.tally.count_taken("seats at quick tables")
        while not await self.count_refusal(await client.request(
                "table.create", ruleset="royale", visibility="public")):
            self.tally.count_taken("tables")
        for table in random.sample(self._waiting, SOME):
            if not await self.count_refusal(await client.request("table.join", table=table)):
                self.tally.count_taken("seats")
        for table in (await public_tables(client))[:SOME]:
            await self.count_refusal(await client.request(
                "table.join", table=table, **{"as": "spectator"}))

    def has_enough(self):
        return all(self.tally.taken[what] for what in LIMITS)

    @staticmethod
    def find_problems(report):
        for what, most in LIMITS.items():
            if not 0 < report["taken"].get(what, 0) <= most:
                yield f"one network of 48 bits took {report['taken']}"
