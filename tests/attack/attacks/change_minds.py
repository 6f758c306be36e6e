import json

from support.raw_socket import frame

from harness.attack import Flood
from harness.raw_client import connect_guest

EACH_S = 0.1
TURNS = 9  # ready and not ready, of each of them a record


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
        turns = [frame(json.dumps({"op": "table.ready", "id": 1, "table": made.get("table"),
                                   "ready": ready}).encode()) for ready in (True, False)]
        self.batches[number] = b"".join(turns) * TURNS
        return client

    def next_bytes(self, number):
        return self.batches[number]
