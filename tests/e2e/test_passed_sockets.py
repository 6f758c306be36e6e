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

from support import TIMEOUT_S
from support.client import Client
from support.data_directory import DataDirectoryTest
from support.server import Server, program_path, run_program
from support.socket_activation import activation_command, listening_socket
from support.tables import play_out, play_step, seat_clients


def port_of(passed):
    return passed.getsockname()[1]


class SocketActivation(unittest.TestCase):
    def setUp(self):
        self.stack = contextlib.ExitStack()
        self.addCleanup(self.stack.close)
        self.first, self.second = (self.stack.enter_context(listening_socket()) for _ in range(2))

    def start_server(self, *sockets, options=(), **environment):
        command_prefix, fds = activation_command(*sockets)
        server = Server(*options, command_prefix=command_prefix, pass_fds=fds,
                        environment=environment)
        return self.enterContext(server)

    def test_it_serves_on_the_one_that_it_is_given(self):
        server = self.start_server(self.first, LISTEN_FDNAMES="vegasd.socket")
        self.assertEqual((server.host, server.port), ("127.0.0.1", port_of(self.first)))
        self.assertIsNone(server.admin_port)
        self.assertEqual(server.json("/api/version")["protocol"], 1)

    def test_the_second_one_is_for_the_admin(self):
        for names in ({}, {"LISTEN_FDNAMES": "a.socket:b.socket"}):
            server = self.start_server(self.first, self.second, **names)
            self.assertEqual(server.port, port_of(self.first))
            self.assertEqual(server.admin_port, port_of(self.second))
            self.assertEqual(server.http("GET", "/healthz", port=server.admin_port)[0], 200)
            self.assertEqual(server.http("GET", "/healthz")[0], 404)

    def test_names_say_which_is_which(self):
        server = self.start_server(self.first, self.second, LISTEN_FDNAMES="admin:players")
        self.assertEqual(server.port, port_of(self.second))
        self.assertEqual(server.admin_port, port_of(self.first))

    def test_what_it_is_not_given_it_opens(self):
        server = self.start_server(self.first, LISTEN_FDNAMES="admin")
        self.assertNotIn(server.port, (0, port_of(self.first)))
        self.assertEqual(server.admin_port, port_of(self.first))
        server = self.start_server(self.second, options=("--admin-port", "0"))
        self.assertEqual(server.port, port_of(self.second))
        self.assertNotIn(server.admin_port, (None, 0))

    def test_the_address_may_be_of_the_newer_kind(self):
        try:
            passed = self.stack.enter_context(listening_socket(socket.AF_INET6))
        except OSError:
            self.skipTest("this machine has none")
        command_prefix, fds = activation_command(passed)
        process = subprocess.Popen([*command_prefix, program_path("VEGASD")],
                                   stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True, pass_fds=fds)
        line = process.stdout.readline()
        process.terminate()
        process.communicate(timeout=TIMEOUT_S)
        self.assertIn(f"url=http://[::1]:{port_of(passed)} ", line)

    def test_what_is_for_another_process_is_not_touched(self):
        server = self.start_server(self.first, LISTEN_PID=str(os.getpid()), LISTEN_FDS="many")
        self.assertNotEqual(server.port, port_of(self.first))

    def assert_refused(self, mention, *sockets, **environment):
        command_prefix, fds = activation_command(*sockets)
        ended = run_program(*command_prefix, program_path("VEGASD"), "--port", "0", pass_fds=fds,
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
                self.assert_refused(mention, *sockets, **environment)

    def test_what_is_no_listening_socket(self):
        with socket.socket(type=socket.SOCK_DGRAM) as datagrams, socket.socket() as idle, \
                socket.socket(socket.AF_UNIX) as local, open(os.devnull, "rb") as file:
            for given in (datagrams, local, file):
                self.assert_refused("descriptor 3 is not a TCP socket", given)
            self.assert_refused("descriptor 3 does not listen", idle)
            self.assert_refused("descriptor 4 is not a TCP socket", self.first, file)


class HttpRequester(threading.Thread):
    """One after another, until they are told to stop."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.port, self.stop_requested = port, threading.Event()
        self.ok_replies, self.errors = 0, []
        self.start()

    def run(self):
        while not self.stop_requested.is_set():
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT_S)
            try:
                connection.request("GET", "/api/version")
                self.ok_replies += connection.getresponse().status == 200
            except OSError as error:
                self.errors.append(repr(error))
            except http.client.HTTPException as error:
                self.errors.append(repr(error))
            finally:
                connection.close()

    def stop(self):
        self.stop_requested.set()
        self.join(TIMEOUT_S)


class Restarts(DataDirectoryTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.passed = listening_socket()
        self.addCleanup(self.passed.close)

    def start(self, *options, **more):
        command_prefix, fds = activation_command(self.passed)
        return super().start(*options, command_prefix=command_prefix, pass_fds=fds, **more)

    async def test_nobody_is_refused(self):
        visitors = [HttpRequester(port_of(self.passed)) for _ in range(4)]
        for _ in range(6):
            self.start("--unlimited", "127.0.0.1")
            before = sum(visitor.ok_replies for visitor in visitors)
            while sum(visitor.ok_replies for visitor in visitors) < before + 50:
                await asyncio.sleep(0.01)
            self.assertEqual(await self.stop(), 0)
        self.start("--unlimited", "127.0.0.1")
        for visitor in visitors:
            await asyncio.to_thread(visitor.stop)
        self.assertEqual([wrong for visitor in visitors for wrong in visitor.errors], [])

    async def test_a_game_goes_on_without_an_attempt_in_vain(self):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        for _ in range(3):
            await play_step(clients, table)
            self.server.process.terminate()
            for client in clients:
                self.assertEqual(await client.wait_closed(), 1012)
            coming = [asyncio.ensure_future(Client.connect(self.server, token=c.welcome["token"]))
                      for c in clients]
            self.assertEqual(await asyncio.to_thread(self.server.wait_exit), 0)
            self.start()
            clients = await asyncio.gather(*coming)
            for client in clients:
                await client.request("table.sync", table=table)
        await play_out(clients, table)


if __name__ == "__main__":
    unittest.main(verbosity=2)
