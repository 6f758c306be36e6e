from harness.attack import Attack
from harness.peer import Peer, guest
from harness.tables import fill_lobby


class BigLobby(Attack):
    """Public tables with large boards of their own, and guests who ask for the lobby and for the
    list over HTTP all the time."""

    async def prepare(self):
        await fill_lobby(self, 300 if self.brief else 2_000)

    async def play(self):
        await self.again_and_again(self._ask, 8)

    async def _ask(self, number):
        peer = await (guest(self.target) if number % 2 else Peer.connect(self.target))
        try:
            while True:
                self.tally.tried()
                if number % 2:
                    await self.refused(await peer.ask("lobby.watch"))
                    continue
                status, _ = await peer.get("/api/tables")
                if status != "200":
                    self.tally.told(status)
        finally:
            peer.close()
