"""A connection of somebody who means no good: of bytes, and nothing is read unless asked for."""

import asyncio
import errno
import itertools
import json
import re
import socket
import struct

from support.raw import CLOSE, PING, PONG, TEXT, frame

from harness.target import ATTACKER

# Of <linux/in.h>: as many ports as there are pairs of addresses, not one for each connection.
IP_BIND_ADDRESS_NO_PORT = 24


class Gone(Exception):
    """There is no connection, and why: `why` is a status, a close code or the system's word."""

    def __init__(self, why):
        super().__init__(why)
        self.why = why


def word(error):
    """The system's for what is wrong: ECONNRESET, EADDRNOTAVAIL."""
    return errno.errorcode.get(error.errno, type(error).__name__)


class Peer:
    """`patience_s`: after that long it takes no answer for one."""

    def __init__(self, connected, patience_s):
        self.socket, self.patience_s = connected, patience_s
        self.loop = asyncio.get_running_loop()
        self.buffer = b""
        self._ids = itertools.count(1)

    @classmethod
    async def connect(cls, target, source=ATTACKER, receive_buffer=None, patience_s=5):
        fresh = socket.socket()
        fresh.setblocking(False)
        fresh.setsockopt(socket.IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, 1)
        if receive_buffer is not None:
            fresh.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        peer = cls(fresh, patience_s)
        try:
            fresh.bind((source, 0))
            await peer._in_time(peer.loop.sock_connect(fresh, (target.host, target.port)))
        except BaseException:
            fresh.close()
            raise
        return peer

    async def _in_time(self, work):
        try:
            async with asyncio.timeout(self.patience_s):
                return await work
        except TimeoutError:
            raise Gone("no answer") from None
        except OSError as error:
            raise Gone(word(error)) from error

    def close(self):
        self.socket.close()

    # ---- bytes

    async def send(self, data):
        """Takes as long as it takes the other side to read."""
        try:
            await self.loop.sock_sendall(self.socket, data)
        except OSError as error:
            raise Gone(word(error)) from error
        await asyncio.sleep(0)  # sock_sendall() lets nobody else run where there is room

    async def receive(self):
        """The next bytes, however long they take."""
        try:
            data = await self.loop.sock_recv(self.socket, 1 << 18)
        except OSError as error:
            raise Gone(word(error)) from error
        if not data:
            raise Gone("closed")
        await asyncio.sleep(0)
        return data

    async def _bytes(self, count):
        while len(self.buffer) < count:
            self.buffer += await self._in_time(self.receive())
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    async def get(self, path):
        """Status and body, over a connection that is kept."""
        await self.send(f"GET {path} HTTP/1.1\r\nHost: vegas\r\n\r\n".encode())
        head = (await self._head()).lower()
        length = re.search(rb"\r\ncontent-length: (\d+)", head)
        body = await self._bytes(int(length[1]) if length else 0)
        return head.split(b" ")[1].decode(), body

    async def _head(self):
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += await self._in_time(self.receive())
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        return head

    # ---- a WebSocket

    async def upgrade(self):
        await self.send(b"GET /ws HTTP/1.1\r\nHost: vegas\r\nUpgrade: websocket\r\n"
                        b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        b"Sec-WebSocket-Version: 13\r\n\r\n")
        status = (await self._head()).split(b" ")[1].decode()
        if status != "101":
            raise Gone(status)

    async def _frame(self):
        first, second = await self._bytes(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", await self._bytes(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", await self._bytes(8))
        return first & 0x0F, await self._bytes(length)

    async def message(self):
        """The next one, as an object."""
        while True:
            opcode, payload = await self._frame()
            if opcode == TEXT:
                return json.loads(payload)
            if opcode == CLOSE:
                raise Gone(str(struct.unpack(">H", payload[:2])[0]) if payload else "1005")
            if opcode == PING:
                await self.send(frame(payload, PONG))

    async def say(self, **message):
        await self.send(frame(json.dumps(message).encode()))

    async def ask(self, op, **fields):
        """The reply, which may be an error."""
        number = next(self._ids)
        await self.say(op=op, id=number, **fields)
        while True:
            message = await self.message()
            if message.get("re") == number:
                return message

    async def hello(self, **who):
        """The welcome; `who` is a name or a token."""
        reply = await self.ask("hello", protocol=1, **(who or {"name": "Eve"}))
        if "error" in reply:
            raise Gone(reply["error"]["code"])
        return reply


async def connected(target, begin, *more, **how):
    """A peer for which begin(peer) has come to its end."""
    peer = await Peer.connect(target, *more, **how)
    try:
        await begin(peer)
    except BaseException:
        peer.close()
        raise
    return peer


async def guest(target, **how):
    """A peer that has said hello."""

    async def greet(peer):
        await peer.upgrade()
        await peer.hello()

    return await connected(target, greet, **how)
