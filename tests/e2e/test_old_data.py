#!/usr/bin/python3
"""Databases that earlier releases left, of SQLite and of PostgreSQL: their tables go on, and their
games can be read."""

import hashlib
import json
import shutil
import sqlite3
import unittest

from support import ROOT
from support.client import Client
from support.data_directory import DataDirectoryTest
from support.postgres import Postgres, load
from support.tables import close_clients, play_out, start_game, start_rematch
from support.verifiers import accepts, run_both

DATA = ROOT / "tests" / "e2e" / "data"
FOLDERS = sorted(path.parent for path in DATA.glob("format-*/vegas.sql"))
POSTGRES_FOLDERS = sorted(path.parent for path in DATA.glob("postgres-*/vegas.sql"))

# What is old is to be kept, however long ago that was.
FOR_EVER = ("--player-days", "36500", "--game-days", "36500")

INVISIBLE = "B\U0001d159n"


def give_invisible_name(text, games):
    """As if an earlier release had given it to Ben, and digests had been taken with it."""
    for told in games:
        rest = {key: value for key, value in told.items() if key != "digest"}
        plain = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digest = hashlib.sha256(give_invisible_name(plain, []).encode()).hexdigest()
        text = text.replace(told["digest"], digest)
    return text.replace('"Ben"', f'"{INVISIBLE}"').replace("'Ben'", f"'{INVISIBLE}'")


def contains(now, before):
    """Whether all that was said before is so now; a later release may say more."""
    if isinstance(before, dict):
        return isinstance(now, dict) and all(key in now and contains(now[key], value)
                                             for key, value in before.items())
    if isinstance(before, list):
        return (isinstance(now, list) and len(now) == len(before)
                and all(map(contains, now, before)))
    return now == before


class OldData(DataDirectoryTest):
    async def check_each_folder(self, look, told=lambda text, games: text):
        """A server over a copy of each; `look` is given what people knew then. `told` may tell
        all of it in other words."""
        self.assertTrue(FOLDERS)
        for folder in FOLDERS:
            with self.subTest(folder.name):
                self.data = self.folder / folder.name
                self.data.mkdir()
                expected = (folder / "expected.json").read_text()
                games = json.loads(expected)["games"]
                database = sqlite3.connect(self.data / "vegas.db")
                database.executescript(told((folder / "vegas.sql").read_text(), games))
                database.close()
                self.assert_consistent()
                self.start(*FOR_EVER)
                await look(json.loads(told(expected, games)))
                await self.stop()
                self.assert_consistent()

    async def check_each_postgres(self, look):
        """A server over a PostgreSQL that holds each dump."""
        self.assertTrue(POSTGRES_FOLDERS)
        for folder in POSTGRES_FOLDERS:
            with self.subTest(folder.name), Postgres() as database:
                load(database.url, folder / "vegas.sql")
                self.data = database.url
                self.start(*FOR_EVER)
                await look(json.loads((folder / "expected.json").read_text()))
                await self.stop()
                self.assert_consistent()

    def assert_consistent(self):
        code, said, errors = self.run_command("check", "--games", self.data)
        self.assertEqual((code, errors), (0, []), said)

    async def reconnect_people(self, expected):
        """All of them are there before anybody looks at a table."""
        people = {}
        for name, before in expected["people"].items():
            client = await Client.connect(self.server, token=before["token"])
            self.assertEqual((client.welcome["name"], client.welcome["player"]),
                             (name, before["player"]))
            people[name] = client
        return people

    async def sync_table(self, table, people):
        """Those who sit there, in order, each with what was known then."""
        clients = []
        for name, before in table["known"].items():
            client = people[name]
            await client.request("table.sync", table=table["table"])
            now = client.tables[table["table"]]
            for what in ("view", "prompt"):
                self.assertTrue(contains(getattr(now, what), before[what]),
                                f"{name}'s {what} was {before[what]}, and is {getattr(now, what)}")
            clients.append(client)
        return sorted(clients, key=lambda client: client.tables[table["table"]].seat)

    async def sync_tables(self, expected):
        """Who there is, and those at each table by what it is for."""
        people = await self.reconnect_people(expected)
        return people, {what: await self.sync_table(table, people)
                        for what, table in expected["tables"].items()}

    async def test_every_table_goes_on(self):
        await self.check_each_folder(self.check_tables_go_on)

    async def check_tables_go_on(self, expected):
        (people, clients), tables = await self.sync_tables(expected), expected["tables"]
        self.assertTrue(clients["sealed"][0].tables[tables["sealed"]["table"]].view["sealed"])
        await people["Cleo"].join(invite=tables["open"]["invite"])
        clients["open"].append(people["Cleo"])
        await start_game(clients["open"], tables["open"]["table"])
        await start_rematch(clients["finished"], tables["finished"]["table"])
        for what, table in tables.items():
            await play_out(clients[what], table["table"])
        await close_clients(people.values())

    async def test_every_table_of_a_postgres_goes_on(self):
        await self.check_each_postgres(self.check_tables_go_on)

    def make_each_folder(self):
        """Each with what people knew."""
        for folder in FOLDERS:
            with self.subTest(folder.name):
                self.data = self.folder / folder.name
                self.data.mkdir()
                database = sqlite3.connect(self.data / "vegas.db")
                database.executescript((folder / "vegas.sql").read_text())
                database.close()
                yield json.loads((folder / "expected.json").read_text())

    async def test_every_table_that_was_moved_goes_on(self):
        for expected in self.make_each_folder():
            with Postgres() as database:
                self.assertEqual(self.run_command("move", self.data, database.url)[0], 0)
                self.data = database.url
                self.assert_consistent()
                self.start(*FOR_EVER)
                await self.check_tables_go_on(expected)
                await self.stop()

    async def test_every_table_is_restored_from_an_old_copy(self):
        for expected in self.make_each_folder():
            copy = self.folder / f"{self.data.name}.db"
            shutil.copy(self.data / "vegas.db", copy)
            table = next(iter(expected["tables"].values()))["table"]
            code, _, errors = self.run_command("restore-table", copy, table, self.data)
            self.assertEqual(code, 2)
            self.assertIn("start this vegasd over it once", errors[0])
            self.start(*FOR_EVER)
            await self.stop()
            self.execute_sql("update tables set set_aside = 'a trial'")
            for table in expected["tables"].values():
                code, _, errors = self.run_command("restore-table", copy, table["table"], self.data)
                self.assertEqual((code, errors), (0, []))
            self.assert_consistent()
            self.start(*FOR_EVER)
            await self.check_tables_go_on(expected)
            await self.stop()

    async def test_every_finished_game_can_be_read(self):
        await self.check_each_folder(self.check_files_of_games)

    async def check_finished_games(self, expected):
        people, games = await self.reconnect_people(expected), expected["games"]
        for told in games:
            for client in (people["Anna"], people[told["seats"][0]["name"]]):
                reply = await client.request("history", game=told["game"])
                self.assertTrue(contains(reply["transcript"], told))
        mine = (await people["Anna"].request("games.mine"))["games"]
        self.assertEqual([game["game"] for game in mine], [told["game"] for told in games[::-1]])
        table = expected["tables"]["finished"]
        path = f"/api/games/{table['table']}-1?invite={table['invite']}"
        self.assertTrue(contains(self.server.json(path), games[1]))
        for told in games:
            verified = run_both(json.dumps(told, ensure_ascii=False))
            self.assertTrue(all(map(accepts, verified)), verified)
        await close_clients(people.values())

    async def check_files_of_games(self, expected):
        await self.check_finished_games(expected)
        code, lines, errors = self.run_command("export", self.data)
        self.assertEqual((code, errors), (0, []))
        self.assertTrue(contains([json.loads(line) for line in lines], expected["games"]))

    async def test_every_finished_game_of_a_postgres_can_be_read(self):
        await self.check_each_postgres(self.check_finished_games)

    async def test_people_keep_names_that_nobody_is_given_any_more(self):
        async def look(expected):
            people, _ = await self.sync_tables(expected)
            await close_clients(people.values())

        await self.check_each_folder(look, give_invisible_name)

    async def test_games_of_people_with_such_names_can_be_read(self):
        await self.check_each_folder(self.check_files_of_games, give_invisible_name)

    async def test_nobody_is_given_such_a_name_any_more(self):
        self.start()
        with self.assertRefused("bad_name"):
            await Client.connect(self.server, name=INVISIBLE)


if __name__ == "__main__":
    unittest.main(verbosity=2)
