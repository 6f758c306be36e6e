"""Servers over a PostgreSQL and over data directories, with tables that are compared."""

from support.data_directory import DataDirectoryTest
from support.postgres import Postgres
from support.server import Server


class DatabaseTest(DataDirectoryTest):
    """`self.url`: an empty database of each test."""

    def new_database(self, **more):
        database = Postgres(**more)
        self.addCleanup(database.close)
        return database

    def setUp(self):
        self.url = self.new_database().url

    def start_with_database(self, *options, url=None):
        if self.server is not None:
            self.server.errors.close()
        self.server = Server("--data", url or self.url, "--storage-patience-ms", "60000",
                             "--admin-socket", str(self.folder / "admin.sock"), *options)
        return self.server

    @staticmethod
    def views_of(clients, table):
        return [client.tables[table].view for client in clients]

    def assert_same_views(self, clients, table, views):
        for client, before in zip(clients, views):
            now = client.tables[table].view
            for part in before.keys() - {"table"}:
                self.assertEqual(now[part], before[part], part)
