#!/usr/bin/python3
"""`vegasd move`: from a data directory into PostgreSQL, and a server over that."""

import unittest

from support.data_directory import DataDirectoryTest
from support.postgres import Postgres
from support.server import Server
from support.tables import close_clients, play_game_and_rematch, play_out


class Move(DataDirectoryTest):
    def setUp(self):
        database = Postgres()
        self.addCleanup(database.close)
        self.url = database.url

    def move(self):
        return self.run_command("move", self.data, self.url)

    def start_with_database(self):
        self.server.errors.close()
        self.server = Server("--data", self.url, "--storage-patience-ms", "60000",
                             "--admin-socket", str(self.folder / "admin.sock"))

    def run_admin(self, *words):
        """Asks whichever server is at work."""
        socket = next(path for path in (self.data / "admin.sock", self.folder / "admin.sock")
                      if path.exists())
        code, said, errors = self.run_command("admin", "--admin-socket", socket, *words)
        self.assertEqual((code, errors), (0, []))
        return said

    async def test_games_go_on_and_finished_ones_are_there(self):
        self.start()
        clients, table = await play_game_and_rematch(self.server)
        told = await clients[0].request("history", game=f"{table}-1")
        views = [client.tables[table].view for client in clients]
        code, said, errors = self.move()
        self.assertEqual((code, said), (2, []))
        self.assertIn("another vegasd uses", errors[0])
        await self.stop()
        code, said, errors = self.move()
        self.assertEqual((code, errors), (0, []))
        self.assertEqual(said[0], f"in the database now: players {len(clients)}, tables 1, games 1")
        (self.data / "moved").unlink()
        code, said, errors = self.move()
        self.assertEqual((code, said), (2, []))
        self.assertIn("holds players, tables or games already", errors[0])
        self.start_with_database()
        again = await self.reconnect_all(clients, table)
        kept = await again[0].request("history", game=f"{table}-1")
        self.assertEqual(kept["transcript"], told["transcript"])
        for client, before in zip(again, views):
            now = client.tables[table].view
            for part in before.keys() - {"table"}:
                self.assertEqual(now[part], before[part], part)
        code, said, errors = self.move()
        self.assertEqual((code, said), (2, []))
        self.assertIn("a vegasd is at work over the database", errors[0])
        await play_out(again, table)

    async def test_nothing_goes_on_where_the_games_have_left(self):
        self.start()
        clients, _ = await play_game_and_rematch(self.server)
        await close_clients(clients)
        await self.stop()
        self.assertEqual(self.move()[0], 0)
        copy = self.folder / "backup.db"
        for words in (("backup", self.data, copy), ("move", self.data, self.url),
                      ("--config", "", "--port", "0", "--data", self.data)):
            code, said, errors = self.run_command(*words)
            self.assertEqual((code, said, len(errors)), (2, [], 1), errors)
            self.assertIn(f"the games of {self.data} were moved to {self.url}", errors[0])
        self.assertFalse(copy.exists())
        # What is there can still be looked at, and is there again for those who want it back.
        self.assertEqual(self.run_command("check", self.data)[0], 0)
        (self.data / "moved").unlink()
        self.assertEqual(self.run_command("backup", self.data, copy)[0], 0)

    async def test_what_was_not_moved_is_used_as_before(self):
        self.start()
        await self.stop()
        nowhere = "postgresql://anna:secret@127.0.0.1:1/none?connect_timeout=1"
        self.assertEqual(self.run_command("move", self.data, nowhere)[0], 2)
        self.assertFalse((self.data / "moved").exists())
        self.start()

    async def test_bans_hold_and_last(self):
        self.start()
        self.run_admin("ban", "198.51.100.7")
        await self.stop()
        self.assertEqual(self.move()[0], 0)
        self.start_with_database()
        self.assertIn("198.51.100.7", "".join(self.run_admin("bans")))
        self.run_admin("unban", "198.51.100.7")
        self.run_admin("ban", "203.0.113.0/24", "--reason", "„spam“, again and again")
        before = self.run_admin("bans")
        await self.stop()
        self.start_with_database()
        self.assertEqual(self.run_admin("bans"), before)
        self.assertEqual(len(before), 1)
        self.assertIn("„spam“, again and again", before[0])

    async def test_nothing_is_made_where_there_is_no_data(self):
        code, said, errors = self.run_command("move", self.folder / "none", self.url)
        self.assertEqual((code, said), (2, []))
        self.assertEqual(len(errors), 1, errors)
        self.assertFalse((self.folder / "none").exists())


if __name__ == "__main__":
    unittest.main(verbosity=2)
