#!/usr/bin/python3
"""The host of a private table asks for a pause. It outlives a kill of the server, and its home."""

import unittest

from support.client import Client
from support.data_directory import DataDirectoryTest
from support.postgres_servers import PostgresTest
from support.tables import play_out, play_step, seat_clients

MINUTES = 5


async def begin_pause(clients, table, kind="pause"):
    """All accept what the host asks for. The view's `pause`."""
    await clients[0].request("table.pause", table=table, kind=kind, minutes=MINUTES)
    for client in clients[1:]:
        await client.request("table.accept_pause", table=table)
    for client in clients:
        await client.wait(lambda: "pause" in client.tables[table].view["table"], "the pause")
    return clients[0].tables[table].view["table"]["pause"]


async def come_back(server, clients, table):
    back = [await Client.connect(server, token=client.welcome["token"]) for client in clients]
    for client in back:
        await client.request("table.sync", table=table)
    return back


async def end_pause(clients, table):
    await clients[-1].request("table.go_on", table=table)
    for client in clients:
        await client.wait(lambda: "pause" not in client.tables[table].view["table"], "the game")


class Pause(DataDirectoryTest):
    async def test_nobody_acts_until_it_is_ended_not_even_after_a_kill(self):
        server = self.start()
        clients, table, _ = await seat_clients(server, "royale", 3)
        for _ in range(5):
            await play_step(clients, table)
        pause = await begin_pause(clients, table)
        await self.assert_nobody_acts(clients, table)
        self.kill()
        clients = await come_back(self.start(), clients, table)
        view = clients[0].tables[table].view["table"]
        self.assertEqual(view["pause"]["kind"], "pause")
        self.assertLessEqual(view["pause"]["until_ms"], pause["until_ms"])
        await self.assert_nobody_acts(clients, table)
        await end_pause(clients, table)
        await play_out(clients, table)

    async def assert_nobody_acts(self, clients, table):
        for client in clients:
            at = client.tables[table]
            self.assertNotIn("deadline_ms", at.prompt)
            if "actions" not in at.prompt:
                continue
            with self.assertRefused("paused"):
                await client.request("act", table=table, decision=at.prompt["decision"],
                                     action=at.prompt["actions"][0])

    async def test_an_action_ends_more_time(self):
        server = self.start()
        clock = {"decision_ms": 600_000}
        clients, table, _ = await seat_clients(server, "classic", 2, clock=clock)
        await begin_pause(clients, table, "more_time")
        await play_step(clients, table)
        for client in clients:
            await client.wait(lambda: "pause" not in client.tables[table].view["table"], "play")
        await play_out(clients, table)

    async def test_one_refuses_for_all(self):
        server = self.start()
        clients, table, _ = await seat_clients(server, "classic", 3)
        await clients[0].request("table.pause", table=table, kind="pause", minutes=MINUTES)
        await clients[1].request("table.accept_pause", table=table, accept=False)
        await clients[2].wait(
            lambda: "pause_request" not in clients[2].tables[table].view["table"], "the refusal")
        self.assertNotIn("pause", clients[2].tables[table].view["table"])
        with self.assertRefused("rate_limited"):
            await clients[0].request("table.pause", table=table, kind="pause", minutes=MINUTES)


class PauseInACluster(PostgresTest):
    async def test_it_goes_on_at_another_server(self):
        url = self.database().url
        first, second = (self.start_node(url) for _ in range(2))
        clients, table, _ = await seat_clients(first, "classic", 2)
        pause = await begin_pause(clients, table)
        first.process.kill()
        clients = await come_back(second, clients, table)
        now = clients[0].tables[table].view["table"]
        self.assertEqual(now["pause"]["kind"], "pause")
        self.assertLessEqual(now["pause"]["until_ms"], pause["until_ms"] + 1)
        await end_pause(clients, table)
        await play_out(clients, table)


if __name__ == "__main__":
    unittest.main()
