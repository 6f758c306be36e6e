#!/usr/bin/python3
"""The kits for bots play: every ruleset, by invite, and on after they were killed or cut off.

  VEGAS_KIT_GAMES=100 tests/e2e/test_kits.py PythonExample TypeScriptExample     so many of each
"""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import unittest

from support import TIMEOUT_S
from support.kits import PYTHON, TYPESCRIPT, TypeScriptKit, with_typescript
from support.server import ServerTest
from support.tables import connect_clients
from vegas import Client as Kit
from vegas import Left, Line, Lost, Refused, Table, patch

GAMES = int(os.environ.get("VEGAS_KIT_GAMES", "1"))  # of each ruleset, by each example
RULESETS = ("royale-basic", "royale", "classic", "custom", "vegas-1996")


def first_action(_, prompt):
    return prompt["actions"][0]


# Plays at three tables at once, made by itself or known from before: says which, and how many
# played there. It stops answering after so many answers.
AT_THREE_TABLES = """
import asyncio, sys
from vegas import Client

async def main(address, token, answers):
    left = int(answers)

    async def choose(view, prompt):
        nonlocal left
        left -= 1
        if left < 0:
            print("enough", flush=True)
            await asyncio.Event().wait()
        return prompt["actions"][0]

    async with Client(address, "Bot", token_file=token) as client:
        tables = [await client.join(known) for known in list(client.tables)]
        tables = tables or [await client.create("classic", seats=2) for _ in range(3)]
        print(*sorted(table.id for table in tables), flush=True)
        await asyncio.gather(*(table.begin() for table in tables))
        results = await asyncio.gather(*(table.play(choose) for table in tables))
        print([len(result["totals"]) for result in results])

asyncio.run(main(*sys.argv[1:]))
"""


class Example:
    """What each kit's example does: it is at `source`, and `command` runs it."""

    def start_bot(self, *args):
        return self.start_bot_at(self.server.ws, *args)

    def start_bot_at(self, *args):
        bot = subprocess.Popen([*self.command, *args], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
        self.addCleanup(bot.wait)
        self.addCleanup(bot.kill)
        return bot

    async def finish_bot(self, bot):
        """What it has printed, if all went well."""
        out, err = await asyncio.to_thread(bot.communicate, timeout=TIMEOUT_S)
        self.assertEqual((bot.returncode, err), (0, ""))
        return out

    def test_it_is_short(self):
        self.assertLessEqual(len(self.source.read_text().splitlines()), 60)

    async def test_every_ruleset_against_house_bots(self):
        for number, ruleset in enumerate(RULESETS * GAMES):
            with self.subTest(ruleset, number=number):
                self.assertRegex(await self.finish_bot(self.start_bot(ruleset)),
                                 r"^winners:( [012])+\n$")

    async def test_by_invite(self):
        (anna,) = await connect_clients(self.server, "Anna")
        made = await anna.create("royale-basic", seats=2)
        bot = self.start_bot("--invite", made["invite"])
        await anna.wait_event(made["table"], "joined", seat=1)
        await anna.request("table.ready", table=made["table"])
        state = await anna.play(made["table"])
        self.assertEqual(state.view["table"]["seats"][1]["program"], {"name": "Example bot"})
        winners = " ".join(str(seat) for seat in state.view["result"]["winners"])
        self.assertEqual(await self.finish_bot(bot), f"winners: {winners}\n")

    async def test_what_is_refused_is_said(self):
        bot = self.start_bot("--invite", "no-such-invite")
        _, err = await asyncio.to_thread(bot.communicate, timeout=TIMEOUT_S)
        self.assertEqual(bot.returncode, 1)
        self.assertRegex(err, "^unknown_invite: .*\n$")

    async def test_a_wrong_address_is_said(self):
        with socket.socket() as unheard:
            unheard.bind(("127.0.0.1", 0))
            nobody = f"127.0.0.1:{unheard.getsockname()[1]}"
            here = f"127.0.0.1:{self.server.port}"
            for address, why in (
                (f"ws://{nobody}/ws", f"ws://{nobody}/ws: nobody listens there; is the server "
                                      "running, and on this port?"),
                (f"ws://{here}/wrong", f"ws://{here}/wrong/ws: the server answered HTTP 404 "
                                       "instead of a WebSocket; is the path right?"),
                (f"wss://{here}/ws", f"wss://{here}/ws: the server speaks no TLS there; "
                                     f"try ws://{here}/ws"),
                ("ws://a..b/ws", "ws://a..b/ws: its name was not found"),
                ("ws://127.0.0.1:99999/ws", "ws://127.0.0.1:99999/ws: a port is a number from 1 to "
                                            "65535, behind a colon"),
                ("", "a server: an address is wss://host, https://host/path, ws://host:port or "
                     "host:port"),
            ):
                with self.subTest(address):
                    bot = self.start_bot_at(address)
                    out, err = await asyncio.to_thread(bot.communicate, timeout=TIMEOUT_S)
                    self.assertEqual((bot.returncode, out, err),
                                     (1, "", f"Cannot connect to {why}\n"))

    async def test_the_address_may_be_that_of_the_page(self):
        for address in (f"{self.server.url}/", f"127.0.0.1:{self.server.port}"):
            self.assertRegex(await self.finish_bot(self.start_bot_at(address)),
                             r"^winners:( [012])+\n$")

    async def test_killed_in_mid_game_it_comes_back(self):
        (host,) = await connect_clients(self.server, "Host")
        made = await host.create("royale", seats=2)
        table = made["table"]
        with tempfile.TemporaryDirectory() as folder:
            token = os.path.join(folder, "token")
            bot = self.start_bot("--invite", made["invite"], "--token", token)
            await host.wait_event(table, "joined", seat=1)
            await host.request("table.ready", table=table)
            await host.play(table, until=lambda state: state.view["table"]["status"] == "playing"
                            and state.view["round"]["number"] == 2)
            bot.kill()
            bot.communicate()
            await host.wait_event(table, "away", seat=1)
            again = self.start_bot("--token", token)
            await host.wait_event(table, "back", seat=1)
            state = await host.play(table)
            winners = " ".join(str(seat) for seat in state.view["result"]["winners"])
            self.assertEqual(await self.finish_bot(again), f"winners: {winners}\n")
            self.assertEqual(os.stat(token).st_mode & 0o777, 0o600)


class PythonExample(Example, ServerTest):
    source = PYTHON / "example.py"
    command = [sys.executable, "-B", str(source)]


@with_typescript
class TypeScriptExample(Example, ServerTest):
    source = TYPESCRIPT / "src" / "example.ts"

    @classmethod
    def setUpClass(cls):
        cls.command = cls.enterClassContext(TypeScriptKit()).command("example.js")
        super().setUpClass()


class PythonTypes(unittest.TestCase):
    def test_the_kit_and_its_example_are_typed(self):
        checked = subprocess.run(["mypy", "--strict", "--no-warn-unused-ignores", "--cache-dir",
                                  "/dev/null", "vegas", "example.py"], cwd=PYTHON,
                                 capture_output=True, text=True, timeout=TIMEOUT_S)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)


class Python(ServerTest):
    async def test_its_view_is_the_servers(self):
        async with Kit(self.server.ws, "Kit") as kit:
            table = await kit.create("royale", seats=4)
            await table.begin("random")
            await table.play(first_action)
            followed = table.view
            whole = await kit.request("table.sync", table=table.id)
            self.assertIsNot(followed, whole["view"])
            self.assertEqual(followed, whole["view"])

    async def test_what_came_of_an_act_is_known_with_its_reply(self):
        async with Kit(self.server.ws, "Kit") as kit:
            table = await kit.create("royale-basic", seats=2, options={"first_seat": 0})
            await table.begin()
            while table.prompt is None:
                await table.news()
            decision, v = table.prompt["decision"], table.v
            reply = await kit.request("act", table=table.id, decision=decision,
                                      action=table.prompt["actions"][0])
            self.assertEqual((reply["ev"], reply["v"], table.v), ("update", v + 1, v + 1))
            self.assertGreater(table.prompt["decision"], decision)

    async def test_a_choice_may_take_its_time(self):
        async def choose(view, prompt):
            await asyncio.sleep(0)
            return first_action(view, prompt)

        async with Kit(self.server.ws, "Kit") as kit:
            table = await kit.create("royale-basic", seats=2)
            await table.begin()
            self.assertEqual(len((await table.play(choose))["totals"]), 2)

    async def test_a_line_that_breaks_is_made_anew(self):
        """Again and again, before an answer was sent."""
        prompts = 0

        def choose(view, prompt):
            nonlocal prompts
            prompts += 1
            if prompts % 5 == 0:
                kit.line.cut()
            return first_action(view, prompt)

        async with Kit(self.server.ws, "Kit") as kit:
            table = await kit.create("royale", seats=3)
            await table.begin()
            result = await table.play(choose)
            self.assertGreater(prompts, 10)
            self.assertEqual(len(result["totals"]), 3)

    async def test_a_bare_line_shows_each_message_and_stays_away(self):
        heard = []
        line = await Line.connect(self.server.ws, lambda message, request: heard.append(
            (message["ev"] if "ev" in message else message["re"], request and request["op"])))
        await line.request("hello", protocol=1, name="Line")
        with self.assertRaises(Refused) as why:
            await line.request("table.sync", table="none")
        self.assertEqual(why.exception.request["op"], "table.sync")
        made = await line.request("table.create", ruleset="classic")
        self.assertEqual(made["re"], 2)
        while len(heard) < 4:
            line.changed.clear()
            await line.wait(TIMEOUT_S)
        self.assertEqual(heard, [("welcome", "hello"), (1, "table.sync"), (2, "table.create"),
                                 ("snapshot", None)])
        answer = await line.send("games.mine")
        line.cut()
        with self.assertRaises(Lost):
            await line.ended()
        with self.assertRaises(Lost):
            await line.request("games.mine")
        with self.assertRaises(Lost):
            await answer

    async def test_who_is_removed_is_told(self):
        (anna,) = await connect_clients(self.server, "Anna")
        made = await anna.create("royale-basic", seats=3)
        async with Kit(self.server.ws, "Kit") as kit:
            table = await kit.join(invite=made["invite"])
            playing = asyncio.create_task(table.play(first_action))
            await anna.request("table.remove", table=made["table"], player=kit.player)
            with self.assertRaisesRegex(Left, "removed"):
                await playing
            with self.assertRaisesRegex(Refused, "^removed: "):
                await kit.join(invite=made["invite"])

    async def test_a_wrong_action_is_refused(self):
        async with Kit(self.server.ws, "Kit") as kit:
            table = await kit.create("royale-basic", seats=2)
            await table.begin()
            with self.assertRaises(Refused) as why:
                await table.play(lambda view, prompt: {"kind": "roll", "face": 7})
            self.assertIn(why.exception.code, ("bad_message", "illegal_action"))

    async def test_a_forgotten_token_makes_a_new_player(self):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write("a-token-of-another-server")
            file.flush()
            async with Kit(self.server.ws, "Kit", token_file=file.name) as kit:
                table = await kit.create("royale-basic", seats=2)
                self.assertEqual(table.view["table"]["seats"][0]["player"], kit.player)

    async def test_killed_in_mid_game_it_returns_to_all_its_tables(self):
        with tempfile.TemporaryDirectory() as folder:
            def start_bot(answers):
                bot = subprocess.Popen(
                    [sys.executable, "-B", "-c", AT_THREE_TABLES, self.server.ws,
                     os.path.join(folder, "token"), str(answers)],
                    cwd=PYTHON, stdout=subprocess.PIPE, text=True)
                self.addCleanup(bot.wait)
                self.addCleanup(bot.kill)
                return bot

            bot = start_bot(20)
            tables = await asyncio.to_thread(bot.stdout.readline)
            self.assertEqual(len(set(tables.split())), 3)
            self.assertEqual(await asyncio.to_thread(bot.stdout.readline), "enough\n")
            bot.kill()
            bot.communicate()
            out, _ = await asyncio.to_thread(start_bot(10_000).communicate, timeout=TIMEOUT_S)
            self.assertEqual(out, f"{tables}[2, 2, 2]\n")

    async def test_two_programs_with_one_token_play_one_game(self):
        with tempfile.TemporaryDirectory() as folder:
            token = os.path.join(folder, "token")
            async with Kit(self.server.ws, "Kit", token_file=token) as one:
                table = await one.create("royale-basic", seats=2)
                async with Kit(self.server.ws, "Kit", token_file=token) as two:
                    self.assertEqual((two.player, list(two.tables)), (one.player, [table.id]))
                    beside = two.tables[table.id]
                    while not beside.view:
                        await beside.news()
                    await table.begin()
                    results = await asyncio.gather(table.play(first_action),
                                                   beside.play(first_action))
                    self.assertEqual(*results)


class PythonTable(unittest.IsolatedAsyncioTestCase):
    """What a table hears, without a server."""

    async def asyncSetUp(self):
        self.answered, self.tables = [], {}
        self.table = Table(self, "t")

    async def request(self, _, *, decision, **__):
        self.answered.append(decision)

    async def receive_snapshot(self, epoch, decision, status="playing"):
        self.table.hear({
            "ev": "snapshot", "epoch": epoch, "v": 1,
            "view": {"table": {"status": status}, "result": {"totals": [1]}},
            "prompt": {"decision": decision, "actions": [{"kind": "roll"}]}})
        for _ in range(20):  # more turns of the loop than an answer takes
            await asyncio.sleep(0)

    async def test_it_answers_again_where_a_restored_server_has_lost_the_answer(self):
        await self.receive_snapshot("a", 5)
        playing = asyncio.create_task(self.table.play(first_action))
        await self.receive_snapshot("a", 5)
        self.assertEqual(self.answered, [5])
        await self.receive_snapshot("b", 5)
        self.assertEqual(self.answered, [5, 5])
        await self.receive_snapshot("b", 6, "finished")
        self.assertEqual(await playing, {"totals": [1]})

    async def test_it_notices_what_it_has_missed(self):
        update = {"ev": "update", "events": [], "patch": {}}
        misfit = {"/absent/member": 1}
        for change, fits in (({"v": 2}, True), ({"v": 1}, True), ({"v": 3}, False),
                             ({"v": 2, "patch": misfit}, False),
                             ({"v": 2, "private": misfit}, False)):
            with self.subTest(change):
                await self.receive_snapshot("a", 5)
                self.assertEqual(self.table.hear({**update, **change}), fits)
        self.table.stale = True  # the line was lost: a snapshot is on its way
        self.assertTrue(self.table.hear({**update, "v": 9}))


    async def test_a_prompt_is_open_until_an_update_has_another_one_or_the_game_is_over(self):
        await self.receive_snapshot("a", 5)
        update = {"ev": "update", "events": [], "patch": {}}
        for change, decision in (({}, 5), ({"prompt": {"decision": 6}}, 6),
                                 ({"re": 7, "ok": True}, 6)):
            self.assertTrue(self.table.hear({**update, **change, "v": self.table.v + 1}))
            self.assertEqual(self.table.prompt["decision"], decision)
        self.assertTrue(self.table.hear({**update, "v": 4}))  # once more
        self.assertEqual(self.table.v, 4)
        self.table.hear({**update, "v": 5, "patch": {"/table/status": "finished"}})
        self.assertIsNone(self.table.prompt)


class Patch(unittest.TestCase):
    def test_objects_and_lists(self):
        document = {"a": [1, 2], "b/c": {"~": 1}}
        patch.apply(document, {"/a/2": 4, "/a/0": 0, "/a/3": 5, "/b~1c/~0": 2, "/d": {}, "/d/e": 6})
        self.assertEqual(document, {"a": [0, 2, 4, 5], "b/c": {"~": 2}, "d": {"e": 6}})
        patch.apply(document, {"/a": [], "/d": None})
        self.assertEqual(document, {"a": [], "b/c": {"~": 2}, "d": None})


if __name__ == "__main__":
    unittest.main(verbosity=2)
