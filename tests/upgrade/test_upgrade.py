#!/usr/bin/python3
"""A live game outlives an upgrade of its server. tests/upgrade/upgrade makes the programs."""

import asyncio
import time
import unittest

from support import TIMEOUT_S
from support.client import Client
from support.data_directory import DataDirectoryTest
from support.fake_clock import FakeClock
from support.tables import play_out, play_step, seat_clients

SLEEPY = ("--sleep-after-ms", "100", "--log-level", "debug")
TEN_DAYS = 10 * 86_400


class Upgrade(DataDirectoryTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.clock = FakeClock()
        self.addCleanup(self.clock.close)

    async def begin_and_upgrade(self, variable):
        """Two clients who left a game of the old server, its table, invite and view; the new server
        runs, ten days later."""
        old_server = self.start(*SLEEPY)
        clients, table, invite = await seat_clients(old_server, "royale", 2)
        for _ in range(9):
            await play_step(clients, table)
        before = clients[0].tables[table]
        for client in clients:
            await client.cut()
        until = time.monotonic() + TIMEOUT_S
        while "event=game_sleeps" not in old_server.log():
            self.assertLess(time.monotonic(), until, old_server.log())
            await asyncio.sleep(0.02)
        self.kill()
        self.clock.set_offset(TEN_DAYS)
        self.start(*SLEEPY, variable=variable, environment=self.clock.environment)
        return clients, table, invite, before

    async def come_back(self, old, invite):
        """From the link."""
        client = await Client.connect(self.server, token=old.welcome["token"])
        await client.request("table.join", invite=invite)
        return client

    async def test_an_old_rule_that_is_kept_goes_on_with_the_same_dice_and_question(self):
        old, table, invite, before = await self.begin_and_upgrade("KEEPING_VEGASD")
        anna = await self.come_back(old[0], invite)
        now = anna.tables[table]
        for part in ("casinos", "round", "seats"):
            self.assertEqual(now.view[part], before.view[part])
        self.assertEqual(now.prompt["decision"], before.prompt["decision"])
        self.assertEqual(now.prompt["seat"], before.prompt["seat"])
        ben = await self.come_back(old[1], invite)
        await play_out([anna, ben], table)
        game = await anna.request("history", table=table)
        self.assertNotIn("rules", game["transcript"])
        self.assertIn("result", game["transcript"])

        again, other, _ = await seat_clients(self.server, "royale", 2)
        self.assertEqual([seat["chips"] for seat in again[0].tables[other].view["seats"]], [3, 3])
        await play_out(again, other)
        game = await again[0].request("history", table=other)
        self.assertEqual(game["transcript"]["rules"], 2)

    async def test_an_old_rule_that_is_gone_ends_the_game_with_its_seed(self):
        old, table, invite, before = await self.begin_and_upgrade("FORGETTING_VEGASD")
        anna = await self.come_back(old[0], invite)
        now = anna.tables[table]
        self.assertEqual(now.view["table"]["status"], "open")
        self.assertEqual(now.view["table"]["unfinished_before"], before.view["table"]["game"])
        listed = (await anna.request("games.mine"))["games"]
        self.assertEqual([(game["game"], game["unfinished"]) for game in listed],
                         [(before.view["table"]["game"], True)])
        game = await anna.request("history", game=before.view["table"]["game"])
        self.assertEqual(game["transcript"]["commitment"], before.view["table"]["commitment"])
        self.assertEqual(len(game["transcript"]["actions"]), 9)
        ben = await self.come_back(old[1], invite)
        for client in (anna, ben):
            await client.request("table.rematch", table=table)
        await play_out([anna, ben], table)


if __name__ == "__main__":
    unittest.main()
