#!/usr/bin/python3
"""Ctrl-C ends `vegas`, whatever a server sends."""

import asyncio
import contextlib
import json
import os
import pathlib
import select
import signal
import subprocess
import tempfile
import termios
import unittest

from support import ROOT, TIMEOUT_S
from support.fake_servers import VEGAS, fake_server, websocket_reply
from support.server import program_path
from support.terminal import Terminal

PING, TEXT, CONTINUATION = 9, 1, 0
MOST_BYTES = 4 << 20  # of a message that `vegas` takes
INTERRUPTED = 130
QUIET_MS = 100  # a terminal that takes nothing for so long is full


def frame(payload, opcode=TEXT, fin=True):
    size = len(payload)
    length = (bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big") if size < 1 << 16
              else b"\x7f" + size.to_bytes(8, "big"))
    return bytes([(0x80 if fin else 0) | opcode]) + length + payload


def recorded(mark):
    """The first message of the recorded session that has this in it."""
    session = (ROOT / "protocol" / "session.md").read_text(encoding="utf-8")
    return next(line[2:].encode() for line in session.splitlines()
                if line.startswith("← ") and mark in line)


WELCOME, CREATED, SNAPSHOT = (recorded(mark) for mark in ('"welcome"', '"invite"', '"snapshot"'))


def announcement(size, since_ms=1):
    return json.dumps({"ev": "announcement", "text": "x " * (size // 2),
                       "since_ms": since_ms}).encode()


class HostileServer:
    """Sends these frames, and then `flood` without end; it never reads, and so never closes."""

    def __init__(self, *frames, flood=b"", head=None):
        self.is_busy = asyncio.Event()  # the client is there, and what it gets has no end
        self._flood = flood
        self.handle = head or websocket_reply(VEGAS, *frames, then=self._go_on)

    async def _go_on(self, reader, writer):
        self.is_busy.set()
        while self._flood:
            writer.write(self._flood)
            await writer.drain()
        await asyncio.Event().wait()


class SilentServer(HostileServer):
    """Says this instead of HTTP, and no more."""

    def __init__(self, said=b""):
        super().__init__(head=self._say)
        self._said = said

    async def _say(self, reader, writer):
        writer.write(self._said)
        await self._go_on(reader, writer)


def at_a_table(flood=b""):
    return HostileServer(*(frame(text) for text in (WELCOME, CREATED, SNAPSHOT)), flood=flood)


DEPTH = MOST_BYTES // 2 - 20
SERVERS = {
    "silence": SilentServer,
    "half an answer": lambda: SilentServer(b"HTTP/1.1 101 "),
    "a handshake without end": lambda: SilentServer(b"HTTP/1.1 101 Odd\r\n" + b"x: y\r\n" * 9),
    "no welcome": HostileServer,
    "no goodbye": at_a_table,
    "pings": lambda: HostileServer(flood=frame(b"x" * 125, PING) * 500),
    "a message without end": lambda: HostileServer(
        frame(b"{", fin=False), flood=frame(b"", CONTINUATION, fin=False) * 500),
    "messages": lambda: at_a_table(
        b"".join(frame(announcement(10, since_ms)) for since_ms in range(100))),
    "the largest messages": lambda: at_a_table(frame(announcement(MOST_BYTES - 100))),
    "views": lambda: at_a_table(frame(SNAPSHOT) * 20),
    "nested values": lambda: at_a_table(
        frame(b'{"ev":"odd","a":' + b"[" * DEPTH + b"]" * DEPTH + b"}")),
}


class Interrupted(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.home = self.enterContext(tempfile.TemporaryDirectory())
        self.env = {"HOME": self.home, "LANG": "C.UTF-8"}

    @staticmethod
    def command(port):
        return [program_path("VEGAS_CLI"), "play", "--server", f"127.0.0.1:{port}",
                "--name", "Anna"]

    @contextlib.contextmanager
    def vegas(self, port, output):
        process = subprocess.Popen(self.command(port), stdin=subprocess.PIPE, stdout=output,
                                   stderr=output, env=self.env)
        try:
            yield process
        finally:
            process.kill()
            process.wait()
            process.stdin.close()

    @staticmethod
    async def interrupt(process, server):
        """The exit code, of a client that is busy with this server."""
        await asyncio.wait_for(server.is_busy.wait(), TIMEOUT_S)
        process.send_signal(signal.SIGINT)
        return await asyncio.to_thread(process.wait, TIMEOUT_S)

    async def test_by_each_server(self):
        for name, make in SERVERS.items():
            server = make()
            async with fake_server(server.handle) as port:
                with self.subTest(name), self.vegas(port, subprocess.DEVNULL) as process:
                    self.assertEqual(await self.interrupt(process, server), INTERRUPTED)

    async def test_where_nobody_reads_what_it_says(self):
        read, write = os.pipe()
        self.addCleanup(os.close, read)
        self.addCleanup(os.close, write)
        fill(write)
        os.set_blocking(write, True)
        server = at_a_table()
        async with fake_server(server.handle) as port:
            with self.vegas(port, write) as process:
                self.assertEqual(await self.interrupt(process, server), INTERRUPTED)

    async def test_at_a_terminal_that_nobody_reads(self):
        """The shell gets its modes back, also where the screen cannot be drawn any more."""
        server = at_a_table()
        async with fake_server(server.handle) as port:
            terminal = Terminal(self.command(port), self.env)
            self.addCleanup(terminal.close)
            await terminal.wait_for_text("^Waiting for the start")
            slave = os.open(pathlib.Path(f"/proc/{terminal.process.pid}/fd/0").readlink(),
                            os.O_RDWR | os.O_NOCTTY)
            self.addCleanup(os.close, slave)
            self.assertFalse(has_line_mode(slave))
            fill(slave)
            self.assertEqual(await self.interrupt(terminal.process, server), INTERRUPTED)
            self.assertTrue(has_line_mode(slave))


def fill(descriptor):
    """Until not even a byte can be written to it."""
    os.set_blocking(descriptor, False)
    is_writable = True
    while is_writable:
        for size in (1024, 1):
            with contextlib.suppress(BlockingIOError):
                while True:
                    os.write(descriptor, b"x" * size)
        is_writable = select.select([], [descriptor], [], QUIET_MS / 1000)[1]


def has_line_mode(terminal):
    wanted = termios.ICANON | termios.ECHO
    return termios.tcgetattr(terminal)[3] & wanted == wanted


if __name__ == "__main__":
    unittest.main(verbosity=2)
