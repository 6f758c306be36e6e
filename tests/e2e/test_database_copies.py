#!/usr/bin/python3
"""`vegasd check`, `export` and `backup` over PostgreSQL: as over a data directory, while servers
are at work; and a copy that goes on as a data directory and in another database."""

import asyncio
import json
import math
import os
import shutil
import stat
import time
import unittest

from support import TIMEOUT_S
from support.database_tables import DatabaseTest
from support.postgres import sql
from support.programs import largest_file
from support.prometheus import Scrape
from support.tables import close_clients, play_game_and_rematch, play_out, play_step, seat_clients


class DatabaseCopies(DatabaseTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.file = self.folder / "backup.db"

    def run_backup(self, *words, url=None):
        return self.run_command("backup", url or self.url, self.file, *words)

    def check(self, data, *words):
        """What is said but for the age."""
        code, said, errors = self.run_command("check", "--games", data, *words)
        self.assertTrue(not said or said[1].startswith("latest activity: "), said)
        return code, said[:1] + said[2:], errors

    def restore_as_directory(self):
        self.data.mkdir()
        shutil.copy(self.file, self.data / "vegas.db")
        for name in ("bans", "audit"):
            shutil.copy(f"{self.file}.{name}.jsonl", self.data / f"{name}.jsonl")

    def run_admin(self, *words):
        code, said, errors = self.run_command("admin", "--admin-socket",
                                              self.folder / "admin.sock", *words)
        self.assertEqual((code, errors), (0, []))
        return said

    async def test_check_and_export_beside_a_server(self):
        self.start_with_database()
        clients, table = await play_game_and_rematch(self.server)
        told = await clients[0].request("history", game=f"{table}-1")
        code, said, errors = self.check(self.url)
        self.assertEqual((code, errors), (0, []))
        self.assertRegex(said[0], r"^postgresql:///postgres\?.*: format \d+, 1 start, 2 players, "
                                  r"1 finished game$")
        self.assertEqual(said[1:], ["1 table can go on", "1 finished game verified"])
        code, lines, errors = self.run_command("export", self.url)
        self.assertEqual((code, errors), (0, []))
        self.assertEqual([json.loads(line) for line in lines], [told["transcript"]])
        self.assertEqual(self.run_command("export", self.url, "--since", "2999-01-01"),
                         (0, [], []))
        await play_out(clients, table)

    async def test_what_was_set_aside_and_what_will_be(self):
        self.start_with_database()
        clients, broken = await play_game_and_rematch(self.server)
        others, aside = await play_game_and_rematch(self.server)
        await close_clients(clients + others)
        await self.stop()
        sql(self.url, "update journal set record = convert_to(replace(convert_from(record, 'UTF8'),"
                      " '\"seat\":0', '\"seat\":1'), 'UTF8') where table_id = "
                      f"'{broken}' and position('\"acted\"' in convert_from(record, 'UTF8')) > 0")
        sql(self.url, f"update tables set set_aside = 'a trial' where id = '{aside}'")
        sql(self.url, "update games set transcript = replace(transcript, '\"seat\":0', "
                      f"'\"seat\":1') where table_id = '{broken}'")
        code, said, errors = self.check(self.url)
        self.assertEqual((code, errors), (1, []))
        self.assertRegex(said[1], rf"^table {aside} was set aside, with \d+ records: a trial; by "
                                  "this vegasd's rules it could go on$")
        self.assertRegex(said[2], f"^table {broken} will be set aside at the next start, ")
        self.assertEqual(said[3], "0 tables can go on")
        self.assertRegex(said[4], f"^game {broken}-1 is not what was played: ")

    async def test_a_copy_under_load_goes_on_as_a_directory_and_in_a_database(self):
        self.start_with_database()
        self.run_admin("ban", "198.51.100.7", "--reason", "„spam“")
        clients, table = await play_game_and_rematch(self.server)
        views = self.views_of(clients, table)
        busy, other, _ = await seat_clients(self.server, "classic", 2)
        playing = asyncio.ensure_future(play_out(busy, other))
        code, said, errors = await asyncio.to_thread(self.run_backup)
        self.assertEqual((code, len(said), errors), (0, 1, []))
        self.assertEqual(said[0].split("; ")[0], f"{self.file}: {self.file.stat().st_size} bytes, "
                                                 f"a copy of the database in {self.url}")
        self.assertEqual(said[0].split("; ")[1],
                         "beside it are backup.db.bans.jsonl and backup.db.audit.jsonl")
        for file in self.folder.glob("backup.db*"):
            self.assertEqual(stat.S_IMODE(file.stat().st_mode), 0o600, file)
        await playing
        await close_clients(busy)
        exported = self.run_command("export", self.url)[1]
        await self.stop()
        code, said, errors = self.check(self.file)
        self.assertEqual((code, errors), (0, []), said)
        self.assertRegex(said[0], "format 5, 1 start, 4 players, ")
        self.assertEqual(exported[0], self.run_command("export", self.file)[1][0])

        self.restore_as_directory()
        self.start()
        clients = await self.reconnect_all(clients, table)
        self.assert_same_views(clients, table, views)
        for _ in range(3):
            await play_step(clients, table)
        views = self.views_of(clients, table)
        await self.stop()

        fresh = self.new_database().url
        code, said, errors = self.run_command("move", self.data, fresh)
        self.assertEqual((code, errors), (0, []), said)
        self.start_with_database(url=fresh)
        self.assertIn("198.51.100.7", "".join(self.run_admin("bans")))
        clients = await self.reconnect_all(clients, table)
        self.assert_same_views(clients, table, views)
        await play_out(clients, table)
        self.assertEqual(self.check(fresh)[0], 0)

    async def test_a_file_that_is_there_stays_and_nothing_is_left_of_a_copy_that_failed(self):
        self.start_with_database()
        self.assertEqual(self.run_backup()[0], 0)
        content = self.file.read_bytes()
        code, said, errors = self.run_backup()
        self.assertEqual((code, said), (2, []))
        self.assertIn("is there already: name another file, or say --force", errors[0])
        self.assertEqual(self.file.read_bytes(), content)
        self.assertEqual(self.run_backup("--force")[0], 0)
        for file in self.folder.glob("backup.db*"):
            file.unlink()
        nowhere = "postgresql://anna:secret@127.0.0.1:1/none?connect_timeout=1"
        code, said, errors = self.run_backup(url=nowhere)
        self.assertEqual((code, said, len(errors)), (2, [], 1))
        self.assertIn("cannot use the database", errors[0])
        self.assertNotIn("secret", errors[0])
        self.assertEqual(list(self.folder.glob("backup.db*")), [])

    async def test_one_that_fails_at_its_last_file_leaves_none(self):
        self.start_with_database()
        sql(self.url, "insert into audit_log (entry) select repeat('x', 5000) "
                      "from generate_series(1, 1000)")
        code, said, errors = self.run_command("backup", self.url, self.file,
                                              **largest_file(2_000_000))
        self.assertEqual((code, said, len(errors)), (2, [], 1))
        self.assertEqual(list(self.folder.glob("backup.db*")), [])
        self.assertEqual(self.run_backup()[0], 0)
        before = {file: file.read_bytes() for file in self.folder.glob("backup.db*")}
        self.run_admin("ban", "198.51.100.7")
        code, _, _ = self.run_command("backup", self.url, self.file, "--force",
                                      **largest_file(2_000_000))
        self.assertEqual(code, 2)
        after = {file: file.read_bytes() for file in self.folder.glob("backup.db*")}
        self.assertEqual(after, before, "a copy and what is beside it are of one moment")

    async def test_files_of_others_are_left_alone(self):
        self.start_with_database()
        others = [self.folder / f"backup.db.{name}.jsonl.new" for name in ("bans", "audit")]
        for file in others:
            file.write_text("mine", encoding="utf-8")
        self.assertEqual(self.run_backup()[0], 0)
        self.assertEqual([file.read_text(encoding="utf-8") for file in others], ["mine"] * 2)

    async def test_what_no_vegasd_has_written_is_refused(self):
        for words in (("check", self.url), ("export", self.url), ("backup", self.url, self.file)):
            code, said, errors = self.run_command(*words)
            self.assertEqual((code, said, len(errors)), (2, [], 1), errors)
            self.assertIn("no vegasd has started over the database yet", errors[0])
        self.start_with_database()
        await self.stop()
        for number, serves, expected in ((6, 6, "start this vegasd over it once"),
                                         (9_999, 9_999, "a newer vegasd has written")):
            sql(self.url, f"update format set number = {number}, serves = {serves}")
            code, _, errors = self.run_command("check", self.url)
            self.assertEqual(code, 2)
            self.assertIn(expected, errors[0])
        sql(self.url, "update format set number = 9999, serves = 7")
        self.assertEqual(self.run_command("check", self.url)[0], 0)

    async def test_a_standby_can_be_read_where_nothing_can_be_written(self):
        pair = self.new_database(standby=True)
        self.start_with_database(url=pair.url)
        clients, _ = await play_game_and_rematch(self.server)
        await close_clients(clients)
        first, rest = pair.url.split(",", 1)
        standby = first.rsplit("=", 1)[0] + "=" + rest
        async with asyncio.timeout(60):
            while sql(standby, "select count(*) from games") != "1":
                await asyncio.sleep(0)
        code, said, errors = self.check(standby)
        self.assertEqual((code, errors), (0, []), said)
        self.assertEqual(said[1:], ["1 table can go on", "1 finished game verified"])
        self.assertEqual(self.run_backup(url=standby)[0], 0)
        self.assertEqual(self.check(self.file)[0], 0)
        self.assertEqual(self.run_command("move", self.folder / "none", standby)[0], 2)


class Metrics(DatabaseTest):
    """Every server over a database tells of its copies and of its size."""

    async def expect(self, name, wanted, **labels):
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                _, _, text = await asyncio.to_thread(
                    self.server.http, "GET", "/metrics", self.server.admin_port)
                if wanted(Scrape(text).total(name, **labels)):
                    return

    async def test_copies_and_sizes_are_told(self):
        self.start_with_database("--admin-port", "0")
        await self.expect("vegasd_backup_last_success_timestamp_seconds", math.isnan)
        copy = self.folder / "backup.db"
        environment = {**os.environ, "VEGASD_DATA": self.url}
        before = int(time.time())
        self.assertEqual(self.run_command("backup", copy, env=environment)[0], 0)
        await self.expect("vegasd_backup_last_success_timestamp_seconds", lambda at: at >= before)
        await self.expect("vegasd_backup_last_success_bytes", lambda n: n == copy.stat().st_size)
        self.assertEqual(self.run_command("backup", copy, env=environment)[0], 2)  # is there
        self.assertEqual(sql(self.url, "select has_failed from backup_record"), "f")
        self.assertEqual(self.run_command("backup", self.folder / "other.db", env=environment,
                                          **largest_file(4096))[0], 2)
        await self.expect("vegasd_backup_failed", lambda failed: failed == 1)
        await self.expect("vegasd_storage_bytes", lambda n: n > 1_000_000, part="database")
        await self.expect("vegasd_storage_bytes", lambda n: n > 1_000_000, part="log")
        await self.expect("vegasd_storage_free_bytes", math.isnan)

    async def test_what_this_user_may_not_know_is_not_told(self):
        sql(self.url, "create role clerk login; grant all on schema public to clerk")
        self.start_with_database("--admin-port", "0",
                                 url=self.url.replace("user=vegas", "user=clerk"))
        await self.expect("vegasd_storage_bytes", lambda n: n > 1_000_000, part="database")
        await self.expect("vegasd_storage_bytes", math.isnan, part="log")


class SleepingGames(DatabaseTest):
    """What a game that sleeps has besides its records stays with it, there and back."""

    async def test_games_that_sleep_sleep_on(self):
        self.start_with_database()
        clients, table = await play_game_and_rematch(self.server)
        await close_clients(clients)
        await self.stop()
        sql(self.url, "update tables set slept_ms = 1790000000000, first_slept_ms = 1780000000000, "
                      "players = 2, summary = '{}', due_ms = 4711, charged_address = 'abc', "
                      "seats = array['" + "','".join(c.welcome["player"] for c in clients) + "']")
        sql(self.url, "update served_time set served_ms = 4000")
        rows = ("select id, invite, first_seq, slept_ms, first_slept_ms, players, summary, due_ms, "
                "charged_player, charged_address, (select array_agg(s order by s) from "
                "unnest(seats) as s), (select served_ms from served_time) from tables")
        before = sql(self.url, rows)
        self.assertEqual(self.run_command("backup", self.url, self.folder / "b.db")[0], 0)
        self.data.mkdir()
        shutil.copy(self.folder / "b.db", self.data / "vegas.db")
        fresh = self.new_database().url
        self.assertEqual(self.run_command("move", self.data, fresh)[0], 0)
        self.assertEqual(sql(fresh, rows), before)
        self.assertIn(table, before)


if __name__ == "__main__":
    unittest.main(verbosity=2)
