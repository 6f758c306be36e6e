#!/usr/bin/python3
"""Servers that reach PostgreSQL through PgBouncer, or while others hold locks there: nothing that
was acknowledged is lost, and no server gives up what it only has to wait for."""

import asyncio
import signal
import tempfile
import time
import unittest

from support import TIMEOUT_S
from support.database_proxy import DatabaseProxy
from support.faults.crash_trial import CrashTrial
from support.pgpool import BalancedPostgres
from support.pooler import PooledPostgres
from support.postgres import open_transaction, sql
from support.postgres_servers import StartTest
from support.tables import current_decision, play_out, play_step, seat_clients

TABLES = "servers, leases, tables, journal, players, games, game_members, bans, audit_log, format"


class StatementPooler(DatabaseProxy):
    """As one that runs each statement in any session, and says nothing of it."""

    BEGIN = b"begin isolation level read committed"

    def passed_on(self, data):
        return data.replace(self.BEGIN, b"select 1".ljust(len(self.BEGIN)))


class Pooled(StartTest):
    async def test_what_another_client_has_set_makes_no_move_count_too_early(self):
        """All share one session."""
        database = self.database(PooledPostgres, "transaction", size=1, standby=True)
        server = self.start(database.url, "--storage-patience-ms", "60000")
        clients, table, _ = await seat_clients(server, "royale-basic", 2)
        for _ in range(3):
            await play_step(clients, table)
        decider, prompt, _ = await current_decision(clients, table)
        sql(database.url, "set synchronous_commit = off")
        await asyncio.to_thread(database.freeze_standby)
        act = asyncio.ensure_future(decider.request(
            "act", table=table, decision=prompt["decision"], action=prompt["actions"][0]))
        waiting = "select count(*) from pg_stat_activity where wait_event = 'SyncRep'"
        while not act.done() and await asyncio.to_thread(sql, database.direct, waiting) == "0":
            pass
        self.assertFalse(act.done(), "it was acknowledged, and the standby does not have it")
        await asyncio.to_thread(database.thaw)
        await act
        await play_out(clients, table)

    async def test_a_pooler_that_still_takes_the_primary_for_a_standby(self):
        database = self.database(PooledPostgres, "transaction", standby=True)
        database.pooler.set_host(database.hosts[1])
        while sql(database.url, "select pg_is_in_recovery()") != "t":
            pass
        await asyncio.to_thread(database.fail_over_without_pooler)
        server = await asyncio.to_thread(self.start, database.url)
        clients, table, _ = await seat_clients(server, "classic", 2)
        await play_out(clients, table)

    def check_refused(self, url, why, *options):
        """Before the first game, and nobody tries again."""
        began = time.monotonic()
        process = self.start_process(url, *options)
        out, err = process.communicate(timeout=TIMEOUT_S)
        self.assertEqual((process.returncode, out), (2, ""), err)
        self.assertIn(why, err)
        print(f"{err.strip()} ({1000 * (time.monotonic() - began):.0f} ms)", flush=True)

    def test_a_pooler_by_transaction_is_refused_unless_a_setting_names_it(self):
        for size, round_robin in ((1, False), (2, False), (2, True), (20, False), (20, True)):
            with self.subTest(size=size, round_robin=round_robin):
                database = self.database(PooledPostgres, "transaction", size, round_robin)
                for _ in range(3):  # a start leaves values in the sessions
                    self.check_refused(database.url, "say database_pooling = transaction",
                                       "--database-pooling", "session")

    def test_a_pooler_that_refuses_transactions_is_refused(self):
        database = self.database(PooledPostgres, "statement")
        self.check_refused(database.url, "not allowed in statement pooling mode")

    async def test_a_pooler_that_splits_transactions_is_refused(self):
        way = await StatementPooler.start(self.database().url)
        self.addAsyncCleanup(way.close)
        await asyncio.to_thread(self.check_refused, way.url, "pooler splits transactions")

    def test_a_balancer_that_reads_from_a_standby_is_refused(self):
        for after_writes in ("off", "transaction"):  # the latter is pgpool's default
            with self.subTest(after_writes):
                database = self.database(BalancedPostgres, after_writes)
                self.check_refused(database.url, "sends reads to a standby")


class CrashTrials(unittest.TestCase):
    """A few of what tests/e2e/kills.py does for longer."""

    def trial(self, mode, crash, kills):
        with tempfile.TemporaryDirectory() as folder, \
                PooledPostgres(mode, standby=True) as database:
            trial = CrashTrial(folder, tables=5, kills=kills, seconds_between=0.5, pace_ms=20,
                               database=database, crash=crash)
            trial.min_games = 2
            asyncio.run(trial.run())
            self.assertGreater(trial.checker.acknowledged, 30)

    def test_connections_that_break_in_session_mode(self):
        self.trial("session", "connections", 5)

    def test_connections_that_break_in_transaction_mode(self):
        self.trial("transaction", "connections", 5)

    def test_a_standby_that_takes_over_in_transaction_mode(self):
        self.trial("transaction", "primary", 2)


class Starts(StartTest):
    async def check_concurrent_starts(self, database):
        """Three that wait for a frozen standby, until it goes on."""
        await asyncio.to_thread(database.freeze_standby)
        starts = [self.start_process(database.url, *self.link_options(self.key)) for _ in range(3)]
        for start in starts:
            line = await asyncio.to_thread(start.stderr.readline)
            while "somebody holds a lock" not in line:  # the first of them waits for its commit
                self.assertIn("event=waits_for_the_database", line)
                line = await asyncio.to_thread(start.stderr.readline)
        await asyncio.to_thread(database.thaw)
        for start in starts:
            self.assertIn("vegasd ready", await asyncio.to_thread(start.stdout.readline))
            start.send_signal(signal.SIGTERM)

    async def test_three_that_make_the_tables_and_a_frozen_standby(self):
        await self.check_concurrent_starts(self.database(standby=True))

    async def test_three_that_have_nothing_to_alter_and_a_frozen_standby(self):
        database = self.database(standby=True)
        self.start(database.url).stop()
        await self.check_concurrent_starts(database)

    async def test_beside_a_copy_that_is_made(self):
        database = self.database()
        self.start(database.url).stop()
        with open_transaction(database.url, f"lock table {TABLES} in access share mode"):
            server = await asyncio.to_thread(self.start, database.url)
        self.assertNotIn("event=waits_for_the_database", server.log())

    async def test_what_may_pass_ends_with_a_code_after_which_systemd_starts_it_again(self):
        database = self.database()
        self.start(database.url).stop()
        with open_transaction(database.url, "lock table tables"):
            process = self.start_process(database.url)
            out, err = await asyncio.to_thread(process.communicate, timeout=TIMEOUT_S)
        self.assertEqual((process.returncode, out), (1, ""), err)
        self.assertRegex(err, r"vegasd: cannot use the database: .*lock timeout")


if __name__ == "__main__":
    unittest.main(verbosity=2)
