#!/usr/bin/python3
"""`vegasd backup`: a copy that is made while a server is at work, and a server over the copy."""

import asyncio
import math
import os
import shutil
import signal
import stat
import subprocess
import tempfile
import time
import unittest

from support import TIMEOUT_S
from support.data_directory import DataDirectoryTest
from support.programs import largest_file
from support.prometheus import Scrape
from support.server import Server, program_path
from support.tables import (close_clients, play_game_and_rematch, play_out, seat_clients,
                            start_rematch)


class Backup(DataDirectoryTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.file = self.folder / "backup.db"

    async def run_backup(self, *words, **more):
        """While the clients go on."""
        return await asyncio.to_thread(lambda: self.run_command("backup", *words, **more))

    async def restore(self):
        """As deploy/README.md says."""
        self.kill()
        self.data = self.folder / "restored"
        self.data.mkdir()
        shutil.copy(self.file, self.data / "vegas.db")
        self.assert_consistent()
        self.start()

    def assert_consistent(self):
        code, said, errors = self.run_command("check", "--games", self.data)
        self.assertEqual((code, errors), (0, []), said)
        self.assertRegex(said[-2], r"^\d+ tables? can go on$")
        self.assertRegex(said[-1], r"^[1-9]\d* finished games? verified$")

    @staticmethod
    async def play_on(clients, table):
        while True:
            await play_out(clients, table, sync_every=0)
            await start_rematch(clients, table)

    @staticmethod
    def decisions(busy):
        """How far each table has come, as its people know; between two games they do not."""
        prompts = [clients[0].tables[table].prompt for clients, table, _ in busy]
        return [prompt["decision"] if prompt else 0 for prompt in prompts]

    async def test_a_server_over_a_copy_that_was_made_under_load_goes_on(self):
        self.start()
        quiet, still = await play_game_and_rematch(self.server)
        views = [client.tables[still].view for client in quiet]
        busy = [await seat_clients(self.server, "classic", 2) for _ in range(6)]
        playing = [asyncio.ensure_future(self.play_on(clients, table))
                   for clients, table, _ in busy]
        for number in range(4):
            before = self.decisions(busy)
            copying = asyncio.ensure_future(self.run_backup(self.data, self.file, "--force"))
            async with asyncio.timeout(TIMEOUT_S):
                while self.decisions(busy) == before:
                    await asyncio.sleep(0)
            code, said, errors = await copying
            self.assertEqual((code, len(said), errors), (0, 1, []), number)
        self.assertFalse(any(task.done() for task in playing))
        self.assertNotIn("storage_fails", self.server.log())
        await self.restore()
        await asyncio.gather(*playing, return_exceptions=True)

        quiet = await self.reconnect_all(quiet, still)
        for client, view in zip(quiet, views):
            now = client.tables[still].view
            for part in view.keys() - {"table"}:
                self.assertEqual(now[part], view[part], part)
        for (clients, table, _), least in zip(busy, before):
            clients = await self.reconnect_all(clients, table)
            state = clients[0].tables[table]
            if state.status == "open":  # between two games
                await start_rematch(clients, table)
            if state.status == "playing":
                self.assertGreaterEqual(state.prompt["decision"], least)
                await play_out(clients, table)
            await close_clients(clients)
        await play_out(quiet, still)
        await close_clients(quiet)
        await self.stop()
        self.assert_consistent()

    async def test_what_it_says_and_leaves(self):
        self.start()
        clients, _ = await play_game_and_rematch(self.server)
        code, said, errors = await self.run_backup(self.data, self.file)
        self.assertEqual((code, errors), (0, []))
        self.assertEqual(said, [f"{self.file}: {self.file.stat().st_size} bytes, "
                                f"a copy of the database in {self.data}"])
        self.assertEqual(stat.S_IMODE(self.file.stat().st_mode), 0o600)
        content = self.file.read_bytes()
        self.assertEqual(
            await self.run_backup(self.data, self.file),
            (2, [], [f"vegasd: {self.file} is there already: name another file, or say --force"]))
        self.assertEqual(self.file.read_bytes(), content)
        self.assertEqual({file.name for file in self.folder.iterdir()}, {"data", "backup.db"})
        self.assertEqual((await self.run_backup(self.data, self.file, "--force"))[0], 0)
        usual = {**os.environ, "VEGASD_DATA": str(self.data)}
        other = self.folder / "other.db"
        self.assertEqual((await self.run_backup(other, env=usual))[0], 0)
        self.assertTrue(other.exists())

    async def test_room_is_looked_for_before_anything_is_written(self):
        self.start()
        await self.stop()
        database = self.data / "vegas.db"
        size = shutil.disk_usage(self.folder).free + 2**30
        os.truncate(database, size)  # it takes no room, but a copy of it would
        code, said, errors = await self.run_backup(self.data, self.file)
        self.assertEqual((code, said, len(errors)), (2, [], 1), errors)
        self.assertRegex(errors[0], rf"^vegasd: there is no room for {self.file}: the copy takes "
                         rf"up to {size} bytes, \d+ more must stay free, and \d+ are free; .*$")
        self.assertEqual({file.name for file in self.folder.iterdir()}, {"data"})
        self.assertFalse((self.data / "last_backup").exists())

    async def test_an_interrupted_one_leaves_no_file(self):
        self.start()
        await self.stop()
        disk = self.enterContext(tempfile.NamedTemporaryFile("w"))
        disk.write("stuck")
        disk.flush()
        copying = subprocess.Popen([program_path("BAD_DISK_VEGASD"), "backup", self.data,
                                    self.file],
                                   env={"VEGAS_BAD_DISK": disk.name}, stderr=subprocess.PIPE)
        self.addCleanup(copying.stderr.close)
        async with asyncio.timeout(TIMEOUT_S):
            while {file.name for file in self.folder.iterdir()} == {"data"}:
                await asyncio.sleep(0)
        copying.terminate()
        self.assertEqual(copying.wait(TIMEOUT_S), -signal.SIGTERM)
        self.assertEqual({file.name for file in self.folder.iterdir()}, {"data"})


class MetricsTest(DataDirectoryTest):
    async def wait_for_metric(self, name, wanted, **labels):
        """Each scrape tells what the one before has found."""
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                _, _, text = await asyncio.to_thread(
                    self.server.http, "GET", "/metrics", self.server.admin_port)
                told = Scrape(text).total(name, **labels)
                if wanted(told):
                    return told

    async def wait_for_timestamp(self, wanted):
        return await self.wait_for_metric("vegasd_backup_last_success_timestamp_seconds", wanted)

    async def expect_metric(self, name, value, **labels):
        await self.wait_for_metric(name, lambda told: told == value, **labels)


class LastBackup(MetricsTest):
    """What the server tells of the last good copy, in Unix time."""

    def run_backup(self, name="backup.db", code=0, **more):
        ended = self.run_command("backup", self.data, self.folder / name, **more)
        self.assertEqual((ended[0], ended[1][1:]), (code, []), ended)

    async def test_it_is_told_while_the_server_runs_and_after_a_start(self):
        self.start("--admin-port", "0")
        self.assertEqual(await self.wait_for_timestamp(lambda at: at == 0), 0)
        before = int(time.time())
        self.run_backup()
        first = await self.wait_for_timestamp(lambda at: at > 0)
        self.assertTrue(before <= first <= time.time(), first)
        self.run_backup(code=2)  # the file is there already
        await self.stop()
        self.start("--admin-port", "0")
        self.assertEqual(await self.wait_for_timestamp(lambda at: at > 0), first)

    async def test_a_copy_of_tomorrow_is_none(self):
        """Its clock was wrong, or the server's is: nobody knows how old it is."""
        self.start("--admin-port", "0")
        note = self.data / "last_backup"
        for text in (f"{int(time.time()) + 86_400}\n", "-5\n", "soon\n", "9" * 40, ""):
            self.run_backup(f"{len(text)}.db")
            await self.wait_for_timestamp(lambda at: at > 0)
            note.write_text(text, encoding="utf-8")
            await self.wait_for_timestamp(lambda at: at == 0)

    async def test_size_and_failure_are_told(self):
        self.start("--admin-port", "0")
        await self.expect_metric("vegasd_backup_last_success_bytes", 0)
        await self.expect_metric("vegasd_backup_failed", 0)
        self.run_backup()
        size = (self.folder / "backup.db").stat().st_size
        await self.expect_metric("vegasd_backup_last_success_bytes", size)
        self.run_backup(code=2)  # the file is there already
        self.assertFalse((self.data / "backup_failed").exists())
        self.run_backup("other.db", code=2, **largest_file(4096))
        await self.expect_metric("vegasd_backup_failed", 1)
        await self.expect_metric("vegasd_backup_last_success_bytes", size)
        self.run_backup("another.db")
        await self.expect_metric("vegasd_backup_failed", 0)

    async def test_nothing_is_noted_where_there_is_no_database(self):
        nowhere = self.folder / "nowhere"
        nowhere.mkdir()
        self.assertEqual(self.run_command("backup", nowhere, self.folder / "b.db")[0], 2)
        self.assertEqual(list(nowhere.iterdir()), [])

    async def test_there_is_none_where_there_is_no_directory(self):
        self.server = Server("--admin-port", "0")
        await self.wait_for_timestamp(math.isnan)
        for name in ("vegasd_backup_last_success_bytes", "vegasd_backup_failed",
                     "vegasd_storage_free_bytes"):
            await self.wait_for_metric(name, math.isnan)


class StorageSize(MetricsTest):
    """What the server tells of the place where everything is kept."""

    async def test_sizes_and_free_room_are_told(self):
        self.start("--admin-port", "0")
        clients, _ = await play_game_and_rematch(self.server)
        name = "vegasd_storage_bytes"
        await self.expect_metric(name, (self.data / "vegas.db").stat().st_size, part="database")
        await self.expect_metric(name, (self.data / "vegas.db-wal").stat().st_size, part="log")
        free = shutil.disk_usage(self.data).free
        await self.wait_for_metric("vegasd_storage_free_bytes",
                                   lambda told: abs(told - free) < 2**30)
        await close_clients(clients)

    async def test_a_log_that_grows_is_said_once(self):
        self.start("--admin-port", "0")
        log = self.data / "vegas.db-wal"
        size = 2**30 + 4096
        os.truncate(log, size)  # SQLite looks at no more of it than it has written
        await self.expect_metric("vegasd_storage_bytes", size, part="log")
        await self.expect_metric("vegasd_storage_bytes", size, part="log")
        await self.wait_for_line(f"event=storage_log_grows bytes={size} why=a_long_read")
        os.truncate(log, 0)
        await self.expect_metric("vegasd_storage_bytes", 0, part="log")
        await self.wait_for_line("event=storage_log_is_small_again bytes=0")
        self.assertEqual(self.server.log().count("event=storage_log_grows"), 1)

    async def wait_for_line(self, line):
        async with asyncio.timeout(TIMEOUT_S):
            while line not in self.server.log():
                await asyncio.sleep(0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
