"""A browser that loads the page: over up to six connections, and what never changes only once."""

import asyncio
import re

from harness.peer import Gone, Peer
from harness.person import PAUSE_S

CONNECTIONS = 6
FILE = re.compile(r'(?:src|href)="(?!https?:|data:|#)([^"]+)"')
FOR_EVER = "/assets/"
LATER = ("/api/version", "/api/rules", "/api/rules/royale?lang=en")


class Browser:
    def __init__(self, target, source, notes):
        self.target, self.source, self.notes = target, source, notes
        self._kept = set()

    async def load(self):
        """However often it takes."""
        while not await self._loaded():
            await asyncio.sleep(PAUSE_S)

    async def _loaded(self):
        try:
            await self._load()
        except Gone as gone:
            self.notes.connections[f"HTTP: {gone.why}"] += 1
            return False
        return True

    async def _connect(self):
        return await Peer.connect(self.target, self.source, patience_s=self.notes.patience_s)

    async def _load(self):
        first = await self._connect()
        try:
            page = (await self._get(first, "/")).decode()
            paths = [path for path in files_of(page) if path not in self._kept] + list(LATER)
            shares = [paths[number::CONNECTIONS] for number in range(CONNECTIONS)]
            await asyncio.gather(self._get_all(first, shares[0]),
                                 *(self._get_beside(share) for share in shares[1:] if share))
        finally:
            first.close()

    async def _get_beside(self, paths):
        peer = await self._connect()
        try:
            await self._get_all(peer, paths)
        finally:
            peer.close()

    async def _get_all(self, peer, paths):
        for path in paths:
            await self._get(peer, path)

    async def _get(self, peer, path):
        status, body = await peer.get(path)
        # Without a page (VEGAS_WEB=OFF) there is none to load.
        if status == "200" or (path == "/" and status == "404"):
            self.notes.came += 1
        else:
            self.notes.requests[f"GET {path}: {status}"] += 1
        if path.startswith(FOR_EVER):
            self._kept.add(path)
        return body


def files_of(page):
    """That it names, as paths."""
    return [re.sub(r"^\.?/?", "/", name) for name in dict.fromkeys(FILE.findall(page))]
