"""What the server costs: processor, memory, disk, and what the kernel holds for its sockets."""

import asyncio
import os
import pathlib
import re
import time

TICKS = os.sysconf("SC_CLK_TCK")
# Of `ss -m`: received and not read, sent or to be sent and not acknowledged, kept in reserve.
SOCKET_MEMORY = re.compile(r"skmem:\(r(\d+),rb\d+,t\d+,tb\d+,f(\d+),w(\d+),")


def resident_mb(pid, member="VmRSS"):
    """VmHWM: the most it ever was. None of a process that has ended."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as status:
        found = re.search(rf"^{member}:\s+(\d+) kB", status.read(), re.M)
    return int(found[1]) / 1024 if found else None


def processor_s(pid):
    with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def written_mb(pid):
    """Given to the disk so far."""
    with open(f"/proc/{pid}/io", encoding="utf-8") as file:
        return int(re.search(r"^write_bytes: (\d+)$", file.read(), re.M)[1]) / 1e6


def directory_mb(path):
    return sum(file.stat().st_size for file in pathlib.Path(path).iterdir()) / 1e6


async def kernel_mb(port):
    """Of the sockets at this port, not of those at the other side; None without `ss`."""
    try:
        process = await asyncio.create_subprocess_exec(
            "ss", "-tmnH", "state", "connected", f"( sport = :{port} )",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL)
    except FileNotFoundError:
        return None
    output, _ = await process.communicate()
    found = SOCKET_MEMORY.findall(output.decode())
    return sum(socket_bytes(number) for numbers in found for number in numbers) / 2**20


def socket_bytes(number):
    """What is kept in reserve can be below 0 for a moment, and is written as if it had no sign."""
    value = int(number)
    return value if value < 2**31 else 0


class ResourceMonitor:
    """From start() to stop()."""

    def __init__(self, pid, port, data=None):
        self.pid, self.port, self.data = pid, port, data
        self.peak_mb = self.kernel_mb = self.percent = None
        self.written_mb = self.grown_mb = None  # of the data directory
        self._sampling = None
        self._from = self._spent = self._written = self._had = 0.0

    def start(self):
        self._from, self._spent = time.monotonic(), processor_s(self.pid)
        if self.data:
            self._written, self._had = written_mb(self.pid), directory_mb(self.data)
        self._sampling = asyncio.ensure_future(self._sample())

    async def _sample(self):
        while True:
            kernel = await kernel_mb(self.port)
            if kernel is not None:
                self.kernel_mb = max(kernel, self.kernel_mb or 0)
            await asyncio.sleep(1)

    async def stop(self):
        self._sampling.cancel()
        took = time.monotonic() - self._from
        self.percent = 100 * (processor_s(self.pid) - self._spent) / took
        self.peak_mb = resident_mb(self.pid, "VmHWM")
        if self.data:
            self.written_mb = written_mb(self.pid) - self._written
            self.grown_mb = directory_mb(self.data) - self._had
        kernel = await kernel_mb(self.port)
        if kernel is not None:
            self.kernel_mb = max(kernel, self.kernel_mb or 0)
