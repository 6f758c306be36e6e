from support.raw_socket import frame

from harness.attack import Flood

EACH_S = 0.1
BATCH = frame(b'{"op":"lobby.watch","id":1}') * 18


class MessagesUnderLimit(Flood):
    """50 guests ask for the lobby 180 times a second each: a connection may send 200 messages."""

    connection_count = 50
    pause_s = EACH_S

    def next_bytes(self, number):
        return BATCH
