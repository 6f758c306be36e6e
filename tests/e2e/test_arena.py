#!/usr/bin/python3
"""Programs in the arena: both kits in every ruleset, what they are told, and what they do wrong."""

import asyncio
import contextlib
import io
import json
import pathlib
import shlex
import sys
import tempfile
import unittest

from support import schemas
from support.kits import PYTHON, TypeScriptKit, with_typescript
from support.server import run_vegas

sys.path.insert(0, str(PYTHON))
from vegas import Refused, arena  # noqa: E402

RULESETS = ("royale-basic", "royale", "classic", "custom", "vegas-1996")
FIRST = """
import asyncio, sys
sys.path.insert(0, {kit!r})
from vegas import arena
asyncio.run(arena.play(lambda view, prompt: prompt["actions"][0]))
"""
# Writes down all that it is told and answers: who may see what is looked at afterwards.
RECORDER = """
import json, sys
with open(sys.argv[1], "a") as heard:
    for line in sys.stdin:
        heard.write(line)
        message = json.loads(line)
        if message.get("ev") == "snapshot" and "actions" in (message["prompt"] or {}):
            prompt = message["prompt"]
            answer = {"op": "act", "id": 1, "table": message["table"],
                      "decision": prompt["decision"], "action": prompt["actions"][-1]}
            heard.write("< " + json.dumps(answer) + "\\n")
            print(json.dumps(answer), flush=True)
"""


def python_command(text, *words):
    return shlex.join([sys.executable, "-B", "-c", text, *words])


def run_arena(*options, **programs):
    """`vegas arena` with these programs: its code, output and complaints."""
    named = [word for name, command in programs.items() for word in ("--program",
                                                                     f"{name}={command}")]
    ended = run_vegas("arena", *named, "--json", *options)
    return ended.returncode, ended.stdout, ended.stderr


class Arena(unittest.TestCase):
    def run_arena_ok(self, *options, **programs):
        code, out, err = run_arena(*options, **programs)
        self.assertEqual((code, err), (0, ""))
        return json.loads(out)["bots"]

    def record_messages(self, ruleset, games, seats=3, options="{}"):
        """What two witnesses and house bots beside them were told: each one's lines."""
        with tempfile.TemporaryDirectory() as folder:
            files = [pathlib.Path(folder, name) for name in ("one", "two")]
            house = ["easy"] * (seats - 2)
            self.run_arena_ok("--bots", ",".join(["one", "two", *house]), "--ruleset", ruleset,
                              "--games", str(games), "--options", options,
                              one=python_command(RECORDER, str(files[0])),
                              two=python_command(RECORDER, str(files[1])))
            return [file.read_text().splitlines() for file in files]


class Kits(Arena):
    def assert_plays(self, command):
        for ruleset in RULESETS:
            with self.subTest(ruleset):
                bots = self.run_arena_ok("--bots", "mine,easy,mine", "--ruleset", ruleset,
                                         "--games", "6", mine=command)
                self.assertEqual([bot["name"] for bot in bots], ["mine", "easy", "mine"])
                self.assertEqual([bot["games"] for bot in bots], [6, 6, 6])
                self.assertAlmostEqual(sum(bot["win_share"] for bot in bots), 1)
                self.assertGreater(bots[0]["ms_mean"], 0)

    def test_python(self):
        self.assert_plays(python_command(FIRST.format(kit=str(PYTHON))))

    @with_typescript
    def test_typescript(self):
        with TypeScriptKit() as kit:
            (kit.path / "bot.js").write_text('import { play } from "./arena.js";\n'
                                             "await play((_, question) => question.actions[0]);\n")
            self.assert_plays(shlex.join(kit.command("bot.js")))

    def test_what_is_refused_is_said(self):
        replies = io.StringIO(
            '{"re":1,"ok":false,"error":{"code":"illegal_action","message":"no"}}\n')
        with contextlib.ExitStack() as stack:
            stack.callback(setattr, sys, "stdin", sys.stdin)
            sys.stdin = replies
            with self.assertRaisesRegex(Refused, "^illegal_action: no$"):
                asyncio.run(arena.play(lambda view, prompt: prompt["actions"][0]))


class ReceivedMessages(Arena):
    def test_every_message_is_of_the_contract(self):
        for ruleset in RULESETS:
            games = 1 if ruleset == "vegas-1996" else 3  # the rounds of that one have long logs
            for lines in self.record_messages(ruleset, games):
                self.assertIn('"status":"finished"', lines[-1])
                for line in lines:
                    if line.startswith("< "):
                        schemas.check_request(json.loads(line[2:]))
                    else:
                        schemas.check_server_text(line, json.loads(line))

    def test_the_round_log_goes_on_from_the_end_of_the_last_round(self):
        for lines in self.record_messages("royale-basic", 3):
            logs = [json.loads(line)["round_log"] for line in lines
                    if line.startswith('{"ev":"snapshot"')]
            self.assertEqual(logs[0][0]["kind"], "game_started")
            begun = [log[0]["kind"] for log in logs[1:] if log]
            self.assertIn("round_ended", begun)
            self.assertLessEqual(set(begun), {"game_started", "round_ended"})

    def test_money_and_sealed_choices_of_others_are_not_told(self):
        """Each is told of its own cards, and of a choice of the other's that it was made."""
        tiles = json.dumps({"tile_set": [["A1", "G1", None]] * 3})
        sealed = 0
        for lines in self.record_messages("royale", 12, options=tiles):
            for line in lines:
                if not line.startswith('{"ev":"snapshot"'):
                    continue
                view = json.loads(line)["view"]
                seat = view["you"]["seat"]
                others = [s for s in view["sealed"] if s["seat"] != seat]
                sealed += len(others)
                for choice in others:
                    self.assertEqual(set(choice), {"seat", "commitment"})
                if view["table"]["status"] == "playing":
                    self.assertEqual([s["total"] for s in view["seats"]], [None] * 3)
                own = [s for s in view["sealed"] if s["seat"] == seat]
                self.assertEqual("sealed" in view["you"], bool(own))
        self.assertGreater(sealed, 0)

    def test_the_same_seed_is_the_same_contest_whatever_the_jobs(self):
        first = python_command(FIRST.format(kit=str(PYTHON)))
        seen = []
        for jobs in ("1", "2"):
            bots = self.run_arena_ok("--bots", "mine,easy,normal:20", "--ruleset", "royale",
                                     "--games", "12", "--jobs", jobs, mine=first)
            seen.append([{k: v for k, v in bot.items() if not k.startswith("ms")} for bot in bots])
        self.assertEqual(seen[0], seen[1])


class FaultyPrograms(unittest.TestCase):
    """A program that goes wrong ends the contest, with a sentence that says what it did."""

    def assert_fails_with(self, text, sentence, *options):
        options = options or ("--bots", "mine,easy", "--ruleset", "royale-basic", "--games", "4")
        code, out, err = run_arena(*options, mine=text)
        self.assertEqual((code, out), (1, ""))
        self.assertRegex(err, f"(?m)^vegas: mine {sentence}")

    def program_answering(self, answer):
        return python_command(
            "import json, sys\nfor line in sys.stdin:\n"
            f"    m = json.loads(line); p = m.get('prompt')\n    if p: print({answer}, "
            "flush=True)\n")

    def test_it_is_not_there(self):
        self.assert_fails_with("/no/such/program", "has ended too early\n")

    def test_it_ends(self):
        self.assert_fails_with(python_command("input()"), "has ended too early\n")

    def test_it_says_nothing(self):
        self.assert_fails_with(python_command("input(); input()"),
                               "has given no answer for 300 ms\n",
                               "--bots", "mine,easy", "--ruleset", "royale-basic", "--patience",
                               "300")

    def test_a_line_without_an_end(self):
        self.assert_fails_with(python_command("print('x' * 70_000)"),
                               "has written a line of more than 65536 bytes\n")

    def test_no_json(self):
        self.assert_fails_with(self.program_answering("'roll'"),
                               "was asked for `roll` and answered wrongly: .*bad_json")

    def test_another_op(self):
        other_op = "json.dumps({'op': 'table.leave', 'table': m['table']})"
        self.assert_fails_with(self.program_answering(other_op), "was asked for .*unknown_op")

    def test_another_decision(self):
        wrong = ("json.dumps({'op': 'act', 'table': m['table'], 'decision': p['decision'] + 1, "
                 "'action': p['actions'][0]})")
        self.assert_fails_with(self.program_answering(wrong), "was asked for .*future_decision")

    def test_an_action_that_is_not_listed(self):
        wrong = ("json.dumps({'op': 'act', 'table': m['table'], 'decision': p['decision'], "
                 "'action': {'kind': 'take_extra', 'take': True}})")
        self.assert_fails_with(self.program_answering(wrong),
                               "was asked for .*(illegal_action|bad_message)")

    def test_names(self):
        for named, why in ((["easy=cat"], "is a house bot"), (["a b=cat"], "write NAME=COMMAND"),
                           (["mine"], "write NAME=COMMAND"), (["mine="], "write NAME=COMMAND"),
                           (["mine=cat", "mine=tac"], "there are two")):
            words = [word for text in named for word in ("--program", text)]
            ended = run_vegas("arena", *words, "--bots", "mine,easy")
            self.assertEqual(ended.returncode, 2, named)
            self.assertIn(why, ended.stderr)

    def test_a_bot_that_nobody_named(self):
        code, _, err = run_arena("--bots", "other,easy", mine="cat")
        self.assertEqual(code, 2)
        self.assertRegex(err, "there is no bot `other`; there are random, .*, mine\n")


if __name__ == "__main__":
    unittest.main(verbosity=2)
