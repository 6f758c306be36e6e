"""Machines of a trial in a network of their own: each in a network namespace of Linux, behind one
router, which drops what it is told to. Needs root and iproute2."""

import os
import subprocess


def _ip(*words):
    subprocess.run(["ip", *words], check=True)


class Network:
    """`hosts`: names of up to three letters. This machine itself is the first one of the network:
    it reaches all of them, and is never cut off."""

    def __init__(self, hosts):
        self._prefix = f"v{os.getpid() % 100_000}"
        self._subnet = f"10.{128 + os.getpid() % 100}"
        self.hosts = list(hosts)
        self.networks = f"{self._subnet}.0.0/16"
        self.cuts = set()
        _ip("netns", "add", self._prefix)
        try:
            _ip("netns", "exec", self._prefix, "sh", "-c", "echo 1 > /proc/sys/net/ipv4/ip_forward")
            self._join("", None)
            for host in self.hosts:
                _ip("netns", "add", self.name(host))
                self._join(host, self.name(host))
            _ip("route", "add", self.networks, "via", f"{self._subnet}.0.1")
        except BaseException:
            self.close()
            raise

    def name(self, host):
        return f"{self._prefix}{host}"

    def address(self, host):
        """'' is this machine."""
        number = self.hosts.index(host) + 1 if host else 0
        return f"{self._subnet}.{number}.2"

    def command_prefix(self, host):
        """The beginning of a command that runs there."""
        return ("ip", "netns", "exec", self.name(host))

    def cut(self, one, other):
        """From now on nothing of the first one reaches the second."""
        _ip("-n", self._prefix, "rule", "add", "iif", f"to{one}", "to", self.address(other),
            "blackhole")
        self.cuts.add((one, other))

    def heal(self):
        for one, other in self.cuts:
            _ip("-n", self._prefix, "rule", "del", "iif", f"to{one}", "to", self.address(other),
                "blackhole")
        self.cuts.clear()

    def close(self):
        for host in ("", *self.hosts):
            subprocess.run(["ip", "netns", "del", self.name(host)], check=False,
                           stderr=subprocess.DEVNULL)

    def _join(self, host, namespace):
        """A line between the router and one machine; here its end is called as the network is."""
        inside = ("-n", namespace) if namespace else ()
        end = "eth0" if namespace else self._prefix
        address = self.address(host)
        router = address.removesuffix("2") + "1"
        _ip("-n", self._prefix, "link", "add", f"to{host}", "type", "veth", "peer", "name", end,
            "netns", namespace or str(os.getpid()))
        for where, name, its in (((*("-n", self._prefix),), f"to{host}", router),
                                 (inside, end, address)):
            _ip(*where, "addr", "add", f"{its}/24", "dev", name)
            _ip(*where, "link", "set", name, "up")
        if namespace:
            _ip(*inside, "link", "set", "lo", "up")
            _ip(*inside, "route", "add", "default", "via", router)
