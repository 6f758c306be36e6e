#!/usr/bin/python3
"""Strangers at the port where servers reach each other, and the key that servers share."""

import asyncio
import os
import pathlib
import socket
import tempfile
import threading
import unittest

from support import TIMEOUT_S
from support.postgres_servers import PostgresTest
from support.server import run_vegasd

HANDSHAKE_BYTES = 48
KIND_BYTES = 8  # of which the magic and the version are
DRIBBLE_S = 1  # sooner than a silent peer is given up


class Strangers(PostgresTest):
    """They know the form of the handshake and not the key, and send a byte from time to time."""

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.url = self.database().url
        self.link = self.link_options(self.key)
        self.node = self.start(self.url, *self.link)
        self.sockets, self.stopped = [], threading.Event()
        dribbler = threading.Thread(target=self.dribble)
        dribbler.start()
        self.addCleanup(dribbler.join)
        self.addCleanup(self.stopped.set)

    def open(self, source):
        stranger = socket.create_connection(("127.0.0.1", int(self.link[1])), TIMEOUT_S,
                                            source_address=(source, 0))
        self.addCleanup(stranger.close)
        kind = stranger.recv(HANDSHAKE_BYTES)[:KIND_BYTES]
        stranger.sendall(kind + bytes([1]) * (HANDSHAKE_BYTES - KIND_BYTES))
        self.sockets.append(stranger)
        return stranger

    def dribble(self):
        while not self.stopped.wait(DRIBBLE_S):
            for stranger in list(self.sockets):
                try:
                    stranger.sendall(b"\0")
                except OSError:
                    self.sockets.remove(stranger)

    async def wait_for_log(self, node, line):
        async def wait():
            while line not in node.log():
                await asyncio.sleep(0.02)
        await asyncio.wait_for(wait(), TIMEOUT_S)

    def open_until_full(self, sources):
        for source in sources:
            try:
                self.open(source)
            except OSError:
                return  # the server takes no more

    async def test_they_keep_no_server_out(self):
        sources = ["127.0.0.1"] * 16 + [f"127.0.0.{n}" for n in range(2, 18)]
        await asyncio.to_thread(self.open_until_full, sources)
        other = await asyncio.to_thread(self.start_node, self.url)
        await self.wait_for_log(other, "event=link ")
        await self.wait_for_log(self.node, "event=link_refused address=127.0.0.1 why=crowded_out")

    async def test_who_proves_nothing_in_time_is_cut(self):
        stranger = await asyncio.to_thread(self.open, "127.0.0.9")

        def read_to_end():
            while stranger.recv(4096):
                pass

        await asyncio.to_thread(read_to_end)
        await self.wait_for_log(self.node,
                                "event=link_refused address=127.0.0.9 why=unauthenticated")


class Keys(unittest.TestCase):
    def start_with(self, text, mode):
        path = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory())) / "link.key"
        path.write_text(text, encoding="ascii")
        os.chmod(path, mode)
        done = run_vegasd("--config", "", "--port", "0", "--data",
                          "postgresql://127.0.0.1:1/nothing", "--link-port", "1",
                          "--link-key-file", str(path))
        self.assertNotEqual(done.returncode, 0)
        self.assertNotIn(text.strip(), done.stderr)
        return done.stderr.replace(str(path), "FILE")

    def test_one_that_others_can_read_or_change_is_refused(self):
        for mode in (0o604, 0o644, 0o602, 0o666):
            self.assertIn("link_key_file FILE: others can read or change it; take that away by "
                          "chmod o= FILE", self.start_with("k" * 32 + "\n", mode), oct(mode))

    def test_a_short_one_is_refused(self):
        self.assertIn("link_key_file FILE: the key has fewer than 32 characters",
                      self.start_with("k" * 31 + "\n", 0o600))


if __name__ == "__main__":
    unittest.main(verbosity=2)
