#!/usr/bin/python3
"""The terminal client against the real server: bots, a watcher, a person at a pipe."""

import asyncio
import json
import pathlib
import re
import shutil
import signal
import subprocess
import threading
import unittest

from support import TIMEOUT_S
from support.server import ServerTest, run_vegas
from support.tables import connect_clients, play_out
from support.vegas_process import VegasProcess

RESULT = re.compile(
    r"^result table=\w+ places=[\d,]+ totals=[\d,]+ cards=[\d,]+ chips=[\d,]+$", re.M
)


# What speech programs read without spelling out a sign.
SENTENCE = re.compile(r"^[\w ,.:;!?'“”„«»–—…-]*[.!?…][”“»]?$")


class Bots(ServerTest):
    def finish(self, processes):
        results = []
        for vegas in processes:
            code, out, err = vegas.finish()
            self.assertEqual(code, 0, err)
            found = RESULT.findall(out)
            self.assertEqual(len(found), 1, out[-2000:])
            results.append(found[0])
        self.assertEqual(len(set(results)), 1, results)
        return results[0]

    def game(self, ruleset, seats, **options):
        first = VegasProcess(
            self.server, "bot", "--create", "--ruleset", ruleset, "--seats", str(seats),
            "--options", json.dumps(options),
        )
        invite = re.fullmatch(r"invite=(\w+) table=\w+\n", first.read_line())[1]
        # Who watches has to be there before the last seat is taken.
        watcher = VegasProcess(self.server, "watch", "--invite", invite)
        self.assertIn("You are watching", watcher.read_line())
        others = [
            VegasProcess(self.server, "bot", "--policy", policy, "--invite", invite)
            for policy in (["preview", "random"] * seats)[: seats - 1]
        ]
        return self.finish([first, *others, watcher])

    def test_four_play_royale_basic_before_a_watcher(self):
        result = self.game("royale-basic", 4)
        self.assertEqual(len(re.search(r"totals=([\d,]+)", result)[1].split(",")), 4)

    def test_five_play_classic(self):
        result = self.game("classic", 5)
        self.assertIn("chips=0,0,0,0,0", result)

    def test_four_play_royale_with_six_tiles(self):
        result = self.game("royale", 4, tiles=6)
        self.assertEqual(len(re.search(r"totals=([\d,]+)", result)[1].split(",")), 4)

    def test_three_play_vegas_1996_with_a_duel(self):
        result = self.game("vegas-1996", 3, duel=True)
        self.assertIn("cards=0,0,0", result)

    def test_six_play_custom_with_skip_cards(self):
        result = self.game("custom", 6, skip="cards", rounds=3)
        totals = re.search(r"totals=([\d,]+)", result)[1].split(",")
        self.assertEqual(len(totals), 6)
        self.assertTrue(all(int(total) < 300 for total in totals), result)

    def test_a_bot_prints_json_and_plays_several_games(self):
        first = VegasProcess(
            self.server, "bot", "--public", "--json", "--games", "3", "--seats", "2", "--seed", "1"
        )
        second = VegasProcess(self.server, "bot", "--json", "--games", "3", "--seats", "2",
                              "--seed", "2")
        results = []
        for vegas in (first, second):
            code, out, err = vegas.finish()
            self.assertEqual(code, 0, err)
            lines = [json.loads(line) for line in out.splitlines()]
            results.append({line["table"]: line["totals"] for line in lines if "totals" in line})
        self.assertEqual(len(results[0]), 3)
        self.assertEqual(results[0], results[1])

    async def test_a_bot_and_a_client_of_another_make_agree(self):
        (anna,) = await connect_clients(self.server, "Anna")
        made = await anna.create("royale-basic", seats=2)
        bot = VegasProcess(self.server, "bot", "--invite", made["invite"])
        await anna.wait_event(made["table"], "joined", seat=1)
        await anna.request("table.ready", table=made["table"])
        state = await play_out([anna], made["table"])
        code, out, err = bot.finish()
        self.assertEqual(code, 0, err)
        totals = ",".join(str(total) for total in state.view["result"]["totals"])
        self.assertIn(f"totals={totals} ", out)


class People(ServerTest):
    def play(self, *options, answer=lambda question: "1", prompt="Your turn"):
        """Answers every question, by default with the first thing on its list."""
        vegas = VegasProcess(self.server, "play", *options, stdin=subprocess.PIPE)
        lines = []
        for line in vegas.process.stdout:
            lines.append(line)
            if line.startswith(prompt):
                vegas.process.stdin.write(answer(line) + "\n")
                vegas.process.stdin.flush()
        code, _, err = vegas.finish()
        return code, "".join(lines), err

    def test_one_plays_to_the_end_against_three_house_bots(self):
        code, out, err = self.play("--name", "Me", "--bots", "3", "--ready", "--no-save")
        self.assertEqual((code, err), (0, ""))
        self.assertEqual(len(RESULT.findall(out)), 1, out[-3000:])
        self.assertRegex(out, "wins the game|win the game together")
        self.assertNotIn("\x1b", out, "no escapes in a pipe")

    def test_one_decides_about_tiles(self):
        """Takes the second choice of every tile, which is never to decline."""
        tiles = [
            ["A1", "H1", "F2", "B2", "E1", "G2"],
            ["F1", "G1", "B1", "C2", "E2", "D2"],
            ["E1", "B2", "A1", "C1", "F1", "H1"],
        ]
        prompts = set()

        def answer(question):
            if re.match("Your turn: (Roll|Place all) ", question):
                return "1"
            prompts.add(question)
            if "Hide a number" in question:
                return "hide 3"
            return "1" if "the bar?" in question else "2"

        # The dice are nobody's to choose: a game may pass without the question that is looked for.
        for _ in range(20):
            code, out, err = self.play(
                "--name", "Me", "--bots", "1", "--ready", "--no-save", "--ruleset", "royale",
                "--options", json.dumps({"tile_set": tiles}), answer=answer,
            )
            self.assertEqual((code, err), (0, ""))
            self.assertEqual(len(RESULT.findall(out)), 1, out[-3000:])
            self.assertIn("Tiles of this round: Lucky Punch, ", out)
            self.assertNotIn("Decide, ", out, "a question without words")
            if len(prompts) >= 3 and "hide 3; a wrong guess brings you " in out:
                return
        self.fail(f"only asked about {prompts}")

    def test_games_are_played_in_every_language(self):
        """A sentence a line, and what is said has no English beside it."""
        texts = pathlib.Path(__file__).resolve().parents[2] / "client-cli/texts"
        for language in sorted(path.stem for path in texts.glob("*.json")):
            words = json.loads((texts / f"{language}.json").read_text(encoding="utf-8"))
            for ruleset in ("royale", "vegas-1996"):
                with self.subTest(language=language, ruleset=ruleset):
                    code, out, err = self.play(
                        "--name", "Me", "--bots", "2", "--ready", "--no-save", "--lang", language,
                        "--ruleset", ruleset, prompt=words["turn"]["yours"],
                    )
                    self.assertEqual((code, err), (0, ""))
                    lines = [line for line in out.splitlines() if not RESULT.match(line)]
                    self.assertEqual([line for line in lines if not SENTENCE.match(line)], [])
                    said = "\n".join(lines)
                    self.assertNotRegex(said, r"[{}]|\b(event|prompt|choice|gaming|board)\.\w")
                    if language != "en":
                        self.assertNotRegex(said, r"\b(wins?|rolls|places?|the|you|then)\b")

    def test_whoever_listens_hears_no_sign_spelled_out(self):
        """espeak-ng reads whole games of every language; what it spells out it names."""
        speaker = shutil.which("espeak-ng")
        if speaker is None:
            self.skipTest("espeak-ng is not installed")
        for language, voice in (("en", "en-us"), ("de", "de"), ("ru", "ru")):
            with self.subTest(language=language):
                code, out, _ = self.play(
                    "--name", "Me", "--bots", "2", "--ready", "--no-save", "--lang", language,
                    "--ruleset", "royale",
                    prompt={"en": "Your turn", "de": "Du bist dran", "ru": "Ваш ход"}[language],
                )
                self.assertEqual(code, 0)
                text = "".join(line + "\n" for line in out.splitlines() if not RESULT.match(line))
                told = subprocess.run(
                    [speaker, "-q", "-X", "--stdin", "-v", voice], input=text,
                    encoding="utf-8", errors="replace",  # it cuts rules in the middle of a letter
                    capture_output=True, timeout=TIMEOUT_S, check=True,
                ).stdout
                # What it says of a sign: Found: '=' [_:i:kw@Lz_:], or Replace: and a name.
                named = r"^(?:Found: '_?[^\w\s“”„«»]+' .*|Replace: .*)"
                self.assertEqual(set(re.findall(named, told, re.M)), set())
                self.assertGreater(len(told), 10000)

    async def test_the_board_is_told_when_it_is_asked_for(self):
        vegas = VegasProcess(
            self.server, "play", "--name", "Me", "--bots", "1", "--ready", "--no-save", "--plain",
            "--options", '{"first_seat":0}', stdin=subprocess.PIPE,
        )
        await vegas.lines_until("Your turn: Roll")
        vegas.type("board", "casino 3", "money", "log 1", "rules payot", "1")
        out = "".join(await vegas.lines_until("Your turn: Place"))
        self.assertRegex(out, r"(?m)^Casino 6: .*\.$")
        self.assertIn("Did you mean Payout?", out)
        self.assertRegex(out, r"(?m)^Me rolls .*\.$")
        vegas.type("casino 3", "q", "leave")
        code, out, err = vegas.finish()
        self.assertEqual((code, err), (0, ""))
        self.assertRegex(out, r"(?m)^Casino 3: .*\.$")

    def test_ascii_is_ascii(self):
        code, out, err = self.play(
            "--name", "Me", "--bots", "1", "--ready", "--no-save", "--ascii", "--ruleset", "classic"
        )
        self.assertEqual((code, err), (0, ""))
        self.assertTrue(out.isascii())

    async def test_the_host_removes_people_and_lets_them_in_again(self):
        host = VegasProcess(
            self.server, "play", "--name", "Me", "--seats", "2", "--no-save", stdin=subprocess.PIPE
        )
        invite = (await host.lines_until("Invite: "))[-1].split()[-1]
        watcher = VegasProcess(self.server, "watch", "--invite", invite)
        await watcher.lines_until("You are watching")
        (ben,) = await connect_clients(self.server, "Ben")
        table = (await ben.join(invite=invite))["table"]
        await host.lines_until("Ben sits down")
        host.type("people", "remove spectator 1", "remove")
        await host.lines_until("is removed from the table.")
        code, _, err = watcher.finish()
        self.assertEqual((code, err), (1, "vegas: The host has removed you from the table.\n"))
        host.type("people", "remove player 2", "remove")
        await host.lines_until("The host removes Ben")
        await ben.wait_ev("left", table=table, reason="removed")
        with self.assertRefused("removed"):
            await ben.join(invite=invite)
        host.type("people", "let in 2")
        await host.lines_until("Ben can come back now.")
        await ben.join(invite=invite)
        await host.lines_until("Ben sits down")
        host.type("leave")
        code, _, err = host.finish()
        self.assertEqual((code, err), (0, ""))


class Rematches(ServerTest):
    """Whoever plays or watches by `vegas` ends with the game; what comes after is for others."""

    def start_player(self, invite):
        """Plays in a thread, with the first thing on every list."""
        vegas = VegasProcess(
            self.server, "play", "--name", "Me", "--invite", invite, "--ready", "--no-save",
            stdin=subprocess.PIPE,
        )
        lines = []

        def play():
            for line in vegas.process.stdout:
                lines.append(line)
                if line.startswith("Your turn"):
                    vegas.process.stdin.write("1\n")
                    vegas.process.stdin.flush()

        thread = threading.Thread(target=play, daemon=True)
        thread.start()
        return vegas, thread, lines

    async def wait_exit(self, player):
        vegas, thread, lines = player
        await asyncio.to_thread(thread.join, TIMEOUT_S)
        self.assertFalse(thread.is_alive(), "vegas did not end:\n" + "".join(lines[-20:]))
        code, _, err = vegas.finish()
        self.assertEqual((code, err), (0, ""))
        self.assertEqual(len(RESULT.findall("".join(lines))), 1, lines[-20:])

    async def test_the_table_plays_again_before_they_know_of_the_end(self):
        (anna,) = await connect_clients(self.server, "Anna")
        made = await anna.create("royale-basic", seats=2)
        table = made["table"]
        watcher = VegasProcess(self.server, "watch", "--invite", made["invite"])
        self.assertIn("You are watching", watcher.read_line())
        player = self.start_player(made["invite"])
        await anna.wait_event(table, "joined", seat=1)
        await anna.request("table.ready", table=table)
        # From then on Anna alone decides: she passes or takes few dice before.
        await anna.play(
            table, choose=lambda actions: actions[-1],
            until=lambda state: state.status == "playing"
            and state.view["round"]["number"] == state.view["round"]["of"]
            and not state.view["seats"][1]["supply"]["small"]
            and not state.view["seats"][1]["supply"].get("big"),
        )
        stopped = [player[0].process, watcher.process]
        for process in stopped:
            process.send_signal(signal.SIGSTOP)
        await anna.play(table)
        self.assertTrue((await anna.request("table.rematch", table=table))["ok"])
        for process in stopped:
            process.send_signal(signal.SIGCONT)
        await self.wait_exit(player)
        code, out, err = watcher.finish()
        self.assertEqual((code, err, len(RESULT.findall(out))), (0, "", 1), out[-2000:])
        await anna.wait_event(table, "left", seat=1)
        if anna.tables[table].status == "open":
            await anna.request("table.add_bot", table=table, level="easy")
        await play_out([anna], table)
        self.assertEqual(anna.tables[table].view["table"]["game"], f"{table}-2")

    async def test_they_come_to_a_table_that_is_open_again(self):
        anna, ben = await connect_clients(self.server, "Anna", "Ben")
        made = await anna.create("royale-basic", seats=2)
        table = made["table"]
        await ben.join(invite=made["invite"])
        for client in (anna, ben):
            await client.request("table.ready", table=table)
        await play_out([anna, ben], table)
        await ben.request("table.rematch", table=table)
        await ben.request("table.leave", table=table)
        watcher = VegasProcess(self.server, "watch", "--invite", made["invite"])
        self.assertIn("You are watching", watcher.read_line())
        player = self.start_player(made["invite"])
        await anna.wait_event(table, "joined", name="Me")
        await anna.request("table.rematch", table=table)
        await play_out([anna], table)
        await self.wait_exit(player)
        code, out, err = watcher.finish()
        self.assertEqual((code, err, len(RESULT.findall(out))), (0, "", 1), out[-2000:])


class UsageErrors(ServerTest):
    def assert_refused(self, code, mentions, command, *options):
        ended, out, err = VegasProcess(self.server, command, *options).finish()
        self.assertEqual(ended, code, out + err)
        self.assertEqual(len(err.splitlines()), 1, err)
        self.assertIn(mentions, err)

    def test_an_unknown_option(self):
        self.assert_refused(2, "--colour", "play", "--colour", "red")

    def test_an_invite_of_no_table(self):
        self.assert_refused(1, "This invitation", "watch", "--invite", "zzzzzzzzzz")
        self.assert_refused(1, "This invitation", "bot", "--invite", "zzzzzzzzzz")

    def test_watching_nothing(self):
        self.assert_refused(2, "--invite", "watch")

    def test_tables_lists_the_public_ones(self):
        code, out, _ = VegasProcess(self.server, "tables", "--json").finish()
        self.assertEqual(code, 0)
        self.assertEqual([line for line in out.splitlines() if line.strip() not in ("[]", "")], [])


class RefusedHost(ServerTest):
    HOST = "2130706433"  # leads to 127.0.0.1, and is no name of the server

    def test_says_what_to_do_in_each_language(self):
        for language, sentence in (("en", f"The server does not answer to the name {self.HOST}. "),
                                   ("de", f"Der Server hört nicht auf den Namen {self.HOST}. "),
                                   ("ru", f"Сервер не откликается на имя {self.HOST}. ")):
            with self.subTest(language):
                done = run_vegas("tables", "--server", f"{self.HOST}:{self.server.port}",
                                 "--lang", language)
                self.assertEqual(done.returncode, 1)
                said = " ".join(done.stdout.split())
                self.assertIn(sentence, said)
                self.assertIn("--origins", said)


if __name__ == "__main__":
    unittest.main(verbosity=2)
