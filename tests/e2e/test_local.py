#!/usr/bin/python3
"""`vegas play --local`: alone against house bots, at a server that is started for it."""

import os
import pathlib
import re
import subprocess
import tempfile
import time
import unittest

from support import TIMEOUT_S
from support.server import program_path

SHORT = ("--ruleset", "custom", "--options", '{"rounds":1}')


def children(pid):
    found = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in found]


def is_running(pid):
    try:
        state = pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1]
    except FileNotFoundError:
        return False
    return state.split()[0] not in "ZX"


class Local(unittest.TestCase):
    def start(self, *words, environment=None, **pipes):
        return subprocess.Popen(
            [program_path("VEGAS_CLI"), "play", "--local", *words], text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env={**os.environ, **(environment or {})}, **pipes)

    def play_game(self, *words, environment=None):
        with self.start(*words, environment=environment, stdin=subprocess.PIPE) as vegas:
            out, err = vegas.communicate("1\n" * 2000, timeout=TIMEOUT_S)
        return vegas.returncode, out, err

    def test_a_game_against_three_bots(self):
        code, out, err = self.play_game(*SHORT)
        self.assertEqual((code, err), (0, ""))
        result = re.search(r"^result table=\S+ places=(\S+) ", out, re.MULTILINE)
        self.assertEqual(len(result[1].split(",")), 4, out)

    def test_as_many_bots_as_there_are_seats(self):
        code, out, _ = self.play_game(*SHORT, "--seats", "2", "--bot-level", "random")
        self.assertEqual(code, 0)
        self.assertEqual(out.count(", a house bot, sits down"), 1, out)

    def test_what_the_machine_has_for_its_own_server_does_not_count(self):
        with tempfile.TemporaryDirectory() as folder:
            config = pathlib.Path(folder) / "vegasd.toml"
            config.write_text("port = 1\nnonsense = 2\n", encoding="ascii")
            code, _, err = self.play_game(*SHORT, environment={
                "VEGASD_CONFIG": str(config), "VEGASD_ADDRESS": "192.0.2.1",
                "VEGAS_SERVER": "ws://192.0.2.1:1"})
        self.assertEqual((code, err), (0, ""))

    def test_the_server_ends_with_whoever_has_started_it_even_if_that_is_killed(self):
        with self.start(stdin=subprocess.PIPE) as vegas:
            line = ""
            while "sits down" not in line:
                line = vegas.stdout.readline()
                self.assertTrue(line, "it has ended")
            servers = children(vegas.pid)
            self.assertEqual(len(servers), 1)
            vegas.kill()
        late = time.monotonic() + TIMEOUT_S
        while is_running(servers[0]):
            self.assertLess(time.monotonic(), late, "the server is still there")
            time.sleep(0.01)

    def test_without_a_server_to_start(self):
        self.assertEqual(self.play_game(environment={"VEGASD": "/no/such/program"}), (
            1, "", "vegas: VEGASD names /no/such/program, which is no program that can be "
                   "started\n"))
        code, out, err = self.play_game(environment={"VEGASD": "/bin/false"})
        self.assertEqual((code, out, err), (1, "", "vegas: vegasd has ended too early\n"))

    def test_what_does_not_go_together(self):
        for option in (("--server", "localhost"), ("--table", "a"), ("--invite", "b"),
                       ("--public",), ("--people-only",)):
            code, out, err = self.play_game(*option)
            self.assertEqual((code, out), (2, ""))
            self.assertIn(option[0], err)


if __name__ == "__main__":
    unittest.main()
