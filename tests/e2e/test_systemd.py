#!/usr/bin/python3
"""vegasd under systemd: what it says by sd_notify(3), and what it writes to the journal."""

import json
import os
import re
import signal
import subprocess
import tempfile
import time
import unittest

from support import TIMEOUT_S
from support.server import ClientTest, Server, program_path, run_vegasd
from support.service_manager import ServiceManager, stream_of
from support.tables import seat_clients


class Notifications(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.systemd = self.enterContext(ServiceManager(os.path.join(self.folder, "notify")))

    def start_server(self, *options, **environment):
        return self.enterContext(
            Server(*options, environment={**self.systemd.environment, **environment}))

    def assert_that_it_serves_and_stops(self, systemd):
        server = Server(environment=systemd.environment)
        self.assertEqual(systemd.next_message(), {"READY": "1", "STATUS": "Serving"})
        self.assertEqual(server.stop(), 0)
        self.assertEqual(systemd.next_message(), {"STOPPING": "1", "STATUS": "Stopping"})
        self.assertEqual(systemd.pending_messages(), [])
        self.assertNotIn("systemd", server.log())
        server.errors.close()

    def test_it_says_when_it_serves_and_when_it_stops(self):
        self.assert_that_it_serves_and_stops(self.systemd)

    def test_the_socket_may_be_abstract(self):
        with ServiceManager(f"@vegas/{os.getpid()}/notify") as systemd:
            self.assert_that_it_serves_and_stops(systemd)

    def test_settings_are_read_between_two_messages(self):
        server = self.start_server()
        self.systemd.next_message()
        before = time.monotonic_ns() // 1000
        server.process.send_signal(signal.SIGHUP)
        reloading = self.systemd.next_message()
        self.assertEqual(reloading.pop("RELOADING"), "1")
        self.assertGreaterEqual(int(reloading.pop("MONOTONIC_USEC")), before)
        self.assertEqual(self.systemd.next_message()["READY"], "1")

    def test_it_answers_the_watchdog_from_its_start_on(self):
        self.start_server(WATCHDOG_USEC="100000")
        ready = self.systemd.next_message()
        self.assertEqual((ready["READY"], ready["WATCHDOG_USEC"]), ("1", "100000"))
        for _ in range(5):
            self.assertEqual(self.systemd.next_message(), {"WATCHDOG": "1"})

    def test_a_start_that_fails_was_never_ready(self):
        ended = run_vegasd("--address", "192.0.2.1", environment=self.systemd.environment)
        self.assertEqual(ended.returncode, 2)
        self.assertEqual(self.systemd.pending_messages(), [])

    def test_one_that_waits_for_its_database_is_up_and_not_watched(self):
        waiting = subprocess.Popen(
            [program_path("VEGASD"), "--port", "0", "--data", "postgresql://127.0.0.1:1/vegas"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, **self.systemd.environment, "WATCHDOG_USEC": "100000"})
        said = self.systemd.next_message()
        waiting.kill()
        waiting.wait(TIMEOUT_S)
        self.assertEqual((said["READY"], said["WATCHDOG_USEC"]), ("1", "0"))
        self.assertRegex(said["STATUS"], "^Waiting: .*127.0.0.1")

    def test_nobody_else_is_told(self):
        """A bot that is tried out is not the service."""
        seen = os.path.join(self.folder, "environment")
        run_vegasd("conformance", "--only", "news", "--patience", "100", "--", "sh", "-c",
                   f"env >{seen}", environment={**self.systemd.environment, "WATCHDOG_USEC": "9"})
        with open(seen, encoding="utf-8") as text:
            variables = {line.split("=")[0] for line in text}
        self.assertIn("PATH", variables)
        self.assertFalse(variables & {"NOTIFY_SOCKET", "WATCHDOG_USEC"})

    def test_without_systemd_there_is_no_watchdog(self):
        server = self.enterContext(Server(environment={"WATCHDOG_USEC": "1000"}))
        self.assertEqual(server.json("/api/version")["protocol"], 1)
        self.assertEqual(self.systemd.pending_messages(), [])

    def test_a_socket_that_is_gone_is_logged_and_ends_nothing(self):
        server = self.start_server(NOTIFY_SOCKET=os.path.join(self.folder, "gone"))
        self.assertEqual(server.json("/api/version")["protocol"], 1)
        self.assertEqual(server.stop(), 0)
        self.assertRegex(server.log(), "level=error event=systemd_not_reached why=.*gone")


class Draining(ClientTest):
    async def test_it_is_the_status_until_it_is_called_off(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        systemd = self.enterContext(ServiceManager(os.path.join(folder, "notify")))
        socket = ("--admin-socket", os.path.join(folder, "admin.sock"))
        server = self.enterContext(Server(*socket, environment=systemd.environment))
        await seat_clients(server, "classic", 2)  # a game is under way: it does not stop yet
        systemd.next_message()
        run_vegasd("admin", *socket, "drain")
        draining = systemd.next_message()
        self.assertRegex(draining["STATUS"], "^Draining")
        server.process.send_signal(signal.SIGHUP)
        self.assertIn("RELOADING", systemd.next_message())
        self.assertIn("READY", systemd.next_message())
        self.assertEqual(systemd.next_message(), draining)
        run_vegasd("admin", *socket, "drain", "--cancel")
        self.assertEqual(systemd.next_message(), {"STATUS": "Serving"})


class Journal(unittest.TestCase):
    def setUp(self):
        self.journal = self.enterContext(tempfile.TemporaryFile())

    def lines(self):
        self.journal.seek(0)
        return self.journal.read().decode().splitlines()

    def run_server(self, *options, stream=None):
        server = Server("--log-level", "debug", *options, stderr=self.journal,
                        environment={"JOURNAL_STREAM": stream or stream_of(self.journal)})
        self.assertEqual(server.stop(), 0)
        return self.lines()

    def test_each_line_has_the_priority_of_its_level(self):
        found = {re.match(r"(<\d>)?time=\S+ level=(\w+) ", line).groups()
                 for line in self.run_server()}
        self.assertLessEqual({("<4>", "warning"), ("<6>", "info")}, found)
        self.assertLessEqual(found, {("<4>", "warning"), ("<6>", "info"), ("<7>", "debug")})

    def test_so_have_lines_of_json(self):
        for line in self.run_server("--log-format", "json"):
            self.assertIn(json.loads(line[3:])["level"],
                          {"<4>": ["warning"], "<6>": ["info"], "<7>": ["debug"]}[line[:3]])

    def test_a_file_that_is_not_the_journal_has_none(self):
        for line in self.run_server(stream="8:1"):
            self.assertRegex(line, "^time=")

    def test_why_it_does_not_start_is_an_error(self):
        """Both what is wrong with settings and what is wrong with the machine."""
        for options in (("--colour", "red"), ("--address", "192.0.2.1")):
            self.journal.truncate(0)
            run_vegasd(*options, stderr=self.journal,
                       environment={"JOURNAL_STREAM": stream_of(self.journal)})
            last = self.lines()[-1]
            self.assertRegex(last, "^<3>vegasd: ")


if __name__ == "__main__":
    unittest.main(verbosity=2)
