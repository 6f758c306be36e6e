#!/usr/bin/python3
"""A game that nobody looks at leaves memory, and goes on when somebody comes, at any server."""

import asyncio
import time
import unittest

from support import TIMEOUT_S
from support.client import Client
from support.data_directory import DataDirectoryTest
from support.postgres_servers import PostgresTest
from support.tables import play_out, play_step, seat_clients

MINUTE_MS = 60_000
DAY_MS = 1_440 * MINUTE_MS
SLEEPY = ("--sleep-after-ms", "100", "--log-level", "debug")


async def wait_for_log(server, words):
    until = time.monotonic() + TIMEOUT_S
    while words not in server.log():
        assert time.monotonic() < until, server.log()
        await asyncio.sleep(0.02)


async def begin_and_leave(server, **fields):
    """Two players, some steps, and then nobody. The clients, the table, its invite and decision."""
    clients, table, invite = await seat_clients(server, "royale", 2, **fields)
    for _ in range(9):
        await play_step(clients, table)
    before = clients[0].tables[table]
    shown = (before.view["casinos"], before.view["round"], before.prompt["decision"])
    for client in clients:
        await client.cut()
    await wait_for_log(server, "event=game_sleeps")
    again = await Client.connect(server, token=clients[0].welcome["token"])
    assert len((await again.request("games.waiting"))["waiting"]) == 1  # it is stored
    clients[0].welcome = again.welcome
    await again.cut()
    return clients, table, invite, shown


class Sleep(DataDirectoryTest):
    async def test_a_game_sleeps_over_a_kill_and_goes_on_from_its_link(self):
        server = self.start(*SLEEPY)
        old, table, invite, shown = await begin_and_leave(server)
        self.kill()
        server = self.start(*SLEEPY)
        await wait_for_log(server, "event=started")
        self.assertIn(" tables=0 ", server.log())

        anna = await Client.connect(server, token=old[0].welcome["token"])
        self.assertEqual(anna.welcome["tables"], [])
        self.assertEqual((await anna.request("games.mine"))["games"], [])
        games = (await anna.request("games.waiting"))["waiting"]
        self.assertEqual([game["table"] for game in games], [table])
        await anna.request("table.join", invite=invite)
        now = anna.tables[table]
        self.assertEqual((now.view["casinos"], now.view["round"], now.prompt["decision"]), shown)
        self.assertIn("standstill", now.view["table"])
        self.assertNotIn("deadline_ms", now.prompt)
        await anna.request("table.go_on", table=table)
        self.assertEqual(now.view["table"]["standstill"]["agreed"], [now.seat])

        ben = await Client.connect(server, token=old[1].welcome["token"])
        await ben.request("table.sync", table=table)
        await anna.wait(lambda: "standstill" not in now.view["table"], "the others")
        self.assertEqual((await anna.request("games.waiting"))["waiting"], [])
        await play_out([anna, ben], table)


    async def test_a_game_played_in_days_is_listed_over_a_restart_and_goes_on(self):
        server = self.start(*SLEEPY)
        old, table, invite, shown = await begin_and_leave(server, clock={"decision_ms": 2 * DAY_MS})
        began_ms = time.time() * 1000
        self.kill()
        await asyncio.sleep(1)
        server = self.start(*SLEEPY)
        anna = await Client.connect(server, token=old[0].welcome["token"])
        [game] = (await anna.request("games.waiting"))["waiting"]
        self.assertEqual((game["table"], game["decision_ms"]), (table, 2 * DAY_MS))
        self.assertGreater(game["due_ms"], began_ms + 2 * DAY_MS - MINUTE_MS)
        self.assertLess(game["due_ms"], time.time() * 1000 + 2 * DAY_MS + MINUTE_MS)
        await anna.request("table.join", invite=invite)
        now = anna.tables[table]
        self.assertEqual((now.view["casinos"], now.view["round"], now.prompt["decision"]), shown)
        self.assertNotIn("standstill", now.view["table"])
        self.assertGreater(now.prompt["deadline_ms"], 2 * DAY_MS - MINUTE_MS)
        [awake] = (await anna.request("games.waiting"))["waiting"]
        self.assertEqual((awake["turn"], awake["table"]), (game["turn"], table))
        self.assertLess(abs(awake["due_ms"] - game["due_ms"]), MINUTE_MS)
        ben = await Client.connect(server, token=old[1].welcome["token"])
        await ben.request("table.sync", table=table)
        await play_out([anna, ben], table)


class SleepInACluster(PostgresTest):
    async def test_a_game_played_in_days_is_due_by_the_time_of_all_servers(self):
        url = self.database().url
        servers = [self.start_node(url, *SLEEPY) for _ in range(2)]
        old, table, _, _ = await begin_and_leave(servers[0], clock={"decision_ms": DAY_MS})
        anna = await Client.connect(servers[1], token=old[0].welcome["token"])
        [game] = (await anna.request("games.waiting"))["waiting"]
        self.assertLess(abs(game["due_ms"] - time.time() * 1000 - DAY_MS), MINUTE_MS)
        await anna.request("table.sync", table=table)
        self.assertLess(abs(anna.tables[table].prompt["deadline_ms"] - DAY_MS), MINUTE_MS)

    async def test_a_game_wakes_at_another_server_though_its_last_home_is_gone(self):
        url = self.database().url
        first, second = (self.start_node(url, *SLEEPY) for _ in range(2))
        old, table, invite, shown = await begin_and_leave(first)
        first.process.kill()
        anna = await Client.connect(second, token=old[0].welcome["token"])
        await anna.request("table.join", invite=invite)
        now = anna.tables[table]
        self.assertEqual((now.view["casinos"], now.view["round"], now.prompt["decision"]), shown)
        ben = await Client.connect(second, token=old[1].welcome["token"])
        await ben.request("table.sync", table=table)
        await play_out([anna, ben], table)

    async def test_two_servers_wake_a_game_once(self):
        url = self.database().url
        servers = [self.start_node(url, *SLEEPY) for _ in range(2)]
        old, table, _, _ = await begin_and_leave(servers[0])
        clients = [await Client.connect(server, token=client.welcome["token"])
                   for server, client in zip(servers, old)]
        await asyncio.gather(*(client.request("table.sync", table=table) for client in clients))
        self.assertEqual(sum(server.log().count("event=tables_taken") for server in servers), 1)
        await play_out(clients, table)


if __name__ == "__main__":
    unittest.main()
