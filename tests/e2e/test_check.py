#!/usr/bin/python3
"""`vegasd check`: what it says of a data directory, and that it leaves everything as it is."""

import datetime
import json
import os
import re
import shutil
import sqlite3
import unittest

from support.client import Client
from support.data_directory import DataDirectoryTest
from support.tables import close_clients, play_game_and_rematch, play_step


class Check(DataDirectoryTest):
    def check(self, *options):
        return self.run_command("check", self.data, *options)

    def check_without_age(self, *options):
        code, said, errors = self.check(*options)
        return code, [line for line in said if not line.startswith("latest activity: ")], errors

    def files(self):
        return {file.name: file.read_bytes() for file in self.data.iterdir()}

    async def test_all_is_well_while_a_server_is_at_work_and_after_it_was_killed(self):
        self.start()
        clients, table = await play_game_and_rematch(self.server)
        good = [f"{self.data}: format 5, 1 start, 2 players, 1 finished game",
                "1 table can go on", "1 finished game verified"]
        self.assertEqual(self.check_without_age("--games"), (0, good, []))
        await play_step(clients, table)  # the server has not noticed
        self.kill()
        self.assertEqual(self.check_without_age("--games"), (0, good, []))
        self.start()
        await self.reconnect_all(clients, table)

    async def test_a_copy_by_cp_is_told_with_its_age(self):
        self.start()
        clients, _ = await play_game_and_rematch(self.server)
        before = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(minutes=1)
        self.assertNotIn("vegasd backup", "".join(self.check()[1]))
        copy = self.folder / "copy"
        copy.mkdir()
        await close_clients(clients)
        await self.stop()
        shutil.copy(self.data / "vegas.db", copy)
        code, said, errors = self.run_command("check", copy)
        self.assertEqual((code, errors), (0, []))
        told = re.fullmatch("latest activity: (.*)Z", said[1]).group(1)
        moment = datetime.datetime.fromisoformat(told + "+00:00")
        self.assertTrue(before <= moment <= datetime.datetime.now(datetime.timezone.utc), told)
        self.assertEqual(said[2], "no server has used this directory yet; if vegas.db was copied "
                                  "with cp from a running server, recent changes may be missing")
        self.assertEqual(said[3:], ["1 table can go on"])

    async def test_what_will_be_set_aside_and_what_was(self):
        self.start()
        clients, table = await play_game_and_rematch(self.server)
        others, healthy = await play_game_and_rematch(self.server)
        await self.stop()
        seq, body = self.first_act_record(table)
        self.execute_sql("update journal set record = ? where table_id = ? and seq = ?",
                         json.dumps({**json.loads(body), "seat": 1 - json.loads(body)["seat"]},
                                    separators=(",", ":")), table, seq)
        before = self.files()
        why = f"record {seq}: another seat is asked"
        code, said, errors = self.check_without_age()
        self.assertEqual((code, errors), (1, []))
        self.assertRegex(said[1], f"^table {table} will be set aside at the next start, "
                                  rf"with \d+ records: {why}$")
        self.assertEqual(said[2:], ["1 table can go on"])
        self.assertEqual(self.files(), before)
        self.start()
        client = await Client.connect(self.server, token=clients[0].welcome["token"])
        with self.assertRefused("table_set_aside"):
            await client.request("table.sync", table=table)
        code, said, _ = self.check_without_age()
        self.assertEqual(code, 1)
        self.assertRegex(said[1], rf"^table {table} was set aside, with \d+ records: {why}$")
        self.execute_sql("update tables set set_aside = ? where id = ?", "\x1b[2J", table)
        self.assertIn(rf": \u001b[2J; now: {why}", self.check_without_age()[1][1])
        self.execute_sql("update journal set record = ? where table_id = ? and seq = ?",
                         body, table, seq)
        self.assertIn("; by this vegasd's rules it could go on", self.check_without_age()[1][1])
        await client.close()
        await self.reconnect_all(others, healthy)

    def first_act_record(self, table):
        """An answer's record: its number and itself."""
        database = sqlite3.connect(self.data / "vegas.db")
        found = database.execute(
            "select seq, record from journal where table_id = ? and record like '%\"acted\"%' "
            "order by seq",
            (table,)).fetchone()
        database.close()
        return found

    async def test_a_game_that_was_changed(self):
        self.start()
        clients, table = await play_game_and_rematch(self.server)
        await close_clients(clients)
        await self.stop()
        self.execute_sql(
            "update games set transcript = replace(transcript, '\"seat\":0', '\"seat\":1')")
        self.assertEqual(self.check()[0], 0)
        code, said, _ = self.check_without_age("--games")
        self.assertEqual(code, 1)
        self.assertRegex(said[2], f"^game {table}-1 is not what was played: ")
        self.assertEqual(said[3], "0 finished games verified")

    def test_where_there_is_nothing_to_look_at(self):
        code, said, errors = self.check()
        self.assertEqual((code, said), (2, []))
        self.assertEqual(errors, [f"vegasd: there is no database in {self.data}"])
        self.assertFalse(self.data.exists())

    def test_which_directory_is_looked_at(self):
        usual = {**os.environ, "VEGASD_DATA": str(self.data)}
        none = [f"vegasd: there is no database in {self.data}"]
        self.assertEqual(self.run_command("check", env=usual), (2, [], none))
        self.assertEqual(self.run_command("check", "--data", self.data), (2, [], none))
        other = self.folder / "other"
        none = [f"vegasd: there is no database in {other}"]
        self.assertEqual(self.run_command("check", other, env=usual), (2, [], none))
        del usual["VEGASD_DATA"]
        self.assertEqual(
            self.run_command("check", env=usual),
            (2, [], ["vegasd: check needs a data directory or the URL of a database: vegasd check "
                     "DATA (see vegasd --help)"]))


if __name__ == "__main__":
    unittest.main()
