"""Several servers over one PostgreSQL on this machine, of which one after another is harmed."""

import asyncio
import random
import signal

from support.followed import Wrong
from support.kills.daemon import Daemon, Disk, reserved_port
from support.kills.world import World

# What befalls a server, and the code with which it ends.
KINDS = {"kill": -9, "freeze": 1, "stop": 0}


class Nodes(World):
    moves = True
    answers_within = 5

    def __init__(self, url, folder, count, seed):
        self.url = url
        self.dice = random.Random(f"{seed}/nodes")
        key = folder / "key"
        key.write_text("the key of a trial, known to its servers\n", encoding="ascii")
        self._links = [reserved_port() for _ in range(count)]
        self.nodes = [
            Daemon(Disk("safe", seed), url, folder / f"{number}.log", "--link-port",
                   str(link.getsockname()[1]), "--link-key-file", str(key), "--unlimited",
                   "127.0.0.0/8", "--quick-start-ms", "300")
            for number, link in enumerate(self._links)]
        self.fronts = [node.ws for node in self.nodes]

    async def begin(self):
        for node in self.nodes:
            await self.start_anew(node)

    @staticmethod
    async def start_anew(node):
        await node.begin()
        await node.ready()

    async def harm(self, kind):
        """One of them; on return it has ended, and is there again."""
        node = self.dice.choice(self.nodes)
        if kind == "freeze":
            node.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(9)  # the others have taken its tables
            node.process.send_signal(signal.SIGCONT)
        else:
            node.process.send_signal(signal.SIGKILL if kind == "kill" else signal.SIGTERM)
        code = await node.ended()
        if code != KINDS[kind]:
            raise Wrong(f"after a {kind} a server ended with {code}: {node.log_tail()}")
        await self.start_anew(node)

    async def stop(self):
        for node in self.nodes:
            code = await node.stop()
            if code != 0:
                raise Wrong(f"after SIGTERM a server ended with {code}: {node.log_tail()}")

    async def close(self):
        for node in self.nodes:
            await node.close()
        for link in self._links:
            link.close()
