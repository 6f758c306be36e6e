#!/usr/bin/python3
"""A game that goes on while its PostgreSQL is brought to a new version, in each of the three ways
of deploy/GUIDE.md.

    VEGASD=.../vegasd tests/e2e/upgrade_database.py --new /usr/lib/postgresql/18/bin

The old one is the newest of Debian's that is installed."""

import argparse
import asyncio
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from support import ROOT, TIMEOUT_S
from support.client import Client
from support.server import Server, program_path
from support.tables import close_clients, play_out, play_step, seat_clients

sys.path.append(str(ROOT / "tests" / "support"))
from postgres_machine import PostgresServer, programs_folder  # noqa: E402


def wait_until(server, condition):
    """Of a database."""
    until = time.monotonic() + TIMEOUT_S
    while server.sql(f"select {condition}") != "t":
        if time.monotonic() > until:
            raise AssertionError(f"waited for: {condition}")
        time.sleep(0.05)


class Upgrade:
    """`old` has a game; bring_over() makes `new` from it, and says when the server has to stop."""

    settings = {}
    initdb = ()

    def __init__(self, folder, new_programs):
        self.folder = folder
        self.old = PostgresServer(folder / "old", {**self.settings}, programs=programs_folder())
        self.new = PostgresServer(folder / "new", {}, programs=new_programs)

    async def run(self):
        self.old.make()
        self.old.start()
        with Server("--data", self.old.url()) as server:
            clients, table, _ = await seat_clients(server, "royale", 3)
            for _ in range(9):
                await play_step(clients, table)
            await asyncio.to_thread(self.prepare)
            for _ in range(9):
                await play_step(clients, table)
            before = clients[0].tables[table].prompt
            server.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(server.wait_exit) == 0
        stopped = time.monotonic()
        await asyncio.to_thread(self.bring_over)
        with Server("--data", self.new.url()) as server:
            took = time.monotonic() - stopped
            again = [await Client.connect(server, token=old.welcome["token"]) for old in clients]
            for client in again:
                await client.request("table.sync", table=table, epoch="none", v=0)
            now = again[0].tables[table].prompt
            assert (now["decision"], now["seat"]) == (before["decision"], before["seat"])
            await play_out(again, table)
            await close_clients([*clients, *again])
        version = self.new.sql("show server_version")
        print(f"{type(self).__name__} to {version}: away for {took:.1f} s, the game went on at "
              f"decision {now['decision']} and ended", flush=True)

    def prepare(self):
        """While people play."""

    def bring_over(self):
        """While no server is at work."""

    def close(self):
        self.old.stop()
        self.new.stop()


class Dump(Upgrade):
    def bring_over(self):
        self.new.make()
        self.new.start()
        dump = self.new.data / "vegas.dump"
        self.new.run_checked("pg_dump", "--format=custom", "--file", dump, self.old.url())
        self.new.run_checked("pg_restore", "--exit-on-error", "--dbname", self.new.url(), dump)


class PgUpgrade(Upgrade):
    initdb = ("--no-data-checksums",)  # the old one has none, and both have to be alike

    def bring_over(self):
        self.old.process.send_signal(signal.SIGINT)
        self.old.process.wait()
        self.new.make(*self.initdb)
        self.new.run_checked("pg_upgrade", "--old-bindir", programs_folder(), "--new-bindir",
                             self.new.programs, "--old-datadir", self.old.data, "--new-datadir",
                             self.new.data, "--username", "vegas", "--socketdir", self.new.folder)
        self.new.start()
        self.new.run_checked("vacuumdb", "--all", "--analyze-in-stages", "--host",
                             self.new.folder, "--username", "vegas")


class LogicalReplication(Upgrade):
    settings = {"wal_level": "logical"}

    def prepare(self):
        self.new.make()
        self.new.start()
        schema = self.new.data / "schema.dump"
        self.new.run_checked("pg_dump", "--format=custom", "--schema-only", "--file", schema,
                             self.old.url())
        self.new.run_checked("pg_restore", "--exit-on-error", "--dbname", self.new.url(), schema)
        self.old.sql("create publication vegas for all tables")
        self.new.sql(f"create subscription vegas connection 'host={self.old.folder} "
                     "dbname=postgres user=vegas' publication vegas")
        wait_until(self.new, "count(*) > 0 and bool_and(srsubstate = 'r') from pg_subscription_rel")
        self.check_that_a_server_waits()

    def check_that_a_server_waits(self):
        with subprocess.Popen([program_path("VEGASD"), "--port", "0", "--data", self.new.url()],
                              stderr=subprocess.PIPE, text=True) as early:
            said = early.stderr.readline()
            early.kill()
        assert re.search("waits_for_the_database .*still follows another", said), said

    def bring_over(self):
        written = self.old.sql("select pg_current_wal_lsn()")
        wait_until(self.old, f"confirmed_flush_lsn >= '{written}' from pg_replication_slots")
        self.new.sql("drop subscription vegas")
        self.old.sql("drop publication vegas")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--new", required=True, help="the folder of the new version's programs")
    new_programs = parser.parse_args().new
    for way in (Dump, PgUpgrade, LogicalReplication):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="vegas-upgrade-"))
        folder.chmod(0o755)
        upgrade = way(folder, new_programs)
        try:
            asyncio.run(upgrade.run())
        finally:
            upgrade.close()
            shutil.rmtree(folder)


if __name__ == "__main__":
    main()
