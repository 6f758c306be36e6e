"""Where people come: one server, or several over one database."""

import asyncio
import re

from support.faults.timeouts import with_timeout
from vegas import Lost


class Deployment:
    """What a person or a reader of games knows of it."""

    endpoints = ()  # the addresses where people connect
    tables_move = False  # a table may go on at another server, at any time
    start = 0  # of the only server: counts its starts
    connect_timeout = None  # seconds; after that people try the next endpoint. None: they wait
    writable_since = 0.0  # of time.monotonic(): before that no server could do anything

    def check_connect_error(self, error):
        """Of somebody who wanted to connect."""

    def check_alive(self):
        """Raises Violation if a server has ended by itself."""

    def on_action_accepted(self):
        """An action was."""

    async def close(self):
        """Ends all that runs, whatever its state."""

    async def get(self, path, endpoint=0):
        """Status and body; Lost if it does not come."""
        host, port = re.match(r"ws://([\d.]+)(?::(\d+))?/", self.endpoints[endpoint]).groups()
        try:
            status, body = await with_timeout(_get(host, port or 80, path), f"GET {path}")
        except (OSError, EOFError, ValueError, IndexError) as error:
            self.check_connect_error(error)
            raise Lost(error) from error
        if self.tables_move and status in (502, 503, 504):
            raise Lost
        return status, body


async def _get(host, port, path):
    reader, writer = await asyncio.open_connection(host, port)
    try:
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(re.search(rb"content-length: (\d+)", head)[1])
        return int(head.split(b" ")[1]), (await reader.readexactly(length)).decode()
    except TypeError:
        raise ValueError("no length") from None
    finally:
        writer.close()
