#!/usr/bin/python3
"""What the server knows of a player, and a player who is forgotten: by oneself, whole, for good."""

import asyncio
import hashlib
import json
import subprocess
import unittest

from support.client import Client
from support.data_directory import DataDirectoryTest
from support.postgres import sql
from support.postgres_servers import PostgresTest
from support.server import run_vegas
from support.tables import play_out, play_step, start_game
from support.verifiers import run_both
from test_sleep import SLEEPY, wait_for_log

NAME = "Wilhelmine-Zauberer"


def hash_of(text):
    return hashlib.sha256(text.encode()).hexdigest()


async def seat(clients):
    made = await clients[0].create("classic", clock=None, seats=len(clients))
    for client in clients[1:]:
        await client.join(invite=made["invite"])
    await start_game(clients, made["table"])
    return made["table"], made["invite"]


class Evening:
    """One game finished, one asleep and one awake, of two players; one of them has two devices and
    a recovery code."""

    async def play(self, server):
        self.gone = await Client.connect(server, name=NAME, device="Laptop")
        self.friend = await Client.connect(server, name="Ben")
        both = [self.gone, self.friend]
        self.finished, self.invite = await seat(both)
        await play_out(both, self.finished)
        await self.gone.request("table.chat", table=self.finished, phrase="thanks")
        code = (await self.gone.request("device.link"))["code"]
        guest = await Client.connect(server, name="Guest")
        phone = (await guest.request("device.redeem", code=code, device="Phone"))["token"]
        recovery = (await self.gone.request("device.recovery"))["code"]
        self.sleeping, self.wakes_by = await seat(both)
        for _ in range(6):
            await play_step(both, self.sleeping)
        for client in both:
            await client.cut()
        await wait_for_log(server, "event=game_sleeps table=" + self.sleeping)
        self.gone = await Client.connect(server, token=self.gone.welcome["token"])
        self.friend = await Client.connect(server, token=self.friend.welcome["token"])
        self.phone = await Client.connect(server, token=phone)
        self.awake, _ = await seat([self.gone, self.friend])
        for _ in range(6):
            await play_step([self.gone, self.friend], self.awake)
        plain = recovery.replace("-", "").replace(" ", "")
        tokens = [self.gone.welcome["token"], phone]
        self.traces = [NAME, self.gone.welcome["player"], *tokens, *map(hash_of, tokens), plain,
                       hash_of(plain)]

    async def go_on(self, test, server):
        """The friend plays all games to their ends; each finished one proves its dice."""
        ben = await Client.connect(server, token=self.friend.welcome["token"])
        waiting = (await ben.request("games.waiting"))["waiting"]
        test.assertIn(self.sleeping, [game["table"] for game in waiting])  # and perhaps the other
        await ben.request("table.join", invite=self.wakes_by)
        await ben.request("table.sync", table=self.awake)
        for table in (self.sleeping, self.awake):
            test.assertNotIn("standstill", ben.tables[table].view["table"])
            await play_out([ben], table)
        games = (await ben.request("games.mine"))["games"]
        test.assertEqual(len(games), 3)
        for game in games:
            names = {player["name"] for player in game["seats"]}
            test.assertEqual(names, {"forgotten", "Ben"})
            document = await ben.request("history", game=game["game"])
            for said in run_both(json.dumps(document["transcript"])):
                test.assertEqual(said.returncode, 0, said.stdout + said.stderr)


async def forget(client):
    reply = await client.request("me.forget", player=client.welcome["player"])
    assert reply["ok"]
    return await client.wait_closed()


class Forget(DataDirectoryTest):
    def read_files(self, folder):
        return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}

    def assert_no_trace(self, files, traces):
        for name, content in files.items():
            for trace in traces:
                self.assertNotIn(trace.encode(), content, f"{trace} in {name}")

    async def test_nothing_stays_in_any_file_and_the_games_go_on(self):
        server = self.start(*SLEEPY)
        evening = Evening()
        await evening.play(server)
        data = await evening.gone.request("me.data")
        self.assertEqual((data["name"], data["games"], data["waiting"]), (NAME, 1, 1))
        self.assertEqual({device["name"] for device in data["devices"]}, {"Laptop", "Phone"})
        self.assertTrue(data["recovery_code"])
        self.assertEqual(len(data["tables"]), 2)
        for secret in evening.traces[2:]:
            self.assertNotIn(secret, json.dumps(data))
        with self.assertRefused("not_you"):
            await evening.gone.request("me.forget", player=evening.friend.welcome["player"])
        self.assertEqual(await forget(evening.gone), 4002)
        self.assertEqual(await evening.phone.wait_closed(), 4002)

        self.assert_no_trace(self.read_files(self.data), evening.traces)
        backup = self.folder / "backup"
        self.assertEqual(self.run_command("backup", "--data", str(self.data), str(backup))[0], 0)
        self.assert_no_trace(self.read_files(backup) if backup.is_dir() else
                             {"backup": backup.read_bytes()}, evening.traces)
        for token in evening.traces[2:4]:
            stranger = await Client.connect(server)
            with self.assertRefused("bad_token"):
                await stranger.hello(token=token)
        seats = evening.friend.tables[evening.awake].view["table"]["seats"]
        self.assertEqual(seats[0]["name"], "forgotten")
        lines = [line for line in server.log().splitlines() if NAME in line]
        self.assertEqual(lines, [])

        self.kill()
        server = self.start(*SLEEPY)
        await evening.go_on(self, server)
        self.assert_no_trace(self.read_files(self.data), evening.traces)

    async def run_data(self, server, *words):
        """`vegas data` of the player whose token is kept in the folder."""
        state = {"XDG_STATE_HOME": str(self.folder), "HOME": str(self.folder)}
        return await asyncio.to_thread(run_vegas, "data", "--server", f"127.0.0.1:{server.port}",
                                       "--name", NAME, *words, environment=state)

    async def test_the_terminal_shows_and_deletes(self):
        server = self.start("--privacy-url", "/privacy.html")
        shown = await self.run_data(server)
        self.assertEqual(shown.returncode, 0, shown.stderr)
        known = json.loads(shown.stdout)
        self.assertEqual((known["name"], known["finished_games"]), (NAME, []))
        self.assertEqual(known["privacy_url"], "/privacy.html")
        self.assertNotEqual((await self.run_data(server, "--forget", "abcdefghijkl")).returncode, 0)
        again = json.loads((await self.run_data(server)).stdout)
        self.assertEqual(again["player"], known["player"])
        gone = await self.run_data(server, "--forget", known["player"])
        self.assertEqual(gone.returncode, 0, gone.stderr)
        self.assertIn("forgotten", gone.stdout)
        new = json.loads((await self.run_data(server)).stdout)
        self.assertNotEqual(new["player"], known["player"])


class ForgetInADatabase(PostgresTest):
    async def test_nothing_stays_in_any_row_at_two_servers(self):
        url = self.database().url
        first, second = (self.start_node(url, *SLEEPY) for _ in range(2))
        evening = Evening()
        await evening.play(first)
        elsewhere = await Client.connect(second, token=evening.gone.welcome["token"])
        self.assertEqual(await forget(evening.gone), 4002)
        self.assertEqual(await elsewhere.wait_closed(), 4002)
        dump = subprocess.run(["pg_dump", "--data-only", url], check=True, capture_output=True,
                              text=True).stdout
        records = sql(url, "select string_agg(convert_from(record, 'UTF8'), ' ') from journal")
        for trace in evening.traces:
            self.assertNotIn(trace, dump)
            self.assertNotIn(trace, records)
        self.assertIn("forgotten", records)
        await evening.go_on(self, second)


if __name__ == "__main__":
    unittest.main(verbosity=2)
