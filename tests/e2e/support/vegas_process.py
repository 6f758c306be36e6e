"""The terminal client as a process."""

import asyncio
import os
import subprocess

from support import TIMEOUT_S
from support.server import program_path


class VegasProcess:
    """One `vegas` process at the server's `ws`; its output is read as it comes. `environment` is
    what it has more."""

    def __init__(self, server, command, *options, stdin=subprocess.DEVNULL, environment=None):
        home = os.environ.get("HOME", "/nonexistent")
        self.process = subprocess.Popen(
            [program_path("VEGAS_CLI"), command, "--server", server.ws, *options],
            stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={"HOME": home, "NO_COLOR": "1", "LANG": "C.UTF-8", **(environment or {})},
        )

    def read_line(self):
        return self.process.stdout.readline()

    async def lines_until(self, mentions):
        """What is printed up to the first line that mentions it."""
        lines = []
        while not lines or mentions not in lines[-1]:
            lines.append(await asyncio.wait_for(asyncio.to_thread(self.read_line), TIMEOUT_S))
            assert lines[-1], f"no {mentions!r} in:\n" + "".join(lines[-40:])
        return lines

    def type(self, *lines):
        self.process.stdin.write("".join(f"{read_line}\n" for read_line in lines))
        self.process.stdin.flush()

    def finish(self, typed=None):
        """Exit code, standard output from here on, standard error."""
        try:
            out, err = self.process.communicate(typed, timeout=TIMEOUT_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            out, err = self.process.communicate()
            raise AssertionError(f"vegas did not end: {out[-2000:]} {err[-2000:]}") from None
        return self.process.returncode, out, err
