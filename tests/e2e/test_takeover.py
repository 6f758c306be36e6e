#!/usr/bin/python3
"""Two servers over one PostgreSQL: one serves, and the other waits for its turn."""

import asyncio
import signal
import time
import unittest

import websockets

from support import TIMEOUT_S
from support.client import Client
from support.database_proxy import DatabaseProxy
from support.postgres_servers import PostgresTest
from support.programs import free_port
from support.proxies import HAProxyTwoServers
from support.tables import close_clients, play_out, play_step, seat_clients


class Takeover(PostgresTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.url = self.database().url
        self.first = self.start(self.url)
        self.clients, self.table, _ = await seat_clients(self.first, "royale-basic", 3)
        for _ in range(7):
            await play_step(self.clients, self.table)

    async def reconnect_all(self, server):
        """The same people at another server, and the same table."""
        before = self.clients[0].tables[self.table].prompt
        again = [await Client.connect(server, token=old.welcome["token"]) for old in self.clients]
        for client, old in zip(again, self.clients):
            self.assertEqual(client.welcome["player"], old.welcome["player"])
            await client.request("table.sync", table=self.table, epoch="none", v=0)
        now = again[0].tables[self.table].prompt
        self.assertEqual((now["decision"], now["seat"]), (before["decision"], before["seat"]))
        return again

    async def test_whoever_waits_goes_on_when_the_first_one_stops(self):
        waiting = asyncio.ensure_future(asyncio.to_thread(self.start, self.url))
        self.assertEqual(await asyncio.to_thread(self.first.stop), 0)
        second = await asyncio.wait_for(waiting, TIMEOUT_S)
        clients = await self.reconnect_all(second)
        await play_out(clients, self.table)

    async def test_a_server_that_was_frozen_meanwhile_writes_nothing_and_ends(self):
        self.first.process.send_signal(signal.SIGSTOP)
        second = await asyncio.to_thread(self.start, self.url)
        self.assertIn("event=waits_for_the_database why=\"another server has the database\"",
                      second.log())
        clients = await self.reconnect_all(second)
        await play_step(clients, self.table)
        self.first.process.send_signal(signal.SIGCONT)
        self.assertEqual(await asyncio.to_thread(self.first.process.wait, TIMEOUT_S), 1)
        self.assertIn("event=lost_the_database", self.first.log())
        await play_out(clients, self.table)

    async def start_two_behind_haproxy(self):
        """The table at the first of two, which reaches the database by a line of its own."""
        self.first.process.send_signal(signal.SIGTERM)
        self.assertEqual(await asyncio.to_thread(self.first.wait_exit), 0)
        line = await DatabaseProxy.start(self.url)
        self.addAsyncCleanup(line.close)
        ports = [(free_port(), free_port()) for _ in range(2)]

        def started(url, port, admin):
            return asyncio.to_thread(self.start, url, "--admin-port", str(admin), port=port)

        first = await started(line.url, *ports[0])
        proxy = await asyncio.to_thread(HAProxyTwoServers, ports)
        self.addCleanup(proxy.close)
        self.addCleanup(proxy.stop)
        second = asyncio.ensure_future(started(self.url, *ports[1]))
        self.clients = await self.connect_via(proxy)
        for _ in range(5):
            await play_step(self.clients, self.table)
        return first, line, proxy, second

    async def play_out_via(self, proxy):
        clients = await self.connect_via(proxy)
        await play_out(clients, self.table)
        await close_clients(clients)

    async def test_a_connection_that_a_firewall_has_forgotten_costs_nobody_an_outage(self):
        self.first.process.send_signal(signal.SIGTERM)
        self.assertEqual(await asyncio.to_thread(self.first.wait_exit), 0)
        line = await DatabaseProxy.start(self.url)
        self.addAsyncCleanup(line.close)
        server = await asyncio.to_thread(self.start, line.url)
        clients = await self.reconnect_all(server)
        await play_step(clients, self.table)
        connections = line.connections
        line.forget()
        while line.connections == connections:  # the renewal of the lease has found out
            await asyncio.sleep(0.01)
        await play_step(clients, self.table)
        await play_out(clients, self.table)
        await asyncio.to_thread(server.stop)
        for event in ("storage_fails", "storage_unavailable"):
            self.assertNotIn(event, server.log())

    async def test_behind_a_balancer_clients_of_a_server_that_dies_only_come_again(self):
        first, _, proxy, second = await self.start_two_behind_haproxy()
        first.process.kill()
        await self.play_out_via(proxy)
        await second

    async def test_behind_a_balancer_a_server_that_is_cut_off_from_the_database_is_left(self):
        first, line, proxy, second = await self.start_two_behind_haproxy()
        line.cut()
        await second
        # Whoever asks it for something finds it out, and everybody is led to the other one.
        await asyncio.gather(*(client.wait_closed() for client in self.clients),
                             self.act_without_store())
        await self.play_out_via(proxy)
        line.restore()
        self.assertEqual(await asyncio.to_thread(first.process.wait, TIMEOUT_S), 1)
        self.assertIn("event=lost_the_database", first.log())

    async def act_without_store(self):
        """By whoever owes a decision, to a server that can't store it."""
        decider = next(client for client in self.clients
                       if client.tables[self.table].own_prompt_after(0))
        prompt = decider.tables[self.table].prompt
        with self.assertRaises(Exception):
            await decider.request("act", table=self.table, decision=prompt["decision"],
                                  action=prompt["actions"][0])

    async def connect_via(self, proxy):
        """As soon as it has somebody to lead to."""
        until = time.monotonic() + TIMEOUT_S
        while True:
            try:
                return await self.reconnect_all(proxy)
            except (OSError, websockets.InvalidHandshake, websockets.ConnectionClosed):
                self.assertLess(time.monotonic(), until)
                await asyncio.sleep(0.05)

    async def test_a_guest_of_the_frozen_server_hears_nothing_that_was_not_stored(self):
        self.first.process.send_signal(signal.SIGSTOP)
        decider = next(client for client in self.clients
                       if client.tables[self.table].own_prompt_after(0))
        prompt = decider.tables[self.table].prompt
        act = asyncio.ensure_future(decider.request(
            "act", table=self.table, decision=prompt["decision"], action=prompt["actions"][0]))
        second = await asyncio.to_thread(self.start, self.url)
        self.first.process.send_signal(signal.SIGCONT)
        await asyncio.to_thread(self.first.process.wait, TIMEOUT_S)
        answered = (await asyncio.gather(act, return_exceptions=True))[0]
        self.assertIsInstance(answered, Exception, "it was acknowledged, and is lost")
        clients = await self.reconnect_all(second)
        await play_out(clients, self.table)


if __name__ == "__main__":
    unittest.main(verbosity=2)
