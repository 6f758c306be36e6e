#!/usr/bin/python3
"""Transcripts of every setup of two rulesets, and changed ones, before both verifiers."""

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

    def both_answer(self, text, code):
        for done in run_both(text):
            self.assertEqual(done.returncode, code, done.stdout + done.stderr)

    def test_both_read_one_json_value_and_nothing_else(self):
        text = json.dumps(self.example())
        self.both_answer(f" {text}\n", 0)
        first_seat = '"first_seat": 1'
        self.assertIn(first_seat, text)
        for wrong in (
            text + "\0", text + "\0 more", text + text, "\ufeff" + text,
            '{"game": "x", ' + text[1:],
            text.replace(first_seat, '"first_seat": 0, ' + first_seat),
            text.replace(first_seat, '"first_seat": 1, "first\\u005fseat": 1'),
        ):
            with self.subTest(wrong[:200]):
                self.both_answer(wrong, 2)
        self.both_answer("[" * 100_000 + "]" * 100_000, 1)
        for number in ("NaN", "-Infinity"):  # Python's parser takes them for numbers
            wrong = text.replace(first_seat, f'"first_seat": {number}')
            self.both_answer(wrong, 2)

    def test_both_find_values_of_another_form(self):
        """Each means what the true document means, and has a digest of its own."""
        document = self.example()
        place = next(n for n, a in enumerate(document["actions"]) if "face" in a["action"])
        winner = document["result"]["winners"][0]
        seat = document["actions"][0]["seat"]
        self.assertEqual(seat, 1)
        face = document["actions"][place]["action"]["face"]
        for path, value in (
            (("transcript",), 1.0), (("transcript",), True),
            (("options", "first_seat"), 1.0), (("options", "first_seat"), True),
            (("options", "open_money"), False), (("options", "open_money"), 1),
            (("result", "winners"), [float(winner)]), (("result", "totals", 0),
             float(document["result"]["totals"][0])),
            (("actions", 0, "seat"), 1.0), (("actions", 0, "seat"), True),
            (("actions", place, "action", "face"), float(face)),
            (("actions", 0, "house"), False), (("actions", 0, "house"), 1),
            (("actions", 0, "nonce"), "00" * 16), (("actions", 0, "commitment"), None),
            (("actions", 0, "more"), 1), (("actions", 0, "action", "more"), 1),
            (("seats", 0, "more"), 1), (("result", "more"), 1), (("more",), 1),
            (("options", "more"), 1),
            (("seats", 0, "bot"), "Easy"), (("seats", 0, "bot"), "clever"), (("seats", 0, "bot"), False),
            (("seats", 0, "name"), 1), (("seats", 0, "name"), None),
            (("server_seed",), document["server_seed"].upper()),
            (("server_seed",), " " + document["server_seed"]),
        ):
            with self.subTest(path=path, value=value):
                made = deep_copy(document)
                holder = made
                for key in path[:-1]:
                    holder = holder[key]
                holder[path[-1]] = value
                self.both_answer(json.dumps(update_digest(made)), 1)
                self.both_answer(json.dumps(made), 1)

    def with_seat(self, **seat):
        """The text of a game in which this is another seat 2."""
        document = self.example()
        document["seats"][2] = {**document["seats"][2], "bot": None, **seat}
        return json.dumps(update_digest(document))

    def test_both_take_every_seat_that_the_server_writes(self):
        ace = {"name": "Ace", "author": "Zo\xeb", "version": "1.2"}
        for seat in (
            {"name": "x" * 24}, {"name": "\N{GAME DIE}" * 24}, {"bot": "hard"},
            {"program": ace}, {"program": {"name": "Ace"}},
            {"program": {"name": "Ace", "author": "Ada"}},
            {"program": {"name": "Ace", "version": "!" * 24}},
        ):
            with self.subTest(seat):
                self.both_answer(self.with_seat(**seat), 0)

    def test_both_refuse_every_other_seat(self):
        for seat in (
            {"name": ""}, {"name": "x" * 25}, {"more": 1}, {"bot": ""},
            {"program": None}, {"program": {}}, {"program": "Ace"}, {"program": ["name"]},
            {"program": {"name": "Ace"}, "bot": "easy"},
            {"program": {"author": "Ada", "version": "1"}},
            {"program": {"name": "Ace", "more": "1"}},
            *({"program": {"name": "Ace", member: wrong}}
              for member in ("name", "author", "version") for wrong in ("", "x" * 25, 1, None)),
            {"program": {"name": "Ace", "version": "1 2"}},
            {"program": {"name": "Ace", "version": "\N{DEGREE SIGN}"}},
        ):
            with self.subTest(seat):
                self.both_answer(self.with_seat(**seat), 1)

    def test_both_read_utf_8_wherever_they_run(self):
        text = json.dumps(json.loads(self.with_seat(name="Zo\xeb")), ensure_ascii=False)
        latin = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": "latin-1"}
        for done in run_both(text, encoding="utf-8", env=latin):
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_both_find_seeds_that_are_somebody_elses(self):
        """The key of the dice is of the seeds with line breaks between them."""
        document = self.example()
        seeds = [seat["seed"] for seat in document["seats"]]
        self.assertEqual(seeds, ["", "", ""])
        for game, seeds in (("x\n", seeds), ("x", ["\n", "", ""]), ("x", ["", "\n\n", ""])):
            made = deep_copy(document)
            made["game"] = game
            for seat, seed in zip(made["seats"], seeds):
                seat["seed"] = seed
            with self.assertRaisesRegex(ValueError, "printable"):
                verifier.verify(update_digest(made))
            self.both_answer(json.dumps(update_digest(made)), 1)

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
