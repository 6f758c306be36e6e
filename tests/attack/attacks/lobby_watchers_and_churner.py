import asyncio
import contextlib

from support.kills.patience import end

from harness.attack import Holding
from harness.peer import guest

IN_VAIN = 200  # refusals


class LobbyWatchersAndChurner(Holding):
    """500 guests watch the lobby, while another sits down at a table and gets up again as fast as
    it can."""

    unit = "joins"
    most = 500
    reads = False  # by itself, or it would do nothing else

    async def opened(self, peer):
        await peer.upgrade()
        await peer.hello()
        await self.refused(await peer.ask("lobby.watch"))

    async def prepare(self):
        watching = asyncio.ensure_future(super().play())
        try:
            while len(self.held) < self.most and self.tally.answers.total() < IN_VAIN:
                await asyncio.sleep(0.05)
        finally:
            await end([watching])

    async def play(self):
        async with asyncio.TaskGroup() as group:
            group.create_task(self.again_and_again(self._churn, 1))
            group.create_task(self._read())

    async def _read(self):
        while True:
            await asyncio.sleep(0.1)
            for peer in list(self.held):
                self.heard(peer)

    async def _churn(self, _):
        with (contextlib.closing(await guest(self.target)) as host,
              contextlib.closing(await guest(self.target)) as other):
            made = await host.ask("table.create", ruleset="royale", visibility="public")
            if await self.refused(made):
                return
            while True:
                self.tally.tried()
                await self.refused(await other.ask("table.join", table=made["table"]))
                await self.refused(await other.ask("table.leave", table=made["table"]))
