from harness.attack import Attack
from harness.raw_client import RawClient, connect_guest
from harness.tables import fill_lobby


class BigLobby(Attack):
    """Public tables with large boards of their own, and guests who ask for the lobby and for the
    list over HTTP all the time."""

    async def prepare(self):
        await fill_lobby(self, 300 if self.is_short else 2_000)

    async def run(self):
        await self.repeat(self._ask, 8)

    async def _ask(self, number):
        client = await (connect_guest(self.target)
                        if number % 2 else RawClient.connect(self.target))
        try:
            while True:
                self.tally.count_attempt()
                if number % 2:
                    await self.count_refusal(await client.request("lobby.watch"))
                    continue
                status, _ = await client.get("/api/tables")
                if status != "200":
                    self.tally.count_reply(status)
        finally:
            client.close()
