#!/usr/bin/python3
"""A person at a terminal of 80 columns and 24 rows, whose server is killed and comes again."""

import asyncio
import json
import pathlib
import re
import signal
import sqlite3
import tempfile
import unittest

from support.server import Server, program
from support.terminal import Terminal

QUESTION = re.compile(
    r"^(?:The server has restarted\. )?(Your turn: .*?)(?:  \d+:\d\d left)?\n((?: .*\n)+)>", re.M
)
ROLL = re.compile(r"^ 1\) roll", re.M)
CASINO = re.compile(r"^ 1\) casino (\d)", re.M)
RESTARTED = re.compile(r"^The server has restarted\. Your turn: ", re.M)


def question(text):
    """What the person is asked and offered, without the time that is left."""
    found = QUESTION.search(text)
    return found and found.groups()


class Killed(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        asyncio.get_running_loop().set_debug(False)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = pathlib.Path(folder.name)
        self.data = self.home / "data"
        self.server = Server("--data", str(self.data))
        self.addCleanup(self.end)

    def end(self):
        self.server.process.kill()
        self.server.ended()
        self.server.errors.close()

    def start_again(self):
        self.server.errors.close()
        self.server = Server("--data", str(self.data), port=self.server.port)

    def kill(self):
        self.server.process.kill()
        self.server.ended()

    def command(self, name, *options):
        return [program("VEGAS_CLI"), name, "--server", self.server.ws, "--name", "Me", *options]

    @property
    def env(self):
        return {"HOME": str(self.home), "TERM": "xterm", "LANG": "C.UTF-8", "TZ": "UTC"}

    def play(self, *options):
        terminal = Terminal(self.command("play", *options), self.env)
        self.addCleanup(terminal.close)
        return terminal

    async def asked_for_a_casino(self, terminal):
        """Rolls where that is asked, and returns the screen with the choice."""
        while True:
            text = await terminal.until(question, "a question")
            if CASINO.search(text):
                return text
            self.assertRegex(text, ROLL)
            terminal.type("\n")
            await terminal.until(lambda now, old=text: question(now) != question(old), "an answer")

    def answers(self):
        """Those in the journal, in order."""
        database = sqlite3.connect(f"file:{self.data}/vegas.db?mode=ro", uri=True)
        try:
            rows = database.execute("select body from log order by seq").fetchall()
        finally:
            database.close()
        records = [json.loads(body) for (body,) in rows]
        return [record for record in records if record["kind"] == "acted"]

    async def test_the_same_question_comes_again(self):
        """Even where the table leaves no room for the log it is said why."""
        terminal = self.play("--ruleset", "royale", "--bots", "4")
        before = await self.asked_for_a_casino(terminal)
        self.kill()
        await terminal.shows(r"^Not connected\.$")
        self.start_again()
        await terminal.until(
            lambda now: RESTARTED.search(now) and question(now) == question(before),
            "same question after a restart",
        )
        terminal.type("1\n")
        await terminal.until(
            lambda now: question(now) and question(now) != question(before), "the next question"
        )

    async def choice_counts_once(self, lose):
        terminal = self.play("--bots", "2", "--no-clock")
        before = await self.asked_for_a_casino(terminal)
        answered = len(self.answers())
        await lose(terminal)
        await terminal.shows(r"^Not connected\. Your choice is sent as soon as the server is back")
        self.start_again()
        await terminal.until(
            lambda now: question(now) and question(now) != question(before), "the next question"
        )
        self.assertNotIn("Too late", terminal.screen.text())
        first, second = self.answers()[answered:answered + 2]
        casino = int(CASINO.search(before)[1])
        self.assertEqual((first["seat"], first["action"]), (0, {"kind": "place", "face": casino}))
        self.assertEqual(second["seat"], 1)

    async def test_what_is_typed_while_the_server_is_away_counts_once(self):
        async def lose(terminal):
            self.kill()
            await terminal.shows(r"^Not connected\.$")
            terminal.type("1\n")

        await self.choice_counts_once(lose)

    async def test_what_was_on_its_way_counts_once(self):
        async def lose(terminal):
            self.server.process.send_signal(signal.SIGSTOP)
            terminal.type("1\n")
            await terminal.until(lambda text: not CASINO.search(text), "a choice that was sent")
            self.kill()

        await self.choice_counts_once(lose)


if __name__ == "__main__":
    unittest.main(verbosity=2)
