"""One connection: what is asked goes out, and each frame is parsed once, as it arrives."""

import asyncio
import itertools
import json

import websockets

from support.kills import Lost, Refused, Wrong
from support.kills.patience import within_patience


class Line:
    """Calls `hear(message, asked)` for each frame, with the request that it answers, or None."""

    def __init__(self, socket, hear):
        self.socket, self.hear = socket, hear
        self.open = True
        self.asked = {}  # id -> (message, future)
        self.changed = asyncio.Event()  # a frame was heard, or the line is lost
        self._ids = itertools.count(1)
        self.reading = asyncio.ensure_future(self._read())

    @classmethod
    async def connect(cls, address, hear, **more):
        try:
            socket = await within_patience(websockets.connect(
                address, subprotocols=["vegas.v1"], compression=None, max_size=None, max_queue=None,
                open_timeout=None, close_timeout=1, ping_interval=None, **more,
            ), "a connection")
        except (OSError, EOFError, websockets.WebSocketException) as error:
            raise Lost from error
        return cls(socket, hear)

    async def _read(self):
        try:
            async for text in self.socket:
                self._take(json.loads(text))
                self.changed.set()
        except websockets.ConnectionClosed:
            pass
        finally:
            self.open = False
            for _, future in self.asked.values():
                if not future.done():
                    future.set_exception(Lost())
                    future.exception()  # whoever does not wait for it need not hear of it
            self.changed.set()

    def _take(self, message):
        re = message.get("re")
        if re is None:
            if "error" in message:
                raise Wrong(f"an error that nobody asked for: {message}")
            self.hear(message, None)
            return
        if re not in self.asked:
            raise Wrong(f"a reply to what was not asked: {message}")
        asked, future = self.asked.pop(re)
        if "error" in message:
            error = Refused(asked["op"], asked, message["error"])
            if not future.done():
                future.set_exception(error)
                future.exception()
        self.hear(message, asked)
        if not future.done():
            future.set_result(message)

    async def send(self, op, **fields):
        """The future of its reply."""
        if not self.open:
            raise Lost
        message = {"op": op, "id": next(self._ids), **fields}
        future = asyncio.get_running_loop().create_future()
        self.asked[message["id"]] = (message, future)
        try:
            await within_patience(self.socket.send(json.dumps(message)),
                                  f"room to send {op} {fields}")
        except websockets.ConnectionClosed as error:
            raise Lost from error
        return future

    async def ask(self, op, **fields):
        """Its reply, Refused or Lost."""
        future = await self.send(op, **fields)
        return await within_patience(future, f"a reply to {op} {fields}")

    async def wait(self, seconds):
        """Until something is heard since `changed` was cleared, or this long."""
        if not self.open:
            raise Lost
        try:
            async with asyncio.timeout(seconds):
                await self.changed.wait()
        except TimeoutError:
            pass

    def cut(self):
        """Without a closing handshake, as when the network is gone."""
        self.socket.transport.abort()
