import json

from support.raw_socket import frame

from harness.attack import Flood
from harness.raw_client import ConnectionFailed, connect_guest

EACH_S = 0.1
HASHES = ("00" * 32, "11" * 32)
TURNS = 9  # each hash so often


class ChangeSeeds(Flood):
    """Hosts of open tables give one hash of a seed after another, 180 times a second each, so that
    all at their tables are told."""

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
        snapshot = await client.next_message()
        about = {"op": "table.seed", "id": 1, "table": made["table"],
                 "commitment": snapshot["view"]["table"]["commitment"]}
        turns = [frame(json.dumps({**about, "hash": value}).encode()) for value in HASHES]
        self.batches[number] = b"".join(turns) * TURNS
        return client

    def next_bytes(self, number):
        return self.batches[number]
