#!/usr/bin/python3
"""A disk that is full, fails or is slow: players are told, and nothing is lost or doubled."""

import asyncio
import re
import signal
import subprocess
import sys
import unittest

from support import PATIENCE, ROOT
from support.client import Client
from support.folder import InFolder
from support.server import program
from support.tables import asked, close, play_out, seated


class BadDays(InFolder):
    """On a disk that is as a file says."""

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.disk = self.folder / "disk"

    def start(self, *options, **more):
        return super().start(
            "--admin-port", "0", *options, patience_ms=200, variable="BAD_DISK_VEGASD",
            environment={"VEGAS_BAD_DISK": str(self.disk)}, **more
        )

    async def asyncTearDown(self):
        self.disk_is("well")  # or the server could not stop
        await super().asyncTearDown()

    def disk_is(self, day):
        draft = self.disk.with_suffix(".draft")
        draft.write_text(day)
        draft.rename(self.disk)

    def readyz(self):
        status, _, body = self.server.http("GET", "/readyz", port=self.server.admin_port)
        return status, body

    async def logged(self, event):
        """Waits until the log has it, and says how often it does."""
        line = re.compile(rf"event={event}\b")
        async with asyncio.timeout(PATIENCE):
            while not line.search(self.server.log()):
                await asyncio.sleep(0.01)
        return len(line.findall(self.server.log()))

    async def refused(self, client, op, **fields):
        with self.assertRefused("storage_unavailable"):
            await client.request(op, **fields)


class People(BadDays):
    async def test_a_full_disk(self):
        await self.bad_day("full")
        self.assertEqual(await self.logged("storage_fails"), 1)
        self.assertEqual(await self.logged("storage_works_again"), 1)

    async def test_a_disk_that_can_only_be_read(self):
        await self.bad_day("read_only")

    async def test_a_disk_that_fails(self):
        await self.bad_day("broken")

    async def test_a_disk_that_is_slow(self):
        await self.bad_day("slow")
        self.assertNotIn("event=storage_fails", self.server.log())

    async def bad_day(self, day):
        self.start()
        clients, table, _ = await seated(self.server, "classic", 2, clock={"decision_ms": 600_000})
        owner, prompt, (other,) = await asked(clients, table)
        self.disk_is(day)
        act = asyncio.ensure_future(owner.request(
            "act", table=table, decision=prompt["decision"], action=prompt["actions"][0]))
        for client in clients:
            await client.wait_ev("storage", available=False)
        await self.is_told_to_wait(table, other)
        self.assertFalse(act.done())
        self.disk_is("well")
        for client in clients:
            await client.wait_ev("storage", available=True)
        await act
        self.assertEqual(self.readyz(), (200, "ready\n"))
        self.assertEqual(await self.logged("storage_unavailable"), 1)
        self.assertEqual(await self.logged("storage_available"), 1)
        await self.goes_on(clients, table, prompt["decision"] + 1)

    async def is_told_to_wait(self, table, other):
        self.assertEqual(self.readyz(), (503, "storage unavailable\n"))
        status, _, _ = self.server.http("GET", f"/api/games/{table}-1")
        self.assertEqual(status, 503)
        guest = await Client.connect(self.server, name="Guest")
        await guest.wait_ev("storage", available=False)
        self.assertEqual((await guest.request("lobby.watch"))["tables"], [])
        await self.refused(guest, "table.create", ruleset="classic")
        await self.refused(guest, "games.mine")
        await guest.close()
        unknown = await Client.connect(self.server)
        await self.refused(unknown, "hello", protocol=1, token=other.me["token"])
        await unknown.wait_ev("storage", available=False)
        await unknown.close()

    async def goes_on(self, clients, table, decision):
        """From this decision, for which there is as much time as ever."""
        for client in clients:
            told = next(number for number, message in enumerate(client.messages)
                        if message.get("available") is True)
            prompt = await client.wait_ev("prompt", after=told)
            self.assertEqual((prompt["decision"], prompt["deadline_ms"]), (decision, 600_000))
        await play_out(clients, table)
        await close(clients)

    async def test_a_refused_hello_is_said_again_on_the_same_connection(self):
        self.start()
        clients, table, _ = await seated(self.server, "classic", 2)
        owner, prompt, (other,) = await asked(clients, table)
        await other.cut()
        self.disk_is("full")
        act = asyncio.ensure_future(owner.request(
            "act", table=table, decision=prompt["decision"], action=prompt["actions"][0]))
        await owner.wait_ev("storage", available=False)
        again = await Client.connect(self.server)
        await self.refused(again, "hello", protocol=1, token=other.me["token"])
        self.disk_is("well")
        await again.wait_ev("storage", available=True)
        await again.hello(token=other.me["token"])
        self.assertEqual(again.me["player"], other.me["player"])
        await again.request("table.sync", table=table)
        await act
        await play_out([owner, again], table)


class Stopping(BadDays):
    """SIGTERM on a bad day: everybody is told to come back, and the process ends."""

    async def test_on_a_disk_that_hangs(self):
        await self.stopped_on("slow", "event=not_stored appends=1 why=disk_hangs")

    async def test_on_a_full_disk(self):
        await self.stopped_on("full", "event=not_stored appends=1 why=disk_fails")

    async def stopped_on(self, day, line):
        self.start()
        clients, table, _ = await seated(self.server, "classic", 2)
        owner, prompt, _ = await asked(clients, table)
        self.disk_is(day)
        act = asyncio.ensure_future(owner.request(
            "act", table=table, decision=prompt["decision"], action=prompt["actions"][0]))
        for client in clients:
            await client.wait_ev("storage", available=False)
        self.server.process.send_signal(signal.SIGTERM)
        for client in clients:
            self.assertEqual(await client.wait_closed(), 1012)
            self.assertEqual(client.messages[-1]["ev"], "closing")
        with self.assertRaises(ConnectionError):
            await act
        self.assertEqual(await asyncio.to_thread(self.server.ended), 1)
        self.assertIn(line, self.server.log())
        self.assertIn("event=stopped", self.server.log())
        self.disk_is("well")
        self.start()
        again = await self.back(clients, table)
        await play_out(again, table)
        await close(again)


class Programs(BadDays):
    """Bots that come through a bad day by themselves."""

    async def through_a_bad_day(self, *commands):
        """Starts them, lets the disk be full in the middle of their game, and waits for the end."""
        bots = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
                for command in commands]
        await self.logged("game_started")
        self.disk_is("full")
        await self.logged("storage_unavailable")
        self.disk_is("well")
        for bot in bots:
            out, err = await asyncio.to_thread(bot.communicate, timeout=PATIENCE)
            self.assertEqual(bot.returncode, 0, out + err)

    async def test_the_example(self):
        self.start(bot_pause_ms=20)
        bot = ROOT / "protocol" / "kits" / "python" / "example.py"
        await self.through_a_bad_day([sys.executable, bot, self.server.ws])

    async def test_the_bots_of_the_terminal_client(self):
        self.start()
        host = await Client.connect(self.server, name="Host")
        made = await host.create("royale-basic", seats=3, **{"as": "spectator"})
        await host.request("table.add_bot", table=made["table"], level="easy")
        bot = [program("VEGAS_CLI"), "bot", "--server", self.server.ws, "--invite", made["invite"]]
        await self.through_a_bad_day(bot, bot)


if __name__ == "__main__":
    unittest.main(verbosity=2)
