"""One connection with a server. Unlike a Client it stays away when it breaks, and it asks nothing
again: for programs that want to see each message, or to decide themselves when they come back."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any, Callable, NoReturn

from websockets import connect  # type: ignore[attr-defined]  # in some versions it is lazy
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from vegas.connect_error import ConnectError
from vegas.refused import Refused

SUBPROTOCOL = Subprotocol("vegas.v1")
# Seconds. For so long, older versions of the package keep a failure to themselves.
CLOSE_WITHIN = 0.1

Request = dict[str, Any]
# Is called with each message as soon as it comes, and with the request that it answers.
Hear = Callable[[Any, Request | None], None]


class Lost(ConnectionError):
    """The connection has ended, and `why`. What was asked for may have happened or not."""

    def __init__(self, why: Exception | None = None):
        super().__init__("the connection has ended")
        self.why = why


class Line:
    """`text` is the last message as it came, `asked` what has got no answer yet, by its id. What
    `hear` raises ends the line."""

    def __init__(self, socket: Any, address: str, hear: Hear):
        self.socket, self.address, self.text = socket, address, ""
        self.is_open = True
        self.message_bytes: int | None = None  # larger requests are refused here; None: none is
        self.asked: dict[Any, tuple[Request, asyncio.Future[Any]]] = {}
        self.changed = asyncio.Event()  # set by a message or the end; the waiting side clears it
        self._hear = hear
        self._ids = itertools.count()
        self._why: Exception | None = None  # it has ended
        self.reading = asyncio.create_task(self._read())  # until it ends
        self.reading.add_done_callback(_retrieve)

    @classmethod
    async def connect(cls, address: str, hear: Hear, **how: Any) -> Line:
        """`address` is that of the WebSocket, `how` is more of what websockets.connect takes.
        Raises what that raises; a ConnectError, if it is the WebSocket of another program."""
        how = {"compression": None, "max_size": 2**24, "close_timeout": CLOSE_WITHIN, **how}
        socket = await connect(address, subprotocols=[SUBPROTOCOL], **how)
        if socket.subprotocol != SUBPROTOCOL:
            await socket.close()
            raise _not_vegas(address)
        return cls(socket, address, hear)

    async def request(self, op: str, **fields: Any) -> Any:
        """The answer, when `hear` has heard it. Raises Refused or Lost."""
        return await (await self.send(op, **fields))

    async def send(self, op: str, **fields: Any) -> asyncio.Future[Any]:
        """Does not wait for the answer, which will be the future's result. Raises Lost, and Refused
        where the server would close the line for a message too large."""
        if not self.is_open:
            raise Lost(self._why)
        asked = {"op": op, "id": next(self._ids), **fields}
        text = json.dumps(asked)
        if self.message_bytes is not None and len(text) > self.message_bytes:
            raise _too_large(asked, len(text), self.message_bytes)
        answer = asyncio.get_running_loop().create_future()
        answer.add_done_callback(_retrieve)
        self.asked[asked["id"]] = asked, answer
        await self.say(text)
        return answer

    async def say(self, text: str | bytes) -> None:
        """Sends it as it is. Raises Lost."""
        try:
            await self.socket.send(text)
        except ConnectionClosed as why:
            raise Lost(why) from why

    async def wait(self, seconds: float) -> None:
        """Until something has come since `changed` was cleared, or for so long. Raises Lost."""
        if not self.is_open:
            raise Lost(self._why)
        try:
            async with asyncio.timeout(seconds):
                await self.changed.wait()
        except TimeoutError:
            pass

    async def ended(self) -> NoReturn:
        """Waits for the end of the line. Raises Lost, or what `hear` has raised."""
        await self.reading
        raise Lost(self._why)

    def cut(self) -> None:
        """Ends it at once, as when the network is gone."""
        self.socket.transport.abort()

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.wait([self.reading])

    async def _read(self) -> None:
        try:
            while True:
                self.text = await self.socket.recv()
                self._take(self.text)
                self.changed.set()
        except ConnectionClosed as why:
            self._why = why
        except Exception as why:
            self._why = why
            raise
        finally:
            self.is_open = False
            for _, answer in self.asked.values():
                if not answer.done():
                    answer.set_exception(Lost(self._why))
            self.changed.set()

    def _take(self, text: str | bytes) -> None:
        try:
            message = json.loads(text)
        except ValueError:
            message = None
        if not isinstance(message, dict) or not {"ev", "re"} & message.keys():
            raise _not_vegas(self.address)
        request, answer = self.asked.pop(message.get("re"), (None, None))
        try:
            self._hear(message, request)
        except Exception as why:
            if answer is not None and not answer.done():
                answer.set_exception(Lost(why))
            raise
        if answer is None or answer.done():
            return
        if "error" in message:
            answer.set_exception(Refused(message["error"], request))
        else:
            answer.set_result(message)


def _too_large(request: Request, size: int, limit: int) -> Refused:
    words = f"this request has {size} bytes, and the server takes {limit}; it was not sent"
    return Refused({"code": "message_too_large", "message": words}, request)


def _not_vegas(address: str) -> ConnectError:
    return ConnectError("not_vegas", address, "the WebSocket there is another program's")


def _retrieve(done: asyncio.Future[Any]) -> None:
    """Who does not wait for it need not hear of its error."""
    if not done.cancelled():
        done.exception()
