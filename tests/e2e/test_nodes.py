#!/usr/bin/python3
"""Three servers at work over one PostgreSQL: everybody plays with everybody, and none is missed."""

import asyncio
import pathlib
import signal
import tempfile
import time
import unittest

from support import TIMEOUT_S
from support.client import Client
from support.faults.fault_trial import FaultTrial
from support.faults.local_cluster import LocalCluster
from support.postgres import Postgres, sql
from support.postgres_servers import PostgresTest
from support.server import run_vegasd
from support.table_tracker import Violation
from support.tables import play_out, play_step, seat_clients_across
from vegas import Client as Kit
from vegas import check_own_seed


class Nodes(PostgresTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.url = self.database().url
        self.nodes = [self.start_node(self.url) for _ in range(3)]
        await self.wait_until_linked(self.nodes)

    async def wait_until_linked(self, nodes):
        """Each has heard of all others."""
        until = time.monotonic() + TIMEOUT_S
        while any(node.log().count("event=link ") < len(nodes) - 1 for node in nodes):
            self.assertLess(time.monotonic(), until, [node.log() for node in nodes])
            await asyncio.sleep(0.02)

    async def create_table_across(self):
        """Its home is the first server, and one player is connected with each."""
        clients, table, _ = await seat_clients_across(self.nodes)
        return clients, table

    async def reconnect(self, client, node, table):
        reconnected = await Client.connect(node, token=client.welcome["token"])
        self.assertEqual([at["table"] for at in reconnected.welcome["tables"]], [table])
        await reconnected.request("table.sync", table=table, epoch="none", v=0)
        return reconnected

    async def wait_until_moved(self, clients, table, epoch):
        for client in clients:
            await client.wait(lambda c=client: c.tables[table].epoch != epoch, "the next home")

    async def test_a_game_whose_players_are_connected_with_different_servers(self):
        clients, table = await self.create_table_across()
        await play_out(clients, table)

    async def test_seeds_of_players_who_are_connected_with_different_servers(self):
        anna, ben = [await self.enterAsyncContext(Kit(node.ws, "Kit")) for node in self.nodes[:2]]
        first = await anna.create("classic", seats=3, clock=None)
        invite, table = first.view["table"]["invite"], first.id
        kits = [first, await ben.join(invite=invite)]
        carla = await Client.connect(self.nodes[2], name="Carla", caps=["seeds"])
        await carla.join(invite=invite)
        for kit in kits:
            await kit.begin()
        await carla.request("table.ready", table=table)
        waits = {"asks": "hash", "seats": [2]}
        await carla.wait(lambda: carla.tables[table].view["table"].get("seed_exchange") == waits)
        await asyncio.gather(carla.play(table), *(
            kit.play(lambda _, prompt: prompt["actions"][0]) for kit in kits))
        transcript = (await carla.request("history", table=table))["transcript"]
        self.assertEqual(transcript["seats"][2]["seed"], "")
        for kit in kits:
            check = check_own_seed(transcript, kit.seeds.evidence[transcript["game"]])
            self.assertEqual(check, (True, True, True, 0))

    async def test_the_home_of_a_table_is_killed(self):
        clients, table = await self.create_table_across()
        for _ in range(5):
            await play_step(clients, table)
        epoch = clients[1].tables[table].epoch
        self.nodes[0].process.kill()
        clients[0] = await self.reconnect(clients[0], self.nodes[1], table)
        await self.wait_until_moved(clients[1:], table, epoch)
        await play_out(clients, table)

    async def test_the_home_of_a_table_stops_and_another_one_goes_on_at_once(self):
        clients, table = await self.create_table_across()
        for _ in range(5):
            await play_step(clients, table)
        epoch = clients[1].tables[table].epoch
        stopped = asyncio.ensure_future(asyncio.to_thread(self.nodes[0].stop))
        await self.wait_until_moved(clients[1:], table, epoch)
        self.assertEqual(await stopped, 0)
        clients[0] = await self.reconnect(clients[0], self.nodes[2], table)
        fresh = await asyncio.to_thread(self.start_node, self.url)  # as after an upgrade
        clients[0] = await self.reconnect(clients[0], fresh, table)
        await play_out(clients, table)

    async def run_admin(self, folder, *words):
        done = await asyncio.to_thread(
            run_vegasd, "admin", "--admin-socket", f"{folder}/admin.sock", *words)
        self.assertEqual(done.returncode, 0, done.stderr)

    async def test_who_is_banned_at_one_server_is_banned_at_all(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        self.nodes.append(await asyncio.to_thread(
            self.start_node, self.url, "--admin-socket", f"{folder}/admin.sock"))
        await self.wait_until_linked(self.nodes)
        for node in self.nodes[:3]:
            eve = await Client.connect(node, name="Eve")
            await self.run_admin(folder, "ban", eve.welcome["player"])
            self.assertEqual(await eve.wait_closed(), 1008)
            with self.assertRefused("banned"):
                await Client.connect(node, token=eve.welcome["token"])

    async def test_a_home_that_was_frozen_writes_nothing_and_ends(self):
        clients, table = await self.create_table_across()
        for _ in range(5):
            await play_step(clients, table)
        epoch = clients[1].tables[table].epoch
        self.nodes[0].process.send_signal(signal.SIGSTOP)
        await self.wait_until_moved(clients[1:], table, epoch)
        clients[0] = await self.reconnect(clients[0], self.nodes[1], table)
        await play_step(clients, table)
        self.nodes[0].process.send_signal(signal.SIGCONT)
        self.assertEqual(
            await asyncio.to_thread(self.nodes[0].process.wait, TIMEOUT_S), 1)
        self.assertIn("event=lost_the_database", self.nodes[0].log())
        await play_out(clients, table)

    async def test_the_lobby_and_quick_play_are_those_of_all(self):
        anna = await Client.connect(self.nodes[0], name="Anna")
        ben = await Client.connect(self.nodes[1], name="Ben")
        at = await anna.request("quick_play")
        async def listed():
            while True:
                lobby = await ben.request("lobby.watch")
                if [entry["table"] for entry in lobby["tables"]] == [at["table"]]:
                    return
                await asyncio.sleep(0.02)
        await asyncio.wait_for(listed(), TIMEOUT_S)
        self.assertEqual((await ben.request("quick_play"))["table"], at["table"])

    async def test_who_has_not_got_the_key_is_no_server(self):
        with tempfile.NamedTemporaryFile("w") as key:
            key.write("another key, which is as long as it has to be")
            key.flush()
            unlinked = await asyncio.to_thread(self.start, self.url, *self.link_options(key))
            until = time.monotonic() + TIMEOUT_S
            for node in self.nodes:
                while "event=link_refused" not in node.log():
                    self.assertLess(time.monotonic(), until)
                    await asyncio.sleep(0.02)
        self.assertNotIn("event=link ", unlinked.log())
        for node in self.nodes:
            self.assertEqual(node.log().count("event=link "), 2)


class LossyCluster(LocalCluster):
    """While a server is dead, its database loses the last records of each table."""

    async def inject_fault(self, kind):
        node = self.nodes[0]
        node.process.send_signal(signal.SIGKILL)
        await node.wait_exit()
        sql(self.database.url,
            "delete from journal using "
            "(select table_id, max(seq) as last from journal group by table_id) "
            "as newest where journal.table_id = newest.table_id and seq > last - 8")
        await self.restart(node)


class FaultTrials(unittest.TestCase):
    """A few of what tests/e2e/kills.py does for longer with --nodes."""

    def trial(self, cluster, *faults):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        database = self.enterContext(Postgres(max_connections="100"))
        trial = FaultTrial(folder, cluster(database, folder, 3, "e2e"), faults, 6, 20)
        trial.min_games = 4
        asyncio.run(trial.run())
        return trial

    def test_nothing_is_lost_with_one_of_three(self):
        trial = self.trial(LocalCluster, "kill", "stop")
        self.assertGreater(trial.checker.acknowledged, 100)
        self.assertGreater(trial.verified_games, 3)

    def test_what_the_database_loses_is_noticed(self):
        with self.assertRaises(Violation):
            self.trial(LossyCluster, *["kill"] * 3)


if __name__ == "__main__":
    unittest.main(verbosity=2)
