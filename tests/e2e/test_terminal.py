#!/usr/bin/python3
"""A person at a terminal of 80 columns and 24 rows, whose server is killed and comes again."""

import json
import pathlib
import re
import signal
import sqlite3
import tempfile
import unittest

from support.server import ClientTest, Server, program_path, run_program
from support.terminal import Terminal

QUESTION = re.compile(r"^(Your turn: .*)\n((?:[ \d▶].*\n)+)>", re.M)
ROLL = re.compile(r"^.1\) roll", re.M)
CASINO = re.compile(r"^.?1\) casino (\d)", re.M)
RESTARTED = re.compile(r"^The server has restarted\.\sYour turn: ", re.M)
OVER = "The game is over."
RESULT = re.compile(r"^result table=\w+ .*totals=([\d,]+)", re.M)


def parse_question(text):
    """What the person is asked and offered, without the mark at a choice."""
    found = QUESTION.search(text.replace("▶", " "))
    return found and found.groups()


def parse_choices(text):
    """What may be chosen, however much room there is to say what would come of it."""
    asked, offers = parse_question(text) or ("", "")
    return asked, re.findall(r"\d+\) \w+(?: \d)?", " ".join(offers.split()))


class ServerLoss(ClientTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.home = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.data = self.home / "data"
        self.server = Server("--data", str(self.data))
        self.addCleanup(self.stop_all)

    def stop_all(self):
        self.server.process.kill()
        self.server.wait_exit()
        self.server.errors.close()

    def restart_server(self):
        self.server.errors.close()
        self.server = Server("--data", str(self.data), port=self.server.port)

    def kill(self):
        self.server.process.kill()
        self.server.wait_exit()

    def command(self, name, *options):
        return [program_path("VEGAS_CLI"), name, "--server", self.server.ws, "--name", "Me",
                *options]

    @property
    def env(self):
        return {"HOME": str(self.home), "LANG": "C.UTF-8", "TZ": "UTC"}

    def run_vegas(self, name, *options):
        return run_program(*self.command(name, *options), env=self.env)

    def play(self, *options):
        """Whoever is at the terminal begins, and so is asked for nothing but a casino at first."""
        command = self.command("play", "--options", '{"first_seat":0}', *options)
        terminal = Terminal(command, self.env)
        self.addCleanup(terminal.close)
        return terminal

    async def wait_for_casino_choice(self, terminal):
        """Rolls where that is asked, and returns the screen with the choice."""
        while True:
            text = await terminal.wait_until(parse_question, "a question")
            if CASINO.search(text):
                return text
            self.assertRegex(text, ROLL)
            terminal.type("\r")
            await terminal.wait_until(lambda now,
                                      old=text: parse_question(now) != parse_question(old),
                                      "an answer")

    def stored_acts(self):
        """Those in the journal, in order."""
        database = sqlite3.connect(f"file:{self.data}/vegas.db?mode=ro", uri=True)
        try:
            rows = database.execute("select record from journal order by seq").fetchall()
        finally:
            database.close()
        records = [json.loads(body) for (body,) in rows]
        return [record for record in records if record["kind"] == "acted"]

    async def test_the_same_question_comes_again(self):
        """What is being typed stays, and even a table that leaves no room for the log says why."""
        terminal = self.play("--ruleset", "royale", "--bots", "4")
        before = await self.wait_for_casino_choice(terminal)
        terminal.type("1")
        await terminal.wait_for_text(r"^> 1(?: |$)")
        self.kill()
        await terminal.wait_for_text(r"^Not connected\.$")
        self.restart_server()
        await terminal.wait_until(
            lambda now: RESTARTED.search(now) and parse_choices(now) == parse_choices(before),
            "same question after a restart",
        )
        await terminal.wait_for_text(r"^> 1(?: |$)")
        terminal.type("\r")
        await terminal.wait_until(
            lambda now: parse_question(now) and parse_question(now) != parse_question(before),
            "the next question"
        )

    async def check_choice_counts_once(self, lose):
        terminal = self.play("--bots", "2", "--no-clock")
        before = await self.wait_for_casino_choice(terminal)
        answered = len(self.stored_acts())
        await lose(terminal)
        await terminal.wait_for_text(
            r"^Not connected\. Your choice is sent as soon as the server is back")
        self.restart_server()
        await terminal.wait_until(
            lambda now: parse_question(now) and parse_question(now) != parse_question(before),
            "the next question"
        )
        self.assertNotIn("Too late", terminal.screen.text())
        first, second = self.stored_acts()[answered:answered + 2]
        casino = int(CASINO.search(before)[1])
        self.assertEqual((first["seat"], first["action"]), (0, {"kind": "place", "face": casino}))
        self.assertEqual(second["seat"], 1)

    async def test_what_is_typed_while_the_server_is_away_counts_once(self):
        async def lose(terminal):
            self.kill()
            await terminal.wait_for_text(r"^Not connected\.$")
            terminal.type("1\r")

        await self.check_choice_counts_once(lose)

    async def test_what_was_on_its_way_counts_once(self):
        async def lose(terminal):
            self.server.process.send_signal(signal.SIGSTOP)
            terminal.type("1\r")
            await terminal.wait_until(lambda text: not CASINO.search(text),
                                      "a choice that was sent")
            self.kill()

        await self.check_choice_counts_once(lose)

    async def test_a_private_game_that_is_over_is_listed_and_verified(self):
        terminal = self.play("--bots", "1", "--no-clock", "--result-line")
        asked = None
        while OVER not in (text := terminal.screen.text()):
            if parse_question(text) and parse_question(text) != asked:
                asked = parse_question(text)
                terminal.type("1\r")
            await terminal.wait_until(
                lambda now: OVER in now or parse_question(now) not in (None, asked),
                "the next question",
            )
        terminal.type("leave\r")
        await terminal.wait_exit()
        over = RESULT.search(terminal.screen.text())
        self.kill()
        self.restart_server()
        mine, robot = (f"${int(total):,}" for total in over[1].split(","))
        listed = self.run_vegas("games")
        self.assertEqual((listed.returncode, listed.stderr), (0, ""))
        _, _, game, seats, *_ = listed.stdout.splitlines()
        self.assertRegex(game, r"^\w+-1  \d{4}-\d\d-\d\d \d\d:\d\d  royale-basic$")
        self.assertRegex(seats, rf"^    Me \{mine} \(you(, won)?\), .* \{robot} \(bot(, won)?\)$")
        (told,) = json.loads(self.run_vegas("games", "--json").stdout)
        self.assertEqual(told["game"], game.split()[0])
        verified = self.run_vegas("verify", told["game"])
        self.assertEqual((verified.returncode, verified.stderr), (0, ""))
        self.assertIn(f"verified game={told['game']} ", verified.stdout)
        self.assertIn(f"totals={over[1]}\n", verified.stdout)


if __name__ == "__main__":
    unittest.main(verbosity=2)
