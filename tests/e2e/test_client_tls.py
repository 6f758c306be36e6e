#!/usr/bin/python3
"""The terminal client over TLS: games through the proxies that deploy/proxies sets up, and nothing
said to whom it should not trust."""

import asyncio
import dataclasses
import json
import pathlib
import re
import subprocess
import tempfile
import unittest

from support.certificates import CertificateAuthority
from support.programs import free_port
from support.proxies import Caddy, HAProxy, Nginx, NginxPath
from support.server import Server
from support.tls_server import TlsServer
from support.vegas_process import VegasProcess

SHORT = ("--ruleset", "custom", "--options", '{"rounds":1}')


@dataclasses.dataclass
class ServerAddress:
    """An address as somebody gives it."""

    ws: str


def run_client(server, command, *options, **environment):
    return VegasProcess(server, command, *options, environment=environment).finish()


def read_until(vegas, mentions):
    """The first line that mentions it."""
    return asyncio.run(vegas.lines_until(mentions))[-1]


class FolderTest:
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))


class BehindAProxy(FolderTest):
    """What must hold behind each of them."""

    kind = None
    logs_tls = r"^the server speaks TLS there; try {}$"

    def setUp(self):
        super().setUp()
        self.server = self.enterContext(Server("--proxies", "127.0.0.1"))
        self.proxy = self.kind(self.server)
        self.addCleanup(self.proxy.close)
        self.addCleanup(lambda: self.proxy.stop())
        self.environment = {"VEGAS_CACERT": str(self.proxy.authority.certificate),
                            "XDG_STATE_HOME": str(self.folder)}
        self.address = f"{self.proxy.host}:{self.proxy.port}{self.proxy.path}"

    def start(self, *words):
        vegas = VegasProcess(ServerAddress(f"https://{self.address}/"), *words,
                             stdin=subprocess.PIPE, environment=self.environment)
        self.addCleanup(vegas.process.communicate)
        self.addCleanup(vegas.process.kill)
        return vegas

    def test_a_game_is_played_listed_and_verified(self):
        anna = self.start("play", "--name", "Anna", "--seats", "2", "--ready", "--public", *SHORT)
        invite = read_until(anna, "Invite: ").split()[-1]
        read_until(anna, f"vegas play --server wss://{self.address} --invite {invite}")
        bot = self.start("bot", "--invite", invite)
        results = []
        for vegas, typed in ((anna, "1\n" * 2000), (bot, None)):
            code, out, err = vegas.finish(typed)
            self.assertEqual(code, 0, err)
            results += re.findall(r"(?m)^result table=\w+ places=.*$", out)
        self.assertEqual(results, [results[0]] * 2)
        code, out, err = self.start("games", "--name", "Anna", "--json").finish()
        self.assertEqual(code, 0, err)
        game = json.loads(out)[0]["game"]
        # By HTTP: nobody has played as Ben.
        code, out, err = self.start("verify", game, "--name", "Ben").finish()
        self.assertEqual((code, err), (0, ""), out)
        self.assertTrue(out.startswith(f"verified game={game} "), out)
        tokens = [path.name for path in (self.folder / "vegas").iterdir()
                  if not path.name.endswith("_games")]
        self.assertEqual([name.partition("_")[0].removesuffix("%2fws") for name in tokens],
                         [re.sub("[:/]", lambda sign: f"%{ord(sign[0]):x}",
                                 f"wss://{self.address}")])

    def test_without_tls_the_port_says_what_to_try(self):
        code, out, err = run_client(ServerAddress(f"ws://{self.address}"), "tables")
        self.assertEqual((code, out), (1, ""))
        before, _, why = err.strip().partition(f"ws://{self.address}: ")
        self.assertEqual(before, "vegas: Cannot connect to ")
        self.assertRegex(why, self.logs_tls.format(f"wss://{self.address}"))


class BehindNginx(BehindAProxy, unittest.TestCase):
    kind = Nginx

    def test_a_game_goes_on_when_the_certificate_is_right_again(self):
        late = self.proxy.authority.issue_expired("/CN=localhost", "DNS:localhost")
        right = self.proxy.authority.issue("/CN=localhost", "DNS:localhost")
        vegas = self.start("play", "--bots", "1", "--no-clock", *SHORT)
        read_until(vegas, "Your turn")
        self.proxy.stop()
        self.proxy.start_with(late)
        read_until(vegas, "No connection, its certificate has expired. Next attempt in ")
        self.proxy.stop()
        self.proxy.start_with(right)
        read_until(vegas, "Connected again.")
        code, out, err = vegas.finish("1\n" * 2000)
        self.assertEqual(code, 0, err)
        self.assertRegex(out, r"(?m)^result table=\w+ places=")

    def test_the_plain_port_sends_to_tls(self):
        code, _, err = run_client(ServerAddress(f"localhost:{self.proxy.plain_port}"), "tables")
        self.assertEqual(code, 1)
        self.assertIn(": the server sends its clients on; try wss://localhost\n", err)
        code, _, err = run_client(ServerAddress(f"http://localhost:{self.proxy.plain_port}"),
                                  "verify", "aaaa-1")
        self.assertEqual(code, 2)
        self.assertIn(": the server sends its clients on; try wss://localhost\n", err)


class BehindNginxUnderAPath(BehindAProxy, unittest.TestCase):
    kind = NginxPath


class BehindHAProxy(BehindAProxy, unittest.TestCase):
    kind = HAProxy
    logs_tls = r"^the server gave no answer; if it speaks TLS there, try {}$"


class BehindCaddy(BehindAProxy, unittest.TestCase):
    kind = Caddy


class CertificateChecks(FolderTest, unittest.TestCase):
    """Whom it speaks to, and whom it says nothing at all."""

    def setUp(self):
        super().setUp()
        self.authority, self.other_authority = (CertificateAuthority(self.folder / name)
                                                for name in ("right", "wrong"))

    def connect_to(self, certificate_and_key, *options, host="localhost", command="tables",
                   old=False, **environment):
        """What it says in the end of somebody with this certificate."""
        self.listener = TlsServer(certificate_and_key, old)
        self.addCleanup(self.listener.close)
        self.address = f"wss://{host}:{self.listener.port}"
        code, out, err = run_client(ServerAddress(self.address), command, *options, **environment)
        self.assertEqual((code, out), (2 if command == "verify" else 1, ""))
        return err

    def assert_refused(self, why, certificate_and_key, *options, **more):
        err = self.connect_to(certificate_and_key, *options, **more)
        self.assertEqual(err, f"vegas: Cannot connect to {self.address}: {why}\n")
        self.assertEqual((self.listener.connection_count, self.listener.received), (1, b""))

    def assert_trusted(self, certificate_and_key, *options, **more):
        self.connect_to(certificate_and_key, *options, **more)
        self.assertTrue(self.listener.received.startswith(b"GET /ws HTTP/1.1\r\n"),
                        self.listener.received)
        self.assertEqual(self.listener.protocol, "http/1.1")

    UNKNOWN = ("its certificate is from an unknown authority; if you trust that one, name the file "
               "of its own certificate with --cacert")

    def test_an_unknown_authority(self):
        certificate_and_key = self.authority.issue("/CN=localhost", "DNS:localhost")
        self.assert_refused(self.UNKNOWN, certificate_and_key)
        self.assert_refused(self.UNKNOWN, certificate_and_key, "--cacert",
                            str(self.other_authority.certificate))
        # The file is in the place of what the system trusts.
        self.assert_refused(self.UNKNOWN, certificate_and_key, "--cacert",
                            str(self.other_authority.certificate),
                            SSL_CERT_FILE=str(self.authority.certificate))

    def test_a_certificate_that_vouches_for_itself(self):
        self.assert_refused(self.UNKNOWN, (self.other_authority.certificate,
                                           self.other_authority.certificate.with_suffix(".key")))

    def test_another_name(self):
        trust = ("--cacert", str(self.authority.certificate))
        for subject, names, host in (("other", "DNS:other.example.org", "localhost"),
                                     ("localhost", "DNS:other.example.org", "localhost"),
                                     ("localhost", "DNS:localhost", "127.0.0.1"),
                                     ("address", "IP:127.0.0.2", "127.0.0.1")):
            with self.subTest(names=names, host=host):
                self.assert_refused(f"its certificate is not for {host}",
                                    self.authority.issue(f"/CN={subject}", names), *trust,
                                    host=host)

    def test_an_expired_certificate(self):
        self.assert_refused("its certificate has expired",
                            self.authority.issue_expired("/CN=localhost", "DNS:localhost"),
                            "--cacert", str(self.authority.certificate))

    def test_tls_that_is_too_old(self):
        self.assert_refused("the server does not speak TLS 1.2 or later",
                            self.authority.issue("/CN=localhost", "DNS:localhost"),
                            "--cacert", str(self.authority.certificate), old=True)

    def test_a_token_that_is_kept_is_not_told_either(self):
        listener = TlsServer(self.authority.issue("/CN=localhost", "DNS:localhost"))
        self.addCleanup(listener.close)
        tokens = self.folder / "vegas"
        tokens.mkdir()
        for scheme in ("", "wss%3a%2f%2f"):
            (tokens / f"{scheme}localhost%3a{listener.port}%2fws_Anna").write_text("a-kept-token\n")
        for command in (("play", "--invite", "aaaa"), ("games",)):
            code, _, err = run_client(ServerAddress(f"wss://localhost:{listener.port}"), *command,
                                      "--name", "Anna", XDG_STATE_HOME=str(self.folder))
            self.assertEqual(code, 1)
            self.assertIn(self.UNKNOWN, err)
        self.assertEqual((listener.connection_count, listener.received), (2, b""))

    def test_http_trusts_nobody_else(self):
        certificate_and_key = self.authority.issue("/CN=localhost", "DNS:localhost")
        err = self.connect_to(certificate_and_key, "aaaa-1", command="verify")
        self.assertEqual(err, f"vegas: aaaa-1 at {self.address}: {self.UNKNOWN}\n")
        self.assertEqual((self.listener.connection_count, self.listener.received), (1, b""))
        self.connect_to(certificate_and_key, "aaaa-1", "--cacert", str(self.authority.certificate),
                        command="verify")
        self.assertTrue(self.listener.received.startswith(b"GET /api/games/aaaa-1 HTTP/1.1\r\n"))

    def test_who_is_trusted_is_asked_for_by_name(self):
        trust = str(self.authority.certificate)
        certificate_and_key = self.authority.issue("/CN=localhost", "DNS:localhost,IP:127.0.0.1")
        self.assert_trusted(certificate_and_key, "--cacert", trust)
        self.assertEqual(self.listener.name, "localhost")
        self.assert_trusted(certificate_and_key, VEGAS_CACERT=trust)
        self.assert_trusted(certificate_and_key, SSL_CERT_FILE=trust)  # what the system trusts
        self.assert_trusted(certificate_and_key, "--cacert", trust, host="127.0.0.1")
        self.assertIsNone(self.listener.name)  # an address is no name

    def test_a_file_without_certificates_is_wrong_usage(self):
        for path in ("/nonexistent/ca.pem", "/dev/null"):
            code, out, err = run_client(ServerAddress("wss://localhost"), "tables", "--cacert",
                                        path)
            self.assertEqual((code, out), (2, ""))
            self.assertRegex(err, rf"^vegas: --cacert {path}: no certificates in PEM can be read ")


class Plain(unittest.TestCase):
    def test_a_server_without_tls_says_what_to_try(self):
        server = self.enterContext(Server())
        address = f"127.0.0.1:{server.port}"
        words = "the server does not speak TLS there; try"
        for command, exit_code in ((("tables",), 1), (("verify", "aaaa-1"), 2)):
            code, _, err = run_client(ServerAddress(f"https://{address}"), *command)
            self.assertEqual(code, exit_code)
            self.assertTrue(err.endswith(f" wss://{address}: {words} ws://{address}\n"), err)

    def test_nobody_is_there(self):
        address = f"wss://127.0.0.1:{free_port()}"
        code, _, err = run_client(ServerAddress(address), "tables")
        self.assertEqual((code, err),
                         (1, f"vegas: Cannot connect to {address}: Connection refused\n"))


if __name__ == "__main__":
    unittest.main()
