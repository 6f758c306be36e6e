"""Both clocks of a program, the system's and the monotonic one, as a test sets them."""

import mmap
import pathlib
import struct
import tempfile

from support.server import program_path

SECOND_NS = 1_000_000_000


class VirtualClocks:
    """How far they are ahead of this machine's. Programs run by it that have its `environment`."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory()
        name = pathlib.Path(self._folder.name) / "clocks"
        name.write_bytes(bytes(16))
        with open(name, "r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 16)
        self.system_s = self.monotonic_s = 0
        self.environment = {"LD_PRELOAD": program_path("VIRTUAL_CLOCKS_LIBRARY"),
                            "VIRTUAL_CLOCKS": str(name)}

    def advance(self, seconds):
        """Time passes."""
        self.monotonic_s += seconds
        self._shared[8:16] = struct.pack("=q", self.monotonic_s * SECOND_NS)
        self.step(seconds)

    def step(self, seconds):
        """Somebody sets the system's clock, or it is wrong."""
        self.system_s += seconds
        self._shared[0:8] = struct.pack("=q", self.system_s * SECOND_NS)

    def close(self):
        self._shared.close()
        self._folder.cleanup()
