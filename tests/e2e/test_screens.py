#!/usr/bin/python3
"""Whole games at terminals of several sizes and languages: what one decides by is on the screen."""

import itertools
import json
import pathlib
import re
import tempfile
import unittest

from support.server import ServerTest, program
from support.terminal import Terminal

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = ((20, 60), (24, 80), (40, 120))
LANGUAGES = ("en", "de", "ru")
RULESETS = ("royale", "royale-basic", "classic", "custom", "vegas-1996")
OPTIONS = {"royale": {"tiles": 6}}
CHOICE = re.compile(r"(?:^|[ ▶])(\d+)\) ", re.M)
ASIDE = re.compile(r"\([^()]*\)")
TOTALS = re.compile(r"^result table=\w+ places=\S+ totals=[\d,]+", re.M)


def texts(language):
    path = ROOT / "client-cli" / "texts" / f"{language}.json"
    return json.loads(path.read_text(encoding="utf-8"))


class Person:
    """Somebody who plays to the end, and checks each screen first."""

    def __init__(self, test, terminal, language):
        self.test, self.terminal = test, terminal
        words = texts(language)
        self.go_on, self.yours = words["keys"]["go_on"], words["turn"]["yours"]
        self.questions = self.told = 0
        self.paid = set()  # casinos whose payout was seen

    def check(self, text):
        """Every choice, from 1 on."""
        start = text.rindex("\n" + self.yours)
        numbers = {int(n) for n in CHOICE.findall(ASIDE.sub("", text[start:]))}
        self.test.assertTrue(numbers, text)
        self.test.assertEqual(numbers, set(range(1, max(numbers) + 1)), text)

    async def play(self, at_question=None):
        before = None
        while self.terminal.process.poll() is None:
            text = await self.terminal.until(
                lambda now, old=before: now != old and (self.go_on in now or self.asked(now))
                or self.terminal.process.poll() is not None, "something to do")
            before = text
            if self.terminal.process.poll() is not None:
                break
            if self.go_on in text:
                self.told += 1
                self.paid.update(re.findall(r"▶(\d)", text))
                self.terminal.type("\r")
            else:
                self.questions += 1
                self.check(text)
                if at_question:
                    await at_question(self)
                self.terminal.type("1\r")
        await self.terminal.ended()

    def asked(self, text):
        whole = text.splitlines()[-1].startswith(">")
        return whole and self.yours in text and CHOICE.search(text[text.rindex(self.yours):])


class Screens(ServerTest):
    def begin(self, ruleset, size, language, *more):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        command = [
            program("VEGAS_CLI"), "play", "--server", self.server.ws, "--name", "Me",
            "--ruleset", ruleset, "--options", json.dumps(OPTIONS.get(ruleset, {})),
            "--bots", "3", "--no-clock", "--lang", language, "--result-line", *more]
        env = {"HOME": home.name, "LANG": "C.UTF-8", "TZ": "UTC"}
        terminal = Terminal(command, env, *size)
        self.addCleanup(terminal.close)
        return Person(self, terminal, language)

    async def whole_game(self, ruleset, size, language, speed):
        person = self.begin(ruleset, size, language, "--speed", speed)
        await person.play()
        screen = person.terminal.screen.text()
        self.assertEqual(person.terminal.process.returncode, 0, screen)
        self.assertRegex(screen, TOTALS)
        self.assertGreater(person.questions, 5)
        if ruleset != "vegas-1996" and speed == "normal":
            self.assertEqual(person.paid, set("123456"), "every casino's payout was seen")

    async def test_whole_games_of_every_ruleset(self):
        """Each ruleset at one size in one language, each size in each language."""
        # What is told takes time: once for each size.
        for ruleset, speed, (size, language) in zip(
                itertools.cycle(RULESETS), itertools.cycle(("normal", "off", "off")),
                itertools.product(SIZES, LANGUAGES)):
            with self.subTest(ruleset=ruleset, size=size, language=language):
                await self.whole_game(ruleset, size, language, speed)

    async def test_another_size_in_mid_game(self):
        person = self.begin("royale", (40, 120), "en", "--speed", "off")
        sizes = itertools.cycle(SIZES)

        async def resize(who):
            who.terminal.resize(*next(sizes))
            text = await who.terminal.until(
                lambda now: who.asked(now) or who.terminal.process.poll() is not None,
                "question in another size")
            if who.terminal.process.poll() is None:
                who.check(text)

        await person.play(resize)
        self.assertEqual(person.terminal.process.returncode, 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
