"""Three servers, two databases of which one follows the other, and HAProxy as deploy/cluster sets
it up, each on a machine of its own; and what may befall them.

The trial stands in for what an operator has besides: systemd, which starts a server again that has
ended, and a watcher such as Patroni, which lets the standby take over and makes a new one."""

import asyncio
import contextlib
import itertools
import os
import pathlib
import random
import signal
import sys
import threading
import time

from support import ROOT, TIMEOUT_S
from support.faults.deployment import Deployment
from support.faults.network import Network
from support.programs import Program, find_program, replace_each
from support.server import Server
from support.table_tracker import Violation

sys.path.append(str(ROOT / "tests" / "support"))
from postgres_machine import PostgresServer, ReplicatedPair  # noqa: E402

NODES = ("n1", "n2", "n3")
DATABASES = ("db1", "db2")
BALANCER = "lb"
PLAYERS, ADMIN, LINK = 8080, 8081, 8082
FAULT_S = 8.0  # seconds for which something is cut off or slow; a lease has run out by then
FREEZE_S = 9.0


class Node:
    """A server that is started again whenever it has ended."""

    def __init__(self, start):
        self._start, self._stopping = start, False
        self.codes, self.logs = [], []
        self.server = start()
        self._supervisor = threading.Thread(target=self._supervise, daemon=True)
        self._changed = threading.Condition()
        self._supervisor.start()

    def _supervise(self):
        while True:
            server = self.server
            code = server.process.wait()
            server.wait_exit()
            with self._changed:
                self.codes.append(code)
                self.logs.append(server.log())
                server.errors.close()
                if self._stopping:
                    return
            next_server = None
            while next_server is None and not self._stopping:
                with contextlib.suppress(AssertionError):  # it has waited for the database in vain
                    next_server = self._start()
            with self._changed:
                self.server = next_server
                self._changed.notify_all()

    def signal(self, number):
        self.server.process.send_signal(number)

    def wait_for_next(self, servers_before):
        with self._changed:
            if not self._changed.wait_for(lambda: self.server is not servers_before, TIMEOUT_S):
                raise Violation(f"a server is not there again: {self.logs[-1][-2000:]}")

    def stop(self):
        with self._changed:
            self._stopping = True
        self.signal(signal.SIGTERM)
        self._supervisor.join(TIMEOUT_S)


class Balancer(Program):
    def __init__(self, network):
        super().__init__()
        text = (ROOT / "deploy/cluster/haproxy.cfg").read_text(encoding="utf-8")
        config = replace_each(
            text,
            ("    bind :443 ssl crt /etc/haproxy/play.example.org.pem alpn h2,http/1.1\n", ""),
            ("    http-request redirect scheme https code 308 unless { ssl_fc }\n", ""),
            *((f"172.30.81.1{n}:8080", f"{network.address(node)}:{PLAYERS}")
              for n, node in enumerate(NODES, 1)))
        (self.folder / "haproxy.cfg").write_text(config, encoding="utf-8")
        self.start([*network.command_prefix(BALANCER), find_program("usr/sbin/haproxy"), "-db",
                    "-f", self.folder / "haproxy.cfg"])


class Cluster(Deployment):
    tables_move = True
    connect_timeout = 5

    def __init__(self, folder, slow_syncs):
        self.folder = folder
        self.slow = folder / "slow"
        self.network = Network([*NODES, *DATABASES, BALANCER])
        self.nodes, self.databases, self.balancer = {}, {}, None
        try:
            self._make_databases(slow_syncs)
            key = folder / "key"
            key.touch(0o600)
            key.write_text("the key of a trial, known to its servers\n", encoding="ascii")
            for node in NODES:
                self.nodes[node] = Node(lambda node=node: self._start(node, key))
            self.balancer = Balancer(self.network)
        except BaseException:
            self.close_all()
            raise
        at = self.network.address(BALANCER)
        self.endpoints = [f"ws://{at}/ws"]

    # ---- what it consists of

    def _make_databases(self, slow_syncs):
        for name in DATABASES:
            command_prefix = [*self.network.command_prefix(name), "env", f"LD_PRELOAD={slow_syncs}",
                              f"SLOW_SYNCS={self.slow}.{name}"]
            self.databases[name] = PostgresServer(
                self.folder / name, {"fsync": "on", "wal_sync_method": "fdatasync",
                                     "wal_keep_size": "512MB", "max_connections": "100",
                                     "wal_receiver_timeout": "5s", "wal_sender_timeout": "5s",
                                     "wal_retrieve_retry_interval": "500ms"},
                self.network.address(name), command_prefix)
        self.pair = ReplicatedPair(*self.databases.values())
        self.pair.start()
        at = ",".join(self.network.address(name) for name in DATABASES)
        self.url = f"postgresql://vegas@{at}/postgres"

    def _machine_name(self, name):
        """Of one of the databases, if it is named by what it is."""
        return getattr(self.pair, name).folder.name if name in ("primary", "standby") else name

    def _start(self, node, key):
        at = self.network.address(node)
        older = node not in self.nodes and "BEFORE_VEGASD" in os.environ
        return Server("--data", self.url, "--address", at, "--admin-address", at, "--admin-port",
                      str(ADMIN), "--link-port", str(LINK), "--link-address", at, "--link-key-file",
                      str(key), "--quick-start-ms", "300", "--proxies",
                      self.network.address(BALANCER), "--unlimited", self.network.networks,
                      port=PLAYERS, command_prefix=self.network.command_prefix(node),
                      variable="BEFORE_VEGASD" if older else "VEGASD")

    async def launch(self):
        """It has begun when it was made."""

    async def stop(self):
        """Of what its servers say at the end, nothing is wrong that was right before."""

    async def close(self):
        await asyncio.get_running_loop().run_in_executor(None, self.close_all)

    def close_all(self):
        self.network.heal()
        for name, node in self.nodes.items():
            node.stop()
            (self.folder / f"{name}.log").write_text("\n".join(node.logs), encoding="utf-8")
        if self.balancer:
            self.balancer.stop()
            self.balancer.close()
        for database in self.databases.values():
            database.stop()
        self.network.close()

    # ---- what befalls it

    @staticmethod
    def faults():
        """Each once, in some order: of databases, which of them is the primary changes."""
        pairs = {"cut-nodes": itertools.combinations(NODES, 2),
                 "cut-primary": itertools.product(NODES, ["primary"]),
                 "cut-standby": itertools.product([*NODES, "primary"], ["standby"]),
                 "cut-balancer": itertools.product(NODES, [BALANCER])}
        faults = [f"{kind} {node}" for kind in ("kill", "freeze", "drain") for node in NODES]
        faults += ["kill-primary", "freeze-primary", "slow-disk primary", "slow-disk standby"]
        faults += [f"{kind} {one} {other} {way}" for kind, both in pairs.items()
                   for one, other in both for way in ("both", "there", "back")]
        random.shuffle(faults)
        return faults

    async def inject_fault(self, fault):
        """On return all of it works again, as a new version or as another one."""
        await asyncio.get_running_loop().run_in_executor(None, self._inject, fault)

    def _inject(self, fault):
        kind, *at = fault.split()
        servers_before = {name: node.server for name, node in self.nodes.items()}
        getattr(self, "_" + kind.replace("-", "_"))(*at)
        for name, node in self.nodes.items():
            if node.server is servers_before[name] and node.server.process.poll() is not None:
                node.wait_for_next(servers_before[name])

    def _end(self, name, number, code):
        node = self.nodes[name]
        servers_before, count = node.server, len(node.codes)
        node.signal(number)
        node.wait_for_next(servers_before)
        if node.codes[count] != code:
            raise Violation(f"{name} ended with {node.codes[count]}: {node.logs[count][-2000:]}")

    def _kill(self, name):
        self._end(name, signal.SIGKILL, -9)

    def _drain(self, name):
        self._end(name, signal.SIGTERM, 0)

    def _freeze(self, name):
        self.nodes[name].signal(signal.SIGSTOP)
        time.sleep(FREEZE_S)  # the others have its tables
        self._end(name, signal.SIGCONT, 1)

    def _cut(self, one, other, way):
        one, other = self._machine_name(one), self._machine_name(other)
        if way != "back":
            self.network.cut(one, other)
        if way != "there":
            self.network.cut(other, one)
        time.sleep(FAULT_S)
        self.network.heal()

    _cut_nodes = _cut_primary = _cut_standby = _cut_balancer = _cut

    def _slow_disk(self, which):
        file = pathlib.Path(f"{self.slow}.{self._machine_name(which)}")
        file.write_text("300\n", encoding="ascii")
        time.sleep(FAULT_S)
        file.unlink()

    def _promote_standby(self):
        """As a watcher does it: the standby is the primary, and for now the only one."""
        self.pair.promote_standby()
        self.writable_since = time.monotonic()
        self.pair.primary.sql("alter system set synchronous_standby_names = ''")
        self.pair.primary.sql("select pg_reload_conf()")

    def _kill_primary(self):
        self.pair.primary.crash()
        self._promote_standby()
        time.sleep(2)
        self.pair.add_standby()

    def _freeze_primary(self):
        """The old one wakes, and believes to be what it was."""
        self.pair.primary.freeze()
        self._promote_standby()
        time.sleep(4)
        self.pair.standby.thaw()
        time.sleep(4)
        self.pair.standby.crash()
        self.pair.add_standby()
