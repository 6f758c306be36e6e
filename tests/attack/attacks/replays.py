import asyncio

from harness.attack import HttpFlood
from harness.games import play_whole_game


class Replays(HttpFlood):
    """Asks for the replay of a finished game, by GET and by HEAD, many requests in one write."""

    def __init__(self, *about):
        super().__init__(*about)
        self.requests = b""

    async def prepare(self):
        game = await play_whole_game(self.target, "royale", 3)
        self.requests = b"".join(
            f"{method} /api/games/{game}/replay HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
            for method in ("GET", "HEAD") * 8)

    async def run(self):
        if not self.requests:
            await asyncio.Event().wait()  # without a game there is nothing to ask for
        await super().run()

    def next_bytes(self, number):
        return self.requests
