"""Several servers over one PostgreSQL on this machine, of which one after another is harmed."""

import asyncio
import random
import signal
import time

from support.faults.daemon import Daemon, Disk, reserved_port
from support.faults.deployment import Deployment
from support.table_tracker import Violation

# What befalls a server, and the code with which it ends.
EXIT_CODES = {"kill": -9, "freeze": 1, "stop": 0}


class LocalCluster(Deployment):
    tables_move = True
    connect_timeout = 5

    def __init__(self, database, folder, count, seed):
        self.database = database
        self.dice = random.Random(f"{seed}/nodes")
        key = folder / "key"
        key.touch(0o600)
        key.write_text("the key of a trial, known to its servers\n", encoding="ascii")
        self._link_sockets = [reserved_port() for _ in range(count)]
        self.nodes = [
            Daemon(Disk("safe", seed), database.url, folder / f"{number}.log", "--link-port",
                   str(link_socket.getsockname()[1]), "--link-key-file", str(key), "--unlimited",
                   "127.0.0.0/8", "--quick-start-ms", "300")
            for number, link_socket in enumerate(self._link_sockets)]
        self.endpoints = [node.ws for node in self.nodes]

    async def launch(self):
        for node in self.nodes:
            await self.restart(node)

    @staticmethod
    async def restart(node):
        await node.launch()
        await node.wait_ready()

    async def inject_fault(self, kind):
        """One of them; on return it has ended, and is there again. "primary": of the database."""
        if kind == "primary":
            await asyncio.to_thread(self.database.fail_over)
            self.writable_since = time.monotonic()
            return
        node = self.dice.choice(self.nodes)
        if kind == "freeze":
            node.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(9)  # the others have taken its tables
            node.process.send_signal(signal.SIGCONT)
        else:
            node.process.send_signal(signal.SIGKILL if kind == "kill" else signal.SIGTERM)
        code = await node.wait_exit()
        if code != EXIT_CODES[kind]:
            raise Violation(f"after a {kind} a server ended with {code}: {node.log_tail()}")
        await self.restart(node)

    async def stop(self):
        for node in self.nodes:
            code = await node.stop()
            if code != 0:
                raise Violation(f"after SIGTERM a server ended with {code}: {node.log_tail()}")

    async def close(self):
        for node in self.nodes:
            await node.close()
        for link_socket in self._link_sockets:
            link_socket.close()
