#!/usr/bin/python3
"""A person at a terminal before the start: what the host changes, quick play, and ways out."""

import asyncio
import signal
import tempfile
import unittest

from support.server import ServerTest, program_path
from support.tables import connect_clients
from support.terminal import Terminal


class WaitingRoom(ServerTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.home = self.enterContext(tempfile.TemporaryDirectory())

    def play(self, *options):
        command = [program_path("VEGAS_CLI"), "play", "--server", self.server.ws, "--name", "Me"]
        env = {"HOME": self.home, "TERM": "xterm", "LANG": "C.UTF-8"}
        terminal = Terminal([*command, *options], env)
        self.addCleanup(terminal.close)
        return terminal

    async def assert_exit(self, terminal, code):
        await terminal.wait_exit()
        self.assertEqual(terminal.process.returncode, code)

    async def test_the_host_changes_game_and_table(self):
        terminal = self.play("--ruleset", "royale", "--seats", "3")
        await terminal.wait_for_text(r"^  3  free$")
        terminal.type("seats 4\n")
        await terminal.wait_for_text(r"^  4  free$")
        terminal.type("set tiles 6\n")
        await terminal.wait_for_text(r"^Options: tiles=6$")
        terminal.type("set tils 6\n")
        await terminal.wait_for_text(r"royale has no option tils\. Did you mean tiles\?")
        terminal.type("set tiles 9\n")
        await terminal.wait_for_text(
            r"The server does not accept this option: tiles: must be from 0 to 6")
        terminal.type("game classic\n")
        await terminal.wait_until(
            lambda text: "Las Vegas (2012)" in text and "Options:" not in text, "another game")
        terminal.type("people only on\n")
        await terminal.wait_for_text(r"^Only people and house bots may sit down\.$")
        terminal.type("add bot\n")
        await terminal.wait_for_text(r"^  2  .*easy")
        terminal.type("level 2 hard\n")
        await terminal.wait_for_text(r"^  2  .*hard")
        terminal.type("time off\n")
        terminal.type("q\n")
        await self.assert_exit(terminal, 0)

    async def test_quick_play_starts_by_itself(self):
        (ben,) = await connect_clients(self.server, "Ben")
        table = (await ben.request("quick_play"))["table"]
        terminal = self.play("--quick")
        text = await terminal.wait_for_text(
            r"A quick table: the game starts by itself, in \d+ second")
        self.assertIn(table, text)
        self.assertNotIn("I am ready", text)
        terminal.type("q\n")
        await self.assert_exit(terminal, 0)

    async def test_who_was_stopped_sees_the_table_again(self):
        terminal = self.play()
        await terminal.wait_for_text(r"^Waiting for the start\.$")
        terminal.process.send_signal(signal.SIGSTOP)
        terminal.screen.reset()
        terminal.process.send_signal(signal.SIGCONT)
        await terminal.wait_for_text(r"^Waiting for the start\.$")
        terminal.process.send_signal(signal.SIGINT)
        await self.assert_exit(terminal, 130)

    async def test_the_end_of_the_input_is_not_the_end_of_waiting(self):
        terminal = self.play()
        await terminal.wait_for_text(r"^Waiting for the start\.$")
        terminal.type("\x04")
        await asyncio.sleep(0.3)
        self.assertIsNone(terminal.process.poll())
        terminal.process.send_signal(signal.SIGTERM)
        await self.assert_exit(terminal, 130)


if __name__ == "__main__":
    unittest.main(verbosity=2)
