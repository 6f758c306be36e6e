import json
import random
import secrets

from support.raw_socket import frame

from harness.attack import Flood
from harness.raw_client import RawClient, connect_and

BATCH = 50


def guess():
    token = secrets.token_hex(16)
    return frame(json.dumps({"op": "hello", "protocol": 1, "token": token}).encode())


class Tokens(Flood):
    """Guesses the tokens of others."""

    unit = "guesses"
    expected_replies = ("bad_token",)

    def __init__(self, *about):
        super().__init__(*about)
        self.batches = [b"".join(guess() for _ in range(BATCH)) for _ in range(100)]

    async def open(self, number):
        return await connect_and(self.target, RawClient.upgrade)

    def next_bytes(self, number):
        return random.choice(self.batches)
