#!/usr/bin/python3
"""strictness.json before all three verifiers of transcripts: `vegas verify`, the script, the page.

support/transcripts.py says what a row is. A refusal must have the reason that the row names. The
digest hides none: each refused text is tried with every digest that somebody could give it.
"""

import json
import pathlib
import sys
import tempfile
import unittest

from support.server import run_vegas
from support.transcripts import ANSWERS, GAMES, replay_for, texts_of
from support.verifiers import HAS_PAGE, VERIFIERS, ask_page, ask_script, ask_vegas

ROWS = json.loads(pathlib.Path(__file__).with_name("strictness.json").read_text())


def simulate(folder, ruleset, seats, options, kinds):
    """The first of some games in which there are answers of these kinds."""
    done = run_vegas("simulate", "--ruleset", ruleset, "--seats", seats, "--games", 60, "--seed",
                     "strict", "--options", json.dumps(options), "--transcripts", folder, "--json")
    assert done.returncode == 0, done.stderr
    games = (json.loads(file.read_text()) for file in sorted(pathlib.Path(folder).iterdir()))
    return next(game for game in games
                if kinds <= {made["action"]["kind"] for made in game["actions"]})


class Strictness(unittest.TestCase):
    def test_all_three_answer_alike(self):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        games = {name: simulate(folder / name, *game) for name, game in GAMES.items()}
        asked, transcripts, replays = [], [], []
        for row in ROWS:
            for name in row["of"].split():
                for text, is_signed in texts_of(row, games[name]):
                    transcripts.append(folder / f"{len(asked)}.json")
                    transcripts[-1].write_bytes(text)
                    replays.append(folder / f"{len(asked)}.replay")
                    replays[-1].write_bytes(replay_for(row, games[name], text))
                    asked.append((name, row, is_signed))
        answers = zip(ask_vegas(transcripts), ask_script(transcripts),
                      *([ask_page(replays)] if HAS_PAGE else []))
        for (name, row, is_signed), given in zip(asked, answers, strict=True):
            for verifier, answer in zip(VERIFIERS, given):  # only the page may be missing
                with self.subTest(row["name"], of=name, verifier=verifier, signed=is_signed):
                    wanted = row.get(verifier, row["answer"])
                    self.check(verifier, answer.split(" "), wanted, is_signed)
        page = "" if HAS_PAGE else "; the page was not asked: client-web/install was not run"
        print(f"{len(ROWS)} rows, {len(asked)} transcripts{page}", file=sys.stderr)

    def check(self, verifier, answers, wanted, is_signed):
        if wanted == "unchecked" and verifier == "page":
            # It always says below its checks what it does not check.
            wanted = "right" if is_signed else "digest"
        elif wanted == "unchecked" and not is_signed and "digest" in answers:
            wanted = "digest"  # found, though the rest cannot be judged
        self.assertIn(wanted, answers)

    def test_nobody_is_silent(self):
        """A row says so where a verifier does not judge; else all refuse, or all accept."""
        for row in ROWS:
            with self.subTest(row["name"]):
                answers = [row.get(verifier, row["answer"]) for verifier in VERIFIERS]
                self.assertLessEqual({*answers}, {*ANSWERS})
                self.assertLessEqual(len({answer == "right" for answer in answers
                                          if answer != "unchecked"}), 1)
        names = [(row["of"], row["name"]) for row in ROWS]
        self.assertEqual(len(names), len({*names}))


if __name__ == "__main__":
    unittest.main(verbosity=2)
