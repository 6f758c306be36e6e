#!/usr/bin/python3
"""Three servers at work over one PostgreSQL: everybody plays with everybody, and none is missed."""

import asyncio
import pathlib
import signal
import tempfile
import time
import unittest

from support import PATIENCE
from support.client import Client
from support.followed import Wrong
from support.kills.faults import Faults
from support.kills.nodes import Nodes as World
from support.over_postgres import OverPostgres
from support.postgres import Postgres, sql
from support.server import vegasd
from support.tables import play_out, seated_across, step

class Nodes(OverPostgres):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.url = self.database().url
        self.nodes = [self.start_node(self.url) for _ in range(3)]
        await self.linked(self.nodes)

    async def linked(self, nodes):
        """Each has heard of all others."""
        until = time.monotonic() + PATIENCE
        while any(node.log().count("event=link ") < len(nodes) - 1 for node in nodes):
            self.assertLess(time.monotonic(), until, [node.log() for node in nodes])
            await asyncio.sleep(0.02)

    async def table_of_all(self):
        """Its home is the first server, and one player is connected with each."""
        clients, table, _ = await seated_across(self.nodes)
        return clients, table

    async def back(self, client, node, table):
        again = await Client.connect(node, token=client.me["token"])
        self.assertEqual([at["table"] for at in again.me["tables"]], [table])
        await again.request("table.sync", table=table, epoch="none", v=0)
        return again

    async def moved(self, clients, table, epoch):
        for client in clients:
            await client.wait(lambda c=client: c.tables[table].epoch != epoch, "the next home")

    async def test_a_game_whose_players_are_connected_with_different_servers(self):
        clients, table = await self.table_of_all()
        await play_out(clients, table)

    async def test_the_home_of_a_table_is_killed(self):
        clients, table = await self.table_of_all()
        for _ in range(5):
            await step(clients, table)
        epoch = clients[1].tables[table].epoch
        self.nodes[0].process.kill()
        clients[0] = await self.back(clients[0], self.nodes[1], table)
        await self.moved(clients[1:], table, epoch)
        await play_out(clients, table)

    async def test_the_home_of_a_table_stops_and_another_one_goes_on_at_once(self):
        clients, table = await self.table_of_all()
        for _ in range(5):
            await step(clients, table)
        epoch = clients[1].tables[table].epoch
        stopped = asyncio.ensure_future(asyncio.to_thread(self.nodes[0].stop))
        await self.moved(clients[1:], table, epoch)
        self.assertEqual(await stopped, 0)
        clients[0] = await self.back(clients[0], self.nodes[2], table)
        fresh = await asyncio.to_thread(self.start_node, self.url)  # as after an upgrade
        clients[0] = await self.back(clients[0], fresh, table)
        await play_out(clients, table)

    async def admin(self, folder, *words):
        done = await asyncio.to_thread(
            vegasd, "admin", "--admin-socket", f"{folder}/admin.sock", *words)
        self.assertEqual(done.returncode, 0, done.stderr)

    async def test_who_is_banned_at_one_server_is_banned_at_all(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        self.nodes.append(await asyncio.to_thread(
            self.start_node, self.url, "--admin-socket", f"{folder}/admin.sock"))
        await self.linked(self.nodes)
        for node in self.nodes[:3]:
            eve = await Client.connect(node, name="Eve")
            await self.admin(folder, "ban", eve.me["player"])
            self.assertEqual(await eve.wait_closed(), 1008)
            with self.assertRefused("banned"):
                await Client.connect(node, token=eve.me["token"])

    async def test_a_home_that_was_frozen_writes_nothing_and_ends(self):
        clients, table = await self.table_of_all()
        for _ in range(5):
            await step(clients, table)
        epoch = clients[1].tables[table].epoch
        self.nodes[0].process.send_signal(signal.SIGSTOP)
        await self.moved(clients[1:], table, epoch)
        clients[0] = await self.back(clients[0], self.nodes[1], table)
        await step(clients, table)
        self.nodes[0].process.send_signal(signal.SIGCONT)
        self.assertEqual(
            await asyncio.to_thread(self.nodes[0].process.wait, PATIENCE), 1)
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
        await asyncio.wait_for(listed(), PATIENCE)
        self.assertEqual((await ben.request("quick_play"))["table"], at["table"])

    async def test_who_has_not_got_the_key_is_no_server(self):
        with tempfile.NamedTemporaryFile("w") as key:
            key.write("another key, which is as long as it has to be")
            key.flush()
            stranger = await asyncio.to_thread(self.start, self.url, *self.linked_by(key))
            until = time.monotonic() + PATIENCE
            for node in self.nodes:
                while "event=link_refused" not in node.log():
                    self.assertLess(time.monotonic(), until)
                    await asyncio.sleep(0.02)
        self.assertNotIn("event=link ", stranger.log())
        for node in self.nodes:
            self.assertEqual(node.log().count("event=link "), 2)


class Forgetful(World):
    """While a server is dead, its database loses the last records of each table."""

    async def harm(self, kind):
        node = self.nodes[0]
        node.process.send_signal(signal.SIGKILL)
        await node.ended()
        sql(self.url, "delete from log using (select tbl, max(seq) as last from log group by tbl) "
                      "as newest where log.tbl = newest.tbl and seq > last - 8")
        await self.start_anew(node)


class Losses(unittest.TestCase):
    """A few of what tests/e2e/kills.py does for longer with --nodes."""

    def trial(self, world, *faults):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        database = self.enterContext(Postgres(max_connections="100"))
        trial = Faults(folder, world(database.url, folder, 3, "e2e"), faults, 6, 20)
        asyncio.run(trial.run())
        return trial

    def test_nothing_is_lost_with_one_of_three(self):
        trial = self.trial(World, "kill", "stop")
        self.assertGreater(trial.witness.acked, 100)
        self.assertGreater(trial.verified, 3)

    def test_what_the_database_loses_is_noticed(self):
        with self.assertRaises(Wrong):
            self.trial(Forgetful, *["kill"] * 3)


if __name__ == "__main__":
    unittest.main(verbosity=2)
