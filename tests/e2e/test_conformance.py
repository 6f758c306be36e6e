#!/usr/bin/python3
"""`vegasd conformance`: what it says of both kits, and of bots with one fault each."""

import concurrent.futures
import json
import re
import sys
import unittest

from support import ROOT, TIMEOUT_S
from support.kits import PYTHON, TypeScriptKit, with_typescript
from support.server import program_path, run_vegasd

FAULTY_BOT = ROOT / "tests" / "e2e" / "support" / "faulty_bot.py"
TRIALS = ["questions", "news", "cut-at-question", "cut-at-answer", "too-late", "rate-limit",
          "storage", "restart"]
KINDS = 23
# What is found in which trial, of each fault of faulty_bot.py.
EXPECTED_FINDINGS = {
    "IllegalAction": ("questions",
                      "answered with `illegal_action` to .*not one of the listed actions"),
    "ActsForOthers": ("questions", r"answered decision \d+, which was not its to answer"),
    "ActsTwice": ("questions", r"answered decision \d+ twice"),
    "DoesNotAct": ("questions", r"was asked `place` \(decision \d+\), but has not answered within"),
    "NotJson": ("questions", r"sent something that is not JSON: \{'op': 'act'"),
    "ExtraField": ("questions", "`bad_message` to .*there is no such field"),
    "JoinsBeforeHello": ("questions", "`hello_required` to .*table.join"),
    "NoBotField": ("questions", "said `hello` without `bot`, so that people take it for one"),
    "JoinsAsSpectator": ("questions", "`not_seated` to .*table.ready"),
    "LeavesTable": ("questions", "has left the table before the game was over"),
    "RejectsUnknownMessages": ("news",
                               "before the game was over.*does not know, and which it has to "
                                 "ignore"),
    "RejectsUnknownEvents": ("news", "before the game was over.*does not know, and which it has to "
                               "ignore"),
    "RejectsUnknownFields": ("news", "before the game was over.*does not know, and which it has to "
                               "ignore"),
    "DoesNotReconnect": ("cut-at-question",
                         r"has not come back within \d+ ms when its connection had "
                                     r"ended.*broken when it had been asked decision"),
    "ExitsOnDisconnect": ("cut-at-answer", r"has ended \(exit status 0\) before the game was over"),
    "ReconnectsWithoutToken": ("cut-at-question",
                               "came back as a new player: `hello` must have the `token`"),
    "NoJoinAfterReconnect": ("cut-at-answer", "came back, but has not asked how its table stands"),
    "RepeatsStaleAct": ("too-late", r"answered decision \d+ again, though it had been told "
                             "`stale_decision`"),
    "IgnoresRetryAfter": ("rate-limit", r"sent `act` again \d+ ms after `rate_limited`, whose "
                            "`retry_after_ms` was 400"),
    "NoRetryAfterRateLimit": ("rate-limit", "has not sent its answer again after `rate_limited`"),
    "ActsDuringOutage": ("storage", "sent `act` again though `ev: storage` had said"),
    "NoRetryAfterOutage": ("storage", "has not sent its answer again after `storage_unavailable`"),
    "ReconnectsTooEarly": ("restart",
                           r"came back \d+ ms after `closing`, whose `reconnect_after_ms` was "
                            "600"),
}


def run_conformance(*words):
    """Its code, output and complaints; and what the bot has printed. It may be twenty games."""
    ended = run_vegasd("conformance", *words, timeout=5 * TIMEOUT_S)
    return ended.returncode, ended.stdout, ended.stderr


class GoodBots(unittest.TestCase):
    def assert_correct(self, *command):
        code, out, err = run_conformance("--json", "--", *command)
        report = json.loads(out)
        self.assertEqual([trial["mistake"] for trial in report["trials"]], [None] * len(TRIALS),
                         err)
        self.assertEqual((code, report["right"], report["wrong"]), (0, len(TRIALS), 0))
        self.assertEqual([trial["trial"] for trial in report["trials"]], TRIALS)
        questions, *others = report["trials"]
        self.assertEqual(len(questions["asked"]), KINDS)
        self.assertGreater(questions["answers"], 200)
        for trial in others:
            self.assertEqual(trial["games"], 1)
            self.assertGreater(trial["answers"], 5)

    def test_python(self):
        self.assert_correct(str(PYTHON / "example.py"), "{url}", "--invite", "{invite}")

    @with_typescript
    def test_typescript(self):
        with TypeScriptKit() as kit:
            self.assert_correct(*kit.command("example.js"), "{url}", "--invite", "{invite}")

    def test_the_terminal_clients_bot(self):
        self.assert_correct(program_path("VEGAS_CLI"), "bot", "--policy", "preview", "--server",
                            "{url}", "--invite", "{invite}")

    def test_without_a_kit(self):
        self.assert_correct(str(FAULTY_BOT), "none", "{url}", "{invite}")

    def test_a_bot_that_reads_its_environment(self):
        words = f"exec {FAULTY_BOT} none $VEGAS_URL $VEGAS_INVITE"
        code, out, err = run_conformance("--only", "restart", "--", "sh", "-c", words)
        self.assertEqual(code, 0, out + err)
        self.assertRegex(out, r"^right  restart .*\n       1 game, \d+ answers\n1 of 1 trials "
                              r"right\n$")


class BadBots(unittest.TestCase):
    def test_every_fault_is_named(self):
        def report(fault):
            trial, _ = EXPECTED_FINDINGS[fault]
            return run_conformance("--only", trial, "--patience", "8000", "--", str(FAULTY_BOT),
                                   fault, "{url}", "{invite}")

        sys.path.insert(0, str(FAULTY_BOT.parent))
        import faulty_bot
        self.assertEqual({*EXPECTED_FINDINGS, "none"}, set(faulty_bot.FAULTS))
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            for fault, (code, out, err) in zip(EXPECTED_FINDINGS,
                                               pool.map(report, EXPECTED_FINDINGS)):
                trial, sentence = EXPECTED_FINDINGS[fault]
                with self.subTest(fault):
                    self.assertEqual(code, 1, out + err)
                    verdict, games, mistake, summary = out.splitlines()
                    self.assertRegex(verdict, f"^wrong  {trial} ")
                    self.assertRegex(games, r"^       1 game, \d+ answers?")
                    self.assertRegex(mistake, rf"^       In [a-z-]+ the bot .*{sentence}.*\.$")
                    self.assertEqual(summary, "0 of 1 trials right")

    def test_a_bot_that_never_comes(self):
        code, out, _ = run_conformance("--only", "news", "--patience", "300", "--", "sleep", "60")
        self.assertEqual(code, 1)
        self.assertIn("the bot has not connected to the server within 300 ms.", out)

    def test_a_bot_that_ends_at_once(self):
        code, out, _ = run_conformance("--only", "news", "--", "false")
        self.assertEqual(code, 1)
        self.assertIn("the bot has ended (exit status 1) before the game was over.", out)

    def test_what_it_says_cannot_obey_a_terminal(self):
        words = f"printf '\\033[2J' > /dev/null; exec {FAULTY_BOT} NotJson $VEGAS_URL \033"
        code, out, _ = run_conformance("--only", "questions", "--", "sh", "-c", words)
        self.assertEqual(code, 1)
        self.assertNotIn("\033", out)


class Guide(unittest.TestCase):
    def test_it_has_every_trial(self):
        guide = (ROOT / "protocol" / "docs" / "first-bot.md").read_text()
        section = guide[guide.index("## 8. Conformance"):guide.index("## 9. ")]
        self.assertEqual(re.findall(r"^\| `([a-z-]+)` \|", section, re.M), TRIALS)


class UsageErrors(unittest.TestCase):
    def assert_usage_error(self, code, sentence, *words):
        got, out, err = run_conformance(*words)
        self.assertEqual((got, out), (code, ""))
        self.assertRegex(err, sentence)

    def test_no_program(self):
        self.assert_usage_error(2, "COMMAND", "--json")
        self.assert_usage_error(2, "cannot start no-such-program: No such file", "--",
                                "no-such-program")

    def test_no_such_trial(self):
        self.assert_usage_error(2, f"no such trial .{re.escape(', '.join(TRIALS))}", "--only",
                                "luck", "--", "true")

    def test_patience(self):
        self.assert_usage_error(2, "patience", "--patience", "5", "--", "true")


if __name__ == "__main__":
    unittest.main()
