import json

from support.raw_socket import frame

from harness.attack import Flood
from harness.games import collect_acts
from harness.raw_client import connect_and

BATCH = 100


class RepeatAct(Flood):
    """Says its last act at a table again and again."""

    def __init__(self, *about):
        super().__init__(*about)
        self.tokens, self.acts = [], []

    async def prepare(self):
        for person, act in await collect_acts(self.target, tables=self.connection_count):
            self.tokens.append(person.token)
            self.acts.append(frame(json.dumps({"op": "act", "id": 1, **act}).encode()) * BATCH)

    async def run(self):
        self.connection_count = len(self.acts)
        await super().run()

    async def open(self, number):
        async def greet(client):
            await client.upgrade()
            self.tokens[number] = (await client.hello(token=self.tokens[number]))["token"]

        return await connect_and(self.target, greet)

    def next_bytes(self, number):
        return self.acts[number]
