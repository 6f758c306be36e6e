#!/usr/bin/python3
"""A disk that is full, fails or is slow: players are told, and nothing is lost or doubled."""

import asyncio
import re
import signal
import subprocess
import sys
import unittest

from support import ROOT, TIMEOUT_S
from support.client import Client
from support.data_directory import DataDirectoryTest
from support.server import program_path
from support.tables import close_clients, current_decision, play_out, seat_clients


class BadDiskTest(DataDirectoryTest):
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
        self.set_disk("well")  # or the server could not stop
        await super().asyncTearDown()

    def set_disk(self, disk_mode):
        draft = self.disk.with_suffix(".draft")
        draft.write_text(disk_mode)
        draft.rename(self.disk)

    def readyz(self):
        status, _, body = self.server.http("GET", "/readyz", port=self.server.admin_port)
        return status, body

    async def wait_for_log_event(self, event):
        """Waits until the log has it, and says how often it does."""
        line = re.compile(rf"event={event}\b")
        async with asyncio.timeout(TIMEOUT_S):
            while not line.search(self.server.log()):
                await asyncio.sleep(0.01)
        return len(line.findall(self.server.log()))

    async def assert_unavailable(self, client, op, **fields):
        with self.assertRefused("storage_unavailable"):
            await client.request(op, **fields)


class People(BadDiskTest):
    async def test_a_full_disk(self):
        await self.check_bad_disk("full")
        self.assertEqual(await self.wait_for_log_event("storage_fails"), 1)
        self.assertEqual(await self.wait_for_log_event("storage_works_again"), 1)

    async def test_a_disk_that_can_only_be_read(self):
        await self.check_bad_disk("read_only")

    async def test_a_disk_that_fails(self):
        await self.check_bad_disk("broken")

    async def test_a_disk_that_is_slow(self):
        await self.check_bad_disk("slow")
        self.assertNotIn("event=storage_fails", self.server.log())

    async def check_bad_disk(self, disk_mode):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2,
                                               clock={"decision_ms": 600_000})
        decider, prompt, (other,) = await current_decision(clients, table)
        self.set_disk(disk_mode)
        act = asyncio.ensure_future(decider.request(
            "act", table=table, decision=prompt["decision"], action=prompt["actions"][0]))
        for client in clients:
            await client.wait_ev("storage", available=False)
        await self.check_outage_reported(table, other)
        self.assertFalse(act.done())
        self.set_disk("well")
        for client in clients:
            await client.wait_ev("storage", available=True)
        await act
        self.assertEqual(self.readyz(), (200, "ready\n"))
        self.assertEqual(await self.wait_for_log_event("storage_unavailable"), 1)
        self.assertEqual(await self.wait_for_log_event("storage_available"), 1)
        await self.check_resumes(clients, table, prompt["decision"] + 1)

    async def check_outage_reported(self, table, other):
        self.assertEqual(self.readyz(), (503, "storage unavailable\n"))
        status, _, _ = self.server.http("GET", f"/api/games/{table}-1")
        self.assertEqual(status, 503)
        guest = await Client.connect(self.server, name="Guest")
        await guest.wait_ev("storage", available=False)
        self.assertEqual((await guest.request("lobby.watch"))["tables"], [])
        await self.assert_unavailable(guest, "table.create", ruleset="classic")
        await self.assert_unavailable(guest, "games.mine")
        await guest.close()
        unknown = await Client.connect(self.server)
        await self.assert_unavailable(unknown, "hello", protocol=1, token=other.welcome["token"])
        await unknown.wait_ev("storage", available=False)
        await unknown.close()

    async def check_resumes(self, clients, table, decision):
        """From this decision, for which there is as much time as ever."""
        for client in clients:
            told = next(number for number, message in enumerate(client.messages)
                        if message.get("available") is True)
            (prompt, *_) = await client.wait(lambda c=client, n=told: c.prompts(n), "a prompt")
            self.assertEqual((prompt["decision"], prompt["deadline_ms"]), (decision, 600_000))
        await play_out(clients, table)
        await close_clients(clients)

    async def test_a_refused_hello_is_said_again_on_the_same_connection(self):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        decider, prompt, (other,) = await current_decision(clients, table)
        await other.cut()
        self.set_disk("full")
        act = asyncio.ensure_future(decider.request(
            "act", table=table, decision=prompt["decision"], action=prompt["actions"][0]))
        await decider.wait_ev("storage", available=False)
        again = await Client.connect(self.server)
        await self.assert_unavailable(again, "hello", protocol=1, token=other.welcome["token"])
        self.set_disk("well")
        await again.wait_ev("storage", available=True)
        await again.hello(token=other.welcome["token"])
        self.assertEqual(again.welcome["player"], other.welcome["player"])
        await again.request("table.sync", table=table)
        await act
        await play_out([decider, again], table)


class Stopping(BadDiskTest):
    """SIGTERM on a bad day: everybody is told to come back, and the process ends."""

    async def test_on_a_disk_that_hangs(self):
        await self.check_stop("slow", "event=not_stored appends=1 why=disk_hangs")

    async def test_on_a_full_disk(self):
        await self.check_stop("full", "event=not_stored appends=1 why=disk_fails")

    async def check_stop(self, disk_mode, line):
        self.start()
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        decider, prompt, _ = await current_decision(clients, table)
        self.set_disk(disk_mode)
        act = asyncio.ensure_future(decider.request(
            "act", table=table, decision=prompt["decision"], action=prompt["actions"][0]))
        for client in clients:
            await client.wait_ev("storage", available=False)
        self.server.process.send_signal(signal.SIGTERM)
        for client in clients:
            self.assertEqual(await client.wait_closed(), 1012)
            self.assertEqual(client.messages[-1]["ev"], "closing")
        with self.assertRaises(ConnectionError):
            await act
        self.assertEqual(await asyncio.to_thread(self.server.wait_exit), 1)
        self.assertIn(line, self.server.log())
        self.assertIn("event=stopped", self.server.log())
        self.set_disk("well")
        self.start()
        again = await self.reconnect_all(clients, table)
        await play_out(again, table)
        await close_clients(again)


class Programs(BadDiskTest):
    """Bots that come through a bad day by themselves."""

    async def run_through_outage(self, *commands):
        """Starts them, lets the disk be full in the middle of their game, and waits for the end."""
        bots = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
                for command in commands]
        await self.wait_for_log_event("game_started")
        self.set_disk("full")
        await self.wait_for_log_event("storage_unavailable")
        self.set_disk("well")
        for bot in bots:
            out, err = await asyncio.to_thread(bot.communicate, timeout=TIMEOUT_S)
            self.assertEqual(bot.returncode, 0, out + err)

    async def test_the_example(self):
        self.start(bot_pause_ms=20)
        bot = ROOT / "protocol" / "kits" / "python" / "example.py"
        await self.run_through_outage([sys.executable, bot, self.server.ws])

    async def test_the_bots_of_the_terminal_client(self):
        self.start(bot_pause_ms=20)
        host = await Client.connect(self.server, name="Host")
        made = await host.create("royale-basic", seats=3, **{"as": "spectator"})
        await host.request("table.add_bot", table=made["table"], level="easy")
        bot = [program_path("VEGAS_CLI"), "bot", "--server", self.server.ws, "--invite",
               made["invite"]]
        await self.run_through_outage(bot, bot)


if __name__ == "__main__":
    unittest.main(verbosity=2)
