#!/usr/bin/python3
"""vegasd with listening sockets that it is given, as systemd does it: LISTEN_FDS."""

import asyncio
import contextlib
import http.client
import os
import socket
import subprocess
import threading
import unittest

from support import PATIENCE
from support.client import Client
from support.folder import InFolder
from support.passed import giving, listening
from support.server import Server, program, run
from support.tables import play_out, seated, step


def port_of(passed):
    return passed.getsockname()[1]


class Passed(unittest.TestCase):
    def setUp(self):
        self.stack = contextlib.ExitStack()
        self.addCleanup(self.stack.close)
        self.first, self.second = (self.stack.enter_context(listening()) for _ in range(2))

    def served(self, *sockets, options=(), **environment):
        under, fds = giving(*sockets)
        server = Server(*options, under=under, pass_fds=fds, environment=environment)
        return self.enterContext(server)

    def test_it_serves_on_the_one_that_it_is_given(self):
        server = self.served(self.first, LISTEN_FDNAMES="vegasd.socket")
        self.assertEqual((server.host, server.port), ("127.0.0.1", port_of(self.first)))
        self.assertIsNone(server.admin_port)
        self.assertEqual(server.json("/api/version")["protocol"], 1)

    def test_the_second_one_is_for_the_admin(self):
        for names in ({}, {"LISTEN_FDNAMES": "a.socket:b.socket"}):
            server = self.served(self.first, self.second, **names)
            self.assertEqual(server.port, port_of(self.first))
            self.assertEqual(server.admin_port, port_of(self.second))
            self.assertEqual(server.http("GET", "/healthz", port=server.admin_port)[0], 200)
            self.assertEqual(server.http("GET", "/healthz")[0], 404)

    def test_names_say_which_is_which(self):
        server = self.served(self.first, self.second, LISTEN_FDNAMES="admin:players")
        self.assertEqual(server.port, port_of(self.second))
        self.assertEqual(server.admin_port, port_of(self.first))

    def test_what_it_is_not_given_it_opens(self):
        server = self.served(self.first, LISTEN_FDNAMES="admin")
        self.assertNotIn(server.port, (0, port_of(self.first)))
        self.assertEqual(server.admin_port, port_of(self.first))
        server = self.served(self.second, options=("--admin-port", "0"))
        self.assertEqual(server.port, port_of(self.second))
        self.assertNotIn(server.admin_port, (None, 0))

    def test_the_address_may_be_of_the_newer_kind(self):
        try:
            passed = self.stack.enter_context(listening(socket.AF_INET6))
        except OSError:
            self.skipTest("this machine has none")
        under, fds = giving(passed)
        process = subprocess.Popen([*under, program("VEGASD")], stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True, pass_fds=fds)
        line = process.stdout.readline()
        process.terminate()
        process.communicate(timeout=PATIENCE)
        self.assertIn(f"url=http://[::1]:{port_of(passed)} ", line)

    def test_what_is_for_another_process_is_not_touched(self):
        server = self.served(self.first, LISTEN_PID=str(os.getpid()), LISTEN_FDS="many")
        self.assertNotEqual(server.port, port_of(self.first))

    def refused(self, mention, *sockets, **environment):
        under, fds = giving(*sockets)
        ended = run(*under, program("VEGASD"), "--port", "0", pass_fds=fds,
                    environment=environment)
        self.assertEqual((ended.returncode, ended.stdout), (2, ""), ended.stderr)
        self.assertEqual(len(ended.stderr.splitlines()), 1, ended.stderr)
        self.assertIn("vegasd: cannot take the sockets that it was passed: ", ended.stderr)
        self.assertIn(mention, ended.stderr)

    def test_wrong_values(self):
        one, two = (self.first,), (self.first, self.second)
        for mention, sockets, environment in (
            ("LISTEN_PID='me' is not", one, {"LISTEN_PID": "me"}),
            ("LISTEN_FDS='many' is not", one, {"LISTEN_FDS": "many"}),
            ("LISTEN_FDS='0' is not", one, {"LISTEN_FDS": "0"}),
            ("LISTEN_FDS='-1' is not", one, {"LISTEN_FDS": "-1"}),
            ("LISTEN_FDS='99999999999' is not", one, {"LISTEN_FDS": "99999999999"}),
            ("LISTEN_FDS=3, and there are two at most", two, {"LISTEN_FDS": "3"}),
            ("does not name 2 of them", two, {"LISTEN_FDNAMES": "players"}),
            ("must name players and admin", two, {"LISTEN_FDNAMES": "players:players"}),
            ("must name players and admin", two, {"LISTEN_FDNAMES": "players:web"}),
        ):
            with self.subTest(**environment):
                self.refused(mention, *sockets, **environment)

    def test_what_is_no_listening_socket(self):
        with socket.socket(type=socket.SOCK_DGRAM) as datagrams, socket.socket() as idle, \
                socket.socket(socket.AF_UNIX) as local, open(os.devnull, "rb") as file:
            for given in (datagrams, local, file):
                self.refused("descriptor 3 is not a TCP socket", given)
            self.refused("descriptor 3 does not listen", idle)
            self.refused("descriptor 4 is not a TCP socket", self.first, file)


class Visitors(threading.Thread):
    """One after another, until they are told to stop."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.port, self.enough = port, threading.Event()
        self.answers, self.wrong = 0, []
        self.start()

    def run(self):
        while not self.enough.is_set():
            visit = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            try:
                visit.request("GET", "/api/version")
                self.answers += visit.getresponse().status == 200
            except OSError as error:
                self.wrong.append(repr(error))
            except http.client.HTTPException as error:
                self.wrong.append(repr(error))
            finally:
                visit.close()

    def stop(self):
        self.enough.set()
        self.join(PATIENCE)


class Restarts(InFolder):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.passed = listening()
        self.addCleanup(self.passed.close)

    def start(self, *options, **more):
        under, fds = giving(self.passed)
        return super().start(*options, under=under, pass_fds=fds, **more)

    async def test_nobody_is_refused(self):
        visitors = [Visitors(port_of(self.passed)) for _ in range(4)]
        for _ in range(6):
            self.start()
            before = sum(visitor.answers for visitor in visitors)
            while sum(visitor.answers for visitor in visitors) < before + 50:
                await asyncio.sleep(0.01)
            self.assertEqual(await self.stop(), 0)
        self.start()
        for visitor in visitors:
            await asyncio.to_thread(visitor.stop)
        self.assertEqual([wrong for visitor in visitors for wrong in visitor.wrong], [])

    async def test_a_game_goes_on_without_an_attempt_in_vain(self):
        self.start()
        clients, table, _ = await seated(self.server, "classic", 2)
        for _ in range(3):
            await step(clients, table)
            self.server.process.terminate()
            for client in clients:
                self.assertEqual(await client.wait_closed(), 1012)
            coming = [asyncio.ensure_future(Client.connect(self.server, token=c.me["token"]))
                      for c in clients]
            self.assertEqual(await asyncio.to_thread(self.server.ended), 0)
            self.start()
            clients = await asyncio.gather(*coming)
            for client in clients:
                await client.request("table.sync", table=table)
        await play_out(clients, table)


if __name__ == "__main__":
    unittest.main(verbosity=2)
