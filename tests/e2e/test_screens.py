#!/usr/bin/python3
"""Whole games at terminals of several sizes and languages: what one decides by is on the screen."""

import itertools
import json
import os
import pathlib
import re
import tempfile
import unittest

from support.prefix_proxy import PrefixProxy
from support.server import ServerTest, program_path
from support.terminal import Terminal

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = ((20, 60), (24, 80), (40, 120))
LANGUAGES = ("en", "de", "ru")
EVERY = os.environ.get("VEGAS_EVERY_SCREEN")
RULESETS = ("royale", "royale-basic", "classic", "custom", "vegas-1996")
OPTIONS = {"royale": {"tiles": 6}}
CHOICE = re.compile(r"(?:^|[ ▶])(\d+)\) ", re.M)
PLACE = re.compile(r"^ {4}[1-4]  \S.*\d", re.M)
ASIDE = re.compile(r"\([^()]*\)")
TOTALS = re.compile(r"^result table=\w+ places=\S+ totals=[\d,]+", re.M)


def texts(language):
    path = ROOT / "client-cli" / "texts" / f"{language}.json"
    return json.loads(path.read_text(encoding="utf-8"))


def pattern(text):
    """What matches a text, whatever stands in its braces and wherever it is broken."""
    words = (re.sub(r"\\{.*?\\}", r".+?", re.escape(word)) for word in text.split())
    return re.compile(r"\s+".join(words))


class ScreenPlayer:
    """Somebody who plays to the end, and checks each screen first."""

    def __init__(self, test, terminal, language):
        self.test, self.terminal, self.language = test, terminal, language
        words = texts(language)
        self.continue_text, self.your_turn_text = words["keys"]["go_on"], words["turn"]["yours"]
        self.over_text, self.place = words["ask"]["over"], words["result"]["place"]
        self.sources = [pattern(words["speech"][key])
                        for key in ("in_round", "from_tiles", "from", "chip_of")]
        self.questions = self.told_texts = self.games = 0
        self.paid_text = set()  # casinos whose payout was seen

    def choices(self, text):
        start = text.rindex("\n" + self.your_turn_text)
        return {int(n) for n in CHOICE.findall(ASIDE.sub("", text[start:]))}

    async def play(self, at_question=None, games=1):
        """`at_question` returns the screen on which the question then stands, so that it is
        answered once."""
        before = None
        while self.terminal.process.poll() is None:
            text = await self.terminal.wait_until(
                lambda now, old=before: now != old and self.is_waiting(now)
                or self.terminal.process.poll() is not None, "something to do")
            before = text
            if self.terminal.process.poll() is not None:
                break
            if self.over_text in text:
                self.games += 1
                self.terminal.type("1\r" if self.games < games else "2\r")
            elif self.continue_text in text:
                self.told_texts += 1
                self.paid_text.update(re.findall(r"▶(\d)", text))
                self.terminal.type("\r")
            else:
                self.questions += 1
                if at_question:
                    before = await at_question(self)
                self.terminal.type("1\r")
        await self.terminal.wait_exit()

    # A program on a busy machine may have drawn only a part of its screen so far.

    def is_waiting(self, text):
        asks = self.continue_text in text or self.is_over(text) or self.is_asked(text)
        return asks and self.terminal.screen.is_at_prompt()

    def is_over(self, text):
        """With what each of the four has in the end, and where at least their own comes from."""
        return (self.over_text in text and self.place in text and len(PLACE.findall(text)) == 4
                and any(source.search(text) for source in self.sources))

    def is_asked(self, text):
        """With every choice from 1 on."""
        whole = text.splitlines()[-1].startswith(">")
        if not whole or "\n" + self.your_turn_text not in text:
            return False
        numbers = self.choices(text)
        return bool(numbers) and numbers == set(range(1, max(numbers) + 1))


class Screens(ServerTest):
    def start_player(self, ruleset, size, language, *more, at=None):
        home = self.enterContext(tempfile.TemporaryDirectory())
        command = [
            program_path("VEGAS_CLI"), "play", "--server", at or self.server.ws, "--name", "Me",
            "--ruleset", ruleset, "--options", json.dumps(OPTIONS.get(ruleset, {})),
            "--bots", "3", "--no-clock", "--lang", language, "--result-line", *more]
        env = {"HOME": home, "LANG": "C.UTF-8", "TZ": "UTC"}
        terminal = Terminal(command, env, *size)
        self.addCleanup(terminal.close)
        return ScreenPlayer(self, terminal, language)

    async def play_whole_game(self, ruleset, size, language, speed):
        person = self.start_player(ruleset, size, language, "--speed", speed)
        await person.play()
        screen = person.terminal.screen.text()
        self.assertEqual(person.terminal.process.returncode, 0, screen)
        self.assertRegex(screen, TOTALS)
        self.assertGreater(person.questions, 5)
        self.assertEqual(person.terminal.screen.redraw_count, 1, "drawn whole at the start alone")
        if ruleset != "vegas-1996" and speed == "normal":
            self.assertEqual(person.paid_text, set("123456"), "every casino's payout was seen")

    async def test_whole_games_of_every_ruleset(self):
        """Each size in each language; with VEGAS_EVERY_SCREEN=1 each ruleset at each of them."""
        # What is told takes time: once for each size.
        speeds = itertools.cycle(("normal", "off", "off"))
        games = itertools.product(RULESETS if EVERY else ("",), SIZES, LANGUAGES)
        for number, (speed, (ruleset, size, language)) in enumerate(zip(speeds, games)):
            ruleset = ruleset or RULESETS[number % len(RULESETS)]
            with self.subTest(ruleset=ruleset, size=size, language=language):
                await self.play_whole_game(ruleset, size, language, speed)

    async def test_another_size_in_mid_game(self):
        person = self.start_player("royale", (40, 120), "en", "--speed", "off")
        sizes = itertools.cycle(SIZES)

        async def resize(who):
            who.terminal.resize(*next(sizes))
            return await who.terminal.wait_until(who.is_asked, "question in another size")

        await person.play(resize)
        self.assertEqual(person.terminal.process.returncode, 0)

    async def test_another_game_with_the_same_people(self):
        person = self.start_player("classic", (24, 80), "en", "--speed", "off")
        await person.play(games=2)
        self.assertEqual(person.games, 2)
        self.assertEqual(person.terminal.process.returncode, 0)
        self.assertEqual(len(TOTALS.findall(person.terminal.screen.text())), 2)

    async def test_a_line_that_is_cut(self):
        """The same question comes again, and the game goes on."""
        for ruleset, size, language in zip(("vegas-1996", "royale", "custom"), SIZES, LANGUAGES):
            async with PrefixProxy(self.server, "") as line:
                person = self.start_player(ruleset, size, language, "--speed", "off", at=line.ws)
                await person.play(lambda who, line=line: self.cut(who, line))
            self.assertEqual(person.terminal.process.returncode, 0)

    async def cut(self, who, line):
        if who.questions not in (2, 7):
            return who.terminal.screen.text()
        screen = who.terminal.screen.text()
        line.cut()
        away = texts(who.language)["notice"]["not_connected"]
        await who.terminal.wait_until(lambda now: away in now, away)
        line.restore()
        again = await who.terminal.wait_until(lambda now: away not in now and who.is_asked(now),
                                              "question")
        self.assertEqual(who.choices(again), who.choices(screen))
        return again


if __name__ == "__main__":
    unittest.main(verbosity=2)
