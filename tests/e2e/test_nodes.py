#!/usr/bin/python3
"""Three servers at work over one PostgreSQL: everybody plays with everybody, and none is missed."""

import asyncio
import signal
import subprocess
import tempfile
import time
import unittest

from support import PATIENCE
from support.client import Client, Refused
from support.postgres import Postgres
from support.programs import free_port
from support.server import Server, program
from support.tables import close, play_out, seated_across, step

KEY = "a key of a test, which nobody else has"


class Nodes(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        asyncio.get_running_loop().set_debug(False)
        database = Postgres()
        self.addCleanup(database.close)
        self.url = database.url
        self.key = tempfile.NamedTemporaryFile("w", suffix=".key")
        self.addCleanup(self.key.close)
        self.key.write(KEY + "\n")
        self.key.flush()
        self.nodes = [self.start() for _ in range(3)]
        await self.linked(self.nodes)

    def start(self, *options):
        node = Server("--data", self.url, "--link-port", str(free_port()), "--link-key-file",
                      self.key.name, *options)
        self.addCleanup(node.errors.close)
        self.addCleanup(node.stop)
        return node

    async def linked(self, nodes):
        """Each has heard of all others."""
        until = time.monotonic() + PATIENCE
        while any(node.log().count("event=link ") < len(nodes) - 1 for node in nodes):
            self.assertLess(time.monotonic(), until, [node.log() for node in nodes])
            await asyncio.sleep(0.02)

    async def elsewhere(self, work):
        return await asyncio.get_running_loop().run_in_executor(None, work)

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
        await close(clients)

    async def test_the_home_of_a_table_is_killed(self):
        clients, table = await self.table_of_all()
        for _ in range(5):
            await step(clients, table)
        epoch = clients[1].tables[table].epoch
        self.nodes[0].process.kill()
        clients[0] = await self.back(clients[0], self.nodes[1], table)
        await self.moved(clients[1:], table, epoch)
        await play_out(clients, table)
        await close(clients)

    async def test_the_home_of_a_table_stops_and_another_one_goes_on_at_once(self):
        clients, table = await self.table_of_all()
        for _ in range(5):
            await step(clients, table)
        epoch = clients[1].tables[table].epoch
        stopped = asyncio.ensure_future(self.elsewhere(self.nodes[0].stop))
        await self.moved(clients[1:], table, epoch)
        self.assertEqual(await stopped, 0)
        clients[0] = await self.back(clients[0], self.nodes[2], table)
        fresh = await self.elsewhere(self.start)  # as after an upgrade
        clients[0] = await self.back(clients[0], fresh, table)
        await play_out(clients, table)
        await close(clients)

    async def admin(self, folder, *words):
        command = [program("VEGASD"), "admin", "--admin-socket", f"{folder}/admin.sock", *words]
        done = await self.elsewhere(lambda: subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False))
        self.assertEqual(done.returncode, 0, done.stderr)

    async def test_who_is_banned_at_one_server_is_banned_at_all(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        self.nodes.append(await self.elsewhere(
            lambda: self.start("--admin-socket", f"{folder}/admin.sock")))
        await self.linked(self.nodes)
        for node in self.nodes[:3]:
            eve = await Client.connect(node, name="Eve")
            await self.admin(folder, "ban", eve.me["player"])
            self.assertEqual(await eve.wait_closed(), 1008)
            with self.assertRaises(Refused) as refused:
                await Client.connect(node, token=eve.me["token"])
            self.assertEqual(refused.exception.code, "banned")

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
            await self.elsewhere(lambda: self.nodes[0].process.wait(PATIENCE)), 1)
        self.assertIn("event=lost_the_database", self.nodes[0].log())
        await play_out(clients, table)
        await close(clients)

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
        await close([anna, ben])

    async def test_who_has_not_got_the_key_is_no_server(self):
        with tempfile.NamedTemporaryFile("w") as key:
            key.write("another key, which is as long as it has to be")
            key.flush()
            stranger = await self.elsewhere(lambda: Server(
                "--data", self.url, "--link-port", str(free_port()), "--link-key-file", key.name))
            self.addCleanup(stranger.errors.close)
            self.addCleanup(stranger.stop)
            until = time.monotonic() + PATIENCE
            for node in self.nodes:
                while "event=link_refused" not in node.log():
                    self.assertLess(time.monotonic(), until)
                    await asyncio.sleep(0.02)
        self.assertNotIn("event=link ", stranger.log())
        for node in self.nodes:
            self.assertEqual(node.log().count("event=link "), 2)


if __name__ == "__main__":
    unittest.main(verbosity=2)
