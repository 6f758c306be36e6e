#!/usr/bin/python3
"""A PostgreSQL that is reached by TLS only: the server talks to the right one, and to no other."""

import asyncio
import os
import pathlib
import shutil
import sys
import tempfile
import unittest

from support import ROOT, TIMEOUT_S
from support.certificates import CertificateAuthority
from support.data_directory import DataDirectoryTest
from support.server import Server
from support.tables import close_clients, play_out, play_step, seat_clients

sys.path.append(str(ROOT / "tests" / "support"))
from postgres_machine import PostgresServer  # noqa: E402

NAME = "db.example.org"


class DatabaseTlsTest(DataDirectoryTest):
    """One database for all tests; each has one of its own in there."""

    @classmethod
    def setUpClass(cls):
        # What is unusual about the address keeps it free of other databases.
        cls.address = f"127.{os.getpid() % 250 + 1}.16.1"
        cls.folder_of_class = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        cls.folder_of_class.chmod(0o755)
        cls.authority, cls.other_authority = (CertificateAuthority(cls.folder_of_class / name)
                                              for name in ("right", "wrong"))
        cls.postgres = PostgresServer(cls.folder_of_class / "machine", {
            "ssl": "on", "ssl_ca_file": str(cls.authority.certificate), "log_connections": "on",
            "ssl_cert_file": "server.pem", "ssl_key_file": "server.key"}, cls.address)
        cls.postgres.make()
        cls.install_certificate(cls.authority)
        (cls.postgres.data / "pg_hba.conf").write_text(
            "local all all trust\n"
            "hostssl with_certificates vegas all cert\n"
            "hostssl all vegas all trust\n", encoding="ascii")
        cls.postgres.start()
        cls.addClassCleanup(cls.postgres.stop)

    @classmethod
    def install_certificate(cls, authority):
        """From its next start, or when it is told to look."""
        made = authority.issue(f"/CN={NAME}", f"DNS:{NAME},IP:{cls.address}")
        for path, name in zip(made, ("server.pem", "server.key")):
            copy = cls.postgres.data / name
            shutil.copy(path, copy)
            copy.chmod(0o600)
            if cls.postgres.user:
                shutil.chown(copy, cls.postgres.user)

    def replace_certificate(self, authority):
        self.install_certificate(authority)
        self.postgres.sql("select pg_reload_conf()")
        self.postgres.sql("select pg_terminate_backend(pid) from pg_stat_activity "
                          f"where datname = '{self.database}'")

    def setUp(self):
        self.database = self.id().rpartition(".")[2].removeprefix("test_")[:60]
        self.postgres.sql(f"create database {self.database}")

    def url(self, host=NAME, root=None, **more):
        """Whatever the name of the host is, it is at one address."""
        more = {"hostaddr": self.address, "sslmode": "verify-full",
                "sslrootcert": root or self.authority.certificate, **more}
        return (f"postgresql://vegas@{host}/{self.database}?" +
                "&".join(f"{key}={value}" for key, value in more.items()))

    def start_with_url(self, url, *options):
        if self.server is not None:
            self.server.errors.close()
        self.server = Server("--data", url, *options)

    def connections(self):
        """How the server is connected: whether by TLS, and whose certificate it has shown."""
        return self.postgres.sql("select distinct ssl, client_dn from pg_stat_ssl "
                                 "join pg_stat_activity using (pid) "
                                 f"where datname = '{self.database}'")

    def count_authorizations(self, after=0):
        """How often the database has let somebody in; `after`: bytes of its log."""
        said = (self.postgres.folder / "log").read_bytes()[after:].decode()
        return said.count(f"connection authorized: user=vegas database={self.database} "
                          "application_name=vegasd")

    def tables(self):
        return self.postgres.run_checked(
            "psql", "-X", "-A", "-t", "-h", self.postgres.folder, "-U", "vegas", self.database,
            "-c", "select count(*) from pg_tables where schemaname = 'public'")

    async def play_over_a_restart(self, url):
        self.start_with_url(url)
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        for _ in range(5):
            await play_step(clients, table)
        self.assertEqual(await self.stop(), 0)
        self.start_with_url(url)
        clients = await self.reconnect_all(clients, table)
        await play_out(clients, table)
        await close_clients(clients)

    def assert_refused(self, url, *words):
        """The server ends with one line for the operator, and the database was told nothing."""
        before = (self.postgres.folder / "log").stat().st_size
        code, said, errors = self.run_command("--data", url, "--port", "0")
        lines = [line for line in errors if "event=" not in line]
        self.assertEqual((code, said, len(lines)), (2, [], 1), errors)
        self.assertRegex(lines[0], "^vegasd: cannot use the database: ")
        for word in words:
            self.assertIn(word, lines[0])
        self.assertEqual(self.count_authorizations(before), 0)
        self.assertEqual(self.tables(), "0")


class ValidCertificates(DatabaseTlsTest):
    async def test_a_table_survives_a_restart(self):
        await self.play_over_a_restart(self.url())
        self.assertEqual(self.connections(), "t|")
        self.assertGreater(self.count_authorizations(), 0)

    async def test_the_address_is_in_the_certificate_too(self):
        self.start_with_url(self.url(host=self.address))
        self.assertEqual(self.connections(), "t|")

    async def test_with_certificates(self):
        """The server shows one, too, in which its user is named."""
        certificate, key = self.authority.issue("/CN=vegas")
        await self.play_over_a_restart(self.url(sslcert=certificate, sslkey=key))
        self.assertEqual(self.connections(), "t|/CN=vegas")

    async def test_a_database_that_is_another_one_for_a_while_is_told_nothing(self):
        self.start_with_url(self.url(), "--storage-patience-ms", "200")
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        self.addCleanup(self.replace_certificate, self.authority)
        self.replace_certificate(self.other_authority)
        playing = asyncio.ensure_future(play_out(clients, table))
        for client in clients:
            await client.wait_ev("storage", available=False)
        async with asyncio.timeout(TIMEOUT_S):
            while "certificate verify failed" not in self.server.log():
                await asyncio.sleep(0.01)
        self.assertEqual(self.connections(), "")
        self.replace_certificate(self.authority)
        await asyncio.wait_for(playing, TIMEOUT_S)


class InvalidCertificates(DatabaseTlsTest):
    async def test_another_authority(self):
        self.assert_refused(self.url(root=self.other_authority.certificate),
                            "certificate verify failed")

    async def test_another_name(self):
        self.assert_refused(self.url(host="other.example.org"), NAME, "does not match host name",
                            "other.example.org")

    async def test_the_authority_is_not_there(self):
        self.assert_refused(self.url(root=self.folder_of_class / "none.pem"), "none.pem",
                            "does not exist")

    async def test_without_tls(self):
        self.assert_refused(self.url(sslmode="disable"), "no encryption")

    async def test_with_certificates(self):
        self.assert_refused(self.url(), "certificate")
        certificate, key = self.other_authority.issue("/CN=vegas")
        self.assert_refused(self.url(sslcert=certificate, sslkey=key), "unknown ca")
        certificate, key = self.authority.issue("/CN=somebody")
        self.assert_refused(self.url(sslcert=certificate, sslkey=key), "certificate authentication")
        key.chmod(0o644)
        self.assert_refused(self.url(sslcert=certificate, sslkey=key), "has group or world access")


if __name__ == "__main__":
    unittest.main(verbosity=2)
