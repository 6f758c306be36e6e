from support.raw_socket import frame

from harness.attack import Flood

DEEP = 16_000 // 2
NESTED = frame(b'{"op":"act","id":1,"table":' + b"[" * DEEP + b"]" * DEEP + b"}")
BROKEN = frame(b'{"op":"act","id":1,"table":' + b"[" + b'"a",' * (DEEP // 2))
BATCH = 20


class NestedJson(Flood):
    """Sends messages of 16 KB that are lists within lists, and on every other line a list that does
    not end, as fast as the server reads them."""


    def next_bytes(self, number):
        return (NESTED if number % 2 else BROKEN) * BATCH
