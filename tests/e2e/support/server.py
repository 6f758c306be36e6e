"""A real vegasd on a free port."""

import asyncio
import contextlib
import http.client
import json
import os
import re
import signal
import subprocess
import tempfile
import threading
import unittest

from support import TIMEOUT_S
from support.client import Client, Refused

READY = re.compile(
    r"vegasd ready url=(http://(\[[^] ]+\]|[^:/ ]+):(\d+)) ws=(ws://\S+)(?: admin=http://[^:/ ]+:(\d+))?\n"
)


def program_path(variable):
    path = os.environ.get(variable, "")
    if not os.access(path, os.X_OK):
        raise RuntimeError(f"set {variable} to the program to test")
    return path


def run_program(*command, environment=None, **more):
    """What came of a program that ends by itself. `environment` is what it has more."""
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "check": False,
           "timeout": TIMEOUT_S, "env": {**os.environ, **(environment or {})}, **more}
    return subprocess.run([str(word) for word in command], **how)


def run_vegas(*words, environment=None, **more):
    plain = {"LANG": "C.UTF-8", "NO_COLOR": "1", **(environment or {})}
    return run_program(program_path("VEGAS_CLI"), *words, environment=plain, **more)


def run_vegasd(*words, **more):
    return run_program(program_path("VEGASD"), *words, **more)


class Server:
    """Started when made; `stop` ends it as an operator would and says how it went. `variable` names
    the program, `environment` is what it has more. `bot_pause_ms` None: as it is by itself."""

    def __init__(self, *options, port=0, bot_pause_ms=0, stderr=None, variable="VEGASD",
                 environment=None, command_prefix=(), **more):
        """`command_prefix`: a command that becomes the one behind it."""
        self.errors = stderr or tempfile.TemporaryFile()
        command = [program_path(variable), "--port", str(port)]
        if bot_pause_ms is not None:
            command += ["--bot-pause-ms", str(bot_pause_ms)]
        self.process = subprocess.Popen(
            [*command_prefix, *command, *options], stdout=subprocess.PIPE, stderr=self.errors,
            text=True, env={**os.environ, **(environment or {})}, **more,
        )
        self.lines = []
        self._ready = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._ready.wait(TIMEOUT_S)
        found = READY.fullmatch(self.lines[0]) if self.lines else None
        if found is None:
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"no ready line but {self.lines}; {self.log()}")
        self.url, self.port, self.ws = found[1], int(found[3]), found[4]
        self.host = found[2].strip("[]")
        self.admin_port = int(found[5]) if found[5] else None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        self.errors.close()

    def _read(self):
        for line in self.process.stdout:
            self.lines.append(line)
            self._ready.set()
        self._ready.set()

    def log(self):
        """What it has logged so far: all of it only after its end, for nothing waits for a log."""
        # The server writes at the same place of the file, so that must not be moved.
        errors = self.errors.fileno()
        return os.pread(errors, os.fstat(errors).st_size, 0).decode()

    def stop(self):
        """The exit code after SIGTERM."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.wait_exit()

    def wait_exit(self):
        """The exit code of one that was told to stop before: a second signal would cut it short."""
        try:
            code = self.process.wait(TIMEOUT_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            code = "killed: it did not stop after SIGTERM"
        self._reader.join(TIMEOUT_S)
        self.process.stdout.close()
        return code

    def http(self, method, path, port=None, headers=None, body=None):
        """Status, headers (lower case) and body."""
        status, fields, data = self.http_bytes(method, path, port, headers, body)
        return status, fields, data.decode()

    def http_bytes(self, method, path, port=None, headers=None, body=None):
        connection = http.client.HTTPConnection(self.host, port or self.port, timeout=TIMEOUT_S)
        try:
            connection.request(method, path, body=body, headers=headers or {})
            answer = connection.getresponse()
            fields = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, fields, answer.read()
        finally:
            connection.close()

    def json(self, path):
        status, _, body = self.http("GET", path)
        assert status == 200, (status, body)
        return json.loads(body)


class ClientTest(unittest.IsolatedAsyncioTestCase):
    """All clients of a test are closed at its end, which fails if one was told something wrong."""

    async def asyncSetUp(self):
        # unittest turns it on; it makes whole games three times as slow.
        asyncio.get_running_loop().set_debug(False)
        Client.instances.clear()

    async def asyncTearDown(self):
        await asyncio.gather(*(client.close() for client in Client.instances))

    @contextlib.contextmanager
    def assertRefused(self, code, data=None):
        """What is asked for is refused with this code, and this data if any is given."""
        with self.assertRaises(Refused) as caught:
            yield
        self.assertEqual(caught.exception.code, code)
        if data is not None:
            self.assertEqual(caught.exception.data, data)


class ServerTest(ClientTest):
    """Tests that share one server; that it stops in order is part of the test."""

    options = ()

    @classmethod
    def setUpClass(cls):
        cls.never_logged = []  # texts that must not be in the log when it has ended
        cls.server = Server(*cls.options)

    @classmethod
    def tearDownClass(cls):
        code = cls.server.stop()
        log = cls.server.log()
        cls.server.errors.close()
        if code != 0:
            raise AssertionError(f"vegasd ended with {code}:\n{log[-8000:]}")
        assert not any(text in log for text in cls.never_logged), "a secret is in the log"
