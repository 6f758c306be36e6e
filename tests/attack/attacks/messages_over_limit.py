from support.raw_socket import frame

from harness.attack import Flood

BATCH = frame(b'{"op":"lobby.watch","id":1}') * 200


class MessagesOverLimit(Flood):
    """Sends messages as fast as the server reads them."""


    def next_bytes(self, number):
        return BATCH
