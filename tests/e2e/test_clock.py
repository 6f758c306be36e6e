#!/usr/bin/python3
"""A system's clock that is wrong or is set: nothing is lost, and dates are those of the clock."""

import asyncio
import calendar
import datetime
import re
import sqlite3
import time
import unittest

from support import PATIENCE
from support.client import Client
from support.faketime import SystemClock
from support.folder import InFolder
from support.over_postgres import OverPostgres
from support.postgres import sql
from support.tables import a_game_and_the_next, close, play_out, rematch, seated, seated_across

DAY = 86_400
IN_1972 = calendar.timegm((1972, 3, 4, 20, 0, 0)) - int(time.time())

PLAYERS_AND_GAMES = "select (select count(*) from player), (select count(*) from game)"


class InFolderByAClock(InFolder):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.clock = SystemClock()
        self.addCleanup(self.clock.close)

    def start_by(self, ahead_s, *options):
        self.clock.set_ahead(ahead_s)
        return self.start(*options, environment=self.clock.environment)

    async def start_and_stop_by(self, ahead_s):
        """What it forgets at its start it forgets before its end."""
        self.start_by(ahead_s)
        self.assertEqual(await self.stop(), 0)

    def stored(self):
        """How many players and games, of a server that has stopped."""
        database = sqlite3.connect(self.data / "vegas.db")
        try:
            return database.execute(PLAYERS_AND_GAMES).fetchone()
        finally:
            database.close()

    async def played_by(self, ahead_s):
        """The people at a table in the middle of its second game, of a server that has stopped."""
        self.start_by(ahead_s)
        clients, table = await a_game_and_the_next(self.server)
        self.assertEqual(await self.stop(), 0)
        await close(clients)
        return clients, table

    async def nobody_is_lost(self, clients, table, stored):
        self.start_by(0)
        again = await self.back(clients, table)
        await play_out(again, table)
        await close(again)
        self.assertEqual(await self.stop(), 0)
        self.assertEqual(self.stored(), (stored[0], stored[1] + 1))


class WrongClock(InFolderByAClock):
    async def test_what_is_not_believed_is_logged_with_both_times(self):
        await self.played_by(0)
        self.start_by(800 * DAY)
        until = time.monotonic() + PATIENCE
        while " event=forget_refused " not in self.server.log():
            self.assertLess(time.monotonic(), until, self.server.log())
            await asyncio.sleep(0.02)
        said = re.search(r"event=forget_refused now=(\S+)Z store_clock=(\S+)Z", self.server.log())
        now, clock = map(datetime.datetime.fromisoformat, said.groups())
        self.assertEqual((now - clock).days, 800)

    async def test_800_days_ahead(self):
        clients, table = await self.played_by(0)
        stored = self.stored()
        await self.start_and_stop_by(800 * DAY)
        self.assertEqual(self.stored(), stored)
        await self.nobody_is_lost(clients, table, stored)

    async def test_800_days_behind(self):
        clients, table = await self.played_by(0)
        stored = self.stored()
        await self.start_and_stop_by(-800 * DAY)
        self.assertEqual(self.stored(), stored)
        await self.nobody_is_lost(clients, table, stored)

    async def test_an_evening_800_days_ahead(self):
        early = await self.played_by(0)
        late = await self.played_by(800 * DAY)
        stored = self.stored()
        await self.start_and_stop_by(0)
        self.assertEqual(self.stored(), stored)
        await self.nobody_is_lost(*early, stored)
        stored = self.stored()
        await self.nobody_is_lost(*late, stored)

    async def test_an_evening_in_1972(self):
        for before in (False, True):
            with self.subTest(before=before):
                if before:
                    await self.played_by(0)
                clients, table = await self.played_by(IN_1972)
                stored = self.stored()
                await self.start_and_stop_by(0)
                self.assertEqual(self.stored(), stored)
                await self.nobody_is_lost(clients, table, stored)

    async def test_a_server_that_was_off_for_100_days(self):
        clients, table = await self.played_by(-100 * DAY)
        stored = self.stored()
        await self.start_and_stop_by(0)
        self.assertEqual(self.stored(), stored)
        await self.nobody_is_lost(clients, table, stored)


class ClockThatIsSet(InFolderByAClock):
    """As after a suspend of eight hours, in which the monotonic clock stands still."""

    NIGHT = 8 * 3_600

    async def operate(self, *words):
        code, _, problems = await asyncio.to_thread(
            self.command, "admin", "--data", self.data, *words)
        self.assertEqual(code, 0, problems)

    async def ended_ms(self, client):
        (game,) = (await client.request("games.mine"))["games"]
        return game["ended_ms"]

    async def test_a_game_ends_when_the_clock_says(self):
        for ahead_s in (self.NIGHT, -self.NIGHT):
            self.start_by(0)
            clients, table, _ = await seated(self.server, "classic", 2,
                                             clock={"decision_ms": 120_000})
            self.clock.set_ahead(ahead_s)
            began = time.time()
            await play_out(clients, table)
            ended = time.time()
            said = await self.ended_ms(clients[0]) / 1_000 - ahead_s
            self.assertGreater(said, began - 1)
            self.assertLess(said, ended + 1)
            await close(clients)
            self.assertEqual(await self.stop(), 0)

    async def test_a_ban_ends_when_the_clock_says(self):
        self.start_by(0)
        eve = await Client.connect(self.server, name="Eve")
        await self.operate("ban", eve.me["player"], "--for", "7h")
        self.assertEqual(await eve.wait_closed(), 1008)
        with self.assertRefused("banned"):
            await Client.connect(self.server, token=eve.me["token"])
        self.clock.set_ahead(self.NIGHT)
        again = await Client.connect(self.server, token=eve.me["token"])


class ClusterWithAWrongClock(OverPostgres):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.url = self.database().url

    def start_by(self, clock):
        return self.start_node(self.url, environment=clock.environment if clock else None)

    def stored(self):
        return sql(self.url, PLAYERS_AND_GAMES)

    async def nobody_is_lost(self, clients, stored):
        last = self.start_by(None)
        again = [await Client.connect(last, token=client.me["token"]) for client in clients]
        await close(again)
        self.assertEqual(last.stop(), 0)
        self.assertEqual(self.stored(), stored)

    async def test_a_night_of_suspend_loses_nobody(self):
        clock = SystemClock()
        self.addCleanup(clock.close)
        nodes = [self.start_by(clock), self.start_by(clock)]
        clients, table, _ = await seated_across(nodes)
        await play_out(clients, table)
        clock.set_ahead(8 * 3_600)
        await rematch(clients, table)
        await play_out(clients, table)
        await close(clients)
        for node in nodes:
            self.assertEqual(node.stop(), 0)
        await self.nobody_is_lost(clients, "2|2")

    async def test_a_member_20_years_off_harms_nobody(self):
        nodes = [self.start_by(None), self.start_by(None)]
        clients, table, _ = await seated_across(nodes)
        await play_out(clients, table)
        for ahead_s in (20 * 365 * DAY, -20 * 365 * DAY):
            clock = SystemClock(ahead_s)
            self.addCleanup(clock.close)
            wrong = self.start_by(clock)
            more, late_table, _ = await seated(wrong, "classic", 2)
            await play_out(more, late_table)
            await close(more)
            self.assertEqual(wrong.stop(), 0)
        for node in nodes:
            self.assertEqual(node.stop(), 0)
        await close(clients)
        self.assertEqual(self.stored(), "6|3")
        await self.nobody_is_lost(clients, "6|3")


if __name__ == "__main__":
    unittest.main()
