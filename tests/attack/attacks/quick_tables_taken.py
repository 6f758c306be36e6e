import contextlib

from harness.attack import Attack
from harness.raw_client import ConnectionFailed, connect_guest

RULESETS = ("royale", "classic")
SEATS = 4  # of a quick table
GUESTS = 6
ROUNDS = "rounds"


class QuickTablesTaken(Attack):
    """Where somebody waits at a quick table, six guests of one address look for a game at once, so
    that all others there are they. Then somebody from elsewhere looks for one."""

    unit = "seats sought"
    server_options = ("--quick-start-ms", "3600000")  # so that nobody's game begins meanwhile

    async def run(self):
        await self.repeat(self._take_seats, len(RULESETS))

    async def _take_seats(self, number):
        ruleset = RULESETS[number]
        host, other = (self.target.nth_address(4 * number + n) for n in range(2))
        sources = [host, *[self.source()] * GUESTS, other]
        with contextlib.ExitStack() as stack:
            clients, tables = [], []
            try:
                for source in sources:
                    clients.append(await connect_guest(self.target, source=source))
                    stack.callback(clients[-1].close)
                    tables.append(await self._sit(clients[-1], ruleset))
            finally:
                for client, table in zip(clients, tables):
                    await client.request("table.leave", table=table)
            waiting, *guests, newcomer = tables
            if guests.count(waiting) > SEATS // 2:
                self.tally.count_taken(f"times {guests.count(waiting)} seats of {ruleset}")
            if newcomer != waiting:
                self.tally.count_taken("newcomers led elsewhere")
            self.tally.count_taken(ROUNDS)

    async def _sit(self, client, ruleset):
        self.tally.count_attempt()
        reply = await client.request("quick_play", ruleset=ruleset)
        if await self.count_refusal(reply):
            raise ConnectionFailed("refused")
        return reply["table"]

    def has_enough(self):
        return self.tally.taken[ROUNDS] > len(RULESETS)

    @staticmethod
    def find_problems(report):
        if set(report["taken"]) != {ROUNDS}:
            yield f"one address took quick tables: {report['taken']}"
