"""Fake servers on loopback that are not what a bot looks for; each has one fixed behaviour."""

import asyncio
import base64
import contextlib
import hashlib
import re

VEGAS = "vegas.v1"


async def close_connection(reader, writer):
    await reader.readuntil(b"\r\n\r\n")


async def send_ssh_banner(reader, writer):
    writer.write(b"SSH-2.0-OpenSSH_9.2\r\n")
    await reader.read()


def http_reply(status, *headers):
    async def handle(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        lines = [f"HTTP/1.1 {status} Odd", "Content-Length: 0", *headers]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        await reader.read()  # the line stays open, as HTTP/1.1 wants it

    return handle


def websocket_reply(subprotocol, *frames, then=None):
    """Says these frames, does what `then` does, and hears until the other end has had enough."""

    async def handle(reader, writer):
        request = (await reader.readuntil(b"\r\n\r\n")).decode()
        key = re.search("sec-websocket-key: (.*)\r\n", request, re.I)
        if key is None:
            return
        accept = hashlib.sha1(f"{key[1]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode()).digest()
        head = ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Accept: {base64.b64encode(accept).decode()}\r\n")
        if subprotocol:
            head += f"Sec-WebSocket-Protocol: {subprotocol}\r\n"
        writer.write(f"{head}\r\n".encode() + b"".join(frames))
        if then:
            await then(reader, writer)
        await reader.read()

    return handle


async def read_frame(reader):
    """One that a client says, of up to 64 KiB."""
    size = (await reader.readexactly(2))[1] & 127
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2))
    await reader.readexactly(4 + size)


def text_frame(text):
    return bytes([0x81, len(text)]) + text.encode()


def close_frame(code, reason):
    return bytes([0x88, 2 + len(reason)]) + code.to_bytes(2, "big") + reason.encode()


@contextlib.asynccontextmanager
async def fake_server(*handlers):
    """The port of a server that treats its first connection as the first of these says, and so on;
    all later ones as the last."""
    remaining, tasks = list(handlers), []

    async def serve(reader, writer):
        tasks.append(asyncio.current_task())
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await (remaining.pop(0) if len(remaining) > 1 else remaining[0])(reader, writer)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
