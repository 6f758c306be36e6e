#!/usr/bin/python3
"""Servers over several databases: one for people and two for tables. Everybody plays with
everybody, and the loss of a database stops what is in it, and nothing else."""

import asyncio
import json
import tempfile
import time
import unittest
import urllib.error
import urllib.request

from support import PATIENCE
from support.client import Client, Refused
from support.postgres import Postgres
from support.programs import free_port
from support.server import Server
from support.tables import close, play_out, seated_across, step

KEY = "a key of a test, which nobody else has"
ONE, TWO = "abcdefghijklmnop", "qrstuvwxyz234567"


class Shards(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        asyncio.get_running_loop().set_debug(False)
        self.people, self.one, self.two = (self.database() for _ in range(3))
        self.key = self.file(KEY + "\n")
        self.shards = self.file(f"{ONE} {self.one.url}\n{TWO} {self.two.url}\n")
        # The first and the third share shard 1, and the others shard 2.
        self.nodes = [self.start(shard) for shard in (1, 2, 1, 2)]
        await self.linked()

    def database(self):
        made = Postgres()
        self.addCleanup(made.close)
        return made

    def file(self, text):
        made = self.enterContext(tempfile.NamedTemporaryFile("w"))
        made.write(text)
        made.flush()
        return made.name

    def start(self, shard):
        node = Server("--data", self.people.url, "--shards-file", self.shards, "--shard",
                      str(shard), "--link-port", str(free_port()), "--link-key-file", self.key)
        self.addCleanup(node.errors.close)
        self.addCleanup(node.stop)
        return node

    async def linked(self):
        """Each has heard of all others, and reaches all databases: those are made by the first
        server of each shard."""

        def is_so(log):
            return (log.count("event=link ") >= len(self.nodes) - 1 and
                    log.count("event=database_away") == log.count("event=database_answers_again"))

        until = time.monotonic() + PATIENCE
        while not all(is_so(node.log()) for node in self.nodes):
            self.assertLess(time.monotonic(), until, [node.log() for node in self.nodes])
            await asyncio.sleep(0.02)

    async def elsewhere(self, work):
        return await asyncio.get_running_loop().run_in_executor(None, work)

    async def table_at(self, *nodes):
        """Its home is the first of these."""
        return await seated_across([self.nodes[n] for n in nodes])

    def replay_at(self, node, game, invite):
        return json.load(urllib.request.urlopen(
            f"{node.url}/api/games/{game}?invite={invite}", timeout=PATIENCE))

    async def hears(self, client, available):
        """That games wait, or go on: the last that it was told of."""
        await client.wait(lambda: [m["available"] for m in client.messages
                                   if m.get("ev") == "storage"][-1:] == [available],
                          f"storage {available}")

    async def test_a_table_of_one_shard_is_played_at_from_both(self):
        for home, others, shard in ((0, (1, 3), ONE), (1, (0, 2), TWO)):
            clients, table, invite = await self.table_at(home, *others)
            self.assertIn(table[0], shard)
            await play_out(clients, table)
            for node in self.nodes:
                game = await self.elsewhere(lambda n=node: self.replay_at(n, table + "-1", invite))
                self.assertEqual(game["game"], table + "-1")
            for client in clients:
                mine = await client.request("games.mine")
                self.assertEqual([game["game"] for game in mine["games"]], [table + "-1"])
            await close(clients)

    async def test_a_player_comes_back_at_a_server_of_another_shard(self):
        clients, table, _ = await self.table_at(0, 2)
        await step(clients, table)
        await clients[1].close()
        clients[1] = await Client.connect(self.nodes[1], token=clients[1].me["token"])
        self.assertEqual([at["table"] for at in clients[1].me["tables"]], [table])
        await clients[1].request("table.sync", table=table, epoch="none", v=0)
        await play_out(clients, table)
        await close(clients)

    async def test_a_server_that_dies_is_replaced_by_one_of_its_shard(self):
        clients, table, _ = await self.table_at(1, 0, 3)
        epoch = clients[1].tables[table].epoch
        self.nodes[1].process.kill()
        clients[0] = await Client.connect(self.nodes[2], token=clients[0].me["token"])
        await clients[0].request("table.sync", table=table, epoch="none", v=0)
        for client in clients[1:]:
            await client.wait(lambda c=client: c.tables[table].epoch != epoch, "the next home")
        await play_out(clients, table)
        await close(clients)

    async def test_a_shard_that_is_lost_stops_its_own_tables_and_no_others(self):
        here, table_here, _ = await self.table_at(0, 1)
        # Of the others one plays by way of the server that loses its tables.
        there, table_there, invite = await self.table_at(1, 2)
        await step(there, table_there)
        await self.elsewhere(self.two.freeze)
        under_way = asyncio.ensure_future(step(there, table_there))
        for client in there:
            await self.hears(client, False)
        await self.goes_on(here, table_here, table_there, invite)
        await self.elsewhere(self.two.thaw)
        await under_way
        for client in there:
            await self.hears(client, True)
        under_way = asyncio.ensure_future(step(there, table_there))
        await self.elsewhere(self.two.crash)
        await under_way
        for client in there:
            await self.hears(client, True)  # if it took so long that they were told
        await play_out(there, table_there)
        await play_out(here, table_here)
        await close(here + there)

    async def goes_on(self, clients, table, lost, invite):
        """What the loss of the other shard must not disturb."""
        for _ in range(4):
            await step(clients, table)
        fresh = await Client.connect(self.nodes[2], name="Just come")
        made = await fresh.create("classic", clock=None, seats=2)
        self.assertIn(made["table"][0], ONE)
        back = await Client.connect(self.nodes[0], token=clients[1].me["token"])
        self.assertEqual([at["table"] for at in back.me["tables"]], [table])
        clients[1] = back
        await back.request("table.sync", table=table, epoch="none", v=0)
        for ask in (fresh.join(invite=invite), fresh.request("games.mine")):
            with self.assertRaises(Refused) as refused:
                await ask
            self.assertEqual(refused.exception.code, "storage_unavailable")
        with self.assertRaises(urllib.error.HTTPError) as error:
            await self.elsewhere(lambda: self.replay_at(self.nodes[0], lost + "-1", ""))
        self.assertEqual(error.exception.code, 503)
        error.exception.close()
        await close([fresh])

    async def test_games_go_on_while_people_are_away_and_who_comes_waits(self):
        clients, table, _ = await self.table_at(0, 1)
        await self.elsewhere(self.people.freeze)
        coming = await Client.connect(self.nodes[2])
        with self.assertRaises(Refused) as refused:
            await coming.request("hello", protocol=1, name="Anna")
        self.assertEqual(refused.exception.code, "storage_unavailable")
        await self.hears(coming, False)
        await play_out(clients, table)
        await self.elsewhere(self.people.thaw)

        async def welcome():
            while True:
                await self.hears(coming, True)
                try:
                    return await coming.request("hello", protocol=1, name="Anna")
                except Refused:
                    await self.hears(coming, False)

        self.assertEqual((await asyncio.wait_for(welcome(), PATIENCE))["name"], "Anna")
        await close([coming, *clients])

    async def test_a_wrong_shard_is_no_servers(self):
        swapped = self.file(f"{ONE} {self.two.url}\n{TWO} {self.one.url}\n")
        self.shards = swapped
        with self.assertRaises(AssertionError) as failed:
            await self.elsewhere(lambda: self.start(1))
        self.assertIn("this database is shard 2, and not shard 1", str(failed.exception))


if __name__ == "__main__":
    unittest.main(verbosity=2)
