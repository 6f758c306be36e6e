import itertools
import json

from support.raw import frame

from harness.attack import Holding
from harness.games import open_game
from harness.tables import public_tables

TABLES = 3  # a table has places for a hundred who watch


class WsUnread(Holding):
    """300 guests who watch the public tables, ask again and again how they stand, and read none of
    it."""

    most = 300
    reads = False
    every_s = 0.1

    def __init__(self, *about):
        super().__init__(*about)
        self.games = []  # that stay: others finish theirs and go
        self.asks = {}  # what a peer says again and again
        self.numbers = itertools.count()

    async def prepare(self):
        for _ in range(TABLES):
            self.games.append(await open_game(self.target))

    async def opened(self, peer):
        await peer.upgrade()
        await peer.hello()
        tables = await public_tables(peer)
        if self.games:
            table, _ = self.games[next(self.numbers) % len(self.games)]
            tables.append(table)
            self.asks[peer] = frame(json.dumps({"op": "table.sync", "table": table}).encode()) * 4
        for table in tables:
            await peer.say(op="table.join", table=table, **{"as": "spectator"})

    def do_more(self, peer):
        self.write(peer, self.asks.get(peer, b""))
