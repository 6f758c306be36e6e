import json
import random
import string

from support.raw_socket import frame

from harness.attack import Flood

BATCH = 50


def guess(number):
    """As invites look, which are 10 characters long."""
    return "".join(random.choices(string.ascii_lowercase + string.digits, k=number))


class Invites(Flood):
    """Guesses the invites of private tables."""

    unit = "guesses"
    expected_replies = ("unknown_invite",)

    def __init__(self, *about):
        super().__init__(*about)
        self.batches = [b"".join(
            frame(json.dumps({"op": "table.join", "invite": guess(10)}).encode())
            for _ in range(BATCH)) for _ in range(100)]

    def next_bytes(self, number):
        return random.choice(self.batches)
