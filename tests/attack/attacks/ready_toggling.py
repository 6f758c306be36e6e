import asyncio

from harness.attack import Attack
from harness.raw_client import connect_guest

WATCHERS = 20


class ReadyToggling(Attack):
    """A player gets ready and not ready without end, at a table that 20 others watch."""

    limit = "rate_limited"

    def __init__(self, *about):
        super().__init__(*about)
        self._clients = []

    async def run(self):
        try:
            await self.repeat(self._toggle, 4)
        finally:
            for client in self._clients:
                client.close()

    async def _toggle(self, _):
        host = await connect_guest(self.target)
        self._clients.append(host)
        made = await host.request("table.create", ruleset="royale", visibility="public")
        if await self.count_refusal(made):
            return
        for _ in range(WATCHERS):
            watcher = await connect_guest(self.target)
            self._clients.append(watcher)
            await watcher.request("table.join", table=made["table"], **{"as": "spectator"})
        ready = False
        while True:
            ready = not ready
            self.tally.count_attempt()
            reply = await host.request("table.ready", table=made["table"], ready=ready)
            if "error" in reply:
                self.tally.count_reply(reply["error"]["code"])
            await asyncio.sleep(0)
