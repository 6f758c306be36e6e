from harness.attack import ConnectionHolder
from harness.tables import fill_lobby


class HttpUnread(ConnectionHolder):
    """Asks for the list of a large lobby over HTTP, by 200 connections, and reads nothing of it."""

    max_connections = 200
    receive_buffer = 4096
    reads = False

    async def prepare(self):
        await fill_lobby(self, 300 if self.is_short else 5_000)

    async def on_open(self, client):
        await client.send(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
