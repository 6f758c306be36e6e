import json

from support.raw import frame

from harness.attack import Flood
from harness.games import acts
from harness.peer import connected

BATCH = 100


class RepeatAct(Flood):
    """Says its last act at a table again and again."""

    def __init__(self, *about):
        super().__init__(*about)
        self.tokens, self.acts = [], []

    async def prepare(self):
        for person, act in await acts(self.target, tables=self.lines):
            self.tokens.append(person.token)
            self.acts.append(frame(json.dumps({"op": "act", "id": 1, **act}).encode()) * BATCH)

    async def play(self):
        self.lines = len(self.acts)
        await super().play()

    async def open(self, number):
        async def greet(peer):
            await peer.upgrade()
            self.tokens[number] = (await peer.hello(token=self.tokens[number]))["token"]

        return await connected(self.target, greet)

    def bytes_of(self, number):
        return self.acts[number]
