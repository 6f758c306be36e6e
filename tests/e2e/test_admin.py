#!/usr/bin/python3
"""`vegasd admin`: what an operator asks of the server that runs."""

import asyncio
import json
import os
import signal
import socket
import stat
import subprocess
import unittest

from support import TIMEOUT_S
from support.client import Client, Refused
from support.data_directory import DataDirectoryTest
from support.server import program_path
from support.tables import seat_clients


class Admin(DataDirectoryTest):
    async def run_admin(self, *words, code=0):
        """What it prints; of an error, what it says."""
        exit_code, out, err = await asyncio.to_thread(
            self.run_command, "admin", "--data", self.data, *words)
        self.assertEqual(exit_code, code, out + err)
        return err if code else out

    async def ask_json(self, *words, code=0):
        """The object that it prints with --json."""
        exit_code, out, err = await asyncio.to_thread(
            self.run_command, "admin", "--data", self.data, *words, "--json")
        self.assertEqual((exit_code, err), (code, []), out)
        (line,) = out
        return json.loads(line)

    def audited(self):
        with open(os.path.join(self.data, "audit.jsonl"), encoding="utf-8") as audit:
            return [json.loads(line) for line in audit]

    async def try_connect(self, **hello):
        try:
            return await Client.connect(self.server, **hello)
        except Refused as refused:
            return refused

    async def test_a_ban_holds_over_a_restart_and_until_it_is_lifted(self):
        self.start()
        eve = await Client.connect(self.server, name="Eve")
        await self.run_admin("ban", eve.welcome["player"], "--reason", "spam", "--for", "7d")
        self.assertEqual(await eve.wait_closed(), 1008)
        refused = await self.try_connect(token=eve.welcome["token"])
        self.assertEqual(refused.code, "banned")
        self.assertEqual(refused.data["reason"], "spam")
        await self.stop()
        self.start()
        (line,) = await self.run_admin("bans")
        self.assertRegex(line, rf"^who={eve.welcome['player']} since=\S+ until=\S+ reason=spam$")
        await self.run_admin("unban", eve.welcome["player"])
        self.assertEqual(await self.run_admin("bans"), [])
        self.assertIn("not banned", (await self.run_admin("unban", "192.0.2.7", code=1))[0])

    async def test_a_banned_address_comes_in_no_more(self):
        self.start()
        anna = await Client.connect(self.server, name="Anna")
        await self.run_admin("ban", "127.0.0.0/8")
        self.assertEqual(await anna.wait_closed(), 1008)
        self.assertEqual((await self.try_connect(name="Ben")).code, "banned")
        await self.run_admin("unban", "127.0.0.0/8")
        await Client.connect(self.server, name="Ben")

    async def test_a_hangup_reads_the_list_anew_and_a_bad_one_changes_nothing(self):
        self.start()
        file = os.path.join(self.data, "bans.jsonl")
        for text, heard in (('{"who":"192.0.2.7","since_ms":0}\n', "event=bans_loaded bans=1"),
                            ("nonsense\n", "event=bans_not_loaded")):
            with open(file, "w", encoding="utf-8") as out:
                out.write(text)
            self.server.process.send_signal(signal.SIGHUP)
            await self.wait_for_log(heard)
        (line,) = await self.run_admin("bans")
        self.assertTrue(line.startswith("who=192.0.2.7 "), line)
        await self.stop()
        with self.assertRaisesRegex(AssertionError, "bans.jsonl: line 1"):
            self.start()
        os.remove(file)
        self.start()

    async def wait_for_log(self, text):
        while text not in self.server.log():
            await asyncio.sleep(0.01)

    async def test_tables_are_listed_and_closed_and_everybody_is_told(self):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        lines = await self.run_admin("tables")
        self.assertRegex(lines[0], rf"^table={table} ruleset=classic status=playing ")
        for client, line in zip(clients, lines[1:]):
            self.assertIn(f"player={client.welcome['player']} ", line)
            self.assertIn("addresses=127.0.0.1", line)
        await self.run_admin("announce", "Pause at 5 \N{EM DASH} hello")
        await clients[1].wait_ev("announcement", text="Pause at 5 \N{EM DASH} hello")
        await self.run_admin("close", table)
        await clients[0].wait_ev("left", table=table, reason="closed")
        self.assertIn("no such table", (await self.run_admin("close", table, code=1))[0])
        announced, closed = self.audited()
        self.assertEqual(set(announced), {"time", "did", "uid", "text", "until"})
        self.assertEqual((announced["did"], announced["text"]),
                         ("announce", "Pause at 5 \N{EM DASH} hello"))
        del closed["time"]
        self.assertEqual(closed, {"did": "close", "uid": os.geteuid(), "table": table})
        self.assertIn(f"event=operator did=close uid={os.geteuid()} table={table}\n",
                      self.server.log())

    async def test_each_command_has_an_object_for_programs(self):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        ids = [client.welcome["player"] for client in clients]
        (found,) = (await self.ask_json("tables"))["tables"]
        self.assertEqual((found["table"], found["status"], found["seats"]), (table, "playing", 2))
        self.assertEqual([(person["player"], person["seat"], person["addresses"])
                          for person in found["people"]],
                         [(ids[0], 0, ["127.0.0.1"]), (ids[1], 1, ["127.0.0.1"])])
        shown = await self.ask_json("player", "show", ids[0])
        self.assertEqual(shown["here"]["tables"], [{"table": table, "seat": 0}])
        self.assertEqual((shown["stored"]["name"], shown["bans"], shown["games"]),
                         ("Player 0", [], []))
        self.assertEqual(await self.ask_json("rename", ids[0], "Anna"),
                         {"player": ids[0], "name": "Anna"})
        said = await self.ask_json("announce", "Soon", "--for", "5m")
        self.assertEqual(set(said), {"text", "until"})
        self.assertEqual(await self.ask_json("announce", "--clear"), {"cleared": True})
        self.assertEqual(await self.ask_json("drain"), {"draining": True, "games": 1})
        self.assertEqual(await self.ask_json("drain", "--cancel"), {"draining": False, "games": 1})
        self.assertEqual(await self.ask_json("close", table), {"table": table})
        self.assertEqual(await self.ask_json("player", "forget", ids[0]), {"player": ids[0]})
        ban = await self.ask_json("ban", "192.0.2.7", "--reason", 'a "word"')
        self.assertEqual((ban["who"], ban["reason"]), ("192.0.2.7", 'a "word"'))
        self.assertEqual(await self.ask_json("bans"), {"bans": [ban]})
        self.assertEqual(await self.ask_json("unban", "192.0.2.7"), {"who": "192.0.2.7"})
        self.assertIn("not banned", (await self.ask_json("unban", "192.0.2.7", code=1))["error"])
        self.assertEqual([entry["did"] for entry in self.audited()],
                         ["rename", "announce", "announce", "drain", "drain", "close",
                          "player forget", "ban", "unban"])

    async def test_people_are_listed_also_at_no_table_and_found_by_their_names(self):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        zoe = await Client.connect(self.server, name="Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}")
        (seated, at, idle, nowhere) = (await self.run_admin("people"))[2:]
        self.assertRegex(seated, rf'^player={clients[1].welcome["player"]} name="Player 1" '
                                 r"addresses=127.0.0.1 since=\S+Z$")
        self.assertEqual(at, f"  table={table} seat=1")
        self.assertIn(f"player={zoe.welcome['player']} ", idle)
        self.assertEqual(nowhere, "  at no table")
        (found,) = (await self.ask_json("people", "--name", "PLAYER 1"))["people"]
        self.assertEqual((found["player"], found["tables"]),
                         (clients[1].welcome["player"], [{"table": table, "seat": 1}]))
        self.assertEqual(await self.ask_json("people", "--name", "Carla"), {"people": []})
        shown = await self.ask_json("player", "show",
                                    "ZO\N{LATIN CAPITAL LETTER E WITH DIAERESIS}")
        self.assertEqual(shown["player"], zoe.welcome["player"])
        other = await Client.connect(self.server, name=zoe.welcome["name"])
        error = (await self.ask_json("player", "show", zoe.welcome["name"], code=1))["error"]
        self.assertIn("several people here have this name", error)
        self.assertIn(other.welcome["player"], error)

    async def test_an_id_is_nobodys_name(self):
        """A player who calls themselves by another's id is not shown in their place."""
        self.start()
        anna = await Client.connect(self.server, name="Anna")
        await Client.connect(self.server, name=anna.welcome["player"][:24])
        shown = await self.ask_json("player", "show", anna.welcome["player"])
        self.assertEqual(shown["here"]["name"], "Anna")

    async def test_an_announcement_is_heard_by_those_who_come_later(self):
        self.start()
        anna = await Client.connect(self.server, name="Anna")
        await self.run_admin("announce", "Pause at 5", "--for", "2h")
        first = await anna.wait_ev("announcement", text="Pause at 5")
        late = await Client.connect(self.server, name="Late")
        self.assertEqual(await late.wait_ev("announcement", text="Pause at 5"), first)
        await self.run_admin("announce", "--clear")
        await late.wait_ev("announcement", text="")
        later = await Client.connect(self.server, name="Later")  # who may have heard it elsewhere
        await later.wait_ev("announcement", text="")
        for words in ((), ("Soon", "--clear")):
            (line,) = await self.run_admin("announce", *words, code=2)
            self.assertIn("needs a text, or --clear", line)

    async def test_a_player_is_shown_and_forgotten(self):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        anna = clients[0].welcome["player"]
        await asyncio.gather(*(client.play(
            table, sync_every=0, until=lambda told: told.status == "finished")
            for client in clients))
        lines = await self.run_admin("player", "show", anna)
        self.assertRegex(lines[0], rf'^here player={anna} name="Player 0" '
                                   r"addresses=127.0.0.1 since=\S+Z$")
        self.assertEqual(lines[1], f"  table={table} seat=0")
        self.assertRegex(lines[2], rf'^stored player={anna} name="Player 0" seen=')
        game = json.loads(lines[3].removeprefix("  game "))
        self.assertEqual(game["seats"][0]["player"], anna)
        await self.run_admin("player", "forget", anna)
        self.assertEqual(await clients[0].wait_closed(), 4002)
        await clients[1].wait(lambda: clients[1].tables[table].view["table"]["seats"][0]["name"]
                              == "forgotten", "the name to go")
        self.assertIn("no player", (await self.run_admin("player", "show", anna, code=1))[0])
        self.assertIn("no player", (await self.run_admin("player", "forget", anna, code=1))[0])
        with self.assertRefused("bad_token"):
            await Client.connect(self.server, token=clients[0].welcome["token"])

        # The other one still has the game, without her name, and it proves itself as before.
        (game,) = (await clients[1].request("games.mine"))["games"]
        self.assertEqual(game["seats"][0]["name"], "forgotten")
        self.assertNotIn("player", game["seats"][0])
        transcript = os.path.join(self.folder, "game.json")
        with open(transcript, "w", encoding="utf-8") as out:
            at = f"/api/games/{game['game']}?invite={game['invite']}"
            out.write(self.server.http("GET", at)[2])
        with open(transcript, encoding="utf-8") as text:
            self.assertNotIn("Player 0", text.read())
        subprocess.run([program_path("VEGAS_CLI"), "verify", transcript], check=True,
                       stdout=subprocess.DEVNULL, timeout=TIMEOUT_S)
        entry = self.audited()[-1]
        self.assertEqual((entry["did"], entry["player"]), ("player forget", anna))
        await self.stop()
        self.assertEqual(self.run_command("check", "--games", self.data)[0], 0)

    async def test_a_player_gets_another_name_for_good(self):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        anna = clients[0].welcome["player"]
        self.assertEqual(await self.run_admin("rename", anna, " Neue  Anna "), [])
        await clients[1].wait(lambda: clients[1].tables[table].view["table"]["seats"][0]["name"]
                              == "Neue Anna", "the new name")
        self.assertIn("name:", (await self.run_admin("rename", anna, "x" * 25, code=1))[0])
        self.assertIn("no player", (await self.run_admin("rename", "nobody", "Neu", code=1))[0])
        await self.stop()
        self.start()
        again = await Client.connect(self.server, token=clients[0].welcome["token"])
        self.assertEqual(again.welcome["name"], "Neue Anna")
        other = await Client.connect(self.server, token=clients[1].welcome["token"])
        await other.request("table.sync", table=table)
        self.assertEqual(other.tables[table].view["table"]["seats"][0]["name"], "Neue Anna")

    async def test_a_list_of_words_keeps_names_out_of_public_tables(self):
        words = os.path.join(self.folder, "words")
        with open(words, "w", encoding="utf-8") as out:
            out.write("# ours\ngrimble\n")
        self.start("--name-words-file", words)
        bad = await Client.connect(self.server, name="Mr Gr1mble")
        with self.assertRefused("name_not_public"):
            await bad.request("table.create", ruleset="classic", visibility="public")
        with self.assertRefused("name_not_public"):
            await bad.request("quick_play")
        await bad.request("table.create", ruleset="classic")
        with open(words, "w", encoding="utf-8") as out:
            out.write("...\n")
        self.server.process.send_signal(signal.SIGHUP)
        await self.wait_for_log("event=settings_refused why=\"name_words_file: ")
        with self.assertRefused("name_not_public"):
            await bad.request("quick_play")
        with open(words, "w", encoding="utf-8") as out:
            out.write("blom\n")
        self.server.process.send_signal(signal.SIGHUP)
        await self.wait_for_log("event=name_words_loaded entries=1")
        await bad.request("quick_play")

    async def test_after_the_last_game_a_drained_server_stops(self):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        self.assertEqual(await self.run_admin("drain"), ["games=1"])
        with self.assertRaises(Refused):
            await clients[0].create("classic")
        # Nobody asks for anything after the end: the server may be gone by then.
        await asyncio.gather(*(client.play(
            table, sync_every=0, until=lambda told: told.status == "finished")
            for client in clients))
        # Not that of a stop: so systemd knows that it must not start the server anew.
        self.assertEqual(await asyncio.to_thread(self.server.wait_exit), 3)

    async def test_a_drain_can_be_called_off(self):
        self.start("--admin-port", "0")
        ready = lambda: self.server.http("GET", "/readyz", port=self.server.admin_port)[0]
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        self.assertIn("not draining", (await self.run_admin("drain", "--cancel", code=1))[0])
        await self.run_admin("drain")
        self.assertEqual(ready(), 503)
        with self.assertRefused("closing"):
            await clients[0].create("classic")
        self.assertEqual(await self.run_admin("drain", "--cancel"), ["games=1"])
        self.assertEqual(ready(), 200)
        await clients[0].create("classic")
        # The game that it had waited for ends, and it stays.
        await asyncio.gather(*(client.play(
            table, sync_every=0, until=lambda told: told.status == "finished")
            for client in clients))
        await clients[0].request("table.rematch", table=table)
        await self.run_admin("drain")
        self.assertEqual(await asyncio.to_thread(self.server.wait_exit), 3)

    async def test_bad_words_are_refused_and_change_nothing(self):
        self.start()
        for words, said in ((("ban", "a b"), "neither an address"),
                            (("ban", "10.0.0.0/33"), "neither an address"),
                            (("announce", "two\nlines"), "one line"),
                            (("announce", "x" * 501), "500 bytes")):
            self.assertIn(said, (await self.run_admin(*words, code=1))[0])
        for words in (("ban",), ("ban", "192.0.2.7", "--for", "soon"), (), ("dance",)):
            self.assertEqual(len(await self.run_admin(*words, code=2)), 1)
        self.assertEqual(await self.run_admin("bans"), [])

    async def test_bytes_that_are_no_request_hurt_nobody(self):
        self.start()
        at = os.path.join(self.data, "admin.sock")
        self.assertEqual(stat.S_IMODE(os.stat(at).st_mode), 0o600)
        for sent in (b"\n", b"[]\n", b'{"do":"ban"}\n', b'{"do":"ban","who":5}\n', b"{" * 8000,
                     b"x" * 100_000, b'{"do":"ban","who":"192.0.2.7","for_ms":-1}\n', b""):
            with socket.socket(socket.AF_UNIX) as raw:
                raw.connect(at)
                try:
                    raw.sendall(sent)
                    raw.shutdown(socket.SHUT_WR)
                    answer = raw.recv(4096)
                except ConnectionError:
                    answer = b""
            if sent.endswith(b"\n"):
                self.assertIn("error", json.loads(answer), sent)
        self.assertEqual(await self.run_admin("bans"), [])

    async def test_without_a_server_it_says_so(self):
        self.assertIn("no server can be asked", (await self.run_admin("bans", code=2))[0])

    async def test_a_socket_that_a_killed_server_left_is_taken_over(self):
        self.start()
        self.kill()
        self.start()
        self.assertEqual(await self.run_admin("bans"), [])


if __name__ == "__main__":
    unittest.main()
