"""Listening sockets that a program is given at its start, as systemd does it (LISTEN_FDS)."""

import socket
import sys

# Becomes the program behind it, to which it gives the descriptors named first, from 3 on.
LAUNCHER = """
import fcntl, os, sys
high = [fcntl.fcntl(int(fd), fcntl.F_DUPFD, 100) for fd in sys.argv[1].split(",")]
for number, fd in enumerate(high):
    os.dup2(fd, 3 + number)
environment = {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": str(len(high)), **os.environ}
os.execve(sys.argv[2], sys.argv[2:], environment)
"""


def listening_socket(family=socket.AF_INET):
    passed = socket.socket(family)
    passed.bind(("::1" if family == socket.AF_INET6 else "127.0.0.1", 0))
    passed.listen(1000)
    return passed


def activation_command(*sockets):
    """The command that gives them to the one behind it, and the descriptors that it needs."""
    fds = [passed.fileno() for passed in sockets]
    return [sys.executable, "-c", LAUNCHER, ",".join(map(str, fds))], fds
