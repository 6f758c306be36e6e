import json

from support.raw_socket import frame

from harness.attack import Flood
from harness.raw_client import ConnectionFailed, connect_guest

EACH_S = 0.1
TURNS = 9  # each request so often; of each there is a record


class ChangeMinds(Flood):
    """Hosts of open tables say that they are ready and that they are not, 180 times a second each,
    so that the journals of their tables grow."""

    connection_count = 20
    pause_s = EACH_S

    def __init__(self, *about):
        super().__init__(*about)
        self.batches = {}

    async def open(self, number):
        client = await connect_guest(self.target)
        made = await client.request("table.create", ruleset="classic", visibility="private")
        if "error" in made:
            raise ConnectionFailed(made["error"]["code"])
        table = (await client.next_message())["view"]["table"]
        turns = [frame(json.dumps({"id": 1, "table": made["table"], **turn}).encode())
                 for turn in self.turns(table)]
        self.batches[number] = b"".join(turns) * TURNS
        return client

    @staticmethod
    def turns(_table):
        """Requests that take each other back."""
        return [{"op": "table.ready", "ready": ready} for ready in (True, False)]

    def next_bytes(self, number):
        return self.batches[number]
