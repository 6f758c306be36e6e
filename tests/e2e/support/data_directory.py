"""Servers over one data directory, one after another."""

import asyncio
import pathlib
import sqlite3
import tempfile

from support.client import Client
from support.server import ClientTest, Server, run_vegasd


class DataDirectoryTest(ClientTest):
    """Each test has a directory of its own, and may start servers over it one after another."""

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.data = self.folder / "data"
        self.server = None

    async def asyncTearDown(self):
        await super().asyncTearDown()
        if self.server is not None:
            await self.stop()
            self.server.errors.close()

    def start(self, *options, patience_ms=60_000, **more):
        """A disk that has much to do beside the tests is no outage, unless a test asks for one."""
        if self.server is not None:
            self.server.errors.close()
        self.server = Server("--data", str(self.data), "--storage-patience-ms", str(patience_ms),
                             *options, **more)
        return self.server

    async def stop(self):
        return await asyncio.to_thread(self.server.stop)

    @staticmethod
    def run_command(*words, **more):
        """What vegasd does instead of serving: its exit code, what it says, and what is wrong."""
        result = run_vegasd(*words, **more)
        return result.returncode, (result.stdout or "").splitlines(), result.stderr.splitlines()

    def execute_sql(self, statement, *values):
        """In the database of a server that has stopped."""
        database = sqlite3.connect(self.data / "vegas.db")
        with database:
            database.execute(statement, values)
        database.close()

    def kill(self):
        self.server.process.kill()
        self.server.wait_exit()

    async def reconnect_all(self, clients, table, **hello):
        """The same people at the server that is there now, each with a new snapshot."""
        reconnected = []
        for old in clients:
            client = await Client.connect(self.server, token=old.welcome["token"],
                                          **hello)
            self.assertEqual(client.welcome["player"], old.welcome["player"])
            self.assertEqual(client.welcome["name"], old.welcome["name"])
            before = old.tables[table]
            self.assertEqual([(at["table"], at["seat"]) for at in client.welcome["tables"]],
                             [(table, before.seat)])
            reply = await client.request("table.sync", table=table, epoch=before.epoch, v=before.v)
            self.assertEqual(reply["ev"], "snapshot")
            self.assertNotEqual(reply["epoch"], before.epoch)
            reconnected.append(client)
        return reconnected
