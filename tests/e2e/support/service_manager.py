"""systemd's part of sd_notify(3): the socket to which a service says how it is."""

import os
import socket

from support import TIMEOUT_S


class ServiceManager:
    """`at`: a path, or a name of the abstract namespace that begins with '@'."""

    def __init__(self, at):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind("\0" + at[1:] if at.startswith("@") else at)
        self.socket.settimeout(TIMEOUT_S)
        self.environment = {"NOTIFY_SOCKET": at}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def next_message(self):
        """Its assignments, as a dictionary."""
        return dict(line.split("=", 1) for line in self.socket.recv(4096).decode().split("\n"))

    def pending_messages(self):
        """What has come by now."""
        messages = []
        self.socket.settimeout(0)
        try:
            while True:
                messages.append(self.next_message())
        except BlockingIOError:
            return messages
        finally:
            self.socket.settimeout(TIMEOUT_S)


def stream_of(file):
    """What JOURNAL_STREAM says where this file is the journal."""
    status = os.fstat(file.fileno())
    return f"{status.st_dev}:{status.st_ino}"
