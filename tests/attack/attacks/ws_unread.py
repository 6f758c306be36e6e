import itertools
import json

from support.raw_socket import frame

from harness.attack import ConnectionHolder
from harness.games import start_open_game
from harness.tables import public_tables

TABLES = 3  # a table has places for a hundred who watch


class WsUnread(ConnectionHolder):
    """300 guests who watch the public tables, ask again and again how they stand, and read none of
    it."""

    max_connections = 300
    reads = False
    interval_s = 0.1

    def __init__(self, *about):
        super().__init__(*about)
        self.games = []  # that stay: others finish theirs and go
        self.sync_frames = {}  # what a client sends again and again
        self.numbers = itertools.count()

    async def prepare(self):
        for _ in range(TABLES):
            self.games.append(await start_open_game(self.target))

    async def on_open(self, client):
        await client.upgrade()
        await client.hello()
        tables = await public_tables(client)
        if self.games:
            table, _ = self.games[next(self.numbers) % len(self.games)]
            tables.append(table)
            self.sync_frames[client] = frame(json.dumps({"op": "table.sync",
                                                         "table": table}).encode()) * 4
        for table in tables:
            await client.send_message(op="table.join", table=table, **{"as": "spectator"})

    def on_interval(self, client):
        self.write(client, self.sync_frames.get(client, b""))
