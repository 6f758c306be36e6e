#!/usr/bin/python3
"""vegasd as a program: its options, how it fails to start, how it stops."""

import asyncio
import fcntl
import signal
import socket
import subprocess
import threading
import unittest

from support import TIMEOUT_S
from support.client import Client, Refused
from support.server import ClientTest, Server, run_vegasd
from support.tables import current_decision, seat_clients, start_game


class Starting(unittest.TestCase):
    def assert_refused(self, *options, mentions, **environment):
        ended = run_vegasd(*options, environment=environment)
        self.assertEqual(ended.returncode, 2, ended)
        self.assertEqual(ended.stdout, "")
        lines = [line for line in ended.stderr.splitlines() if "event=" not in line]
        self.assertEqual(len(lines), 1, ended.stderr)
        self.assertIn(mentions, lines[0])

    def test_a_port_in_use(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = str(taken.getsockname()[1])
            self.assert_refused("--address", "127.0.0.1", "--port", port, mentions=port)

    def test_an_unknown_option(self):
        self.assert_refused("--colour", "red", mentions="--colour")

    def test_bad_values(self):
        for option, value in (
            ("--port", "65536"), ("--port", "-1"), ("--port", "http"), ("--port", ""),
            ("--address", "localhost.invalid"), ("--address", "256.0.0.1"),
            ("--log-level", "loud"), ("--bot-pause-ms", "soon"), ("--bot-pause-ms", "-1"),
            ("--max-tables", "0"), ("--admin-port", "70000"),
        ):
            with self.subTest(option=option, value=value):
                self.assert_refused(option, value, mentions=option)

    def test_a_value_that_is_missing(self):
        self.assert_refused("--port", mentions="--port")

    def test_a_bad_value_in_the_environment(self):
        self.assert_refused(mentions="many", VEGASD_PORT="many")

    def test_an_address_of_another_machine(self):
        self.assert_refused("--address", "192.0.2.1", "--port", "0", mentions="192.0.2.1")

    def test_help_and_version(self):
        ended = run_vegasd("--help")
        self.assertEqual(ended.returncode, 0)
        for option in ("--port", "--address", "--admin-port", "--bot-pause-ms"):
            self.assertIn(option, ended.stdout)
        ended = run_vegasd("--version")
        self.assertEqual(ended.returncode, 0)
        self.assertRegex(ended.stdout, r"^vegasd \d+\.\d+\.\d+( \([0-9a-f]{12}(-dirty)?\))?\n$")

    def test_the_environment_gives_options(self):
        server = Server()
        port = str(server.port)
        ended = run_vegasd("--address", "127.0.0.1", environment={"VEGASD_PORT": port})
        self.assertEqual(ended.returncode, 2)
        self.assertIn(port, ended.stderr)
        self.assertEqual(server.stop(), 0)
        server.errors.close()


class Lab(unittest.TestCase):
    def run_lab(self, *options):
        server = Server("--lab", *options)
        self.addCleanup(server.errors.close)
        self.assertEqual(server.stop(), 0)
        return server.log()

    def test_it_warns_when_others_can_reach_it(self):
        warning = "level=warning event=lab_is_open_to_others\n"
        self.assertIn(warning, self.run_lab("--address", "0.0.0.0"))
        self.assertNotIn(warning, self.run_lab())
        self.assertNotIn(warning, self.run_lab("--address", "127.0.0.2"))


class Logging(ClientTest):
    """Standard error is a small pipe, and nobody reads it while more is logged than it holds."""

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.server = Server(
            "--messages-per-second", "1000000", "--message-burst", "1000000",
            "--unlimited", "127.0.0.1",
            stderr=subprocess.PIPE,
        )
        self.log = self.server.process.stderr
        self.addCleanup(self.log.close)
        self.addCleanup(self.server.stop)
        fcntl.fcntl(self.log, fcntl.F_SETPIPE_SZ, 4096)
        self.client = await Client.connect(self.server, name="Anna")
        for _ in range(700):
            await self.log_two_lines()

    async def log_two_lines(self):
        made = await self.client.request("table.create", ruleset="classic")
        await self.client.request("table.leave", table=made["table"])

    async def stop(self):
        self.assertEqual(await asyncio.to_thread(self.server.stop), 0)

    async def test_it_holds_up_neither_players_nor_the_end(self):
        self.assertEqual((await self.client.request("lobby.watch"))["tables"], [])
        await self.stop()

    async def test_dropped_lines_are_counted_and_said(self):
        lines = []
        reader = threading.Thread(target=lambda: lines.extend(self.log))
        reader.start()
        while not any("event=log_lines_dropped" in line for line in lines):
            await self.log_two_lines()
        await self.stop()
        await asyncio.to_thread(reader.join, TIMEOUT_S)
        dropped = [
            int(line.rsplit("lines=", 1)[1]) for line in lines if "log_lines_dropped" in line
        ]
        self.assertGreater(min(dropped), 0)
        made = sum("event=table_created" in line for line in lines)
        gone = sum("event=table_closed" in line for line in lines)
        self.assertGreaterEqual(made + gone + sum(dropped), 1400)
        self.assertIn("event=stopped", lines[-1])


class Stopping(ClientTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.server = self.enterContext(Server())

    async def test_sigterm_while_a_game_runs(self):
        clients, table, _ = await seat_clients(self.server, "royale-basic", 3)
        watcher = await Client.connect(self.server, name="Watcher")
        decider, prompt, _ = await current_decision(clients, table)
        await decider.request(
            "act", table=table, decision=prompt["decision"], action=prompt["actions"][0]
        )
        self.server.process.send_signal(signal.SIGTERM)
        for client in (*clients, watcher):
            self.assertEqual(await client.wait_closed(), 1012)
            self.assertEqual(client.messages[-1]["ev"], "closing")
            self.assertGreaterEqual(client.messages[-1]["reconnect_after_ms"], 0)
        self.assertEqual(await asyncio.to_thread(self.server.wait_exit), 0)

    async def test_sigint_is_the_same(self):
        client = await Client.connect(self.server, name="Anna")
        self.server.process.send_signal(signal.SIGINT)
        self.assertEqual(await client.wait_closed(), 1012)
        self.assertEqual(await asyncio.to_thread(self.server.wait_exit), 0)

    async def test_a_closed_terminal_ends_no_game(self):
        clients, table, _ = await seat_clients(self.server, "royale-basic", 2)
        self.server.process.send_signal(signal.SIGHUP)
        decider, prompt, _ = await current_decision(clients, table)
        await decider.request(
            "act", table=table, decision=prompt["decision"], action=prompt["actions"][0]
        )
        self.assertEqual(await asyncio.to_thread(self.server.stop), 0)
        self.assertIn("event=hangup", self.server.log())

    async def test_nobody_there(self):
        self.assertEqual(await asyncio.to_thread(self.server.stop), 0)

    async def test_the_log_has_no_secrets(self):
        clients, table, invite = await seat_clients(
            self.server, "royale-basic", 2, ready=False)
        await clients[0].give_seed(table, seed="a seed of Anna's")
        await start_game(clients, table)
        stranger = await Client.connect(self.server)
        with self.assertRaises(Refused):
            await stranger.hello(token="not-a-token-of-anybody")
        await asyncio.to_thread(self.server.stop)
        log = self.server.log()
        secrets = [client.welcome["token"] for client in clients]
        secrets += ["a seed of Anna's", "not-a-token-of-anybody", invite]
        for secret in secrets:
            self.assertNotIn(secret, log)

    async def test_games_end_but_the_server_goes_on(self):
        for _ in range(3):
            clients, table, _ = await seat_clients(self.server, "classic", 2)
            for client in clients:
                await client.cut()
        client = await Client.connect(self.server, name="Anna")
        await client.create("classic")


if __name__ == "__main__":
    unittest.main(verbosity=2)
