from support.raw import frame

from harness.attack import Flood

BATCH = frame(b'{"op":"lobby.watch","id":1}') * 200


class MessagesOverLimit(Flood):
    """Sends messages as fast as the server reads them."""


    def bytes_of(self, number):
        return BATCH
