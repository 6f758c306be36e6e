"""A program at a terminal of its own, and what stands on it."""

import asyncio
import codecs
import contextlib
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import time
import unicodedata

from support import PATIENCE

ROWS, COLUMNS = 24, 80
PIECE = re.compile(
    r"\x1b\[(?P<numbers>[?\d;]*)(?P<command>[A-Za-z])|\x1b(?P<short>[78])|(?P<sign>[^\x1b])"
)
BEGUN = re.compile(r"\x1b(\[[?\d;]*)?$")


class Screen:
    """As much of a terminal as the client uses. What it does not know is an error."""

    def __init__(self):
        self.row = self.column = 0
        self.saved = (0, 0)
        self.wraps = True  # not while the client draws a frame
        self.main = None  # what stands on the main screen while the other one is shown
        self.clear()

    def clear(self):
        self.rows = [[" "] * COLUMNS for _ in range(ROWS)]

    def text(self):
        return "".join("".join(row).rstrip() + "\n" for row in self.rows)

    def write(self, text):
        for piece in PIECE.finditer(text):
            if piece["sign"]:
                self._sign(piece["sign"])
            elif piece["short"] == "7":
                self.saved = (self.row, self.column)
            elif piece["short"] == "8":
                self.row, self.column = self.saved
            else:
                self._command(piece["command"], piece["numbers"])

    def _sign(self, sign):
        if sign == "\r":
            self.column = 0
        elif sign == "\n":
            self._next_row()
        elif sign == "\b":
            self.column = max(0, self.column - 1)
        elif not unicodedata.combining(sign):
            self._print(sign)

    def _print(self, sign):
        assert sign.isprintable(), repr(sign)
        if self.column >= COLUMNS:
            if self.wraps:
                self.column = 0
                self._next_row()
            self.column = min(self.column, COLUMNS - 1)
        self.rows[self.row][self.column] = sign
        self.column += 1

    def _next_row(self):
        if self.row + 1 < ROWS:
            self.row += 1
        else:
            self.rows = [*self.rows[1:], [" "] * COLUMNS]

    def _command(self, command, numbers):
        if (command, numbers) in (("h", "?1049"), ("l", "?1049")):
            self._switch(command == "h")
        elif (command, numbers) in (("h", "?7"), ("l", "?7")):
            self.wraps = command == "h"
        elif command == "H":
            row, column = (numbers or "1;1").split(";")
            self.row, self.column = int(row) - 1, int(column) - 1
        elif (command, numbers) == ("J", "2"):
            self.clear()
        elif (command, numbers) == ("K", ""):
            self.rows[self.row][self.column:] = [" "] * (COLUMNS - self.column)
        else:
            assert command == "m", (command, numbers)

    def _switch(self, to_other):
        assert to_other == (self.main is None)
        if to_other:
            self.main = (self.rows, self.row, self.column)
            self.clear()
        else:
            (self.rows, self.row, self.column), self.main = self.main, None


class Terminal:
    """A program whose standard input, output and error are a terminal of 80 columns."""

    def __init__(self, command, env):
        self.screen = Screen()
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env)
        os.close(slave)
        os.set_blocking(self._master, False)
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._begun = ""  # an escape sequence whose end has not come yet

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    async def ended(self):
        await asyncio.to_thread(self.process.wait, PATIENCE)

    def type(self, keys):
        os.write(self._master, keys.encode())

    async def shows(self, pattern):
        """Waits until something on the screen matches; the screen."""
        return await self.until(lambda text: re.search(pattern, text, re.M), repr(pattern))

    async def until(self, condition, what):
        """Waits until a whole screen is so, and returns it."""
        end = time.monotonic() + PATIENCE
        while True:
            self._read()
            text = self.screen.text()
            if self.screen.wraps and condition(text):
                return text
            if time.monotonic() > end:
                raise AssertionError(f"no {what} on the screen:\n{self.screen.text()}")
            await asyncio.sleep(0.01)

    def _read(self):
        """What there is."""
        with contextlib.suppress(BlockingIOError, OSError):  # the latter: the program has ended
            while data := os.read(self._master, 65536):
                text = self._begun + self._decoder.decode(data)
                begun = BEGUN.search(text)
                end = begun.start() if begun else len(text)
                self.screen.write(text[:end])
                self._begun = text[end:]
