"""A connection of somebody who means no good: of bytes, and nothing is read unless asked for."""

import asyncio
import errno
import itertools
import json
import re
import socket
import struct

from support.raw_socket import CLOSE, PING, PONG, TEXT, frame

# Of <linux/in.h>: as many ports as there are pairs of addresses, not one for each connection.
IP_BIND_ADDRESS_NO_PORT = 24
IPV6_FREEBIND = 78  # to any address of a local network


class ConnectionFailed(Exception):
    """There is no connection. `reason` is a status, a close code or the system's word."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason


def error_name(error):
    """The system's for what is wrong: ECONNRESET, EADDRNOTAVAIL."""
    return errno.errorcode.get(error.errno, type(error).__name__)


class RawClient:
    """`patience_s`: after that long it takes no answer for one."""

    def __init__(self, connected_socket, patience_s):
        self.socket, self.patience_s = connected_socket, patience_s
        self.loop = asyncio.get_running_loop()
        self.buffer = b""
        self.welcome = None
        self._ids = itertools.count(1)

    @classmethod
    async def connect(cls, target, source=None, receive_buffer=None, patience_s=5):
        new_socket = socket.socket(socket.AF_INET6 if target.is_ipv6 else socket.AF_INET)
        new_socket.setblocking(False)
        new_socket.setsockopt(socket.IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, 1)
        if target.is_ipv6:
            new_socket.setsockopt(socket.IPPROTO_IPV6, IPV6_FREEBIND, 1)
        if receive_buffer is not None:
            new_socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        client = cls(new_socket, patience_s)
        try:
            new_socket.bind((source or target.attacker, 0))
            connecting = client.loop.sock_connect(new_socket, (target.host, target.port))
            await client._with_timeout(connecting)
        except BaseException:
            new_socket.close()
            raise
        return client

    async def _with_timeout(self, work):
        try:
            async with asyncio.timeout(self.patience_s):
                return await work
        except TimeoutError:
            raise ConnectionFailed("no answer") from None
        except OSError as error:
            raise ConnectionFailed(error_name(error)) from error

    def close(self):
        self.socket.close()

    # ---- bytes

    async def send(self, data):
        """Takes as long as it takes the other side to read."""
        try:
            await self.loop.sock_sendall(self.socket, data)
        except OSError as error:
            raise ConnectionFailed(error_name(error)) from error
        await asyncio.sleep(0)  # sock_sendall() lets nobody else run where there is room

    async def receive(self):
        """The next bytes, however long they take."""
        try:
            data = await self.loop.sock_recv(self.socket, 1 << 18)
        except OSError as error:
            raise ConnectionFailed(error_name(error)) from error
        if not data:
            raise ConnectionFailed("closed")
        await asyncio.sleep(0)
        return data

    async def _bytes(self, count):
        while len(self.buffer) < count:
            self.buffer += await self._with_timeout(self.receive())
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    async def get(self, path):
        """Status and body, over a connection that is kept."""
        return await self.ask(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())

    async def ask(self, request):
        """Status and body of the answer to these bytes."""
        await self.send(request)
        head = (await self._head()).lower()
        length = re.search(rb"\r\ncontent-length: (\d+)", head)
        body = await self._bytes(int(length[1]) if length else 0)
        return head.split(b" ")[1].decode(), body

    async def _head(self):
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += await self._with_timeout(self.receive())
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        return head

    # ---- a WebSocket

    async def upgrade(self, forwarded_for=None):
        """`forwarded_for`: the client, as a proxy says it."""
        named = "" if forwarded_for is None else f"X-Forwarded-For: {forwarded_for}\r\n"
        await self.send(b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                        b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        b"Sec-WebSocket-Version: 13\r\n" + named.encode() + b"\r\n")
        status = (await self._head()).split(b" ")[1].decode()
        if status != "101":
            raise ConnectionFailed(status)

    async def _frame(self):
        first, second = await self._bytes(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", await self._bytes(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", await self._bytes(8))
        return first & 0x0F, await self._bytes(length)

    async def next_message(self):
        """The next one, as an object."""
        while True:
            opcode, payload = await self._frame()
            if opcode == TEXT:
                return json.loads(payload)
            if opcode == CLOSE:
                code = struct.unpack(">H", payload[:2])[0] if payload else 1005
                raise ConnectionFailed(str(code))
            if opcode == PING:
                await self.send(frame(payload, PONG))

    async def send_message(self, **message):
        await self.send(frame(json.dumps(message).encode()))

    async def request(self, op, **fields):
        """The reply, which may be an error."""
        number = next(self._ids)
        await self.send_message(op=op, id=number, **fields)
        while True:
            message = await self.next_message()
            if message.get("re") == number:
                return message

    async def hello(self, **fields):
        """The welcome; `fields` are a name or a token."""
        reply = await self.request("hello", protocol=1, **(fields or {"name": "Eve"}))
        if "error" in reply:
            raise ConnectionFailed(reply["error"]["code"])
        self.welcome = reply
        return reply


async def connect_and(target, begin, *more, **how):
    """A client for which begin(client) has come to its end."""
    client = await RawClient.connect(target, *more, **how)
    try:
        await begin(client)
    except BaseException:
        client.close()
        raise
    return client


async def connect_guest(target, forwarded_for=None, **how):
    """A client that has said hello."""

    async def greet(client):
        await client.upgrade(forwarded_for)
        await client.hello()

    return await connect_and(target, greet, **how)
