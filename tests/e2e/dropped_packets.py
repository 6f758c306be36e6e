#!/usr/bin/python3
"""A firewall between a server and its PostgreSQL drops packets, and tells neither of them: how long
tables are silent. As root, with iproute2 and iptables.

    VEGAS_PATIENCE=200 VEGASD=.../vegasd tests/e2e/dropped_packets.py [--seconds 60]

First it forgets the connections that there are, as after a restart: while people play, and while
they think. Then it drops everything for so many seconds."""

import argparse
import asyncio
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from support import ROOT
from support.client import Client
from support.faults.network import Network
from support.server import Server
from support.tables import play_step, seat_clients

sys.path.append(str(ROOT / "tests" / "support"))
from postgres_machine import PostgresServer, ReplicatedPair  # noqa: E402

HOST = "pg"
THINKING_S = 3.0


class Firewall:
    """On the router of the network."""

    def __init__(self, network):
        self.namespace = network.name("")

    def _run(self, *words):
        return subprocess.run(["ip", "netns", "exec", self.namespace, *words], check=True,
                              capture_output=True, text=True).stdout

    def forget(self):
        """What is open now gets nothing through any more; new connections do."""
        listed = subprocess.run(["ss", "-Htn", "dport", "=", ":5432"], check=True,
                                capture_output=True, text=True).stdout
        ports = {line.split()[3].rsplit(":", 1)[1] for line in listed.splitlines()}
        for port in ports:
            for way in ("--sport", "--dport"):
                self._run("iptables", "-A", "FORWARD", "-p", "tcp", way, port, "-j", "DROP")
        return len(ports)

    def drop_all(self):
        self._run("iptables", "-A", "FORWARD", "-p", "tcp", "--dport", "5432", "-j", "DROP")
        self._run("iptables", "-A", "FORWARD", "-p", "tcp", "--sport", "5432", "-j", "DROP")

    def pass_all(self):
        self._run("iptables", "-F", "FORWARD")


class Table:
    """People who play, one game after another, and the longest wait for an action."""

    def __init__(self, clients, table):
        self.clients, self.table, self.longest, self.last = clients, table, 0.0, time.monotonic()

    @classmethod
    async def open(cls, server):
        clients, table, _ = await seat_clients(server, "royale", 2, clock=None)
        return cls(clients, table)

    async def step(self):
        began = time.monotonic()
        await play_step(self.clients, self.table)
        self.longest = max(self.longest, time.monotonic() - began)
        if self.clients[0].tables[self.table].status == "finished":
            for client in self.clients:
                await client.request("table.rematch", table=self.table)
            for client in self.clients:
                await client.wait(lambda c=client: c.tables[self.table].prompt, "the first prompt")

    async def play(self, seconds):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await self.step()


async def measure(server, firewall, seconds):
    tables = [await Table.open(server) for _ in range(10)]

    async def longest(play):
        for table in tables:
            table.longest = 0.0
        await play
        return max(table.longest for table in tables)

    def play(how_long):
        return asyncio.gather(*(table.play(how_long) for table in tables))

    print(f"nothing befalls them: {await longest(play(5)):.2f} s", flush=True)
    await asyncio.sleep(THINKING_S)
    forgotten = firewall.forget()
    print(f"{forgotten} connections forgotten while everybody thinks: "
          f"{await longest(play(5)):.2f} s", flush=True)
    playing = asyncio.ensure_future(longest(play(10)))
    await asyncio.sleep(2)
    forgotten = firewall.forget()
    print(f"{forgotten} connections forgotten while everybody plays: {await playing:.2f} s",
          flush=True)
    playing = asyncio.ensure_future(longest(play(seconds + 10)))
    await asyncio.sleep(2)
    firewall.drop_all()
    await asyncio.sleep(seconds)
    firewall.pass_all()
    print(f"all packets dropped for {seconds} s: {await playing:.2f} s", flush=True)
    await asyncio.gather(*(client.close() for client in Client.instances))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seconds", type=float, default=60)
    seconds = parser.parse_args().seconds
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vegas-dropped-"))
    folder.chmod(0o755)
    network = Network([HOST])
    pair = ReplicatedPair(PostgresServer(folder / "a", {}, network.address(HOST),
                                         network.command_prefix(HOST)))
    try:
        pair.start()
        url = f"postgresql://vegas@{network.address(HOST)}/postgres"
        with Server("--data", url, "--unlimited", "127.0.0.0/8") as server:
            asyncio.run(measure(server, Firewall(network), seconds))
            print(*(line for line in server.log().splitlines()
                    if "storage" in line or "level=error" in line), sep="\n")
    finally:
        pair.stop()
        network.close()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
