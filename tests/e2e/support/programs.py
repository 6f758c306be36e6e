"""Debian's programs beside a server: installed, or unpacked by deploy/install-packages."""

import pathlib
import resource
import socket
import subprocess
import tempfile

from support import ROOT, TIMEOUT_S

UNPACKED = ROOT / "build" / "programs"


def find_program(path):
    """Installed, or unpacked."""
    for found in (pathlib.Path("/") / path, UNPACKED / path):
        if found.is_file():
            return str(found)
    raise RuntimeError(f"{path} is missing; run deploy/install-packages test")


def replace_each(text, *pairs):
    """The text with other names and places; each of them has to be in there."""
    for old, new in pairs:
        assert old in text, f"not in the file as it is shipped: {old}"
        text = text.replace(old, new)
    return text


def largest_file(size):
    """For subprocess.run: a program whose files cannot grow beyond it, as on a full disk."""
    return {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)),
            "restore_signals": False}  # SIGXFSZ stays ignored, and an error is left


def free_port():
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return tried.getsockname()[1]


class Program:
    """One that runs in a folder of its own until stop(). close() removes the folder."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self._folder.name)
        self._output_file = open(self.folder / "output", "w+", encoding="utf-8")
        self.process = None

    def start(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=self._output_file,
                                        stderr=self._output_file, cwd=self.folder)

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(TIMEOUT_S)
        finally:
            self.process.kill()

    def close(self):
        self._output_file.close()
        self._folder.cleanup()

    def output(self):
        return (self.folder / "output").read_text(encoding="utf-8")
