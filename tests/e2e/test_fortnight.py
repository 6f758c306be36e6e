#!/usr/bin/python3
"""Four friends play a move a day for a fortnight of virtual clocks, and much happens meanwhile.

A restart, a crash, two days without a server, a clock that is wrong, a new phone, and one of them
never comes back.
"""

import asyncio
import json
import sqlite3
import time
import unittest

from support.client import Client
from support.data_directory import DataDirectoryTest
from support.tables import play_out, play_step, seat_clients
from support.verifiers import run_both
from support.virtual_clocks import VirtualClocks

HOUR = 3_600
DAY = 24 * HOUR
MINUTE_MS = 60_000
DAY_MS = DAY * 1_000
FORTNIGHT = 14 * DAY
# Time is served in steps of two minutes at most: more at once is a clock that is wrong, as where
# this program was slow.
STEP_S = 100
# A connection says nothing for hours of these clocks, and nothing is slow that takes minutes.
OPTIONS = ("--sleep-after-ms", "10", "--idle-timeout-ms", str(DAY_MS))
PATIENCE_MS = DAY_MS

ANNA, BEN, CLARA, DORA = range(4)
NAMES = ("Anna", "Ben", "Clara", "Dora")


class DaysTest(DataDirectoryTest):
    """A server by virtual clocks over SQLite."""

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.clocks = VirtualClocks()
        self.addCleanup(self.clocks.close)
        self.start_server()

    async def asyncTearDown(self):
        self.database.close()
        await super().asyncTearDown()

    def start_server(self):
        self.start(*OPTIONS, patience_ms=PATIENCE_MS, environment=self.clocks.environment)
        self.database = sqlite3.connect(f"file:{self.data}/vegas.db?mode=ro", uri=True,
                                        isolation_level=None)

    async def restart(self, off_s=0):
        self.database.close()
        self.assertEqual(await self.stop(), 0)
        self.clocks.advance(off_s)
        self.start_server()

    def crash(self):
        self.database.close()
        self.kill()
        self.start_server()

    def query(self, sql):
        return self.database.execute(sql).fetchone()[0]

    def now_ms(self):
        """By the server's clock."""
        return (time.time() + self.clocks.system_s) * 1_000

    def served_ms(self):
        return self.query("select value from meta where name = 'served_ms'")

    async def pass_time(self, hours):
        """The server serves these hours."""
        until_ms = self.served_ms() + hours * HOUR * 1_000
        while (before_ms := self.served_ms()) < until_ms:
            self.clocks.advance(STEP_S)
            soon = time.monotonic() + 0.2
            while self.served_ms() == before_ms and time.monotonic() < soon:
                await asyncio.sleep(0)

    async def wait_asleep(self):
        """Nobody is there, and one who is not waited for has had the few seconds that are left."""
        until = time.monotonic() + 20
        while self.query("select count(*) from tables where due_ms is not null") == 0:
            self.assertLess(time.monotonic(), until, self.server.log()[-3000:])
            await asyncio.sleep(0.02)
            self.clocks.advance(1)


class Fortnight(DaysTest):
    async def begin(self):
        """All four are there for the first moves."""
        clients, self.table, self.invite = await seat_clients(
            self.server, "royale-basic", len(NAMES), clock={"decision_ms": DAY_MS},
            options={"first_seat": 0})
        self.tokens = [client.welcome["token"] for client in clients]
        self.players = [client.welcome["player"] for client in clients]
        for _ in range(9):
            await play_step(clients, self.table)
        for client in clients:
            await client.cut()
        await self.wait_asleep()

    async def come(self, who):
        client = await Client.connect(self.server, token=self.tokens[who])
        self.assertEqual(client.welcome["player"], self.players[who])
        return client

    async def look(self, who):
        """The game as this player's list has it, while it sleeps."""
        client = await self.come(who)
        [game] = (await client.request("games.waiting"))["waiting"]
        await client.cut()
        self.assertEqual((game["table"], game["decision_ms"]), (self.table, DAY_MS))
        return game

    async def left_ms(self):
        return (await self.look(ANNA))["due_ms"] - self.now_ms()

    async def visit(self, who):
        """Comes for a minute, and does what there is to do."""
        client = await self.come(who)
        await client.request("table.sync", table=self.table)
        state = client.tables[self.table]
        self.assertEqual(state.seat, who)
        self.assertNotIn("standstill", state.view["table"])
        await client.play(self.table, until=lambda s: s.prompt and s.prompt["seat"] != who)
        await client.cut()
        await self.wait_asleep()

    async def play_until_asked(self, who):
        """The others come when it is their turn."""
        while (asked := (await self.look(ANNA))["turn"]) != who:
            await self.visit(asked)

    async def look_in(self, who):
        """The view and the prompt as they stand, while nobody else is there."""
        client = await self.come(who)
        await client.request("table.sync", table=self.table)
        state = client.tables[self.table]
        await client.cut()
        await self.wait_asleep()
        return state.view, state.prompt

    # ---- what happens

    async def restart_while_somebody_is_asked(self):
        """Nobody loses or gains time."""
        before = await self.left_ms()
        await self.restart()
        self.assertAlmostEqual(await self.left_ms(), before, delta=2 * MINUTE_MS)

    async def switch_off_for_two_days(self):
        """It is given back: nobody's move is played for them."""
        _, asked = await self.look_in(ANNA)
        before, due_ms = await self.left_ms(), (await self.look(ANNA))["due_ms"]
        await self.restart(off_s=2 * DAY)
        self.assertAlmostEqual(await self.left_ms(), before, delta=2 * MINUTE_MS)
        shown_ms = (await self.look(ANNA))["due_ms"]
        self.assertAlmostEqual(shown_ms - due_ms, 2 * DAY_MS, delta=2 * MINUTE_MS)
        _, still = await self.look_in(ANNA)
        self.assertEqual(still["decision"], asked["decision"])

    async def crash_at_the_table(self, who):
        """Before the answer of the one who is there. All is as it was, but for a checkpoint."""
        client = await self.come(who)
        await client.request("table.sync", table=self.table)
        before = client.tables[self.table]
        prompt, view = before.prompt, before.view
        self.crash()
        await client.close()
        self.assertEqual(await self.visit_without_playing(who), (prompt["decision"], view["round"]))
        self.assertAlmostEqual(await self.left_ms(), prompt["deadline_ms"], delta=15 * MINUTE_MS)

    async def visit_without_playing(self, who):
        view, prompt = await self.look_in(who)
        return prompt["decision"], view["round"]

    async def step_the_clock(self):
        """Ten days ahead and back, while the game sleeps and while somebody is there."""
        turn, before = (await self.look(ANNA))["turn"], await self.left_ms()
        for days in (10, -10):
            self.clocks.step(days * DAY)
            await self.pass_time(1 / 6)
            self.assertEqual((await self.look(ANNA))["turn"], turn)
            before -= 10 * MINUTE_MS
            self.assertAlmostEqual(await self.left_ms(), before, delta=3 * MINUTE_MS)
        client = await self.come(turn)
        await client.request("table.sync", table=self.table)
        decision = client.tables[self.table].prompt["decision"]
        self.clocks.step(10 * DAY)
        await client.sync(self.table)
        prompt = client.tables[self.table].prompt
        self.assertEqual(prompt["decision"], decision)
        self.assertAlmostEqual(prompt["deadline_ms"], before, delta=3 * MINUTE_MS)
        self.clocks.step(-10 * DAY)
        await client.cut()
        await self.wait_asleep()

    async def change_phones(self, who):
        """The old one is revoked by the new one, which goes on in the same seat."""
        old = await self.come(who)
        code = (await old.request("device.link"))["code"]
        phone = await Client.connect(self.server, name="Somebody")
        redeemed = await phone.request("device.redeem", code=code, device="New phone")
        self.assertEqual(redeemed["player"], self.players[who])
        self.tokens[who], lost = redeemed["token"], self.tokens[who]
        new = await self.come(who)
        await new.request("device.revoke", device=old.welcome["device"])
        self.assertEqual(await old.wait_closed(), 4001)
        with self.assertRefused("bad_token"):
            await Client.connect(self.server, token=lost)
        self.assertEqual((await new.request("games.waiting"))["waiting"][0]["table"], self.table)
        for client in (phone, new):
            await client.cut()

    async def miss_a_deadline(self):
        """Dora is asked, and a day passes: the house makes this one decision."""
        await self.play_until_asked(DORA)
        _, asked = await self.look_in(ANNA)
        await self.pass_time(23)
        self.assertEqual((await self.look_in(ANNA))[1]["decision"], asked["decision"])
        await self.pass_time(1.2)
        await self.wait_asleep()
        view, after = await self.look_in(ANNA)
        self.assertEqual(view["table"]["seats"][DORA]["missed"], 1)
        self.assertEqual(after["decision"], asked["decision"] + 1)
        self.assertEqual(after["seat"], DORA)
        with self.assertRefused("may_come_back"):
            await self.give_the_seat()

    async def miss_another_one(self):
        """The house plays on, without waiting, and the seat may change hands."""
        await self.pass_time(24.2)
        await self.wait_asleep()
        view, asked = await self.look_in(ANNA)
        self.assertEqual(view["table"]["seats"][DORA]["missed"], 2)
        self.assertNotEqual(asked["seat"], DORA)
        before_ms = self.served_ms()
        for _ in range(8):
            await self.visit((await self.look(ANNA))["turn"])
        self.assertLess(self.served_ms() - before_ms, HOUR * 1_000)

    async def give_the_seat(self):
        """Eve watches, asks for Dora's seat, and the host gives it."""
        eve = await Client.connect(self.server, name="Eve")
        anna = await self.come(ANNA)
        try:
            await eve.join(invite=self.invite, **{"as": "spectator"})
            await anna.request("table.sync", table=self.table)
            await eve.request("table.request_seat", table=self.table, seat=DORA)
            await anna.request("table.assign_seat", table=self.table,
                               player=eve.welcome["player"])
            dora, self.tokens[DORA] = await self.come(DORA), eve.welcome["token"]
            self.players[DORA] = eve.welcome["player"]
            self.assertEqual((await dora.request("games.waiting"))["waiting"], [])
            await dora.join(invite=self.invite, **{"as": "spectator"})
            self.assertIsNone(dora.tables[self.table].seat)
            await dora.cut()
        finally:
            await eve.cut()
            await anna.cut()
            await self.wait_asleep()

    async def play_with_a_page_open(self, who):
        """A page that stays open keeps the game awake. The others come in time, day by day."""
        watching = await self.come(who)
        await watching.request("table.sync", table=self.table)
        state = watching.tables[self.table]
        while self.clocks.monotonic_s < FORTNIGHT:
            self.clocks.advance(11 * HOUR)
            await watching.sync(self.table)
            asked = state.prompt["seat"]
            self.assertLess(state.prompt["deadline_ms"], DAY_MS - 10 * HOUR * 1_000)
            client = watching if asked == who else await self.come(asked)
            await client.request("table.sync", table=self.table)
            await client.play(self.table,
                              until=lambda s, a=asked: s.prompt and s.prompt["seat"] != a)
            await watching.wait(lambda a=asked: state.prompt["seat"] != a, "the next one's turn")
            if client is not watching:
                await client.cut()
        self.assertFalse([event for event in state.events if event["kind"] == "timed_out"])
        await watching.cut()
        await self.wait_asleep()

    async def end(self):
        """The rest in one evening, with Eve on Dora's seat."""
        seated = [await self.come(who) for who in range(len(NAMES))]
        for client in seated:
            await client.request("table.sync", table=self.table)
        await play_out(seated, self.table)
        transcript = (await seated[ANNA].request("history", table=self.table))["transcript"]
        for done in run_both(json.dumps(transcript)):
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        for client in seated:
            [game] = (await client.request("games.mine"))["games"]
            self.assertEqual(game["table"], self.table)
            self.assertNotIn("unfinished", game)
            self.assertEqual((await client.request("games.waiting"))["waiting"], [])

    async def test_four_friends(self):
        await self.begin()
        self.assertAlmostEqual(await self.left_ms(), DAY_MS, delta=2 * MINUTE_MS)
        await self.pass_time(7)
        await self.restart_while_somebody_is_asked()
        await self.play_until_asked(CLARA)
        await self.pass_time(16)
        await self.switch_off_for_two_days()
        await self.crash_at_the_table(CLARA)
        await self.step_the_clock()
        await self.miss_a_deadline()
        await self.restart_while_somebody_is_asked()
        await self.miss_another_one()
        await self.change_phones(BEN)
        await self.play_until_asked(BEN)
        await self.give_the_seat()
        await self.play_with_a_page_open(CLARA)
        await self.end()


if __name__ == "__main__":
    unittest.main()
