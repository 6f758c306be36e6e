#!/usr/bin/python3
"""Starts over a PostgreSQL that is in trouble: each is waited for, and told, and the port for
operators says that the server stands by. It is ready by itself when the trouble is over."""

import contextlib
import http.client
import os
import re
import threading
import time
import unittest

from support import TIMEOUT_S
from support.pooler import PooledPostgres
from support.postgres import Postgres, open_transaction, sql
from support.postgres_servers import StartTest
from support.programs import free_port

OLDER_FORMAT = ("alter table format drop column serves",)  # there is something to alter


class StandingBy:
    """A start that waits, and its port for operators."""

    def __init__(self, process, admin_port):
        self.process, self.admin_port = process, admin_port
        self.lines, self.ready_at = [], None
        self._waits = threading.Event()
        self._threads = [threading.Thread(target=target, daemon=True)
                         for target in (self._read_log, self._read_ready)]
        for thread in self._threads:
            thread.start()

    def _read_log(self):
        for line in self.process.stderr:
            self.lines.append(line.strip())
            if "event=waits_for_the_database" in line:
                self._waits.set()
        self._waits.set()

    def _read_ready(self):
        if self.process.stdout.readline().startswith("vegasd ready "):
            self.ready_at = time.monotonic()

    def reasons(self):
        return [re.search('why="(.*)"', line)[1] for line in self.lines
                if "event=waits_for_the_database" in line]

    def wait_until_waiting(self):
        if not self._waits.wait(TIMEOUT_S) or not self.reasons():
            raise AssertionError(f"it does not wait: {self.lines}")

    def wait_ready(self):
        self._threads[1].join(TIMEOUT_S)
        if self.ready_at is None:
            raise AssertionError(f"it is not ready: {self.lines}")

    def ask(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.admin_port, timeout=TIMEOUT_S)
        with contextlib.closing(connection):
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()


class Starts(StartTest):
    def check(self, database, end_trouble, why, url=None, options=()):
        """`end_trouble`: lets the start go on; `why`: what it says that it waits for."""
        admin_port = free_port()
        start = StandingBy(self.start_process(url or database.url, "--admin-port", str(admin_port),
                                              *options), admin_port)
        start.wait_until_waiting()
        self.assertEqual(start.ask("/healthz"), (200, "ok\n"))
        status, body = start.ask("/readyz")
        self.assertEqual((status, body[:13]), (503, "standing by: "))
        self.assertIn("\nvegasd_standing_by 1\n", start.ask("/metrics")[1])
        end_trouble()
        ended = time.monotonic()
        start.wait_ready()
        self.assertRegex(start.reasons()[0], why)
        self.assertIn("\nvegasd_standing_by 0\n", start.ask("/metrics")[1])
        self.assertEqual([line for line in start.lines if "level=error" in line], [])
        print(f"{start.reasons()}: ready after {start.ready_at - ended:.1f} s", flush=True)
        start.process.terminate()
        self.assertEqual(start.process.wait(TIMEOUT_S), 0)
        return start

    def prepared(self, kind=Postgres, *arguments, **more):
        """A database that a server has used before."""
        database = self.database(kind, *arguments, **more)
        self.start(database.url).stop()
        return database

    def check_held(self, database, held, why, *before):
        """While a session has done `held`, and not committed."""
        for statement in before:
            sql(database.url, statement)
        session = open_transaction(database.url, held)
        session.__enter__()
        self.check(database, lambda: session.__exit__(None, None, None), why)

    def test_locks_and_other_servers(self):
        database = self.prepared()
        with self.subTest("a copy is made while there is something to alter"):
            self.check_held(database, "lock table format in access share mode",
                            "somebody holds a lock", *OLDER_FORMAT)
        with self.subTest("another start alters the tables"):
            lock = "do $$ begin perform pg_advisory_xact_lock(1447379283); end $$"
            self.check_held(database, lock, "somebody holds a lock", *OLDER_FORMAT)
        with self.subTest("somebody holds the leases"):
            self.check_held(database, "lock table leases", "somebody holds a lock")
        with self.subTest("another server has the database"):
            other = self.start(database.url)
            self.check(database, other.stop, "another server has the database")
        with self.subTest("serialization failures"):
            sql(database.url, "create function fail() returns trigger language plpgsql as "
                "$$ begin raise exception using errcode = '40001'; end $$; "
                "create trigger fails before insert on leases execute function fail()")
            self.check(database, lambda: sql(database.url, "drop trigger fails on leases"),
                       "PostgreSQL 40001")
        with self.subTest("writers are stopped, as before a disk is full"):
            sql(database.url, "alter role vegas set default_transaction_read_only = on")
            self.check(database,
                       lambda: sql(database.url, "set transaction_read_only = off; "
                                   "alter role vegas reset default_transaction_read_only"),
                       "read-only")
        with self.subTest("it follows another database"):
            sql(database.url, "create subscription follows connection 'host=/nowhere' "
                "publication all_tables with (connect = false)")
            sql(database.url, "alter subscription follows enable")

            def stop_following():
                for statement in ("alter subscription follows disable",
                                  "alter subscription follows set (slot_name = none)",
                                  "drop subscription follows"):
                    sql(database.url, statement)

            self.check(database, stop_following, "still follows another")

    def test_all_connections_are_taken(self):
        database = self.prepared(max_connections="6", superuser_reserved_connections="0",
                                 max_wal_senders="0")
        with contextlib.ExitStack() as sessions:
            for _ in range(6):
                sessions.enter_context(open_transaction(database.url, "set local lock_timeout = 0"))
            self.check(database, sessions.close, "too many clients already")

    def test_nobody_answers(self):
        database = self.prepared()
        host = re.search("host=([^&]*)", database.url)[1]
        with self.subTest("all its processes are frozen"):
            database.freeze()
            self.check(database, database.thaw, "timeout|not answered")
        with self.subTest("its socket is somewhere else"):
            socket = f"{host}/.s.PGSQL.5432"
            moved = f"{host}/elsewhere"
            os.rename(socket, moved)
            self.check(database, lambda: os.rename(moved, socket), "No such file")

    def test_a_standby_does_not_confirm(self):
        database = self.prepared(standby=True)
        database.freeze_standby()
        start = self.check(database, database.thaw, "not answered in time|holds a lock")
        self.assertNotIn("another server has the database", start.reasons(), "it waits for itself")

    def test_a_pooler_is_up_and_the_database_is_not(self):
        database = self.prepared(PooledPostgres, "session")
        database.pooler.set_host("/nowhere")
        sql_fails = "pgbouncer cannot connect"
        self.check(database, lambda: database.pooler.set_host(database.hosts[0]),
                   f"{sql_fails}|server login|No such file|pool|connect")


if __name__ == "__main__":
    unittest.main(verbosity=2)
