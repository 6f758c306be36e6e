from harness.attack import ConnectionHolder


class HalfOpenHandshakes(ConnectionHolder):
    """Begins to ask for a WebSocket, and adds a line each second without ever coming to an end."""

    interval_s = 1

    async def on_open(self, client):
        await client.send(b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n")

    def on_interval(self, client):
        self.write(client, b"X-More: to come\r\n")
