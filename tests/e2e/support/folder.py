"""Servers over one data directory, one after another."""

import asyncio
import pathlib
import sqlite3
import tempfile

from support.client import Client
from support.server import ClientTest, Server, vegasd


class InFolder(ClientTest):
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
    def command(*words, **more):
        """What vegasd does instead of serving: its exit code, what it says, and what is wrong."""
        ended = vegasd(*words, **more)
        return ended.returncode, (ended.stdout or "").splitlines(), ended.stderr.splitlines()

    def change(self, statement, *values):
        """In the database of a server that has stopped."""
        database = sqlite3.connect(self.data / "vegas.db")
        with database:
            database.execute(statement, values)
        database.close()

    def kill(self):
        self.server.process.kill()
        self.server.ended()

    async def back(self, clients, table):
        """The same people at the server that is there now, each with a new snapshot."""
        again = []
        for old in clients:
            client = await Client.connect(self.server, token=old.me["token"])
            self.assertEqual(client.me["player"], old.me["player"])
            self.assertEqual(client.me["name"], old.me["name"])
            before = old.tables[table]
            self.assertEqual([(at["table"], at["seat"]) for at in client.me["tables"]],
                             [(table, before.seat)])
            reply = await client.request("table.sync", table=table, epoch=before.epoch, v=before.v)
            self.assertEqual(reply["ev"], "snapshot")
            self.assertNotEqual(reply["epoch"], before.epoch)
            again.append(client)
        return again
