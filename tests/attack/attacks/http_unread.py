from harness.attack import Holding
from harness.tables import fill_lobby


class HttpUnread(Holding):
    """Asks for the list of a large lobby over HTTP, by 200 connections, and reads nothing of it."""

    most = 200
    receive_buffer = 4096
    reads = False

    async def prepare(self):
        await fill_lobby(self, 300 if self.brief else 5_000)

    async def opened(self, peer):
        await peer.send(b"GET /api/tables HTTP/1.1\r\nHost: vegas\r\n\r\n" * 20)
