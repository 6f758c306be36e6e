#!/usr/bin/python3
"""Links of the page in the terminal client, and finished games shown step by step."""

import pathlib
import subprocess
import tempfile
import unittest

from support import TIMEOUT_S
from support.server import ServerTest, program_path, run_vegas
from support.tables import connect_clients, play_out
from support.terminal import Terminal


class Links(ServerTest):
    def page_url(self, place):
        return f"{self.server.url.rstrip('/')}/#/{place}"

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.anna, self.ben = await connect_clients(self.server, "Anna", "Ben")

    async def play_finished_game(self, **options):
        """A finished game of two, its table's invite and the id of the game."""
        made = await self.anna.create("custom", seats=2, options={"rounds": 2}, **options)
        await self.ben.request("table.join", invite=made["invite"])
        for player in (self.anna, self.ben):
            await player.request("table.ready", table=made["table"])
        await play_out([self.anna, self.ben], made["table"])
        return made["invite"], f"{made['table']}-1"

    async def test_a_private_game_is_replayed_by_its_link(self):
        invite, game = await self.play_finished_game()
        shown = run_vegas("replay", self.page_url(f"game/{game}?invite={invite}"))
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertIn("Round 2: ", shown.stdout)
        self.assertIn("\nresult table=", shown.stdout)
        verified = run_vegas("verify", self.page_url(f"game/{game}?invite={invite}"))
        self.assertIn(f"verified game={game} ", verified.stdout)
        for link in (self.page_url(f"game/{game}"), self.page_url(f"game/{game}?invite=wrong")):
            hidden = run_vegas("replay", link)
            self.assertEqual((hidden.returncode, hidden.stdout), (2, ""))
            self.assertIn(f"{game} at ", hidden.stderr)

    async def test_a_public_game_is_replayed_by_its_id(self):
        _, game = await self.play_finished_game(visibility="public")
        shown = run_vegas("replay", game, "--server", self.server.ws)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        late = run_vegas("replay", self.page_url(f"game/{game}?step=20"))
        self.assertLess(len(late.stdout), len(shown.stdout))
        self.assertTrue(shown.stdout.endswith(late.stdout[-1000:]))

    async def test_a_step_at_a_time(self):
        _, game = await self.play_finished_game(visibility="public")
        with tempfile.TemporaryDirectory() as home:
            env = {"HOME": home, "LANG": "C.UTF-8"}
            terminal = Terminal(
                [program_path("VEGAS_CLI"), "replay", self.page_url(f"game/{game}?step=3")], env)
            self.addCleanup(terminal.close)
            await terminal.wait_for_text(r"^Step 3 of ")
            terminal.type("\r")
            await terminal.wait_for_text(r"^Step 4 of ")
            terminal.type("back\r")
            await terminal.wait_for_text(r"^Step 3 of ")
            terminal.type("round 2\r")
            await terminal.wait_for_text(r"Round 2: Anna|Round 2: Ben")
            terminal.type("99999\r")
            await terminal.wait_for_text(r"^The steps are 0 to ")
            terminal.type("q\r")
            await terminal.wait_exit()
            self.assertEqual(terminal.process.returncode, 0)

    async def test_a_link_leads_to_a_seat(self):
        made = await self.anna.create("custom", seats=2, options={"rounds": 1})
        environment = {"VEGAS_SERVER": "127.0.0.1:1"}
        with tempfile.TemporaryDirectory() as home:
            process = subprocess.Popen(
                [program_path("VEGAS_CLI"), "play", self.page_url(f"join/{made['invite']}"),
                 "--name", "Me"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                env={"HOME": home, "LANG": "C.UTF-8", **environment},
            )
            await self.anna.wait_event(made["table"], "joined", seat=1, name="Me")
            process.communicate("q\n", timeout=TIMEOUT_S)
            self.assertEqual(process.returncode, 0)

    def test_what_is_no_link_says_so(self):
        for words, said in (
            (("play", self.page_url("jion/abc")),
             "the page has no place #/jion; did you mean join?"),
            (("watch", self.page_url("")), "not to a table"),
            (("play", self.page_url("game/k3f9xq-1")), "finished game"),
            (("replay", self.page_url("join/abc")), "not to a finished game"),
            (("play", "friend42"), "a link is like https://host/t/TABLE#/join/CODE"),
        ):
            done = run_vegas(*words)
            self.assertEqual((done.returncode, done.stdout), (2, ""), words)
            self.assertIn(said, done.stderr)
            self.assertEqual(done.stderr.count("\n"), 1)


class Files(unittest.TestCase):
    def test_a_file_and_standard_input_show_the_same(self):
        with tempfile.TemporaryDirectory() as folder:
            run_vegas("simulate", "--games", "1", "--ruleset", "vegas-1996", "--transcripts",
                      folder)
            path = pathlib.Path(folder) / "sim-1.json"
            of_file = run_vegas("replay", str(path))
            self.assertEqual((of_file.returncode, of_file.stderr), (0, ""))
            of_input = run_vegas("replay", "-", input=path.read_text(encoding="utf-8"))
            self.assertEqual(of_input.stdout, of_file.stdout)
            changed = path.read_text(encoding="utf-8").replace("Seat 1", "Sean 1")
            path.write_text(changed, encoding="utf-8")
            wrong = run_vegas("replay", str(path))
            self.assertEqual((wrong.returncode, wrong.stdout), (1, ""))


if __name__ == "__main__":
    unittest.main(verbosity=2)
