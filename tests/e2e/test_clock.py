#!/usr/bin/python3
"""A system's clock that is wrong or is set: nothing is lost, and dates are those of the clock."""

import asyncio
import calendar
import datetime
import re
import sqlite3
import time
import unittest

from support import TIMEOUT_S
from support.client import Client
from support.data_directory import DataDirectoryTest
from support.fake_clock import FakeClock
from support.postgres import sql
from support.postgres_servers import PostgresTest
from support.tables import (close_clients, play_game_and_rematch, play_out, seat_clients,
                            seat_clients_across, start_rematch)

DAY = 86_400
IN_1972 = calendar.timegm((1972, 3, 4, 20, 0, 0)) - int(time.time())

PLAYERS_AND_GAMES = "select (select count(*) from players), (select count(*) from games)"


class ClockTest(DataDirectoryTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.clock = FakeClock()
        self.addCleanup(self.clock.close)

    def start_with_clock(self, ahead_s, *options):
        self.clock.set_offset(ahead_s)
        return self.start(*options, environment=self.clock.environment)

    async def start_and_stop_with_clock(self, ahead_s):
        """What it forgets at its start it forgets before its end."""
        self.start_with_clock(ahead_s)
        self.assertEqual(await self.stop(), 0)

    def count_stored(self):
        """How many players and games, of a server that has stopped."""
        database = sqlite3.connect(self.data / "vegas.db")
        try:
            return database.execute(PLAYERS_AND_GAMES).fetchone()
        finally:
            database.close()

    async def play_with_clock(self, ahead_s):
        """The people at a table in the middle of its second game, of a server that has stopped."""
        self.start_with_clock(ahead_s)
        clients, table = await play_game_and_rematch(self.server)
        self.assertEqual(await self.stop(), 0)
        await close_clients(clients)
        return clients, table

    async def check_nobody_lost(self, clients, table, stored):
        self.start_with_clock(0)
        reconnected = await self.reconnect_all(clients, table)
        await play_out(reconnected, table)
        await close_clients(reconnected)
        self.assertEqual(await self.stop(), 0)
        self.assertEqual(self.count_stored(), (stored[0], stored[1] + 1))


class WrongClock(ClockTest):
    async def test_what_is_not_believed_is_logged_with_both_times(self):
        await self.play_with_clock(0)
        self.start_with_clock(800 * DAY)
        until = time.monotonic() + TIMEOUT_S
        while " event=forget_refused " not in self.server.log():
            self.assertLess(time.monotonic(), until, self.server.log())
            await asyncio.sleep(0.02)
        said = re.search(r"event=forget_refused now=(\S+)Z store_clock=(\S+)Z", self.server.log())
        now, clock = map(datetime.datetime.fromisoformat, said.groups())
        self.assertEqual((now - clock).days, 800)

    async def test_800_days_ahead(self):
        clients, table = await self.play_with_clock(0)
        stored = self.count_stored()
        await self.start_and_stop_with_clock(800 * DAY)
        self.assertEqual(self.count_stored(), stored)
        await self.check_nobody_lost(clients, table, stored)

    async def test_800_days_behind(self):
        clients, table = await self.play_with_clock(0)
        stored = self.count_stored()
        await self.start_and_stop_with_clock(-800 * DAY)
        self.assertEqual(self.count_stored(), stored)
        await self.check_nobody_lost(clients, table, stored)

    async def test_an_evening_800_days_ahead(self):
        early = await self.play_with_clock(0)
        late = await self.play_with_clock(800 * DAY)
        stored = self.count_stored()
        await self.start_and_stop_with_clock(0)
        self.assertEqual(self.count_stored(), stored)
        await self.check_nobody_lost(*early, stored)
        stored = self.count_stored()
        await self.check_nobody_lost(*late, stored)

    async def test_an_evening_in_1972(self):
        for before in (False, True):
            with self.subTest(before=before):
                if before:
                    await self.play_with_clock(0)
                clients, table = await self.play_with_clock(IN_1972)
                stored = self.count_stored()
                await self.start_and_stop_with_clock(0)
                self.assertEqual(self.count_stored(), stored)
                await self.check_nobody_lost(clients, table, stored)

    async def test_a_server_that_was_off_for_100_days(self):
        clients, table = await self.play_with_clock(-100 * DAY)
        stored = self.count_stored()
        await self.start_and_stop_with_clock(0)
        self.assertEqual(self.count_stored(), stored)
        await self.check_nobody_lost(clients, table, stored)


class ClockChange(ClockTest):
    """As after a suspend of eight hours, in which the monotonic clock stands still."""

    NIGHT = 8 * 3_600

    async def run_admin(self, *words):
        code, _, problems = await asyncio.to_thread(
            self.run_command, "admin", "--data", self.data, *words)
        self.assertEqual(code, 0, problems)

    async def ended_ms(self, client):
        (game,) = (await client.request("games.mine"))["games"]
        return game["ended_ms"]

    async def test_a_game_ends_when_the_clock_says(self):
        for ahead_s in (self.NIGHT, -self.NIGHT):
            self.start_with_clock(0)
            clients, table, _ = await seat_clients(self.server, "classic", 2,
                                                   clock={"decision_ms": 120_000})
            self.clock.set_offset(ahead_s)
            began = time.time()
            await play_out(clients, table)
            ended = time.time()
            said = await self.ended_ms(clients[0]) / 1_000 - ahead_s
            self.assertGreater(said, began - 1)
            self.assertLess(said, ended + 1)
            await close_clients(clients)
            self.assertEqual(await self.stop(), 0)

    async def test_a_ban_ends_when_the_clock_says(self):
        self.start_with_clock(0)
        eve = await Client.connect(self.server, name="Eve")
        await self.run_admin("ban", eve.welcome["player"], "--for", "7h")
        self.assertEqual(await eve.wait_closed(), 1008)
        with self.assertRefused("banned"):
            await Client.connect(self.server, token=eve.welcome["token"])
        self.clock.set_offset(self.NIGHT)
        reconnected = await Client.connect(self.server, token=eve.welcome["token"])


class ClusterWithAWrongClock(PostgresTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.url = self.database().url

    def start_with_clock(self, clock):
        return self.start_node(self.url, environment=clock.environment if clock else None)

    def count_stored(self):
        return sql(self.url, PLAYERS_AND_GAMES)

    async def check_nobody_lost(self, clients, stored):
        last = self.start_with_clock(None)
        reconnected = [await Client.connect(last, token=client.welcome["token"])
                       for client in clients]
        await close_clients(reconnected)
        self.assertEqual(last.stop(), 0)
        self.assertEqual(self.count_stored(), stored)

    async def test_a_night_of_suspend_loses_nobody(self):
        clock = FakeClock()
        self.addCleanup(clock.close)
        nodes = [self.start_with_clock(clock), self.start_with_clock(clock)]
        clients, table, _ = await seat_clients_across(nodes)
        await play_out(clients, table)
        clock.set_offset(8 * 3_600)
        await start_rematch(clients, table)
        await play_out(clients, table)
        await close_clients(clients)
        for node in nodes:
            self.assertEqual(node.stop(), 0)
        await self.check_nobody_lost(clients, "2|2")

    async def test_a_member_20_years_off_harms_nobody(self):
        nodes = [self.start_with_clock(None), self.start_with_clock(None)]
        clients, table, _ = await seat_clients_across(nodes)
        await play_out(clients, table)
        for ahead_s in (20 * 365 * DAY, -20 * 365 * DAY):
            clock = FakeClock(ahead_s)
            self.addCleanup(clock.close)
            wrong = self.start_with_clock(clock)
            more, late_table, _ = await seat_clients(wrong, "classic", 2)
            await play_out(more, late_table)
            await close_clients(more)
            self.assertEqual(wrong.stop(), 0)
        for node in nodes:
            self.assertEqual(node.stop(), 0)
        await close_clients(clients)
        self.assertEqual(self.count_stored(), "6|3")
        await self.check_nobody_lost(clients, "6|3")


if __name__ == "__main__":
    unittest.main()
