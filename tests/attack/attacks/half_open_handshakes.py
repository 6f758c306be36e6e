from harness.attack import Holding


class HalfOpenHandshakes(Holding):
    """Begins to ask for a WebSocket, and adds a line each second without ever coming to an end."""

    every_s = 1

    async def opened(self, peer):
        await peer.send(b"GET /ws HTTP/1.1\r\nHost: vegas\r\nUpgrade: websocket\r\n")

    def do_more(self, peer):
        self.write(peer, b"X-More: to come\r\n")
