#!/usr/bin/python3
"""Two servers over one PostgreSQL: one serves, and the other waits for its turn."""

import asyncio
import signal
import time
import unittest

import websockets

from support import PATIENCE
from support.client import Client
from support.postgres import Postgres
from support.programs import free_port
from support.proxies import HAProxyOfTwo
from support.server import Server
from support.tables import close, play_out, seated, step


class Takeover(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        asyncio.get_running_loop().set_debug(False)
        database = Postgres()
        self.addCleanup(database.close)
        self.url = database.url
        self.first = self.start()
        self.clients, self.table, _ = await seated(self.first, "royale-basic", 3)
        for _ in range(7):
            await step(self.clients, self.table)

    def start(self, **more):
        server = Server("--data", self.url, "--storage-patience-ms", "60000", **more)
        self.addCleanup(server.errors.close)
        self.addCleanup(server.stop)
        return server

    async def elsewhere(self, work):
        return await asyncio.get_running_loop().run_in_executor(None, work)

    async def at(self, server):
        """The same people at another server, and the same table."""
        before = self.clients[0].tables[self.table].prompt
        again = [await Client.connect(server, token=old.me["token"]) for old in self.clients]
        for client, old in zip(again, self.clients):
            self.assertEqual(client.me["player"], old.me["player"])
            await client.request("table.sync", table=self.table, epoch="none", v=0)
        now = again[0].tables[self.table].prompt
        self.assertEqual((now["decision"], now["seat"]), (before["decision"], before["seat"]))
        return again

    async def test_whoever_waits_goes_on_when_the_first_one_stops(self):
        waiting = asyncio.ensure_future(self.elsewhere(self.start))
        self.assertEqual(await self.elsewhere(self.first.stop), 0)
        second = await asyncio.wait_for(waiting, PATIENCE)
        clients = await self.at(second)
        await play_out(clients, self.table)
        await close(clients)

    async def test_a_server_that_was_frozen_meanwhile_writes_nothing_and_ends(self):
        self.first.process.send_signal(signal.SIGSTOP)
        second = await self.elsewhere(self.start)
        self.assertIn("event=waits_for_the_database why=\"another server has the database\"",
                      second.log())
        clients = await self.at(second)
        await step(clients, self.table)
        self.first.process.send_signal(signal.SIGCONT)
        self.assertEqual(await self.elsewhere(lambda: self.first.process.wait(PATIENCE)), 1)
        self.assertIn("event=lost_the_database", self.first.log())
        await play_out(clients, self.table)
        await close(clients)

    async def test_behind_a_balancer_clients_only_come_again(self):
        ports = free_port(), free_port()
        self.first.process.send_signal(signal.SIGTERM)
        self.assertEqual(await self.elsewhere(self.first.ended), 0)
        first = await self.elsewhere(lambda: self.start(port=ports[0]))
        proxy = await self.elsewhere(lambda: HAProxyOfTwo(ports))
        self.addCleanup(proxy.close)
        self.addCleanup(proxy.stop)
        waiting = asyncio.ensure_future(self.elsewhere(lambda: self.start(port=ports[1])))
        self.clients = await self.through(proxy)
        for _ in range(5):
            await step(self.clients, self.table)
        first.process.kill()
        clients = await self.through(proxy)
        await waiting
        await play_out(clients, self.table)
        await close(clients)

    async def through(self, proxy):
        """As soon as it has somebody to lead to."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await self.at(proxy)
            except (OSError, websockets.InvalidHandshake, websockets.ConnectionClosed):
                self.assertLess(time.monotonic(), until)
                await asyncio.sleep(0.05)

    async def test_a_guest_of_the_frozen_server_hears_nothing_that_was_not_stored(self):
        self.first.process.send_signal(signal.SIGSTOP)
        owner = next(client for client in self.clients if client.tables[self.table].asked(0))
        prompt = owner.tables[self.table].prompt
        act = asyncio.ensure_future(owner.request(
            "act", table=self.table, decision=prompt["decision"], action=prompt["actions"][0]))
        second = await self.elsewhere(self.start)
        self.first.process.send_signal(signal.SIGCONT)
        await self.elsewhere(lambda: self.first.process.wait(PATIENCE))
        answered = (await asyncio.gather(act, return_exceptions=True))[0]
        self.assertIsInstance(answered, Exception, "it was acknowledged, and is lost")
        clients = await self.at(second)
        await play_out(clients, self.table)
        await close(clients)


if __name__ == "__main__":
    unittest.main(verbosity=2)
