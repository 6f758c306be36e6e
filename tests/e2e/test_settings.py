#!/usr/bin/python3
"""Settings in a file: what the server takes from it, and what it takes anew at a hangup."""

import asyncio
import os
import re
import signal
import tempfile
import unittest

from support import TIMEOUT_S
from support.client import Client, Refused
from support.server import ClientTest, Server, run_vegasd


class Settings(ClientTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.file = os.path.join(self.enterContext(tempfile.TemporaryDirectory()), "vegasd.toml")
        self.write('max_tables = 1\nlog_level = "info"\n')
        self.server = self.enterContext(Server("--config", self.file))

    def write(self, text):
        with open(self.file, "w", encoding="utf-8") as out:
            out.write(text)

    async def reload_settings(self, *, heard):
        """Returns the first of its lines since the last one that matches."""
        before = len(self.server.log())
        self.server.process.send_signal(signal.SIGHUP)
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                found = re.search(rf"event={heard}[^\n]*\n", self.server.log()[before:])
                if found:
                    return found[0]
                await asyncio.sleep(0.01)

    async def refusal_code(self, client):
        with self.assertRaises(Refused) as refused:
            await client.request("table.create", ruleset="classic")
        return refused.exception.code

    async def stop(self):
        self.assertEqual(await asyncio.to_thread(self.server.stop), 0)

    async def test_a_hangup_takes_over_what_may_change_and_names_what_may_not(self):
        anna = await Client.connect(self.server, name="Anna")
        await anna.request("table.create", ruleset="classic")
        self.assertEqual(await self.refusal_code(anna), "table_limit")

        self.write("max_tables = 2\nmax_connections = 7\n")
        line = await self.reload_settings(heard="settings_changed")
        self.assertIn("names=max_tables", line)
        await anna.request("table.create", ruleset="classic")
        self.assertEqual(await self.refusal_code(anna), "table_limit")
        await self.stop()
        log = self.server.log()
        self.assertIn("event=settings_need_a_start names=max_connections", log)
        self.assertRegex(log, f"event=started [^\n]*settings={re.escape(self.file)}")

    async def test_a_mistake_changes_nothing(self):
        anna = await Client.connect(self.server, name="Anna")
        await anna.request("table.create", ruleset="classic")
        self.write("max_tables = 2\nmax_tabels = 3\n")
        line = await self.reload_settings(heard="settings_refused")
        self.assertIn("did you mean max_tables?", line)
        self.assertEqual(await self.refusal_code(anna), "table_limit")
        os.remove(self.file)
        await self.reload_settings(heard="settings_refused")
        self.assertEqual(await self.refusal_code(anna), "table_limit")
        await self.stop()

    async def test_the_settings_can_be_looked_at_while_it_runs(self):
        def config(*words):
            return run_vegasd("config", *words)

        ended = config("check", self.file)
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        self.assertIn("all is well", ended.stdout)
        ended = config("print", self.file)
        self.assertIn(f"max_tables = 1  # {self.file}:1\n", ended.stdout)
        self.write("prot = 1\n")
        ended = config("check", self.file)
        self.assertEqual(ended.returncode, 1)
        self.assertIn(f"{self.file}:1: prot: there is no such setting", ended.stdout)
        self.assertEqual(config("print", self.file).returncode, 1)
        await self.stop()


if __name__ == "__main__":
    unittest.main()
