"""What may be between a server and its database."""

import asyncio
import re
import tempfile


class DatabaseProxy:
    """From a server to the database, which can be cut without either of them hearing of it."""

    def __init__(self, folder, database):
        self._folder, self._to = folder, database
        self.url = f"postgresql:///postgres?host={folder.name}&user=vegas"
        self._open = asyncio.Event()
        self._open.set()
        self.connections = 0  # that there have been
        self._forgotten = set()  # their numbers
        self._tasks, self._server = [], None

    @classmethod
    async def start(cls, url):
        line = cls(tempfile.TemporaryDirectory(), re.search("host=([^&]*)", url)[1])
        line._server = await asyncio.start_unix_server(
            line._serve, f"{line._folder.name}/.s.PGSQL.5432")
        return line

    async def _serve(self, reader, writer):
        self.connections += 1
        number = self.connections
        there, back = await asyncio.open_unix_connection(f"{self._to}/.s.PGSQL.5432")
        self._tasks += [asyncio.ensure_future(self._copy(reader, back, number)),
                        asyncio.ensure_future(self._copy(there, writer, number))]

    async def _copy(self, reader, writer, number):
        while data := await reader.read(65536):
            await self._open.wait()
            if number not in self._forgotten:
                writer.write(self.passed_on(data))
        writer.close()

    def passed_on(self, data):
        return data

    def cut(self):
        self._open.clear()

    def forget(self):
        """As a firewall that starts anew: what is open gets nothing through, and hears nothing."""
        self._forgotten = set(range(self.connections + 1))

    def restore(self):
        self._open.set()

    async def close(self):
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._folder.cleanup()
