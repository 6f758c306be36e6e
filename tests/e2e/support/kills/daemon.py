"""The real vegasd over a directory: started, killed, and started again at the same port."""

import asyncio
import os
import re
import signal
import socket
import threading
import time

from support.followed import Wrong
from support.kills.patience import within_patience
from support.kills.world import World
from support.passed import giving, listening
from support.server import program
from vegas import Lost

STARTED = re.compile(rb"event=started .*tables=(\d+)")
# Lines that an operator would have to look into, and those of sanitizers.
BAD = re.compile(rb"^.*(level=error|(ERROR|WARNING): \w+Sanitizer|runtime error:|invariant).*$",
                 re.M)


def reserved_port():
    """A socket on a free port: the server can listen there too, but while it is dead the system
    gives the port to nobody else, neither to a server nor to a connection."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


class Disk:
    """`safe`: what a killed server has written is there. `frail`: what it has synced is, and torn
    pieces of the rest. `deaf`: like that, but it only says that it has synced."""

    KINDS = ("safe", "frail", "deaf")

    def __init__(self, kind, seed):
        assert kind in self.KINDS, kind
        self.kind, self.seed = kind, seed

    @property
    def program(self):
        return program("VEGASD" if self.kind == "safe" else "POWER_LOSS_VEGASD")

    def environment(self, start):
        """Of the program; each start has a chance of its own."""
        return {**os.environ, "VEGAS_POWER_LOSS_SEED": f"{self.seed}/{start}",
                "VEGAS_POWER_LOSS_SYNCS": "ignored" if self.kind == "deaf" else "heard"}


class Daemon(World):
    """`passes`: it is given a listening socket, at which connections wait while none is there.
    `excused`: what its log may complain of."""

    def __init__(self, disk, directory, log, *options, passes=False, excused=b"nothing"):
        self.disk, self.passes, self.excused = disk, passes, excused
        self._reserved = listening() if passes else reserved_port()
        self.port = self._reserved.getsockname()[1]
        self.ws = f"ws://127.0.0.1:{self.port}/ws"
        self.fronts = [self.ws]
        self.log = log
        # A disk that has much to do beside the trial is no outage.
        self.command = [disk.program, "--data", str(directory), "--port", str(self.port),
                        "--storage-patience-ms", "60000", "--bot-pause-ms", "0", *options]
        self.process = None
        self.start = 0  # counts the starts
        self.is_told_to_end = False
        self.tables = None  # that it found at its start, as its log says
        self._log_from = 0
        self._started_at = self._accepted_at = 0.0
        self.longest_ready = self.longest_accept = 0.0

    # ---- from start to end

    async def begin(self):
        self.start += 1
        self.is_told_to_end = False
        self.tables = self._accepted_at = None
        self._log_from = self.log.stat().st_size if self.log.exists() else 0
        self._started_at = time.monotonic()
        under, passed = giving(self._reserved) if self.passes else ([], [])
        with self.log.open("ab") as errors:
            self.process = await asyncio.create_subprocess_exec(
                *under, *self.command, stdout=asyncio.subprocess.PIPE, stderr=errors,
                env=self.disk.environment(self.start), pass_fds=passed)

    async def ready(self):
        """Until it says so; Lost if it was killed before."""
        line = await within_patience(self.process.stdout.readline(),
                                     f"the ready line of start {self.start}")
        if not line and self.is_told_to_end:
            raise Lost
        if not line.startswith(b"vegasd ready "):
            code = await self.ended()
            raise Wrong(f"no ready line but {line!r}; it ended with {code}: {self.log_tail()}",
                        start=self.start)
        self.longest_ready = max(self.longest_ready, time.monotonic() - self._started_at)

    def kill_in(self, seconds, how=signal.SIGKILL):
        """From another thread, whatever the clients are doing then."""
        self.is_told_to_end = True
        threading.Timer(seconds, self._kill, [self.process.pid, how]).start()

    @staticmethod
    def _kill(pid, how):
        try:
            os.kill(pid, how)
        except ProcessLookupError:
            pass  # it ended before; whoever waits for it sees how

    def check_alive(self):
        if self.process.returncode is not None:
            self.ended_by_itself()

    def ended_by_itself(self):
        raise Wrong(f"the server ended by itself with {self.process.returncode}: {self.log_tail()}",
                    start=self.start)

    async def ended(self):
        return await within_patience(self.process.wait(), f"the end of start {self.start}")

    async def stop(self):
        """As an operator would; the exit code."""
        self.is_told_to_end = True
        self.process.send_signal(signal.SIGTERM)
        return await self.ended()

    def check_refusal(self, error):
        if self.passes and isinstance(error, ConnectionRefusedError):
            raise Wrong("a connection was refused", start=self.start)

    async def close(self):
        if self.process is not None and self.process.returncode is None:
            self.kill_in(0)
            await self.ended()
        self._reserved.close()

    def accepted(self):
        if self._accepted_at is None:
            self._accepted_at = time.monotonic()
            self.longest_accept = max(self.longest_accept, self._accepted_at - self._started_at)

    # ---- its log

    def log_tail(self):
        return self.log.read_bytes()[-3000:].decode(errors="replace")

    def read_log(self):
        """Of this start: whether it is without complaints, and how many tables there were."""
        with self.log.open("rb") as file:
            file.seek(self._log_from)
            text = file.read()
        for bad in BAD.finditer(text):
            if self.excused not in bad[0]:
                raise Wrong(f"its log says: {bad[0].decode()}", start=self.start)
        found = STARTED.search(text)
        self.tables = int(found[1]) if found else None
