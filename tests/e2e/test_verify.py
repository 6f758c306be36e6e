#!/usr/bin/python3
"""Transcripts of every setup of two rulesets before `vegas verify` and the script.

Changed ones, before the page too: test_strictness.py.
"""

import hashlib
import json
import os
import pathlib
import tempfile
import unittest

from support import schemas
from support.patch import deep_copy
from support.verifiers import (SCRIPT, UNKNOWN_RULES, load_script, run_both, run_script,
                               run_vegas)

SETUPS = [
    *(("royale-basic", seats, {}) for seats in (2, 3, 4, 5)),
    ("royale-basic", 2, {"neutral_dice": False}),
    *(("classic", seats, {}) for seats in (2, 3, 4, 5)),
    *(("classic", seats, {"neutral_dice": True}) for seats in (2, 3, 4)),
    ("royale-basic", 3, {"first_seat": 2, "open_money": True}),
]
GAMES = 20
verifier = load_script()


def simulate_games(folder, ruleset, seats, options, games=GAMES):
    done = run_vegas(
        "simulate", "--ruleset", ruleset, "--seats", str(seats), "--games", str(games),
        "--options", json.dumps(options), "--seed", "e2e", "--transcripts", str(folder), "--json",
    )
    assert done.returncode == 0, done.stderr
    return sorted(pathlib.Path(folder).glob("*.json"))


def leaf_paths(value, path=()):
    """The paths of all plain values."""
    inside = (
        value.items() if isinstance(value, dict)
        else enumerate(value) if isinstance(value, list) else None
    )
    if inside is None:
        yield path
    else:
        for key, part in inside:
            yield from leaf_paths(part, (*path, key))


def change_value(document, path):
    """A copy in which one value is another of the same kind."""
    document = deep_copy(document)
    holder = document
    for key in path[:-1]:
        holder = holder[key]
    value = holder[path[-1]]
    if isinstance(value, bool):
        value = not value
    elif isinstance(value, int):
        value += 1
    elif isinstance(value, str) and value:
        value = value[:-1] + ("1" if value[-1] == "0" else "0")
    else:
        value = "random"
    holder[path[-1]] = value
    return document


def update_digest(document):
    rest = {key: value for key, value in document.items() if key != "digest"}
    digest = hashlib.sha256(verifier.canonical(rest)).hexdigest()
    return {**document, "digest": digest}


class Verifiers(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())

    def test_the_script_is_short_and_needs_nothing(self):
        text = SCRIPT.read_text()
        self.assertLess(len(text.splitlines()), 200)
        imports = [line for line in text.splitlines() if line.startswith(("import", "from"))]
        wanted = ["import hmac", "import json", "import sys", "from hashlib import sha256"]
        self.assertEqual(imports, wanted)

    def test_both_find_every_game_right(self):
        for number, setup in enumerate(SETUPS):
            with self.subTest(setup):
                files = simulate_games(f"{self.folder}/{number}", *setup)
                self.assertEqual(len(files), GAMES)
                ours = run_vegas("verify", str(files[0]))
                self.assertEqual(ours.returncode, 0, ours.stderr + ours.stdout)
                theirs = run_script(*map(str, files))
                self.assertEqual(theirs.returncode, 0, theirs.stdout)
                self.assertEqual(theirs.stdout.count(": verified\n"), GAMES)

    def test_transcripts_are_of_the_contract(self):
        for number, setup in enumerate(SETUPS):
            for file in simulate_games(f"{self.folder}/{number}", *setup, games=2):
                schemas.check("transcript.json", json.loads(file.read_text()))

    def example(self):
        (file,) = simulate_games(self.folder, "royale-basic", 3, {"first_seat": 1}, games=1)
        return json.loads(file.read_text())

    def example_with_a_program(self):
        document = self.example()
        program = {"name": "Ace", "author": "Ada", "version": "1.2"}
        document["seats"][0] |= {"bot": None, "program": program}
        return update_digest(document)

    def test_the_script_finds_every_change(self):
        document = self.example_with_a_program()
        self.assertEqual(verifier.verify(document), ("verified", 0))
        paths = list(leaf_paths(document))
        self.assertGreater(len(paths), 300)
        for path in paths:
            with self.subTest(path), self.assertRaises((ValueError, LookupError, TypeError)):
                verifier.verify(change_value(document, path))

    def test_the_script_finds_what_a_new_digest_would_hide(self):
        document = self.example_with_a_program()
        hidden = 0
        for path in leaf_paths(document):
            if path[-1] in ("name", "bot", "author", "version", "digest"):
                continue  # nothing hangs on these: only the digest holds them
            try:
                said = verifier.verify(update_digest(change_value(document, path)))
            except (ValueError, LookupError, TypeError):
                continue
            if said == ("verified", 0):
                hidden += 1
                self.assertEqual(path[0], "actions", path)
        # The last answer of a round may be another legal one that comes to the same end.
        self.assertLessEqual(hidden, 2)

    def test_both_say_what_is_wrong_and_where(self):
        document = self.example()
        document["actions"][4]["seat"] = (document["actions"][4]["seat"] + 1) % 3
        text = json.dumps(document)
        for done in run_both(text):
            self.assertEqual(done.returncode, 1)
            self.assertIn(f"action 5 (seat {document['actions'][4]['seat']})", done.stdout)
            self.assertIn("the decision was seat", done.stdout)

    def test_both_tell_what_they_cannot_read(self):
        for verify in (lambda *w, **m: run_vegas("verify", *w, **m), run_script):
            self.assertEqual(verify("/nonexistent").returncode, 2)
            self.assertEqual(verify("-", input="{").returncode, 2)
            self.assertEqual(verify("-", input="{}").returncode, 1)
            self.assertEqual(verify().returncode, 2)

    def test_both_read_utf_8_wherever_they_run(self):
        document = self.example()
        document["seats"][2]["name"] = "Zo\xeb"
        text = json.dumps(update_digest(document), ensure_ascii=False)
        latin = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": "latin-1"}
        for done in run_both(text, encoding="utf-8", env=latin):
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_the_script_checks_sealed_choices_of_games_that_it_does_not_know(self):
        choice, nonce = {"fist": 2, "kind": "hide"}, bytes(range(16))
        sealed = hashlib.sha256(nonce + b'{"fist":2,"kind":"hide"}').hexdigest()
        action = {"seat": 0, "action": choice, "nonce": nonce.hex(), "commitment": sealed}
        document = {**self.example(), "ruleset": "another", "actions": [action]}
        self.assertEqual(verifier.verify(update_digest(document)), (UNKNOWN_RULES, 1))
        for wrong in (
            {**action, "nonce": bytes(16).hex()},
            {**action, "action": {"fist": 3, "kind": "hide"}},
            {"seat": 0, "action": choice},
            {**action, "action": {"kind": "roll"}},
        ):
            with self.assertRaises((ValueError, LookupError)):
                verifier.verify(update_digest({**document, "actions": [wrong]}))


if __name__ == "__main__":
    unittest.main(verbosity=2)
