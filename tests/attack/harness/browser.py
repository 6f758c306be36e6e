"""A browser that loads the page: over up to six connections, and what never changes only once."""

import asyncio
import re

from harness.person import RETRY_DELAY_S
from harness.raw_client import ConnectionFailed, RawClient

CONNECTIONS = 6
FILE = re.compile(r'(?:src|href)="(?!https?:|data:|#)([^"]+)"')
IMMUTABLE_PREFIX = "/assets/"
API_PATHS = ("/api/version", "/api/rules", "/api/rules/royale?lang=en")


class Browser:
    def __init__(self, target, source, statistics):
        self.target, self.source, self.statistics = target, source, statistics
        self._cached = set()

    async def load(self):
        """However often it takes."""
        while not await self._try_load():
            await asyncio.sleep(RETRY_DELAY_S)

    async def _try_load(self):
        try:
            await self._load()
        except ConnectionFailed as failure:
            self.statistics.connections[f"HTTP: {failure.reason}"] += 1
            return False
        return True

    async def _connect(self):
        return await RawClient.connect(self.target, self.source,
                                       patience_s=self.statistics.patience_s)

    async def _load(self):
        first = await self._connect()
        try:
            page = (await self._get(first, "/")).decode()
            paths = [path for path in linked_paths(page) if path not in self._cached]
            paths += API_PATHS
            shares = [paths[number::CONNECTIONS] for number in range(CONNECTIONS)]
            await asyncio.gather(self._get_all(first, shares[0]),
                                 *(self._get_on_new_connection(share)
                                   for share in shares[1:] if share))
        finally:
            first.close()

    async def _get_on_new_connection(self, paths):
        client = await self._connect()
        try:
            await self._get_all(client, paths)
        finally:
            client.close()

    async def _get_all(self, client, paths):
        for path in paths:
            await self._get(client, path)

    async def _get(self, client, path):
        status, body = await client.get(path)
        # Without a page (VEGAS_WEB=OFF) there is none to load.
        if status == "200" or (path == "/" and status == "404"):
            self.statistics.successes += 1
        else:
            self.statistics.requests[f"GET {path}: {status}"] += 1
        if path.startswith(IMMUTABLE_PREFIX):
            self._cached.add(path)
        return body


def linked_paths(page):
    """That it names, as paths."""
    return [re.sub(r"^\.?/?", "/", name) for name in dict.fromkeys(FILE.findall(page))]
