#!/usr/bin/python3
"""`vegasd restore-table`: one table comes back from a copy, and nothing else changes; in a data
directory and in a database."""

import json
import sqlite3
import unittest

from support.client import Client
from support.database_tables import DatabaseTest
from support.postgres import sql
from support.programs import free_port
from support.server import Server
from support.tables import close_clients, play_game_and_rematch, play_out, play_step


class RestoresTables:
    """What holds for both. `place`: what the commands are told. `start_again`, `query` (statements
    that change or ask, as text)."""

    async def play_and_copy(self):
        """Two tables, each in its second game, and a copy of that moment."""
        self.start_again()
        self.clients, self.table = await play_game_and_rematch(self.server)
        self.others, self.healthy = await play_game_and_rematch(self.server)
        self.views = self.views_of(self.clients, self.table)
        self.copy = self.folder / "backup.db"
        self.assertEqual(self.run_command("backup", self.place, self.copy)[0], 0)
        for _ in range(3):
            await play_step(self.clients, self.table)
            await play_step(self.others, self.healthy)
        self.healthy_views = self.views_of(self.others, self.healthy)

    def restore(self, table=None, copy=None):
        return self.run_command("restore-table", copy or self.copy, table or self.table, self.place)

    def assert_refused(self, expected, **more):
        before = self.dump()
        code, said, errors = self.restore(**more)
        self.assertEqual((code, said, len(errors)), (2, [], 1), errors)
        self.assertIn(expected, errors[0])
        self.assertEqual(self.dump(), before)

    def assert_restored(self, *expected):
        code, said, errors = self.restore()
        self.assertEqual((code, errors), (0, []), said)
        self.assertRegex(said[0], rf"^table {self.table} is restored, with \d+ records$")
        if self.place == self.url:
            self.assertIn("one of them loads the table within a second.", said.pop())
        self.assertEqual(said[1:], list(expected))
        code, said, errors = self.run_command("check", "--games", self.place)
        self.assertEqual((code, errors), (0, []), said)

    async def assert_both_go_on(self):
        """The restored one from the copy's moment, the other from where it was."""
        self.clients = await self.reconnect_all(self.clients, self.table)
        self.assert_same_views(self.clients, self.table, self.views)
        self.others = await self.reconnect_all(self.others, self.healthy)
        self.assert_same_views(self.others, self.healthy, self.healthy_views)
        await play_out(self.clients, self.table)
        history = await self.clients[0].request("history", game=f"{self.table}-2")
        self.assertNotIn("unfinished", history["transcript"])
        await play_out(self.others, self.healthy)

    def break_records(self):
        seq, record = self.first_act_record()
        record = json.loads(record)
        record["seat"] = 1 - record["seat"]
        self.change_record(seq, json.dumps(record, separators=(",", ":")))

    async def test_one_that_was_set_aside_comes_back(self):
        await self.play_and_copy()
        await self.stop()
        self.break_records()
        self.start_again()
        client = await Client.connect(self.server, token=self.clients[0].welcome["token"])
        with self.assertRefused("table_set_aside"):
            await client.request("table.sync", table=self.table)
        await client.close()
        await self.stop()
        self.assert_restored(
            f"game {self.table}-2 goes on, and is no longer among those that ended")
        self.start_again()
        await self.assert_both_go_on()

    async def test_one_that_is_damaged_or_missing_comes_back(self):
        await self.play_and_copy()
        await self.stop()
        self.break_records()
        self.assert_restored()
        self.execute(f"delete from journal where table_id = '{self.table}'")
        self.execute(f"delete from tables where id = '{self.table}'")
        self.assert_restored()
        self.start_again()
        await self.assert_both_go_on()

    async def test_what_is_alive_stays_as_it_is(self):
        await self.play_and_copy()
        self.assertEqual(self.restore()[0], 2)  # a server is at work
        await self.stop()
        self.assert_refused("it is there, and can go on")
        self.assert_refused("has no table nowhere", table="nowhere")
        self.execute(f"update tables set set_aside = 'x', invite = 'elsewhere' "
                     f"where id = '{self.table}'")
        invite = self.query_copy(f"select invite from tables where id = '{self.table}'")
        self.execute(f"update tables set invite = '{invite}' where id = '{self.healthy}'")
        self.assert_refused("another table has its invite")

    async def test_games_that_have_ended_since_are_not_played_again(self):
        await self.play_and_copy()
        await play_out(self.clients, self.table)
        await close_clients(self.clients)
        await self.stop()
        self.execute(f"update tables set set_aside = 'x' where id = '{self.table}'")
        self.assert_refused(f"its game {self.table}-2 has ended since the copy was made")

    async def test_copies_that_cannot_help(self):
        await self.play_and_copy()
        await self.stop()
        self.execute(f"update tables set set_aside = 'x' where id = '{self.table}'")
        self.assert_refused("there is no database in", copy=self.folder / "none")
        self.change_copy(f"update journal set record = '{{}}' where table_id = '{self.table}'")
        self.assert_refused("in the copy, ")
        self.change_copy("pragma user_version = 4711")
        self.assert_refused("was written by a newer vegasd")

    async def test_nobody_who_was_deleted_comes_back(self):
        await self.play_and_copy()
        await self.stop()
        self.execute(f"update tables set set_aside = 'x' where id = '{self.table}'")
        gone = self.clients[1].welcome["player"]
        self.execute(f"delete from players where id = '{gone}'")
        self.assert_restored("players who are not stored any more: 1; their seats are the house's")
        self.assertNotIn(gone, self.dump(f"where table_id = '{self.table}'"))
        self.start_again()
        client = (await self.reconnect_all(self.clients[:1], self.table))[0]
        seat = client.tables[self.table].view["table"]["seats"][1]
        self.assertEqual(seat["name"], "forgotten")
        await client.play(self.table)
        await client.close()
        await self.stop()
        self.execute(f"update tables set set_aside = 'x' where id = '{self.table}'")
        self.execute(f"delete from games where id = '{self.table}-2'")
        self.execute(f"delete from players where id = '{self.clients[0].welcome['player']}'")
        self.assert_refused("none of its players is stored any more")

    def query_copy(self, statement):
        database = sqlite3.connect(self.copy)
        found = database.execute(statement).fetchone()[0]
        database.close()
        return found

    def change_copy(self, statement):
        database = sqlite3.connect(self.copy)
        with database:
            database.execute(statement)
        database.close()


class InADirectory(RestoresTables, DatabaseTest):
    def setUp(self):
        self.url = None  # it needs no database

    @property
    def place(self):
        return self.data

    def start_again(self):
        self.start()

    def execute(self, statement):
        self.execute_sql(statement)

    def query(self, statement, *values):
        database = sqlite3.connect(self.data / "vegas.db")
        found = database.execute(statement, values).fetchall()
        database.close()
        return found

    def first_act_record(self):
        return self.query("select seq, record from journal where table_id = ? and "
                          "record like '%\"acted\"%' order by seq", self.table)[0]

    def change_record(self, seq, record):
        self.execute_sql("update journal set record = ? where table_id = ? and seq = ?", record,
                         self.table, seq)

    def dump(self, condition=""):
        return str([self.query(f"select * from {table} {condition}")
                    for table in (("journal",) if condition else
                                  ("journal", "tables", "games", "players", "meta"))])


class InADatabase(RestoresTables, DatabaseTest):
    @property
    def place(self):
        return self.url

    def start_again(self):
        self.start_with_database()

    def execute(self, statement):
        sql(self.url, statement)

    def first_act_record(self):
        found = sql(self.url, "select seq || ' ' || convert_from(record, 'UTF8') from journal "
                              f"where table_id = '{self.table}' and position('\"acted\"' in "
                              "convert_from(record, 'UTF8')) > 0 order by seq limit 1")
        seq, record = found.split(" ", 1)
        return int(seq), record

    def change_record(self, seq, record):
        sql(self.url, f"update journal set record = convert_to('{record}', 'UTF8') "
                      f"where table_id = '{self.table}' and seq = {seq}")

    def dump(self, condition=""):
        return "".join(sql(self.url, f"select * from {table} {condition} order by 1, 2")
                       for table in (("(select table_id, seq, convert_from(record, 'UTF8') "
                                      "from journal) as it",) if condition else
                                     ("journal", "tables", "games", "players", "servers")))

    async def test_servers_may_be_at_work_but_not_at_that_table(self):
        await self.play_and_copy()
        code, said, errors = self.restore()
        self.assertEqual((code, said), (2, []))
        self.assertRegex(errors[0], f"server .+ still has table {self.table}: |"
                                    f"a vegasd that works alone .* has table {self.table}")
        await close_clients(self.clients)
        await self.stop()
        self.break_records()
        self.start_again()  # it sets the table aside
        code, said, errors = self.restore()
        self.assertEqual((code, errors), (0, []), said)
        self.others = await self.reconnect_all(self.others, self.healthy)
        await play_step(self.others, self.healthy)
        self.healthy_views = self.views_of(self.others, self.healthy)
        await self.stop()
        self.start_again()
        await self.assert_both_go_on()

    async def test_servers_that_share_the_database_take_it_up_at_once(self):
        await self.play_and_copy()
        await close_clients(self.clients + self.others)
        await self.stop()
        self.break_records()
        key = self.folder / "key"
        key.write_text("k" * 64, encoding="utf-8")
        key.chmod(0o600)
        self.server.errors.close()
        self.server = Server("--data", self.url, "--link-port", str(free_port()),
                             "--link-key-file", str(key),
                             "--admin-socket", str(self.folder / "admin.sock"))
        client = await Client.connect(self.server, token=self.clients[0].welcome["token"])
        with self.assertRefused("table_set_aside"):
            await client.request("table.sync", table=self.table)
        await client.close()
        self.assert_restored(
            f"game {self.table}-2 goes on, and is no longer among those that ended")
        while sql(self.url, f"select home from tables where id = '{self.table}'") == "":
            pass
        code, said, errors = self.restore()
        self.assertEqual((code, said), (2, []))
        self.assertIn(f" still has table {self.table}: stop it; ", errors[0])
        self.assertEqual(sql(self.url, "select set_aside is null from tables "
                                       f"where id = '{self.table}'"), "t")
        await self.assert_both_go_on()


if __name__ == "__main__":
    unittest.main(verbosity=2)
