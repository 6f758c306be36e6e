#!/usr/bin/python3
"""strictness.json before all three verifiers of transcripts: `vegas verify`, the script, the page.

support/transcripts.py says what a row is. A refusal must have the reason that the row names. The
digest hides none: each refused text is tried with every digest that somebody could give it.
"""

import json
import pathlib
import re
import sys
import tempfile
import unittest

from support import ROOT
from support.kits import PACKAGES
from support.server import run_program, run_vegas
from support.transcripts import ANSWERS, GAMES, replay_for, texts_of
from support.verifiers import run_script

ROWS = json.loads(pathlib.Path(__file__).with_name("strictness.json").read_text())
VERIFIERS = ("vegas", "script", "page")
MOST_FILES = 200  # of one command
HAS_PAGE = (PACKAGES / "vite-node").exists()

# What the words of a verifier stand for: the first pattern that fits. Some say it less exactly.
VEGAS = (
    (r"^verified ", "right"), (r"^unverified ", "unchecked"),
    (r"transcript: (not JSON|a member is given twice)| cannot be read$", "json"),
    (r"transcript: (options: (?!is missing)|there is no such rules|this ruleset cannot)", "setup"),
    (r"transcript: actions\[\d+\]: action: (?!is missing)", "action"), (r"transcript: ", "form"),
    (r"^wrong .*server's seed", "commitment"), (r"^wrong .*commitment", "seal"),
    (r"^wrong .*(not over after|has no result|not the result)", "result"),
    (r"^wrong .*action \d+ ", "action"), (r"^wrong .*the digest", "digest"),
)
SCRIPT_WORDS = (
    (r"^verified$", "right"), (r"^unverified: ", "unchecked"), (r"^cannot be read: ", "json"),
    (r"^wrong: a wrong commitment", "commitment"), (r"^wrong: a wrong (option|number)", "setup"),
    (r"^wrong: action \d+ is wrong", "form seal"), (r"^wrong: action \d+ ", "action"),
    (r"^wrong: .*result of", "result"), (r"^wrong: the digest", "digest"), (r"^wrong: ", "form"),
)
PAGE = {
    "commitment": "commitment", "sealed": "seal", "same_game": "setup action result",
    "digest": "form digest", "dice": "action", "SyntaxError": "json",
}


def classify(words, patterns):
    for pattern, answer in patterns:
        if re.search(pattern, words, re.M):
            return answer
    return words


def ask_vegas(files):
    for file in files:
        done = run_vegas("verify", file, errors="replace")
        answer = classify(done.stdout + done.stderr, VEGAS)
        code = {"right": 0, "json": 2}.get(answer, 1)
        yield answer if done.returncode == code else f"exit code {done.returncode}: {answer}"


def ask_script(files):
    for start in range(0, len(files), MOST_FILES):
        names = [str(file) for file in files[start:start + MOST_FILES]]
        said = run_script(*names).stdout
        words = re.split("^(?:" + "|".join(map(re.escape, names)) + "): ", said, flags=re.M)[1:]
        yield from (classify(each.strip(), SCRIPT_WORDS) for each in words)


def ask_page(files):
    command = [PACKAGES / ".bin" / "vite-node", "--config", "vite.config.ts",
               ROOT / "tests" / "client-web" / "verify_files.ts"]
    done = run_program(*command, input="\n".join(map(str, files)), cwd=ROOT / "client-web")
    assert done.returncode == 0, done.stderr
    for line in done.stdout.splitlines():
        yield " ".join(PAGE.get(word, word) for word in json.loads(line)) or "right"


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
