"""The real vegasd over a directory: started, killed, and started again at the same port."""

import asyncio
import os
import re
import signal
import socket
import threading
import time

from support.faults.deployment import Deployment
from support.faults.timeouts import with_timeout
from support.server import program_path
from support.socket_activation import activation_command, listening_socket
from support.table_tracker import Violation
from vegas import Lost

STARTED_EVENT = re.compile(rb"event=started .*tables=(\d+)")
# Lines that an operator would have to look into, and those of sanitizers.
BAD_LOG_LINE = re.compile(
    rb"^.*(level=error|(ERROR|WARNING): \w+Sanitizer|runtime error:|invariant).*$",
    re.M)


def reserved_port():
    """A socket on a free port: the server can listen there too, but while it is dead the system
    gives the port to nobody else, neither to a server nor to a connection."""
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    return reserved


class Disk:
    """`safe`: what a killed server has written is there. `power-loss`: what it has synced
    is, and torn pieces of the rest. `no-sync`: like that, but it only says that it has synced."""

    KINDS = ("safe", "power-loss", "no-sync")

    def __init__(self, kind, seed):
        assert kind in self.KINDS, kind
        self.kind, self.seed = kind, seed

    @property
    def program(self):
        return program_path("VEGASD" if self.kind == "safe" else "POWER_LOSS_VEGASD")

    def environment(self, start):
        """Of the program; each start has a chance of its own."""
        return {**os.environ, "VEGAS_POWER_LOSS_SEED": f"{self.seed}/{start}",
                "VEGAS_POWER_LOSS_SYNCS": "ignored" if self.kind == "no-sync" else "heard"}


class Daemon(Deployment):
    """`socket_activated`: it is given a listening socket, at which connections wait while no server
    is there. `expected_errors`: what its log may complain of."""

    def __init__(self, disk, directory, log, *options, socket_activated=False,
                 expected_errors=b"nothing"):
        self.disk, self.socket_activated = disk, socket_activated
        self.expected_errors = expected_errors
        self._port_socket = listening_socket() if socket_activated else reserved_port()
        self.port = self._port_socket.getsockname()[1]
        self.ws = f"ws://127.0.0.1:{self.port}/ws"
        self.endpoints = [self.ws]
        self.log = log
        # A disk that has much to do beside the trial is no outage.
        self.command = [disk.program, "--data", str(directory), "--port", str(self.port),
                        "--storage-patience-ms", "60000", "--bot-pause-ms", "0", *options]
        self.process = None
        self.start = 0  # counts the starts
        self.is_stopping = False
        self.tables = None  # that it found at its start, as its log says
        self._log_offset = 0
        self._started_at = self._first_action_at = 0.0
        self.longest_start = self.longest_first_action = 0.0

    # ---- from start to end

    async def launch(self):
        self.start += 1
        self.is_stopping = False
        self.tables = self._first_action_at = None
        self._log_offset = self.log.stat().st_size if self.log.exists() else 0
        self._started_at = time.monotonic()
        prefix, fds = activation_command(self._port_socket) if self.socket_activated else ([], [])
        with self.log.open("ab") as errors:
            self.process = await asyncio.create_subprocess_exec(
                *prefix, *self.command, stdout=asyncio.subprocess.PIPE, stderr=errors,
                env=self.disk.environment(self.start), pass_fds=fds)

    async def wait_ready(self):
        """Until it says so; Lost if it was killed before."""
        line = await with_timeout(self.process.stdout.readline(),
                                  f"the ready line of start {self.start}")
        if not line and self.is_stopping:
            raise Lost
        if not line.startswith(b"vegasd ready "):
            code = await self.wait_exit()
            raise Violation(f"no ready line but {line!r}; it ended with {code}: {self.log_tail()}",
                            start=self.start)
        self.longest_start = max(self.longest_start, time.monotonic() - self._started_at)

    def kill_after(self, seconds, how=signal.SIGKILL):
        """From another thread, whatever the clients are doing then."""
        self.is_stopping = True
        threading.Timer(seconds, self._kill, [self.process.pid, how]).start()

    @staticmethod
    def _kill(pid, how):
        try:
            os.kill(pid, how)
        except ProcessLookupError:
            pass  # it ended before; whoever waits for it sees how

    def check_alive(self):
        if self.process.returncode is not None:
            self.raise_unexpected_exit()

    def raise_unexpected_exit(self):
        code = self.process.returncode
        raise Violation(f"the server ended by itself with {code}: {self.log_tail()}",
                        start=self.start)

    async def wait_exit(self):
        return await with_timeout(self.process.wait(), f"the end of start {self.start}")

    async def stop(self):
        """As an operator would; the exit code."""
        self.is_stopping = True
        self.process.send_signal(signal.SIGTERM)
        return await self.wait_exit()

    def check_connect_error(self, error):
        if self.socket_activated and isinstance(error, ConnectionRefusedError):
            raise Violation("a connection was refused", start=self.start)

    async def close(self):
        if self.process is not None and self.process.returncode is None:
            self.kill_after(0)
            await self.wait_exit()
        self._port_socket.close()

    def on_action_accepted(self):
        if self._first_action_at is None:
            self._first_action_at = time.monotonic()
            self.longest_first_action = max(self.longest_first_action,
                                            self._first_action_at - self._started_at)

    # ---- its log

    def log_tail(self):
        return self.log.read_bytes()[-3000:].decode(errors="replace")

    def read_log(self):
        """Of this start: whether it is without complaints, and how many tables there were."""
        with self.log.open("rb") as file:
            file.seek(self._log_offset)
            text = file.read()
        for bad_line in BAD_LOG_LINE.finditer(text):
            if self.expected_errors not in bad_line[0]:
                raise Violation(f"its log says: {bad_line[0].decode()}", start=self.start)
        found = STARTED_EVENT.search(text)
        self.tables = int(found[1]) if found else None
