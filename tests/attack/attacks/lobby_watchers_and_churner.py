import asyncio
import contextlib

from support.faults.timeouts import cancel_all

from harness.attack import ConnectionHolder
from harness.raw_client import connect_guest

MAX_FAILURES = 200  # refusals


class LobbyWatchersAndChurner(ConnectionHolder):
    """500 guests watch the lobby, while another sits down at a table and gets up again as fast as
    it can."""

    unit = "joins"
    max_connections = 500
    reads = False  # by itself, or it would do nothing else

    async def on_open(self, client):
        await client.upgrade()
        await client.hello()
        await self.count_refusal(await client.request("lobby.watch"))

    async def prepare(self):
        watching = asyncio.ensure_future(super().run())
        try:
            while (len(self.connections) < self.max_connections
                   and self.tally.replies.total() < MAX_FAILURES):
                await asyncio.sleep(0.05)
        finally:
            await cancel_all([watching])

    async def run(self):
        async with asyncio.TaskGroup() as group:
            group.create_task(self.repeat(self._churn, 1))
            group.create_task(self._read())

    async def _read(self):
        while True:
            await asyncio.sleep(0.1)
            for client in list(self.connections):
                self.on_readable(client)

    async def _churn(self, _):
        with (contextlib.closing(await connect_guest(self.target)) as host,
              contextlib.closing(await connect_guest(self.target)) as other):
            made = await host.request("table.create", ruleset="royale", visibility="public")
            if await self.count_refusal(made):
                return
            while True:
                self.tally.count_attempt()
                await self.count_refusal(await other.request("table.join", table=made["table"]))
                await self.count_refusal(await other.request("table.leave", table=made["table"]))
