"""A reverse proxy that gives a server a path prefix, as an operator's would."""

import asyncio
import re


class PrefixProxy:
    """Strips `prefix` from the path; whatever lies elsewhere is none of the server's business."""

    def __init__(self, server, prefix):
        self.server, self.prefix = server, prefix
        self.outside_paths = []  # paths outside the prefix that were asked for
        self._open = set()  # to clients
        self._is_cut = False

    async def __aenter__(self):
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._listener.sockets[0].getsockname()[1]
        self.ws = f"ws://127.0.0.1:{self.port}{self.prefix}/ws"
        return self

    async def __aexit__(self, *_):
        self._listener.close()
        await self._listener.wait_closed()

    def cut(self):
        """All connections, without a word, and those that come until it is mended."""
        self._is_cut = True
        for writer in self._open:
            writer.transport.abort()

    def restore(self):
        self._is_cut = False

    async def _serve(self, reader, writer):
        if self._is_cut:
            return writer.transport.abort()
        self._open.add(writer)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            method, path, rest = head.split(b" ", 2)
            if not path.startswith(self.prefix.encode() + b"/"):
                self.outside_paths.append(path.decode())
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
                return
            if b"\r\nupgrade:" not in head.lower():  # one request for each connection
                rest = re.sub(rb"(?i)\r\nConnection:[^\r]*", b"", rest)
                rest = rest.replace(b"\r\n", b"\r\nConnection: close\r\n", 1)
            path = path[len(self.prefix):]
            await self._forward(b" ".join((method, path, rest)), reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass  # one side left
        finally:
            self._open.discard(writer)
            writer.close()

    async def _forward(self, head, reader, writer):
        from_server, to_server = await asyncio.open_connection(self.server.host, self.server.port)
        to_server.write(head)
        to_server_task = asyncio.ensure_future(self._copy(reader, to_server))
        try:
            await self._copy(from_server, writer)
        finally:
            to_server_task.cancel()
            to_server.close()

    @staticmethod
    async def _copy(reader, writer):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
