"""A program at a terminal of its own, and what stands on it."""

import asyncio
import contextlib
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import time

import pyte
from support import TIMEOUT_S

ROWS, COLUMNS = 24, 80
QUIET_S = 0.02  # what has not been written to for so long is a whole screen


class Screen(pyte.Screen):
    """The screen of a Linux console."""

    redraw_count = 0  # how often it was drawn whole

    def erase_in_display(self, how=0, *args, **kwargs):
        at_start = (self.cursor.x, self.cursor.y) == (0, 0)
        if how in (2, 3) or (how == 0 and at_start):
            self.redraw_count += 1
        super().erase_in_display(how, *args, **kwargs)

    def is_at_prompt(self):
        """Where a program that has drawn a whole screen leaves the cursor."""
        return self.display[self.cursor.y].startswith(">")

    def text(self):
        return "".join(line.rstrip() + "\n" for line in self.display)


def acquire_terminal():
    """So that the program hears of another size, and of Ctrl-C."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A program whose standard input, output and error are a terminal."""

    def __init__(self, command, env, rows=ROWS, columns=COLUMNS):
        self.screen = Screen(columns, rows)
        self.bytes_written = 0  # bytes
        self._stream = pyte.ByteStream(self.screen)
        self._master, slave = pty.openpty()
        self._set_size(rows, columns)
        # No mouse of the console (gpm): its library leaks ten bytes, which sanitizers find.
        own = {"TERM": "linux", "NCURSES_GPM_TERMS": "none"}
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env={**env, **own},
            start_new_session=True, preexec_fn=acquire_terminal,
        )
        os.close(slave)
        os.set_blocking(self._master, False)

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    async def wait_exit(self):
        await asyncio.to_thread(self.process.wait, TIMEOUT_S)
        self._read()

    def type(self, keys):
        """Enter is \\r."""
        os.write(self._master, keys.encode())

    def resize(self, rows, columns):
        """What stood on the screen is gone until the program draws it anew."""
        self.screen.resize(rows, columns)
        self.screen.reset()
        self._set_size(rows, columns)

    async def wait_for_text(self, pattern):
        """Waits until something on the screen matches, where a line may have been broken at any
        space between words; the screen."""
        broken = re.sub(r"(?<=\S) (?=\S)", r"\\s+", pattern)
        return await self.wait_until(lambda text: re.search(broken, text, re.M), repr(pattern))

    async def wait_until(self, condition, what):
        """Waits until a whole screen is so, and returns it."""
        end = time.monotonic() + TIMEOUT_S
        while True:
            has_output = self._read()
            text = self.screen.text()
            if not has_output and condition(text):
                return text
            if time.monotonic() > end:
                raise AssertionError(f"no {what} on the screen:\n{text}")
            await asyncio.sleep(QUIET_S)

    def _set_size(self, rows, columns):
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def _read(self):
        """What there is; whether there was anything."""
        has_output = False
        with contextlib.suppress(BlockingIOError, OSError):  # the latter: the program has ended
            while data := os.read(self._master, 65536):
                has_output = True
                self.bytes_written += len(data)
                self._stream.feed(data)
        return has_output
