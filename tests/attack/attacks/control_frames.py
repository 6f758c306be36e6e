import re

from support.raw_socket import PING, PONG, TEXT, frame

from harness.attack import Flood
from harness.raw_client import connect_guest

CONTINUATION = 0
BATCH = (frame(b"", PING) + frame(b"", PONG) + frame(b"", CONTINUATION, fin=False)) * 100
# More than the server may answer in the longest time that a short run can take.
MOST_ANSWERS_A_MINUTE = 10_000


class ControlFrames(Flood):
    """Sends pings, pongs and empty continuations of one message as fast as the server reads."""

    unit = "pings answered"
    reply_pattern = re.compile(rb"\x8a\x00(never)?")

    async def open(self, number):
        client = await connect_guest(self.target)
        await client.send(frame(b"", TEXT, fin=False))
        return client

    def next_bytes(self, number):
        return BATCH

    @staticmethod
    def find_problems(report):
        if report["attempts"] > MOST_ANSWERS_A_MINUTE:
            return [f"{report['attempts']} pings were answered, as if they cost nothing"]
        return []
