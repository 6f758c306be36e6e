#!/usr/bin/python3
"""What a server over a directory keeps, however it ends."""

import asyncio
import signal
import sqlite3
import stat
import tempfile
import unittest

from support import TIMEOUT_S
from support.client import Client
from support.data_directory import DataDirectoryTest
from support.faults import corruption
from support.faults.crash_trial import CrashTrial
from support.postgres import Postgres
from support.server import Server, run_vegasd
from support.table_tracker import Violation
from support.tables import (close_clients, current_decision, play_out, play_step, seat_clients,
                            start_rematch)


def permissions(path):
    return stat.S_IMODE(path.stat().st_mode)


class Directory(DataDirectoryTest):
    def assert_refused(self, *mentions):
        """A start over the directory; the line that says why not."""
        ended = run_vegasd("--port", "0", "--data", self.data)
        self.assertEqual((ended.returncode, ended.stdout), (2, ""), ended.stderr)
        lines = [line for line in ended.stderr.splitlines() if "event=" not in line]
        self.assertEqual(len(lines), 1, ended.stderr)
        for mention in (str(self.data), *mentions):
            self.assertIn(mention, lines[0])

    async def test_a_second_server_over_it_is_refused(self):
        self.start()
        self.assert_refused("another vegasd uses")
        client = await Client.connect(self.server, name="Anna")  # the first one goes on
        await client.create("classic")

    async def test_a_killed_server_does_not_bar_it(self):
        self.start()
        self.kill()
        self.start()
        self.assert_refused("another vegasd uses")

    async def test_only_its_owner_can_read_it(self):
        self.start()
        client = await Client.connect(self.server, name="Anna")
        await client.create("classic")
        files = sorted(self.data.iterdir())
        self.assertIn("vegas.db", [file.name for file in files])
        self.assertEqual({file.name: oct(permissions(file)) for file in files},
                         {file.name: oct(0o600) for file in files})
        self.assertEqual(oct(permissions(self.data)), oct(0o700))

    async def test_files_that_were_open_to_others_are_closed_to_them(self):
        self.start()
        await self.stop()
        (self.data / "vegas.db").chmod(0o644)
        self.start()
        self.assertEqual(permissions(self.data / "vegas.db"), 0o600)

    def check_foreign_file(self, content):
        self.data.mkdir()
        file = self.data / "vegas.db"
        file.write_bytes(content)
        self.assert_refused("vegas.db is not a database of vegasd")
        self.assertEqual(file.read_bytes(), content)

    async def test_a_foreign_file_is_refused_and_stays_as_it_is(self):
        self.check_foreign_file(b"Dear diary, today I won at casino 3.\n" * 100)

    async def test_a_database_of_another_program_is_refused_and_stays_as_it_is(self):
        other = self.folder / "other.db"
        database = sqlite3.connect(other)
        database.execute("create table recipe (name text)")
        database.commit()
        database.close()
        self.check_foreign_file(other.read_bytes())

    async def test_a_damaged_database_is_refused_and_stays_as_it_is(self):
        self.start()
        await self.stop()
        file = self.data / "vegas.db"
        content = bytearray(file.read_bytes())
        content[4096:8192] = bytes(4096)
        file.write_bytes(content)
        self.assert_refused("damaged")
        self.assertEqual(file.read_bytes(), content)

    async def test_a_file_in_its_place_is_refused(self):
        self.data.write_text("not a directory")
        self.assert_refused("is not a directory")
        self.assertEqual(self.data.read_text(), "not a directory")

    async def test_readiness_says_whether_games_last(self):
        self.start("--admin-port", "0")
        self.assertEqual(self.readyz(), "ready\n")
        await self.stop()
        self.server.errors.close()
        self.server = Server("--admin-port", "0")
        self.assertEqual(self.readyz(), "ready; games are in memory only\n")
        await self.stop()
        self.assertIn("event=games_in_memory_only", self.server.log())

    def readyz(self):
        status, _, body = self.server.http("GET", "/readyz", port=self.server.admin_port)
        self.assertEqual(status, 200)
        return body


class Restart(DataDirectoryTest):
    async def test_sigterm_and_a_start(self):
        self.start()
        clients, table, _ = await seat_clients(self.server, "royale-basic", 3)
        for _ in range(7):
            await play_step(clients, table)
        _, prompt, _ = await current_decision(clients, table)
        views = [client.tables[table].view for client in clients]
        self.server.process.send_signal(signal.SIGTERM)
        for client in clients:
            self.assertEqual(await client.wait_closed(), 1012)
            self.assertEqual(client.messages[-1]["ev"], "closing")
        self.assertEqual(await asyncio.to_thread(self.server.wait_exit), 0)
        self.start()
        clients = await self.reconnect_all(clients, table)
        _, same, _ = await current_decision(clients, table)
        self.assertEqual(same["decision"], prompt["decision"])
        self.assertEqual(same["actions"], prompt["actions"])
        for client, before in zip(clients, views):
            now = client.tables[table].view
            for part in before.keys() - {"table"}:
                self.assertEqual(now[part], before[part], part)
        await play_out(clients, table)

    async def test_the_same_action_again_after_a_crash_counts_once(self):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        for _ in range(4):
            await play_step(clients, table)
        decider, prompt, _ = await current_decision(clients, table)
        act = {"table": table, "decision": prompt["decision"], "action": prompt["actions"][0]}
        await decider.request("act", **act)
        self.kill()
        self.start()
        number = clients.index(decider)
        clients = await self.reconnect_all(clients, table)
        state = clients[number].tables[table]
        self.assertEqual(state.prompt["decision"], prompt["decision"] + 1)
        v = state.v
        for _ in range(2):
            self.assertTrue((await clients[number].request("act", **act))["ok"])
        await clients[number].sync(table)
        self.assertEqual(state.v, v)
        with self.assertRefused("stale_decision"):
            await clients[number].request("act", **{**act, "action": {"kind": "pass"}})

    async def test_after_a_crash_the_database_is_checked_beside_play(self):
        self.start()
        _, table, _ = await seat_clients(self.server, "classic", 2)
        self.kill()
        self.start()
        async with asyncio.timeout(TIMEOUT_S):
            while "event=storage_is_sound" not in self.server.log():
                await asyncio.sleep(0.02)
        self.assertRegex(self.server.log(), r"(?s)event=storage_check_begins.* tables=1 ")
        self.assertFalse((self.data / "unchecked").exists())
        await self.stop()
        self.start()
        self.assertNotIn("storage_check", self.server.log())

    async def test_a_bot_goes_on_with_its_turn_when_somebody_is_back(self):
        self.start(bot_pause_ms=60_000)
        anna = await Client.connect(self.server, name="Anna")
        made = await anna.create("classic", seats=2, clock=None, options={"first_seat": 1})
        table = made["table"]
        await anna.request("table.add_bot", table=table, level="easy")
        await anna.request("table.ready", table=table)
        prompt = await anna.wait(lambda: anna.tables[table].prompt, "the first prompt")
        self.assertEqual((prompt["seat"], prompt["decision"]), (1, 1))
        self.kill()
        self.start()
        (again,) = await self.reconnect_all([anna], table)
        prompt_now = await again.wait(lambda: again.tables[table].own_prompt_after(0),
                                      "an own prompt")
        self.assertGreater(prompt_now["decision"], 1)

    async def test_a_guest_without_a_seat_is_forgotten_and_spectators_join_again(self):
        self.start()
        clients, table, invite = await seat_clients(self.server, "classic", 2)
        watcher = await Client.connect(self.server, name="Watcher")
        await watcher.join(invite=invite, **{"as": "spectator"})
        self.kill()
        self.start()
        again = await Client.connect(self.server)
        with self.assertRefused("bad_token"):
            await again.hello(token=watcher.welcome["token"])
        await again.hello(name="Watcher")
        self.assertEqual(again.welcome["tables"], [])
        await again.join(invite=invite, **{"as": "spectator"})
        self.assertIsNone(again.tables[table].view["you"])
        await close_clients([*await self.reconnect_all(clients, table), again])

    async def test_a_token_is_good_until_its_device_is_revoked(self):
        self.start()
        first = await Client.connect(self.server, name="Anna", device="Laptop")
        await first.create("classic")
        self.kill()
        self.start()
        again = await Client.connect(self.server, token=first.welcome["token"])
        self.assertEqual(again.welcome["token"], first.welcome["token"])
        (device,) = (await again.request("devices.mine"))["devices"]
        self.assertEqual((device["name"], device["current"]), ("Laptop", True))
        await again.request("device.revoke", device=device["device"])
        self.kill()
        self.start()
        stranger = await Client.connect(self.server)
        with self.assertRefused("bad_token"):
            await stranger.hello(token=first.welcome["token"])

    async def test_a_finished_game_can_be_read_and_played_again(self):
        self.start()
        clients, table, invite = await seat_clients(self.server, "classic", 2)
        await play_out(clients, table)
        game = f"{table}-1"
        told = (await clients[0].request("history", table=table))["transcript"]
        path = f"/api/games/{game}"
        replay = self.server.http("GET", f"{path}/replay?invite={invite}")[2]
        self.kill()
        self.start()
        clients = await self.reconnect_all(clients, table)
        for asked_for in ({"table": table}, {"game": game}):
            reply = await clients[1].request("history", **asked_for)
            self.assertEqual(reply["transcript"], told)
        self.assertEqual(self.server.json(f"{path}?invite={invite}"), told)
        self.assertEqual(self.server.http("GET", f"{path}/replay?invite={invite}")[2], replay)
        self.assertEqual(self.server.http("GET", path)[0], 404)
        await start_rematch(clients, table)
        _, prompt, _ = await current_decision(clients, table)
        self.assertEqual(prompt["decision"], len(told["actions"]) + 1)


class CrashTrials(unittest.TestCase):
    """The same as kills.py, for a few seconds."""

    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())

    def trial(self, min_games=4, **more):
        trial = CrashTrial(self.folder, **{"tables": 6, "kills": 6, "seconds_between": 0.6,
                                           "pace_ms": 5, **more})
        trial.min_games = min_games
        asyncio.run(trial.run())
        return trial

    def test_nothing_is_lost_or_doubled(self):
        trial = self.trial()
        self.assertEqual(sum(trial.kill_counts.values()), 6)
        self.assertGreater(trial.checker.acknowledged, 100)
        self.assertGreater(trial.verified_games, 3)

    def test_nobody_is_refused_while_the_server_is_started_anew(self):
        trial = self.trial(restarts=True)
        self.assertEqual(sum(trial.kill_counts.values()), 6)
        self.assertGreater(trial.checker.acknowledged, 100)
        self.assertGreater(trial.verified_games, 3)

    def test_nothing_is_lost_over_postgresql(self):
        with Postgres() as database:
            trial = self.trial(kills=2, seconds_between=1.5, database=database)
        self.assertEqual(sum(trial.kill_counts.values()), 2)
        self.assertGreater(trial.checker.acknowledged, 50)
        self.assertGreater(trial.verified_games, 3)

    def test_nothing_is_lost_with_the_power(self):
        trial = self.trial(kills=10, seconds_between=0.4, disk="power-loss")
        self.assertEqual(sum(trial.kill_counts.values()), 10)
        self.assertGreater(trial.checker.acknowledged, 100)

    def test_a_disk_that_does_not_sync_is_noticed(self):
        with self.assertRaises(Violation):
            self.trial(kills=10, disk="no-sync")

    def test_what_a_disk_loses_is_noticed(self):
        for number, corrupt in enumerate(corruption.ALL):
            with self.subTest(corrupt.__name__):
                self.folder = tempfile.mkdtemp(dir=self.folder)
                corrupted, noticed = [], []

                def once(trial, corrupt=corrupt, corrupted=corrupted):
                    corrupted += [trial.daemon.start] if corrupt(trial) else []
                    return bool(corrupted)

                try:
                    self.trial(tables=3, kills=20, seconds_between=0.3, seed=number, min_games=1,
                               corrupt=once)
                except Violation as violation:
                    noticed.append(violation)
                self.assertTrue(corrupted, "there was nothing to corrupt")
                self.assertTrue(noticed, f"corrupted after start {corrupted}")


if __name__ == "__main__":
    unittest.main(verbosity=2)
