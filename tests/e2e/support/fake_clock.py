"""The system's clock as a program sees it, while its monotonic clock goes on: Debian's faketime."""

import glob
import os
import pathlib
import tempfile


def find_library():
    """The form for programs with threads."""
    found = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")
    if not found:
        raise RuntimeError("faketime is missing: deploy/install-packages test")
    return found[0]


class FakeClock:
    """A clock that can be set while programs run by it. Their `environment` says so."""

    def __init__(self, ahead_s=0):
        self._folder = tempfile.TemporaryDirectory()
        self._file = pathlib.Path(self._folder.name) / "clock"
        self.set_offset(ahead_s)
        self.environment = {
            "LD_PRELOAD": find_library(),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",  # the file is read at each look at the clock
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "NO_FAKE_STAT": "1",
        }

    def set_offset(self, seconds):
        """How far it is ahead of this program's clock."""
        next_file = self._file.with_suffix(".new")
        next_file.write_text(f"{seconds:+d}s\n", encoding="ascii")
        os.replace(next_file, self._file)

    def close(self):
        self._folder.cleanup()
